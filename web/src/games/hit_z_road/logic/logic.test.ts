import { describe, expect, it } from 'vitest';
import type { PathOdds } from '../odds';
import type { OptionOut } from '../../../lib/messages';
import { moments } from '../fixtures';
import {
  bandOf, fold, markedDice, mean, mixOf, mixOptions, mixPosition, nearestSpend, newsOf, nextDice, orderByBids, pathItems, pathTone, percent, pickAt, saveAllThenKill, setsOf, singles, spendPosition, stepMix, totalOf, type Mix,
} from './logic';
import type { RoadView } from '../types';
import { MOTIFS, SCENE_NAMES, scene, sceneOf } from '../cards/scenes';
import { itemWords, mixWords, newsWords, pathWords, riskWords, wordsFor } from '../words';

const option = (position: number, verb: string, args: Record<string, number | string>): OptionOut => ({ position, id: position, verb, args, text: { en: verb, ja: verb } });
/** Every mix with this total that three, two and four can pay. */
const mixes = (total: number): Mix[] => {
  const out: Mix[] = [];
  for (let ammo = 0; ammo <= 3; ammo++) for (let gas = 0; gas <= 2; gas++) {
    const adrenaline = total - ammo - gas;
    if (adrenaline >= 0 && adrenaline <= 4) out.push({ ammo, gas, adrenaline });
  }
  return out;
};
const road = (): RoadView => structuredClone(moments.drawn!.view);

describe('mixes', () => {
  it('finds the option of a mix and nothing else', () => {
    const options = [option(0, 'pay', { ammo: 1, gas: 1, adrenaline: 0 }), option(1, 'pay', { ammo: 0, gas: 2, adrenaline: 0 }), option(2, 'lose', { survivors: 1 })];
    expect(mixPosition(options, 'pay', { ammo: 0, gas: 2, adrenaline: 0 })).toBe(1);
    expect(mixPosition(options, 'pay', { ammo: 2, gas: 0, adrenaline: 0 })).toBeNull();
    expect(mixOptions(options, 'pay')).toHaveLength(2);
  });

  it('steps only to mixes that exist, and keeps the total', () => {
    const all = mixes(4);
    const start = { ammo: 1, gas: 1, adrenaline: 2 };
    const more = stepMix(all, start, 'ammo', 1);
    expect(more).toEqual({ ammo: 2, gas: 1, adrenaline: 1 });
    expect(all.map(totalOf).every((n) => n === 4)).toBe(true);
    expect(stepMix(all, { ammo: 3, gas: 1, adrenaline: 0 }, 'ammo', 1)).toBeNull();
    expect(stepMix(all, { ammo: 0, gas: 0, adrenaline: 4 }, 'gas', -1)).toBeNull();
  });

  it('every mix can be reached from every other by steps', () => {
    const all = mixes(5);
    const key = (m: Mix): string => `${m.ammo},${m.gas},${m.adrenaline}`;
    const seen = new Set([key(all[0]!)]);
    const open = [all[0]!];
    for (let now = open.pop(); now; now = open.pop())
      for (const r of ['ammo', 'gas', 'adrenaline'] as const) for (const by of [1, -1] as const) {
        const next = stepMix(all, now, r, by);
        if (next && !seen.has(key(next))) {
          seen.add(key(next));
          open.push(next);
        }
      }
    expect(seen.size).toBe(all.length);
  });

  it('knows when each pile alone is an answer', () => {
    expect(singles([{ ammo: 1, gas: 0, adrenaline: 0 }, { ammo: 0, gas: 1, adrenaline: 0 }])).toBe(true);
    expect(singles([{ ammo: 1, gas: 1, adrenaline: 0 }])).toBe(false);
    expect(singles([])).toBe(false);
  });
});

describe('bidding', () => {
  it('says which pick a bid would buy', () => {
    const view = road();
    expect(pickAt(view, 0, 6)).toBe(1);
    expect(pickAt(view, 0, 3)).toBe(3);
    expect(orderByBids(view)).toEqual([1, 3, 0, 2]);
  });

  it('leaves those who bid nothing in their old order', () => {
    const view = road();
    for (const s of view.seats) s.bid = 0;
    expect(orderByBids(view)).toEqual(view.order);
    expect(orderByBids(view, { seat: 2, bid: 1 })[0]).toBe(2);
  });
});

