// The messages between server and browser. Written by `python -m lastfire.server.typescript`
// from src/lastfire/server/messages.py: change that file, not this one.

export type Pace = 'calm' | 'normal' | 'quick' | 'off';

export type Who = 'here' | 'link' | 'bot';

export type Dice = 'secret' | 'chosen' | 'loaded';

export type Leaving = 'bot' | 'free';

export type SeatEventKind = 'sat' | 'device_added' | 'device_removed' | 'recovered' | 'kept' | 'left' | 'removed' | 'sent_away' | 'let_in' | 'unnamed' | 'ended' | 'closed';

export type OptionType = 'bool' | 'int' | 'choice';

export type OptionValue = boolean | number | string;

/** Words in both languages. */
export interface Words {
  en: string;
  ja: string;
}

/** One thing players can agree on before a game. */
export interface GameOptionOut {
  name: string;
  type: OptionType;
  default: OptionValue;
  choices: string[];
  choice_words: Words[];
  low: number | null;
  high: number | null;
  words: Words;
}

/** One rule of a game, in our words. `group` is the chapter's part of its id. */
export interface RuleOut {
  id: string;
  group: string;
  chapter: Words;
  text: Words;
}

/** The rulebook of a game. */
export interface RulesOut {
  rules: RuleOut[];
}

/** One game that can be played here. */
export interface GameOut {
  name: string;
  title: Words;
  seats: number[];
  options: GameOptionOut[];
  bots: string[];
}

/** All games that can be played here. */
export interface GamesOut {
  games: GameOut[];
}

/**
 * What whoever runs the server tells everybody: when it is restarted, for how many minutes, and why.
 *
 * `at` is a Unix time in seconds. `text` is in the words of whoever runs the server.
 */
export interface Plan {
  at: number | null;
  minutes: number | null;
  text: string;
}

/** What everybody should know; null for nothing. */
export interface PlanOut {
  plan: Plan | null;
}

/**
 * How others reach this server, said to a browser on the same machine that came by `localhost`.
 *
 * `alone`: they cannot, it answers this machine alone. No addresses and not alone: it cannot tell.
 */
export interface ReachOut {
  addresses: string[];
  alone: boolean;
}

/**
 * Who sits where. `bot` plays the seat now: always on a bot's chair, else as a stand-in.
 *
 * `devices` is how many devices hold the seat, whether they are connected or not. `link_only` is
 * there and true for a chair that is free, but only for whoever has its link; `removed` for one whose
 * holder was removed, and which a bot plays to the end. `side` is what it plays, where not all play alike.
 */
export interface Chair {
  seat: number;
  who: Who;
  name: string;
  bot: string | null;
  taken: boolean;
  connected: boolean;
  devices: number;
  link_only?: boolean;
  removed?: boolean;
  side?: Words;
}

/**
 * Something that happened at the chairs, for everybody to read, at a version of the table.
 *
 * `seat` is null for what is of no seat, `name` what its holder was called then (empty: the seat goes by
 * its number), `devices` how many held it afterwards. `at` is in seconds since 1970.
 */
export interface SeatEvent {
  version: number;
  at: number;
  kind: SeatEventKind;
  seat: number | null;
  name: string;
  devices: number;
}

/** A word that a seat added to what dice and draws come from; null: whoever set up the table. */
export interface AddedWord {
  seat: number | null;
  text: string;
}

/**
 * Where the dice and draws of a table come from.
 *
 * `dice` are secret, chosen (whoever set up the table may know them) or loaded (so may whoever has
 * the file). `commitment` is the SHA-256 of the secret that they come from, in hexadecimal digits,
 * and empty when they come from none.
 */
export interface Fairness {
  dice: Dice;
  commitment: string;
  words: AddedWord[];
}

/** A version of the rules under which a game was played before, and for how many answers. */
export interface RulesBefore {
  version: number;
  answers: number;
}

