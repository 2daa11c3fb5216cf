/** Where everything lies on the mat, in pixels, for a given size. */
import type { BoardName } from '../long_night/look';
import { GATE_NUMBERS, GATE_OUT, GATE_SPACES } from './scenes';

export interface Spot {
  x: number;
  y: number;
}
export interface Tile {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Scale of the drawing, which is 250 wide. */
  k: number;
  /** Where the drawing's own y = 82 lies. */
  ground: number;
  /** Height of the entrance strip at the bottom. */
  strip: number;
  /** Diameter of a survivor, and how far apart they stand. */
  disc: number;
  pitch: number;
  /** Middle of the row of survivors. */
  row: number;
  /** Width of a zombie, and how far apart they stand. */
  zed: number;
  step: number;
  /** No room for signs of the second rank. */
  small: boolean;
}
export interface Court {
  x: number;
  y: number;
  /** Scale of the drawing. */
  s: number;
  disc: number;
  zed: number;
  small: boolean;
}
export interface Plan {
  w: number;
  h: number;
  /** Scale of the whole against the desktop drawing. */
  k: number;
  /** Places above and below the colony, not beside it. */
  tall: boolean;
  /** Signs and pieces are too small to be hit one by one: a place is touched as a whole and opens. */
  folded: boolean;
  /** The place that fills the mat, if one is looked at closely. */
  lens: string | null;
  /** All places, the colony first, in the order of their numbers. */
  places: readonly string[];
  tiles: Readonly<Record<string, Tile>>;
  court: Court;
  /** Between the places at the left and those at the right. */
  free: readonly [number, number];
  /** Boards of modules, and the plot of the dead, where they lie on the mat. */
  panels: Readonly<Partial<Record<BoardName, Box>>>;
  /** How far above the lower edge the plank with the supply lies, and how wide it may be; null: at the edge. */
  plank: { bottom: number; w: number } | null;
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/* Where the places of the base game lie; what modules add comes after them. */
const LEFT = ['police_station', 'school', 'library'];
const RIGHT = ['grocery_store', 'hospital', 'gas_station'];
const TOP = ['police_station', 'school', 'grocery_store'];
const FLOOR = ['library', 'hospital', 'gas_station'];
/* Those with a board beside them; they lie in the lower corners, or on a phone beside the colony. */
const WITH_BOARD: Readonly<Record<string, BoardName>> = { raxxon: 'tape', hideout: 'stockpile' };

function tile(x: number, y: number, w: number, h: number, finger: boolean, small = h < 112): Tile {
  const k = w / 250;
  const low = !small && h < 112;
  const strip = Math.round(small ? h * 0.32 : low ? h * 0.26 : h * 0.237);
  const least = small ? 28 : low ? Math.min(finger ? 36 : 30, h * 0.34) : finger ? 36 : 30;
  const disc = Math.round(Math.max(least, 38 * k));
  const row = h - strip - disc / 2 - (small ? -2 : 4 * k);
  return {
    x: Math.round(x), y: Math.round(y), w: Math.round(w), h: Math.round(h), k, strip, disc, row, small,
    ground: h - strip - (small ? disc * 0.55 : disc + 8 * k),
    pitch: Math.min((w - disc - 10) / 3, Math.max(disc + 3, 46 * k)),
    zed: small ? Math.min(20, strip / 1.6) : low ? strip / 1.5 : Math.min(26 * k, strip / 1.62),
    step: small ? 17 * (w / 118) : 30 * k,
  };
}

/** Further places lie behind those that are always there: in each row or column as long as it has room, then in new ones. */
function withFurther(always: readonly (readonly string[])[], outside: readonly string[], most: number): string[][] {
  const groups = always.map((ids) => ids.filter((id) => outside.includes(id)));
  for (const id of outside.filter((each) => !always.some((ids) => ids.includes(each)))) {
    const free = groups.find((ids) => ids.length < most);
    if (free) free.push(id);
    else groups.push([id]);
  }
  return groups;
}

/** What of the boards lies on the mat beside those of the places. */
export interface Boards {
  plans: boolean;
  graveyard: boolean;
}

export function planOf(w: number, h: number, layout: 'wide' | 'tablet' | 'phone', lens: string | null, places: readonly string[], boards: Boards = { plans: false, graveyard: false }): Plan {
  const tall = layout === 'phone' ? w < h * 1.7 : w < h * 1.35;
  const finger = layout !== 'wide';
  const outside = places.slice(1);
  const tiles: Record<string, Tile> = {};
  let court: Court;
  let k: number;
  let free: [number, number] = [0, w];
  const panels: Partial<Record<BoardName, Box>> = {};
  let plank: Plan['plank'] = null;
  const folded = layout === 'phone' && lens === null;
  const cornered = outside.filter((id) => WITH_BOARD[id] !== undefined);
  const plain = outside.filter((id) => WITH_BOARD[id] === undefined);
  const known = plain.length === 6 && (cornered.length > 0 || boards.plans);

  if (known && !tall && layout !== 'phone') {
    // Three a side, the boards below, the supply and the plans between these.
    k = Math.min(w / 1120, h / 606);
    const pad = Math.max(6, 11 * k);
    const gap = Math.max(6, 8 * k);
    const edge = Math.max(8, 12 * k);
    const wide = layout === 'wide';
    const rows = cornered.length > 0 ? 4 : 3;
    const th = (h - 2 * pad - (rows - 1) * gap) / rows;
    const tw = Math.min((wide ? 0.223 : 0.2) * w, th * 2.3);
    const small = th < 86;
    [LEFT, RIGHT].forEach((column, side) => column.forEach((id, i) => (tiles[id] = tile(side === 0 ? edge : w - edge - tw, pad + i * (th + gap), tw, th, finger, small))));
    const high = rows === 4 ? th : Math.max(104, 140 * k);
    const y = h - pad - high;
    const board = wide ? Math.min(0.3125 * w, th * 2.9) : tw + 60;
    const aside = wide ? board * 0.4 : 56;
    const corner = (id: string, left: boolean): void => {
      const scene = board - aside - 4;
      tiles[id] = tile(left ? edge : w - edge - scene, y, scene, th, finger, small);
      panels[WITH_BOARD[id]!] = { x: left ? edge + scene + 4 : w - edge - board, y, w: aside, h: th };
    };
    for (const id of cornered) corner(id, id === 'raxxon');
    free = [edge + tw, w - edge - tw];
    const inner = rows === 4 ? edge + board + gap : edge + tw + gap + 8;
    const store = 50 * Math.max(0.78, k);
    plank = { bottom: h - y - store, w: w - 2 * inner };
    if (boards.plans) panels.plans = { x: inner, y: y + store + 4, w: w - 2 * inner, h: high - store - 4 };
    const top = 66 * Math.max(0.7, k);
    const bottom = rows === 4 || boards.plans ? y - 4 : h - pad;
    const s = Math.min((bottom - top) / 418, (w - 2 * (edge + tw) - 16) / 475);
    court = { x: w / 2, y: (top + bottom) / 2, s, disc: Math.round(Math.max(finger ? 34 : 30, 39 * s)), zed: 26 * s, small: false };
    if (boards.graveyard) {
      const g = Math.min(84, Math.max(60, 84 * k), w / 2 - 233 * s - free[0] - 4);
      panels.graveyard = wide ? { x: free[0] + 14 * k, y: top + 6 * k, w: Math.max(64, 84 * k), h: Math.max(50, 66 * k) } : { x: free[0] + 6, y: court.y - 26, w: Math.max(48, g), h: 52 };
    }
  } else if (tall) {
    const gap = w < 500 ? 6 : 12;
    // Below the colony first, then above it, then below again.
    const beside = known && cornered.length > 0;
    const others = beside ? plain : outside;
    const rows = withFurther([FLOOR, TOP], others, others.length > 6 ? 4 : 3);
    const widest = (w - gap * 4) / 3;
    const th = Math.min(widest * 0.74, Math.max(80, h * 0.225), Math.max(56, (h * 0.52) / rows.length));
    k = widest / 250;
    rows.forEach((row, r) => {
      const nth = Math.floor(r / 2);
      const y = r % 2 === 1 ? gap + nth * (th + gap) : h - (nth + 1) * (th + gap);
      const tw = (w - gap * (Math.max(3, row.length) + 1)) / Math.max(3, row.length);
      row.forEach((id, i) => (tiles[id] = tile(gap + i * (tw + gap), y, tw, th, finger)));
    });
    const above = Math.floor(rows.length / 2);
    const s = Math.min((h - rows.length * th - (rows.length + 1) * gap) / 404, (w - (w < 500 ? 196 : 260)) / 442);
    const y = (h + (2 * above - rows.length) * (th + gap)) / 2;
    court = { x: w / 2, y, s, disc: Math.round(Math.max(24, Math.min(44, 42 * s))), zed: 26 * s, small: s < 0.6 };
    if (beside) {
      // Raxxon and the Hideout to the left and the right of the colony.
      const room = (w - 450 * s) / 2 - 2 * gap;
      const top = th + 2 * gap;
      const high = Math.min(h - 2 * top, layout === 'phone' ? room * 1.3 : 110);
      const bw = Math.min(room, 190);
      const by = layout === 'phone' ? y - high / 2 : top;
      for (const id of cornered) tiles[id] = tile(id === 'raxxon' ? gap : w - gap - bw, by, bw, high, finger, true);
    }
  } else {
    const scale = (columns: number): number => Math.min(w / (560 + 280 * columns), h / 606);
    const high = (rows: number): number => {
      const gap = Math.max(7, 8 * scale(2));
      return (h - 2 * Math.max(8, 13 * scale(2)) - (rows - 1) * gap) / rows;
    };
    // Four in a column, where each is still as high as it needs to be.
    const most = outside.length > 6 && (known || high(4) >= (layout === 'phone' ? 84 : 112)) ? 4 : 3;
    const columns = withFurther([LEFT, RIGHT], outside, most);
    k = scale(columns.length);
    const edge = Math.max(10, 16 * k);
    const gap = Math.max(7, 8 * k);
    const room = (rows: number): number => (h - 2 * Math.max(8, 13 * k) - (rows - 1) * gap) / rows;
    // What the colony leaves free at its sides goes to the places.
    const aside = w - 2 * edge - 560 * k - (columns.length - 2) * gap;
    const tw = Math.max(250 * k, Math.min(room(3) * 1.55, aside / columns.length));
    const sides = [columns.filter((_, c) => c % 2 === 0), columns.filter((_, c) => c % 2 === 1)];
    sides.forEach((side, which) =>
      side.forEach((column, c) => {
        const th = Math.min(tw * 0.8, room(Math.max(3, column.length)));
        const first = (h - column.length * th - (column.length - 1) * gap) / 2;
        const out = edge + (side.length - 1 - c) * (tw + gap);
        column.forEach((id, i) => (tiles[id] = tile(which === 0 ? out : w - out - tw, first + i * (th + gap), tw, th, finger)));
      }),
    );
    const wide = sides.map((side) => edge + side.length * tw + (side.length - 1) * gap) as [number, number];
    free = [wide[0], w - wide[1]];
    court = {
      x: (free[0] + free[1]) / 2, y: h / 2 + 8 * k, s: 0.97 * k, disc: Math.round(Math.max(finger ? 34 : 30, 38 * k)), zed: 26 * 0.97 * k, small: false,
    };
  }

  if (lens === 'colony') {
    const s = Math.min((w - 8) / 456, (h - 8) / 408);
    court = { x: w / 2, y: h / 2, s, disc: Math.round(Math.max(finger ? 44 : 36, 44 * s)), zed: Math.max(22, 27 * s), small: false };
  } else if (lens !== null && tiles[lens]) {
    const tw = Math.min(w - 16, (h - 16) / 0.744);
    tiles[lens] = tile((w - tw) / 2, (h - tw * 0.744) / 2, tw, tw * 0.744, finger);
  }
  return { w, h, k, tall, folded, lens, places, tiles, court, free, panels, plank };
}

/** Whether a place is to be seen: all are, unless one is looked at closely. */
export const shows = (plan: Plan, place: string): boolean => plan.lens === null || plan.lens === place;

/** Middles of the survivors in a row; more than fit close up. */
export function rowSpots(t: Tile, count: number, room: number): Spot[] {
  const slots = Math.max(count, t.small ? Math.max(1, count) : room);
  const pitch = Math.min(t.pitch, slots > 1 ? (t.w - t.disc - 8) / (slots - 1) : t.pitch);
  return Array.from({ length: count }, (_, i) => ({ x: t.x + t.w / 2 + (i - (slots - 1) / 2) * pitch, y: t.y + t.row }));
}

/** People around the fire, the first at the bottom and the others clockwise; more than one circle if there are many. */
export function ringSpots(c: Court, count: number, huddle: boolean): { spots: Spot[]; disc: number } {
  const round = (rx: number, ry: number): number => Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)));
  for (let disc = c.disc; ; disc -= 1) {
    const d = (disc + 3) / c.s;
    for (const grown of [1, 1.14, 1.28]) {
      const single: [number, number] = [Math.max(94 * grown, d * 1.7), Math.max(77 * grown, d * 1.5)];
      // A little air between people, as long as there is room to sit farther out.
      if (count <= Math.floor((round(...single) * (grown < 1.2 ? 0.84 : 1)) / d) && (grown === 1 || single[1] < 100)) return { disc, spots: circle(c, count, ...single, 1) };
    }
    const inner: [number, number] = [Math.max(62, d * 1.35), Math.max(54, d * 1.2)];
    const outer: [number, number] = [inner[0] + d * 1.05, inner[1] + d * 0.98];
    const first = Math.floor(round(...inner) / d);
    const share = huddle ? 0.84 : 1;
    const second = Math.floor((round(...outer) * share) / d);
    const room = outer[0] < 156 && outer[1] < 122;
    if ((room && count <= first + second) || disc <= 20) {
      const inside = Math.min(first, Math.max(0, Math.round((count * first) / (first + second))));
      return { disc, spots: [...circle(c, inside, ...inner, 1), ...circle(c, count - inside, ...outer, share)] };
    }
  }
}
/** Evenly along the line, not by angle: an ellipse is longer above and below. */
function circle(c: Court, count: number, rx: number, ry: number, share: number): Spot[] {
  const from = share < 1 ? Math.PI * 0.42 : Math.PI / 2;
  const steps = 180;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const a = from + (i / steps) * Math.PI * 2 * share;
    return { x: Math.cos(a) * rx, y: Math.sin(a) * ry };
  });
  const along = [0];
  for (let i = 1; i <= steps; i++) along.push(along[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y));
  const whole = along[steps]!;
  return Array.from({ length: count }, (_, i) => {
    const want = (i / Math.max(1, share < 1 ? count - 1 : count)) * whole;
    const at = Math.min(steps, Math.max(0, along.findIndex((far) => far >= want)));
    return { x: c.x + points[at]!.x * c.s, y: c.y + (8 + points[at]!.y) * c.s };
  });
}

