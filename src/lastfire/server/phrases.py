"""Recovery phrases: twelve words out of 256, which somebody writes down and can type in either language.

The first three words say whose phrase it is, the other nine are the secret: 72 bits, drawn at random. Of
the secret only what scrypt makes of it is ever kept.
"""

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Final

from lastfire.engine.words import Name

WORDS_IN_PHRASE: Final = 12
_HANDLE_WORDS: Final = 3
_SALT_BYTES: Final = 16
_SCRYPT: Final = {"n": 2**15, "r": 8, "p": 1, "maxmem": 2**26, "dklen": 32}
"""32 MB and about a tenth of a second for each guess."""
_BLANK: Final = bytes(_SALT_BYTES)

# Our own list: things that everybody can picture, no two English words one letter apart, no two Japanese
# words that sound alike. A word's place is its number in phrases that people have written down.
WORDS: Final = tuple(
    Name(*pair.split())
    for pair in """
anchor いかり  apple りんご  apron エプロン  badge バッジ  bamboo たけ  banana バナナ
bandage ほうたい  bank ぎんこう  barn なや  barrel たる  basket かご  battery でんち  bear くま
bed ベッド  bell すず  bench ベンチ  bird とり  biscuit ビスケット  blanket もうふ  bone ほね
bonfire たきび  book ほん  boots ながぐつ  bottle びん  bread パン  brick れんが  broom ほうき
brush ブラシ  bucket バケツ  bus バス  butter バター  button ボタン  cabin こや  camel らくだ
camera カメラ  candle ろうそく  canoe カヌー  carpet じゅうたん  castle しろ  cat ねこ
cedar すぎ  chair いす  chalk チョーク  cheese チーズ  cherry さくらんぼ  chestnut くり
chimney えんとつ  clock とけい  cloud くも  clover クローバー  coconut ココナッツ
coffee コーヒー  comb くし  compass コンパス  coral さんご  corn とうもろこし  crab かに
crane つる  cricket こおろぎ  crow からす  cup コップ  curtain カーテン  deer しか  desk つくえ
dog いぬ  dolphin いるか  donkey ろば  door ドア  dragon りゅう  drum たいこ  duck あひる
eagle わし  egg たまご  elbow ひじ  elephant ぞう  engine エンジン  fan せんす  feather はね
fence さく  fern しだ  field はたけ  finger ゆび  fish さかな  flag はた  flower はな
flute ふえ  forest もり  fork フォーク  fox きつね  frog かえる  garden にわ  garlic にんにく
gate もん  ghost おばけ  giraffe きりん  glove てぶくろ  goat やぎ  goose がちょう  grape ぶどう
grass くさ  guitar ギター  hammer かなづち  harbor みなと  hawk たか  hedgehog はりねずみ
helmet ヘルメット  hill おか  honey はちみつ  horse うま  hotel ホテル  ink インク  iron てつ
island しま  ivy つた  jacket うわぎ  jam ジャム  jewel ほうせき  juice ジュース  kettle やかん
key かぎ  kitchen だいどころ  kite たこ  knee ひざ  knife ナイフ  knot むすびめ  ladder はしご
lake みずうみ  lamp ランプ  lantern ちょうちん  leaf はっぱ  lemon レモン  letter てがみ
lily ゆり  lion ライオン  lizard とかげ  lotus はす  map ちず  maple かえで  market いちば
mask おめん  meadow まきば  melon メロン  mint はっか  mirror かがみ  mole もぐら  moon つき
moss こけ  mountain やま  mouse ねずみ  mouth くち  mushroom きのこ  neck くび  needle はり
net あみ  newspaper しんぶん  night よる  notebook ノート  oak かし  ocean うみ  olive オリーブ
onion たまねぎ  orange みかん  oven オーブン  owl ふくろう  panda パンダ  paper かみ
parrot おうむ  peach もも  peacock くじゃく  pearl しんじゅ  pencil えんぴつ  penguin ペンギン
pepper こしょう  piano ピアノ  pig ぶた  pigeon はと  pillow まくら  pine まつ  plate おさら
pond いけ  potato じゃがいも  pumpkin かぼちゃ  puppet にんぎょう  quilt ふとん  rabbit うさぎ
radio ラジオ  rainbow にじ  rice おこめ  ring ゆびわ  river かわ  robot ロボット
rocket ロケット  roof やね  rose ばら  ruler ものさし  salmon さけ  salt しお  sand すな
scarf マフラー  school がっこう  scissors はさみ  seal あざらし  seed たね  shark さめ
sheep ひつじ  shell かいがら  ship ふね  shirt シャツ  shoe くつ  shovel スコップ  silk きぬ
silver ぎん  sky そら  sleeve そで  snail かたつむり  snake へび  snow ゆき  sock くつした
soup スープ  sparrow すずめ  sponge スポンジ  spoon スプーン  squirrel りす  star ほし
station えき  steam ゆげ  stone いし  storm あらし  sugar さとう  swan はくちょう  tail しっぽ
temple おてら  tent テント  thread いと  thunder かみなり  ticket きっぷ  tiger とら
tomato トマト  towel タオル  train でんしゃ  trumpet ラッパ  tunnel トンネル  turtle かめ
umbrella かさ  valley たに  village むら  violin バイオリン  wall かべ  water みず  wave なみ
whale くじら  wheel しゃりん  wind かぜ  window まど  wolf おおかみ  zebra しまうま
""".replace("\n", "  ").split("  ")
    if pair
)


