"""The questions of Dead of Winter."""

from typing import Final

from lastfire.engine.step import Question
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

# Questions. Their facts go to the client beside the sentence.


def _question(name: str, fields: tuple[str, ...], en: str, ja: str, secret: bool = False) -> Question:
    return WORDS.question(name, fields, Name(en, ja), secret)


ASK_LEADER: Final = _question("leader", (), "choose your group leader.", "グループリーダーを選んでください。")
ASK_FOLLOWER: Final = _question(
    "follower", (), "choose another survivor to keep.", "残す生存者をもう1人選んでください。"
)
ASK_TURN: Final = _question(
    "turn", (), "it is your turn. What do you do?", "あなたの手番です。どうしますか？"
)
ASK_DIE: Final = _question(
    "die", ("least",), "choose a die showing {least} or higher.", "{least}以上の目のダイスを選んでください。"
)
ASK_RAISE: Final = _question("raise", (), "choose a die to raise by 1.", "どのダイスの目を1上げますか？")
ASK_REROLL: Final = _question("reroll", (), "choose a die to reroll.", "どのダイスを振り直しますか？")
ASK_REROLL_MORE: Final = _question(
    "reroll_more", (), "do you reroll another die?", "ほかのダイスも振り直しますか？"
)
ASK_SET_DIE: Final = _question(
    "set_die", (), "choose a die to turn to another face.", "どのダイスの目を変えますか？"
)
ASK_FACE: Final = _question("face", (), "choose which face to turn the die to.", "ダイスをどの目にしますか？")
ASK_LOWER: Final = _question(
    "lower",
    (),
    "choose another player's die to lower by 1.",
    "ほかのプレイヤーのどのダイスの目を1下げますか？",
)
ASK_TARGET: Final = _question(
    "target",
    ("survivor",),
    "choose the target of {survivor}'s attack.",
    "{survivor}の攻撃の対象を選んでください。",
)
ASK_WITH: Final = _question(
    "with", ("survivor", "rolls"), "choose how {survivor} attacks.", "{survivor}はどのように攻撃しますか？"
)
ASK_ATTACKER: Final = _question(
    "attacker", (), "choose a survivor to attack with.", "どの生存者で攻撃しますか？"
)
ASK_GATE: Final = _question("gate", (), "choose a colony entrance.", "コロニーの入口を選んでください。")
ASK_PLACE: Final = _question("place", (), "choose a location.", "ロケーションを選んでください。")
ASK_DESTINATION: Final = _question(
    "destination",
    ("survivor",),
    "choose a location for {survivor} to move to.",
    "{survivor}はどのロケーションへ移動しますか？",
)
ASK_SOURCE: Final = _question(
    "source",
    ("place",),
    "choose which location's zombies to attract to {place}.",
    "どのロケーションから{place}へゾンビを陽動しますか？",
)
ASK_COUNT: Final = _question(
    "count", ("most",), "choose a number from 0 to {most}.", "0から{most}までの数を選んでください。"
)
ASK_SEARCH: Final = _question(
    "search",
    ("place", "keep"),
    "keep a card from {place}, or make noise to look at another card.",
    "カードを手札に加えますか、それとも騒音を立てますか？",
)
ASK_SURVIVOR: Final = _question("survivor", (), "choose a survivor.", "生存者を選んでください。")
ASK_BEARER: Final = _question(
    "bearer", ("item",), "choose a survivor to equip with {item}.", "{item}をどの生存者に装備させますか？"
)
ASK_PATIENT: Final = _question(
    "patient",
    (),
    "choose the survivor from whom to remove a wound.",
    "どの生存者から負傷トークンか凍傷トークンを取り除きますか？",
)
ASK_CARD: Final = _question("card", (), "choose a card.", "カードを選んでください。")
ASK_GEAR: Final = _question(
    "gear",
    ("survivor",),
    "choose an item for {survivor} to hand off.",
    "{survivor}はどのアイテムを手渡しますか？",
)
ASK_PLAYER: Final = _question("player", (), "choose a player.", "プレイヤーを選んでください。")
ASK_SYMBOL: Final = _question(
    "symbol", (), "choose which kind of card to request.", "どの種類のカードを要求しますか？"
)
ASK_OFFER: Final = _question(
    "offer", ("player", "symbol", "count"),
    "{player} requests {cards_wanted}. A card you give is played immediately. Do you give a card?",
    "{player}が{cards_wanted}要求しています。渡したカードはただちにプレイされます。1枚渡しますか？",
)  # fmt: skip
ASK_EXILE_VOTE: Final = _question(
    "exile_vote", ("player",), "do you vote to exile {player}?", "{player}の追放に賛成しますか？", True
)
ASK_CROSSROADS_VOTE: Final = _question(
    "crossroads_vote",
    ("crossroads",),
    "vote on {crossroads}.",
    "{crossroads}について投票してください。",
    True,
)
ASK_TIE: Final = _question(
    "tie",
    ("crossroads", "player"),
    "the vote is tied. How do you break the tie?",
    "投票は同数です。あなたが結果を決めてください。",
)
ASK_CROSSROADS: Final = _question(
    "crossroads",
    ("crossroads",),
    "choose an option of {crossroads}.",
    "{crossroads}の選択肢を選んでください。",
)
ASK_MAY: Final = _question(
    "may", ("crossroads",), "do you use the effect of {crossroads}?", "{crossroads}の効果を使いますか？"
)
ASK_BITE: Final = _question(
    "bite",
    ("survivor",),
    "the bite spreads to {survivor}. Do you give that survivor up or roll for exposure?",
    "咬傷が{survivor}に波及しました。この生存者を見捨てますか、それともダメージ判定を行いますか？",
)
ASK_NEW_LEADER: Final = _question(
    "new_leader", (), "choose a new group leader.", "新しいグループリーダーを選んでください。"
)
ASK_REFUGE: Final = _question(
    "refuge",
    ("survivor",),
    "choose a non-colony location for {survivor} to move to.",
    "{survivor}はコロニー以外のどのロケーションへ移動しますか？",
)
ASK_BANISHED: Final = _question(
    "banished", (), "choose which survivor leaves the colony first.", "どの生存者が最初にコロニーを出ますか？"
)
ASK_TRADE: Final = _question(
    "trade",
    ("survivor",),
    "choose a survivor for {survivor} to trade locations with.",
    "{survivor}はどの生存者と入れ替わりますか？",
)
ASK_ORDER: Final = _question(
    "order",
    (),
    "choose the order in which to return the cards to the top of the crisis deck.",
    "カードをどの順で戻しますか？",
)
ASK_TAKE: Final = _question(
    "take", (), "do you take 1 of the revealed outsider cards?", "よそ者カードを1枚手札に加えますか？"
)