/**
 * A game that began under an earlier version of its rules, and can go on under those of now.
 *
 * `changes` is what is different in version `to`, `again` how many answers are asked for again.
 * `asked` are the seats of all who have to agree, `agreed` of those who have.
 */
export interface UpgradeOut {
  version: number;
  to: number;
  changes: Words[];
  again: number;
  asked: number[];
  agreed: number[];
}

/** A chair of a new table. */
export interface ChairIn {
  who: Who;
  bot: string | null;
  name: string;
}

/**
 * A new table.
 *
 * A `seed` counts only where everybody is at this screen or a bot. With people who come by link
 * secret luck is mixed in: whoever sets up the table must not know its dice.
 *
 * A chair of somebody who comes by link is for whoever has its link, unless `open_chairs` leaves it
 * to whoever has the table's address. `word` is added to what dice and draws come from. `leaving` says
 * what becomes of a seat that its holder leaves for good: a bot plays on, or it is free; in both cases
 * whoever set up the table may invite somebody else.
 */
export interface TableIn {
  game: string;
  chairs: ChairIn[];
  options: Record<string, OptionValue>;
  seed: number | null;
  pace: Pace;
  open_chairs: boolean;
  word: string;
  leaving: Leaving;
}

/** A new table's address, and one link for each seat that is offered by link. */
export interface TableCreated {
  table: string;
  join_url: string;
  seat_links: (string | null)[];
}

/**
 * What anybody may know about a table, and what of it is this browser's.
 *
 * `mine` are the seats that this browser holds, `host` whether it set the table up.
 * `turn` is the seat that is asked, `round` and `last` tell of the latest round and of what
 * happened last (at the end: the result), `last_at` since when (Unix time in seconds).
 * The table is deleted at `until` unless something happens there before; `closed`: nothing more can.
 * `leaving`: see TableIn. `stranded`: the game cannot go on under the rules of now, for the reason
 * `why`. `waits`: it can as soon as all have agreed.
 */
export interface TableOut {
  table: string;
  game: string;
  chairs: Chair[];
  state: 'playing' | 'over' | 'waits' | 'stranded';
  fair: Fairness;
  open_chairs: boolean;
  mine: number[];
  host: boolean;
  last_at: number;
  until: number;
  closed: boolean;
  leaving: Leaving;
  turn: number | null;
  round: Words | null;
  last: Words | null;
  why: Words | null;
}

/** Take a free chair by its number, or any chair by its link; `word`: see AddWord. */
export interface SitIn {
  seat?: number;
  token?: string;
  name?: string;
  word?: string;
}

/** The seats that this browser now has at the table. */
export interface SeatsOut {
  seats: number[];
}

/** Ask what a seat's link is for, without using it up. */
export interface LinkIn {
  token: string;
}

/**
 * What a seat's link is for: `adds_device` to a seat that is taken, or to take a free chair.
 *
 * `mine`: this browser holds the seat already, and the link stays as it is.
 */
export interface LinkOut {
  seat: number;
  adds_device: boolean;
  mine: boolean;
}

/** A seat: to be given a new link, to be opened on one more device, or to be left by the others. */
export interface SeatIn {
  seat: number;
}

/** A new link for a seat. It works once, and makes the earlier one void. */
export interface SeatLink {
  url: string;
}

/** A device of one's own seat, which is to lose it. */
export interface DeviceIn {
  seat: number;
  device: number;
}

/**
 * A device that holds a seat: when it came to the seat, and when it was last at the table, if known.
 *
 * Times are Unix times in seconds. `mine`: this one. Neither its address nor its kind is kept.
 */
export interface DeviceOut {
  device: number;
  added_at: number;
  seen_at: number | null;
  connected: boolean;
  mine: boolean;
}

/**
 * Who gets into a seat, for whoever holds it: its devices, the link that is open, and a recovery phrase.
 *
 * `kept_at` says since when a recovery phrase brings the seat back; null: none does. `kept_by_me`: it is
 * that of the name under which this browser plays. `may_go`: a device may be signed out, since another one
 * is left or there is a way back.
 */
