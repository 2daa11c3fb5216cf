"""What the screen of Dead of Winter says beyond the words of the game."""

from typing import Any, Final

from lastfire.engine.words import Name, fill

_WORDS: Final[dict[str, Name]] = {
    # The rims.
    "round": Name("Round {now}/{rounds}", "ラウンド{now}/{rounds}"),
    "draft": Name("Setting up", "準備"),
    "turn": Name("Turns", "手番"),
    "pay_food": Name("Night: food", "夜：食料"),
    "check_waste": Name("Night: waste", "夜：廃物"),
    "crisis_step": Name("Night: crisis", "夜：危機"),
    "zombies": Name("Night: the dead", "夜：ゾンビ"),
    "objective": Name("Night: objective", "夜：目的"),
    "new_round": Name("A new round", "新ラウンド"),
    "over": Name("The end", "終了"),
    "morale": Name("Morale", "士気"),
    "food": Name("Food", "食料"),
    "waste": Name("Waste", "廃物"),
    "starvation": Name("Starving", "飢餓"),
    "helpless": Name("Helpless", "無力"),
    "decks": Name(
        "crossroads {crossroads}  strangers {survivors}", "クロスロード{crossroads}  生存者{survivors}"
    ),
    # The night to come.
    "night": Name("Tonight", "今夜"),
    "n_food": Name("eat {n}", "食料-{n}"),
    "n_hunger": Name("eat {n}: short, morale -{loss}", "食料-{n}：不足、士気-{loss}"),
    "n_waste": Name("waste: morale -{n}", "廃物で士気-{n}"),
    "n_lacks": Name("crisis lacks {n}", "危機まで{n}枚"),
    "n_least": Name("crisis lacks {n} or more", "危機まで{n}枚以上"),
    "n_if": Name("crisis: enough if all help", "危機：全部有効なら足りる"),
    "n_safe": Name("crisis has enough cards", "危機の枚数は足りる"),
    "n_overruns": Name("overruns {n}", "突破{n}"),
    "n_coming": Name("+{n}", "+{n}"),
    # Cards in the middle.
    "crisis": Name("Crisis", "危機"),
    "no_crisis": Name("none", "なし"),
    "given": Name("{given}/{needed} given", "提供{given}/{needed}"),
    "goal": Name("Goal", "目的"),
    "stock": Name("added: {items}", "投入：{items}"),
    "samples": Name("samples {n}", "標本{n}"),
    "lasting": Name("In force: {cards}", "継続中：{cards}"),
    # Places and people.
    "heads": Name("{heads}/{room}", "{heads}/{room}"),
    "deck": Name("deck {n}", "山{n}"),
    "noise": Name("noise {n}", "騒音{n}"),
    "wounds": Name("w{n}", "負{n}"),
    "frost": Name("f{n}", "凍{n}"),
    "more": Name("+{n}", "他{n}"),
    "helpless_n": Name("{n} helpless", "無力{n}人"),
    "attack": Name("attack {n}+", "攻撃{n}+"),
    "search": Name("search {n}+", "探索{n}+"),
    "influence": Name("influence {n}", "影響力{n}"),
    "no_dice": Name("no dice", "ダイスなし"),
    "hand_n": Name("hand {n}", "手札{n}"),
    "exiled": Name("exiled", "追放"),
    "out": Name("out", "脱落"),
    "first": Name("first", "先手"),
    "voted": Name("has voted", "投票済"),
    "hand": Name("Hand", "手札"),
    "empty": Name("no cards", "なし"),
    "secret": Name("Secret", "秘密"),
    "betrayal": Name("Betrayal", "裏切り"),
    "exile_card": Name("Exiled", "追放者"),
    "secret_none": Name("not shown here", "ここでは見えない"),
    "watching": Name("You watch for", "見張り中"),
    "yawn_hint": Name("y when it happens", "起きたらy"),
    # Crossroads.
    "crossroads_for": Name("Crossroads for {name}", "{name}のクロスロード"),
    "choices_vote": Name("Decided by vote: up for 1, down for 2.", "投票で決める：賛成は1、反対は2。"),
    "ballots": Name("Votes in", "投票"),
    "exile_title": Name("Shall {name} be exiled?", "{name}を追放する？"),
    "exile_hint": Name(
        "An exile leaves the colony and follows another objective. On a tie the first player decides.",
        "追放されるとコロニーを離れ、別の目的に従う。同数ならスタートプレイヤーが決める。",
    ),
    # Options.
    "m_fight": Name("Fight", "戦い"),
    "m_search": Name("Search", "探索"),
    "m_move": Name("Move", "移動"),
    "m_ability": Name("Ability", "アビリティ"),
    "m_play": Name("Play", "プレイ"),
    "m_dice": Name("Dice", "ダイス"),
    "m_crisis": Name("Crisis", "危機"),
    "m_objective": Name("Goal", "目的"),
    "m_people": Name("Others", "他の人"),
    "m_end": Name("End", "終了"),
    "needs": Name("needs a die of {n} or more", "{n}以上のダイスが必要"),
    "exposure": Name(
        "each roll: wound {wound}, frostbite {frost}, bite {bitten}; dies {death}",
        "判定1回：負傷{wound}、凍傷{frost}、咬傷{bitten}。死亡{death}",
    ),
    "rolls": Name("exposure x{n}", "判定{n}回"),
    "hit": Name("hits {chance}", "命中{chance}"),
    "lives": Name("lives {chance}", "生存{chance}"),
    "die": Name("{n}+", "{n}+"),
    "risk": Name("†{chance}", "†{chance}"),
    "tonight": Name("☾{chance}", "☾{chance}"),
    "unused": Name("{n:die|dice} unused", "未使用ダイス{n}"),
    "backs": Name("backs: {backs}", "裏面：{backs}"),
    "found": Name("Found: {text}", "検索：{text}"),
    "page": Name("{page}/{pages}", "{page}/{pages}"),
    "again": Name("Enter once more: this cannot be taken back.", "もう一度Enter：取り消せない。"),
    # Rules.
    "rules_title": Name("What a turn offers", "手番でできること"),
    "can": Name("(now: {n:option|options})", "（今：{n}通り）"),
    "cannot": Name("(not now)", "（今はできない）"),
    "refused": Name("Not now: {what}. {rule} [{id}]", "今はできない：{what}。{rule}［{id}］"),
    "help": Name(
        "Left  Right  the groups of options        Up  Down  the options of a group\n"
        "Digits       the option of that number; two digits one after the other\n"
        "/            find options by their words\n"
        "Enter        do what is lit; an entry with · instead of a number is not possible now: lit, it\n"
        "             says why\n"
        "Mouse        a place or a survivor lights what can be done there, or a place says why\n"
        "             nothing can; a second click on an option does it\n"
        "p            light the option that does nothing more\n"
        "r            what a turn offers, and the rules for it\n"
        "y            somebody yawned, if that is what you watch for\n"
        "Space  .     show at once; on to your next question\n"
        "u            take back, as long as nothing was rolled, drawn or shown\n"
        "s  o         save a copy, open a saved game\n"
        "n  c         the whole log; all cards that lie open, with their text\n"
        "v  l  t      pace of the bots; 日本語 / English; night or day colours\n"
        "q            leave; the game saves itself, lastfire resume goes on with it",
        "左右         選択肢のグループ        上下  グループ内の選択肢\n"
        "数字         その番号の選択肢（2桁は続けて入力）\n"
        "/            言葉で選択肢を探す\n"
        "Enter        光っているものを実行。番号の代わりに·が付くものは今はできない（光らせると理由）\n"
        "マウス       場所や生存者を押すと、そこでできることが光る（場所で何もできなければ理由を表示）。\n"
        "             選択肢は2回押すと実行\n"
        "p            何もしない選択肢を光らせる\n"
        "r            手番でできることとその規則\n"
        "y            あくびを見た（見張っているとき）\n"
        "スペース .   すぐに表示。次の自分の番まで進める\n"
        "u            戻す（ダイスや公開の前まで）\n"
        "s  o         控えを保存、保存したゲームを開く\n"
        "n  c         ログ全体、場のカードと文章\n"
        "v  l  t      ボットの速さ、English / 日本語、夜と昼の配色\n"
        "q            離れる。ゲームは自動で保存され、lastfire resume で続けられる",
    ),
    "help_marks": Name(
        "On the table: Z zombie, # barricade, · free space; a number in front is the entrance. "
        "* leader, w wounds, f frostbite, ' has moved, ○ room for a survivor. ◈ first player, ✦ reads the "
        "crossroads card. † chance that somebody dies; +1 helps in the crisis, -1 counts against. ♪ noise, "
        "▤ cards in the deck, ☾ zombies to come tonight on average, ! overruns among them; behind an option, "
        "☾ is the chance of one. Dice: unused ones, then a dot for each used one. "
        "Turns go clockwise, to the left; after the round the first player token passes to the player on "
        "the right.",
        "卓上の印：Zはゾンビ、#はバリケード、·は空き、その前の数字は入口。*はリーダー、負は負傷、凍は凍傷、"
        "'は移動済み、○は生存者の空き。◈はスタートプレイヤー、✦はクロスロードを読む人。†は誰かが死ぬ確率。+1は危機に有効、-1は逆効果。♪は騒音、▤は山札の枚数、☾は今夜来るゾンビの平均、!はそのうち突破の数。選択肢の☾は1体来る確率。"
        "ダイスは未使用の目、点は使用済み。"
        "手番は時計回り（左隣へ）に進み、ラウンドの終わりにスタートプレイヤートークンは右隣のプレイヤーに渡る。",
    ),
}


def tell(key: str, lang: str, /, **values: Any) -> str:
    """One of the words, filled with numbers and names."""
    return fill(_WORDS[key].text(lang), values)
