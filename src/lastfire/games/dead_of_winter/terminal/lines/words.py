"""The words in which the terminal tells Dead of Winter; those on the cards come from the game."""

from typing import Final

from lastfire import terms
from lastfire.engine.words import Name, fill, in_language
from lastfire.games.dead_of_winter.rules.catalogue import ColonyCatalogue
from lastfire.games.dead_of_winter.rules.words.terms import GROUPS, TERMS
from lastfire.games.dead_of_winter.terminal.lines.long_night_words import NIGHT_WORDS
from lastfire.terms import capital as capital
from lastfire.terms import headed
from lastfire.terms import sentence as sentence

WORDS: Final[dict[str, Name]] = {
    **terms.TERMS,
    **TERMS,
    **NIGHT_WORDS,
    # How things stand.
    "status": Name(
        "Round {round} of {rounds}. {step}. Morale {morale}, food {food}, waste {waste}, "
        "starvation {starvation}, helpless {helpless}.",
        "ラウンド{round}/{rounds}。{step}。士気{morale}、食料{food}、廃物{waste}枚、飢餓{starvation}、"
        "無力な生存者{helpless}人。",
    ),
    "turn_of": Name("{seat}'s turn; first player: {first}.", "{seat}の手番。ファーストプレイヤー：{first}。"),
    "you": Name("{seat} (you)", "{seat}（あなた）"),
    "beliefs_head": Name(
        "Who may be the betrayer, from what each of them knows:", "裏切り者の見立て（各自の知る範囲で）："
    ),
    "beliefs": Name("  {seat}: {others}", "  {seat}：{others}"),
    "believed": Name("{seat} {chance}", "{seat} {chance}"),
    # The main objective and the crisis.
    "hard": Name("hardcore side", "ハードコアサイド"),
    "goal": Name("{verdict}, {now} of {need}: {words}", "{verdict}（{now}/{need}）：{words}"),
    "goal_limit": Name(
        "{verdict}, {now} now, {need} or fewer needed: {words}",
        "{verdict}（現在{now}、{need}以下で達成）：{words}",
    ),
    "stock": Name("added: {cards}", "加えたカード：{cards}"),
    "samples": Name("{count:sample|samples}", "検体{count}個"),
    "prevent_with": Name("prevent with {symbols}", "回避：{symbols}"),
    "wants": Name("Prevent: {symbols}.", "回避：{symbols}。"),
    "giver": Name("{seat} {count}", "{seat} {count}枚"),
    "known_given": Name("You know of {cards}", "あなたが知るもの：{cards}"),
    "no_crisis": Name("no crisis", "危機なし"),
    # The colony phase to come.
    "night": Name("Colony phase as things stand", "現状でのコロニーフェイズ"),
    "night_food": Name("{needed} of {food} food paid", "食料{food}のうち{needed}を支払う"),
    "night_hunger": Name(
        "not enough food ({short} short): morale -{hunger}", "食料が{short}足りない：士気-{hunger}"
    ),
    "night_waste": Name("waste: morale -{waste}", "廃物：士気-{waste}"),
    "night_lacks": Name("the crisis needs {missing:point|points} more", "危機の回避にあと{missing}ポイント"),
    "night_least": Name(
        "the crisis needs at least {missing:point|points} more", "危機の回避に少なくともあと{missing}ポイント"
    ),
    "night_if": Name(
        "the crisis is prevented if all face-down cards help", "伏せたカードがすべて有効なら危機を回避できる"
    ),
    "night_safe": Name("the crisis is prevented", "危機を回避できる"),
    "night_zombies": Name(
        "+{zombies:zombie|zombies} in the colony phase", "コロニーフェイズにゾンビ+{zombies}"
    ),
    "night_overruns": Name("overruns {overruns}", "突破{overruns}"),
    # Locations.
    "spaces": Name("on {count:space|spaces}", "{count}マス"),
    "gates": Name(
        "  entrances, zombies + barricades of {spaces}: {gates}",
        "  入口（ゾンビ+バリケード、各{spaces}マス）：{gates}",
    ),
    "gate": Name("{gate}: {zombies}+{barricades}", "{gate}：{zombies}+{barricades}"),
    "room": Name("{here} of {room} survivors", "生存者{here}/{room}"),
    "deck": Name("item deck {count:card|cards}", "探索デッキ{count}枚"),
    "present": Name("{survivor} ({seat})", "{survivor}（{seat}）"),
    # Groups.
    "dice": Name("dice {dice}", "ダイス {dice}"),
    "used_dice": Name("{count} used", "使用済み{count}個"),
    "hand_size": Name("{count:card|cards} in hand", "手札{count}枚"),
    "from_deck": Name("{count} from {deck}", "{deck}{count}"),
    "starters": Name("{count} starter", "初期{count}"),
    "known_hand": Name("known: {cards}", "判明：{cards}"),
    "secret_is": Name("secret objective: {name}", "秘密の目的：{name}"),
    "betrayal_is": Name("betrayal objective: {name}", "裏切りの目的：{name}"),
    "exile_card_is": Name("exiled objective: {name}", "追放者の目的：{name}"),
    "at": Name("at {place}", "{place}"),
    "helps_stand": Name("Used whenever possible: {helps}.", "使えるときは必ず使う：{helps}。"),
    "helps_ask": Name("Used only after asking: {helps}.", "使う前に確認する：{helps}。"),
    "gear_used": Name("{item} (used)", "{item}（使用済み）"),
    # What only you see.
    "your_dice": Name("{dice}. Hand: {hand}.", "{dice}。手札：{hand}。"),
    "your_draft": Name("You choose from", "選べる生存者"),
    "your_chosen": Name("You keep", "選んだ生存者"),
    "your_find": Name("You look at", "見ているカード"),
    "betrayal": Name("betrayal", "裏切り"),
    "watching": Name("Your crossroads card", "引いたクロスロードカード"),
    "reader": Name("{seat} has drawn the crossroads card.", "{seat}がクロスロードカードを引いています。"),
    "choice": Name("{number}. {name}: {text}", "{number}. {name}：{text}"),
    "choice_plain": Name("{number}. {text}", "{number}. {text}"),
    "thumb": Name("(thumb {way})", "（{way}）"),
    "up": Name("up", "賛成"),
    "down": Name("down", "反対"),
    "vote_in": Name("Votes are in from {seats}.", "投票済み：{seats}。"),
    "waste_pile": Name("Waste pile", "捨て札置き場"),
    "removed": Name("Removed from the game", "ゲームから除外"),
    "decks": Name(
        "Left in the decks: crises {crises}, crossroads {crossroads}, survivors {survivors}.",
        "山札の残り：危機{crises}、クロスロード{crossroads}、生存者{survivors}。",
    ),
    "nothing": Name("nothing", "なし"),
    "times": Name("{item} x{count}", "{item}×{count}"),
    # Options, by kind.
    "g_fight": Name("Actions with dice", "ダイスを使うアクション"),
    "g_search": GROUPS["verbs"]["search"],
    "g_move": GROUPS["verbs"]["move"],
    "g_ability": Name("Abilities and equipment", "アビリティと装備"),
    "g_play": Name("Play a card", "カードのプレイ"),
    "g_dice": TERMS["raise_die"],
    "g_crisis": Name("Add to the crisis", "危機への供出"),
    "g_objective": TERMS["add_to_objective"],
    "g_people": terms.TERMS["other_players"],
    "g_end": Name("End", "終わり"),
    "o_request": Name("Request a card from {seat}", "{seat}にカードを要求する"),
    "o_call_vote": Name("Call a vote to exile {seat}", "{seat}の追放投票を提案する"),
    "o_player": Name("{seat}", "{seat}"),
    # Actions by kind, where they are not offered or their rules are named.
    "v_give_gear": Name("Add equipment to the crisis", "装備の危機への供出"),
    "v_spend_food": Name("Spend a food token", "食料トークンを使う"),
    "v_ask_again": Name("Ask me again", "使う前の確認"),
    "v_borrow": Name("Use another survivor's ability", "ほかの生存者のアビリティ"),
    "v_use": Name("Use an equipped item", "装備アイテムの使用"),
    "v_feed_die": Name("Discard a food card to raise a die", "食料カードでダイスを上げる"),
    # Odds.
    "least": Name("die {least}+", "ダイス{least}+"),
    "exposure": Name("exposure: wounded {hurt}, killed {death}", "ダメージ判定：負傷{hurt}、死亡{death}"),
    "exposures": Name(
        "exposure, {rolls} rolls: wounded {hurt} each, killed {death}",
        "ダメージ判定{rolls}回：各回の負傷{hurt}、死亡{death}",
    ),
    "harms": Name("-1 point", "-1ポイント"),
    "find": Name("{what} {chance}", "{what}{chance}"),
    "finds": Name("next card: {finds}", "次のカード：{finds}"),
    # The end.
    "won_all": Name("The colony wins", "コロニーの勝利"),
    "won": Name("won", "勝ち"),
    "lost": Name("lost", "負け"),
    "result_goal": Name("  {verdict}: {words}", "  {verdict}：{words}"),
    "last_hand": Name("  hand: {cards}", "  手札：{cards}"),
    # Kinds of cards.
    "k_survivors": Name("Survivors", "生存者"),
    "k_items": Name("Items", "アイテム"),
    "k_crises": Name("Crises", "危機"),
    "k_objectives": Name("Main objectives", "主要目的"),
    "k_secrets": Name("Secret objectives", "秘密の目的"),
    "k_betrayals": Name("Betrayal objectives", "裏切りの目的"),
    "k_exiled": Name("Exiled objectives", "追放者の目的"),
    "k_crossroads": Name("Crossroads cards", "クロスロードカード"),
    "k_places": Name("Locations", "ロケーション"),
    "k_faces": Name("Exposure die", "ダメージ判定ダイス"),
    "count_head": Name("{kind} ({count})", "{kind}（{count}枚）"),
    "count_faces": Name("{kind} ({count} faces)", "{kind}（{count}面）"),
    "count_places": Name("{kind} ({count})", "{kind}（{count}か所）"),
    "deck_starter": Name("Starter items", "初期アイテム"),
    "deck_place": Name("Items at {place}", "{place}の探索デッキ"),
    "side_normal": Name("normal side", "通常サイド"),
    "side_hard": Name("hardcore side", "ハードコアサイド"),
    "side": Name(
        "Setup: morale {morale}, {rounds:round|rounds}, {zombies:zombie|zombies} per non-colony location, "
        "{at_colony:zombie|zombies} at the colony",
        "準備：士気{morale}、{rounds}ラウンド、コロニー以外の各ロケーションにゾンビ{zombies}体、"
        "コロニーにゾンビ{at_colony}体",
    ),
    "helpless_each": Name(
        "{n:helpless survivor|helpless survivors} per player",
        "プレイヤー1人につき無力な生存者{n}人",
    ),
    "short": Name("short", "短い"),
    "medium": Name("medium", "中くらい"),
    "long": Name("long", "長い"),
    "mode_waste": Name("goes to the waste pile", "プレイ後、捨て札置き場へ"),
    "mode_equip": Name("equipped", "装備"),
    "mode_event": Name("an event", "イベント"),
    "trigger": Name("Trigger: {text}", "発動条件：{text}"),
    "setup": Name("First: {text}", "最初に：{text}"),
    "is_vote": Name("decided by vote", "投票で決める"),
    "no_coop": Name("not in the co-operative variant", "協力バリアントでは除く"),
    "mature": Name("adult themes", "大人向け"),
    "one_room": Name("room for {room}", "定員{room}"),
    "entrances": Name("{count:entrance|entrances} of {spaces:space|spaces}", "入口{count}、各{spaces}マス"),
    "faces_n": Name("{count} of 12", "12面中{count}面"),
}


def say(key: str, lang: str, /, **values: object) -> str:
    """One of the words, filled with numbers and names."""
    return fill(WORDS[key].text(lang), values)


def verb_name(catalogue: ColonyCatalogue, verb: str, lang: str) -> str:
    """What a kind of action is called: in words of the terminal's own, else in those of the rules."""
    words = WORDS.get(f"v_{verb}") or GROUPS["verbs"].get(verb)
    return words.text(lang) if words else in_language(catalogue["deeds"][verb]["name"], lang)


def step_name(step: str, lang: str) -> str:
    """Where the round is: a phase, or a step of the colony phase."""
    words = GROUPS["steps"].get(step)
    if words is None or step in ("draft", "turn", "round"):
        return (words or terms.TERMS["the_end"]).text(lang)
    return headed(TERMS["colony_phase"].text(lang), words.text(lang), lang)


def either(words: list[str], lang: str) -> str:
    """Words of which any will do."""
    return (" or " if lang == "en" else "か").join(words)
