// One table as this screen knows it: the line to the server, whose seats are
// here, what of it is on show, and the answer under way.
import { eventWords, isCalledOut } from './chairs';
import type {
  Chair,
  ClientMessage,
  Fairness,
  Hello,
  HostSees,
  Leaving,
  OptionOut,
  Plan,
  RuleOut,
  RulesBefore,
  RulesOut,
  SeatEvent,
  ServerMessage,
  State,
  TableOut,
  UpgradeOut,
  Words,
} from './messages';
import { ApiError, Live, get, newKey, type Line, type LiveHandlers } from './net';
import { Playback, type Showing } from './playback.svelte';
import { countFresh, joinRecords } from './records';
import { unbroken } from './unbroken';
import { settings } from './settings.svelte';
import { soundsOf, type Sound } from './sound';

interface Sent {
  message: ClientMessage & { key: string };
  /** The version of the table it was said at. */
  version: number;
  acknowledged: boolean;
}

interface Notice {
  id: number;
  words: Words;
}

/** Nobody is looking: nothing needs to be shown step by step. */
function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}

/**
 * A question that is told once more, after the line was cut, stays the same object: boards forget what is half chosen when
 * there is another.
 */
function askedBefore(ask: State['ask'], before: State['ask'] | undefined): State['ask'] {
  return before && ask?.number === before.number && JSON.stringify(ask) === JSON.stringify(before) ? before : ask;
}

/** Somebody's chair, and a bot plays for them. */
function hasStandIn(chair: Chair | undefined): boolean {
  return chair !== undefined && chair.who !== 'bot' && chair.bot !== null;
}

export class TableStore {
  readonly table: string;
  game = $state<string | null>(null);
  connection = $state<'connecting' | 'open' | 'lost' | 'restart' | 'ended'>('connecting');
  /** The table is not known to the server. */
  gone = $state<Words | null>(null);
  /** What is left of a table that cannot go on under the rules of now. */
  stranded = $state.raw<TableOut | null>(null);
  /** The rules that everybody has to agree to before the game goes on; null where nothing waits for that. */
  upgrade = $state.raw<UpgradeOut | null>(null);
  /** Under which earlier versions of the rules the game was played. */
  before = $state.raw<RulesBefore[]>([]);
  /** What whoever runs the server tells everybody. */
  plan = $state.raw<Plan | null>(null);
  /** What keeps the server from going on; null while nothing does. */
  trouble = $state.raw<Words | null>(null);
  chairs = $state.raw<Chair[]>([]);
  /** The seats of this screen. */
  mine = $state.raw<number[]>([]);
  seated = $state(false);
  /** This browser set up the table. */
  host = $state(false);
  /** Free chairs are for whoever has the table's address. */
  openChairs = $state(false);
  /** What becomes of a seat that somebody leaves for good. */
  leaving = $state<Leaving>('bot');
  /** Nothing more can happen here. */
  closed = $state(false);
  /** What happened at the chairs, the newest last. */
  events = $state.raw<SeatEvent[]>([]);
  /** Who watches, and who was sent away: told to whoever set up the table. */
  hostSees = $state.raw<HostSees | null>(null);
  /** Where the cards and dice come from. */
  fair = $state.raw<Fairness>({ dice: 'secret', commitment: '', words: [] });
  /** What the dice were promised to come from, as this browser first saw it while the game was on; null before. */
  promise = $state<string | null>(null);
  /** Whoever should take the screen next; null while nobody has to. */
  coverFor = $state<number | null>(null);
  notices = $state.raw<Notice[]>([]);
  catalogue = $state.raw<any>(null);
  /** The rulebook; empty until it is opened, or when there is none. */
  rules = $state.raw<RuleOut[]>([]);
  /** What happens is not shown step by step until this screen is asked. */
  skipping = $state(false);
  /** Counts the answers of this screen, so that the page can move the focus. */
  answered = $state(0);

  /** What is heard of what happens, by kind of record. */
  sounds: Readonly<Record<string, Sound>> = {};

