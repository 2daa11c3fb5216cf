/** The heroes as a few words each (lib/parts/Portrait.svelte draws them), and the signs of everybody else. */
import type { IconName } from '../../../lib/parts/icons';
import type { Look } from '../../../lib/parts/looks';

const LOOKS: Readonly<Record<string, Look>> = {
  piazza: { skin: '#8a5a3c', hair: 'short', hairColour: '#15100d', hat: 'cap', hatColour: '#4b5638', cloth: '#4b5638', wear: 'camo', ground: '#2a332b' },
  hernandez: { skin: '#e2b795', hair: 'short', hairColour: '#2a2320', cloth: '#2c3242', collar: '#efe7d8', wear: 'tie', ground: '#3b3a44' },
  schmidt: { skin: '#e0b48f', hair: 'short', hairColour: '#54331f', hat: 'wide', hatColour: '#7b5a36', cloth: '#7b5a36', wear: 'star', ground: '#33404a' },
  hunt: { skin: '#d4a27c', hair: 'short', hairColour: '#5b4027', hat: 'wide', hatColour: '#8a7748', beard: 'full', cloth: '#8a7748', wear: 'star', ground: '#3a342a' },
  johnson: { skin: '#6f4630', hair: 'ring', hairColour: '#8d8781', beard: 'trimmed', glasses: 'square', old: true, cloth: '#4a4a52', collar: '#efe7d8', wear: 'tie', ground: '#3b3640' },
  kingman: { skin: '#e3bfa0', hair: 'short', hairColour: '#c9c3b4', beard: 'moustache', old: true, cloth: '#5d6a48', wear: 'wings', ground: '#2f3a2c' },
  pickles: { skin: '#e6bd9b', hair: 'wild', hairColour: '#b0552a', hat: 'trucker', hatColour: '#4f7a3c', beard: 'stubble', cloth: '#6a7d3a', wear: 'overalls', ground: '#34432a' },
  santana: { skin: '#c08a62', hair: 'swept', hairColour: '#1a1410', beard: 'moustache', hat: 'bandana', hatColour: '#b0382c', cloth: '#a8472f', collar: '#efe0b8', ground: '#452a22' },
  staub: { skin: '#efc9a8', hair: 'short', hairColour: '#b5572a', hat: 'cap', hatColour: '#b0382c', cloth: '#d8d2c0', wear: 'stripes', ground: '#3f3424' },
  darling: { skin: '#f0c8a6', hair: 'long', hairColour: '#b0382c', cloth: '#3a1f2c', collar: '#f0c8a6', wear: 'hoops', ground: '#442a3a' },
  seaver: { skin: '#9a6a48', hair: 'short', hairColour: '#1a1410', glasses: 'round', cloth: '#e6e8e2', collar: '#7fb0a8', wear: 'stethoscope', ground: '#34433f' },
  agee: { skin: '#e6c09c', hair: 'ring', hairColour: '#b9b3a6', beard: 'trimmed', glasses: 'round', old: true, cloth: '#dfe3de', collar: '#5d7688', wear: 'coat', ground: '#2f4440' },
  wright: { skin: '#b9805a', hair: 'bob', hairColour: '#15100d', glasses: 'square', cloth: '#20262b', collar: '#efe7d8', wear: 'headset', ground: '#2b343c' },
  hauser: { skin: '#d6a583', hair: 'short', hairColour: '#c9c3b4', hat: 'helmet', hatColour: '#57603c', beard: 'stubble', old: true, cloth: '#57603c', wear: 'camo', ground: '#3c3a2a' },
  horatius: { kind: 'ape', skin: '#c79a78', hair: 'short', hairColour: '#3b2a20', cloth: '#a8472f', collar: '#c3432f', ground: '#3a3a30' },
  jones: { skin: '#e2b48a', hair: 'wild', hairColour: '#4a3a28', hat: 'beanie', hatColour: '#2f6a5a', beard: 'trimmed', glasses: 'goggles', cloth: '#3f4a52', wear: 'patch', ground: '#263c40' },
  wilson: { skin: '#d0a07a', hair: 'bald', hairColour: '#b9b4a8', hat: 'hood', hatColour: '#5c5640', beard: 'long', old: true, cloth: '#5c5640', ground: '#2b2c24' },
};
const HERO: Look = { skin: '#c9a893', hair: 'short', hairColour: '#3b342e', hat: 'cap', hatColour: '#5d5850', cloth: '#6b665e', ground: '#2b2b2a' };
export const lookOf = (hero: string): Look => LOOKS[hero] ?? HERO;
export const isDrawn = (hero: string): boolean => hero in LOOKS;

const CREWS: Readonly<Record<string, Look>> = {
  furies: { skin: '#e8c09a', hair: 'tail', hairColour: '#5b3a20', hat: 'bandana', hatColour: '#b0382c', cloth: '#b0382c', collar: '#f4e9c8', ground: '#51604a' },
  veterans: { skin: '#c99472', hair: 'short', hairColour: '#8d8d86', hat: 'cap', hatColour: '#39432c', beard: 'moustache', old: true, cloth: '#39432c', ground: '#51604a' },
  fire_company: { skin: '#b5805a', hair: 'short', hairColour: '#1d1512', hat: 'fire', hatColour: '#b5302a', beard: 'moustache', cloth: '#a68448', wear: 'stripes', ground: '#51604a' },
  bauer: { skin: '#a9764f', hair: 'short', hairColour: '#2a1c12', hat: 'hard', hatColour: '#e0a92f', beard: 'moustache', cloth: '#c8662a', wear: 'vest', ground: '#51604a' },
  riot_squad: { skin: '#d8ab80', hair: 'short', hairColour: '#2a2320', hat: 'helmet', hatColour: '#33404a', cloth: '#20262b', ground: '#51604a' },
  salvation: { skin: '#e6bd9b', hair: 'bun', hairColour: '#6a4a30', hat: 'cap', hatColour: '#2b3a5a', cloth: '#2b3a5a', wear: 'star', ground: '#51604a' },
  courier: { skin: '#8a5a3c', hair: 'afro', hairColour: '#1d1512', hat: 'visor', hatColour: '#3f6a9a', glasses: 'square', cloth: '#d9cfb8', wear: 'tie', ground: '#51604a' },
  wzed: { skin: '#efc9a8', hair: 'bob', hairColour: '#8a4526', cloth: '#5d3a70', wear: 'headset', ground: '#51604a' },
};
/** A face for named crews; null for those that only have a sign. */
export const crewOf = (unit: string): Look | null => CREWS[unit] ?? null;

