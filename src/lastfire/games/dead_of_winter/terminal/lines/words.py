"""The words in which the terminal tells Dead of Winter; those on the cards come from the game."""

from typing import Any, Final

from lastfire.engine.words import Name, fill

WORDS: Final[dict[str, Name]] = {
    # How things stand.
    "status": Name(
        "Round {round} of {rounds}, {step}. Morale {morale}, food {food}, waste {waste}, "
        "starvation {starvation}, helpless {helpless}.",
        "ラウンド{round}/{rounds}、{step}。士気{morale}、食料{food}、廃物{waste}枚、飢餓{starvation}、"
        "無力な生存者{helpless}人。",
    ),
    "step_draft": Name("choosing survivors", "生存者選び"),
    "step_turn": Name("turns", "手番"),
    "step_pay_food": Name("the colony eats", "食料の支払い"),
    "step_check_waste": Name("the waste is checked", "廃物の確認"),
    "step_crisis": Name("the crisis", "危機の解決"),
    "step_zombies": Name("zombies come", "ゾンビの追加"),
    "step_objective": Name("the main objective is checked", "主要目的の確認"),
    "step_round": Name("a new round", "新しいラウンド"),
    "step_over": Name("the end", "終了"),
    "turn_of": Name(
        "{seat}'s turn; first player: {first}. Turns go clockwise, to the left; after the round the first "
        "player token passes to the player on the right.",
        "{seat}の手番。スタートプレイヤー：{first}。手番は時計回り（左隣へ）に進み、ラウンドの終わりに"
        "スタートプレイヤートークンは右隣のプレイヤーに渡る。",
    ),
    "you": Name("{seat} (you)", "{seat}（あなた）"),
    "beliefs_head": Name(
        "Who may be the betrayer, from what each of them knows:", "裏切り者の見立て（各自の知る範囲で）："
    ),
    "beliefs": Name("  {seat}: {others}", "  {seat}：{others}"),
    "believed": Name("{seat} {chance}", "{seat} {chance}"),
    # The main objective and the crisis.
    "objective": Name("Main objective", "主要目的"),
    "hard": Name("harder side", "難しい面"),
    "goal": Name("{verdict}, {now} of {need}: {words}", "{verdict}（{now}/{need}）：{words}"),
    "goal_met": Name("Met", "達成"),
    "goal_open": Name("Not yet", "未達成"),
    "stock": Name("added: {cards}", "加えたカード：{cards}"),
    "samples": Name("{count:sample|samples}", "標本{count}個"),
    "crisis": Name("Crisis", "危機"),
    "crisis_given": Name("{given} of {needed} cards given", "提供{given}/{needed}枚"),
    "crisis_wants": Name(
        "wanted {symbols}; {given} given, {needed} needed", "必要：{symbols}、提供{given}/{needed}枚"
    ),
    "wants": Name("Wanted: {symbols}.", "必要：{symbols}。"),
    "giver": Name("{seat} {count}", "{seat} {count}枚"),
    "known_given": Name("You know of {cards}", "あなたが知るもの：{cards}"),
    "no_crisis": Name("no crisis now", "今はない"),
    "fails": Name("Otherwise: {text}", "防げなければ：{text}"),
    # The night.
    "night": Name("Tonight, as things stand", "このままの今夜"),
    "night_food": Name("{needed} of {food} food eaten", "食料{food}のうち{needed}を消費"),
    "night_hunger": Name(
        "food is short by {short}: morale -{hunger}", "食料が{short}足りない：士気-{hunger}"
    ),
    "night_waste": Name("the waste costs {waste} morale", "廃物で士気-{waste}"),
    "night_lacks": Name("the crisis lacks {missing:card|cards}", "危機にあと{missing}枚"),
    "night_least": Name("the crisis lacks at least {missing:card|cards}", "危機に少なくともあと{missing}枚"),
    "night_if": Name("the crisis has enough if all unseen cards help", "伏せた分が有効なら危機は足りる"),
    "night_safe": Name("the crisis has enough cards", "危機への提供は足りている"),
    "night_zombies": Name("+{zombies:zombie|zombies} tonight", "今夜ゾンビ+{zombies}"),
    "night_overruns": Name("overruns {overruns}", "突破{overruns}"),
    # Places.
    "zombies": Name("{count:zombie|zombies}", "ゾンビ{count}"),
    "barricades": Name("{count:barricade|barricades}", "バリケード{count}"),
    "spaces": Name("on {count:space|spaces}", "{count}マス"),
    "gates": Name(
        "  entrances, zombies + barricades of {spaces}: {gates}",
        "  入口（ゾンビ+バリケード、各{spaces}マス）：{gates}",
    ),
    "gate": Name("{gate}: {zombies}+{barricades}", "{gate}：{zombies}+{barricades}"),
    "noise": Name("noise {noise}", "騒音{noise}"),
    "room": Name("{here} of {room} survivors", "生存者{here}/{room}"),
    "heads": Name("{heads} people", "{heads}人"),
    "deck": Name("{count:card|cards} to find", "山札{count}枚"),
    "present": Name("{survivor} ({seat})", "{survivor}（{seat}）"),
    # Groups.
    "dice": Name("dice {dice}", "ダイス {dice}"),
    "no_dice": Name("no dice left", "ダイスなし"),
    "used_dice": Name("{count} used", "使用済み{count}個"),
    "hand_size": Name("{count:card|cards} in hand", "手札{count}枚"),
    "from_deck": Name("{count} from {deck}", "{deck}{count}"),
    "starters": Name("{count} starter", "初期{count}"),
    "known_hand": Name("known: {cards}", "判明：{cards}"),
    "exiled": Name("exiled", "追放"),
    "out": Name("out of the game", "脱落"),
    "secret_is": Name("secret objective: {name}", "秘密の目的：{name}"),
    "betrayal_is": Name("betrayal objective: {name}", "裏切りの目的：{name}"),
    "exile_card_is": Name("exile objective: {name}", "追放者の目的：{name}"),
    "leader": Name("leader", "リーダー"),
    "at": Name("at {place}", "{place}"),
    "wounds": Name("{count:wound|wounds}", "負傷{count}"),
    "frostbite": Name("{count:frostbite wound|frostbite wounds}", "凍傷{count}"),
    "moved": Name("has moved", "移動済み"),
    "helps_stand": Name("Used whenever they first fit: {helps}.", "最初に使えるときに使う：{helps}。"),
    "helps_ask": Name("Used only after asking: {helps}.", "使う前に確認する：{helps}。"),
    "ability_used": Name("ability used", "アビリティ使用済み"),
    "gear_used": Name("{item} (used)", "{item}（使用済み）"),
    "skills": Name(
        "influence {influence}, attack {attack}+, search {search}+",
        "影響力{influence}、攻撃{attack}+、探索{search}+",
    ),
    # What only you see.
    "your_hand": Name("Your hand", "手札"),
    "your_dice": Name("{dice}. Hand: {hand}.", "{dice}。手札：{hand}。"),
    "your_secret": Name("Your secret objective", "あなたの秘密の目的"),
    "your_betrayal": Name("Your betrayal objective", "あなたの裏切りの目的"),
    "your_exile_card": Name("Your exile objective", "あなたの追放者の目的"),
    "your_draft": Name("You choose from", "選べる生存者"),
    "your_chosen": Name("You keep", "選んだ生存者"),
    "your_find": Name("You look at", "見ているカード"),
    "betrayal": Name("betrayal", "裏切り"),
    "watching": Name("You watch for", "見張っているカード"),
    "reader": Name("{seat} reads the crossroads card.", "{seat}がクロスロードカードを読んでいる。"),
    "open_card": Name("Crossroads", "クロスロード"),
    "choice": Name("{number}. {name}: {text}", "{number}. {name}：{text}"),
    "choice_plain": Name("{number}. {text}", "{number}. {text}"),
    "thumb": Name("(thumb {way})", "（{way}）"),
    "up": Name("up", "賛成"),
    "down": Name("down", "反対"),
    "lasting": Name("In force", "効果中"),
    "vote_in": Name("Ballots are in from {seats}.", "投票済み：{seats}。"),
    "waste_pile": Name("Waste pile", "廃物置き場"),
    "removed": Name("Out of the game", "ゲームから除外"),
    "gone": Name("Dead or gone", "死亡・離脱"),
    "decks": Name(
        "Left in the decks: crises {crises}, crossroads {crossroads}, survivors {survivors}.",
        "山札の残り：危機{crises}、クロスロード{crossroads}、生存者{survivors}。",
    ),
    "nothing": Name("nothing", "なし"),
    "times": Name("{item} x{count}", "{item}×{count}"),
    # Options, by kind.
    "g_fight": Name("Fight and work", "戦いと作業"),
    "g_search": Name("Search", "探索"),
    "g_move": Name("Move", "移動"),
    "g_ability": Name("Abilities and equipment", "アビリティと装備"),
    "g_play": Name("Play a card", "カードをプレイ"),
    "g_dice": Name("Raise a die", "ダイスを上げる"),
    "g_crisis": Name("Give to the crisis", "危機への提供"),
    "g_objective": Name("Add to the main objective", "主要目的に加える"),
    "g_people": Name("Others", "他のプレイヤー"),
    "g_end": Name("End", "終わり"),
    "o_request": Name("Ask {seat} for cards", "{seat}に要求"),
    "o_call_vote": Name("Call a vote to exile {seat}", "{seat}の追放投票"),
    "o_player": Name("{seat}", "{seat}"),
    # Actions by kind, where they are not offered or their rules are named.
    "v_attack": Name("Attack", "攻撃"),
    "v_search": Name("Search", "探索"),
    "v_barricade": Name("Barricade", "バリケード"),
    "v_attract": Name("Attract zombies", "陽動"),
    "v_clean_waste": Name("Clean waste", "廃物処理"),
    "v_move": Name("Move", "移動"),
    "v_ability": Name("Ability", "アビリティ"),
    "v_play": Name("Play a card", "カードをプレイ"),
    "v_give": Name("Give to the crisis", "危機に提供"),
    "v_give_gear": Name("Give equipment to the crisis", "装備を危機に提供"),
    "v_spend_food": Name("Spend a food token", "食料トークンを使う"),
    "v_ask_again": Name("Be asked again", "使う前の確認"),
    "v_request": Name("Request cards", "要求"),
    "v_request_all": Name("Ask everybody for cards", "全員に要求"),
    "v_hand_off": Name("Hand off", "手渡す"),
    "v_call_vote": Name("Call a vote to exile", "追放投票"),
    "v_end_turn": Name("End the turn", "手番を終える"),
    # Odds.
    "least": Name("die {least}+", "ダイス{least}+"),
    "exposure": Name("exposure: hurt {hurt}, dead {death}", "判定：傷{hurt}、死{death}"),
    "exposures": Name(
        "exposure, {rolls} rolls: hurt {hurt} each, dead {death}", "判定{rolls}回：各回の傷{hurt}、死{death}"
    ),
    "rollers": Name(
        "{people} survivors, {rolls:roll|rolls} each: somebody dies {death}",
        "{people}人が各{rolls}回判定：誰かが死亡{death}",
    ),
    "helps": Name("helps +1", "有効 +1"),
    "harms": Name("counts against -1", "逆効果 -1"),
    "find": Name("{what} {chance}", "{what}{chance}"),
    "finds": Name("next card: {finds}", "次のカード：{finds}"),
    "hit": Name("hits {hit}", "命中{hit}"),
    "zombie_tonight": Name("a zombie tonight {chance}", "今夜ゾンビ{chance}"),
    "lives": Name("lives {lives}", "生存{lives}"),
    # The end.
    "ended": Name("The end: {ending}.", "終了：{ending}。"),
    "won_by": Name("{names} wins.", "{names}の勝ち。"),
    "won_shared": Name("{names} win.", "{names}の勝ち。"),
    "won_all": Name("The colony wins.", "コロニーの勝ち。"),
    "won_nobody": Name("Nobody wins.", "勝者はいない。"),
    "won": Name("won", "勝ち"),
    "lost": Name("lost", "負け"),
    "result_goal": Name("  {verdict}: {words}", "  {verdict}：{words}"),
    "goal_missed": Name("Missed", "未達成"),
    "last_hand": Name("  hand: {cards}", "  手札：{cards}"),
    # Kinds of cards.
    "k_survivors": Name("Survivors", "生存者"),
    "k_items": Name("Items", "アイテム"),
    "k_crises": Name("Crises", "危機"),
    "k_objectives": Name("Main objectives", "主要目的"),
    "k_secrets": Name("Secret objectives", "秘密の目的"),
    "k_betrayals": Name("Betrayal objectives", "裏切りの目的"),
    "k_exiled": Name("Exiled objectives", "追放者の目的"),
    "k_crossroads": Name("Crossroads", "クロスロード"),
    "k_places": Name("Locations", "ロケーション"),
    "k_faces": Name("Exposure die", "ダメージダイス"),
    "count_head": Name("{kind} ({count})", "{kind}（{count}枚）"),
    "count_faces": Name("{kind} ({count} faces)", "{kind}（{count}面）"),
    "count_places": Name("{kind} ({count})", "{kind}（{count}か所）"),
    "deck_starter": Name("Starter items", "初期アイテム"),
    "deck_place": Name("Items of {place}", "{place}のアイテム"),
    "side_normal": Name("normal side", "通常の面"),
    "side_hard": Name("harder side", "難しい面"),
    "side": Name(
        "To begin with: morale {morale}, {rounds:round|rounds}, {zombies:zombie|zombies} a location, "
        "{at_colony} at the colony, helpless {helpless} + {per_player} a player",
        "開始時：士気{morale}、{rounds}ラウンド、ロケーション毎にゾンビ{zombies}、コロニーに{at_colony}、"
        "無力な生存者{helpless}+プレイヤー毎に{per_player}",
    ),
    "short": Name("short", "短い"),
    "medium": Name("medium", "中くらい"),
    "long": Name("long", "長い"),
    "mode_waste": Name("played onto the waste pile", "プレイ後は廃物"),
    "mode_equip": Name("equipped", "装備"),
    "mode_event": Name("an event", "イベント"),
    "trigger": Name("When: {text}", "条件：{text}"),
    "setup": Name("First: {text}", "まず：{text}"),
    "is_vote": Name("decided by vote", "投票で決める"),
    "no_coop": Name("not in co-operative games", "協力ゲームでは除く"),
    "mature": Name("adult themes", "大人向け"),
    "one_room": Name("room for {room}", "定員{room}"),
    "entrances": Name("{count:entrance|entrances} of {spaces:space|spaces}", "入口{count}、各{spaces}マス"),
    "faces_n": Name("{count} of 12", "12面中{count}"),
}


def say(key: str, lang: str, /, **values: Any) -> str:
    """One of the words, filled with numbers and names."""
    return fill(WORDS[key].text(lang), values)


def listed(words: list[str], lang: str) -> str:
    """Words with commas between them."""
    return (", " if lang == "en" else "、").join(words)


def either(words: list[str], lang: str) -> str:
    """Words of which any will do."""
    return (" or " if lang == "en" else "か").join(words)


def headed(head: str, text: str, lang: str) -> str:
    """``text`` behind a heading."""
    return f"{head}{': ' if lang == 'en' else '：'}{text}"


def sentence(text: str, lang: str) -> str:
    """``text`` with a stop behind it, unless it has one."""
    return text if text.endswith((".", "。", "!", "！")) else text + ("." if lang == "en" else "。")


def spaced(sentences: list[str], lang: str) -> str:
    """Sentences one after another."""
    return (" " if lang == "en" else "").join(sentences)


def capital(text: str) -> str:
    """``text`` as it begins a line."""
    return text[:1].upper() + text[1:]
