"""The words in which the terminal tells Dawn of the Zeds; those on the cards come from the game."""

from typing import Final

from lastfire import terms
from lastfire.engine.words import Name, fill
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import KINDS, UN_ZEDS
from lastfire.games.dawn_of_the_zeds.rules.words.terms import GROUPS, TERMS

WORDS: Final[dict[str, Name]] = {
    **terms.TERMS,
    **TERMS,
    # How things stand.
    "turn": Name("Turn {n}", "第{n}ターン"),
    "level": Name("Level {level}", "レベル{level}"),
    "lead": Name("lead player: {seat}", "リードプレイヤー：{seat}"),
    "of_most": Name("{what} {n}/{most}", "{what}{n}/{most}"),
    "of": Name("{what} {n}", "{what}{n}"),
    "outbreak_at": Name("Outbreak {chance} this turn", "このターンの感染爆発{chance}"),
    "event_actions": Name("{n:Event Action|Event Actions}", "イベントアクション{n}"),
    "player_action": Name("Player Action ready", "プレイヤーアクション使用可"),
    "player_action_gone": Name("Player Action spent", "プレイヤーアクション使用済み"),
    "elwood": Name("Elwood Berra is in town", "エルウッド・ベラが町にいる"),
    "zeds_side": Name("leads the Zeds", "ゼッズを率いる"),
    "you": Name("{seat} (you)", "{seat}（あなた）"),
    "no_heroes": Name("no Heroes", "ヒーローなし"),
    "nearest": Name("Nearest Zeds: {tracks}.", "最も近いゼッズ：{tracks}。"),
    "coming": Name("Likely to be activated next: {tracks}.", "次に活性化する見込み：{tracks}。"),
    "to_come": Name(
        "Activations expected until the end: {tracks}.", "終わりまでの活性化の見込み：{tracks}。"
    ),
    "to_come_of": Name("{track} {n} (at most {most})", "{track}{n}回（最大{most}回）"),
    "falls_then": Name("the town falls {chance}", "町の陥落{chance}"),
    # The Event card and the decks.
    "event_card": Name("Event", "イベント"),
    "act": Name("Act {n}", "第{n}幕"),
    "end_card": Name("End card", "終幕カード"),
    "special_card": Name("Special card", "特別カード"),
    "tracks": Name("tracks: {tracks}", "トラック：{tracks}"),
    "all_tracks": Name("every track", "全トラック"),
    "the_fated": Name("the Fated track", "運命のトラック"),
    "fated_is": Name("Fated track: {track}", "運命のトラック：{track}"),
    "match_scores": Name("Hero scores: {scores}", "ヒーロー側の得点：{scores}"),
    "tie": Name("The match is a tie", "引き分けです"),
    "tracks_left": Name("still to be activated: {tracks}", "活性化の残り：{tracks}"),
    "gives_actions": Name("{n:Action|Actions}", "アクション{n}"),
    "eats": Name("eat {n}", "食事{n}"),
    "eats_die": Name("eat 1 or none by a die", "食事1か0（ダイス次第）"),
    "refugees_move": Name("Refugees {n}", "避難民{n}"),
    "check": Name("Outbreak check this turn", "感染爆発の判定"),
    "outbreak": Name("Outbreak", "感染爆発"),
    "has_pressure": Name("with movement pressure", "移動圧力"),
    "pressure_n": Name("movement pressure: {n:move|moves}", "移動圧力{n}回"),
    "decks": Name(
        "Event deck: {revealed} revealed, {left} left. Fate deck: {fates} cards, {gone} discarded.",
        "イベントデッキ：公開{revealed}枚、残り{left}枚。運命デッキ：{fates}枚、捨て札{gone}枚。",
    ),
    "next_event": Name("Next Event card: {card}", "次のイベントカード：{card}"),
    "next_fate": Name("Next Fate card: {card}", "次の運命カード：{card}"),
    "held": Name("Held cards", "保持カード"),
    "held_hidden": Name("{n:card|cards}, hidden", "{n}枚（非公開）"),
    "research": Name("Research", "研究"),
    "research_is": Name(
        "{card}: {need} or more reveals the next card", "{card}：{need}以上で次のカードを公開"
    ),
    "research_supply": Name("1 Supply each", "毎回物資1"),
    "research_left": Name("{early} Early, {late} Late cards to come", "残り：初期{early}枚、後期{late}枚"),
    "final_component": Name("the Final Component is found", "最後の成分を発見"),
    "antidote": Name("Antidote", "解毒剤"),
    "weapon": Name("Component", "部品"),
    # Spaces and units.
    "step": Name("{name} ({n})", "{name}（{n}）"),
    "start": Name("Start", "スタート"),
    "times": Name("{name} ×{n}", "{name}×{n}"),
    "villagers": Name("Villagers", "村人"),
    "refugees": Name("Refugees", "避難民"),
    "chaos_short": Name("Chaos {n}", "混沌{n}"),
    "sides": Name("Strength {full}/{reduced}", "戦力{full}/{reduced}"),
    "move_n": Name("Move {n}", "移動力{n}"),
    "hits_side": Name("{n:Hit|Hits} a side", "各面{n}ヒット"),
    "beds": Name("Hospital", "病院"),
    "offices": Name("Staff Offices", "執務室"),
    "cemetery": Name("Cemetery", "墓地"),
    "empty": Name("nobody", "誰もいない"),
    "zeds_at": Name("nearest Zeds: {where}", "最も近いゼッズ：{where}"),
    "space_n": Name("space {n}", "スペース{n}"),
    "start_space": Name("Start space", "スタートスペース"),
    # Versus.
    "versus_means": Name("Zeds player", "ゼッズプレイヤー"),
    "schemes": Name(
        "{n:Scheme|Schemes} in hand, {left} in the deck", "策謀カード：手札{n}枚、デッキ{left}枚"
    ),
    "your_schemes": Name("Your Schemes", "あなたの策謀カード"),
    "schemes_played": Name("Schemes played: {cards}", "使われた策謀カード：{cards}"),
    # A fight.
    "fight": Name("Hand-to-hand in {space}: {sides}", "{space}で白兵戦：{sides}"),
    "defends": Name("defence of {unit} against {zeds}", "{zeds}に対して{unit}が防御"),
    "attacks": Name("attack of {unit} on {zeds}", "{unit}が{zeds}を攻撃"),
    "defends_alone": Name("defence of {unit}", "{unit}が防御"),
    "attacks_alone": Name("attack of {unit}", "{unit}が攻撃"),
    "come": Name("attack of {zeds}", "{zeds}の攻撃"),
    "column_is": Name("column {n} of 7", "7列のうち第{n}列"),
    "shift_right": Name("{source} +{n}", "{source}+{n}"),
    "shift_left": Name("{source} -{n}", "{source}-{n}"),
    "dice": Name("dice {dice}", "出目{dice}"),
    "done_at": Name("{deed}, {space}", "{space}の{deed}"),
    "attack_on": Name("attack {zeds}", "{zeds}を攻撃"),
    # Odds.
    "odds_p": Name("{what} {chance}", "{what}{chance}"),
    "enemy_hits": Name("{n} on the enemy", "敵に{n}"),
    "own_hits": Name("{n} on the unit", "自分に{n}"),
    "shot_hits": Name("{n} Hits on average", "平均{n}ヒット"),
    "costs_ammo": Name("costs {n} Ammo", "コストは弾薬{n}"),
    "costs_no_ammo": Name("costs no Ammo", "弾薬のコストなし"),
    "costs_supplies": Name("costs {n:Supply|Supplies}", "コストは物資{n}"),
    "removes": Name("removes {chance}", "除去{chance}"),
    "finds_ammo": Name("Ammo {chance}", "弾薬{chance}"),
    "finds_supplies": Name("Supplies {chance}", "物資{chance}"),
    "survives": Name("survives {chance}", "生き残る{chance}"),
    "succeeds": Name("succeeds {chance}", "成功{chance}"),
    # Asking.
    "g_heroes": Name("Heroes", "ヒーロー"),
    "g_civilians": Name("Civilians", "市民"),
    "g_others": Name("Others", "そのほか"),
    "g_beside": Name("Hospital and Camp", "病院とキャンプ"),
    "g_cards": Name("Cards", "カード"),
    "g_end": Name("End", "終了"),
    "g_attack": Name("Attack", "攻撃"),
    "g_shoot": Name("Gunfire", "射撃"),
    "g_here": Name("Here", "この場で"),
    "g_ability": Name("Abilities", "能力"),
    "g_move": Name("Move", "移動"),
    "g_zeds": Name("Zeds", "ゼッズ"),
    "g_un_zeds": KINDS[UN_ZEDS].name,
    "g_spy": Name("Spy and Plot", "のぞき見と企て"),
    "g_all": Name("Options", "選択肢"),
    "move_to": Name("Move: {where}", "移動：{where}"),
    # Why not.
    "v_unit": Name("Act", "行動"),
    "v_play": Name("Card", "カード"),
    "v_asked": Name("Why you are asked", "質問の理由"),
    "v_scheme": Name("Scheme", "策謀カード"),
    "v_move": Name("Move", "移動"),
    "v_forage": Name("Forage", "調達"),
    "v_shoot": Name("Gunfire", "射撃"),
    "v_build": Name("Build", "建設"),
    "v_heal": Name("Heal", "治療"),
    "v_discharge": Name("Discharge", "退院"),
    "v_equip": Name("Equip", "武装"),
    "v_research": Name("Research", "研究"),
    "v_arrest": Name("Arrest", "逮捕"),
    "v_use": Name("Ability", "能力"),
    "v_use_second": Name("Second ability", "2つ目の能力"),
    "v_use_third": Name("Third ability", "3つ目の能力"),
    "v_shamble": Name("Shamble", "這い寄る"),
    "v_rise": Name("Rise", "目覚め"),
    "v_plot": Name("Plot", "企て"),
    "v_spy_event": Name("Spy", "のぞき見"),
    "v_agitate": Name("Agitate", "扇動"),
    "v_experiment": Name("Experiment", "実験"),
    "v_snipe": Name("Shot", "射撃"),
    "v_sneak": Name("Sneak", "忍び足"),
    "v_sabotage": Name("Sabotage", "破壊工作"),
    # The end.
    "score": Name("Score {score}: {band}", "得点{score}：{band}"),
    "bands": Name("The scale: {bands}.", "評価の段階：{bands}。"),
    "band_lowest": Name("{band} up to {n}", "{band}（{n}点以下）"),
    "band_from": Name("{band} from {n}", "{band}（{n}点から）"),
    "next_band": Name(
        "{n:more point|more points} would have meant {band}.", "あと{n}点あれば「{band}」だった。"
    ),
    "s_line": Name("line", "項目"),
    "s_count": Name("count", "数"),
    "s_points": Name("points", "点"),
    "s_total": Name("total", "合計"),
    # Cards.
    "our_own": Name("(our own)", "（本作独自）"),
    "need": Name("needs {n}", "必要な目{n}"),
    "copies": Name("{n} copies", "{n}枚"),
    "missing": Name("{kind}: {count} of {all}", "{kind}：{all}のうち{count}"),
}


def say(key: str, lang: str, /, **values: object) -> str:
    """One of the words, filled with numbers and names."""
    return fill(WORDS[key].text(lang), values)


def group(name: str, key: str, lang: str) -> str:
    """A word for a value of one thing, such as a phase."""
    return GROUPS[name][key].text(lang)


def counted(names: list[str], lang: str) -> list[str]:
    """Names, those alike together."""
    return [
        say("times", lang, name=name, n=names.count(name)) if names.count(name) > 1 else name
        for name in dict.fromkeys(names)
    ]
