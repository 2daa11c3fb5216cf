"""What is asked and told in the phases of the players: Actions, 4R, Eat, Housekeeping."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

FREE_ACTION_GAINED: Final = WORDS.record(
    "free_action_gained",
    ("unit",),
    Name("{unit:gains|gain} a free Action.", "{unit}が無料アクションを得る。"),
)
CATACOMBS_ROLLED: Final = WORDS.record(
    "catacombs_rolled",
    ("unit", "die"),
    Name("{unit:tries|try} to leave the Catacombs: {die}.", "{unit}がカタコンベから出ようとする：{die}。"),
)
IS_LOST: Final = WORDS.record(
    "is_lost",
    ("unit", "space"),
    Name("{unit:is|are} Lost! The way leads to {space}.", "{unit}は迷子！ 道は{space}に通じていた。"),
)

# Losses. [DOZ-EVENT-15]
ASK_LOSS: Final = WORDS.question(
    "loss",
    ("left",),
    Name("what is lost? Still to lose: {left}.", "何を失いますか（残り{left}）。"),
    says_what_for=True,
)

# Heal, Discharge, Equip. [DOZ-HEAL]
UNIT_HEALED: Final = WORDS.record(
    "unit_healed", ("unit",), Name("{unit:is|are} healed.", "{unit}を治療する。")
)
UNIT_WOKEN: Final = WORDS.record(
    "unit_woken", ("unit",), Name("{unit:wakes|wake} from the coma.", "{unit}が昏睡から目を覚ます。")
)
DISCHARGED: Final = WORDS.record(
    "discharged",
    ("unit", "space"),
    Name("{unit:is|are} discharged to {space}.", "{unit}が退院し、{space}に置かれる。"),
)
UNIT_EQUIPPED: Final = WORDS.record(
    "unit_equipped",
    ("unit", "other"),
    Name(
        "{unit:takes|take} up arms: {other:returns|return} to Town Center.",
        "{unit}が武装し、{other}がタウンセンターに戻る。",
    ),
)
ASK_EQUIP: Final = WORDS.question("equip", (), Name("which Civilians return?", "どの市民が戻りますか。"))

# Move. [DOZ-MOVE]
ASK_MOVE: Final = WORDS.question(
    "move", ("unit",), Name("where {unit:does ~|do ~} go?", "{unit}はどこへ移動しますか。")
)
ASK_CAME_FROM: Final = WORDS.question(
    "came_from",
    ("space",),
    Name("from which space is {space} attacked?", "どのスペースから{space}を攻撃しますか。"),
)
ASK_ATTACK: Final = WORDS.question(
    "attack_un_zeds",
    ("unit", "other"),
    Name("{unit:does ~|do ~} attack {other}?", "{unit}は{other}を攻撃しますか。"),
)

# Refugees and VIPs in town. [DOZ-4R-13, DOZ-UNIT-22]
COMES_TO_CAMP: Final = WORDS.record(
    "comes_to_camp",
    ("unit",),
    Name("{unit:finds|find} shelter in the Refugee Camp.", "{unit}が避難民キャンプに入る。"),
)
ASK_BENEFIT: Final = WORDS.question(
    "vip_benefit", (), Name("what do the VIP Survivors bring?", "要人は何をもたらしますか。")
)
ALL_HEALED: Final = WORDS.record(
    "all_healed",
    (),
    Name("Every player unit is healed fully.", "すべてのプレイヤーユニットが完全に回復する。"),
)

# The Action Phase. [DOZ-EVENT-6]
NO_ACTIONS: Final = WORDS.record(
    "no_actions",
    (),
    Name("The Action Phase is skipped this turn.", "このターンのアクションフェイズは行わない。"),
)

# Forage. [DOZ-FORAGE]
FORAGE_DICE: Final = WORDS.record(
    "forage_dice",
    ("unit",),
    Name("{unit:rolls|roll} two dice to Forage: {dice}.", "{unit}は調達のダイスを2個振る。出目は{dice}。"),
    "dice",
)
FORAGED: Final = WORDS.record(
    "foraged",
    ("unit", "space", "roll"),
    Name(
        "{unit:forages|forage} in {space}, result {roll}{from_die}.",
        "{unit}が{space}で調達を行う（結果{roll}{from_die}）。",
    ),
    "dice",
)
FORAGED_NOTHING: Final = WORDS.record(
    "foraged_nothing",
    ("unit",),
    Name("{unit:finds|find} nothing.", "{unit}は何も見つけられない。"),
)
ASK_FORAGE_DIE: Final = WORDS.question(
    "forage_die",
    ("unit", "added"),
    Name(
        "which die {unit:does ~|do ~} use?{what_is_added}",
        "{unit}はどちらのダイスを使いますか。{what_is_added}",
    ),
)
ASK_FORAGED: Final = WORDS.question(
    "foraged", (), Name("Supplies or Ammo?", "物資と弾薬のどちらを得ますか。")
)

# Build, Ferry. [DOZ-BUILD, DOZ-FATE-17]
BARRICADE_BUILT: Final = WORDS.record(
    "barricade_built",
    ("unit", "space"),
    Name("{unit:builds|build} a Barricade in {space}.", "{unit}が{space}にバリケードを建設する。"),
)
FERRY_OPENED: Final = WORDS.record(
    "ferry_opened",
    ("unit",),
    Name("{unit:sets|set} up a Ferry at the Collapsed Bridge.", "{unit}が崩落した橋に渡し船を用意する。"),
)

# Research. [DOZ-RESEARCH]
RESEARCH_ROLLED: Final = WORDS.record(
    "research_rolled",
    ("unit", "roll", "need"),
    Name(
        "{unit:researches|research}: {roll} ({need} needed).", "{unit}が研究する：{roll}（必要な目{need}）。"
    ),
)
ASK_RESEARCH_PRICE: Final = WORDS.question(
    "research_price",
    ("unit",),
    Name(
        "{unit:does ~|do ~} spend 1 Supply instead of an Action?",
        "{unit}はアクションの代わりに物資1を支払いますか。",
    ),
)

# The Action Phase. [DOZ-ACTION]
ASK_WHO_ACTS: Final = WORDS.question(
    "who_acts",
    ("left",),
    Name("who acts? Event Actions left: {left}.", "誰が行動しますか。残りのイベントアクション：{left}。"),
)
ASK_DEED: Final = WORDS.question(
    "deed", ("unit",), Name("what {unit:does ~|do ~} do?", "{unit}は何をしますか。")
)

# 4R. [DOZ-4R]
RAIDED: Final = WORDS.record(
    "raided",
    ("unit", "strength"),
    Name(
        "{unit:reaches|reach} Town Center: {strength} Supplies and Ammo are lost in all.",
        "{unit}がタウンセンターに達し、物資と弾薬を合わせて{strength}奪う。",
    ),
)
ASK_STEP: Final = WORDS.question(
    "step",
    ("unit",),
    Name("{unit:does ~|do ~} step to an adjacent space?", "{unit}は隣接するスペースへ移動しますか。"),
)
ASK_REFUGEES: Final = WORDS.question(
    "refugees",
    ("left",),
    Name("which Refugees move? Moves left: {left}.", "どの避難民が移動しますか。残り{left}。"),
)

# Eat. [DOZ-EAT]
EAT_ROLLED: Final = WORDS.record(
    "eat_rolled",
    ("die", "roll", "mouths"),
    Name(
        "The Eat Phase die shows {die}{when_modified}. "
        "Units in Hospital beds and the Refugee Camp: {mouths}.",
        "食事フェイズの出目は{die}{when_modified}。病院のベッドと避難民キャンプにいるユニットは{mouths}。",
    ),
)
HUNGER: Final = WORDS.record(
    "hunger",
    ("missing",),
    Name(
        "Supplies missing: {missing}. For each, a player unit takes 1 Hit.",
        "物資が{missing}足りない。不足1につき、プレイヤーユニット1つが1ヒットを受ける。",
    ),
)

# Housekeeping. [DOZ-HOUSE]
ORDER_RESTORED: Final = WORDS.record(
    "order_restored", ("space",), Name("Order is restored in {space}.", "{space}で秩序が回復する。")
)

# The score. [DOZ-SCORE]
SCORE_LINE: Final = WORDS.record(
    "score_line",
    ("line", "count", "points"),
    Name("{line}: {count} ({points:+d}).", "{line}：{count}（{points:+d}点）。"),
)
SCORED: Final = WORDS.record(
    "scored", ("points", "band"), Name("Score: {points}. {band}", "得点：{points}。{band}")
)
EPILOGUE: Final = WORDS.record("epilogue", ("epilogue",), Name("{epilogue}", "{epilogue}"))
