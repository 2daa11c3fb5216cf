import { describe, expect, it } from 'vitest';
import type { OptionOut, RecordOut } from '../../../lib/messages';
import { catalogue, moments } from '../fixtures';
import { choosable, fold, handlesOf, isAtPeople, spotKey, spotOf, verbsAt, withOneLaying, nothingChosen } from '../logic/logic';
import { planOf } from '../mat/geometry';
import { placesOf } from '../logic/logic';
import { banditsAt, boardsOf, carried, foldPieces, freeAt, isLongNight, layOf, litBoards, logOf, lyingAt, missingOf, optionsOn, piecesOf, specialsOf, wasteStep } from './look';
import { PLANS, SPECIALS } from './art';
import { LOOKS } from './faces';

const turn = moments.night_turn!;
const copy = () => structuredClone(turn.view);
const option = (verb: string, args: Record<string, unknown> = {}, position = 0): OptionOut => ({ position, id: position, verb, args, text: { en: '', ja: '' } }) as unknown as OptionOut;
const record = (kind: string, args: Record<string, unknown>): RecordOut => ({ number: 1, kind, args, text: { en: '', ja: '' } }) as RecordOut;

describe('pieces of The Long Night', () => {
  it('are none in a game without it', () => {
    const pieces = piecesOf(moments.turn!.view);
    expect([isLongNight(moments.turn!.view), boardsOf(pieces), carried(moments.turn!.view, pieces), wasteStep(pieces), logOf(pieces, catalogue)]).toEqual([false, [], 0, 10, null]);
    expect(litBoards('turn', moments.turn!.ask!.options).size).toBe(0);
  });

  it('have all their boards where every module is played', () => {
    expect(boardsOf(piecesOf(turn.view))).toEqual(['tape', 'stockpile', 'plans', 'graveyard']);
  });

  it('are all drawn', () => {
    for (const id of Object.keys(catalogue.modules.raxxon.specials)) expect(SPECIALS[id], id).toContain('<path');
    for (const id of Object.keys(catalogue.modules.improvements.improvements)) expect(PLANS[id], id).toContain('<path');
    const guests = Object.values<any>(catalogue.survivors).filter((each) => each.set !== 'base').map((each) => each.id);
    expect(guests.length).toBe(20);
    for (const id of guests) expect(LOOKS[id], id).toBeDefined();
  });

  it('take spaces from the living, and none from the dead', () => {
    const view = copy();
    const pieces = piecesOf(view);
    const place = view.places.find((each) => each.place === 'school')!;
    pieces.bandits!.bandits.school = 2;
    expect(freeAt(view, pieces, 'school')).toBe(Math.max(0, place.room - place.heads - 2));
    pieces.raxxon!.specials = [{ special: 'hydra', place: 'school', gate: 1 }];
    pieces.night!.traps.school = [1];
    expect(lyingAt(pieces, 'school', 0, { zombies: 2, barricades: 1, spaces: 4 })).toEqual({ specials: ['hydra'], zombies: 1, traps: 1, barricades: 1 });
    expect(specialsOf(pieces, 'school')).toEqual(['hydra']);
  });

  it('tell how many cards bandits carry away: as many as there are', () => {
    const view = copy();
    const pieces = piecesOf(view);
    for (const id of Object.keys(pieces.bandits!.bandits)) pieces.bandits!.bandits[id] = 0;
    Object.assign(pieces.bandits!.bandits, { school: 3, hideout: 2, library: 1 });
    view.places.find((each) => each.place === 'school')!.deck = 2;
    view.places.find((each) => each.place === 'library')!.deck = 9;
    expect(carried(view, pieces)).toBe(3);
  });

  it('count waste by twelves once the latrine stands', () => {
    const pieces = piecesOf(copy());
    pieces.improvements!.finished = [{ id: 'latrine', name: { en: '', ja: '' }, text: { en: '', ja: '' }, needed: 3, tokens: 0 }];
    expect(wasteStep(pieces)).toBe(12);
  });
});