export type Shape = 'hero' | 'ours' | 'refugees' | 'guard' | 'dead' | 'super' | 'spreader' | 'raiders' | 'unzeds';
const SHAPES: Readonly<Record<string, Shape>> = {
  hero: 'hero', heroic_civilians: 'ours', regular_civilians: 'ours', villagers: 'refugees', vip: 'refugees', special_civilians: 'ours', national_guard: 'guard', raiders: 'raiders', spreader: 'spreader', regular_zeds: 'dead', super_zeds: 'super', un_zeds: 'unzeds',
};
export const shapeOf = (kind: string | undefined): Shape => SHAPES[kind ?? ''] ?? 'ours';
export const isDead = (kind: string | undefined): boolean => kind === 'regular_zeds' || kind === 'super_zeds' || kind === 'spreader';
export const isOurs = (kind: string | undefined): boolean => !isDead(kind) && kind !== 'raiders' && kind !== 'un_zeds';

export const SIGNS: Readonly<Record<string, IconName>> = {
  villagers: 'person', vip: 'star', national_guard: 'shield', rangers: 'tree', petras_angels: 'gear', red_diamond_guards: 'diamond', raiders: 'bandit', spreader: 'rat',
  dr_marteuse: 'flask', protesters: 'sign', looters: 'bag', lawyers: 'gavel', arsonists: 'flame', deserters: 'gun', risen_congregation: 'grave',
};
export function signOf(unit: string, kind: string | undefined): IconName {
  const base = unit.replace(/_\d+$/, '');
  return SIGNS[base] ?? SIGNS[kind ?? ''] ?? 'people';
}

/** What lies on a unit, as a sign at 1 o'clock. */
export const MARKS: Readonly<Record<string, IconName>> = {
  well_armed: 'gun', civilians_leader: 'star', trained: 'check', tough: 'shield', toxic: 'infection', fast: 'run', smart: 'eye', leader: 'star', stench: 'noise',
};

/** Heads of the Super Zeds, over the face of the dead. */
export const HEADS: Readonly<Record<string, string>> = {
  were: '<path d="M-9-12l-4-10 9 5zM9-12l5-10-10 5z" fill="#7a5a3a"/><path d="M-5-1h11l-2 9-4 2-3-2z" fill="#7a5a3a"/><path d="M-1-2h4l-2 3z" fill="#120c08"/>',
  festering: '<g fill="#b7c25a"><circle cx="-7" cy="-11" r="2.4"/><circle cx="6" cy="-13" r="3"/><circle cx="8" cy="0" r="2"/><circle cx="-4" cy="3" r="1.6"/></g><path d="M6-10v4M-7-9v3" stroke="#7a8a2a" stroke-width="1.4"/>',
  berserker: '<path d="M-4-17l-3-8 5 4 2-7 3 7 5-5-2 8z" fill="#c3432f"/><path d="M-8-10l7 3M10-11l-7 3" stroke="#1a0d0b" stroke-width="2"/>',
  ravager: '<path d="M-10-2C-15-8-15-16-10-21c0 5 2 8 5 9zM11-2c5-6 5-14 0-19 0 5-2 8-5 9z" fill="#d8cfae"/><path d="M-6 1h13l-2 3H-4z" fill="#1a0d0b"/><path d="M-5 1l1.5 4 2-4zM3 1l2 4 1.5-4z" fill="#f4ead0"/>',
  reanimator: '<path d="M-3-19L4-14-1-13 5-8" stroke="#8fe0ff" stroke-width="2" fill="none"/><path d="M-10-9h21v3h-21z" fill="#2a3036"/><circle cx="-11" cy="-7.5" r="3" fill="#8f969a"/><circle cx="12" cy="-7.5" r="3" fill="#8f969a"/>',
  doom: '<path d="M-14 12c0-20 4-34 14.5-34S15-8 15 12l-5-3c1-12-2-22-9.5-22S-10-3-9 9z" fill="#1a1420"/>',
  iron: '<path d="M-11-5c0-9 5-14 11.5-14S12-14 12-5H5l-1 5H-2l-1-5z" fill="#8f969a"/><path d="M-8-6h6v2.5h-6zM3-6h6v2.5H3z" fill="#141a14"/>',
  giant: '<path d="M-9-11l-6-7 8 2zM9-12l7-6-9 1z" fill="#d8cfae"/><path d="M-5 1h12l-2 7H-3z" fill="#d8cfae"/><path d="M-4 2l2 4 2-4 2 4 2-4 2 4 1-4" stroke="#3a1238" stroke-width="1" fill="none"/>',
  leaper: '<path d="M-9-13c-6-4-6-9-4-11 3 3 7 4 9 7zM9-13c6-4 6-9 4-11-3 3-7 4-9 7z" fill="#6f8262"/><path d="M-8-4l-4 4 5 1M9-4l4 4-5 1" stroke="#f4ead0" stroke-width="1.6" fill="none"/>',
};
