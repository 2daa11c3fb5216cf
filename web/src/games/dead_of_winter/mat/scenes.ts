// The drawings of the mat that never move: the six places at night, and the colony. Each is a piece of SVG.

import { SCENES, SKIES as NIGHT } from '../long_night/art';

type Shape = string;

const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): Shape =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more ? ' ' + more : ''}/>`;
const path = (d: string, fill: string, more = ''): Shape => `<path d="${d}" fill="${fill}"${more ? ' ' + more : ''}/>`;
const line = (d: string, colour: string, width: number, more = ''): Shape =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more ? ' ' + more : ''}/>`;
const disc = (x: number, y: number, r: number, fill: string, more = ''): Shape =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more ? ' ' + more : ''}/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity: number): Shape =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;
const n = (v: number): number => Math.round(v * 10) / 10;

const SNOW = '#dce7ec';
const DARK = '#0c1419';
const GLASS = '#0b1115';
const LIGHT = '#ffc978';

/** A fir with snow on its lamp side; (x, y) is its foot. */
export const fir = (x: number, y: number, h: number): Shape =>
  path(
    `M${x} ${n(y - h)}l${n(h * 0.28)} ${n(h / 2)}h${n(-h * 0.1)}l${n(h * 0.18)} ${n(h * 0.34)}h${n(-h * 0.72)}l${n(h * 0.18)} ${n(-h * 0.34)}h${n(-h * 0.1)}z`,
    'var(--fir)',
  ) + path(`M${x} ${n(y - h)}l${n(h * 0.14)} ${n(h * 0.26)} ${n(-h * 0.14)} ${n(h * 0.04)} ${n(-h * 0.14)} ${n(-h * 0.04)}z`, '#c9d8e0');

const pane = (x: number, y: number, w: number, h: number, lit = false): Shape =>
  (lit ? rect(x - 4, y - 4, w + 8, h + 8, '#f0913a', 'rx="4" opacity=".2"') + rect(x - 2, y - 2, w + 4, h + 4, '#f0913a', 'rx="2" opacity=".25"') : '') +
  rect(x, y, w, h, lit ? LIGHT : DARK) +
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, GLASS, 1.2);

/** Round dots as one stroke. */
const dots = (spots: readonly (readonly [number, number])[], r: number, dx: number, dy: number, colour: string, more = ''): Shape =>
  `<path d="${spots.map(([x, y]) => `M${n(x + dx)} ${n(y + dy)}h0`).join('')}" stroke="${colour}" stroke-width="${2 * r}" stroke-linecap="round"${more ? ' ' + more : ''}/>`;

/** A scatter that looks alike each time. */
export function flakes(count: number, w: number, h: number, seed: number): Shape {
  let s = seed;
  const next = (): number => (s = (s * 1103515245 + 12345) % 2147483648) / 2147483648;
  const spots = Array.from({ length: count }, (): [number, number] => [Math.round(next() * w), Math.round(next() * h)]);
  const third = Math.ceil(count / 3);
  return [0.7, 1.1, 1.5].map((r, i) => dots(spots.slice(i * third, (i + 1) * third), r, 0, 0, '#eaf3f8', 'opacity=".55"')).join('');
}

