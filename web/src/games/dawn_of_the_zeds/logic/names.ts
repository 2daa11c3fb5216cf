/** Names and sentences of things on the table, for the eye and for reading aids. */
import type { Lang } from '../../../lib/board';
import { isDead, shapeOf } from '../mat/looks';
import { SPACES } from '../mat/geometry';
import type { DawnView, UnitView } from '../types';
import { wordsFor, type Words } from '../words';
import { kindOf, mobOf, nearest, unitsAt } from './logic';

export interface Named {
  unit: (id: string) => string;
  short: (id: string) => string;
  /** The name of who stands there: Villagers that have left their Village are Refugees. */
  called: (unit: UnitView | undefined, id: string, else_?: (id: string) => string) => string;
  space: (id: string) => string;
  /** A track, or what an Event card names in place of one. */
  track: (id: string) => string;
  marker: (id: string) => string;
  /** What moves the column of a fight: a unit, a marker, a card, the terrain. */
  source: (id: string) => string;
}
const SHORT: Readonly<Record<string, Record<Lang, string>>> = {
  commercial_district: { en: 'Commercial', ja: '商業地区' },
  lucky_strike_mine: { en: 'Lucky Strike', ja: 'ラッキー鉱山' },
  nuclear_plant: { en: 'Nuclear Plant', ja: '原子力発電所' },
  suspension_bridge: { en: 'Bridge', ja: '吊り橋' },
  university: { en: 'University', ja: '大学' },
  town_basement: { en: 'Basement', ja: '地下室' },
  marteuse_office: { en: 'Office', ja: '研究所' },
  inner_catacombs: { en: 'Catacombs', ja: 'カタコンベ' },
  outer_catacombs: { en: 'Catacombs', ja: 'カタコンベ' },
  chromotechnics_lab: { en: 'Chromotechnics', ja: 'クロモテクニクス' },
};
/** Titles that a plate has no room for. */
const TITLES = /^(Captain|Mayor|Deputy|Sheriff|Mr\.|Colonel|Doc|Professor|Special Agent) /;

export function namesIn(catalogue: any, lang: Lang): Named {
  const of = (group: string) => (id: string): string => catalogue?.[group]?.[id]?.name?.[lang] ?? id;
  const unit = of('units');
  const short = (id: string): string => {
    const name = unit(id);
    if (lang === 'ja') return name.replace(/(大尉|市長|保安官補|保安官|氏|大佐|医師|教授|特別捜査官)$/, '').split('・').at(-1) ?? name;
    const own = name.replace(TITLES, '').replace(/^.*“(.+)”.*$/, '$1').replace(/ the Hermit$/, '');
    return catalogue?.units?.[id]?.kind === 'hero' ? (own.split(' ').at(-1) ?? own) : own;
  };
  return {
    unit,
    short,
    called: (it, id, else_ = unit) => (it?.refugees && catalogue?.units?.[id]?.kind === 'villagers' ? wordsFor(lang).refugees : else_(id)),
    space: of('spaces'),
    track: (id) => (id === 'all' ? wordsFor(lang).allTracks : id === 'fated' ? wordsFor(lang).fatedTrack : of('tracks')(id)),
    marker: of('markers'),
    source: (id) => {
      for (const group of ['units', 'markers', 'components', 'research', 'events', 'fates', 'schemes']) {
        const name = catalogue?.[group]?.[id]?.name?.[lang];
        if (name) return name;
      }
      return (wordsFor(lang).terrain as Record<string, string>)[id] ?? id;
    },
  };
}
/** The name of a space as it stands on the map. */
export const plateOf = (catalogue: any, space: string, lang: Lang): string => SHORT[space]?.[lang] ?? catalogue?.spaces?.[space]?.name?.[lang] ?? space;

/** What stands on a card, sentence by sentence; on some it depends on the level. */
export const clausesOf = (card: any, level: string, lang: Lang): string[] => (card?.text_at?.[level] ?? card?.text ?? []).map((clause: Record<Lang, string>) => clause[lang]);
/** What stands on a counter or a card, clause by clause. */
export const textOf = (catalogue: any, group: 'units' | 'fates' | 'schemes' | 'markers', id: string, lang: Lang): string[] => (catalogue?.[group]?.[id]?.text ?? []).map((clause: Record<Lang, string>) => clause[lang]);

/** What Memory markers on a unit say. */
export const memory = (unit: UnitView, words: Words): string[] => unit.used.map((mark) => (words.used as Record<string, string>)[mark] ?? mark);

export function unitWords(unit: UnitView, catalogue: any, words: Words, named: Named, names: readonly string[]): string {
  const kind = kindOf(catalogue, unit.unit);
  const dead = isDead(kind);
  return [
    unit.refugees ? words.refugees : named.unit(unit.unit),
    unit.owner !== null && names.length > 1 ? words.ownedBy(names[unit.owner] ?? '') : '',
    unit.refugees || shapeOf(kind) === 'refugees' ? '' : words.strength({ n: unit.strength }),
    unit.hits > 0 ? words.hits({ n: unit.hits }) : '',
    unit.reduced ? words.reduced : '',
    unit.comatose ? words.comatose : '',
    unit.defiant ? words.defiant : '',
    ...unit.markers.map((mark) => named.marker(mark)),
    !dead && unit.free_actions > 0 ? words.freeAction({ n: unit.free_actions }) : '',
    ...memory(unit, words),
  ].filter(Boolean).join(words.comma);
}

/** Everything about a space in one sentence. */
export function spaceWords(view: DawnView, space: string, catalogue: any, words: Words, named: Named, names: readonly string[]): string {
  const at = SPACES[space];
  const here = unitsAt(view, space);
  const lies = view.spaces.find((s) => s.space === space);
  const mob = mobOf(view, catalogue, space);
  return [
    named.space(space),
    at?.track && at.step >= 0 && at.kind !== 'clear' && at.kind !== 'start' ? words.stepsOf(named.track(at.track), at.step) : '',
    ...here.map((u) => unitWords(u, catalogue, words, named, names)),
    mob !== null ? words.mob({ n: mob }) : '',
    here.length === 0 ? words.empty : '',
    lies && lies.chaos > 0 ? words.chaosOn({ n: lies.chaos }) : '',
    ...(lies?.ground ?? []).map((what) => (words.ground as Record<string, string>)[what] ?? what),
  ].filter(Boolean).join(words.comma);
}
export function trackWords(view: DawnView, track: string, catalogue: any, words: Words, named: Named): string {
  const far = nearest(view, catalogue, track);
  return `${named.track(track)}${words.comma}${far === null ? words.noZeds : words.nearest(far)}`;
}
