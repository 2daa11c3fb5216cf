/** What the shell knows of Dawn of the Zeds: how it moves, and which rules belong to which question. */
import type { GameFacts } from '../../lib/board';
import { begins, fold, timeOf } from './logic/motion';
import type { DawnView } from './types';
import { PAGES } from './words';

const FIGHT = ['DOZ-COMBAT'];

export const facts: GameFacts = {
  // A Zeds Phase has much to tell.
  motion: { fold, timeOf, begins, enough: 20_000 },
  pageOf: (view: DawnView) => (view.versus === null ? PAGES.combat : PAGES.knows),
  rulesOf: {
    choose_hero: ['DOZ-SETUP'],
    who_acts: ['DOZ-ACTION', 'DOZ-COOP'],
    deed: ['DOZ-ACTION', 'DOZ-MOVE', 'DOZ-GUN', 'DOZ-FORAGE', 'DOZ-HEAL', 'DOZ-BUILD', 'DOZ-RESEARCH'],
    move: ['DOZ-MOVE'],
    came_from: ['DOZ-MOVE', ...FIGHT],
    attack_un_zeds: ['DOZ-VERSUS', ...FIGHT],
    equip: ['DOZ-HEAL'],
    foraged: ['DOZ-FORAGE'],
    forage_die: ['DOZ-FORAGE'],
    research_price: ['DOZ-RESEARCH'],
    loss: ['DOZ-EVENT'],
    vip_benefit: ['DOZ-UNIT'],
    hold_card: ['DOZ-FATE'],
    fated_track: ['DOZ-FATE'],
    event_space: ['DOZ-EVENT'],
    event_track: ['DOZ-EVENT'],
    event_unit: ['DOZ-EVENT'],
    arrival: ['DOZ-UNIT'],
    arriving_unit: ['DOZ-UNIT'],
  },
};
