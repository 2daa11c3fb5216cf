import { describe, expect, it } from 'vitest';
import base from '../../../../../docs/rules/dead_of_winter.md?raw';
import night from '../../../../../docs/rules/long_night.md?raw';
import type { OptionOut } from '../../../lib/messages';
import { facts } from '../facts';
import { catalogue, moments } from '../fixtures';
import {
  chanceOf, choosable, dieAnswer, dieFor, fold, handlesOf, helpsOf, isAtPeople, keyCaps, leastOf, menusIn, nothingChosen, oddsText, placeOf, rivalsOf, spotKey, spotOf, stillChosen, timeOf, verbsAt, type Chosen, type Menu,
} from './logic';
import { wayOf } from '../moments/moments';
import { keyOf } from './touch';
import { wordsFor } from '../words';

const page = base + night;


const asked = Object.entries(moments).filter(([, { ask }]) => (ask?.options.length ?? 0) > 0);

function choose(handle: string): Chosen {
  const [kind, what = ''] = handle.split(':');
  if (kind === 'survivor') return { ...nothingChosen, survivor: what };
  if (kind === 'card') return { ...nothingChosen, card: what };
  if (kind === 'seat') return { ...nothingChosen, seat: Number(what) };
  if (kind === 'place') return { ...nothingChosen, place: what };
  if (kind === 'menu') return { ...nothingChosen, menu: what as Menu };
  return nothingChosen;
}

describe('the turn question', () => {
  const turns = asked.filter(([, { ask }]) => ask?.question === 'turn');
  it('is among the fixtures', () => expect(turns.length).toBeGreaterThan(1));
  for (const [name, { view, ask, me }] of turns) {
    const options = ask!.options;
    const seat = me!;
    it(`${name}: every option hangs on something that can be chosen, and has a key there`, () => {
      const open = choosable(view, options, seat);
      const menus = menusIn(view, options, seat);
      for (const option of options.filter((o) => o.verb !== 'end_turn')) {
        const handles = handlesOf(view, option, seat);
        expect(new Set(handles).size, option.text.en).toBe(handles.length);
        for (const handle of handles) {
          expect(handle === 'always' || open.has(handle) || (handle.startsWith('menu:') && menus.includes(handle.slice(5) as Menu)), `${option.text.en}: ${handle}`).toBe(true);
          const bar = verbsAt(view, options, seat, choose(handle));
          expect(bar.filter((o) => o.position === option.position), `${option.text.en} at ${handle}`).toHaveLength(1);
          const top = handle.startsWith('survivor:') ? menus.map((verb) => ({ verb: verb as string })) : [];
          const caps = keyCaps([...bar, ...top]);
          expect(caps.every(Boolean), `${handle}: ${caps.join()}`).toBe(true);
          expect(new Set(caps).size, `${handle}: ${caps.join()}`).toBe(caps.length);
        }
      }
    });
    it(`${name}: verbs have words in both languages`, () => {
      for (const { verb } of options) if (verb !== 'end_turn') for (const lang of ['en', 'ja'] as const) expect(wordsFor(lang).verb[verb], verb).toBeTruthy();
    });
  }
  it('keeps the last used survivor chosen while they live', () => {
    const { view, ask, me } = moments.turn!;
    const group = view.seats[me!]!.group;
    expect(stillChosen(view, ask!.options, me!, group[1]!, null)).toBe(group[1]);
    expect(group).toContain(stillChosen(view, ask!.options, me!, 'nobody', null));
  });
  it('chooses whom the likely answer is for where nobody was used', () => {
    const { view, ask, me } = moments.turn!;
    const mine = ask!.options.filter((o) => view.seats[me!]!.group.includes(String(o.args.survivor)));
    expect(mine.length).toBeGreaterThan(0);
    for (const option of mine) expect(stillChosen(view, ask!.options, me!, null, option)).toBe(option.args.survivor);
  });
});

