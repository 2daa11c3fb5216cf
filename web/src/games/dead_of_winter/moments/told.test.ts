import { describe, expect, it } from 'vitest';

import type { OptionOut, RecordOut } from '../../../lib/messages';
import { beforeOf, isGrave } from '../logic/before';
import { setup } from '../setup';
import { twoEffects } from './tables';
import { otherVote, pillOf, rowsOf, rowsOfLines, stopsOf, toldOf } from './told';

let number = 0;
const record = (kind: string, args: Record<string, any> = {}): RecordOut => ({ number: number++, kind, args, text: { en: kind, ja: kind } });

describe('what is being told', () => {
  it('goes back to what began it, and no further than what else began', () => {
    const told = [record('die_spent'), record('hideout_searched', { die: 6 }), record('taken_from_stockpile')];
    expect(toldOf(told, told[2]!)?.kind).toBe('search_hideout');
    expect(toldOf(told, told[2]!)?.did).toEqual([told[2]]);
    const later = [...told, record('moved')];
    expect(toldOf(later, later[3]!)).toBeNull();
    expect(toldOf(told, null)).toBeNull();
  });
  it('follows the released to their places', () => {
    const told = [record('code_missed', { experiment: 'claw_1_4' }), record('released', { experiment: 'claw_1_4' }), record('log_on_top'), record('place_rolled', { place: 'school' }), record('special_came', { place: 'school' }), record('place_rolled', { place: 'library' }), record('trap_worked', { place: 'library' })];
    const last = toldOf(told, told.at(-1)!);
    expect(last?.kind).toBe('release');
    expect(stopsOf(last?.did ?? []).map((stop) => [stop.place, stop.came])).toEqual([['school', true], ['library', false]]);
    expect(toldOf([...told, record('fed')], told.at(-1)!)?.kind).toBe('release');
  });
  it('gathers what bandits carry off in a row', () => {
    const told = [record('noise_rolled'), record('scavenged', { item: 'a' }), record('scavenged', { item: 'b' })];
    expect(toldOf(told, told[2]!)?.began).toBe(told[1]);
    expect(toldOf([...told, record('zombie_came')], record('zombie_came'))).toBeNull();
  });
  it('knows what is voted on', () => {
    const met = record('code_met');
    expect(otherVote([met])?.about).toBe('contain');
    expect(otherVote([met, record('vote_called')])).toBeNull();
    expect(otherVote([met, record('token_vote_called')])?.about).toBe('token');
    expect(otherVote([met], 'exile')).toBeNull();
  });
  it('finds the pill', () => {
    const told = [record('played', { item: 'red_pill' }), record('pill_taken', { die: 2 })];
    expect(pillOf(told, told[1]!, { red_pill: [] })).toBe('red_pill');
  });
});

describe('tables', () => {
  it('says neighbours that are alike in one', () => {
    expect(rowsOf(['a', 'b', 'b', 'b', 'c', 'd'], () => 'plain').map((row) => row.faces)).toEqual([[1], [2, 3, 4], [5], [6]]);
    expect(rowsOfLines([{ first: 1, last: 3, text: 'wound' }], 'nothing', () => 'plain').map((row) => row.text)).toEqual(['wound', 'nothing']);
  });
});

describe('what is told before it is done', () => {
  const view = (specials: string[]): any => ({ survivors: { ann: { place: 'school' } }, modules: { raxxon: { look: { specials: specials.map((special) => ({ special, place: 'school', gate: 1 })) } } } });
  const attack = { position: 3, id: 0, verb: 'attack', args: { survivor: 'ann' }, text: { en: '', ja: '' } } as unknown as OptionOut;
  const turn = { question: 'turn', about: {} } as any;
  it('is an attack on the one special zombie there, or on the one that is chosen', () => {
    expect(beforeOf(view(['claw']), turn, attack, {})?.special).toBe('claw');
    expect(beforeOf(view(['claw', 'siren']), turn, attack, {})).toBeNull();
    expect(beforeOf(view([]), turn, attack, {})).toBeNull();
    const target = { question: 'target', about: { survivor: 'ann' } } as any;
    expect(beforeOf(view(['claw', 'siren']), target, { ...attack, verb: 'special', args: { special: 'siren' } } as OptionOut, {})?.special).toBe('siren');
  });
  it('holds back quick hands above one in ten', () => {
    expect(isGrave({ options: { 3: { exposure: { rolls: 1, wound: 0, frostbite: 0, bitten: 0, death: 0.11 } } } }, 3)).toBe(true);
    expect(isGrave({ options: { 3: { exposure: { rolls: 1, wound: 0, frostbite: 0, bitten: 0, death: 0.08 } } } }, 3)).toBe(false);
  });
});

describe('setting up', () => {
  const on = { long_night: 'mixed' };
  it('sends nothing of the expansion while it is off', () => {
    expect(setup.sent({ long_night: 'off', raxxon: true, noise: 'd6', hardcore: true, main_objective: 'tribute' }, 4)).toEqual({ long_night: 'off', hardcore: true });
  });
  it('sends the options of modules that are used', () => {
    expect(setup.sent({ ...on, pill_anyone: true }, 4)).toEqual(on);
    expect(setup.sent({ ...on, scenario: 'chimp_and_the_code', raxxon: false, pill_anyone: true, main_objective: 'tribute' }, 4)).toEqual({ ...on, scenario: 'chimp_and_the_code', pill_anyone: true });
  });
  it('locks what excludes another', () => {
    expect(setup.locked('coop', {}, 2)?.value).toBe(true);
    expect(setup.locked('coop', { prisoners_dilemma: true }, 2)?.value).toBe(false);
    expect(setup.locked('coop', {}, 3)).toBeNull();
    expect(setup.locked('prisoners_dilemma', { ...on, scenario: 'bandit_blitz' }, 2)?.value).toBe(false);
    expect(setup.locked('coop', { ...on, scenario: 'bandit_blitz', prisoners_dilemma: true }, 2)?.value).toBe(true);
    expect(setup.allows('main_objective', 'kill_them', { long_night: 'alone' }, 4)).toBe(false);
    expect(setup.allows('main_objective', 'built_to_last', { ...on, improvements: true }, 4)).toBe(true);
  });
});

describe('a card with two effects', () => {
  it('says each of them by itself', () => {
    expect(twoEffects('Either reroll 1 of your unused dice, or place 1 advancement token on an improvement.', 'en')).toEqual(['Reroll 1 of your unused dice', 'Place 1 advancement token on an improvement']);
    expect(twoEffects('次のどちらかを行う。（1）自分の未使用ダイス1個を振り直す。（2）改良に前進トークンを1個置く。', 'ja')).toEqual(['自分の未使用ダイス1個を振り直す', '改良に前進トークンを1個置く']);
    expect(twoEffects('Reroll 1 of your unused dice.', 'en')).toBeNull();
  });
});