/** Buildings stand on y = 82, between x = 0 and 250. */
const BUILDINGS: Readonly<Record<string, Shape>> = {
  police_station:
    fir(18, 82, 40) + fir(232, 80, 52) +
    path('M50 82V40h150v42z', '#33424c') + path('M150 82V40h50v42z', '#000', 'opacity=".16"') + path('M44 40h162v-6H44z', SNOW) +
    path('M96 40V22h58v18z', '#3d4f5b') + path('M92 22h66v-5H92z', SNOW) +
    path('M125 24l2.3 5 5.5.5-4 3.7 1.2 5.5-5-2.9-5 2.9 1.2-5.5-4-3.7 5.5-.5z', '#c9a25e') +
    pane(62, 50, 18, 16) + pane(86, 50, 18, 16, true) + pane(146, 50, 18, 16) + pane(170, 50, 18, 16) +
    rect(114, 52, 22, 30, '#1b252b') + line('M125 52v30', '#4b5b66', 1) +
    disc(110, 47, 6, '#6cb7ff', 'opacity=".25"') + disc(140, 47, 6, '#6cb7ff', 'opacity=".25"') + disc(110, 47, 2.5, '#6cb7ff') + disc(140, 47, 2.5, '#6cb7ff'),
  grocery_store:
    fir(28, 80, 34) +
    path('M40 82V42h172v40z', '#3d3a36') + path('M34 42h184l-6-14H40z', SNOW) +
    path('M44 46h164v12l-10.2 6-10.3-6-10.2 6-10.3-6-10.2 6-10.3-6-10.2 6-10.3-6-10.2 6-10.3-6-10.2 6-10.3-6-10.2 6-10.3-6-10.2 6-10-6z', '#8a3a2e') +
    line('M64.5 46v15M85 46v15M105.5 46v15M126 46v15M146.5 46v15M167 46v15M187.5 46v15', '#e2d3b5', 6, 'opacity=".8"') +
    pane(52, 66, 44, 14, true) + rect(112, 64, 24, 18, '#161d21') + pane(152, 66, 46, 14) +
    '<g transform="translate(222 74)" stroke="#8fa3ae" fill="none" stroke-width="1.6"><path d="M-9-8h4l3 9h10l3-7H-4"/><circle cx="0" cy="5" r="1.7"/><circle cx="7" cy="5" r="1.7"/></g>',
  school:
    fir(226, 80, 44) +
    path('M34 82V46h180v36z', '#5b3a32') + path('M150 82V46h64v36z', '#000', 'opacity=".16"') + path('M28 46h192v-6H28z', SNOW) +
    path('M98 46V30l26-16 26 16v16z', '#68443a') + path('M92 32l32-20 32 20-3 4-29-18-29 18z', SNOW) +
    disc(124, 32, 6.5, '#e8dcc2') + line('M124 28v4l3 2', '#231c15', 1.3) +
    pane(44, 54, 16, 16) + pane(68, 54, 16, 16) + pane(164, 54, 16, 16) + pane(188, 54, 16, 16, true) +
    path('M114 82V58a10 10 0 0 1 20 0v24z', '#1e1512') +
    line('M22 82V26', '#8fa3ae', 2) + path('M22 27c8-3 12 3 20 0v11c-8 3-12-3-20 0z', '#8a3a2e'),
  library:
    fir(24, 82, 46) +
    path('M52 82V44h148v38z', '#4a4f4c') + path('M44 44l82-30 82 30z', '#3b403e') + path('M40 46l86-33 86 33-3 4-83-31-83 31z', SNOW) +
    path('M64 48h9v32h-9zM88 48h9v32h-9zM154 48h9v32h-9zM178 48h9v32h-9z', '#8b9390') +
    path('M70 48h3v32h-3zM94 48h3v32h-3zM160 48h3v32h-3zM184 48h3v32h-3z', '#000', 'opacity=".25"') +
    rect(56, 78, 140, 5, '#9aa3a0') + rect(112, 52, 28, 28, '#14191a') + line('M126 52v28', '#3b4744', 1) +
    rect(101, 54, 7, 12, LIGHT) + rect(98, 51, 13, 18, '#f0913a', 'rx="2" opacity=".25"') +
    '<path transform="translate(126 34)" fill="#d8c79c" d="M-11-4c4-2 8-1.5 10.5.5v9C-3 3.5-7 3-11 5zM11-4C7-6 3-5.5.5-3.5v9C3 3.5 7 3 11 5z"/>',
  hospital:
    fir(230, 80, 36) +
    path('M48 82V34h70v48zM118 82V18h50v64zM168 82V40h40v42z', '#4b6068') + path('M152 82V18h16v64zM196 82V40h12v42z', '#000', 'opacity=".16"') +
    path('M44 34h74v-5H44zM114 18h58v-5h-58zM168 40h44v-5h-44z', SNOW) +
    rect(130, 22, 26, 22, '#e9f0f0') + path('M140 25h6v5h5v6h-5v5h-6v-5h-5v-6h5z', '#b5392f') +
    pane(56, 42, 12, 12) + pane(76, 42, 12, 12, true) + pane(96, 42, 12, 12) + pane(56, 62, 12, 12) + pane(76, 62, 12, 12) +
    pane(176, 50, 10, 12) + pane(192, 50, 10, 12) +
    rect(130, 58, 26, 24, '#1b2a30') + line('M143 58v24', '#6d8791', 1) + rect(122, 52, 42, 5, '#c9d8e0'),
  gas_station:
    fir(20, 80, 38) +
    path('M36 34h122v12H36z', '#8a3a2e') + path('M32 34h130v-6H32z', SNOW) + path('M50 46h7v36h-7zM136 46h7v36h-7z', '#5d6b73') +
    rect(78, 56, 15, 26, '#c8642e', 'rx="2"') + rect(81, 59, 9, 7, '#16100c') + line('M93 60c6 0 5 8 5 14', '#16100c', 1.8) +
    rect(106, 56, 15, 26, '#c8642e', 'rx="2"') + rect(109, 59, 9, 7, '#16100c') +
    path('M170 82V50h54v32z', '#3a4348') + path('M166 50h62v-5h-62z', SNOW) + pane(176, 56, 24, 14, true) + rect(206, 58, 12, 24, '#14191c') +
    path('M13 82V26h26v15H13', '#e8dcc2') + path('M9 24h34v4H9z', SNOW) +
    '<path transform="translate(19 28) scale(.55)" fill="#8a3a2e" d="M6 6.5L9 3h4v2.2h1.8L17.5 3 20 5.5V20c0 .8-.6 1.5-1.5 1.500h-11C6.6 21.5 6 20.8 6 20z"/>',
};

