/** Where everything lies on the map. Coordinates are those of the drawing, 1120 wide, and 612 high with the Tunnel. */
export interface Point {
  x: number;
  y: number;
}
export interface SpacePlace extends Point {
  id: string;
  track: string | null;
  step: number;
  kind: 'town' | 'clear' | 'named' | 'village' | 'start' | 'catacombs' | 'center';
  /** Where its name stands, from its middle; null: it has only its number. */
  label: Point | null;
}

export const WIDE = 1120;
export const HIGH = 612;
/** Without the earth strip. */
export const HIGH_ABOVE = 478;
export const CENTER: Point = { x: 548, y: 262 };

type Row = readonly [id: string, x: number, y: number, kind: SpacePlace['kind'], lx?: number, ly?: number];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  forest: [
    ['commercial_district', 446, 224, 'town', 4, -39],
    ['forest_1', 385, 216, 'clear'],
    ['forest_2', 330.5, 186.4, 'clear'],
    ['farm', 282.3, 148.4, 'named', 60, -20],
    ['st_thomas', 234.4, 107.2, 'village', 76, -22],
    ['forest_5', 184, 70, 'clear'],
    ['forest_6', 127, 48.4, 'clear'],
    ['forest_start', 66, 60, 'start'],
  ],
  mountain: [
    ['east_side', 652, 214, 'town', 4, -39],
    ['mountain_1', 713.7, 200, 'clear'],
    ['campground', 770.2, 168.4, 'named', 16, 39],
    ['mountain_3', 822.7, 129.6, 'clear'],
    ['lucky_strike_mine', 874.7, 91, 'named', -82, -12],
    ['leftys_pass', 930.9, 59.3, 'village', -2, -40],
    ['mountain_6', 993.5, 46.3, 'clear'],
    ['mountain_start', 1056, 62, 'start'],
  ],
  highway: [
    ['uptown', 452, 318, 'town', -22, 40],
    ['highway_1', 393.5, 310.7, 'clear'],
    ['highway_2', 336.2, 324, 'clear'],
    ['nuclear_plant', 283.8, 351.3, 'named', 40, 39],
    ['highway_4', 232.9, 381.7, 'clear'],
    ['ingeburg', 177.7, 405, 'village', 2, 41],
    ['highway_6', 119.3, 409, 'clear'],
    ['highway_start', 62, 392, 'start'],
  ],
  suburbs: [
    ['suburbs_town', 648, 318, 'town', -8, 40],
    ['suspension_bridge', 709.2, 314, 'named', 22, -39],
    ['suburbs_2', 768.9, 328.3, 'clear'],
    ['beauxville', 824.6, 354.7, 'village', -42, 39],
    ['university', 879.7, 384.8, 'named', 66, -42],
    ['east_irek', 936.5, 407.5, 'village', -2, 41],
    ['suburbs_6', 998, 412.5, 'clear'],
    ['suburbs_start', 1058, 396, 'start'],
  ],
  tunnel: [
    ['town_basement', 612, 470, 'town', 68, 2],
    ['tunnel_1', 668, 530, 'clear'],
    ['guard_post', 586, 554, 'named', 18, 40],
    ['inner_catacombs', 500, 548, 'catacombs', 0, 44],
    ['marteuse_office', 414, 556, 'named', 0, 40],
    ['outer_catacombs', 328, 546, 'catacombs', 0, 44],
    ['tunnel_6', 242, 556, 'clear'],
    ['chromotechnics_lab', 156, 548, 'named', 0, 43],
    ['tunnel_start', 70, 556, 'start'],
  ],
};

export const SPACES: Readonly<Record<string, SpacePlace>> = Object.fromEntries([
  ...Object.entries(ROWS).flatMap(([track, rows]) =>
    rows.map(([id, x, y, kind, lx, ly], step) => [id, { id, x, y, kind, track, step, label: lx === undefined ? null : { x: lx, y: ly ?? 0 } }] as const),
  ),
  ['town_center', { id: 'town_center', ...CENTER, kind: 'center', track: null, step: -1, label: null }] as const,
]);

/** The spaces of a track, from the town outward. */
export const spacesOf = (track: string): string[] => (ROWS[track] ?? []).map(([id]) => id);
export const TRACKS = Object.keys(ROWS);

/** The plate with the name of each track, near its Start. */
export const PLATES: Readonly<Record<string, Point>> = {
  forest: { x: 60, y: 112 },
  mountain: { x: 1058, y: 114 },
  highway: { x: 62, y: 342 },
  suburbs: { x: 1056, y: 346 },
  tunnel: { x: 64, y: 516 },
};
export const RING: Readonly<Record<string, string>> = { forest: '#5f7a45', mountain: '#6b5f4a', highway: '#5a6068', suburbs: '#9a5f3a', tunnel: '#7a6482' };

/** The way outward from a space, in degrees: where a barricade stands. */
export function outward(id: string): number {
  const at = SPACES[id];
  if (!at || at.track === null) return 0;
  const row = spacesOf(at.track);
  const next = SPACES[row[at.step + 1] ?? ''];
  const last = SPACES[row[at.step - 1] ?? ''] ?? { ...CENTER };
  const [from, to] = next ? [at, next] : [last, at];
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** How units stand on one space: offsets from its middle, in pieces of 42, and how large they are. */
export function standing(count: number, center = false): { spots: Point[]; scale: number } {
  if (center) {
    if (count <= 3) return { scale: 0.9, spots: row(count, 47, 12) };
    if (count <= 4) return { scale: 0.78, spots: row(count, 38, 12) };
    const top = Math.ceil(count / 2);
    const gap = Math.min(36, 132 / top);
    return { scale: Math.min(0.7, gap / 46 + 0.04), spots: [...row(top, gap, -5), ...row(count - top, gap, 25)] };
  }
  if (count <= 1) return { scale: 1, spots: [{ x: 0, y: 0 }] };
  if (count === 2) return { scale: 0.84, spots: row(2, 27, 0) };
  if (count === 3) return { scale: 0.72, spots: [{ x: -24, y: 6 }, { x: 24, y: 6 }, { x: 0, y: -13 }] };
  const top = Math.floor(count / 2);
  return { scale: 0.68, spots: [...row(top, 28, -14), ...row(count - top, 28, 14)] };
}
const row = (count: number, gap: number, y: number): Point[] => Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * gap, y }));

export interface Slot extends Point {
  w: number;
}
export interface SlipPart {
  id: string;
  x: number;
  slots: Slot[];
}
/** The slip of paper north of the town: hospital, offices, lab, camp, as far as the level has them. */
export function slip(parts: readonly { id: string; slots: number }[]): { x: number; y: number; w: number; h: number; parts: SlipPart[] } {
  let x = 12;
  const laid = parts.map(({ id, slots }) => {
    const begin = x;
    const w = id === 'refugee_camp' ? 50 : 38;
    const made = Array.from({ length: slots }, (_, i) => ({ x: begin + i * (w + 3), y: 24, w }));
    x = Math.max(begin + slots * (w + 3), begin + 62) + 9;
    return { id, x: begin, slots: made };
  });
  const w = x;
  return { x: 556 - w / 2, y: 10, w, h: 88, parts: laid };
}

/** The nearest in a direction among points, for the arrow keys. */
export function nextIn<T extends Point>(spots: readonly T[], from: Point, dx: number, dy: number): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along < 4) continue;
    const far = along + aside * 2.2;
    if (far < least) {
      least = far;
      best = spot;
    }
  }
  return best;
}
