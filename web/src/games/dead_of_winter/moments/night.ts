/** The colony phase in the records: where it began, and which of its steps a record belongs to. */
import type { RecordOut } from '../../../lib/messages';

export const NIGHT_STEPS = ['code', 'food', 'waste', 'crisis', 'zombies', 'noise', 'scavenging', 'objective', 'dawn'] as const;
export type NightStep = (typeof NIGHT_STEPS)[number];

const STEP_OF: Readonly<Record<string, NightStep>> = {
  code_met: 'code', code_missed: 'code', contained: 'code', released: 'code',
  fed: 'food', starvation: 'food',
  waste_checked: 'waste',
  crisis_card: 'crisis', crisis_prevented: 'crisis', crisis_strikes: 'crisis', crisis_skipped: 'crisis',
  noise_rolled: 'noise', noise_turned: 'noise',
  scavenged: 'scavenging',
  objective_checked: 'objective',
  first_player: 'dawn', round_begins: 'dawn', crisis_revealed: 'dawn', dice_rolled: 'dawn',
};
/** Zombies come by themselves or by noise: these keep the step once it is noise. */
const CROWD: ReadonlySet<string> = new Set(['zombie_came', 'barricade_broken', 'overrun']);
const DAY: ReadonlySet<string> = new Set(['turn_begins', 'watches', 'watched_on']);

/** The records of the last colony phase, up to the first turn after it. */
export function nightOf(records: readonly RecordOut[]): RecordOut[] {
  let end = records.length;
  let at = records.length - 1;
  while (at >= 0 && records[at]?.kind !== 'waste_checked') at -= 1;
  if (at < 0) return [];
  for (let i = at; i < records.length; i += 1) {
    if (records[i]?.kind === 'turn_begins') {
      end = i;
      break;
    }
  }
  let start = at;
  for (let i = at - 1; i >= 0; i -= 1) {
    const kind = records[i]?.kind ?? '';
    if (kind === 'fed' || kind === 'starvation' || kind === 'code_met' || kind === 'code_missed') start = i;
    if (DAY.has(kind)) break;
  }
  return records.slice(start, end);
}

/** The steps of this night: those of modules where they are played. */
export function stepsOf(modules: Readonly<Record<string, unknown>>): NightStep[] {
  return NIGHT_STEPS.filter((step) => (step !== 'code' || 'raxxon' in modules) && (step !== 'scavenging' || 'bandits' in modules));
}

/** The step that the last of these records belongs to; null by day. */
export function stepOf(night: readonly RecordOut[]): NightStep | null {
  let step: NightStep | null = null;
  for (const record of night) {
    if (CROWD.has(record.kind)) {
      if (step !== 'noise' && step !== 'zombies' && (step === 'waste' || step === 'crisis')) step = settled(night, record) ? 'zombies' : step;
    } else step = STEP_OF[record.kind] ?? step;
  }
  return step;
}

/** Whether the crisis was over before this record: zombies may also come by the crisis itself. */
function settled(night: readonly RecordOut[], record: RecordOut): boolean {
  const at = night.indexOf(record);
  const before = night.slice(0, at).some((r) => r.kind === 'crisis_prevented' || r.kind === 'crisis_strikes' || r.kind === 'crisis_skipped');
  return before;
}
