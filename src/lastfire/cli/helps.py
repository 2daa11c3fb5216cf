"""Help and errors of the commands in Japanese, by their English words, and the parser that shows them."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NoReturn

# A line of the catalogue is a line of this file, however long.
# ruff: noqa: E501

WRONG: Final = 2
"""Exit status after wrong arguments."""

JAPANESE: Final[dict[str, str]] = {
    # Of the parser itself.
    "usage: ": "使い方: ",
    "positional arguments": "引数",
    "options": "オプション",
    "show this help message and exit": "このヘルプを表示して終わる",
    "show program's version number and exit": "版を表示して終わる",
    # The commands.
    "Zombie-survival board games on one rules engine.": "1つのルールエンジンで動く、ゾンビサバイバルのボードゲーム集。",
    "lastfire <command> --help says more about a command.": "各コマンドの詳細は lastfire <command> --help で表示されます。",
    "Serve the browser client on this machine.": "このマシンでブラウザ用のサーバーを動かす。",
    "Copy the tables of a server and its key to a new folder; it may be running.": "サーバーのテーブルと鍵を新しいフォルダーにコピーする。サーバーは動いていてもよい。",
    "Put a backup of a server in place.": "サーバーのバックアップを元に戻す。",
    "Check everything that a server has kept; it may be running.": "サーバーの保存データをすべて検査する。サーバーは動いていてもよい。",
    "Mend what is damaged of what a server has kept.": "サーバーの保存データの壊れた部分を修復する。",
    "List, close or delete the tables of a server; it may be running.": "サーバーのテーブルを一覧、終了、削除する。サーバーは動いていてもよい。",
    "Take the tables of a server to PostgreSQL or back; no server may be running.": "サーバーのテーブルをPostgreSQLへ、またはその逆へ移す。サーバーは止めておく。",
    "what to take everything from": "移す元",
    "what to take it to": "移す先",
    "PostgreSQL database of the tables, in place of the data folder": "データフォルダーの代わりに使うPostgreSQLデータベース",
    "Tell everybody at every table what is planned; the server may be running.": "予定をすべてのテーブルで知らせる。サーバーは動いていてもよい。",
    "Stop the server of a data folder when what is under way there is finished.": "データフォルダーを使うサーバーを、処理中のことが終わってから止める。",
    "what to say, in your own words": "知らせる内容（自由な文）",
    "when the server is restarted: 18:30, or 2026-11-24T18:30": "サーバーを再起動する時刻（例：18:30、2026-11-24T18:30）",
    "for how many minutes it is gone": "止まっている時間（分）",
    "take back what was said": "知らせを取り消す",
    "how long to wait for it (default: 60)": "止まるまで待つ秒数（既定：60）",
    "All tables, those first at which nothing has happened for longest.": "すべてのテーブル。長く動きのないものから順に並べる。",
    "Nothing more can happen at these tables; they can be looked at and downloaded.": "これらのテーブルを閉じる。以後は見ることとダウンロードだけができる。",
    "Forget these tables and all that people did there.": "これらのテーブルと、そこで行われたことをすべて削除する。",
    "List or delete the people who keep a name at a server; it may be running.": "サーバーに名前を登録した人を一覧、削除する。サーバーは動いていてもよい。",
    "Everybody who keeps a name, those first who have not been here for longest.": "名前を登録したすべての人。長く来ていない人から順に並べる。",
    "Forget these people: name, recovery phrase, and which seats were whose.": "これらの人の名前、復元フレーズ、席との結びつきを削除する。",
    "the number that lastfire people list shows": "lastfire people list が示す番号",
    "How many times one address may keep a name or ask for a new recovery phrase": "1つのアドレスが名前を登録するか、新しい復元フレーズを求められる回数",
    "How many times one address may try a recovery phrase": "1つのアドレスが復元フレーズを試せる回数",
    "For how many seconds spectators from the address of one who was sent away are not let in": "退席させた観戦者と同じアドレスからの観戦を断る秒数",
    "Prepare tables of an earlier Lastfire to go on under later rules; it is still needed once.": "以前の版のLastfireのテーブルを、新しいルールで続けられるようにする。その版が一度だけ必要。",
    "the interpreter of the environment in which the earlier Lastfire is installed": "以前の版のLastfireが入っている環境のPython",
    "the last part of the table's address": "テーブルのアドレスの最後の部分",
    "Play in the terminal, alone or with others at one keyboard.": "端末で遊ぶ。1人でも、1つのキーボードを囲んでも遊べる。",
    "Watch bots play.": "ボットの対戦を見る。",
    "Go on with a game that was left.": "途中のゲームを続ける。",
    "List the games that were left or finished.": "途中のゲームと終わったゲームを一覧にする。",
    "Print the log of a saved game.": "保存したゲームのログを表示する。",
    "Check that the luck of a saved game came from its secret.": "保存したゲームの運が秘密の値から生じたことを確かめる。",
    "Let bots play many games and count.": "ボットに多数のゲームを遊ばせて集計する。",
    "Compare bots, each in every seat.": "ボットを、すべての席に着かせて比べる。",
    "How a game comes out, by objective, variant, players and betrayer.": "ゲームの結果を、目的、バリアント、人数、裏切り者ごとに調べる。",
    "The exact chances of a fight.": "戦闘の正確な確率を求める。",
    "The exact prospects of a melee.": "白兵戦の正確な確率を求める。",
    "List the options of a game, with their values and what they mean.": "ゲームのオプションと、その値と意味を一覧にする。",
    "Print the cards of a game.": "ゲームのカードを表示する。",
    "Print the rules of a game, with the code and the tests of each.": "ゲームのルールを、コードとテストの場所とともに表示する。",
    "Measure the speed of the engine on this machine.": "このマシンでのエンジンの速さを測る。",
    "Print a script that completes these commands in your shell.": "シェルでこれらのコマンドを補完するスクリプトを表示する。",
    # Their arguments.
    "language (default: that of the system)": "言語（既定：システムの言語）",
    "print JSON": "JSONで表示する",
    "an option of the game, such as journey=on; may be repeated (lastfire options lists them)": "ゲームのオプション（例：journey=on）。何度でも使える（一覧は lastfire options）",
    "how fast bots move": "ボットの速さ",
    "lines of text instead of a screen": "画面の代わりに行単位の文字で表示する",
    "colours of the screen": "画面の配色",
    "address to listen on (default: this machine only)": "待ち受けるアドレス（既定：このマシンだけ）",
    "first port to try (default: 8000; 0: any)": "最初に試すポート（既定：8000、0：任意）",
    "open a browser (default: no)": "ブラウザを開く（既定：開かない）",
    "where the server keeps its tables": "サーバーがテーブルを保存する場所",
    "the folder to make; it must not be there yet": "作るフォルダー。まだ存在しないこと",
    "the folder that lastfire backup made": "lastfire backup が作ったフォルダー",
    "put aside what is kept there, under another name": "そこにある保存データを別の名前で残して置き換える",
    "take a table with a damaged log back to the last answer that can be played again": "記録が壊れたテーブルを、再現できる最後の回答まで戻す",
    "go on with a saved game": "保存したゲームを続ける",
    "a name under which others reach this server; may be given several times": "ほかの人がこのサーバーに接続するときの名前。何度でも使える",
    # The settings of a server, as server/settings.py says them.
    "Further origins, such as https://games.example, whose pages may talk to the server": "サーバーに接続してよいページの、ほかのオリジン（例：https://games.example）",
    "Whether browsers reach the server by https although it does not speak it itself": "サーバー自身は使わなくても、ブラウザからはhttpsで届くかどうか",
    "Whether a proxy says who is asking; without one, anybody could claim to be anybody": "接続元をプロキシが伝えるかどうか。プロキシがなければ、誰でも他人を名乗れる",
    "Addresses of the proxies that are believed, with commas between them": "信頼するプロキシのアドレス（コンマ区切り）",
    "Addresses that may read /metrics, besides this machine, with commas between them": "このマシンのほかに /metrics を読めるアドレス（コンマ区切り）",
    "How grave something is that is logged: debug, info, warning or error": "ログに残す重大さ：debug、info、warning、error",
    "How the log is written: text for people, json for programs": "ログの書式：人が読むなら text、プログラム用なら json",
    "How many tables one address may make": "1つのアドレスが作れるテーブルの数",
    "How many times one address may sit down or try a link": "1つのアドレスが席に着く、またはリンクを試せる回数",
    "How many connections it keeps in all, as far as the system lets it open so many files": "全体で保つ接続の数。システムが許すファイル数が上限になる",
    "How many of them one address may have; behind a proxy only sockets are counted": "そのうち1つのアドレスが使える数。プロキシの後ろではソケットだけを数える",
    "How many connections one address may open, except behind a proxy": "1つのアドレスが開ける接続の頻度（プロキシの後ろを除く）",
    "How many sockets one address may have open, at all tables": "1つのアドレスが全テーブルで開いておけるソケットの数",
    "How many requests of any kind one address may send": "1つのアドレスが送れるリクエストの頻度（種類を問わず）",
    "How many sockets one address may open": "1つのアドレスがソケットを開ける頻度",
    "How many seconds a request may take to arrive with its body; the first one, from the connection on": "リクエストが本文とともに届くまでの秒数。最初のものは接続の時点から数える",
    "For how many seconds a connection may rest between two requests": "接続が次のリクエストまで休んでいられる秒数",
    "The same for connections of a proxy: longer than it keeps them itself; Caddy does for two minutes": (
        "プロキシからの接続の場合の同じ秒数。プロキシ自身が保つより長くする（Caddyは2分）"
    ),
    "For how many seconds something may wait to be read by whoever it was sent to": "送ったものが読まれるまで待つ秒数",
    "How many frames (messages, pieces of them, pings) a socket may send at once": "1つのソケットが一度に送れるフレーム（メッセージ、その断片、ping）の数",
    "How many frames a socket may send in the long run": "1つのソケットが1秒あたりに送れるフレームの数",
    "How many pieces a message may come in": "1つのメッセージを分けられる断片の数",
    "How many of them may come from one address": "そのうち1つのアドレスから来てよい数",
    "How many messages one address may send over all its sockets": "1つのアドレスが全ソケットで送れるメッセージの頻度",
    "How many bytes the system keeps ready for whoever does not read": "読まない相手のためにシステムが保持するバイト数",
    "How long a bot takes for an answer at least where bots play among themselves": "ボットだけで遊ぶとき、ボットが1回の回答に少なくともかける秒数",
    "After how many seconds a bot tries again whose answer could not be kept; then twice as many": "答えを保存できなかったボットが再試行するまでの秒数。その後は2倍ずつ延びる",
    "After how many seconds it tries again at the latest": "再試行するまでの最長の秒数",
    "How many lines of the log may come from the same place in the code at once": "コードの同じ場所から一度に書かれるログの行数",
    "After how many seconds as many more may come from there": "同じ場所から同じ行数をまた書けるようになるまでの秒数",
    "Largest body of a request, in bytes": "リクエスト本文の最大の大きさ（バイト）",
    "Largest message on a socket, in bytes": "ソケットのメッセージの最大の大きさ（バイト）",
    "How many messages a socket may send at once": "1つのソケットが一度に送れるメッセージの数",
    "How many messages a socket may send in the long run": "1つのソケットが1秒あたりに送れるメッセージの数",
    "After so many messages in a window that came too fast, the socket is closed": "速すぎるメッセージが期間内にこの数に達すると、ソケットを閉じる",
    "How many seconds that window is long": "その期間の長さ（秒）",
    "How many sockets without a seat one table serves": "1つのテーブルを観戦できるソケットの数",
    "How many sockets one seat may have open. Spectators never keep a player out": "1つの席が開けるソケットの数。観戦者がプレイヤーを締め出すことはない",
    "After so many days at which nothing has happened there a table is deleted": "何も起きない日がこの日数続いたテーブルを削除する",
    "After so many days a table at which nothing has ever happened is deleted": "一度も使われないテーブルを、この日数で削除する",
    "So many days before that, whoever opens the table is told": "削除のこの日数前から、テーブルを開いた人に知らせる",
    "How often it looks for what lastfire tables has ordered": "lastfire tables の指示を確かめる間隔（秒）",
    "How long a seat must have been away before somebody else may let a bot stand in": "ほかの人がボットを代役にできるまでに、席の人が離れている秒数",
    "How many entries of the log lie between two checkpoints": "チェックポイントの間に入る記録の数",
    "Address of a PostgreSQL database, postgresql://host/name, for tables in place of the data folder": (
        "データフォルダーの代わりにテーブルを保存するPostgreSQLのアドレス（postgresql://host/name）"
    ),
    "Where other servers of that database reach this one, with a port or without; for them alone": (
        "同じデータベースを使うほかのサーバーがこのサーバーに接続するアドレス（ポートは省略可、外部には公開しない）"
    ),
    "After how many seconds in which nothing was heard of this server the others take over its tables": (
        "このサーバーから何秒応答がなければ、ほかのサーバーがテーブルを引き継ぐか"
    ),
    "How many tables stay loaded when nobody is there": "誰もいなくても読み込んだままにするテーブルの数",
    "After how many seconds in which nothing happens a table rests: its match is not kept in memory": (
        "何も起こらないテーブルを何秒後に休ませるか（休むテーブルの対局はメモリに置かない）"
    ),
    "How long a searching bot may think about one answer": "先読み型のボットが1回の回答に考える秒数",
    "How many processes think for searching bots": "先読み型のボットの思考に使うプロセスの数",
    "how many play (default: 4, or people and bots named)": "席の数（既定：4、または指定した人とボットの数）",
    "how many people (default: 1, or the names given)": "人の数（既定：1、または指定した名前の数）",
    "names of the people": "人の名前",
    "seat of the first person, counted from 1; others take the free ones in order (default: 1; in Versus, the last seat leads the Zeds)": "最初の人の席（1から数える）。ほかの人は空いた席に順に着く（既定：1。対戦では最後の席がゼッズを率いる）",
    "bots of the other seats": "ほかの席のボット",
    "any whole number (default: drawn)": "任意の整数（既定：無作為）",
    "go on with a saved game, by file or name": "保存したゲームを、ファイルか名前で続ける",
    "where the game saves itself": "ゲームを自動で保存する場所",
    "how many play (default: 4, or the bots named)": "席の数（既定：4、または指定したボットの数）",
    "who plays": "遊ぶボット",
    "show whom every bot takes for the betrayer, turn by turn (Dead of Winter)": "各ボットが誰を裏切り者と見ているかを手番ごとに示す（デッド・オブ・ウィンター）",
    "its name in lastfire saves, or the file of a saved game (default: the latest that is not over)": "lastfire saves に出る名前、または保存したゲームのファイル（既定：終わっていない最新のもの）",
    "names alone, one on each line": "名前だけを1行に1つずつ表示する",
    "a saved game: its file, or its name in lastfire saves": "保存したゲーム：ファイル、または lastfire saves に出る名前",
    "as seen from this seat, counted from 1": "この席から見たログ（1から数える）",
    "the SHA-256 of the secret that the table showed at the start": "開始時にテーブルに示された、秘密の値のSHA-256",
    "how many play (default: 4)": "席の数（既定：4）",
    "who plays, by seat; fewer than seats are repeated (default: random)": "席ごとのボット。席より少なければ繰り返す（既定：random）",
    "how many games (default: 100)": "ゲームの数（既定：100）",
    "how many processes (default: 1)": "プロセスの数（既定：1）",
    "any whole number (default: 1)": "任意の整数（既定：1）",
    "write every game and decision to FILE.jsonl or FILE.parquet": "すべてのゲームと決定を FILE.jsonl か FILE.parquet に書く",
    "the bots, one for each seat": "ボット（席ごとに1つ）",
    "how many games (default: 200)": "ゲームの数（既定：200）",
    "playouts of a searching bot for one answer": "先読み型のボットが1回の回答に行うプレイアウトの数",
    "how many games a line (default: 200)": "1行ごとのゲームの数（既定：200）",
    "only these tables, by number": "この番号の表だけ（複数可）",
    "write a page with plots as well": "図のあるページも書く",
    "cards of this level only (Hit Z Road)": "このレベルのカードだけ（ヒット・Z・ロード）",
    "cards of this kind only, such as crises (Dead of Winter)": "この種類のカードだけ（例：crises、デッド・オブ・ウィンター）",
    "cards of this set only, such as long_night (Dead of Winter)": "このセットのカードだけ（例：long_night、デッド・オブ・ウィンター）",
    "what is not there yet, and nothing else": "まだ揃っていないものだけ",
    "rules whose id begins so, such as HZR-PAY": "この文字で始まるidのルール（例：HZR-PAY）",
    "rules without code or without a test": "コードかテストのないルール",
    "which game (default: every game)": "ゲーム（既定：すべてのゲーム）",
    "how often each is measured (default: 5)": "それぞれを測る回数（既定：5）",
    "how long each takes in a round (default: 0.3)": "1回に測る秒数（既定：0.3）",
    "measure catanatron in the same run": "同時にcatanatronも測る",
    "measure the server instead (source tree only)": "代わりにサーバーを測る（ソースツリーのみ）",
    "which shell": "シェルの種類",
    "survivors of the player": "プレイヤーの生存者の人数",
    "zombies on the card": "カードのゾンビの数",
    "strength of the horde (default: 0)": "大群の強さ（既定：0）",
    "The exact prospects of a hand-to-hand, or of gunfire.": "白兵戦か射撃の正確な確率を求める。",
    "Strength of the player unit (default: that of --by)": "プレイヤーユニットの戦力（既定：--byのもの）",
    "the unit whose abilities count, such as pickles": "能力を数えるユニット（picklesなど）",
    "the unit named by --by defends": "--byのユニットが防御する",
    "Strength of the Zeds side (without it: gunfire)": "ゼッズ側の戦力（指定しなければ射撃）",
    "columns to the right in all (default: 0)": "右への列の移動の合計（既定：0）",
    "extra dice of the unit (default: 0)": "ユニットの追加のダイス（既定：0）",
    "the unit may roll again": "ユニットは振り直せる",
    "Hits that remove the enemy (default: 6)": "敵を除去するヒット数（既定：6）",
    "Hits that remove the unit (default: those of --by, or 4)": (
        "ユニットを除去するヒット数（既定：--byのもの、なければ4）"
    ),
    "faces of a die on which the enemy ignores a Hit": "敵がヒットを無視するダイスの目の数",
    "faces of a die on which the unit ignores a Hit (default: those of --by, or 0)": (
        "ユニットがヒットを無視するダイスの目の数（既定：--byのもの、なければ0）"
    ),
    "adrenaline to spend (default: 0)": "使えるアドレナリン（既定：0）",
}


REFUSALS: Final[dict[str, str]] = {
    "argument %(argument_name)s: %(message)s": "引数 %(argument_name)s：%(message)s",
    "the following arguments are required: %s": "次の引数が必要です：%s",
    "unrecognized arguments: %s": "知らない引数です：%s",
    "invalid choice: %(value)r (choose from %(choices)s)": "%(value)rは選べません（選べるのは%(choices)s）",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": "%(value)rは選べません（%(closest)rのことですか。選べるのは%(choices)s）",
    "expected one argument": "値が1つ必要です",
    "ignored explicit argument %r": "値%rは付けられません",
    "ambiguous option: %(option)s could match %(matches)s": "%(option)sはどれのことか分かりません：%(matches)s",
}
"""What the parser of Python says is wrong."""


def in_japanese(words: str) -> str:
    """Help in Japanese; names of games, and the words of other packages' commands, are left as they are."""
    if words.startswith("one of "):
        return f"次のどれか：{words.removeprefix('one of ')}"
    return JAPANESE.get(words, words)