/** A number from an id, the same each time. */
const numberOf = (id: string): number => [...id].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 9973, 7);
const among = <T>(things: readonly T[], number: number): T => things[number % things.length]!;

const WALLS = ['#4a5157', '#56463a', '#4f4a3c', '#46525c', '#5b3f38'];
/** A building for a place that nobody has drawn: walls, roof and windows by its id. */
function building(id: string): Shape {
  const seed = numberOf(id);
  const columns = 3 + (seed % 3);
  const wide = columns * 26 + 12;
  const high = 30 + (seed % 4) * 5;
  const [left, top] = [125 - wide / 2, 82 - high];
  const door = Math.floor(columns / 2);
  const roofs = [
    path(`M${left - 5} ${top}h${wide + 10}v-6H${left - 5}z`, SNOW),
    path(`M${left - 7} ${top}L125 ${top - 24} ${left + wide + 7} ${top}z`, SNOW) + path(`M${left + 6} ${top}L125 ${top - 17} ${left + wide - 6} ${top}z`, among(WALLS, seed + 1)),
    path(`M${left - 5} ${top}h${wide + 10}v-6H${left - 5}z`, SNOW) + path(`M108 ${top - 6}v-22h34v22z`, among(WALLS, seed + 2)) + path(`M103 ${top - 28}h44v-5h-44z`, SNOW) + pane(118, top - 23, 14, 11, true),
    path(`M${left - 5} ${top}v-5l${wide + 10}-14v19z`, SNOW) + path(`M${left + wide - 22} ${top - 13}v-16h9v14z`, '#33302c'),
  ];
  const lit = (seed >> 3) % columns;
  const windows = Array.from({ length: columns }, (_, i) => (i === door ? '' : pane(left + 11 + i * 26, top + 9, 15, 14, i === lit)));
  return (
    fir(left - 22, 82, 34 + (seed % 5) * 4) + path(`M${left} 82V${top}h${wide}v${high}z`, among(WALLS, seed)) + path(`M${left + wide * 0.7} 82V${top}h${wide * 0.3}v${high}z`, '#000', 'opacity=".16"') +
    among(roofs, seed >> 2) + windows.join('') + rect(left + 10 + door * 26, 60, 17, 22, '#15191c') + line(`M${left + 18.5 + door * 26} 60v22`, '#4b5b66', 1)
  );
}