describe('the code', () => {
  const lies = (dice: number[][], log = 'claw_4_6') => {
    const view = copy();
    Object.assign(piecesOf(view).raxxon!, { log, dice });
    return logOf(piecesOf(view), catalogue)!;
  };

  it('has a slot for each number, and what meets nothing lies beside it', () => {
    const log = lies([[], [4], [2], []]);
    expect(log.slots).toEqual([{ face: 4, seat: 1 }, { face: 6, seat: null }]);
    expect(log.spare).toEqual([{ face: 2, seat: 2 }]);
    expect(missingOf(log)).toEqual([6]);
  });

  it('needs two dice where both numbers are one', () => {
    const log = lies([[3], [], [], []], 'frostwalker_3_3');
    expect(log.slots.map((slot) => slot.seat)).toEqual([0, null]);
    expect(missingOf(log)).toEqual([3]);
  });

  it('is meant by the wished die, else by one it needs, else by the lowest', () => {
    const ways = [option('lay_die', { face: 6 }, 2), option('lay_die', { face: 1 }, 0), option('lay_die', { face: 5 }, 1)];
    expect(layOf(ways, 5, [6])?.args.face).toBe(5);
    expect(layOf(ways, null, [6])?.args.face).toBe(6);
    expect(layOf(ways, null, [4])?.args.face).toBe(1);
    expect(layOf([option('search')], null, [4])).toBeNull();
  });

  it('stands in the bar once, with whoever is at Raxxon', () => {
    const view = copy();
    const me = turn.me!;
    const who = view.seats[me]!.group[0]!;
    view.survivors[who]!.place = 'raxxon';
    Object.assign(piecesOf(view).raxxon!, { log: 'claw_4_6', dice: [[], [], [], []] });
    const options = [option('lay_die', { face: 2 }, 0), option('lay_die', { face: 4 }, 1), option('search_hideout', {}, 2), option('calm', {}, 3)];
    expect(choosable(view, options, me).has(`survivor:${who}`)).toBe(true);
    expect(handlesOf(view, options[2]!, me)).toEqual(['place:hideout', ...view.seats[me]!.group.filter((id) => view.survivors[id]?.place === 'hideout').map((id) => `survivor:${id}`)]);
    const verbs = withOneLaying(view, verbsAt(view, options, me, { ...nothingChosen, survivor: who }), catalogue, null);
    expect(verbs.map((each) => [each.verb, each.args.face])).toEqual([['lay_die', 4], ['calm', undefined]]);
  });
});

describe('what is asked about them', () => {
  it('is lit where it stands', () => {
    const target = moments.night_target!;
    const place = target.view.survivors[String(target.ask!.about.survivor)]!.place;
    const keys = target.ask!.options.map((each) => spotKey(spotOf(target.view, target.ask!, each, target.me), each));
    expect(keys.some((key) => key === `bandit:${place}` || (key.startsWith('special:') && key.endsWith(`:${place}`)))).toBe(true);
    expect(keys.some((key) => key.startsWith('button'))).toBe(false);
  });

  it('is a card of the stockpile that is no card of my hand', () => {
    expect(litBoards('improvement', moments.night_improvement!.ask!.options)).toEqual(new Set(['plans']));
    const stock = moments.night_stockpile!;
    const view = { ...stock.view, hand: [String(stock.ask!.options[0]!.args.item)] };
    expect(spotOf(view, stock.ask!, stock.ask!.options[0]!, stock.me).kind).not.toBe('card');
    expect(litBoards('stockpile', stock.ask!.options)).toEqual(new Set(['stockpile']));
    expect(optionsOn('stockpile', 'stockpile', stock.ask!.options)).toHaveLength(stock.ask!.options.filter((each) => each.verb === 'card').length);
    expect(optionsOn('graveyard', 'stockpile', stock.ask!.options)).toEqual([]);
  });

  it('is no attack on survivors where only bandits are', () => {
    const view = copy();
    const me = turn.me!;
    const who = view.seats[me]!.group[0]!;
    for (const each of view.places) each.survivors = each.survivors.filter((id) => id !== who);
    for (const [id, each] of Object.entries(view.survivors)) if (each.place === 'school') view.survivors[id]!.place = 'colony';
    view.survivors[who]!.place = 'school';
    view.places.find((each) => each.place === 'school')!.gates = [{ zombies: 0, barricades: 0, spaces: 4 }];
    piecesOf(view).bandits!.bandits.school = 0;
    const attack = option('attack', { survivor: who });
    expect(isAtPeople(view, attack)).toBe(true);
    piecesOf(view).bandits!.bandits.school = 1;
    expect(isAtPeople(view, attack)).toBe(false);
  });
});

