"""The words of Research cards and the Super Weapon."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS

RESEARCH_REVEALED: Final = WORDS.record(
    "research_revealed",
    ("research",),
    Name("“{research}” becomes the Current card.", "「{research}」が現在の研究カードになる。"),
)
EARLY_ON_TOP: Final = WORDS.record(
    "early_on_top",
    (),
    Name(
        "An Early Research card is put on top of the deck.",
        "初期の研究カード1枚をデッキの一番上に置く。",
    ),
)
FINAL_COMPONENT_FOUND: Final = WORDS.record(
    "final_component_found",
    ("research",),
    Name(
        "The Final Component is placed in the Lab. “{research}” is shuffled back into the deck.",
        "最後の成分を研究室に置く。「{research}」はデッキに戻してシャッフルする。",
    ),
)
ANTIDOTE_FOUND: Final = WORDS.record(
    "antidote_found", (), Name("The Antidote is found.", "解毒剤が見つかる。")
)
COMPONENT_GAINED: Final = WORDS.record(
    "component_gained",
    ("component",),
    Name("{component:is|are} added to the Super Weapon.", "{component}をスーパーウェポンに加える。"),
)
COMPONENT_LOST: Final = WORDS.record(
    "component_lost",
    ("component",),
    Name("{component:is|are} lost.", "{component}を失う。"),
)
NO_COMPONENT: Final = WORDS.record(
    "no_component",
    (),
    Name("No component can be added to the Super Weapon.", "スーパーウェポンに部品を加えられない。"),
)
ASK_COMPONENT: Final = WORDS.question(
    "gain_component",
    (),
    Name("choose a component of the Super Weapon.", "スーパーウェポンの部品を選んでください。"),
    says_what_for=True,
)
ASK_LOSE_COMPONENT: Final = WORDS.question(
    "lose_component",
    (),
    Name("choose the component that is lost.", "失う部品を選んでください。"),
    says_what_for=True,
)

# What cards ask for.
ASK_HURT_WEAKEST: Final = WORDS.question(
    "hurt_weakest",
    ("hits",),
    Name(
        "deal {hits:Hit|Hits} to one of the weakest Zeds next to Heroes or Civilians?",
        "ヒーローか市民に隣接する最も弱いゼッズに{hits}ヒットを与えますか。",
    ),
    says_what_for=True,
)
ASK_WEAKEST: Final = WORDS.question(
    "weakest_zeds",
    (),
    Name(
        "which of the weakest Zeds units may take the Hit?",
        "最も弱いゼッズのうち、どれがヒットを受けますか。",
    ),
    says_what_for=True,
)
ASK_DISTRACT: Final = WORDS.question(
    "distract",
    ("space",),
    Name(
        "Zeds in {space} are about to advance. Who distracts them?",
        "{space}のゼッズが前進しようとしています。誰が気を引きますか。",
    ),
    said={NO: Name("Nobody", "誰も気を引かない")},
    says_what_for=True,
)
DISTRACTED: Final = WORDS.record(
    "distracted",
    ("unit", "space"),
    Name("{unit:distracts|distract} the Zeds in {space}.", "{unit}が{space}のゼッズの気を引く。"),
)
ASK_BACK_FROM_DEAD: Final = WORDS.question(
    "back_from_dead",
    (),
    Name("choose who returns from the Cemetery.", "墓地から戻るユニットを選んでください。"),
    says_what_for=True,
)
ASK_RETREATING: Final = WORDS.question(
    "retreating_zeds",
    (),
    Name("choose the space whose Zeds retreat.", "ゼッズを退却させるスペースを選んでください。"),
    says_what_for=True,
)
ASK_SHRINK: Final = WORDS.question(
    "shrink",
    (),
    Name("replace Super Zeds by Regular Zeds?", "スーパーゼッズを通常ゼッズに置き換えますか。"),
    says_what_for=True,
)
ASK_BREAKDOWN: Final = WORDS.question(
    "breakdown",
    (),
    Name(
        "put a random Early Research card on top of the deck? If not, the track with the fewest Zeds is "
        "activated.",
        "初期の研究カードを無作為に1枚、デッキの一番上に置きますか。"
        "置かなければ、ゼッズが最も少ないトラックを活性化します。",
    ),
    says_what_for=True,
)
