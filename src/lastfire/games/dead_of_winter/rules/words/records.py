"""What can happen in Dead of Winter, and the sentences that tell it."""

from typing import Final

from lastfire.engine.record import END, ROUND, RecordKind
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.words.vocabulary import WORDS

# Records.


def _record(
    name: str, fields: tuple[str, ...], en: str, ja: str, rest: str = "", role: str = ""
) -> RecordKind:
    return WORDS.record(name, fields, Name(en, ja), rest, role)


OBJECTIVE_SET: Final = _record(
    "objective_set",
    ("objective",),
    "The main objective is {objective}.",
    "主要目的は{objective}。",
)
LEADER_CHOSEN: Final = _record(
    "leader_chosen",
    ("seat", "survivor"),
    "{survivor} is {seat}'s group leader.",
    "{survivor}が{seat}のグループリーダーになる。",
)
JOINED: Final = _record(
    "joined",
    ("seat", "survivor", "place"),
    "{survivor} joins {seat}'s following at {place}.",
    "{survivor}が{place}で{seat}の部下になる。",
)
FIRST_PLAYER: Final = _record(
    "first_player",
    ("seat",),
    "{seat} is the first player.",
    "{seat}がファーストプレイヤーになる。",
)
ROUND_BEGINS: Final = _record(
    "round_begins",
    ("round",),
    "A new round begins ({round:round|rounds} left, including this one).",
    "新しいラウンドが始まる（このラウンドを含めて残り{round}ラウンド）。",
    role=ROUND,
)
CRISIS_REVEALED: Final = _record(
    "crisis_revealed",
    ("crisis",),
    "This round's crisis is {crisis}.",
    "危機は{crisis}。",
)
DICE_ROLLED: Final = _record(
    "dice_rolled",
    ("seat",),
    "{seat} rolls action dice: {dice}.",
    "{seat}のアクションダイスの目は{dice}。",
    "dice",
)
TURN_BEGINS: Final = _record(
    "turn_begins",
    ("seat",),
    "{seat}'s turn begins.",
    "{seat}の手番が始まる。",
)
WATCHES: Final = _record(
    "watches",
    ("seat", "crossroads"),
    "{seat} draws the crossroads card {crossroads}.",
    "{seat}はクロスロードカード{crossroads}を引く。",
)
WATCHED_ON: Final = _record(
    "watched_on",
    ("crossroads",),
    "The crossroads card {crossroads} was not triggered.",
    "クロスロードカード{crossroads}は発動しなかった。",
)
DIE_SPENT: Final = _record(
    "die_spent",
    ("seat", "die"),
    "{seat} spends a die showing {die}.",
    "{seat}は{die}の目のダイスを使う。",
)
DIE_CHANGED: Final = _record(
    "die_changed",
    ("seat", "was", "die"),
    "{seat} changes a die from {was} to {die}.",
    "{seat}のダイスの目が{was}から{die}になる。",
)
DICE_LOST: Final = _record(
    "dice_lost",
    ("seat", "count"),
    "{seat} spends {count:unused die|unused dice}.",
    "{seat}は未使用ダイスを{count}個使う。",
)
DICE_GAINED: Final = _record(
    "dice_gained",
    ("seat", "count"),
    "{seat} rolls {count:additional die|additional dice} in their next roll of action dice.",
    "{seat}が次に振るアクションダイスは{count}個増える。",
)
ATTACKED: Final = _record(
    "attacked",
    ("seat", "survivor", "victim", "place"),
    "{survivor} attacks {victim} at {place}.",
    "{survivor}が{place}で{victim}を攻撃する。",
)
ATTACKED_ZOMBIES: Final = _record(
    "attacked_zombies",
    ("seat", "survivor", "place"),
    "{survivor} attacks zombies at {place}.",
    "{survivor}が{place}のゾンビを攻撃する。",
)
ATTACK_ROLLED: Final = _record(
    "attack_rolled",
    ("victim", "die", "needed", "success"),
    "Attack roll against {victim}: {die} (the attack hits on {needed} or less). Result: {attack}.",
    "攻撃のダイスロール：{die}（{needed}以下で命中）。結果は{attack}。",
)
ZOMBIES_KILLED: Final = _record(
    "zombies_killed",
    ("place", "count"),
    "{count:zombie is|zombies are} killed at {place}.",
    "{place}でゾンビ{count}体を倒す。",
)
ZOMBIES_REMOVED: Final = _record(
    "zombies_removed",
    ("place", "count"),
    "{count:zombie is|zombies are} removed from {place}.",
    "{place}からゾンビ{count}体を取り除く。",
)
SAMPLE_ROLLED: Final = _record(
    "sample_rolled",
    ("die", "samples"),
    "Sample roll: {die} (a sample is collected on 4 or higher). Samples collected so far: {samples}.",
    "検体のダイスロール：{die}（4以上で検体を1個得る）。これまでに集めた検体は{samples}個。",
)
SEARCHED: Final = _record(
    "searched",
    ("seat", "survivor", "place"),
    "{survivor} searches {place}.",
    "{survivor}が{place}を探索する。",
)
SAW: Final = _record(
    "saw",
    ("seat", "item"),
    "{seat} looks at {item}.",
    "{seat}は{item}を見る。",
)
NOISE_MADE: Final = _record(
    "noise_made",
    ("place", "count"),
    "{count:noise token is|noise tokens are} now at {place}.",
    "{place}の騒音トークンは現在{count}個。",
)
KEPT: Final = _record(
    "kept",
    ("seat", "place"),
    "{seat} keeps a card from the item deck at {place}.",
    "{seat}は{place}の探索デッキのカードを1枚手札に加える。",
)
TOOK: Final = _record(
    "took",
    ("seat", "item"),
    "{seat} takes {item}.",
    "{seat}は{item}を手札に加える。",
)
BARRICADE_BUILT: Final = _record(
    "barricade_built",
    ("place", "gate"),
    "A barricade is placed at {entrance}.",
    "{entrance}にバリケードを置く。",
)
BARRICADE_BROKEN: Final = _record(
    "barricade_broken",
    ("place", "gate"),
    "A zombie destroys a barricade at {entrance}.",
    "ゾンビが{entrance}のバリケードを1個破壊する。",
)
BARRICADES_REMOVED: Final = _record(
    "barricades_removed",
    ("place", "count"),
    "{count:barricade is|barricades are} removed from {place}.",
    "{place}からバリケード{count}個を取り除く。",
)
WASTE_CLEANED: Final = _record(
    "waste_cleaned",
    ("seat", "count"),
    "{seat} removes {count:card|cards} from the waste pile.",
    "{seat}は捨て札置き場からカード{count}枚を取り除く。",
)
ATTRACTED: Final = _record(
    "attracted",
    ("seat", "count", "origin", "to"),
    "{seat} attracts {count:zombie|zombies} from {origin} to {to}.",
    "{seat}はゾンビ{count}体を{origin}から{to}へ陽動する。",
)
ABILITY_USED: Final = _record(
    "ability_used",
    ("seat", "survivor"),
    "{seat} uses {survivor}'s ability.",
    "{seat}は{survivor}のアビリティを使う。",
)
ITEM_USED: Final = _record(
    "item_used",
    ("seat", "survivor", "item"),
    "{survivor} uses {item}.",
    "{survivor}が{item}を使う。",
)
PLAYED: Final = _record(
    "played",
    ("seat", "item"),
    "{seat} plays {item}.",
    "{seat}は{item}をプレイする。",
)
WASTED: Final = _record(
    "wasted",
    ("seat", "item"),
    "{seat} places {item} in the waste pile.",
    "{seat}は{item}を捨て札置き場に置く。",
)
EQUIPPED: Final = _record(
    "equipped",
    ("survivor", "item"),
    "{survivor} is equipped with {item}.",
    "{survivor}が{item}を装備する。",
)
CRISIS_GIVEN: Final = _record(
    "crisis_given",
    ("seat",),
    "{seat} adds a card to the crisis.",
    "{seat}は危機にカードを1枚供出する。",
)
CRISIS_GAVE: Final = _record(
    "crisis_gave",
    ("seat", "item"),
    "{seat}'s card for the crisis is {item}.",
    "{seat}が供出したカード：{item}。",
)
GEAR_GIVEN: Final = _record(
    "gear_given",
    ("seat", "survivor", "item"),
    "{seat} adds {survivor}'s {item} to the crisis.",
    "{seat}は{survivor}の{item}を危機に供出する。",
)
CONTRIBUTED: Final = _record(
    "contributed",
    ("seat", "item"),
    "{seat} adds {item} to the main objective.",
    "{seat}は{item}を主要目的に加える。",
)
MOVED: Final = _record(
    "moved",
    ("survivor", "origin", "to"),
    "{survivor} moves from {origin} to {to}.",
    "{survivor}が{origin}から{to}へ移動する。",
)
PLACED: Final = _record(
    "placed",
    ("survivor", "to"),
    "{survivor} is placed at {to}.",
    "{survivor}を{to}に置く。",
)
EXPOSED: Final = _record(
    "exposed",
    ("survivor", "face"),
    "{survivor} rolls for exposure: {face}.",
    "{survivor}のダメージ判定の結果は{face}。",
)
WOUNDED: Final = _record(
    "wounded",
    ("survivor", "count"),
    "{survivor} receives {count:wound|wounds}.",
    "{survivor}が負傷トークンを{count}個受け取る。",
)
FROSTBITTEN: Final = _record(
    "frostbitten",
    ("survivor", "count"),
    "{survivor} receives {count:frostbite wound|frostbite wounds}.",
    "{survivor}が凍傷トークンを{count}個受け取る。",
)
FROSTBITE_SPREADS: Final = _record(
    "frostbite_spreads",
    ("survivor",),
    "{survivor} receives 1 wound from frostbite.",
    "{survivor}が凍傷により負傷トークンを1個受け取る。",
)
HEALED: Final = _record(
    "healed",
    ("survivor", "face"),
    "1 {wound} is removed from {survivor}.",
    "{survivor}から{face}トークンを1個取り除く。",
)
BITE_REACHES: Final = _record(
    "bite_reaches",
    ("survivor",),
    "The bite spreads to {survivor}.",
    "咬傷が{survivor}に波及する。",
)
KILLED: Final = _record(
    "killed",
    ("survivor", "place", "cause"),
    "{survivor} is killed at {place} by {cause}.",
    "{survivor}が{place}で死亡する（{cause}）。",
)
LEFT_GAME: Final = _record(
    "left_game",
    ("survivor",),
    "{survivor} is removed from the game.",
    "{survivor}がゲームから除外される。",
)
HELPLESS_KILLED: Final = _record(
    "helpless_killed",
    ("count",),
    "{count:helpless survivor is|helpless survivors are} killed.",
    "無力な生存者{count}人が死亡する。",
)
HELPLESS_ADDED: Final = _record(
    "helpless_added",
    ("count",),
    "{count:helpless survivor is|helpless survivors are} added to the colony.",
    "無力な生存者{count}人がコロニーに加わる。",
)
HELPLESS_REMOVED: Final = _record(
    "helpless_removed",
    ("count",),
    "{count:helpless survivor is|helpless survivors are} removed from the colony.",
    "コロニーから無力な生存者{count}人を取り除く。",
)
GEAR_RETURNED: Final = _record(
    "gear_returned",
    ("seat", "survivor"),
    "{survivor}'s items return to {seat}'s hand: {items}.",
    "{survivor}の装備していたアイテムが{seat}の手札に戻る：{items}。",
    "items",
)
GEAR_SHUFFLED: Final = _record(
    "gear_shuffled",
    ("place", "survivor"),
    "{survivor}'s items are shuffled into the item deck at {place}: {items}.",
    "{survivor}の装備していたアイテムを{place}の探索デッキに加えて混ぜる：{items}。",
    "items",
)
HAND_LOST: Final = _record(
    "hand_lost",
    ("seat",),
    "{seat}'s hand is removed from the game: {items}.",
    "{seat}の手札がゲームから除外される：{items}。",
    "items",
)
DROPPED_OUT: Final = _record(
    "dropped_out",
    ("seat",),
    "{seat} is eliminated.",
    "{seat}は脱落する。",
)
FOOD_GAINED: Final = _record(
    "food_gained",
    ("count", "food"),
    "{count:food token is|food tokens are} added to the food supply. "
    "The supply now has {food:food token|food tokens}.",
    "食料庫に食料トークンを{count}個加える（現在{food}個）。",
)
FOOD_LOST: Final = _record(
    "food_lost",
    ("count", "food"),
    "{count:food token is|food tokens are} removed from the food supply. "
    "The supply now has {food:food token|food tokens}.",
    "食料庫から食料トークンを{count}個取り除く（現在{food}個）。",
)
STARVATION: Final = _record(
    "starvation",
    ("starvation",),
    "There is not enough food. The food supply now has {starvation:starvation token|starvation tokens}.",
    "食料が足りない：食料庫の飢餓トークンは現在{starvation}個。",
)
FED: Final = _record(
    "fed",
    ("mouths", "count", "food"),
    "{count:food token is|food tokens are} paid for {mouths:survivor|survivors} at the colony. "
    "The food supply now has {food:food token|food tokens}.",
    "コロニーの生存者{mouths}人の分として、食料トークンを{count}個支払う（現在{food}個）。",
)
WASTE_CHECKED: Final = _record(
    "waste_checked",
    ("cards",),
    "The waste pile has {cards:card|cards}.",
    "捨て札置き場のカードは{cards}枚。",
)
REQUESTED: Final = _record(
    "requested",
    ("seat", "player", "symbol", "count"),
    "{seat} requests {cards_wanted} from {player}.",
    "{seat}は{player}に{cards_wanted}要求する。",
)
OFFERED: Final = _record(
    "offered",
    ("player", "item"),
    "{player} gives {item} in response to the request.",
    "{player}は{item}を渡す。",
)
DECLINED: Final = _record(
    "declined",
    ("player",),
    "{player} gives no card in response to the request.",
    "{player}はカードを渡さない。",
)
HANDED_OFF: Final = _record(
    "handed_off",
    ("survivor", "item", "victim"),
    "{survivor} hands off {item} to {victim}.",
    "{survivor}が{item}を{victim}に手渡す。",
)
CARD_TAKEN: Final = _record(
    "card_taken",
    ("seat", "player"),
    "{seat} takes a card from {player}'s hand.",
    "{seat}は{player}の手札から1枚を自分の手札に加える。",
)
CARD_SEEN: Final = _record(
    "card_seen",
    ("seat", "player", "item"),
    "{seat} looks at {item} in {player}'s hand.",
    "{seat}は{player}の手札の{item}を見る。",
)
VOTE_CALLED_REC: Final = _record(
    "vote_called",
    ("seat", "player"),
    "{seat} calls a vote to exile {player}. Voters: {voters}.",
    "{seat}が{player}の追放投票を提案する。投票者：{voters}。",
    "voters",
)
VOTED: Final = _record(
    "voted",
    ("seat", "up", "choice"),
    "{seat} votes: {choice}.",
    "{seat}の票：{choice}。",
)
VOTE_RESULT: Final = _record(
    "vote_result",
    ("ups", "downs", "choice", "other"),
    "The vote ends with {ups:vote|votes} for {choice} and {downs:vote|votes} for {other}.",
    "投票の結果：{choice}{ups}票、{other}{downs}票。",
)
EXILED: Final = _record(
    "exiled",
    ("seat",),
    "{seat} is exiled.",
    "{seat}は追放される。",
)
SECRET_SHOWN: Final = _record(
    "secret_shown",
    ("seat", "secret"),
    "{seat}'s secret objective was {secret}.",
    "{seat}の秘密の目的は{secret}だった。",
)
EXILE_CARD: Final = _record(
    "exile_card",
    ("seat", "exile_objective"),
    "{seat}'s exiled objective is {exile_objective}.",
    "{seat}の追放者の目的は{exile_objective}。",
)
CROSSROADS_OPENED: Final = _record(
    "crossroads_opened",
    ("seat", "crossroads", "reader", "chooser"),
    "The crossroads card {crossroads} is triggered on {seat}'s turn.",
    "{seat}の手番にクロスロードカードが発動する：{crossroads}。",
)
OPTION_CHOSEN: Final = _record(
    "option_chosen",
    ("seat", "crossroads", "option", "choice"),
    "{seat} chooses {choice}.",
    "{seat}は{choice}を選ぶ。",
)
ATTACHED: Final = _record(
    "attached",
    ("crossroads", "survivor"),
    "{crossroads} is attached to {survivor}.",
    "{crossroads}を{survivor}に付ける。",
)
LASTS: Final = _record(
    "lasts",
    ("crossroads",),
    "{crossroads} remains in effect.",
    "{crossroads}の効果が続く。",
)
LASTING_ENDS: Final = _record(
    "lasting_ends",
    ("crossroads",),
    "{crossroads} is no longer in effect.",
    "{crossroads}の効果が終わる。",
)
DIE_ROLLED: Final = _record(
    "die_rolled",
    ("die",),
    "A die is rolled and shows {die}.",
    "ダイスを1個振る：{die}。",
)
CRISIS_CARD: Final = _record(
    "crisis_card",
    ("item", "points"),
    "A card added to the crisis is revealed: {item}. Total so far: {points:point|points}.",
    "供出されたカードを公開する：{item}（現在{points}ポイント）。",
)
CRISIS_PREVENTED: Final = _record(
    "crisis_prevented",
    ("crisis", "points", "needed"),
    "{crisis} is prevented ({points:point|points} in total, {needed:point|points} needed).",
    "{crisis}を回避した（{needed}ポイント必要、合計{points}ポイント）。",
)
CRISIS_STRIKES: Final = _record(
    "crisis_strikes",
    ("crisis", "points", "needed"),
    "{crisis} is not prevented ({points:point|points} in total, {needed:point|points} needed).",
    "{crisis}を回避できなかった（{needed}ポイント必要、合計{points}ポイント）。",
)
CRISIS_SKIPPED: Final = _record(
    "crisis_skipped",
    (),
    "No crisis is resolved this round.",
    "このラウンドには危機を解決しない。",
)
CRISIS_SEEN: Final = _record(
    "crisis_seen",
    ("seat", "crisis"),
    "{seat} looks at the crisis card {crisis}.",
    "{seat}は危機カード{crisis}を見る。",
)
ZOMBIE_CAME: Final = _record(
    "zombie_came",
    ("place", "gate"),
    "A zombie is added to {entrance}.",
    "{entrance}にゾンビが1体加わる。",
)
OVERRUN: Final = _record(
    "overrun",
    ("place", "gate"),
    "Zombies overrun {entrance}.",
    "{entrance}が突破される。",
)
NOISE_ROLLED: Final = _record(
    "noise_rolled",
    ("place", "die"),
    "Noise roll at {place}: {die} (a zombie is added on 3 or less).",
    "{place}の騒音のダイスロール：{die}（3以下でゾンビが1体加わる）。",
)
MORALE_CHANGED: Final = _record(
    "morale_changed",
    ("change", "morale", "reason"),
    "Morale {changes} to {morale} ({reason}).",
    "{reason}により、{changes}（現在{morale}）。",
)
OBJECTIVE_CHECKED: Final = _record(
    "objective_checked",
    ("done",),
    "The main objective is {verdict}.",
    "主要目的チェック：{verdict}。",
)
REVEALED_ITEMS: Final = _record(
    "revealed_items",
    ("place",),
    "Cards are revealed from the item deck at {place}: {items}.",
    "{place}の探索デッキから公開されたカード：{items}。",
    "items",
)
ITEMS_REMOVED: Final = _record(
    "items_removed",
    (),
    "Cards are removed from the game: {items}.",
    "ゲームから除外されたカード：{items}。",
    "items",
)
GAME_OVER: Final = _record(
    "game_over",
    ("ending",),
    "The game is over: {ending}. Victory goes to {winners}.",
    "ゲーム終了：{ending}。勝者：{winners}。",
    "winners",
    END,
)
OPTION_HAPPENS: Final = _record(
    "option_happens",
    ("crossroads", "option", "choice"),
    "{crossroads}: {choice}.",
    "{crossroads}：{choice}。",
)
ANTED: Final = _record(
    "anted",
    ("seat", "item"),
    "{seat} stakes {item}.",
    "{seat}は{item}を賭ける。",
)
STAKES_ROLLED: Final = _record(
    "stakes_rolled",
    ("seat",),
    "{seat} rolls for the staked cards: {dice}.",
    "{seat}は賭けのダイスを振る：{dice}。",
    "dice",
)
STAKES_WON: Final = _record(
    "stakes_won",
    ("seat",),
    "{seat} takes the staked cards: {items}.",
    "{seat}は賭けられたカードを手札に加える：{items}。",
    "items",
)
CARDS_GIVEN: Final = _record(
    "cards_given",
    ("seat", "player", "count"),
    "{seat} gives {count:card|cards} to {player}.",
    "{seat}は{player}にカードを{count}枚渡す。",
)
SECRET_SEEN: Final = _record(
    "secret_seen",
    ("seat", "player"),
    "{seat} looks at {player}'s secret objective.",
    "{seat}は{player}の秘密の目的を見る。",
)
HAND_SEEN: Final = _record(
    "hand_seen",
    ("seat", "player"),
    "{seat} looks at {player}'s hand.",
    "{seat}は{player}の手札を見る。",
)
SNOWED_IN: Final = _record(
    "snowed_in",
    ("rounds",),
    "Because of heavy snow, survivors cannot move for {rounds:round|rounds}.",
    "大雪：{rounds}ラウンドの間、生存者は移動できない。",
)
PLEDGED: Final = _record(
    "pledged", ("seat", "item"), "{seat} offers {item} for the crossroads card.", "{seat}は{item}を差し出す。"
)
CARDS_WASTED: Final = _record(
    "cards_wasted",
    (),
    "Cards are placed on top of the waste pile: {items}.",
    "捨て札置き場の一番上に置かれたカード：{items}。",
    "items",
)
CRISIS_SHELVED: Final = _record(
    "crisis_shelved",
    ("crisis",),
    "{crisis} is placed on the bottom of the crisis deck.",
    "{crisis}を危機デッキの底に置く。",
)
CRISIS_REMOVED: Final = _record(
    "crisis_removed",
    ("crisis",),
    "{crisis} is removed from the game.",
    "{crisis}をゲームから除外する。",
)
DICE_FEWER: Final = _record(
    "dice_fewer",
    ("seat", "count"),
    "{seat} rolls {count:fewer die|fewer dice} in their next roll of action dice.",
    "{seat}が次に振るアクションダイスは{count}個減る。",
)
HAND_SHOWN: Final = _record(
    "hand_shown",
    ("seat",),
    "{seat} reveals their hand: {items}.",
    "{seat}は手札を公開する：{items}。",
    "items",
)
WORN: Final = _record(
    "worn",
    ("crossroads", "count"),
    "{crossroads} now has {count:wound|wounds}.",
    "{crossroads}の負傷トークンは現在{count}個。",
)
REQUESTED_ALL: Final = _record(
    "requested_all",
    ("seat", "symbol", "count"),
    "{seat} requests {cards_wanted} from all players.",
    "{seat}は全員に{cards_wanted}要求する。",
)
NOT_TAKEN: Final = _record(
    "not_taken",
    ("player", "survivor", "item", "victim"),
    "{player} declines {item}, so {survivor} does not hand it off to {victim}.",
    "{player}は断る：{survivor}は{victim}に{item}を手渡さない。",
)
CARD_LOOKED_AT: Final = _record(
    "card_looked_at",
    ("seat", "player"),
    "{seat} looks at a random card in {player}'s hand.",
    "{seat}は{player}の手札から無作為に選んだ1枚を見る。",
)
DECK_LOOKED_AT: Final = _record(
    "deck_looked_at",
    ("seat", "place"),
    "{seat} looks at the top card of the item deck at {place}.",
    "{seat}は、{place}にある探索デッキの一番上のカードを見る。",
)
CRISES_LOOKED_AT: Final = _record(
    "crises_looked_at",
    ("seat", "count"),
    "{seat} looks at the top {count:card|cards} of the crisis deck.",
    "{seat}は危機デッキの上から{count}枚を見る。",
)
DECK_SEARCHED: Final = _record(
    "deck_searched",
    ("seat", "place"),
    "{seat} looks through the whole item deck at {place}.",
    "{seat}は{place}の探索デッキをすべて見て、カードを探す。",
)
CARD_DRAWN: Final = _record(
    "card_drawn",
    ("seat", "place"),
    "{seat} takes a card from the item deck at {place}.",
    "{seat}は{place}の探索デッキからカードを1枚手札に加える。",
)
ROLL_SPARED: Final = _record(
    "roll_spared",
    ("crossroads", "survivor"),
    "Because of {crossroads}, {survivor} does not roll for exposure.",
    "{crossroads}により、{survivor}のダメージ判定は行わない。",
)
VOTE_OPENED: Final = _record(
    "vote_opened",
    ("crossroads",),
    "A vote is held on {crossroads}. Voters: {voters}.",
    "{crossroads}について投票する。投票者：{voters}。",
    "voters",
)
TIE_BROKEN: Final = _record(
    "tie_broken",
    ("seat", "up", "choice"),
    "The vote is tied. {seat} breaks the tie: {choice}.",
    "投票は同数。{seat}が{choice}に決める。",
)
