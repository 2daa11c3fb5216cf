"""The words of verbs and lasting effects on crossroads cards: questions and records."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

ASK_TRUST: Final = WORDS.question(
    "trust",
    ("crossroads",),
    Name("vote thumbs up or thumbs down on {crossroads}.", "{crossroads}に賛成しますか？"),
    secret=True,
)
ASK_NAMED_ITEM: Final = WORDS.question(
    "named_item", (), Name("choose an item to name.", "アイテムを1つ指定してください。")
)
ASK_GIVE_NAMED: Final = WORDS.question(
    "give_named",
    ("item",),
    Name("do you give 1 {item} to the player who named that item?", "{item}を1枚渡しますか？"),
)
ASK_LET_GO: Final = WORDS.question(
    "let_go",
    (),
    Name(
        "do you remove 1 of your survivors from the game so that no morale is lost?",
        "士気を下げないために、自分の生存者を1人除外しますか？",
    ),
)
ASK_BLAST: Final = WORDS.question(
    "blast",
    ("crossroads",),
    Name(
        "do you set off the explosives of {crossroads} now?",
        "今、{crossroads}の爆薬を使いますか？",
    ),
)
ASK_UPKEEP: Final = WORDS.question(
    "upkeep",
    ("crossroads",),
    Name(
        "do you discard a medicine card for {crossroads}? If not, 1 helpless survivor is killed.",
        "{crossroads}のために、どの薬カードを捨てますか（捨てなくてもよい）？",
    ),
)

TOKENS_LOST: Final = WORDS.record(
    "tokens_lost",
    ("count",),
    Name(
        "{count:advancement token is|advancement tokens are} removed from unfinished improvements.",
        "前進トークンを{count}個取り除く。",
    ),
)
DICE_SUMMED: Final = WORDS.record(
    "dice_summed",
    ("survivor", "count"),
    Name("The dice rolled for {survivor} add up to {count}.", "{survivor}のダイスの合計は{count}。"),
)
RIVAL_SUMMED: Final = WORDS.record(
    "rival_summed",
    ("seat", "count"),
    Name("The dice rolled by {seat} add up to {count}.", "{seat}が振ったダイスの合計は{count}。"),
)
TRUSTED: Final = WORDS.record("trusted", ("seat", "vote"), Name("{seat}: {vote}.", "{seat}の票：{vote}。"))
CONTEST_ROLLED: Final = WORDS.record(
    "contest_rolled", ("seat", "die"), Name("{seat} rolls a die: {die}.", "{seat}のダイスの目は{die}。")
)
ITEM_NAMED: Final = WORDS.record(
    "item_named", ("seat", "item"), Name("{seat} names {item}.", "{seat}が{item}を指定する。")
)
ITEM_HANDED: Final = WORDS.record(
    "item_handed",
    ("seat", "item", "player"),
    Name("{seat} gives {item} to {player}.", "{seat}が{player}に{item}を渡す。"),
)
BLAST: Final = WORDS.record(
    "blast", ("crossroads",), Name("The explosives of {crossroads} go off.", "{crossroads}：爆薬が爆発する。")
)
MOVE_MISSED: Final = WORDS.record(
    "move_missed",
    ("survivor",),
    Name("{survivor} has not moved this turn.", "{survivor}はこの手番に移動しなかった。"),
)