describe('helps that are free once a round', () => {
  const { view, me } = moments.turn!;
  const seat = view.seats[me!]!;
  const who = seat.group[0]!;
  const own = 'janet_taylor';
  const laid = (standing: string[]) => ({
    ...view,
    survivors: { ...view.survivors, [who]: { ...view.survivors[who]!, gear: [{ item: 'mop', used: false }, { item: 'pistol', used: false }], attached: ['gray_beard', own] } },
    seats: view.seats.map((each) => (each.seat === me ? { ...each, standing } : each)),
  });
  const helps = { mop: { on: 'items' }, hammer: { on: 'items' }, gray_beard: { on: 'crossroads' }, [own]: { on: 'survivors' }, [who]: { on: 'survivors' } };
  const again = (help: string): OptionOut => ({ position: 0, id: 0, verb: 'ask_again', args: { help }, text: { en: '', ja: '' } });
  it('are those of the survivor, of what they carry, and of the card that stays with them', () => {
    // A crossroads card may have the id of a survivor, whose ability it is not.
    expect(helpsOf(laid(['mop']), { helps }, who)).toEqual([
      { help: 'mop', stands: true }, { help: 'gray_beard', stands: false }, { help: who, stands: false },
    ]);
    expect(helpsOf(view, { helps }, 'nobody')).toEqual([]);
  });
  it('are asked about again where they lie, or else whatever is chosen', () => {
    expect(handlesOf(laid([]), again('mop'), me!)).toEqual([`survivor:${who}`]);
    expect(handlesOf(laid([]), again('gray_beard'), me!)).toEqual([`survivor:${who}`]);
    expect(handlesOf(laid([]), again('hammer'), me!)).toEqual(['always']);
  });
  it('have a short answer in both languages that fits on a button', () => {
    for (const option of moments.help!.ask!.options) for (const lang of ['en', 'ja'] as const) expect((wordsFor(lang).reply[option.verb] ?? option.text[lang]).length).toBeLessThan(24);
  });
});

describe('every other question', () => {
  for (const [name, { view, ask, me }] of asked.filter(([, { ask: it_ }]) => it_?.question !== 'turn')) {
    it(`${name}: each option has one lit thing of its own, and no two share one`, () => {
      const keys = ask!.options.map((option) => spotKey(spotOf(view, ask!, option, me), option));
      expect(new Set(keys).size, keys.join()).toBe(keys.length);
    });
    it(`${name}: what is lit is on the table`, () => {
      for (const option of ask!.options) {
        const spot = spotOf(view, ask!, option, me);
        if (spot.kind === 'die') expect(view.seats[me!]!.dice).toContain(spot.face);
        else if (spot.kind === 'card') expect(view.hand).toContain(spot.item);
        else if (spot.kind === 'mat') {
          const { target } = spot;
          if (target.kind === 'survivor') expect(view.survivors[target.survivor], keyOf(target)).toBeDefined();
          else if (target.kind === 'place') expect(view.places.map((p) => p.place)).toContain(target.place);
          else if (target.kind === 'gate') expect(target.gate).toBeLessThan(6);
        }
      }
    });
    it(`${name}: buttons can be told apart by their keys`, () => {
      const buttons = ask!.options.filter((option) => spotOf(view, ask!, option, me).kind === 'button');
      expect(keyCaps(buttons.map(({ verb }) => ({ verb: `${verb}?` }))).every(Boolean)).toBe(true);
    });
    it(`${name}: has its rules`, () => {
      expect(facts.rulesOf[ask!.question], ask!.question).toBeDefined();
      for (const group of facts.rulesOf[ask!.question] ?? []) expect(page, group).toContain(`## ${group}: `);
    });
  }
});

it('counts what stands in a list', () => {
  expect(keyCaps([{ verb: 'request' }, { verb: 'request' }, { verb: 'request' }])).toEqual(['1', '2', '3']);
  expect(keyCaps([{ verb: 'search' }, { verb: 'move' }])).toEqual(['S', 'M']);
});

describe('dice', () => {
  const die = (face: number, position: number): OptionOut => ({ position, id: 0, verb: 'die', args: { face }, text: { en: '', ja: '' } });
  it('spends the lowest that does, or the wished one', () => {
    expect(dieFor(3, [6, 5, 3, 1], null)).toBe(3);
    expect(dieFor(3, [6, 5, 3, 1], 5)).toBe(5);
    expect(dieFor(3, [6, 5, 3, 1], 1)).toBe(3);
    expect(dieFor(3, [2, 1], null)).toBeNull();
    expect(dieFor(null, [2, 1], 2)).toBeNull();
  });
  it('answers for the touch before, and only where nothing but dice is offered', () => {
    expect(dieAnswer([die(5, 0), die(2, 1)], null)).toBe(1);
    expect(dieAnswer([die(5, 0), die(2, 1)], 5)).toBe(0);
    expect(dieAnswer([die(5, 0), { ...die(0, 1), verb: 'no_die', args: {} }], null)).toBeNull();
  });
  it('knows what verbs cost from the odds', () => {
    const { ask, odds } = moments.turn!;
    for (const option of ask!.options) {
      const least = leastOf(option, odds, catalogue);
      if (['attack', 'search'].includes(option.verb)) expect(least, option.text.en).toBeGreaterThan(0);
      if (['move', 'play', 'give'].includes(option.verb)) expect(least).toBeNull();
    }
  });
});

describe('odds', () => {
  it('are said in both languages, briefly', () => {
    let said = 0;
    for (const { ask, odds } of Object.values(moments)) {
      for (const { position } of ask?.options ?? []) {
        for (const lang of ['en', 'ja'] as const) {
          const words = oddsText(odds, position, lang);
          if (words === null) continue;
          said += 1;
          // A phone shows the first part alone; the others may wrap, no part is broken.
          for (const part of words.text.split(' · ')) expect(part.length).toBeLessThan(32);
          expect(words.text).not.toMatch(/NaN|undefined/);
        }
      }
    }
    expect(said).toBeGreaterThan(20);
  });
});

