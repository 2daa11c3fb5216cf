/** What the shell knows of Hit Z Road: how it moves, and which rules belong to which question. */
import type { GameFacts } from '../../lib/board';
import { fold, timeOf } from './logic/logic';

const FIGHT = ['HZR-SHOOT', 'HZR-FLEE', 'HZR-MELEE', 'HZR-HORDE'];

export const facts: GameFacts = {
  motion: { fold, timeOf },
  headings: ['round_begins', 'leg_ends', 'game_over'],
  sounds: {
    bid_made: 'engine',
    card_turned: 'card',
    card_dealt: 'card',
    melee_rolled: 'dice',
    volley: 'dice',
    event_rolled: 'dice',
    crossing_rolled: 'dice',
    eliminated: 'bell',
    game_over: 'bell',
  },
  rulesOf: {
    bid: ['HZR-AUCTION'],
    pay_bid: ['HZR-PAY'],
    choose_path: ['HZR-PATH'],
    pay_key: ['HZR-KEY'],
    take_gift: ['HZR-SOLO'],
    swap_cards: ['HZR-JOURNEY'],
    detour: ['HZR-JOURNEY'],
    cross: ['HZR-JOURNEY', 'HZR-ADREN'],
    pay_or_lose: ['HZR-EVENT'],
    pay_part: ['HZR-EVENT'],
    discard: ['HZR-EVENT'],
    keep_token: ['HZR-TOKEN'],
    use_token: ['HZR-TOKEN'],
    before_melee: FIGHT,
    after_volley: FIGHT,
    spend_adrenaline: ['HZR-ADREN', 'HZR-MELEE'],
  },
};