export interface DevicesOut {
  devices: DeviceOut[];
  link_open: boolean;
  kept_at: number | null;
  kept_by_me: boolean;
  may_go: boolean;
}

/** Somebody whom whoever set up the table sends away for good: the holder of a seat, or a spectator. */
export interface BarIn {
  seat?: number;
  spectator?: number;
}

/** Somebody who was sent away may come in again. */
export interface LiftIn {
  bar: number;
}

/** What needs no more to be said. */
export interface Nothing {
}

/** A name to be kept. */
export interface NameIn {
  name: string;
}

/** A recovery phrase as somebody types it, in either language. */
export interface PhraseIn {
  phrase: string;
}

/** A seat that comes back by the recovery phrase; null: whoever set up the table. */
export interface PersonSeat {
  table: string;
  game: string;
  seat: number | null;
}

/** Somebody who keeps a name: since when, and which seats come back by the recovery phrase. */
export interface PersonOut {
  name: string;
  since: number;
  seats: PersonSeat[];
}

/** Under which name this browser plays; null: none is kept. */
export interface MeOut {
  person: PersonOut | null;
}

/** A new recovery phrase, word by word. It is shown this once, and kept nowhere. */
export interface PhraseOut {
  phrase: Words[];
}

/** The seats that this browser now has at the table, and whether it is that of whoever set it up. */
export interface RecoveredOut {
  seats: number[];
  host: boolean;
}

/** A word, and how many numbers had been drawn when it was added. */
export interface ProofWord {
  seat: number | null;
  text: string;
  drawn: number;
}

/**
 * What a finished game is checked with.
 *
 * Every draw is out of how many and which, from 0, in the order in which they were drawn. All of them
 * follow from the secret and the words: see docs/decisions/0011.
 */
export interface ProofOut {
  commitment: string;
  secret: string;
  words: ProofWord[];
  draws: number[][];
}

/** Why something was refused. */
export interface ErrorFacts {
  code: string;
  field: string | null;
  text: Words;
}

/** The body of every refusal over HTTP. */
export interface ErrorOut {
  error: ErrorFacts;
}

/** One legal reply. */
export interface OptionOut {
  position: number;
  id: number;
  verb: string;
  args: Record<string, number | string>;
  text: Words;
}

/** Why something cannot be done now: what it would be, the id of the rule that says so, and a sentence. */
export interface HindranceOut {
  verb: string;
  args: Record<string, number | string>;
  rule: string;
  text: Words;
}

/**
 * The open question. Only the screen of the seat that is asked gets facts and options.
 *
 * `title` is the question as a title, which does not say who is asked. `likely` is the position of
 * the option that is lit; null where none is. `hindered` says why other things are not among the
 * options.
 */
export interface AskOut {
  number: number;
  seat: number;
  question: string;
  text: Words;
  title: Words;
  about: Record<string, any>;
  options: OptionOut[];
  likely: number | null;
  hindered: HindranceOut[];
}

/** What the seat looked at may bring in unasked while somebody else is asked; nobody else learns of it. */
export interface AsideOut {
  id: number;
  verb: string;
  args: Record<string, number | string>;
  text: Words;
}

/** One thing that happened. */
export interface RecordOut {
  number: number;
  kind: string;
  args: Record<string, any>;
  text: Words;
}

/** Whom the table waits for, since when (Unix time in seconds). */
export interface Waiting {
  seat: number;
  bot: boolean;
  since: number;
}

/**
 * The first message on a socket, and again when its seats have changed or a word was added.
 *
 * `before`: under which earlier versions of the rules the game was played. With an `upgrade` it waits
 * until all have agreed to those of now, and can be looked at until then.
 */
export interface Hello {
  type: 'hello';
  table: string;
  game: string;
  seats: number[];
  looking: number | null;
  chairs: Chair[];
  version: number;
  host: boolean;
  open_chairs: boolean;
  fair: Fairness;
  leaving: Leaving;
  closed: boolean;
  before: RulesBefore[];
  upgrade: UpgradeOut | null;
}