describe('dice', () => {
  const options = [[1, 2], [1, 1], [1, 0], [0, 3], [0, 2], [0, 1], [0, 0]].map(([saves, kills], i) => option(i, 'spend', { saves: saves!, kills: kills! }));

  it('saves all, then kills', () => expect(saveAllThenKill(options)).toEqual({ saves: 1, kills: 2 }));
  it('finds the option of a combination', () => {
    expect(spendPosition(options, { saves: 0, kills: 3 })).toBe(3);
    expect(spendPosition(options, { saves: 1, kills: 3 })).toBeNull();
  });
  it('gives up the other kind where adrenaline does not reach', () => {
    expect(nearestSpend(options, { saves: 1, kills: 3 }, 'kills')).toEqual({ saves: 0, kills: 3 });
    expect(nearestSpend(options, { saves: 1, kills: 3 }, 'saves')).toEqual({ saves: 1, kills: 2 });
    expect(nearestSpend(options, { saves: 2, kills: 0 }, 'saves')).toBeNull();
  });
  it('marks the first dice of each kind', () => {
    const dice = [{ face: 'casualty' }, { face: 'kill' }, { face: 'bonus_kill' }, { face: 'opportunity' }] as const;
    expect(markedDice(dice, { saves: 1, kills: 1 })).toEqual(['save', null, 'kill', null]);
  });
  it('takes at most one red die per survivor', () => {
    expect(nextDice(5, 2)).toEqual({ black: 3, red: 2 });
    expect(nextDice(2, 3)).toEqual({ black: 0, red: 2 });
  });
});

describe('figures', () => {
  it('never claims certainty', () => {
    expect(percent(0.999)).toBe(99);
    expect(percent(0.001)).toBe(1);
    expect(percent(1)).toBe(100);
    expect(mean(2)).toBe('2');
    expect(mean(1.25)).toBe('1.3');
  });
  it('judges a solo score in bands', () => expect([0, 5, 6, 15, 16, 18, 19, 21, 22, 40].map(bandOf)).toEqual([0, 0, 1, 2, 3, 3, 4, 4, 5, 5]));
  it('counts sets', () => expect(setsOf({ ...road().seats[0]!, people: 3, ammo: 2, gas: 5, adrenaline: 4 })).toBe(2));
});

describe('words', () => {
  const odds: PathOdds = {
    survive: 0.99, all_live: 0.41, people: 3.8, lose: 1.2, join: 0, ammo: 1, gas: 0, adrenaline: 0, vp: 2, map_vp: 0, zombies: 5, fight: true, unknown: 0, costs: [], gains: [], uses: [],
  };
  const calm: PathOdds = { ...odds, fight: false, lose: 0, ammo: 0, all_live: 1, survive: 1 };
  const tokenName = (token: string): string => token.toUpperCase();
  it('says on the chip what a path would do to the people', () => {
    expect(riskWords(odds, 'en')).toEqual(['all survive 41%', 'lose 1.2']);
    expect(riskWords({ ...odds, survive: 0.96 }, 'en')).toEqual(['all survive 41%', 'eliminated 4%']);
    expect(riskWords(calm, 'en')).toEqual(['no fight', '']);
    expect(riskWords({ ...calm, lose: 1, all_live: 0 }, 'en')).toEqual(['no fight', 'lose 1']);
    expect(riskWords({ ...calm, lose: 0.5, all_live: 0.58 }, 'en')).toEqual(['all survive 58%', 'lose 0.5']);
    expect(riskWords({ ...calm, all_live: 0.97, unknown: 2 }, 'en')).toEqual(['all survive 97%', '2 cards face down']);
    expect(riskWords({ ...calm, all_live: 0.97, unknown: 2 }, 'ja')).toEqual(['全員生存 97%', '裏向き2枚']);
    expect(pathTone(odds)).toBe('plain');
    expect(pathTone({ ...odds, survive: 0.5 })).toBe('bad');
    expect(pathTone(calm)).toBe('good');
    expect(pathTone({ ...calm, costs: [{ resource: 'gas', count: 1, lives: 1, token: null }] })).toBe('plain');
  });
  it('says what a path brings and what it asks for', () => {
    const rich: PathOdds = {
      ...calm, adrenaline: 2, join: 1, gains: ['scope'], map_vp: 12, uses: ['timmy'],
      costs: [{ resource: 'any', count: 1, lives: 0, token: null }, { resource: 'gas', count: 2, lives: 2, token: null }, { resource: 'gas', count: 1, lives: 1, token: null }, { resource: 'ammo', count: 3, lives: 0, token: 'timmy' }],
    };
    expect(pathItems(rich).map((item) => itemWords(item, 'en', tokenName))).toEqual([
      '+2 adrenaline', '+1 survivor', 'SCOPE', 'maps worth 12 points', '−1 resource of any kind', '−2 gas or a survivor each', '−1 gas or a survivor', '−3 ammo or TIMMY', 'uses TIMMY',
    ]);
    expect(pathItems(rich).map((item) => itemWords(item, 'ja', tokenName))).toEqual([
      'アドレナリン+2', '生存者+1', 'SCOPE', '地図で12点', '好きな資源−1', 'ガソリン−2か1個につき生存者1人', 'ガソリン−1か生存者1人', '弾薬−3かTIMMY', 'TIMMYを使う',
    ]);
    expect(pathWords({ ...calm, gas: 4, costs: rich.costs.slice(0, 1) }, 'en', tokenName)).toBe('no fight, +4 gas, −1 resource of any kind');
    expect(pathItems(calm)).toEqual([]);
  });
  it('sums up what the others did', () => {
    const told = (kind: string, args: Record<string, unknown>, number: number) => ({ number, kind, args, text: { en: '', ja: '' } });
    const records = [
      ['bid_made', { seat: 1, space: 3 }], ['passed', { seat: 2 }], ['path_chosen', { seat: 0, path: 1 }], ['path_chosen', { seat: 1, path: 2 }], ['survivors_lost', { seat: 1, count: 2 }],
      ['card_won', { seat: 1, vp: 2 }], ['fled', { seat: 1 }], ['token_taken', { seat: 1, token: 'map' }],
    ].map(([kind, args], i) => told(kind as string, args as Record<string, unknown>, i));
    const news = newsOf(records, 0);
    expect(news.map((each) => newsWords(each, 'en', tokenName))).toEqual(['path 2, 1 card, 2 points, fled, 2 survivors lost, MAP']);
    expect(news.map((each) => newsWords(each, 'ja', tokenName))).toEqual(['道2、カード1枚（2点）、逃走、生存者2人を失う、MAP']);
    expect(newsOf(records.slice(0, 3), 0)).toEqual([]);
  });
  it('names mixes', () => {
    expect(mixWords({ ammo: 2, gas: 0, adrenaline: 1 }, 'en')).toBe('2 ammo, 1 adrenaline');
    expect(mixWords({ ammo: 2, gas: 0, adrenaline: 1 }, 'ja')).toBe('弾薬2個、アドレナリン1個');
  });
  it('has Japanese where it has English', () => {
    const [en, ja] = [wordsFor('en'), wordsFor('ja')] as unknown as [Record<string, unknown>, Record<string, unknown>];
    for (const [name, value] of Object.entries(en)) {
      expect(typeof ja[name], name).toBe(typeof value);
      if (typeof value === 'object' && value !== null) expect(Object.keys(ja[name] as object), name).toEqual(Object.keys(value));
    }
  });
});

