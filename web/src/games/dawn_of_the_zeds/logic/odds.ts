/** Chances as a table of the engine gives them, in words. */
import type { FightOdds, GroupForecast, OptionOdds } from '../odds';
import type { Words } from '../words';

export interface OddsLine {
  short: string;
  line: string;
  more: string;
  tone: 'plain' | 'good' | 'bad';
}

/** What sums of chances miss by rounding alone. */
const UNSEEN = 1e-9;
/** Never 0 or 100 % for what may yet be otherwise. */
export function percent(p: number): string {
  if (p > UNSEEN && p < 0.005) return '<1%';
  if (p < 1 - UNSEEN && p > 0.995) return '>99%';
  return `${Math.round(p * 100)}%`;
}
export const toneOf = (p: number): OddsLine['tone'] => (p >= 0.6 ? 'good' : p < 0.4 ? 'bad' : 'plain');

export function fightWords(fight: FightOdds, defends: boolean, words: Words): OddsLine {
  const wins = `${defends ? words.chances.held : words.chances.wins} ${percent(fight.wins)}`;
  const saving = `${words.chances.saving} ${percent(fight.unit_falls)}`;
  const more = fight.zeds_fall > 0 ? `${words.chances.removed} ${percent(fight.zeds_fall)}` : '';
  if (fight.repeats) {
    const { repeats: _, ...once } = fight;
    const said = fightWords(once, defends, words);
    return { ...said, short: words.chances.each({ odds: said.short }), line: words.chances.each({ odds: said.line }) };
  }
  // Where dice before it decide whether there is a fight, that is said first; all other chances count it in.
  if (fight.fought === undefined) return { short: wins, line: `${wins} · ${saving}`, more, tone: toneOf(fight.wins) };
  const fights = `${words.chances.fights} ${percent(fight.fought)}`;
  return { short: `${fights} · ${wins}`, line: `${fights} · ${wins} · ${saving}`, more, tone: fight.fought < 0.5 ? 'plain' : toneOf(fight.wins) };
}
/** What leads from the column of the Strengths to that of the fight; empty where nothing does. */
export function shiftsLine(it: OptionOdds, sourceOf: (id: string) => string, words: Words, columns: readonly string[]): string {
  if (it.start === undefined || it.column === undefined || !it.shifts || it.shifts.length === 0) return '';
  const reasons = it.shifts.map((shift) => `${sourceOf(shift.source)}${words.colon}${words.shift(shift.by)}`).join(words.comma);
  // Shifts may cancel each other, or end in an outer column where it began.
  return it.start === it.column ? words.unshifted(columns[it.column]!, reasons) : words.shifted(columns[it.start]!, reasons, columns[it.column]!);
}
/** The best that ours can do where a group arrives; null where nobody could fight. */
export const bestOf = (group: GroupForecast): number | null => (group.meets.length > 0 ? Math.max(...group.meets.map((meeting) => meeting.odds.wins)) : null);

/** What a group meets, in one to three short lines; none where the way is free. */
export function linesOf(group: GroupForecast, words: Words): { lines: string[]; tone: OddsLine['tone'] } {
  const lines: string[] = [];
  const best = bestOf(group);
  let tone: OddsLine['tone'] = best === null ? 'plain' : toneOf(best);
  if (group.catacombs !== null && group.catacombs.moves < 1) lines.push(`${words.coming.leaves} ${percent(group.catacombs.moves)}`);
  if (group.stopped > 0) lines.push(`${words.coming.stopped} ${percent(group.stopped)}`);
  if (group.minefield > 0) lines.push((words.ground as Record<string, string>)[`minefield_${group.minefield}`] ?? '');
  if (best !== null) lines.push(`${words.chances.held} ${percent(best)}`);
  else if (group.overruns.length > 0) {
    lines.push(words.coming.inTheWay({ n: group.overruns.length }));
    tone = 'bad';
  }
  if (group.chaos > 0) lines.push(`${words.chaosShort} ${percent(group.chaos)}`);
  if (group.town_falls > 0) {
    lines.push(`${words.coming.townFalls} ${percent(group.town_falls)}`);
    tone = 'bad';
  }
  return { lines, tone };
}

/** What becomes of a unit in a bed by a Heal or a Discharge; empty for all else. [DOZ-HEAL-3..6, DOZ-HEAL-8] */
export function bedWords({ heals, goes_to }: OptionOdds, words: Words): string[] {
  const { bed } = words;
  if (goes_to) return [bed[goes_to]];
  if (!heals) return [];
  return [bed[heals.does], ...(heals.lowers > 0 ? [bed.lowers({ n: heals.lowers })] : []), ...(heals.to_camp ? [bed.to_camp] : [])];
}

/** What is to be expected of an option; null where nothing is known. brief: without how likely a Forage finds nothing. */
export function oddsWords(it: OptionOdds, defends: boolean, words: Words, brief = false): OddsLine | null {
  if (it.fight) return fightWords(it.fight, defends, words);
  if (it.shot) {
    const hits = 1 - (it.shot.hits[0] ?? 1);
    const short = `${words.chances.hits} ${percent(hits)}`;
    return { short, line: short, more: it.shot.falls > 0 ? `${words.chances.kills} ${percent(it.shot.falls)}` : '', tone: toneOf(hits) };
  }
  if (it.finds) {
    const found = [[words.ammo, it.finds.ammo], [words.supplies, it.finds.supplies]] as const;
    const parts = found.filter(([, chance]) => chance > 0).map(([name, chance]) => `${name} ${percent(chance)}`);
    // Both count where one of them is chosen; without this the two would seem to leave nothing to bad luck.
    if (!brief && it.finds.nothing > UNSEEN && it.finds.ammo + it.finds.supplies + it.finds.nothing > 1 + UNSEEN) parts.push(`${words.chances.neither} ${percent(it.finds.nothing)}`);
    const line = parts.join(' · ') || words.chances.nothing;
    return { short: parts[0] ?? line, line, more: '', tone: parts.length > 0 ? 'plain' : 'bad' };
  }
  if (it.survives !== undefined) {
    const short = `${words.chances.survives} ${percent(it.survives)}`;
    return { short, line: short, more: '', tone: toneOf(it.survives) };
  }
  if (it.succeeds !== undefined) {
    const short = `${words.chances.succeeds} ${percent(it.succeeds)}`;
    return { short, line: short, more: '', tone: toneOf(it.succeeds) };
  }
  if (it.group) {
    const { lines, tone } = linesOf(it.group, words);
    const [short = words.coming.noFight, ...more] = lines;
    return { short, line: short, more: more.join(' · '), tone };
  }
  return null;
}

/** What of the dice counts: the best two; null before they have fallen. */
export const bestTwo = (dice: readonly number[]): number | null => (dice.length < 2 ? null : [...dice].sort((a, b) => b - a).slice(0, 2).reduce((a, b) => a + b, 0));

/** A row of the combat table, as the catalogue has it. */
export interface CombatRow {
  sums: number[];
  zeds: number[];
  unit: number[];
  zeds_lose: boolean[];
}
/** What dice bring in every column of the combat table: Hits on either side, and who loses. */
export function resultsOf(combat: readonly CombatRow[] | undefined, dice: readonly number[]): { zeds: number; unit: number; ours: boolean }[] | null {
  const sum = bestTwo(dice);
  const row = sum === null ? undefined : combat?.find((each) => each.sums.includes(sum));
  return row?.zeds.map((zeds, column) => ({ zeds, unit: row.unit[column]!, ours: row.zeds_lose[column]! })) ?? null;
}