/** The sky of a place, from top to horizon. */
const SKIES: Readonly<Record<string, readonly [string, string]>> = {
  police_station: ['#1d2f3d', '#4e6b7d'],
  grocery_store: ['#2a2535', '#6f6070'],
  school: ['#1f2d40', '#5a6d84'],
  library: ['#1c2b38', '#4a6474'],
  hospital: ['#1d2f3d', '#527084'],
  gas_station: ['#2d2430', '#8a6058'],
};

export const skyOf = (place: string): readonly [string, string] => SKIES[place] ?? NIGHT[place] ?? among(Object.values(SKIES), numberOf(place));

const drifts: Shape = path('M0 82c30-7 60-3 96-6s80-7 154-1v40H0z', '#9fb5c2') + path('M0 90c50-6 120-2 250-6v30H0z', '#b9ccd6');

/** A place: its building in front of its drifts. 250 wide, the snow begins at about y = 90. */
export const sceneOf = (place: string): Shape => (BUILDINGS[place] ?? SCENES[place] ?? building(place)) + drifts;

/* The colony, around (0, 0): the palisade is 466 wide and 326 high. */

const CORNERS: readonly [number, number][] = [
  [116.6, -162.8], [233.1, 0], [116.6, 162.8], [-116.6, 162.8], [-233.1, 0], [-116.6, -162.8],
];
export const COURT = CORNERS.map(([x, y]) => `${x},${y}`).join(' ');

function along(ax: number, ay: number, bx: number, by: number): [number, number][] {
  const count = Math.round(Math.hypot(bx - ax, by - ay) / 8.5);
  return Array.from({ length: count + 1 }, (_, i) => [ax + ((bx - ax) * i) / count, ay + ((by - ay) * i) / count]);
}