  /** What is on show; it may be behind what the server has told. */
  readonly play = new Playback({
    speed: () => settings.speed,
    told: (records) => settings.sound && soundsOf(records.map((record) => record.kind), this.sounds),
    rested: () => this.#follow(),
  });

  #line: Line;
  #latest: Showing | null = null;
  #sent: Sent | null = null;
  /** What was last said with `look`; undefined before anything was. */
  #looking: number | null | undefined = undefined;
  /** The seat from which this screen looked when its line was cut, until it does so again. */
  #returning: number | null = null;
  #noticeId = 0;
  /** Up to which version of the table this screen knows what happened at its chairs; null before it knows any. */
  #eventsKnown: number | null = null;

  constructor(table: string, openLine: (table: string, handlers: LiveHandlers) => Line = (id, on) => new Live(id, on)) {
    this.table = table;
    this.#line = openLine(table, {
      onopen: () => (this.connection = 'open'),
      onmessage: (message) => this.#receive(message),
      onlost: (tries, restart) => {
        // A server that restarts is away for some tries.
        // Told again when the line is back, if there still is any.
        this.plan = null;
        if (restart || this.connection !== 'restart') this.connection = restart ? 'restart' : 'lost';
        if (tries === 1 || tries % 5 === 0) void this.#stillThere();
      },
    });
  }

  readonly names: string[] = $derived(
    this.chairs.map((chair) => chair.name || `${settings.words.seatNumber(chair.seat + 1)}`),
  );
  /** The seat that is shown; null for a spectator or under the cover. */
  get me(): number | null {
    return this.play.shown?.seat ?? null;
  }
  /**
   * The open question, once everything before it has been shown.
   *
   * Everything it hangs on is read before anything is decided. While an effect is torn down, Svelte works out once more
   * what is derived, from the values before the change, and from then on waits only for what was read in that run: a
   * question of "is something being shown?" first would make what hangs on it deaf to the next state. For the same
   * reason no effect here reads anything derived while it is torn down.
   */
  get ask(): State['ask'] {
    const asked = this.play.shown?.state.ask ?? null;
    return this.play.playing ? null : asked;
  }
  /** What I can answer now; nothing while a bot stands in for me. */
  get options(): OptionOut[] {
    const [ask, chairs] = [this.ask, this.chairs];
    return ask === null || hasStandIn(chairs[ask.seat]) ? [] : ask.options;
  }
  /** I am the one who is asked. */
  get asked(): boolean {
    return this.options.length > 0;
  }
  /** What I may bring in unasked. */
  get aside(): State['aside'] {
    const aside = this.play.shown?.state.aside ?? null;
    return this.play.playing ? null : aside;
  }
  get myTurn(): boolean {
    const ask = this.ask;
    return this.options.length > 0 || (ask !== null && this.mine.includes(ask.seat) && !this.#standIn(ask.seat));
  }
  /** The game is over, and everything of its end has been shown. */
  get over(): boolean {
    return this.play.shown !== null && this.play.shown.state.ask === null && !this.play.playing;
  }
  /** My seats whose holders have not agreed yet to the rules of now. */
  get asksToAgree(): number[] {
    const [upgrade, mine] = [this.upgrade, this.mine];
    return upgrade === null ? [] : upgrade.asked.filter((seat) => mine.includes(seat) && !upgrade.agreed.includes(seat));
  }
  get canUndo(): boolean {
    const can = this.play.shown?.state.can_undo ?? false;
    return can && !this.play.playing;
  }
  /** What keeps the last answer of this screen from being taken back. */
  get stays(): Words | null {
    const stays = this.play.shown?.state.stays ?? null;
    return this.play.playing ? null : stays;
  }
  /** Whether a cover belongs between the seats of this screen. */
  readonly covers: boolean = $derived(this.mine.length > 1 && (settings.cover || this.catalogue?.private === true));

  #standIn(seat: number): boolean {
    return hasStandIn(this.chairs[seat]);
  }

  async #stillThere(): Promise<void> {
    try {
      const facts = await get<TableOut>(`/api/tables/${encodeURIComponent(this.table)}`);
      if (facts.state === 'stranded') {
        this.stranded = facts;
        this.#endLine();
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'unknown_table') {
        this.gone = error.words;
        this.#endLine();
      }
    }
  }

  /** There is nothing to come back to; the page itself says why. */
  #endLine(): void {
    this.#line.close();
    this.connection = 'ended';
    this.notices = [];
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        return this.#hello(message);
      case 'state':
        return this.#take(message);
      case 'chairs':
        this.chairs = message.chairs;
        return this.#follow();
      case 'seat_log':
        return this.#hearEvents(message.events);
      case 'host_sees':
        this.hostSees = message;
        return;
      case 'planned':
        this.plan = message.plan;
        return;
      case 'trouble':
        this.trouble = message.text;
        return;
      case 'done':
        if (this.#sent?.message.key === message.key) this.#sent.acknowledged = true;
        return;
      case 'notice':
        return this.notify(message.text);
      case 'refused':
        if (message.code === 'barred') {
          // There is no way back: the line would only be cut again and again.
          this.gone = message.text;
          this.#line.close();
          return;
        }
        if (message.key === null || this.#sent?.message.key === message.key) this.#sent = null;
        return this.notify(message.text);
    }
  }

  #hello(hello: Hello): void {
    this.connection = 'open';
    // Said again after this, if there still is any.
    this.trouble = null;
    this.before = hello.before;
    this.upgrade = hello.upgrade;
    this.chairs = hello.chairs;
    this.mine = hello.seats;
    this.host = hello.host;
    this.openChairs = hello.open_chairs;
    this.leaving = hello.leaving;
    this.closed = hello.closed;
    this.#eventsKnown ??= hello.version;
    this.fair = hello.fair;
    this.seated = true;
    const looked = this.#looking ?? null;
    this.#looking = hello.looking;
    if (hello.looking === null && looked !== null && hello.seats.includes(looked)) {
      // Back after the line was cut: what is on the table, and what was being chosen there, stays as it is.
      this.#returning = looked;
      this.look(looked);
    }
    if (this.game !== hello.game) {
      this.game = hello.game;
      void this.#fetchCatalogue(hello.game);
    }
    // An answer that the cut line may have swallowed; its key keeps it from counting twice.
    if (this.#sent !== null && !this.#sent.acknowledged) this.#line.send(this.#sent.message);
    this.#follow();
  }

  #hearEvents(events: SeatEvent[]): void {
    const known = this.#eventsKnown ?? Number.POSITIVE_INFINITY;
    for (const event of events) {
      if (event.version > known && isCalledOut(event)) this.notify(eventWords(event));
    }
    this.events = events;
    if (events.some((event) => event.kind === 'ended' || event.kind === 'closed')) this.closed = true;
    this.#eventsKnown = Math.max(this.#eventsKnown ?? 0, ...events.map((event) => event.version));
  }

  async #fetchCatalogue(game: string): Promise<void> {
    try {
      this.catalogue = unbroken(await get(`/api/games/${encodeURIComponent(game)}/catalogue`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.notify(error.words);
      this.catalogue = {};
    }
  }

  /** Shows the rest at once and, for somebody who sits here, what follows until they are asked. */
  skipAhead(): void {
    this.play.finish();
    const ask = this.#latest?.state.ask ?? null;
    this.skipping = this.mine.length > 0 && ask !== null && ask.options.length === 0;
  }

  /** Fetches the rulebook, when somebody wants to read it. */
  async openRules(): Promise<void> {
    if (this.game === null || this.rules.length > 0) return;
    try {
      this.rules = (await get<RulesOut>(`/api/games/${encodeURIComponent(this.game)}/rules`)).rules;
    } catch (error) {
      // A server without a rulebook: the page then shows cards, faces and tokens alone.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  #take(state: State): void {
    const before = this.#latest;
    const seat: number | null = typeof state.view?.seat === 'number' ? state.view.seat : null;
    if (this.#returning !== null && seat !== this.#returning) return;
    this.#returning = null;
    const known = before?.records ?? [];
    const records = joinRecords(known, state.since, state.records);
    const fresh = before === null || before.seat !== seat ? 0 : countFresh(known, records);
    const next: Showing = { state: { ...state, ask: askedBefore(state.ask, before?.state.ask) }, seat, records, fresh };
    this.#latest = next;
    if (state.ask !== null && this.upgrade === null && this.promise === null && this.fair.commitment !== '') {
      this.promise = this.fair.commitment;
    }
    if (this.#sent !== null && state.version !== this.#sent.version) this.#sent = null;
    const asked = state.ask === null || (state.ask.options.length > 0 && !this.#standIn(state.ask.seat));
    this.play.add(next, before === null || before.seat !== seat || isHidden() || this.skipping);
    if (asked) this.skipping = false;
  }

  /** Lets the screen look from the seat that is asked, with a cover in between where one belongs. */
  #follow(): void {
    if (!this.seated || this.play.playing) return;
    const asked = this.#latest?.state.ask?.seat;
    const here = this.mine.filter((seat) => !this.#standIn(seat));
    if (this.mine.length === 0) return;
    if (asked !== undefined && here.includes(asked)) {
      if (this.#looking === asked) {
        this.coverFor = null;
      } else if (this.covers) {
        this.coverFor = asked;
        this.look(null);
      } else this.look(asked);
    } else if (this.#looking === undefined || (this.#looking === null && !this.covers)) {
      this.look(here[0] ?? this.mine[0]!);
    }
  }

  /** Shows the view of one of my seats, or only what everybody may see. */
  look(seat: number | null): void {
    if (this.#looking === seat) return;
    this.#looking = seat;
    this.#line.send({ type: 'look', seat });
  }

  /** The person the cover asked for has taken the screen. */
  uncover(): void {
    const seat = this.coverFor;
    if (seat === null) return;
    this.coverFor = null;
    this.look(seat);
  }

  answer(position: number): void {
    const state = this.#latest?.state;
    if (state === undefined || state.ask === null || this.#sent !== null || this.play.playing || this.play.deaf) return;
    if (!state.ask.options.some((option) => option.position === position)) return;
    this.#say({ type: 'answer', ask: state.ask.number, position, key: newKey() }, state.version);
  }

  /** Does what the state offers this seat beside the question to somebody else. */
  bringIn(): void {
    const state = this.#latest?.state;
    if (state === undefined || state.aside === null || state.ask === null || this.#sent !== null || this.play.playing || this.play.deaf) return;
    this.#say({ type: 'bring_in', ask: state.ask.number, key: newKey() }, state.version);
  }

  undo(): void {
    const state = this.#latest?.state;
    if (state !== undefined && state.stays !== null && !this.play.playing) this.notify(state.stays);
    if (state === undefined || !state.can_undo || this.#sent !== null) return;
    this.#say({ type: 'undo', ask: state.ask?.number ?? 0, key: newKey() }, state.version);
  }

  #say(message: Sent['message'], version: number): void {
    this.#sent = { message, version, acknowledged: false };
    this.answered += 1;
    this.#line.send(message);
  }

  handOver(seat: number, bot: string): void {
    this.#line.send({ type: 'hand_over', seat, bot });
  }

  takeBack(seat: number): void {
    this.#line.send({ type: 'take_back', seat });
  }

  claimAbsent(seat: number): void {
    this.#line.send({ type: 'claim_absent', seat });
  }

  /** Agrees for one of my seats that the game goes on under the rules of now. */
  agree(seat: number): void {
    if (this.upgrade !== null) this.#line.send({ type: 'agree', seat, version: this.upgrade.to });
  }

  addWord(seat: number, word: string): void {
    this.#line.send({ type: 'add_word', seat, word });
  }

  notify(words: Words): void {
    this.#noticeId += 1;
    this.notices = [...this.notices.slice(-2), { id: this.#noticeId, words }];
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  /** After sitting down: the line is opened anew, with the new cookie. */
  renew(): void {
    this.#looking = undefined;
    this.#returning = null;
    this.seated = false;
    this.#line.renew();
  }

  close(): void {
    this.play.stop();
    this.#line.close();
  }
}