ASK_PATIENT_WOUND: Final = _question(
    "patient_wound",
    ("survivor",),
    "choose which kind of wound to remove from {survivor}.",
    "{survivor}から負傷トークンと凍傷トークンのどちらを取り除きますか？",
)
ASK_PLEDGE: Final = _question(
    "pledge",
    ("crossroads", "symbol", "count"),
    "do you offer 1 {symbol} card for {crossroads} ({count:more card is|more cards are} needed)?",
    "{crossroads}のために{symbol}カードを1枚差し出しますか（あと{count}枚必要）？",
)
ASK_RECEIVER: Final = _question(
    "receiver", ("item",), "choose who receives {item}.", "{item}を誰に渡しますか？"
)
ASK_STAKE: Final = _question(
    "stake",
    ("crossroads", "most"),
    "do you stake a card for {crossroads}? You may still stake up to {most:card|cards}.",
    "カードを賭けますか（あと{most}枚まで）？",
)
ASK_ARRIVAL: Final = _question(
    "arrival",
    (),
    "choose a colony entrance to attract the zombies to.",
    "コロニーのどの入口へゾンビを陽動しますか？",
)
ASK_USE: Final = _question("use", ("item",), "choose what to use {item} for.", "{item}を何に使いますか？")
ASK_PLEDGE_DIE: Final = _question(
    "pledge_die",
    ("crossroads", "count"),
    "do you spend a die for {crossroads} ({count:more die is|more dice are} needed)?",
    "{crossroads}のためにダイスを1個使いますか（あと{count}個必要）？",
)
ASK_ADDICTION: Final = _question(
    "addiction",
    ("survivor",),
    "{survivor} is addicted. Play a “Medicine” card on that survivor or choose a die to spend.",
    "{survivor}は依存症です。この生存者に「薬」のカードをプレイするか、ダイスを1個選んで使ってください。",
)
ASK_EXTRA_DIE: Final = _question(
    "extra_die",
    ("crossroads",),
    "do you use {crossroads} to place a food card in the waste pile "
    "and roll 1 additional action die this round?",
    "食料カードを捨て札置き場に置き、このラウンドのアクションダイスを1個増やしますか（{crossroads}）？",
)
ASK_FIRST: Final = _question(
    "first",
    ("crossroads",),
    "two effects happen at the same time. Do you resolve {crossroads} first?",
    "2つの効果が同時に起こります。{crossroads}を先に解決しますか？",
)
ASK_LOST_FIRST: Final = _question(
    "lost_first",
    (),
    "several survivors are lost at the same time. Choose which one is lost first.",
    "複数の生存者を同時に失います。どの生存者を最初に失いますか？",
)
ASK_ROLLS_FIRST: Final = _question(
    "rolls_first",
    (),
    "several survivors roll for exposure. Choose which one rolls next.",
    "複数の生存者のダメージ判定を行います。次はどの生存者の判定を行いますか？",
)
ASK_HOW_MANY: Final = _question(
    "how_many",
    ("symbol", "most"),
    "choose how many {symbol} cards to request (from 1 to {most}).",
    "{symbol}カードを何枚要求しますか（1枚から{most}枚まで）？",
)
ASK_ACCEPT: Final = _question(
    "accept",
    ("player", "item", "survivor"),
    "{player} hands off {item} to {survivor}. Do you accept the item?",
    "{player}が{survivor}に{item}を手渡します。受け取りますか？",
)
ASK_HELP: Final = _question(
    "help", ("survivor", "help", "rolls"), "do you use {help} now?", "{help}を今使いますか？"
)
BASE_QUESTIONS: Final = len(WORDS.questions)
"""The questions of a match without modules."""