describe('scenes', () => {
  it('has one for each of the 76 cards', () => {
    const numbers = Object.values(moments).length ? Object.keys(MOTIFS) : [];
    expect(numbers).toHaveLength(76);
    expect(new Set(Object.values(MOTIFS)).size).toBe(76);
    for (const name of Object.values(MOTIFS)) expect(SCENE_NAMES).toContain(name);
  });
  it('draws nothing broken', () => {
    for (const name of SCENE_NAMES) expect(scene(name), name).not.toMatch(/NaN|undefined/);
  });
  it('falls back by level', () => {
    expect(sceneOf({ number: 'X-1', level: 3 })).toBe(scene('night_march'));
    expect(sceneOf(null)).toBe(scene('desert_highway'));
  });
});

describe('records', () => {
  const record = (kind: string, args: Record<string, any>) => ({ number: 1, kind, args, text: { en: '', ja: '' } });
  it('moves what a record says and leaves the old view alone', () => {
    const view = road();
    const next = fold(view, record('bid_made', { seat: 0, space: 7 }));
    expect(next.seats[0]!.bid).toBe(7);
    expect(view.seats[0]!.bid).toBe(3);
  });
  it('plays a fight through', () => {
    let view = road();
    const [first] = view.paths[1]!.cards;
    for (const [kind, args] of [
      ['path_chosen', { seat: 0, path: 2 }],
      ['scavenged', { seat: 0, card: first, ammo: 0, gas: 1, adrenaline: 0 }],
      ['fight_begins', { seat: 0, card: first, zombies: 5, skulls: 0 }],
      ['volley', { seat: 0, ammo: 1, kills: 1, added: 0, left: 4, faces: ['kill', 'blank'] }],
      ['melee_rolled', { seat: 0, kills: 4, left: 0, black: 5, faces: ['kill', 'kill', 'kill', 'bonus_kill', 'casualty'] }],
      ['survivors_lost', { seat: 0, count: 1, left: 4 }],
    ] as const) view = fold(view, record(kind, args));
    expect(view.driving).toEqual({ seat: 0, path: 2, slot: 0, card: first });
    expect(view.fight).toMatchObject({ zombies: 0, zombies_at_start: 5, melee_rolls: 1, red: [] });
    expect(view.seats[0]).toMatchObject({ people: 4, ammo: 4, gas: 4 });
    view = fold(view, record('card_won', { seat: 0, card: first, vp: 1 }));
    expect(view.paths[1]!.gone).toEqual([true, false]);
    expect(view.fight).toBeNull();
  });
  it('can read every record of real games', () => {
    for (const moment of Object.values(moments)) {
      let view = moment.view;
      for (const each of moment.records) view = fold(view, each);
      expect(view.game).toBe('hit_z_road');
    }
  });
});

describe('real questions', () => {
  it('reach each option by what the board can set', () => {
    for (const [name, { ask }] of Object.entries(moments)) {
      for (const o of ask?.options ?? []) {
        if (o.verb === 'pay' || o.verb === 'take') expect(mixPosition(ask!.options, o.verb, mixOf(o)), name).toBe(o.position);
        if (o.verb === 'spend') expect(spendPosition(ask!.options, { saves: Number(o.args.saves), kills: Number(o.args.kills) }), name).toBe(o.position);
      }
    }
  });
});
