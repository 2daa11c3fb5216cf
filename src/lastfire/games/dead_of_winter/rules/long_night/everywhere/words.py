"""What The Long Night says in every match: its records, questions and actions."""

from typing import Final

from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.words.actions import list_alone
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

CALM: Final = WORDS.action(
    "calm", {}, Name("Calm an unruly helpless survivor", "荒れた無力な生存者をなだめる")
)
list_alone()

ASK_CALM: Final = WORDS.question(
    "calm",
    (),
    Name(
        "choose which medicine card to discard to calm 1 unruly helpless survivor.",
        "荒れた無力な生存者をなだめるために、どの薬カードを捨てますか？",
    ),
)
ASK_UNRULY_GO: Final = WORDS.question(
    "unruly_go",
    ("count",),
    Name(
        "{count:helpless survivor is|helpless survivors are} lost. Choose how many of them are unruly.",
        "いなくなる無力な生存者{count}人のうち、荒れた者を何人にしますか？",
    ),
)
ASK_CALL_TOKEN_VOTE: Final = WORDS.question(
    "call_token_vote",
    ("player",),
    Name(
        "do you call a vote to leave the first player token with {player}?",
        "ファーストプレイヤートークンを{player}の手元に残す投票を提案しますか？",
    ),
)
ASK_TOKEN_VOTE: Final = WORDS.question(
    "token_vote",
    ("player",),
    Name(
        "do you vote to let {player} keep the first player token?",
        "{player}がファーストプレイヤートークンを持ち続けることに賛成しますか？",
    ),
    secret=True,
)

DESPAIRED: Final = WORDS.record(
    "despaired",
    ("survivor", "count"),
    Name(
        "{survivor} receives {count:despair token|despair tokens}.",
        "{survivor}が絶望トークンを{count}個受け取る。",
    ),
)
DESPAIR_LIFTED: Final = WORDS.record(
    "despair_lifted",
    ("survivor", "count"),
    Name(
        "{count:despair token is|despair tokens are} removed from {survivor}.",
        "{survivor}から絶望トークンを{count}個取り除く。",
    ),
)
TURNED_UNRULY: Final = WORDS.record(
    "turned_unruly",
    ("count",),
    Name(
        "{count:helpless survivor becomes|helpless survivors become} unruly.",
        "無力な生存者{count}人が荒れた状態になる。",
    ),
)
CALMED: Final = WORDS.record(
    "calmed",
    ("count",),
    Name(
        "{count:unruly helpless survivor is|unruly helpless survivors are} calmed.",
        "荒れた無力な生存者{count}人が落ち着く。",
    ),
)
UNRULY_LOST: Final = WORDS.record(
    "unruly_lost",
    ("count",),
    Name(
        "{count:of the lost helpless survivors is|of the lost helpless survivors are} unruly.",
        "いなくなる無力な生存者のうち、荒れた者は{count}人。",
    ),
)
TRAP_LAID: Final = WORDS.record(
    "trap_laid",
    ("place", "gate"),
    Name("An explosive trap is placed at {entrance}.", "{entrance}に爆発トラップを置く。"),
)
BARRICADE_TURNED: Final = WORDS.record(
    "barricade_turned",
    ("place", "gate"),
    Name(
        "A barricade at {entrance} is turned into an explosive trap.",
        "{entrance}のバリケードを裏返し、爆発トラップにする。",
    ),
)
TRAP_WORKED: Final = WORDS.record(
    "trap_worked",
    ("place", "gate"),
    Name(
        "An explosive trap goes off at {entrance}. The trap is removed, and the zombie is not added.",
        "{entrance}で爆発トラップが作動する。爆発トラップを取り除き、ゾンビは置かない。",
    ),
)
TRAPS_REMOVED: Final = WORDS.record(
    "traps_removed",
    ("place", "count"),
    Name(
        "{count:explosive trap is|explosive traps are} removed from {place}.",
        "{place}から爆発トラップを{count}個取り除く。",
    ),
)
NOISE_TURNED: Final = WORDS.record(
    "noise_turned",
    ("place", "loud"),
    Name(
        "A noise token at {place} is turned over and shows {loud}.", "{place}の騒音トークンを投げる：{loud}。"
    ),
)
WORDS.nouns["loud"] = (
    Noun("blank", Name("its blank side", "無印の面")),
    Noun("marked", Name("“!!!”", "「!!!」")),
)
PLACE_ROLLED: Final = WORDS.record(
    "place_rolled",
    ("place",),
    Name("A die is rolled to choose a location: {place}.", "ダイスで選ばれたロケーションは{place}。"),
)
TOKEN_VOTE_CALLED: Final = WORDS.record(
    "token_vote_called",
    ("seat",),
    Name(
        "{seat} calls a vote to leave the first player token with its current holder.",
        "{seat}がファーストプレイヤートークンを今の持ち主の手元に残す投票を提案する。",
    ),
)
TOKEN_STAYS: Final = WORDS.record(
    "token_stays",
    ("seat",),
    Name("{seat} keeps the first player token.", "{seat}がファーストプレイヤートークンを持ち続ける。"),
)

KEEP_TOKEN: Final = Noun("keep_token", Name("keeping the token", "「残す」"))
PASS_TOKEN: Final = Noun("pass_token", Name("passing the token", "「渡す」"))
