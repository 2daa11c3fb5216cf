"""The words of the Bandits module: its actions, questions and records."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.words.actions import list_alone
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

SEARCH_HIDEOUT: Final = WORDS.action(
    "search_hideout", {}, Name("Search the Hideout", "盗賊の隠れ家を探索する")
)
ATTACK_HIDEOUT: Final = WORDS.action(
    "attack_hideout", {}, Name("Attack the Hideout", "盗賊の隠れ家を攻撃する")
)
TAKE_SHARE: Final = WORDS.action(
    "take_share",
    {},
    Name(
        "Take 1 card from the stockpile as the leader of the bandits",
        "盗賊の首領として備蓄からカードを1枚取る",
    ),
)
BANDIT: Final = WORDS.action("bandit", {}, Name("A bandit", "盗賊"))
list_alone()

ASK_RAIDER: Final = WORDS.question(
    "raider",
    (),
    Name(
        "choose which survivor acts at the Hideout.",
        "盗賊の隠れ家でアクションを行う生存者を選んでください。",
    ),
)
ASK_STOCKPILE: Final = WORDS.question(
    "stockpile",
    ("count",),
    Name(
        "choose a card to take from the stockpile ({count:card|cards} still to take).",
        "備蓄から取るカードを選んでください（あと{count}枚）。",
    ),
)
ASK_BANDIT_PLACE: Final = WORDS.question(
    "bandit_place",
    (),
    Name(
        "as the leader of the bandits, choose a location to place the next bandit at.",
        "盗賊の首領として、次の盗賊を置くロケーションを選んでください。",
    ),
)
ASK_BANDIT_GONE: Final = WORDS.question(
    "bandit_gone",
    ("count",),
    Name(
        "choose a location to remove 1 bandit from (at most {count:more bandit|more bandits}).",
        "どのロケーションから盗賊を取り除きますか（あと{count}人まで）？",
    ),
)

BANDIT_CAME: Final = WORDS.record(
    "bandit_came", ("place",), Name("A bandit is placed at {place}.", "{place}に盗賊が1人現れる。")
)
BANDIT_KEPT_OUT: Final = WORDS.record(
    "bandit_kept_out",
    ("place",),
    Name(
        "No bandit is placed at {place}, because no survivor space is empty there.",
        "{place}の生存者スペースに空きがないので、盗賊は置かない。",
    ),
)
BANDITS_GONE: Final = WORDS.record(
    "bandits_gone",
    ("place", "count"),
    Name("{count:bandit is|bandits are} removed from {place}.", "{place}から盗賊を{count}人取り除く。"),
)
ATTACKED_BANDIT: Final = WORDS.record(
    "attacked_bandit",
    ("seat", "survivor", "place"),
    Name("{survivor} attacks a bandit at {place}.", "{survivor}が{place}の盗賊を攻撃する。"),
)
BANDIT_ROLLED: Final = WORDS.record(
    "bandit_rolled",
    ("die",),
    Name("The die spent on the attack is rolled again and shows {die}.", "振り直したダイスの目は{die}。"),
)
SCAVENGED: Final = WORDS.record(
    "scavenged",
    ("place", "item"),
    Name(
        "A bandit moves the top card of the item deck at {place} to the stockpile: {item}.",
        "盗賊が{place}の探索デッキの一番上のカードを備蓄へ運ぶ：{item}。",
    ),
)
STOCKED: Final = WORDS.record(
    "stocked", ("item",), Name("{item} is placed in the stockpile.", "{item}が備蓄に加わる。")
)
TAKEN_FROM_STOCKPILE: Final = WORDS.record(
    "taken_from_stockpile",
    ("seat", "item"),
    Name("{seat} takes {item} from the stockpile.", "{seat}が備蓄から{item}を取る。"),
)
LEADS_BANDITS: Final = WORDS.record(
    "leads_bandits",
    ("seat",),
    Name("{seat} is now the leader of the bandits.", "{seat}が盗賊の首領になる。"),
)
HIDEOUT_SEARCHED: Final = WORDS.record(
    "hideout_searched",
    ("seat", "survivor", "die"),
    Name(
        "{survivor} searches the Hideout and rolls {die}.",
        "{survivor}が盗賊の隠れ家を探索する。ダイスの目は{die}。",
    ),
)
HIDEOUT_ATTACKED: Final = WORDS.record(
    "hideout_attacked",
    ("seat", "survivor", "die"),
    Name(
        "{survivor} attacks the Hideout and rolls {die}.",
        "{survivor}が盗賊の隠れ家を攻撃する。ダイスの目は{die}。",
    ),
)