class _JapaneseFormatter(argparse.HelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, JAPANESE["usage: "] if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading if heading is None else JAPANESE.get(heading, heading))

    def add_text(self, text: str | None) -> None:
        super().add_text(text if text is None else in_japanese(text))

    def _expand_help(self, action: argparse.Action) -> str:
        return in_japanese(super()._expand_help(action))


@contextmanager
def parsing_in(lang: str) -> Iterator[None]:
    """What the parser of Python says comes in this language as well: it looks its words up by this name."""
    looked_up = vars(argparse)["_"]
    if lang == "ja":
        vars(argparse)["_"] = lambda words: REFUSALS.get(words, words)
    try:
        yield
    finally:
        vars(argparse)["_"] = looked_up


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    hint = " (see {prog} --help)"

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}{self.hint.format(prog=self.prog)}\n")


class JapaneseParser(Parser):
    """The same, with its help in Japanese."""

    hint = "（{prog} --help を参照）"

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{"formatter_class": _JapaneseFormatter, **settings})


def asked_language(arguments: Sequence[str]) -> str | None:
    """What ``--lang`` says in arguments that are not parsed yet."""
    for number, argument in enumerate(arguments):
        if argument == "--lang":
            return arguments[number + 1] if number + 1 < len(arguments) else None
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None
