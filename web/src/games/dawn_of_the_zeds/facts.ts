/** What the shell knows of Dawn of the Zeds: how it moves, and which rules belong to which question. */
import type { GameFacts } from '../../lib/board';
import { gathered } from './logic/gather';
import { begins, fold, timeOf } from './logic/motion';
import type { DawnView } from './types';
import { PAGES } from './words';

const FIGHT = ['DOZ-COMBAT'];
const RETREAT = ['DOZ-RETREAT'];
const FATE = ['DOZ-FATE'];
const EVENT = ['DOZ-EVENT'];
const ABILITY = ['DOZ-UNIT', 'DOZ-ACTION'];

export const facts: GameFacts = {
  // A Zeds Phase has much to tell.
  motion: { fold, timeOf, begins, enough: 20_000 },
  gather: gathered,
  pageOf: (view: DawnView) => (view.versus === null ? PAGES.combat : PAGES.knows),
  rulesOf: {
    choose_hero: ['DOZ-SETUP'],
    hero_owner: ['DOZ-SETUP'],
    who_acts: ['DOZ-ACTION', 'DOZ-COOP'],
    deed: ['DOZ-ACTION', 'DOZ-MOVE', 'DOZ-GUN', 'DOZ-FORAGE', 'DOZ-HEAL', 'DOZ-BUILD', 'DOZ-RESEARCH'],
    move: ['DOZ-MOVE'],
    step: ['DOZ-MOVE'],
    take_along: ['DOZ-MOVE', 'DOZ-UNIT'],
    came_from: ['DOZ-MOVE', ...FIGHT],
    ability_on: ABILITY,
    ability_target: ABILITY,
    gas: ['DOZ-RESEARCH'],
    equip: ['DOZ-HEAL'],
    foraged: ['DOZ-FORAGE'],
    forage_die: ['DOZ-FORAGE'],
    more_ammo: ['DOZ-GUN'],
    research_price: ['DOZ-RESEARCH'],
    gain_component: ['DOZ-RESEARCH'],
    lose_component: ['DOZ-RESEARCH'],
    hurt_weakest: ['DOZ-RESEARCH'],
    back_from_dead: ['DOZ-RESEARCH'],
    // Hand-to-hand.
    defender: FIGHT,
    enemy: FIGHT,
    evade: [...FIGHT, 'DOZ-UNIT'],
    step_back: [...FIGHT, 'DOZ-UNIT'],
    slip_away: [...FIGHT, 'DOZ-UNIT'],
    throw_at: [...FIGHT, 'DOZ-UNIT'],
    stench: [...FIGHT, 'DOZ-UNIT'],
    roll_again: [...FIGHT, 'DOZ-UNIT'],
    hit_zeds: FIGHT,
    hit_players: FIGHT,
    retreat_attack: RETREAT,
    who_stays: [...RETREAT, 'DOZ-STACK'],
    strongest_stays: [...RETREAT, 'DOZ-STACK'],
    other_start: [...RETREAT, 'DOZ-STACK'],
    way_out: RETREAT,
    save: ['DOZ-SAVE'],
    bed: ['DOZ-SAVE', 'DOZ-HEAL'],
    // The phases.
    refugees: ['DOZ-4R'],
    activate_track: ['DOZ-ZEDS'],
    which_track: ['DOZ-ZEDS', 'DOZ-FATE'],
    first_to_move: ['DOZ-ZEDS', 'DOZ-TUNNEL'],
    who_moves: ['DOZ-ZEDS', 'DOZ-STACK'],
    distract: ['DOZ-ZEDS', 'DOZ-UNIT'],
    start_with_room: ['DOZ-ZEDS', 'DOZ-STACK'],
    choose_drawn: ['DOZ-ZEDS', 'DOZ-UNIT'],
    pressed_group: ['DOZ-PRESS'],
    // Cards.
    hold_card: FATE,
    fated_track: FATE,
    discard_fate: FATE,
    remove_chaos: [...FATE, 'DOZ-CHAOS'],
    out_of_bed: FATE,
    where_to: FATE,
    eased_zeds: FATE,
    cannon_target: [...FATE, 'DOZ-GUN'],
    healed_civilians: FATE,
    marked_zeds: FATE,
    falls_ill: FATE,
    retreating_zeds: FATE,
    shrink: FATE,
    breakdown: FATE,
    loss: EVENT,
    event_space: EVENT,
    event_track: EVENT,
    event_unit: EVENT,
    start_space: EVENT,
    strongest: EVENT,
    upgrade: EVENT,
    marked: EVENT,
    calm_village: [...EVENT, 'DOZ-CHAOS'],
    efficiency: EVENT,
    free_heal: [...EVENT, 'DOZ-HEAL'],
    shift_work: EVENT,
    traded: EVENT,
    vip_benefit: ['DOZ-UNIT'],
    arrival: ['DOZ-UNIT'],
    arriving_unit: ['DOZ-UNIT'],
    // Versus.
    ...Object.fromEntries(
      ['zeds_action', 'sneak_to', 'attack_or_share', 'attack_un_zeds', 'sabotage_what', 'theft', 'un_zeds_start', 'rise_track', 'rise_space', 'bury_scheme', 'play_scheme', 'shambler', 'sneaker', 'recovers', 'who_turns_off', 'turns_off', 'who_turns_back', 'loose_planks', 'hatch'].map((question) => [question, ['DOZ-VERSUS']]),
    ),
  },
};
