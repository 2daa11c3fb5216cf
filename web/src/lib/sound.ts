// Sounds of the table, made on the spot; off until chosen. Each says something
// that can also be seen.

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A short burst of filtered noise: wood, paper, dice. */
function burst(at: number, ms: number, hz: number, loud: number, q = 6): void {
  const audio = ready();
  if (audio === null) return;
  const length = Math.ceil((audio.sampleRate * ms) / 1000);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hz;
  filter.Q.value = q;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + at / 1000);
}

function tone(at: number, ms: number, hz: number, loud: number, type: OscillatorType = 'sine', to = hz): void {
  const audio = ready();
  if (audio === null) return;
  const start = audio.currentTime + at / 1000;
  const end = start + ms / 1000;
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(hz, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}

/** Your turn: two soft knocks on wood. */
export function knock(): void {
  for (const at of [0, 150]) {
    burst(at, 90, 320, 0.9);
    tone(at, 110, 170, 0.25, 'sine', 110);
  }
}
function card(): void {
  burst(0, 130, 2600, 0.25, 1.2);
}
function dice(): void {
  for (const at of [0, 90, 160, 260, 330]) burst(at, 45, 900 + at * 2, 0.6, 4);
}
function bell(): void {
  tone(0, 1400, 196, 0.16);
  tone(0, 1000, 392.7, 0.06);
}
function engine(): void {
  tone(0, 420, 70, 0.12, 'sawtooth', 115);
}

/** A plank goes up, or breaks. */
function plank(): void {
  burst(0, 120, 420, 0.8, 1.5);
  tone(0, 140, 95, 0.2, 'triangle', 80);
}
/** One breath in the cold. */
function breath(): void {
  burst(0, 420, 900, 0.3, 0.7);
}

/** Feet in gravel. */
function feet(): void {
  for (const at of [0, 130, 250, 390]) burst(at, 80, 620 + (at % 3) * 90, 0.35, 1.1);
}
/** Something heavy is set down. */
function stone(): void {
  burst(0, 150, 240, 0.7, 2);
  tone(0, 200, 72, 0.2, 'triangle', 58);
}
/** It spreads. */
function bubble(): void {
  for (const at of [0, 170, 310]) tone(at, 150, 150 + at / 2, 0.1, 'sine', 320 + at);
}
/** The earth opens. */
function earth(): void {
  burst(0, 620, 130, 0.8, 0.8);
  tone(0, 600, 48, 0.16, 'triangle', 36);
}
function shot(): void {
  burst(0, 130, 1500, 0.9, 0.6);
  burst(70, 260, 420, 0.35, 0.8);
}
function cuffs(): void {
  for (const at of [0, 110]) burst(at, 40, 4200, 0.4, 9);
}

const SOUNDS = { bell, breath, bubble, card, cuffs, dice, earth, engine, feet, plank, shot, stone };
/** What there is to hear of what happens at a table. */
export type Sound = keyof typeof SOUNDS;

/** At most one sound of each sort for what has just happened, as the game says of each kind of record. */
export function soundsOf(kinds: readonly string[], by: Readonly<Record<string, Sound>>): void {
  for (const sound of new Set(kinds.flatMap((kind) => by[kind] ?? []))) SOUNDS[sound]();
}