describe('records', () => {
  const record = (kind: string, args: Record<string, any>) => ({ number: 1, kind, args, text: { en: '', ja: '' } });
  it('move pieces and leave the old view alone', () => {
    const { view } = moments.turn!;
    const who = view.places[0]!.survivors[0]!;
    const next = fold(view, record('moved', { survivor: who, origin: 'colony', to: 'school' }));
    expect(next.survivors[who]!.place).toBe('school');
    expect(next.places[0]!.survivors).not.toContain(who);
    expect(next.places.find((p) => p.place === 'school')!.survivors).toContain(who);
    expect(view.places[0]!.survivors).toContain(who);
  });
  it('bring zombies to the gate they name', () => {
    const { view } = moments.turn!;
    const before = view.places[0]!.gates[5]!.zombies;
    const next = fold({ ...view, places: structuredClone(view.places) }, record('zombie_came', { place: 'colony', gate: 6 }));
    expect(next.places[0]!.gates[5]!.zombies).toBe(Math.min(3, before + 1));
  });
  it('take the dead off the table', () => {
    const { view } = moments.turn!;
    const who = Object.keys(view.survivors)[0]!;
    const next = fold(view, record('killed', { survivor: who, place: 'colony', cause: 'bite' }));
    expect(next.survivors[who]).toBeUndefined();
    expect(next.seats.some((seat) => seat.group.includes(who))).toBe(false);
  });
  it('can be read, every one of real games', () => {
    for (const moment of Object.values(moments)) {
      let view = moment.view;
      for (const each of moment.records) {
        view = fold(view, each);
        placeOf(view, each);
        expect(timeOf(each.kind)).toBeGreaterThanOrEqual(0);
      }
      expect(view.game).toBe('dead_of_winter');
    }
  });
});

describe('an attack', () => {
  const moment = moments.turn!;
  const me = moment.me!;
  const [mine = '', theirs = ''] = [moment.view.seats[me]!.group[0], moment.view.seats[(me + 1) % moment.view.seats.length]!.group[0]];
  const option: OptionOut = { position: 0, id: 0, verb: 'attack', args: { survivor: mine }, text: { en: '', ja: '' } };
  const odds = { options: { 0: { least: 1, exposure: { rolls: 1, wound: 0.25, frostbite: 0.17, bitten: 0.08, death: 0.08 } } } };
  function school(zombies: number): typeof moment.view {
    const view = structuredClone(moment.view);
    for (const who of Object.values(view.survivors)) who.place = 'colony';
    for (const who of [mine, theirs]) view.survivors[who]!.place = 'school';
    const place = view.places.find((each) => each.place === 'school')!;
    Object.assign(place, { survivors: [mine, theirs], gates: [{ zombies, barricades: 0, spaces: 4 }] });
    return view;
  }
  it('on a zombie shows what exposure may do', () => {
    expect(isAtPeople(school(1), option)).toBe(false);
    expect(chanceOf(school(1), option, odds, catalogue, 'en')?.text).toContain('killed 8%');
  });
  it('that kills two shows how often exposure is rolled', () => {
    const twice = { options: { 0: { exposure: { rolls: 2, wound: 0.25, frostbite: 0.17, bitten: 0.08, death: 0.16 } } } };
    expect(oddsText(twice, 0, 'en')?.text).toBe('2 rolls · killed 16% · wounded 42%');
  });
  it('where no zombie is shows the chance to hit whoever stands there, and no exposure', () => {
    expect(isAtPeople(school(0), option)).toBe(true);
    expect(rivalsOf(school(0), option)).toEqual([theirs]);
    expect(chanceOf(school(0), option, odds, catalogue, 'en')?.text).toBe(`hits ${Math.round((catalogue.survivors[theirs].attack / 6) * 100)}%`);
  });
});

describe('the way of a crossroads card', () => {
  const told = (kind: string, number: number, args: Record<string, any>) => ({ number, kind, args, text: { en: kind, ja: kind } });
  const opened = told('crossroads_opened', 1, { seat: 0, crossroads: 'mutiny' });
  it('is open at first', () => expect(wayOf([opened], 'mutiny')).toEqual({ way: 0, did: [] }));
  it('is told by what was chosen or voted, with what it has done since', () => {
    const chosen = told('option_chosen', 2, { seat: 0, crossroads: 'mutiny', option: 2 });
    const then = told('morale_changed', 3, {});
    expect(wayOf([opened, chosen, then], 'mutiny')).toEqual({ way: 2, did: [then] });
    expect(wayOf([opened, chosen, then], 'outbreak').way).toBe(0);
  });
});