describe('records', () => {
  const after = (...told: RecordOut[]) => told.reduce(fold, copy());

  it('move bandits, traps and despair', () => {
    const was = piecesOf(copy());
    const view = after(record('bandit_came', { place: 'school' }), record('trap_laid', { place: 'colony', gate: 2 }), record('despaired', { survivor: 'somebody', count: 2 }), record('despair_lifted', { survivor: 'somebody', count: 1 }));
    const now = piecesOf(view);
    expect(banditsAt(now, 'school')).toBe(banditsAt(was, 'school') + 1);
    expect(now.night!.traps.colony![1]).toBe(was.night!.traps.colony![1]! + 1);
    expect(now.night!.despair.somebody).toBe(1);
    expect(banditsAt(piecesOf(fold(view, record('bandits_gone', { place: 'school', count: 99 }))), 'school')).toBe(0);
  });

  it('move dice, tokens and cards', () => {
    const view = copy();
    const first = piecesOf(view).improvements!.row[0]!.id;
    const stock = piecesOf(view).bandits!.stockpile.length;
    const dice = piecesOf(view).raxxon!.dice[1]!.length;
    for (const told of [record('die_laid', { seat: 1, die: 4 }), record('advanced', { seat: 0, improvement: first, count: 2 }), record('stocked', { item: 'fuel' })]) foldPieces(view, told);
    const now = piecesOf(view);
    expect([now.raxxon!.dice[1]!.length, now.improvements!.row[0]!.tokens, now.bandits!.stockpile.length]).toEqual([dice + 1, 2, stock + 1]);
    foldPieces(view, record('taken_from_stockpile', { seat: 0, item: 'fuel' }));
    foldPieces(view, record('improvement_finished', { improvement: first }));
    foldPieces(view, record('round_begins', { round: 3 }));
    expect([piecesOf(view).bandits!.stockpile.length, piecesOf(view).improvements!.finished.at(-1)?.id, piecesOf(view).raxxon!.dice.flat().length]).toEqual([stock, first, 0]);
  });

  it('change nothing of a game without it', () => {
    const before = structuredClone(moments.turn!.view);
    const view = structuredClone(before);
    for (const kind of ['bandit_came', 'trap_laid', 'despaired', 'die_laid', 'special_fell', 'advanced', 'stocked', 'log_on_top']) foldPieces(view, record(kind, { place: 'school', gate: 1, survivor: 'x', seat: 0, item: 'fuel' }));
    expect(view).toEqual(before);
  });
});

describe('the mat with every module', () => {
  const places = placesOf(turn.view);
  for (const [layout, w, h] of [['wide', 1046, 454], ['wide', 1120, 580], ['wide', 1500, 760], ['tablet', 992, 399], ['phone', 390, 338], ['phone', 464, 390], ['phone', 320, 280], ['phone', 367, 375]] as const)
    it(`has room for all of it at ${w} x ${h}`, () => {
      const plan = planOf(w, h, layout, null, places, { plans: true, graveyard: true });
      const boxes = [...Object.values(plan.tiles), ...Object.values(plan.panels)];
      expect(Object.keys(plan.tiles)).toHaveLength(8);
      expect(Object.keys(plan.panels).length).toBe(layout === 'phone' ? 0 : 4);
      for (const [i, a] of boxes.entries()) {
        expect([a.x >= 0, a.y >= 0, a.x + a.w <= w + 0.5, a.y + a.h <= h + 0.5]).toEqual([true, true, true, true]);
        for (const b of boxes.slice(i + 1)) expect(a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5).toBe(true);
      }
    });
  it('leaves the board of the base game as it is where only the pieces of every match lie there', () => {
    const base = placesOf(moments.turn!.view);
    const [plain, night] = [planOf(1046, 454, 'wide', null, base), planOf(1046, 454, 'wide', null, base, { plans: false, graveyard: true })];
    expect(night.tiles).toEqual(plain.tiles);
    expect(night.court).toEqual(plain.court);
  });
});
