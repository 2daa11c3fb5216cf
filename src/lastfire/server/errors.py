"""Everything that the server refuses, with a code for programs and words for people."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.server.messages import ErrorFacts, ErrorOut, Refused, Words

_REFUSALS: Final[dict[str, tuple[int, str, str]]] = {
    "bad_setup": (400, "A table cannot be set up like this.", "この設定ではテーブルを作れません。"),
    "malformed": (400, "This message cannot be read.", "メッセージを読み取れません。"),
    "not_json": (415, "Send JSON (application/json).", "JSON（application/json）で送ってください。"),
    "too_large": (413, "This message is too large.", "メッセージが大きすぎます。"),
    "bad_cookie": (
        403,
        "This device no longer holds a seat that it held here. Ask the holder of the seat, or whoever set up"
        " the table, for a new link.",
        "この端末では席が無効になりました。席の人かテーブルを作った人から、新しいリンクをもらってください。",
    ),
    "bad_link": (
        403,
        "This link opens no seat here. Ask for a new one.",
        "このリンクでは座れません。新しいリンクをもらってください。",
    ),
    "link_used": (
        403,
        "This link has been used. Ask the holder of the seat for another.",
        "このリンクは使用済みです。席の人から新しいリンクをもらってください。",
    ),
    "link_replaced": (
        403,
        "This link has been replaced by a newer one. Ask whoever set up the table for it.",
        "このリンクは新しいリンクに替わりました。テーブルを作った人からもらってください。",
    ),
    "foreign_origin": (
        403,
        "This request comes from another site.",
        "ほかのサイトからの要求は受け付けません。",
    ),
    "foreign_host": (
        421,
        "The server does not go by this name. Whoever runs it can allow the name: --allow-host NAME.",
        "このサーバーはその名前では応答しません。起動時に --allow-host 名前 を付けると応答します。",
    ),
    "unknown_path": (404, "There is nothing at this address.", "このアドレスには何もありません。"),
    "bad_method": (405, "This address cannot be used like that.", "この使い方はできません。"),
    "unknown_game": (404, "This game is not here.", "そのゲームはありません。"),
    "unknown_table": (404, "There is no such table.", "そのテーブルはありません。"),
    "unknown_bot": (400, "There is no such bot.", "そのボットはありません。"),
    "other_rules": (
        409,
        "This game began under another version of the rules. It goes on once all have agreed to that of now.",
        "このゲームは別の版のルールで始まりました。全員が今の版に同意すると続けられます。",
    ),
    "damaged": (
        500,
        "What was kept of this table is damaged.",
        "このテーブルの保存データは壊れています。",
    ),
    "bad_name": (
        400,
        "A name needs at least one character that can be seen.",
        "名前には目に見える文字が必要です。",
    ),
    "seat_taken": (409, "This seat is taken.", "その席にはもう人がいます。"),
    "link_only": (
        409,
        "This chair is taken by its link alone. Ask whoever set up the table for the link.",
        "この席にはリンクでしか座れません。テーブルを作った人からリンクをもらってください。",
    ),
    "held": (
        409,
        "Somebody holds this seat. A new link for somebody else can be made once the holder gives it up.",
        "この席にはもう人がいます。ほかの人のための新しいリンクは、その人が席を手放すと作れます。",
    ),
    "many_devices": (
        409,
        "Too many devices hold this seat. Sign the others out first.",
        "この席を開いている端末が多すぎます。先にほかの端末をサインアウトしてください。",
    ),
    "bad_word": (400, "A word has 1 to 80 characters that can be seen.", "言葉は1文字以上80文字以内です。"),
    "word_added": (
        409,
        "This seat has added its word already.",
        "この席はすでに言葉を加えました。",
    ),
    "no_secret": (
        409,
        "The dice of this table come from no secret that could be checked.",
        "このテーブルのダイスには、確かめられる秘密の値がありません。",
    ),
    "not_over": (
        409,
        "The game is not over yet. The secret of its dice is laid open at the end.",
        "ゲームはまだ終わっていません。ダイスの秘密の値は、終わったときに公開されます。",
    ),
    "not_closed": (
        409,
        "This game may go on once its rules are back. What is kept of it can be downloaded once the table is"
        " ended by whoever set it up, or closed by whoever runs this server.",
        "ルールが戻れば、このゲームは続けられます。記録は、テーブルを作った人がテーブルを終了するか、"
        "サーバーの運営者がテーブルを閉じるとダウンロードできます。",
    ),
    "wrong_seat": (403, "That is not your seat.", "あなたの席ではありません。"),
    "not_host": (
        403,
        "Only whoever set up the table may do that.",
        "テーブルを作った人だけができます。",
    ),
    "barred": (
        403,
        "Whoever set up this table has sent you away from it.",
        "テーブルを作った人があなたを退席させました。このテーブルには入れません。",
    ),
    "barred_network": (
        403,
        "Somebody in your network was sent away from this table. For a while nobody from there may watch it.",
        "お使いのネットワークの人が退席させられたため、しばらくの間そこからは観戦できません。",
    ),
    "own_seat": (
        409,
        "This seat is held by your own device. Give it up instead.",
        "その席はこの端末の席です。席を手放してください。",
    ),
    "nobody_there": (409, "There is nobody who could be sent away.", "退席させる相手がいません。"),
    "removed_seat": (
        409,
        "Whoever held this seat was removed. A bot plays it to the end: nobody else reads its hidden cards.",
        "この席の人は退席させられました。非公開のカードがほかの人に見えないよう、最後までボットが操作します。",
    ),
    "not_barred": (409, "Nobody is kept out any more by that.", "その退席はすでに取り消されています。"),
    "no_device": (
        409,
        "That device does not hold the seat any more.",
        "その端末はもうこの席を開いていません。",
    ),
    "last_device": (
        409,
        "This is the only device at the seat. First keep a name or make a link, or give up the seat.",
        "この席を開いている端末はこれだけです。先に名前を登録するか、リンクを作るか、席を手放してください。",
    ),
    "no_name": (
        403,
        "No name is kept in this browser.",
        "このブラウザーには名前が登録されていません。",
    ),
    "has_name": (
        409,
        "A name is kept in this browser already.",
        "このブラウザーにはすでに名前が登録されています。",
    ),
    "unknown_phrase": (
        403,
        "This is nobody's recovery phrase. Compare it word by word. Only the newest phrase works.",
        "この復元フレーズは使えません。一語ずつ確かめてください。使えるのは、いちばん新しいフレーズだけです。",
    ),
    "phrase_length": (
        400,
        "A recovery phrase has twelve words.",
        "復元フレーズは12語です。",
    ),
    "phrase_word": (
        400,
        "One of these words stands in no recovery phrase.",
        "復元フレーズに使われない言葉が含まれています。",
    ),
    "nothing_kept": (
        409,
        "No seat at this table comes back by your recovery phrase.",
        "このテーブルに、あなたの復元フレーズで取り戻せる席はありません。",
    ),
    "stale_ask": (
        409,
        "The table has moved on; this answer came too late.",
        "すでに先へ進んでいます。この答えは間に合いませんでした。",
    ),
    "over": (409, "The game is over.", "ゲームは終わっています。"),
    "closed": (
        409,
        "Whoever runs this server has closed the table. It can be looked at and downloaded.",
        "このテーブルはサーバーの運営者が閉じました。見ることとダウンロードはできます。",
    ),
    "ended": (
        409,
        "Whoever set up the table has ended it. It can be looked at and downloaded.",
        "このテーブルは、テーブルを作った人が終了しました。見ることとダウンロードはできます。",
    ),
    "illegal_answer": (400, "That is not one of the options.", "選べる手ではありません。"),
    "undo_refused": (
        409,
        "This cannot be undone: dice were rolled, a card was revealed, or somebody else has answered.",
        "取り消せません。ダイスが振られたか、カードが公開されたか、ほかの人がすでに答えています。",
    ),
    "bot_plays": (
        409,
        "A bot plays this seat. Take the seat back first.",
        "この席はボットが代わりに操作中です。先に席を取り戻してください。",
    ),
    "nobody_stands_in": (409, "No bot stands in for this seat.", "この席に代役のボットはいません。"),
    "not_absent": (409, "Somebody is sitting there.", "その席の人はつながっています。"),
    "just_left": (
        409,
        "They left only a moment ago and may be back at once. Wait a little.",
        "いま離れたばかりで、すぐ戻るかもしれません。少し待ってください。",
    ),
    "rate_limited": (
        429,
        "Too much at once. Wait a moment.",
        "要求が多すぎます。少し待ってください。",
    ),
    "full": (503, "Too many people are watching this table.", "このテーブルを見ている人が多すぎます。"),
    "crowded": (
        429,
        "Too many screens are open from your network. Close some of them.",
        "お使いのネットワークで開いている画面が多すぎます。いくつか閉じてください。",
    ),
    "storage": (
        503,
        "The answer could not be kept. Nothing has changed; try again.",
        "保存できませんでした。何も変わっていません。もう一度試してください。",
    ),
    "moved": (
        503,
        "The table is just moving to another server. Try again in a moment.",
        "テーブルを別のサーバーに移しているところです。少し待ってから、もう一度試してください。",
    ),
    "internal": (
        500,
        "Something went wrong on the server. Nothing has changed.",
        "サーバーで問題が起きました。何も変わっていません。",
    ),
}

STORAGE_TROUBLE: Final = Words(
    "The server cannot save answers at the moment. The game so far is safe; bots try again by themselves.",
    "サーバーが今、答えを保存できません。ここまでのゲームは失われません。ボットは自動的に再試行します。",
)
"""What a table is told while its answers cannot be kept."""


class Refusal(Exception):
    """Something that the server does not do.

    ``detail`` is said in place of the usual words: in English alone where only a program can be at fault.
    """

    def __init__(self, code: str, field: str | None = None, detail: str | Name = "") -> None:
        status, en, ja = _REFUSALS[code]
        super().__init__(code)
        self.code = code
        self.field = field
        self.status = status
        if isinstance(detail, Name):
            self.text = Words(detail.en, detail.ja)
        else:
            self.text = Words(detail or en, f"{ja}（{field}）" if field is not None else ja)

    def message(self, key: str | None = None) -> Refused:
        """The refusal as it goes over a socket."""
        return Refused(key, self.code, self.field, self.text)

    def body(self) -> ErrorOut:
        """The refusal as it goes over HTTP."""
        return ErrorOut(ErrorFacts(self.code, self.field, self.text))
