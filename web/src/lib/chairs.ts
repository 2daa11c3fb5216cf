// What everybody at a table can read of what happens at its chairs.
import type { Chair, SeatEvent, SeatEventKind, Words } from './messages';
import { catalogues, type WordCatalogue } from './words';

export function nameOf(chair: Chair, words: WordCatalogue): string {
  return chair.name || words.seatNumber(chair.seat + 1);
}

/** What nobody may miss. Who sits down is seen anyway, and a table that ends says so itself. */
const CALLED_OUT: readonly SeatEventKind[] = ['device_added', 'device_removed', 'recovered', 'kept', 'left', 'removed', 'sent_away', 'let_in'];

export function isCalledOut(event: SeatEvent): boolean {
  return CALLED_OUT.includes(event.kind);
}

export function eventWords(event: SeatEvent): Words {
  return { en: told(event, catalogues.en), ja: told(event, catalogues.ja) };
}

function told(event: SeatEvent, words: WordCatalogue): string {
  const number = (event.seat ?? 0) + 1;
  const who = event.name || words.seatNumber(number);
  switch (event.kind) {
    case 'sat':
      return words.eventSat(who);
    case 'device_added':
    case 'device_removed':
      return words.devicesNow(who, event.devices);
    case 'recovered':
      return words.eventRecovered(who, event.devices);
    case 'kept':
      return words.eventKept(who);
    case 'left':
      return words.gaveUp(who);
    case 'removed':
      return words.eventRemoved(who);
    case 'sent_away':
      return words.eventSentAway;
    case 'let_in':
      return event.seat === null ? words.eventSpectatorLetIn : words.eventLetIn(who);
    case 'unnamed':
      return words.eventUnnamed(number);
    case 'ended':
      return words.eventEnded;
    case 'closed':
      return words.eventClosed;
  }
}