@dataclass(frozen=True)
class Phrase:
    """A phrase as the numbers of its words."""

    numbers: tuple[int, ...]

    @property
    def handle(self) -> str:
        """Whose phrase it is, as six hexadecimal digits."""
        return bytes(self.numbers[:_HANDLE_WORDS]).hex()

    @property
    def words(self) -> list[Name]:
        """What is written down."""
        return [WORDS[number] for number in self.numbers]

    def digest(self, salt: bytes) -> bytes:
        """What is kept of the secret. Takes long on purpose: not for the event loop."""
        return hashlib.scrypt(bytes(self.numbers[_HANDLE_WORDS:]), salt=salt, **_SCRYPT)


class UnknownWord(ValueError):
    """A word that stands in no phrase."""


def new_phrase() -> Phrase:
    """A phrase that nobody can guess."""
    return Phrase(tuple(secrets.token_bytes(WORDS_IN_PHRASE)))


def new_salt() -> bytes:
    """What makes the digests of equal secrets differ."""
    return secrets.token_bytes(_SALT_BYTES)


def is_secret_of(phrase: Phrase, salt: bytes | None, digest: bytes) -> bool:
    """Whether the phrase is the one that was kept; takes as long where there is none to compare with."""
    made = phrase.digest(_BLANK if salt is None else salt)
    return hmac.compare_digest(made, digest) and salt is not None


def read_phrase(text: str) -> Phrase | None:
    """The phrase that somebody has typed, in either language; None for another number of words.

    Raises UnknownWord for a word that stands in no phrase.
    """
    numbers: list[int] = []
    for word in text.replace(",", " ").replace("、", " ").replace("・", " ").split():
        number = _NUMBERS.get(_spelling(word))
        if number is None:
            raise UnknownWord(word)
        numbers.append(number)
    return Phrase(tuple(numbers)) if len(numbers) == WORDS_IN_PHRASE else None


def _spelling(word: str) -> str:
    """Equal for all ways to write a word: capitals, full width, hiragana or katakana."""
    plain = unicodedata.normalize("NFKC", word).casefold()
    return "".join(chr(ord(each) + 0x60) if "\u3041" <= each <= "\u3096" else each for each in plain)


_NUMBERS: Final = {
    _spelling(text): number for number, word in enumerate(WORDS) for text in (word.en, word.ja)
}
