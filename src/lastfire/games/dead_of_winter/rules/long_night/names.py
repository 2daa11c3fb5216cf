"""The survivors that The Long Night brings, by the numbers that its cards call them by.

Who is published and who is ours stands with their cards. [LN-SCENARIO-31]
"""

from typing import Final

from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.names import guest

# Without a module's mark: in every game of The Long Night.
NADIA_RIVERS: Final = guest(Noun("nadia_rivers", Name("Nadia Rivers", "ナディア・リヴァース")))
LILY_MAE: Final = guest(Noun("lily_mae", Name("Lily Mae", "リリー・メイ")))
COLE_WINTERS: Final = guest(Noun("cole_winters", Name("Cole Winters", "コール・ウィンターズ")))
MELISSA_GUPTA: Final = guest(Noun("melissa_gupta", Name("Melissa Gupta", "メリッサ・グプタ")))
JAMIE_GILMOUR: Final = guest(Noun("jamie_gilmour", Name("Jamie Gilmour", "ジェイミー・ギルモア")))
FATIMA_RHODES: Final = guest(Noun("fatima_rhodes", Name("Fatima Rhodes", "ファティマ・ローズ")))
ALFONSO_ORTEGA: Final = guest(Noun("alfonso_ortega", Name("Alfonso Ortega", "アルフォンソ・オルテガ")))
MARCUS_BELL: Final = guest(Noun("marcus_bell", Name("Marcus Bell", "マーカス・ベル")))
PRIYA_NAIR: Final = guest(Noun("priya_nair", Name("Priya Nair", "プリヤ・ナイール")))
WANDA_KOWALSKI: Final = guest(Noun("wanda_kowalski", Name("Wanda Kowalski", "ワンダ・コワルスキ")))
YUKI_TANABE: Final = guest(Noun("yuki_tanabe", Name("Yuki Tanabe", "ユキ・タナベ")))
GRACE_OKAFOR: Final = guest(Noun("grace_okafor", Name("Grace Okafor", "グレース・オカフォー")))
DESMOND_PIKE: Final = guest(Noun("desmond_pike", Name("Desmond Pike", "デズモンド・パイク")))

# With the mark of the bandits.
GIA_NAJJAR: Final = guest(Noun("gia_najjar", Name("Gia Najjar", "ジア・ナジャール")))
ROSA_RODRIGUEZ: Final = guest(Noun("rosa_rodriguez", Name("Rosa Rodriguez", "ローサ・ロドリゲス")))
CHLOE_LAROUSSE: Final = guest(Noun("chloe_larousse", Name("Chloe Larousse", "クロエ・ラルース")))

# With the mark of Raxxon.
BLUE: Final = guest(Noun("blue", Name("Blue", "ブルー")))
EMMA_HAN: Final = guest(Noun("emma_han", Name("Emma Han", "エマ・ハン")))
OTTO_LINDQVIST: Final = guest(Noun("otto_lindqvist", Name("Otto Lindqvist", "オットー・リンドクヴィスト")))

# With the mark of the improvements.
ILSE_BRANDT: Final = guest(Noun("ilse_brandt", Name("Ilse Brandt", "イルゼ・ブラント")))