/** Where the helpless survivors sit. */
export const huddleSpot = (c: Court): Spot => ({ x: c.x + 100 * c.s, y: c.y + 130 * c.s });

/** The spaces of an entrance: gates 0 to 5 at the colony, 5 + the place elsewhere. */
export function gateSpots(plan: Plan, gate: number, spaces: number): Spot[] {
  if (gate < 6) {
    const { x, y, s } = plan.court;
    return (GATE_SPACES[gate] ?? []).slice(0, spaces).map(([dx, dy]) => ({ x: x + dx * s, y: y + dy * s }));
  }
  const t = plan.tiles[placeOfGate(plan.places, gate)]!;
  const from = t.x + (t.small ? t.step * 0.75 : 34 * t.k);
  return Array.from({ length: spaces }, (_, i) => ({ x: from + i * t.step, y: t.y + t.h - t.strip / 2 }));
}
export const gateNumber = (c: Court, gate: number): Spot => {
  const [x, y] = GATE_NUMBERS[gate]!;
  return { x: c.x + x * c.s, y: c.y + y * c.s };
};
/** From where zombies come to an entrance. */
export const gateOut = (gate: number): Spot => {
  const [x, y] = gate < 6 ? GATE_OUT[gate]! : ([-0.9, 0.3] as const);
  return { x, y };
};