/**
 * The table as the seat looked at may know it; as a spectator does when it is nobody.
 *
 * `records` are those from number `since` on: they follow the earlier ones that the screen
 * has, and replace any that it has from that number on (after an undo, or for another seat).
 *
 * `stays` says what was revealed where the last answer was given here and cannot be taken back.
 */
export interface State {
  type: 'state';
  version: number;
  view: Record<string, any>;
  ask: AskOut | null;
  odds: Record<string, any> | null;
  since: number;
  records: RecordOut[];
  can_undo: boolean;
  waiting: Waiting | null;
  aside: AsideOut | null;
  stays: Words | null;
}

/** The answer, undo or what was brought in with this key is kept for good. */
export interface Done {
  type: 'done';
  key: string;
  ask: number;
}

/** The message (with this key, if it had one) changed nothing, and why. */
export interface Refused {
  type: 'refused';
  key: string | null;
  code: string;
  field: string | null;
  text: Words;
}

/** Somebody came, went, sat down, let a bot stand in, or plays on more or fewer devices. */
export interface Chairs {
  type: 'chairs';
  chairs: Chair[];
}

/** Something that everybody at the table should know, such as when it will be deleted. */
export interface Notice {
  type: 'notice';
  text: Words;
}

/** What has happened at the chairs lately, in order; sent on entering, and again after each event. */
export interface SeatLog {
  type: 'seat_log';
  events: SeatEvent[];
}

/** Somebody who watches: a number of one's own while there, since when, and on how many screens. */
export interface Spectator {
  spectator: number;
  since: number;
  screens: number;
}

/** Somebody who was sent away: from which seat (null: a spectator), by which name, and when. */
export interface Barred {
  bar: number;
  seat: number | null;
  name: string;
  at: number;
}

/** What whoever set up the table is told besides: who watches, and who was sent away. */
export interface HostSees {
  type: 'host_sees';
  spectators: Spectator[];
  barred: Barred[];
}

/** What keeps the table from going on, for everybody there to see; null once it goes on again. */
export interface Trouble {
  type: 'trouble';
  text: Words | null;
}

/** What whoever runs the server tells everybody, and again when that changes; null once it is over. */
export interface Planned {
  type: 'planned';
  plan: Plan | null;
}

/** Choose an option of the ask with this number. The key makes a retry harmless. */
export interface Answer {
  type: 'answer';
  ask: number;
  position: number;
  key: string;
}

/** Bring in what the state offers beside the ask with this number, for the seat looked at. */
export interface BringIn {
  type: 'bring_in';
  ask: number;
  key: string;
}

/** Take back the last answer, if it was given here; `ask` is the ask open now. */
export interface Undo {
  type: 'undo';
  ask: number;
  key: string;
}

/** Show the view of one of my seats on this screen; null shows only what everybody sees. */
export interface Look {
  type: 'look';
  seat: number | null;
}

/** Let a bot play my seat. */
export interface HandOver {
  type: 'hand_over';
  seat: number;
  bot: string;
}

/** Play my seat myself again. */
export interface TakeBack {
  type: 'take_back';
  seat: number;
}

/** Let a bot stand in for somebody who is not there. */
export interface ClaimAbsent {
  type: 'claim_absent';
  seat: number;
}

/** Add a word of my seat, its only one, to what the dice and draws still to come depend on. */
export interface AddWord {
  type: 'add_word';
  seat: number;
  word: string;
}

/** My seat agrees that the game goes on under this version of the rules. */
export interface Agree {
  type: 'agree';
  seat: number;
  version: number;
}

/** Send the state again, with all records from this number on. */
export interface History {
  type: 'history';
  since: number;
}

export type ServerMessage = Hello | State | Done | Refused | Chairs | Notice | SeatLog | HostSees | Trouble | Planned;

export type ClientMessage = Answer | BringIn | Undo | Look | HandOver | TakeBack | ClaimAbsent | AddWord | Agree | History;
