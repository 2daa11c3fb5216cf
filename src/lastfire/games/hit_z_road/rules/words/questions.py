"""The questions of Hit Z Road."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.hit_z_road.rules.words.vocabulary import WORDS

# Questions.

ASK_BID: Final = WORDS.question(
    "bid", ("ends",), Name("raise your bid or pass.", "入札しますか、それともパスしますか？")
)
ASK_PAY_BID: Final = WORDS.question(
    "pay_bid",
    ("price",),
    Name(
        "pay {price:resource|resources} for your bid.",
        "入札額として資源を{price}個払ってください。",
    ),
)
ASK_PATH: Final = WORDS.question("choose_path", (), Name("choose a path.", "道を選んでください。"))
ASK_PAY_KEY: Final = WORDS.question(
    "pay_key",
    ("price", "path"),
    Name(
        "pay {price} resources for the key on path {path}.",
        "道{path}の鍵の代価として資源を{price}個払ってください。",
    ),
)
ASK_GIFT: Final = WORDS.question(
    "take_gift",
    ("count",),
    Name(
        "take {count} resources of your choice for choosing path 1.",
        "好きな資源を{count}個取ってください。",
    ),
)
ASK_SWAP: Final = WORDS.question(
    "swap_cards",
    ("path",),
    Name(
        "choose which card on path {path} to resolve first.",
        "道{path}のどちらのカードを先に解決しますか？",
    ),
)
ASK_DETOUR: Final = WORDS.question(
    "detour",
    ("price",),
    Name(
        "do you pay {price} resources for the detour or drive through the contaminated area?",
        "資源を{price}個払って迂回しますか、それとも汚染地帯を突っ切りますか？",
    ),
)
ASK_CROSS: Final = WORDS.question(
    "cross",
    ("skulls",),
    Name(
        "you rolled {skulls:casualty|casualties} in the contaminated area. "
        "Do you spend adrenaline to save survivors?",
        "汚染地帯で犠牲の目が{skulls}つ出ました。アドレナリンを使いますか？",
    ),
)
ASK_PAY_OR_LOSE: Final = WORDS.question(
    "pay_or_lose",
    ("price", "lose", "card", "resource"),
    Name(
        "do you pay {asked} for the event on {card} or lose {lose:survivor|survivors}?",
        "{card}のイベントで、{asked}を払いますか、それとも生存者{lose}人を失いますか？",
    ),
)
ASK_PAY_PART: Final = WORDS.question(
    "pay_part",
    ("price", "card"),
    Name(
        "the event on {card} costs {price} gas. Choose how much to pay. "
        "You lose 1 survivor for each gas that you do not pay.",
        "{card}のイベントで、ガソリンを{price}個まで払えます。"
        "{price}個に足りない1個につき生存者1人を失います。",
    ),
)
ASK_DISCARD: Final = WORDS.question(
    "discard",
    ("price", "card"),
    Name(
        "discard {price:resource|resources} of your choice because of the event on {card}.",
        "{card}のイベントで、好きな資源を{price}個捨ててください。",
    ),
)
ASK_KEEP_TOKEN: Final = WORDS.question(
    "keep_token",
    ("price", "token", "card"),
    Name(
        "do you pay {price} ammo for the event on {card} or discard the {token} token?",
        "{card}のイベントで、弾薬を{price}個払って{token}トークンを残しますか、それとも捨てますか？",
    ),
)
ASK_USE_TOKEN: Final = WORDS.question(
    "use_token",
    ("token", "card", "zombies"),
    Name(
        "do you use the {token} token against the {zombies:zombie|zombies} on {card}?",
        "{card}のゾンビ{zombies}体に対して{token}トークンを使いますか？",
    ),
)
ASK_BEFORE_MELEE: Final = WORDS.question(
    "before_melee",
    ("zombies", "skulls", "flee", "spend"),
    Name(
        "you face {zombies:zombie|zombies}{horde}.{flee}{spend} What do you do?",
        "ゾンビは残り{zombies}体{horde}。{flee}{spend}どうしますか？",
    ),
)
ASK_AFTER_VOLLEY: Final = WORDS.question(
    "after_volley",
    ("zombies", "skulls", "flee", "spend"),
    Name(
        "after your ranged attack, you still face {zombies:zombie|zombies}{horde}.{flee}{spend} "
        "What do you do?",
        "ゾンビは残り{zombies}体{horde}。{flee}{spend}どうしますか？",
    ),
)
ASK_SPEND: Final = WORDS.question(
    "spend_adrenaline",
    ("casualties", "lightnings", "zombies", "adrenaline"),
    Name(
        "your melee roll includes {rolled}. Do you spend adrenaline?",
        "{rolled}があります。アドレナリンを使いますか？",
    ),
)