/** Many discs of one size as one shape. */
const discs = (spots: readonly (readonly [number, number])[], r: number, dx: number, dy: number, fill: string, more = ''): Shape =>
  path(spots.map(([x, y]) => `M${n(x + dx - r)} ${n(y + dy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join(''), fill, more);

function palisade(): Shape {
  const half = 44;
  const spots: [number, number][] = [];
  let posts = '';
  CORNERS.forEach(([ax, ay], i) => {
    const [bx, by] = CORNERS[(i + 1) % CORNERS.length]!;
    const l = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / l, (by - ay) / l];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const far = half + 9;
    spots.push(...along(ax, ay, mx - ux * far, my - uy * far), ...along(mx + ux * far, my + uy * far, bx, by));
    for (const side of [-1, 1]) posts += rect(n(mx + side * ux * half - 6.5), n(my + side * uy * half - 6.5), 13, 13, '#4b3622', 'rx="2" stroke="#1a110a"');
  });
  return dots(spots, 5.6, 0, 3, '#0d0906', 'opacity=".5"') + discs(spots, 5.2, 0, 0, '#6d5136', 'stroke="#2a1c10"') + dots(spots, 2.6, -1.2, -1.4, '#97754d') + posts;
}

const hut = (x: number, y: number, w: number, h: number, turn: number, wall: string): Shape =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  rect(-w / 2 + 4, -h / 2 + 6, w, h, '#0a0705', 'opacity=".35"') + rect(-w / 2, -h / 2, w, h, wall) +
  rect(-w / 2 - 3, -h / 2 - 3, w + 6, h / 2 + 3, '#e3edf2') + rect(-w / 2 - 3, 0, w + 6, h / 2 + 3, '#b3c7d2') + line(`M${-w / 2 - 3} 0h${w + 6}`, '#8aa4b2', 1) + '</g>';
const tent = (x: number, y: number, s: number, cloth: string): Shape =>
  `<g transform="translate(${x} ${y}) scale(${s})">` + path('M-20 14L0-14 20 14z', cloth) + path('M0-14L20 14H6z', '#000', 'opacity=".28"') + path('M-5 14L0 0l5 14z', '#140d08') + '</g>';
const drift = (x: number, y: number): Shape => oval(x, y, 22, 8, '#e3edf2', 0.55) + oval(x + 6, y + 4, 20, 6, '#4d6878', 0.35);
const wood = (x: number, y: number): Shape => disc(x, y, 6, '#8a6540', 'stroke="#2a1c10"') + disc(x, y, 2.5, '#c49a66');

export const colonyScene: Shape =
  `<polygon points="${COURT}" fill="#0a1015" opacity=".2" transform="translate(5 9)"/><polygon points="${COURT}" fill="#0a1015" opacity=".2" transform="translate(3 5)"/>` +
  `<polygon points="${COURT}" fill="url(#dow-court)"/>` +
  '<path d="M0 20L-120-70M0 20L130-60M0 20L-90 120M0 20L110 110M0 20V-140" opacity=".18" stroke="#6b5a48" fill="none" stroke-width="9" stroke-linecap="round"/>' +
  hut(-140, -34, 66, 46, -4, '#5d4a38') + hut(136, -44, 60, 48, 5, '#6a4a3a') + hut(2, -122, 84, 40, 0, '#4f4a44') +
  tent(-116, 84, 1.1, '#7a5634') + tent(-80, 124, 0.9, '#56624a') + tent(136, 52, 1.1, '#7d4a34') +
  drift(-176, 46) + drift(-150, -92) + drift(76, -142) + drift(-84, -144) + drift(176, -84) + drift(150, 106) + drift(-20, 150) +
  wood(-170, 22) + wood(-159, 22) + wood(-170, 12) + wood(-159, 12) +
  '<g transform="translate(172 8)"><rect x="-16" y="-11" width="32" height="22" fill="#7a5a38" stroke="#2a1c10"/><path d="M-16-11l32 22M16-11l-32 22" stroke="#2a1c10"/></g>' +
  '<circle cy="6" r="150" fill="url(#g-fire)" opacity=".75"/>' +
  palisade();

/** The fire in the middle; drawn above the court, small enough to be between the people. */
export const fireScene: Shape =
  '<g transform="translate(0 8)"><path d="M-20 12L20 0M-20 0L20 12" stroke="#2a1a0f" stroke-width="7" stroke-linecap="round"/><path d="M-20 12L20 0M-20 0L20 12" stroke="#6d4a2a" stroke-width="4" stroke-linecap="round"/>' +
  '<path d="M2-36c2 10 17 17 17 33 0 10-8 17-18 17s-18-6-18-17c0-9 5-13 8-18 1 5 3 7 6 8-2-10 0-17 5-23z" fill="#f0812a"/><path d="M2-16c1 6 9 9 9 17 0 6-4 10-10 10s-10-4-10-9c0-7 8-9 11-18z" fill="#ffd98a"/></g>';

/** Where the spaces of the six gates lie, around the middle of the colony; gate 1 is at the upper right, the others follow clockwise. */
export const GATE_SPACES: readonly (readonly [number, number][])[] = [
  [[191.9, -93.6], [175.6, -116.4], [208.2, -70.9]],
  [[191.9, 93.6], [208.2, 70.9], [175.6, 116.4]],
  [[0, 186], [28, 186], [-28, 186]],
  [[-191.9, 93.6], [-175.6, 116.4], [-208.2, 70.9]],
  [[-191.9, -93.6], [-208.2, -70.9], [-175.6, -116.4]],
  [[0, -186], [-28, -186], [28, -186]],
];
/** Where the numbers of the gates lie. */
export const GATE_NUMBERS: readonly [number, number][] = [
  [158, -73], [158, 73], [0, 144], [-158, 73], [-158, -73], [0, -144],
];
/** The way a gate looks out. */
export const GATE_OUT: readonly [number, number][] = [
  [0.81, -0.58], [0.81, 0.58], [0, 1], [-0.81, 0.58], [-0.81, -0.58], [0, -1],
];
