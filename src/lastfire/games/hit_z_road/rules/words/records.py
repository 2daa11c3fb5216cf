"""What can happen in Hit Z Road, and the sentences that tell it."""

from typing import Final

from lastfire.engine.record import END, ROUND
from lastfire.engine.words import Name
from lastfire.games.hit_z_road.rules.words.vocabulary import WORDS

# Records.

ROUND_BEGINS: Final = WORDS.record(
    "round_begins",
    ("round", "level"),
    Name(
        "Round {round} of 8 begins (level {level} cards).",
        "第{round}ラウンドが始まる（全8ラウンド、レベル{level}）。",
    ),
    role=ROUND,
)
CARD_DEALT: Final = WORDS.record(
    "card_dealt",
    ("path", "slot", "card"),
    Name("{card} is placed on path {path}.", "道{path}に{card}を置く。"),
)
KEY_LAID: Final = WORDS.record(
    "key_laid",
    ("path", "size"),
    Name("The +{size} key is placed on path {path}.", "道{path}に+{size}の鍵を置く。"),
)
BID_MADE: Final = WORDS.record(
    "bid_made", ("seat", "space"), Name("{seat} bids {space}.", "{seat}の入札額は{space}。")
)
PASSED: Final = WORDS.record("passed", ("seat",), Name("{seat} passes.", "{seat}はパスする。"))
AUCTION_ENDS: Final = WORDS.record("auction_ends", (), Name("The auction ends.", "競りが終わる。"))
INITIATIVE_DEALT: Final = WORDS.record(
    "initiative_dealt",
    ("seat", "place"),
    Name("{seat} starts the game with initiative {place}.", "{seat}はイニシアチブ{place}で始める。"),
)
INITIATIVE: Final = WORDS.record(
    "initiative",
    ("seat", "place", "bid"),
    Name(
        "{seat} takes initiative {place} with a bid of {bid}.",
        "{seat}は入札額{bid}でイニシアチブ{place}を得る。",
    ),
)
PAID: Final = WORDS.record(
    "paid",
    ("seat", "ammo", "gas", "adrenaline", "for", "card"),
    Name("{seat} pays {goods} for {paid_for}.", "{paid_for}：{seat}は{goods}を払う。"),
)
PATH_CHOSEN: Final = WORDS.record(
    "path_chosen", ("seat", "path"), Name("{seat} chooses path {path}.", "{seat}は道{path}を進む。")
)
GIFT_TAKEN: Final = WORDS.record(
    "gift_taken",
    ("seat", "ammo", "gas", "adrenaline"),
    Name("{seat} takes {goods} for choosing path 1.", "{seat}は道1を選び、{goods}を得る。"),
)
CARDS_SWAPPED: Final = WORDS.record(
    "cards_swapped",
    ("seat", "path"),
    Name(
        "{seat} swaps the positions of the two cards on path {path}.", "{seat}は道{path}の2枚を入れ替える。"
    ),
)
CARD_TURNED: Final = WORDS.record(
    "card_turned",
    ("path", "slot", "card"),
    Name("{card} is revealed on path {path}.", "道{path}の{card}を公開する。"),
)
SCAVENGED: Final = WORDS.record(
    "scavenged",
    ("seat", "card", "ammo", "gas", "adrenaline"),
    Name("{card}: {seat} scavenges {goods}.", "{card}：{seat}は探索で{goods}を得る。"),
)
EVENT_ROLLED: Final = WORDS.record(
    "event_rolled",
    ("seat", "card"),
    Name("{seat} rolls for the event on {card}: {faces}.", "{card}：{seat}の出目は{faces}。"),
    rest="faces",
)
SURVIVORS_LOST: Final = WORDS.record(
    "survivors_lost",
    ("seat", "count", "left", "cause", "card", "token"),
    Name("{loss}", "{loss}"),
)
SURVIVORS_GAINED: Final = WORDS.record(
    "survivors_gained",
    ("seat", "count"),
    Name("{seat} gains {count:survivor|survivors}.", "{seat}は生存者{count}人を得る。"),
)
DISCARDED: Final = WORDS.record(
    "discarded",
    ("seat", "ammo", "gas", "adrenaline", "card"),
    Name("{card}: {seat} discards {goods}.", "{card}：{seat}は{goods}を捨てる。"),
)
TOKEN_TAKEN: Final = WORDS.record(
    "token_taken",
    ("seat", "token"),
    Name("{seat} takes the {token} token.", "{seat}は{token}トークンを得る。"),
)
TOKEN_DISCARDED: Final = WORDS.record(
    "token_discarded",
    ("seat", "token"),
    Name("{seat} discards the {token} token.", "{seat}は{token}トークンを捨てる。"),
)
TOKEN_KEPT: Final = WORDS.record(
    "token_kept",
    ("seat", "token"),
    Name("{seat} keeps the {token} token.", "{seat}は{token}トークンを残す。"),
)
MAPS_CONFIRMED: Final = WORDS.record(
    "maps_confirmed",
    ("seat", "vp"),
    Name(
        "{seat} will score {vp} victory points for Map tokens at the end of the game.",
        "{seat}は地図トークンにより、ゲーム終了時に{vp}勝利点を得る。",
    ),
)
WHEEL_ARMED: Final = WORDS.record(
    "wheel_armed",
    ("seat",),
    Name(
        "{seat} will roll no red dice for the rest of the game.", "{seat}はゲーム終了まで赤ダイスを振らない。"
    ),
)
FIGHT_BEGINS: Final = WORDS.record(
    "fight_begins",
    ("seat", "card", "zombies", "skulls", "flee", "spend"),
    Name(
        "{card}: {seat} fights {zombies:zombie|zombies}{horde}.{forbidden}",
        "{card}：{seat}はゾンビ{zombies}体{horde}と戦う。{forbidden}",
    ),
)
VOLLEY: Final = WORDS.record(
    "volley",
    ("seat", "ammo", "kills", "added", "left"),
    Name(
        "{seat} makes a ranged attack with {ammo} ammo: {faces}.{joining} {left:zombie is|zombies are} left.",
        "{seat}は弾薬を{ammo}個使って射撃する：{faces}。{joining}ゾンビは残り{left}体。",
    ),
    rest="faces",
)
FLED: Final = WORDS.record(
    "fled",
    ("seat", "card", "gas", "vp"),
    Name(
        "{seat} pays {gas} gas to flee from {card} (worth {vp:victory point|victory points}).",
        "{seat}はガソリンを{gas}個払い、{card}（{vp}点）から逃走する。",
    ),
)
MELEE_ROLLED: Final = WORDS.record(
    "melee_rolled",
    ("seat", "kills", "left", "black"),
    Name(
        "{seat} rolls in the melee: {dice}. {left:zombie is|zombies are} left.",
        "{seat}は白兵戦のダイスを振る：{dice}。ゾンビは残り{left}体。",
    ),
    rest="faces",
)
ADRENALINE_SPENT: Final = WORDS.record(
    "adrenaline_spent",
    ("seat", "saves", "kills"),
    Name(
        "{seat} spends adrenaline to {bought}.",
        "{seat}はアドレナリンを使う：{bought}。",
    ),
)
ZOMBIES_KILLED: Final = WORDS.record(
    "zombies_killed",
    ("seat", "count", "left", "token"),
    Name("The {token} token kills {count:zombie|zombies}.", "{token}トークンでゾンビ{count}体を倒す。"),
)
CARD_WON: Final = WORDS.record(
    "card_won",
    ("seat", "card", "vp"),
    Name("{seat} takes {card} ({vp:victory point|victory points}).", "{seat}は{card}を得る（{vp}点）。"),
)
ELIMINATED: Final = WORDS.record("eliminated", ("seat",), Name("{seat} is eliminated.", "{seat}は脱落する。"))
PATH_UNUSED: Final = WORDS.record(
    "path_unused", ("path",), Name("Nobody chooses path {path}.", "道{path}は誰も選ばない。")
)
CROSSING_ROLLED: Final = WORDS.record(
    "crossing_rolled",
    ("seat",),
    Name(
        "{seat} rolls to drive through the contaminated area: {faces}.",
        "{seat}は汚染地帯を突っ切り、ダイスを振る：{faces}。",
    ),
    rest="faces",
)
CROSSED: Final = WORDS.record(
    "crossed",
    ("seat", "vp"),
    Name(
        "{seat} loses no survivors in the contaminated area and will score "
        "{vp:victory point|victory points} at the end of the journey.",
        "{seat}は生存者を失わず、旅の終わりに{vp}勝利点を得る。",
    ),
)
TILE_LAID: Final = WORDS.record(
    "tile_laid",
    ("size", "stage"),
    Name(
        "The +{size} contaminated area tile is placed on stage {stage}.",
        "第{stage}区間に+{size}の汚染地帯を置く。",
    ),
)
LEG_ENDS: Final = WORDS.record(
    "leg_ends", ("leg",), Name("Leg {leg} of the journey ends.", "旅の第{leg}行程が終わる。")
)
EPILOGUE: Final = WORDS.record(
    "epilogue",
    ("category", "seat", "vp"),
    Name(
        "The epilogue card for the {category} goes to {award}.", "エピローグカード「{category}」：{award}。"
    ),
)
SCORED: Final = WORDS.record(
    "scored",
    ("seat", "cards", "maps", "epilogue", "sets", "journey", "total"),
    Name("{seat} scores {total:victory point|victory points}{sum}.", "{seat}の得点は{total}点{sum}。"),
)
GAME_OVER: Final = WORDS.record(
    "game_over",
    ("reason",),
    Name("The game is over: {reason}. Victory goes to {winners}.", "ゲーム終了：{reason}。勝者：{winners}。"),
    rest="winners",
    role=END,
)