/** Which number an entrance has: gates of the colony count from 0, the other places follow in their order. */
export const entranceOf = (places: readonly string[], place: string, index: number): number => (place === 'colony' ? index : 5 + places.indexOf(place));

/** Which place an entrance belongs to. */
export const placeOfGate = (places: readonly string[], gate: number): string => places[Math.max(0, gate - 5)]!;

/** The box of a gate of the colony, for a button. */
export function gateBox(c: Court, gate: number, least: number): { x: number; y: number; w: number; h: number } {
  const spots = GATE_SPACES[gate]!.map(([dx, dy]) => ({ x: c.x + dx * c.s, y: c.y + dy * c.s }));
  const pad = c.zed * 0.75;
  const x0 = Math.min(...spots.map((p) => p.x)) - pad;
  const x1 = Math.max(...spots.map((p) => p.x)) + pad;
  const y0 = Math.min(...spots.map((p) => p.y)) - pad;
  const y1 = Math.max(...spots.map((p) => p.y)) + pad;
  const w = Math.max(least, x1 - x0);
  const h = Math.max(least, y1 - y0);
  return { x: (x0 + x1 - w) / 2, y: (y0 + y1 - h) / 2, w, h };
}

export interface Around {
  key: string;
  x: number;
  y: number;
}
/** The nearest in a direction: straight ahead counts for more than aside. */
export function nextIn(all: readonly Around[], from: Around, dx: number, dy: number): Around | null {
  let best: Around | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each.key === from.key) continue;
    const ahead = (each.x - from.x) * dx + (each.y - from.y) * dy;
    const aside = Math.abs((each.x - from.x) * dy) + Math.abs((each.y - from.y) * dx);
    if (ahead < 4 || aside > ahead * 2.5) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [each, far];
  }
  return best;
}
