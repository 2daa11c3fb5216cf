/**
 * The pictures on the road cards: flat scenes of 150 x 92 units, two tones each and lit from the
 * left. A scene is a string of SVG shapes, built from a small box of pieces (houses, cars, fires,
 * crowds) so that seventy-six of them stay cheap to draw and to load.
 */

type Shape = string;

const SKY = { noon: '#d9a25e', dusk: '#a8624a', late: '#5b3a4e', night: '#232a44', storm: '#56656a', sick: '#8a8a4a' } as const;
const INK = '#1c1518';
const GLOW = '#ffc978';
const FIRE = '#f0813a';
const RED = '#b5392f';
const BONE = '#efe4cd';

const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): Shape =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more ? ' ' + more : ''}/>`;
const path = (d: string, fill: string, more = ''): Shape => `<path d="${d}" fill="${fill}"${more ? ' ' + more : ''}/>`;
const disc = (x: number, y: number, r: number, fill: string, more = ''): Shape =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more ? ' ' + more : ''}/>`;
const line = (d: string, colour: string, width: number, more = ''): Shape =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more ? ' ' + more : ''}/>`;
const at = (x: number, y: number, scale: number, ...inner: Shape[]): Shape =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner.join('')}</g>`;
const each = <T>(items: readonly T[], draw: (item: T, index: number) => Shape): Shape => items.map(draw).join('');
const all = (...shapes: Shape[]): Shape => shapes.join('');

/* Ground and air */
const sky = (fill: string): Shape => rect(0, 0, 150, 92, fill);
const ground = (y: number, fill: string): Shape => rect(0, y, 150, 92 - y, fill);
const mesa = (y: number, fill: string): Shape =>
  path(`M0 ${y}l14-3 6-14h26l7 13 22 3 12-5h18l8-12h22l7 15 8 1v40H0z`, fill);
const hills = (y: number, fill: string): Shape => path(`M0 ${y}l30-14 26 10 30-18 64 22v60H0z`, fill);
const peaks = (y: number, fill: string): Shape => path(`M0 ${y}l34-22 28 16 40-27 48 28v60H0z`, fill);
const dunes = (y: number, fill: string): Shape => path(`M0 ${y}q38-14 76 0t74-2v60H0z`, fill);
const sun = (x: number, y: number, r: number, fill = '#ffe0a0'): Shape =>
  all(disc(x, y, r * 1.7, fill, 'opacity=".18"'), disc(x, y, r, fill));
const moon = (x: number, y: number, r: number, air: string): Shape =>
  all(disc(x, y, r, '#dfe6ee'), disc(x + r * 0.42, y - r * 0.22, r * 0.86, air));
const stars = (...spots: [number, number][]): Shape => each(spots, ([x, y]) => disc(x, y, 0.9, '#dfe6ee', 'opacity=".8"'));
const cloud = (x: number, y: number, scale: number, fill: string): Shape =>
  at(x, y, scale, path('M0 8c0-5 6-7 9-4 2-6 12-6 14 0 5-2 9 1 9 4z', fill, 'opacity=".7"'));
const rain = (): Shape => line('M10 4l-6 16M34 0l-7 18M60 6l-6 16M86 0l-7 18M112 5l-6 16M138 1l-7 18', '#b9cbd2', 1, 'opacity=".4"');
const waves = (y: number, colour: string): Shape => line(`M-4 ${y}q12-5 24 0t24 0 24 0 24 0 24 0 24 0 24 0`, colour, 2, 'opacity=".75"');
const highway = (top: number, tar = '#35332f'): Shape =>
  all(path(`M66 ${top}h18l44 ${92 - top}H22z`, tar), line(`M75 ${top + 2}V92`, '#f2d48a', 2, 'stroke-dasharray="5 5"'));

/* Buildings */
const block = (x: number, y: number, w: number, h: number, light: string, dark: string): Shape =>
  all(rect(x, y, w, h, light), rect(x + w * 0.62, y, w * 0.38, h, dark));
const panes = (x: number, y: number, cols: number, rows: number, dx: number, dy: number, fill: string, lit: readonly number[] = []): Shape => {
  let out = '';
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const on = lit.includes(r * cols + c);
      out += rect(x + c * dx, y + r * dy, dx * 0.5, dy * 0.52, on ? GLOW : fill);
    }
  return out;
};
const house = (x: number, y: number, scale: number, wall: string, shade: string, roof: string, glow = true): Shape =>
  at(x, y, scale, rect(0, -24, 24, 24, wall), rect(24, -24, 16, 24, shade), path('M-4-22L12-40h16L44-22z', roof),
    path('M12-40h16L44-22H24z', '#000', 'opacity=".18"'), rect(5, -18, 8, 8, glow ? GLOW : INK), rect(28, -18, 7, 8, INK, 'opacity=".7"'), rect(16, -14, 7, 14, INK, 'opacity=".8"'));
const chimney = (x: number, y: number, h: number, fill: string): Shape =>
  all(path(`M${x} ${y}l2-${h}h7l2 ${h}z`, fill), path(`M${x + 6} ${y}l-.500-${h}h3.500l2 ${h}z`, '#000', 'opacity=".25"'), rect(x + 1.4, y - h + 4, 8.2, 3, RED));
const smoke = (x: number, y: number, fill: string, scale = 1): Shape =>
  at(x, y, scale, disc(0, 0, 5, fill, 'opacity=".75"'), disc(6, -6, 7, fill, 'opacity=".65"'), disc(15, -11, 9, fill, 'opacity=".5"'));
const fence = (y: number, colour: string, h = 16): Shape =>
  all(line(`M0 ${y + 3}H150M0 ${y + h - 5}H150`, colour, 1.4), each([4, 20, 36, 52, 68, 84, 100, 116, 132, 148], (x) => rect(x - 1.2, y, 2.4, h, colour)));
const mesh = (y: number, colour: string, h = 20): Shape =>
  all(each([0, 12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132], (x) => line(`M${x} ${y}l12 ${h}M${x + 12} ${y}l-12 ${h}`, colour, 0.8, 'opacity=".7"')),
    each([0, 37, 75, 112, 148], (x) => rect(x - 1, y - 4, 2.6, h + 4, colour)), line(`M0 ${y - 4}q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0`, colour, 1));
const board = (x: number, y: number, w: number, h: number, fill: string, word: string, ink = '#ffe9c4', size = 10): Shape =>
  all(rect(x, y, w, h, fill, 'rx="2"'), `<text x="${x + w / 2}" y="${y + h / 2 + size * 0.36}" text-anchor="middle" font-family="Barlow Condensed, sans-serif" font-weight="600" font-size="${size}" fill="${ink}">${word}</text>`);
const pole = (x: number, top: number, bottom: number, colour: string, width = 3): Shape => line(`M${x} ${bottom}V${top}`, colour, width);
const lamp = (x: number, y: number): Shape => all(pole(x, y - 34, y, '#2a2620', 2), line(`M${x} ${y - 34}h9`, '#2a2620', 2), path(`M${x + 5} ${y - 33}h8l8 33h-24z`, GLOW, 'opacity=".16"'), disc(x + 9, y - 33, 2, GLOW));
const pump = (x: number, y: number, fill: string): Shape => all(rect(x, y - 17, 9, 17, fill), rect(x + 6, y - 17, 3, 17, '#000', 'opacity=".25"'), rect(x + 1.5, y - 15, 5, 4, BONE), line(`M${x + 9} ${y - 12}q5 0 4 7`, INK, 1.4));
const antenna = (x: number, y: number): Shape => all(line(`M${x} ${y}v-14M${x - 3} ${y}l3-9 3 9`, INK, 1.2), disc(x, y - 15, 1.5, '#ff7a5a'));
const siren = (x: number, y: number): Shape => all(line(`M${x - 13} ${y - 3}q13-12 26 0M${x - 20} ${y - 10}q20-18 40 0`, '#ff7a5a', 3), disc(x, y, 4, '#ff7a5a'));

/* Vehicles */
const wheels = (y: number, ...xs: number[]): Shape => each(xs, (x) => all(disc(x, y, 5.5, INK), disc(x, y, 2.1, '#8d8578')));
const car = (x: number, y: number, light: string, dark: string, scale = 1): Shape =>
  at(x, y, scale, path('M9-10l7-10h20l9 10z', dark), path('M13-11l5-7h7v7zM28-18h7l6 7H28z', '#cfe0e4', 'opacity=".75"'), path('M0-2c0-6 3-8 8-8h40c5 0 8 3 8 8v3H0z', light), path('M0-1h56v4H0z', dark), wheels(3, 12, 44));
const wreck = (x: number, y: number, light: string, dark: string, scale = 1): Shape =>
  at(x, y, scale, path('M7-8l8-10 18 2 10 8z', dark), path('M-1 2l2-9 9-2 38 2 6 5 1 6z', light), path('M20-16l3 8 9-6z', INK, 'opacity=".7"'), disc(11, 2, 5, INK), path('M38 3a5 5 0 0 1 10 0z', INK));
const lorry = (x: number, y: number, cab: string, load: string): Shape =>
  at(x, y, 1, rect(0, -28, 58, 24, load), rect(40, -28, 18, 24, '#000', 'opacity=".18"'), path('M61-24h15l9 10v10H61z', cab), path('M65-20h9l6 7H65z', '#b9d6e6'), rect(-2, -5, 88, 4, INK), wheels(0, 10, 24, 74));
const tanker = (x: number, y: number): Shape =>
  at(x, y, 1, rect(4, -33, 70, 26, '#e9dcc2', 'rx="13"'), path('M4-20c0 7 6 13 13 13h44c7 0 13-6 13-13z', '#000', 'opacity=".16"'), line('M4-20h70', RED, 5), path('M76-27h16l9 10v14H76z', '#3a4a52'), path('M81-23h9l6 7H81z', '#b9d6e6'), rect(0, -7, 100, 5, INK), wheels(0, 16, 34, 88));
const bus = (x: number, y: number): Shape =>
  at(x, y, 1, path('M0-34c0-4 2-6 6-6h68c5 0 7 2 8 6l10 12c2 2 2 3 2 6v10H0z', '#e2a52f'), path('M0-12h94v6H0z', '#a8751c'), line('M0-15h92', INK, 1.6), each([5, 18, 31, 44, 57], (w) => rect(w, -33, 10, 10, '#2d3a40')), path('M71-33h8l7 10H71z', '#b9d6e6'), wheels(-4, 18, 76));
const trailer = (x: number, y: number, light: string, dark: string, scale = 1): Shape =>
  at(x, y, scale, path('M0-22c0-5 3-8 8-8h36c5 0 8 3 8 8v18H0z', light), path('M0-14h52v4H0z', dark), rect(6, -26, 12, 8, GLOW), rect(34, -26, 10, 18, INK, 'opacity=".8"'), disc(14, -2, 4, INK), line('M52-6h8', INK, 2));
const plane = (x: number, y: number, scale: number, fill: string): Shape =>
  at(x, y, scale, path('M0 0c10-7 26-9 60-9 16 0 24 4 26 9-2 4-10 7-24 7H14C6 7 1 4 0 0z', fill), path('M64 7c12 0 20-3 22-7H0c1 4 6 7 14 7z', '#000', 'opacity=".2"'), path('M8-3L-4-20h9L20-6z', fill), path('M34 3L14 20h12L54 3z', '#9aa3a6'), each([20, 28, 36, 44, 52, 60], (w) => rect(w, -4, 3, 3, '#2d3a40')));

/* The living, the dead, the wild */
const figure = (x: number, y: number, scale: number, fill: string): Shape =>
  at(x, y, scale, disc(0, -23, 3.6, fill), path('M-5-18h10l2 9-2.500.500-1-4v12h-3l-.500-7-.500 7h-3v-12l-1 4-2.500-.500z', fill));
const gunner = (x: number, y: number, scale: number, fill: string): Shape => all(figure(x, y, scale, fill), at(x, y, scale, path('M2-16l13-3 .5 2-12 4z', fill)));
const walker = (x: number, y: number, scale: number, fill: string): Shape =>
  at(x, y, scale, path('M-1-26c3-1 5 1 5 4s-1 4-2 5l2 3 8-1 .500 2.500-9 2 1 11h-3l-2-8-3 8h-3l2-12-3 3-5-1 .500-2.500 3 .500 6-8c-2-2-1-6 2-6.500z', fill));
const crowd = (y: number, fill: string, count = 9, scale = 0.9): Shape => {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = 6 + (i * 138) / Math.max(1, count - 1);
    out += walker(x, y + ((i * 7) % 5), scale * (0.86 + ((i * 5) % 4) * 0.07), fill);
  }
  return out;
};
const hand = (x: number, y: number, scale: number, fill: string): Shape =>
  at(x, y, scale, path('M-5 30V4c0-3-1-8-5-13 1-2 3-2 4-1l5 7-2-14c1-2 3-2 4 0l2 12 1-14c1-2 3-2 4 0l0 14 4-11c1-2 3-1 3 1L10-4c2-3 4-5 6-4-1 5-5 11-6 15v23z', fill));
const dog = (x: number, y: number, scale: number, fill: string): Shape =>
  at(x, y, scale, path('M0-4l4-7h18l6-8 3 3 6 1-1 4-6 1-4 6 2 12h-3l-4-9-8 1-3 8H7l1-9-4-2-1 11H0z', fill), disc(32, -16, 1, '#ff6a4a'), path('M0-4l-6-7 2-1 7 5z', fill));
const flame = (x: number, y: number, scale: number): Shape =>
  at(x, y, scale, path('M1-22c1 6 9 9 9 17 0 6-4 9-10 9s-10-3-10-9c0-5 3-7 4-11 1 3 2 4 4 4-1-4 0-7 3-10z', FIRE), path('M0-8c1 3 4 4 4 7 0 3-2 4-4 4s-4-1-4-4 3-4 4-7z', '#ffdf9c'));
const cactus = (x: number, y: number, scale: number, fill: string): Shape =>
  at(x, y, scale, path('M-3 0v-30c0-5 7-5 7 0v10c6 0 5-4 5-9h4c0 8-1 13-9 14V0zM-3-10c-8 0-9-5-9-12h4c0 5 0 8 5 8z', fill));
const pine = (x: number, y: number, scale: number, fill: string): Shape => at(x, y, scale, path('M0-34l9 14H5l7 11H7l6 9H-13l6-9h-5l7-11h-4z', fill));
const palm = (x: number, y: number, scale: number, fill: string): Shape =>
  at(x, y, scale, line('M0 0c2-14 1-22 5-34', fill, 3), path('M5-34c-12-6-18 0-20 5 8-5 14-5 20-5zM5-34c-4-12-14-10-18-6 8 0 14 3 18 6zM5-34c10-9 20-4 22 2-8-4-15-4-22-2zM5-34c10-2 14 6 14 12-4-6-8-10-14-12z', fill));
const barrel = (x: number, y: number, fill: string, band: string): Shape => all(rect(x, y - 18, 13, 18, fill, 'rx="2"'), rect(x + 8, y - 18, 5, 18, '#000', 'opacity=".22"'), rect(x, y - 13, 13, 2, band), rect(x, y - 7, 13, 2, band));
const crate = (x: number, y: number, size: number, fill: string): Shape =>
  all(rect(x, y - size, size, size, fill), line(`M${x} ${y - size}l${size} ${size}M${x + size} ${y - size}l-${size} ${size}`, '#000', 1, 'opacity=".3"'), rect(x, y - size, size, size, 'none', 'stroke="#000" stroke-opacity=".4"'));
const cross = (x: number, y: number, s: number, fill: string): Shape => path(`M${x - s} ${y - s * 3}h${2 * s}v${2 * s}h${2 * s}v${2 * s}h-${2 * s}v${2 * s}h-${2 * s}v-${2 * s}h-${2 * s}v-${2 * s}h${2 * s}z`, fill);
const graves = (...spots: [number, number][]): Shape => each(spots, ([x, y]) => line(`M${x} ${y}v-9M${x - 4} ${y - 6}h8`, BONE, 2.4));

/* One scene for each subject. Level I is morning and noon, II is dusk, III is night. */
const SCENES: Record<string, () => Shape> = {
  /* level I */
  armoury: () => all(sky('#6f7d80'), rect(0, 66, 150, 26, '#3b4144'), rect(18, 8, 114, 60, '#4b5559'), rect(88, 8, 44, 60, '#3d474b'), each([30, 52, 74, 96], (x) => all(rect(x, 16, 4, 42, '#20262a'), rect(x - 3, 44, 8, 12, '#6b4a2e'), rect(x + 1, 12, 2, 8, '#20262a'))), rect(18, 60, 114, 4, '#2a3034'), rect(112, 16, 16, 16, '#2b5d78', 'rx="2"'), path('M120.0 18.0L121.4 22.1L125.7 22.1L122.3 24.7L123.5 28.9L120.0 26.4L116.5 28.9L117.7 24.7L114.3 22.1L118.6 22.1z', GLOW), crate(12, 84, 16, '#5d6a3c'), crate(30, 84, 12, '#6d7a48')),
  farm: () => all(sky('#e0b070'), sun(26, 24, 12), hills(56, '#a57b45'), ground(68, '#8a6a34'), each([72, 78, 84], (y) => line(`M0 ${y}q75-8 150 0`, '#6d5228', 2)), house(66, 70, 1.05, '#a8392c', '#7d271f', '#e2d3b5', false), rect(116, 30, 15, 40, '#cfc5ac'), rect(125, 30, 6, 40, '#a1977f'), path('M116 30a7.500 9 0 0 1 15 0z', '#8d8578'), fence(72, '#5b4127', 12)),
  fuel_stop: () => all(sky(SKY.noon), mesa(54, '#b0713f'), ground(66, '#8b5e36'), block(76, 40, 56, 28, '#d9cba9', '#a8987a'), path('M16 34h56v7H16z', RED), path('M16 41h56v2H16z', '#000', 'opacity=".3"'), rect(20, 42, 3, 28, '#6d5d49'), rect(64, 42, 3, 28, '#6d5d49'), pump(32, 70, RED), pump(48, 70, '#3f6f86'), board(88, 46, 30, 11, '#2d3a40', 'FUEL'), rect(112, 58, 10, 10, INK)),
  lone_survivor: () => all(sky('#e2a868'), sun(112, 34, 18), dunes(64, '#b47a44'), ground(72, '#8d5a34'), highway(62), figure(74, 82, 1.5, '#2d2a36'), at(74, 82, 1.5, path('M4-17h6v10H4z', '#6b4a2e')), cactus(20, 70, 0.8, '#54643c'), cactus(132, 74, 1, '#4a5936')),
  scope_house: () => all(sky('#b6a07a'), hills(52, '#7d7a52'), ground(70, '#56603e'), house(40, 72, 1.35, '#c9bfa2', '#978d73', '#59433a', false), disc(101, 31, 20, 'none', `stroke="${INK}" stroke-width="3"`), line('M101 8v46M78 31h46', INK, 1.4), disc(101, 31, 3, RED), pine(22, 74, 1, '#3a4a34'), pine(136, 76, 1.1, '#334230')),
  cellar: () => all(sky('#2c2420'), path('M0 0h150v18H0z', '#46362a'), path('M92 92V20h12l40 72z', '#3a2d24'), each([0, 1, 2, 3, 4], (i) => rect(92 + i * 10, 24 + i * 13, 16, 4, '#6d5236')), path('M104 18h30l12 74h-20z', GLOW, 'opacity=".1"'), each([[8, 40], [8, 62]] as const, ([x, y]) => all(rect(x, y, 46, 3, '#7d6045'), each([4, 14, 24, 34], (d) => rect(x + d, y - 9, 7, 9, d % 8 ? '#5f7a52' : '#8a3f2c')))), figure(78, 84, 1.25, '#8f8576'), line('M86 58l4 26', '#6d5236', 2), disc(64, 20, 4, GLOW), disc(64, 20, 14, GLOW, 'opacity=".18"')),
  map_room: () => all(sky('#3a3038'), rect(0, 58, 150, 34, '#5b4030'), path('M8 92L30 54h92l22 38z', '#7a5638'), path('M36 84l8-24h64l8 24z', '#efe4cd'), path('M76 60h32l8 24H80z', '#000', 'opacity=".12"'), line('M46 78q14-12 26-6t32-8', RED, 2, 'stroke-dasharray="4 3"'), path('M102 61l6 6M108 61l-6 6', 'none', `stroke="${RED}" stroke-width="2.4"`), line('M48 66l10-3 8 5M88 78l10-4', '#6d7a8a', 1.4), disc(126, 44, 8, GLOW, 'opacity=".25"'), rect(123, 42, 6, 12, BONE), flame(126, 41, 0.3), rect(10, 10, 34, 30, '#4b3f48'), rect(106, 8, 34, 26, '#4b3f48')),
  companion: () => all(sky('#dba86a'), sun(38, 30, 15), hills(58, '#8f8a4e'), ground(70, '#6f6a3c'), figure(64, 84, 1.5, '#3a2f3a'), figure(90, 84, 1.05, '#a24a4f'), at(90, 84, 1.05, path('M-5-24h10l-1-4h-8z', '#2d4a58')), line('M70 66l14 4', '#3a2f3a', 3), pine(16, 74, 0.9, '#4d5a34'), pine(134, 76, 1.2, '#44502f')),
  school_bus: () => all(sky('#cfa772'), mesa(52, '#a06e46'), ground(70, '#6a4a34'), rect(0, 70, 150, 6, '#46423c'), bus(26, 76), board(44, 50, 40, 6, '#a8751c', 'SCHOOL', INK, 6), cactus(138, 74, 0.8, '#4f5f3a')),
  chem_fumes: () => all(sky(SKY.sick), ground(72, '#3f4530'), smoke(34, 24, '#c9cf6a', 1.1), smoke(64, 18, '#b9c25a', 1.3), chimney(26, 72, 44, '#8d8f7a'), chimney(56, 72, 50, '#9a9c86'), block(74, 46, 62, 28, '#777a62', '#5a5d49'), path('M74 46l10-8v8l10-8v8l10-8v8l10-8v8l10-8v8h12v-8z', '#6a6d56'), barrel(92, 84, '#c9a22f', INK), barrel(110, 88, '#c9a22f', INK), path('M0 84q20-6 40 0t40 2 70-2v8H0z', '#b9c25a', 'opacity=".5"')),
  chem_blast: () => all(sky('#8a5a34'), disc(78, 38, 40, FIRE, 'opacity=".35"'), ground(72, '#33291f'), chimney(20, 72, 48, '#6a5d4c'), chimney(112, 72, 40, '#6a5d4c'), block(34, 50, 84, 24, '#5a4c3e', '#42382e'), path('M52 50l8-26 10 12 8-28 8 26 12-14 6 30z', FIRE), path('M62 50l6-16 8 8 5-16 6 16 8-6 3 14z', '#ffdf9c'), smoke(60, 14, '#3a3230', 1.3), smoke(96, 20, '#3a3230', 1.1), path('M40 34l-8-8 3 9zM118 30l10-10-4 11z', INK)),
  dogs: () => all(sky('#b98a5a'), hills(54, '#8a6a44'), ground(68, '#5f4a30'), block(100, 38, 50, 32, '#8d7d66', '#6a5d4c'), fence(50, '#4b3828', 20), dog(16, 84, 1.15, '#2a2220'), dog(66, 88, 1.35, '#1f1917'), dog(104, 80, 0.85, '#3a2e28')),
  street: () => all(sky('#a98e72'), block(0, 18, 38, 60, '#8d6f58', '#6b5342'), block(112, 10, 38, 68, '#7a6a5e', '#5a4e46'), panes(6, 26, 3, 3, 10, 14, '#3a302c', [4]), panes(118, 18, 3, 4, 10, 14, '#332c2a', [2]), path('M38 78l26-28h22l26 28v14H38z', '#4b4744'), rect(60, 34, 30, 18, '#9c8166'), wreck(84, 84, '#7a3b2c', '#5a2a20', 0.8), crate(44, 82, 10, '#6d5236'), path('M50 70l6-2 3 4-7 1z', BONE)),
  prison: () => all(sky('#8f8a86'), cloud(96, 14, 1.1, '#b9b4ae'), ground(72, '#5b564e'), rect(10, 30, 130, 44, '#a39a8a'), rect(90, 30, 50, 44, '#7f776a'), each([22, 44, 66, 96, 118], (x) => all(rect(x, 40, 12, 14, INK), line(`M${x + 3} 40v14M${x + 6} 40v14M${x + 9} 40v14`, '#a39a8a', 1.2))), block(62, 8, 22, 24, '#b3aa98', '#8a8272'), path('M58 10h30l-4-6H62z', '#59433a'), rect(66, 14, 14, 6, GLOW), mesh(70, '#3a3733', 14)),
  container: () => all(sky('#d8a566'), mesa(54, '#a8703f'), ground(68, '#80582f'), rect(26, 40, 96, 34, '#9a4a30'), rect(92, 40, 30, 34, '#77371f'), each([32, 40, 48, 56, 64, 72, 80], (x) => rect(x, 43, 3, 28, '#000', 'opacity=".22"')), rect(96, 43, 11, 28, '#2a1c18'), path('M109 40l14-4v42l-14-4z', '#8a4028'), line('M104 46v22', '#c9a25e', 1.4), crate(14, 82, 11, '#6d5a3a')),
  brawl: () => all(sky('#c0834e'), mesa(52, '#94593a'), ground(66, '#6d4630'), highway(60, '#46403a'), car(6, 72, '#4a6270', '#36505e', 0.8), figure(62, 84, 1.3, '#3a2a2e'), line('M68 62l12-4', '#3a2a2e', 3.4), walker(88, 84, 1.3, '#4d5a44'), walker(118, 80, 1.05, '#4d5a44'), path('M76 56l3-6 2 5 6-3-3 6 5 2-6 2 1 5-5-3-4 4z', GLOW)),
  /* level II */
  gunsmith: () => all(sky('#7f5348'), hills(50, '#5d3b3c'), ground(72, '#3a2a26'), block(30, 28, 90, 46, '#9a7152', '#755440'), path('M26 30h98v-10H26z', '#59362a'), board(50, 20, 50, 10, '#2b2320', 'GUNS', GLOW, 9), rect(38, 42, 34, 18, '#2a201c'), path('M42 52h20l2 1.500v3h-9c0 2-1 3-3 3h-2l-1 3h-5l2-5-4-1z', '#c9a25e'), rect(84, 40, 16, 34, INK), rect(106, 42, 10, 12, GLOW), lamp(12, 74)),
  motel: () => all(sky('#3d3550'), stars([18, 14], [46, 22], [74, 10]), ground(72, '#2a2436'), rect(8, 46, 96, 28, '#7a5a5f'), rect(70, 46, 34, 28, '#000', 'opacity=".14"'), path('M4 46h104v-5H4z', '#c98f6a'), rect(16, 54, 12, 11, GLOW), rect(62, 54, 12, 11, GLOW), rect(34, 54, 10, 20, '#1c1520'), rect(82, 54, 10, 20, '#1c1520'), pole(124, 18, 74, '#c9a25e'), board(110, 10, 32, 22, RED, 'BEDS', '#ffe9c4', 12)),
  tanker: () => all(sky('#d98f4e'), sun(112, 40, 17), hills(56, '#8a4b33'), ground(68, '#b8743f'), tanker(18, 72)),
  checkpoint: () => all(sky('#8f6a5a'), hills(48, '#5d4444'), ground(68, '#4a3a34'), highway(58), rect(18, 40, 20, 32, '#b3a488'), rect(30, 40, 8, 32, '#8a7c64'), rect(20, 46, 12, 9, GLOW), path('M14 41h28l-4-6H18z', '#59433a'), line('M40 60h84', BONE, 4), each([48, 66, 84, 102], (x) => rect(x, 58, 9, 4, RED)), rect(120, 52, 5, 22, '#3a302c'), path('M100 16c8 0 12 6 12 11 0 7-12 19-12 19s-12-12-12-19c0-5 4-11 12-11z', RED), disc(100, 27, 4.500, BONE)),
  scrapyard: () => all(sky('#a88256'), cloud(90, 10, 1, '#c9a678'), ground(64, '#6d4f33'), car(84, 62, '#55717f', '#4a6270', 0.85), wreck(12, 76, '#8a4a36', '#7a3b2c', 1.05), wreck(66, 80, '#7b7a4a', '#6a6a3f', 1.1), disc(24, 58, 6, INK), disc(24, 58, 2.400, '#6d5d49'), disc(38, 56, 6, INK), disc(38, 56, 2.400, '#6d5d49'), line('M128 60V12h4v30l14-24', '#c9a25e', 4), line('M132 12L96 24v10', '#c9a25e', 2), path('M91 34h10v5H91z', INK)),
  snake: () => all(sky('#b7794a'), dunes(50, '#8e5c38'), ground(62, '#704a2c'), wreck(62, 60, '#6d7a6a', '#55614f', 1.3), line('M14 82c10-12 20-12 26-4s14 8 22 0 18-8 26-1 14 4 18-4', '#5f7a3c', 6, 'stroke-linecap="round"'), line('M14 82c10-12 20-12 26-4s14 8 22 0 18-8 26-1 14 4 18-4', '#a9b96a', 2, 'stroke-dasharray="3 4"'), path('M102 76l6-8 8 1 1 6-7 4z', '#5f7a3c'), line('M117 72l7-2M117 72l6 2', '#ff6a4a', 1.2), disc(111, 71, 1.200, INK)),
  river: () => all(sky('#6d5a70'), peaks(42, '#463a52'), rect(0, 52, 150, 40, '#3f6f86'), waves(64, '#a9cfe3'), waves(78, '#a9cfe3'), path('M0 50h58l6 6H0zM150 50H98l-6 6h58z', '#7a5a3a'), line('M64 56l-6 12M92 56l8 14M70 54l3 8', '#7a5a3a', 4)),
  car_boot: () => all(sky('#7a4f44'), hills(52, '#5a3836'), ground(68, '#42302a'), at(30, 78, 1.5, path('M0-4c0-6 2-9 6-9h14l9-12h16l12 12c5 1 7 4 7 9v4H0z', '#6a2f2a'), path('M32-22h12l8 9H26z', '#b9d6e6', 'opacity=".55"'), path('M20-13L8-31l5-2 14 19z', '#8a3f34'), rect(4, -11, 18, 4, INK), wheels(1, 14, 50)), figure(22, 84, 1.25, INK), path('M28 70h9v8h-9z', '#c9a25e')),
  roulette: () => all(sky('#2a1c1c'), path('M46 0h58l34 92H12z', GLOW, 'opacity=".1"'), rect(60, 0, 30, 5, INK), disc(75, 8, 5, GLOW), path('M26 92l12-26h74l12 26z', '#6d4630'), path('M75 66h37l12 26H78z', '#000', 'opacity=".2"'), path('M52 74h26l3 2v4H68c0 3-2 4-4 4h-4l-3 8h-7l4-11-3-2z', '#c9c3ae'), disc(72, 78, 3.400, INK), figure(18, 70, 1.5, '#120c0c'), figure(132, 70, 1.5, '#120c0c'), figure(75, 62, 1.1, '#3f2e2a')),
  rooftop_runner: () => all(sky('#8f5148'), sun(30, 40, 14, '#ffb45e'), block(0, 56, 54, 36, '#4b3236', '#39262c'), block(92, 48, 58, 44, '#543840', '#3f2930'), panes(6, 64, 4, 2, 12, 14, '#2a1c22', [1, 6]), panes(98, 56, 4, 3, 13, 12, '#2a1c22', [3]), at(74, 48, 1.4, path('M2-24a3.500 3.500 0 1 1-.1 0zM-3-17l7-1 4 5 6-1v3l-7 1-3-3-2 6 6 3 4 7-3 1-4-6-8-3-7 5-2-2 7-7 1-6-4 3-3 5-3-1 4-8z', INK)), antenna(18, 56)),
  overpass: () => all(sky('#6f5a64'), hills(44, '#4d3c48'), ground(76, '#332a2c'), rect(0, 34, 150, 13, '#8d8379'), rect(0, 44, 150, 5, '#665d55'), rect(18, 47, 13, 32, '#8d8379'), rect(26, 47, 5, 32, '#665d55'), rect(104, 47, 13, 32, '#8d8379'), rect(112, 47, 5, 32, '#665d55'), wreck(40, 34, '#7a3b2c', '#5a2a20', 0.7), lorry(78, 34, '#3a4a52', '#5f6a4a'), crowd(90, '#2c3330', 7, 0.62), rain()),
  desert_highway: () => all(sky('#e09a52'), sun(75, 44, 20, '#fff0c0'), mesa(54, '#a05a38'), ground(58, '#c08348'), highway(58), cactus(20, 74, 1.1, '#56643a'), cactus(128, 70, 0.8, '#4d5a34'), path('M112 84c2-4 8-5 10-1l6-2-5 5-9 1z', BONE)),
  hospital: () => all(sky('#5b6f6a'), ground(70, '#3d4a44'), path('M24 72V26h60v46zM84 72V40h44v32z', '#c9c3ae'), path('M66 26h18v46H66zM112 40h16v32h-16z', '#000', 'opacity=".14"'), cross(52, 41, 3, RED), each([[30, 56], [66, 56], [92, 48], [108, 48]] as const, ([x, y]) => rect(x, y, 10, 10, '#2a3532')), rect(48, 56, 12, 16, '#1c2421'), car(88, 80, '#d9d3c0', '#8a3f34', 0.66)),
  ambush: () => all(sky('#6b3f3e'), block(0, 20, 34, 60, '#4d3436', '#3a262a'), block(116, 14, 34, 66, '#452e32', '#342226'), panes(5, 28, 3, 3, 9, 15, '#221618', [4]), panes(121, 22, 3, 4, 9, 14, '#221618', [1]), path('M34 80l26-26h30l26 26v12H34z', '#2f2a2a'), car(42, 78, '#a8813c', '#7d5f2a', 1.1), path('M98 62l14-6-6 7 12 0-13 4z', GLOW), walker(24, 88, 1, '#4d5a44'), walker(124, 86, 1.1, '#4d5a44'), walker(110, 70, 0.7, '#3c4836')),
  horde: () => all(sky('#7d4a44'), sun(75, 40, 24, '#e2833e'), hills(60, '#4a2c2e'), ground(72, '#33201f'), crowd(66, '#3b2628', 12, 0.62), crowd(80, '#2a1b1e', 9, 0.9)),
  church: () => all(sky('#8a6a5c'), disc(30, 26, 13, '#f3d7a4'), ground(74, '#4b3a2c'), path('M58 76V44l22-14 22 14v32z', '#efe4cd'), path('M84 33l18 11v32H84z', '#000', 'opacity=".13"'), path('M72 32V14l8-8 8 8v18z', '#e2d3b5'), path('M79-2h2v4h3v2h-3v5h-2V4h-3V2h3z', '#231c15'), path('M74 76V60a6 6 0 0 1 12 0v16z', '#3a2a1e'), path('M54 46l26-17 26 17-3 3-23-15-23 15z', '#6b3a2c'), graves([20, 78], [34, 81], [124, 79], [137, 82])),
  river_bank: () => all(sky('#5f5266'), hills(40, '#3f3850'), path('M0 92V56q36-8 62 8t88 4v24z', '#3f6f86'), waves(80, '#a9cfe3'), path('M0 66V46h150v14q-46 12-84 2T0 66z', '#55452f'), pine(14, 56, 1, '#2c3528'), pine(34, 54, 0.8, '#323d2d'), figure(104, 62, 1, INK), walker(76, 62, 1, '#4d5a44'), walker(56, 60, 0.9, '#4d5a44'), path('M108 88c8-6 22-6 30 0z', '#7a5a3a')),
  police_station: () => all(sky('#4f4650'), ground(74, '#2e2a30'), block(22, 24, 106, 52, '#7f8a94', '#5f6973'), path('M16 26h118l-8-9H24z', '#454d58'), board(50, 26, 50, 11, '#2b5d78', 'POLICE', BONE, 9), each([32, 48, 92, 108], (x) => rect(x, 44, 11, 12, '#22282e')), rect(66, 46, 18, 30, INK), rect(62, 42, 26, 4, '#454d58'), car(4, 84, '#e2dccb', '#2b5d78', 0.75), disc(26, 66, 2.4, '#ff6a4a'), disc(21, 66, 2.4, '#5aa0e0')),
  town_alarm: () => all(sky('#53313a'), path('M0 92V50h22V34h24v16h14V24h30v26h16V38h26v12h18v42z', '#2a1c24'), path('M82 24h8v26h-8zM124 38h8v12h-8z', '#000', 'opacity=".3"'), rect(68, 32, 5, 6, GLOW), rect(80, 44, 5, 6, GLOW), rect(30, 42, 5, 6, GLOW), siren(75, 21)),
  ball_field: () => all(sky('#93604a'), sun(120, 28, 12, '#ffc07a'), rect(0, 44, 150, 48, '#5f6e3e'), path('M75 48l56 44H19z', '#a8753f'), path('M75 64l26 20H49z', '#5f6e3e'), rect(72, 84, 6, 4, BONE), rect(72, 58, 5, 3, BONE), mesh(28, '#3a3430', 16), board(12, 8, 42, 18, '#2b3a30', '0 : 9', GLOW, 11), pole(20, 26, 46, '#3a3430', 2), pole(46, 26, 46, '#3a3430', 2)),
  tower_block: () => all(sky('#6d4648'), cloud(10, 12, 1, '#8a5e58'), block(12, 14, 40, 66, '#7f6a62', '#60504a'), block(60, 4, 44, 76, '#8a7468', '#665650'), block(110, 22, 34, 58, '#75625a', '#574844'), panes(17, 20, 3, 5, 11, 11, '#3a2c2c', [4, 11]), panes(65, 10, 3, 6, 12, 11, '#3a2c2c', [2, 9, 13]), panes(114, 28, 3, 4, 10, 11, '#3a2c2c', [7]), ground(78, '#2c2426'), rect(76, 66, 12, 13, INK)),
  outpost: () => all(sky('#4a2a2a'), disc(75, 42, 36, '#d9653a', 'opacity=".8"'), path('M22 60V34l8-8 8 8V22l8-8 8 8v38zM96 60V26l8-8 8 8v8l8-8 8 8v26z', '#2a1816'), path('M0 58h150v6H0z', '#1a100e'), each([6, 28, 50, 72, 94, 116, 138], (x) => rect(x, 52, 5, 14, '#1a100e')), ground(66, '#1f1412')),
  /* level III */
  safe_zone: () => all(sky('#2f4a58'), disc(75, 66, 60, GLOW, 'opacity=".16"'), stars([16, 12], [40, 20], [118, 14], [136, 26]), hills(56, '#20343f'), ground(70, '#2d3a34'), path('M0 72V46h150v26h-56V52H56v20z', '#6d5a44'), each([6, 18, 30, 42, 100, 112, 124, 136], (x) => path(`M${x} 46l4-7 4 7z`, '#6d5a44')), rect(58, 54, 34, 18, '#3a2c20'), block(20, 26, 18, 22, '#7d6a50', '#5f5040'), path('M17 27h24l-5-6H22z', '#46362a'), pole(126, 14, 46, '#8d7d66', 2), path('M127 15h16l-4 5 4 5h-16z', '#8fd0a8'), flame(75, 80, 0.55)),
  beach: () => all(sky('#3f5468'), moon(28, 22, 11, '#3f5468'), rect(0, 42, 150, 22, '#2c5a70'), waves(50, '#8ab8c8'), waves(60, '#8ab8c8'), path('M0 64q40-8 76 0t74-4v32H0z', '#a08a62'), palm(122, 74, 1.15, '#20302c'), palm(138, 80, 0.85, '#26362f'), path('M16 84l26-18 6 8-24 14z', '#8a3f34'), line('M42 66l4-10', '#6d5236', 2), path('M60 40h24l6-4-4 9H64z', '#1c2a34')),
  quarrel: () => all(sky('#2d2e46'), moon(124, 18, 9, '#2d2e46'), hills(54, '#20233a'), ground(70, '#2c2826'), car(86, 78, '#5a6a4a', '#44523a', 0.95), figure(34, 84, 1.4, '#8a5a4a'), figure(66, 84, 1.4, '#5a6a86'), line('M42 62l12 3M58 64l-7 6', '#cbb9a0', 2.4), path('M46 68h9v11h-9z', '#a8392c'), path('M49 65h5v3h-5z', '#a8392c'), path('M40 44l-3-8M50 42v-8M60 44l3-8', 'none', `stroke="${GLOW}" stroke-width="2"`)),
  wrecks: () => all(sky('#33304a'), peaks(46, '#24243a'), ground(62, '#2b2a30'), highway(56, '#26252b'), wreck(8, 74, '#6a3a34', '#4d2a28', 1), wreck(84, 72, '#4a5a66', '#36444e', 1.05), at(52, 70, 1, `<g transform="rotate(-24)">${wreck(0, 0, '#7a6a3a', '#5a4e2c', 0.95)}</g>`), crate(44, 88, 12, '#5b4127'), disc(100, 84, 6, INK), disc(100, 84, 2.4, '#5d564c'), smoke(88, 50, '#4d4a58', 1)),
  surrounded: () => all(sky('#3a2c3c'), disc(75, 66, 44, '#7a4a4a', 'opacity=".4"'), ground(70, '#241c26'), figure(75, 80, 1.35, '#c9a25e'), disc(68, 52, 3, '#9bbf5a'), crowd(72, '#1d1820', 6, 0.7), walker(28, 90, 1.4, '#171219'), walker(50, 92, 1.2, '#171219'), walker(102, 92, 1.25, '#171219'), walker(126, 90, 1.45, '#171219')),
  night_march: () => all(sky('#1f2a40'), moon(110, 22, 13, '#1f2a40'), stars([14, 10], [34, 24], [60, 8], [84, 18]), hills(58, '#172034'), ground(70, '#121a28'), each([22, 44, 66, 90], (x, i) => figure(x, 82 - i, 1.15, '#0a0f18')), path('M98 62l42-12v26z', GLOW, 'opacity=".25"'), disc(98, 63, 2, GLOW), pine(8, 76, 0.9, '#0d1420'), pine(140, 78, 1.1, '#0d1420')),
  crossbow_house: () => all(sky('#2a3048'), stars([20, 14], [52, 8], [132, 20]), ground(72, '#1f2420'), house(86, 76, 1.35, '#4b4a52', '#35343c', '#221f28'), path('M22 60c-2-20 6-32 20-38l2 4c-10 6-16 16-15 34z', '#8a6a44'), path('M22 60c6 12 16 16 34 14l0-4c-14 1-22-3-28-11z', '#8a6a44'), line('M43 24L56 72', BONE, 1.4), path('M14 70l52-27 3 5-52 27z', '#59433a'), path('M64 44l12-4-6 10z', '#c9c3ae')),
  flare: () => all(sky('#1d1f30'), disc(92, 24, 40, '#ff6a4a', 'opacity=".22"'), disc(92, 24, 20, '#ff8a5a', 'opacity=".4"'), disc(92, 24, 5, '#fff0d0'), line('M92 28C86 46 74 60 60 72', '#ffb08a', 2, 'opacity=".8"'), hills(60, '#141624'), ground(74, '#0e101a'), gunner(54, 86, 1.3, '#07080e'), crowd(86, '#2a1a22', 5, 0.6), walker(112, 88, 1.1, '#1a1018'), walker(132, 86, 1, '#1a1018')),
  campfire: () => all(sky('#1f2636'), stars([18, 12], [48, 20], [98, 10], [130, 22]), hills(54, '#161d2c'), ground(70, '#1c1a1c'), disc(75, 72, 40, FIRE, 'opacity=".2"'), flame(75, 78, 0.95), path('M60 82l30-4 1 4-30 4z', '#4a3220'), figure(40, 86, 1.35, '#5a4038'), figure(112, 86, 1.05, '#8a4a44'), crate(122, 88, 12, '#5d6a3c'), path('M100 66l-10 4', 'none', 'stroke="#8a4a44" stroke-width="3"')),
  supermarket: () => all(sky('#4a5058'), rect(0, 0, 150, 12, '#32373e'), each([14, 58, 102], (x) => rect(x, 4, 30, 4, '#e8f0d8')), path('M0 92L44 34h62l44 58z', '#5d5f5c'), path('M0 12h34v60L0 92z', '#6a4a3c'), path('M150 12h-34v60l34 20z', '#54403a'), each([22, 36, 50, 64], (y) => all(path(`M0 ${y}l34-${y / 9}v4L0 ${y + 5}z`, '#2a2422'), path(`M150 ${y}l-34-${y / 9}v4l34 5z`, '#2a2422'))), each([4, 12, 20], (x) => all(rect(x, 26, 5, 8, '#a8392c'), rect(x, 40, 5, 8, '#c9a25e'), rect(146 - x, 28, 4, 8, '#5f7a52'))), at(64, 80, 1, path('M-8-14h24l-3 10H-5z', 'none', 'stroke="#c9c3ae" stroke-width="2"'), line('M-8-14l-4-5', '#c9c3ae', 2), disc(-3, 0, 2.500, INK), disc(11, 0, 2.500, INK)), walker(94, 74, 0.9, '#2c3330')),
  fairground: () => all(sky('#2b2540'), stars([12, 14], [140, 18], [118, 8]), ground(74, '#1d1826'), `<circle cx="54" cy="38" r="30" fill="none" stroke="#8a5a7a" stroke-width="3"/>`, line('M54 8v60M24 38h60M33 17l42 42M75 17L33 59', '#6a4560', 1.6), each([[54, 8], [54, 68], [24, 38], [84, 38], [33, 17], [75, 59], [75, 17], [33, 59]] as const, ([x, y], i) => rect(x - 4, y - 3, 8, 7, i % 2 ? '#c9a25e' : RED, 'rx="2"')), line('M54 38L40 76M54 38l14 38', '#4a3248', 3), path('M96 52l20-16 20 16z', RED), path('M109 42l7-6 7 6 3 10h-20z', BONE), rect(98, 52, 36, 22, '#6a3040'), rect(110, 58, 12, 16, INK)),
  alley: () => all(sky('#2f2c38'), path('M0 0h50l8 56L0 92z', '#4a3a3a'), path('M150 0h-50l-8 56 58 36z', '#382c30'), path('M58 56h34l58 36H0z', '#26242a'), rect(58, 12, 34, 44, '#1d1c26'), disc(75, 22, 7, '#c9c3ae', 'opacity=".5"'), line('M8 20l40 8M10 48l42-2M142 20l-40 8M140 48l-42-2', '#000', 1.4, 'opacity=".35"'), rect(14, 26, 14, 16, GLOW, 'opacity=".8"'), barrel(22, 82, '#4d5a52', '#2c3330'), walker(84, 72, 0.9, '#3c4836'), gunner(62, 86, 1.2, '#120e14')),
  grabbed: () => all(sky('#33283a'), ground(72, '#201924'), disc(75, 46, 40, '#5a3a4a', 'opacity=".5"'), figure(75, 84, 1.9, '#b08a5a'), hand(48, 62, 0.85, '#5f7358'), at(150, 0, 1, `<g transform="scale(-1 1)">${hand(48, 62, 0.85, '#4c5e48')}</g>`), hand(20, 84, 0.7, '#4c5e48'), hand(132, 86, 0.7, '#3d4c3b')),
  doorway: () => all(sky('#3a3a46'), block(0, 0, 150, 78, '#55525c', '#403e48'), ground(76, '#24232a'), rect(48, 20, 34, 58, '#12100f'), rect(44, 16, 42, 5, '#2e2c34'), hand(56, 54, 0.75, '#5f7358'), hand(74, 48, 0.75, '#4c5e48'), rect(12, 22, 20, 20, '#23222a'), line('M12 32h20M22 22v20', '#55525c', 2), rect(104, 22, 20, 20, GLOW, 'opacity=".5"'), figure(100, 84, 1.3, '#b08a5a')),
  encircled: () => all(sky('#1a2236'), moon(30, 18, 10, '#1a2236'), stars([70, 10], [100, 18], [130, 8]), ground(66, '#131a28'), disc(75, 72, 30, GLOW, 'opacity=".2"'), figure(68, 80, 1.1, '#c9a25e'), figure(82, 81, 1.05, '#a8814c'), crowd(66, '#0b101c', 11, 0.62), walker(12, 92, 1.4, '#080c15'), walker(38, 94, 1.2, '#080c15'), walker(112, 94, 1.25, '#080c15'), walker(140, 92, 1.4, '#080c15')),
  crowd: () => all(sky('#3d2630'), disc(112, 26, 16, '#c9683e'), ground(60, '#2a1a22'), crowd(52, '#4a2e38', 14, 0.5), crowd(66, '#33202a', 12, 0.75), crowd(86, '#1c1218', 9, 1.1)),
  explosives: () => all(sky('#2f2632'), disc(98, 60, 34, FIRE, 'opacity=".25"'), ground(72, '#1f191d'), block(0, 40, 46, 34, '#463a40', '#352b32'), figure(60, 86, 1.2, '#a24a4f'), at(66, 62, 1, rect(0, -8, 4, 14, RED), rect(5, -8, 4, 14, RED), rect(10, -8, 4, 14, RED), rect(-1, -3, 16, 3, INK), line('M7-8q2-8 9-9', BONE, 1.4)), path('M80 42l3-5 2 4 5-2-2 5 4 2-5 1 1 5-4-3-4 3 1-5-5-1 4-2z', GLOW), walker(108, 88, 1.2, '#171116'), walker(130, 86, 1.25, '#171116')),
  siege: () => all(sky('#20203a'), moon(120, 18, 10, '#20203a'), ground(70, '#15141f'), path('M40 74V42l30-22 30 22v32z', '#3d3a48'), path('M72 21l28 21v32H72z', '#2c2a38'), path('M36 44l34-26 34 26-3 3-31-23-31 23z', '#59433a'), rect(52, 50, 12, 10, GLOW), line('M50 52l16 6M50 58l16-6', '#5b4127', 2.4), rect(80, 50, 12, 10, GLOW), line('M78 55h16', '#5b4127', 2.4), rect(64, 60, 12, 14, INK), path('M92 53l10-3-5 4 8 1z', '#fff0c0'), crowd(84, '#0d0c15', 9, 0.95)),
  house_alarm: () => all(sky('#2c2434'), stars([18, 12], [130, 16]), ground(74, '#1c1720'), house(46, 78, 1.55, '#5d5058', '#443a42', '#2a222a'), siren(76, 16), walker(18, 90, 1.1, '#120e15'), walker(128, 90, 1.15, '#120e15')),
  high_rise: () => all(sky('#2a2638'), block(46, 2, 58, 90, '#4b4858', '#363444'), panes(52, 8, 4, 7, 13, 12, '#1d1b28', [6, 9, 10, 13, 14, 17]), path('M66 40c2-8 8-9 8-17 6 5 8 10 7 15 3-1 4-4 4-6 4 6 4 14-3 18H70c-5-2-6-6-4-10z', FIRE), path('M72 46c1-4 4-5 4-9 4 4 5 8 2 12h-4z', '#ffdf9c'), smoke(80, 18, '#45404e', 1.4), block(6, 48, 30, 44, '#3a3646', '#2b2836'), block(114, 40, 32, 52, '#3a3646', '#2b2836'), panes(10, 54, 3, 3, 9, 12, '#1d1b28'), panes(118, 46, 3, 4, 9, 11, '#1d1b28', [4])),
  airport: () => all(sky('#34405a'), stars([20, 10], [60, 16], [132, 12]), hills(52, '#253046'), ground(60, '#22262e'), rect(0, 80, 150, 3, '#c9c3ae', 'opacity=".5"'), plane(36, 66, 1.05, '#cfd4d2'), rect(10, 30, 10, 32, '#6a7280'), rect(16, 30, 4, 32, '#4d5562'), path('M4 30h22l-4-11H8z', '#8a93a0'), rect(8, 22, 14, 4, GLOW), each([8, 34, 60, 86, 112, 138], (x) => disc(x, 86, 1.4, GLOW))),
  breakout: () => all(sky('#241f30'), path('M20 0l44 92H-10z', GLOW, 'opacity=".1"'), path('M130 0L96 92h64z', GLOW, 'opacity=".1"'), block(6, 16, 18, 48, '#463f4d', '#332e3a'), block(124, 16, 18, 48, '#463f4d', '#332e3a'), path('M2 18h26l-4-7H6zM120 18h26l-4-7h-18z', '#2c2733'), rect(10, 22, 10, 6, GLOW), rect(128, 22, 10, 6, GLOW), ground(68, '#16131c'), mesh(46, '#5d5668', 24), path('M54 44l8 30h26l6-30-6 10-6-8-8 12-8-10z', '#16131c'), crowd(86, '#0c0a12', 8, 1)),
  /* the extra cards of the four-seat deck */
  roadhouse: () => all(sky('#c98a58'), mesa(50, '#96603f'), ground(70, '#6a4630'), block(22, 38, 84, 36, '#8a5a3c', '#68422c'), path('M16 40h96l-8-13H24z', '#4a2e20'), board(42, 28, 44, 11, RED, 'COLD BEER', '#ffe9c4', 9), rect(32, 48, 18, 12, GLOW), rect(62, 48, 13, 26, INK), rect(84, 48, 16, 12, '#3a2a1e'), path('M112 84l8-12h22l6 12z', '#4a3626'), path('M122 74h16l4 8h-22z', INK), barrel(6, 82, '#6d4a2e', '#3a2a1e')),
  garage: () => all(sky('#8f7a5e'), rect(0, 0, 150, 92, '#5d5346'), rect(0, 74, 150, 18, '#3d362e'), rect(14, 20, 122, 4, '#7d6045'), rect(14, 46, 122, 4, '#7d6045'), each([20, 34, 48, 62, 76, 90, 104, 118], (x, i) => all(path(`M${x} 20v-8l2-3v-5h4v5l2 3v8z`, ['#5f8a5a', '#8a5a2c', '#4a7a86'][i % 3] as string), path(`M${x + 4} 46v-8l2-3v-5h4v5l2 3v8z`, ['#8a5a2c', '#4a7a86', '#5f8a5a'][i % 3] as string))), path('M66 78v-10l3-4v-7h6v7l3 4v10z', '#5f8a5a'), path('M70 58l8-6 4 3-6 6z', BONE), flame(82, 52, 0.42), crate(108, 86, 16, '#6d5236')),
  ford: () => all(sky('#b9a07a'), cloud(20, 10, 1.2, '#d0bd98'), hills(46, '#7d7a52'), ground(58, '#6d5f3c'), path('M0 62q40 8 74-2t76 2v22q-40-8-76 2T0 82z', '#55838e'), waves(72, '#cfe0e4'), path('M58 92l8-18h18l10 18zM64 60l4-6h12l4 6z', '#8a7046'), board(106, 40, 26, 12, '#c9a22f', 'FORD', INK, 9), pole(119, 52, 66, '#5b4127', 3), path('M30 76l12-3 6 4-14 2z', '#5b4127')),
  trailers: () => all(sky('#d39a62'), sun(120, 26, 12), hills(54, '#9a6a44'), ground(68, '#75563a'), trailer(8, 70, '#d9cba9', '#a24a4f', 0.95), trailer(84, 68, '#b9c5b0', '#4f7a72', 0.8), trailer(42, 86, '#c9b08a', '#8a5a2c', 1), line('M60 50h34', INK, 1), path('M66 50h7v8h-7zM78 50h8v7h-8z', BONE)),
  pawn_shop: () => all(sky('#5a4450'), ground(76, '#2d2630'), block(26, 20, 98, 58, '#7a5c50', '#5a443c'), board(40, 22, 70, 12, '#2b2320', 'PAWN', GLOW, 10), rect(34, 42, 44, 22, '#1c1618'), disc(44, 56, 5, '#c9a25e'), path('M56 60v-12l5-3v15z', '#8a5a2c'), rect(66, 52, 8, 9, '#6d8a9a'), line('M34 47h44M34 53h44M42 42v22M54 42v22M66 42v22', '#8d8578', 1), rect(92, 42, 18, 36, INK), disc(16, 12, 4, '#c9a25e'), disc(24, 12, 4, '#c9a25e'), disc(20, 20, 4, '#c9a25e'), line('M20 4v6', '#c9a25e', 1.6)),
  minefield: () => all(sky('#8f5a48'), hills(46, '#64403a'), ground(56, '#8a6340'), each([[26, 70], [64, 66], [102, 72], [44, 82], [88, 84], [128, 80]] as const, ([x, y]) => all(`<ellipse cx="${x}" cy="${y}" rx="8" ry="3.4" fill="#3a3a30"/>`, rect(x - 1.5, y - 5, 3, 3, RED))), pole(118, 34, 60, '#5b4127', 3), board(104, 24, 30, 17, RED, 'MINES', '#ffe9c4', 9), line('M0 58h150', '#3a302c', 1), each([10, 46, 82], (x) => pole(x, 50, 62, '#3a302c', 2))),
  ghost_station: () => all(sky('#4a4a5c'), moon(24, 18, 9, '#4a4a5c'), ground(70, '#2f2d36'), path('M20 32h76v8H20z', '#8a8694'), rect(26, 40, 4, 32, '#5d5a68'), rect(86, 40, 4, 32, '#5d5a68'), pump(42, 72, '#6d6a78'), pump(62, 72, '#6d6a78'), block(102, 44, 40, 28, '#5d5a68', '#484552'), rect(108, 50, 14, 11, INK), line('M108 50l14 11', '#8a8694', 1.2), board(112, 16, 26, 16, '#3a3844', 'GAS', '#b9b4c8', 11), pole(125, 32, 44, '#5d5a68', 3), path('M50 86q20-6 50 0', 'none', 'stroke="#8a8694" stroke-width="1.2" opacity=".6"')),
  waste_depot: () => all(sky('#6a6a42'), ground(68, '#3a3a2a'), block(60, 30, 84, 40, '#777552', '#5a583e'), path('M60 30q42-18 84 0z', '#8a8862'), rect(84, 44, 34, 26, '#2a2a20'), each([10, 26, 42], (x, i) => barrel(x, 82 - i * 2, '#c9a22f', INK)), barrel(18, 64, '#c9a22f', INK), barrel(34, 63, '#b5902a', INK), disc(101, 24, 8, '#c9a22f'), path('M101 24l-3.500-6a7 7 0 0 1 7 0zM101 24h7a7 7 0 0 1-3.500 6zM101 24l-3.500 6a7 7 0 0 1-3.500-6z', INK), path('M6 86q20-5 40 0t44 2v4H6z', '#a9bf4a')),
  courthouse: () => all(sky('#8a665a'), ground(80, '#4a3c38'), path('M24 34l51-24 51 24z', '#d9cba9'), path('M75 10l51 24H75z', '#000', 'opacity=".14"'), rect(24, 34, 102, 5, '#b3a488'), each([32, 52, 72, 92, 112], (x) => all(rect(x, 39, 7, 30, '#e2d3b5'), rect(x + 4, 39, 3, 30, '#b3a488'))), rect(68, 44, 14, 25, INK), path('M18 69h114v4H18zM12 73h126v4H12zM6 77h138v4H6z', '#c9bb9a'), line('M75 16v10M69 18h12M69 18l-3 6h6zM81 18l-3 6h6z', '#59433a', 1.2)),
  toll: () => all(sky('#7a4c42'), hills(48, '#573536'), ground(64, '#473430'), highway(56), rect(100, 38, 24, 34, '#8a7a62'), rect(116, 38, 8, 34, '#68593f'), rect(104, 44, 12, 10, GLOW), path('M96 39h32l-4-6h-24z', '#46362a'), line('M30 62h72', BONE, 4), each([38, 58, 78], (x) => rect(x, 60, 10, 4, RED)), gunner(40, 88, 1.2, INK), gunner(68, 90, 1.3, INK), figure(130, 88, 1.15, INK)),
  jam: () => all(sky('#2f3248'), peaks(36, '#23263a'), ground(44, '#26262c'), each([[8, 58, '#6a3a34', '#4d2a28', 0.55], [48, 56, '#4a5a66', '#36444e', 0.5], [92, 58, '#7a6a3a', '#5a4e2c', 0.55], [-8, 74, '#5a6a4a', '#44523a', 0.8], [48, 76, '#8a8578', '#66625a', 0.85], [104, 74, '#6a4a5a', '#4d3642', 0.8]] as const, ([x, y, a, b, s]) => car(x, y, a, b, s)), crowd(92, '#141318', 6, 0.75), board(52, 8, 46, 13, '#2f5a44', 'EXIT 1 A', BONE, 9), line('M56 21v18M94 21v18', '#5d5a68', 2)),
  depot: () => all(sky('#352c34'), ground(70, '#1f1a1e'), each([8, 56, 104], (x) => all(rect(x, 36, 38, 36, '#8d8d8a'), rect(x + 24, 36, 14, 36, '#64645f'), path(`M${x} 36a19 7 0 0 1 38 0z`, '#a3a39e'), rect(x, 52, 38, 4, RED))), line('M46 66h10M94 66h10', '#5d5a58', 4), board(64, 42, 22, 9, RED, 'GAS', '#ffe9c4', 8), crowd(88, '#120e12', 8, 0.9)),
  cannibals: () => all(sky('#2c2026'), disc(75, 66, 46, FIRE, 'opacity=".18"'), ground(70, '#1d1518'), flame(75, 84, 0.85), path('M56 60h38c0 12-6 18-19 18s-19-6-19-18z', '#2a2a2e'), path('M78 60h16c0 12-6 18-19 18 4-4 4-12 3-18z', '#18181c'), rect(53, 57, 44, 4, '#45454c'), line('M40 84L75 30l35 54', '#4a3220', 3), line('M75 32v25', '#6d6a68', 1.4), path('M20 86V44', 'none', 'stroke="#4a3220" stroke-width="3"'), path('M20 32c6 0 9 4 9 9 0 3-1 5-4 6v4H15v-4c-3-1-4-3-4-6 0-5 3-9 9-9z', BONE), disc(16, 41, 2.2, INK), disc(24, 41, 2.2, INK), figure(128, 88, 1.3, '#0e0a0c'), figure(112, 84, 1, '#0e0a0c')),
  stadium: () => all(sky('#2a3044'), path('M14 4l22 60H0V40z', '#e8f0d8', 'opacity=".12"'), path('M136 4l-22 60h36V40z', '#e8f0d8', 'opacity=".12"'), line('M14 60V6M136 60V6', '#5d6472', 2.4), rect(6, 2, 17, 7, '#f3f0d0'), rect(127, 2, 17, 7, '#f3f0d0'), path('M0 66q75-44 150 0v26H0z', '#6a6f7a'), path('M8 72q67-36 134 0v20H8z', '#4b505c'), path('M20 80q55-26 110 0v12H20z', '#3f6a44'), line('M75 68v24', BONE, 1.2), `<ellipse cx="75" cy="80" rx="10" ry="4" fill="none" stroke="${BONE}"/>`),
  tunnel: () => all(sky('#2d2a2c'), path('M0 92V0h150v92h-30V52a45 42 0 0 0-90 0v40z', '#57514c'), path('M75 10a45 42 0 0 1 45 42v40h14V50A60 56 0 0 0 75 0z', '#000', 'opacity=".18"'), path('M30 92V52a45 42 0 0 1 90 0v40z', '#141214'), each([[40, 30], [110, 30], [30, 56], [120, 56]] as const, ([x, y]) => disc(x, y, 2, GLOW)), path('M44 92l8-16 14-8 12 6 16-10 12 14 6 14z', '#4b4642'), path('M78 74l16-10 12 14 6 14H86z', '#000', 'opacity=".25"'), hand(66, 62, 0.5, '#5f7358'), hand(96, 56, 0.45, '#4c5e48')),
  skyline: () => all(sky('#33263e'), disc(112, 44, 22, '#d9653a', 'opacity=".75"'), path('M0 70V44h12V30h14v18h10V22h16v26h12V36h16v16h12V28h18v24h14V40h14v30z', '#1c1626'), each([[16, 36], [40, 30], [42, 44], [98, 36], [102, 48], [70, 44]] as const, ([x, y]) => rect(x, y, 3, 4, GLOW)), path('M0 74q60-14 150-4v22H0z', '#3a383c'), line('M0 84q60-12 150-4', '#f2d48a', 2, 'stroke-dasharray="9 8"'), line('M0 72q60-14 150-4', '#8d8578', 2), car(46, 78, '#a8392c', '#7a241c', 0.7)),
};

/** Scenes to fall back on when a card number is not in the table below. */
const BY_LEVEL: Record<number, string> = { 1: 'desert_highway', 2: 'town_alarm', 3: 'night_march' };

/** Which scene a card shows, by its printed number. */
export const MOTIFS: Record<string, string> = {
  'I-1': 'armoury', 'I-2': 'farm', 'I-3': 'fuel_stop', 'I-4': 'lone_survivor', 'I-5': 'scope_house', 'I-6': 'cellar', 'I-7': 'map_room', 'I-8': 'companion',
  'I-9': 'school_bus', 'I-10': 'chem_fumes', 'I-11': 'chem_blast', 'I-12': 'dogs', 'I-13': 'street', 'I-14': 'prison', 'I-15': 'container', 'I-16': 'brawl',
  'II-1': 'gunsmith', 'II-2': 'motel', 'II-3': 'tanker', 'II-4': 'checkpoint', 'II-5': 'scrapyard', 'II-6': 'snake', 'II-7': 'river', 'II-8': 'car_boot',
  'II-9': 'roulette', 'II-10': 'rooftop_runner', 'II-11': 'overpass', 'II-12': 'desert_highway', 'II-13': 'hospital', 'II-14': 'ambush', 'II-15': 'horde',
  'II-16': 'church', 'II-17': 'river_bank', 'II-18': 'police_station', 'II-19': 'town_alarm', 'II-20': 'ball_field', 'II-21': 'tower_block', 'II-22': 'outpost',
  'III-1': 'safe_zone', 'III-2': 'beach', 'III-3': 'quarrel', 'III-4': 'wrecks', 'III-5': 'surrounded', 'III-6': 'night_march', 'III-7': 'crossbow_house',
  'III-8': 'flare', 'III-9': 'campfire', 'III-10': 'supermarket', 'III-11': 'fairground', 'III-12': 'alley', 'III-13': 'grabbed', 'III-14': 'doorway',
  'III-15': 'encircled', 'III-16': 'crowd', 'III-17': 'explosives', 'III-18': 'siege', 'III-19': 'house_alarm', 'III-20': 'high_rise', 'III-21': 'airport', 'III-22': 'breakout',
  'I-P1': 'roadhouse', 'I-P2': 'garage', 'I-P3': 'ford', 'I-P4': 'trailers',
  'II-P1': 'pawn_shop', 'II-P2': 'minefield', 'II-P3': 'ghost_station', 'II-P4': 'waste_depot', 'II-P5': 'courthouse', 'II-P6': 'toll',
  'III-P1': 'jam', 'III-P2': 'depot', 'III-P3': 'cannibals', 'III-P4': 'stadium', 'III-P5': 'tunnel', 'III-P6': 'skyline',
};

/** Names of all scenes, for the gallery and the tests. */
export const SCENE_NAMES: readonly string[] = Object.keys(SCENES);

const drawn = new Map<string, string>();

/** The shapes of a named scene in a 150 x 92 box. */
export function scene(name: string): string {
  let shapes = drawn.get(name);
  if (shapes === undefined) {
    const draw = SCENES[name] ?? SCENES[BY_LEVEL[1] as string];
    shapes = draw ? draw() : '';
    drawn.set(name, shapes);
  }
  return shapes;
}

/** The scene for a card: by its number, else by its own motif if we know it, else by level. */
export function sceneOf(card: { number?: string; motif?: string; level?: number } | null | undefined): string {
  const byNumber = card?.number ? MOTIFS[card.number] : undefined;
  if (byNumber) return scene(byNumber);
  if (card?.motif && card.motif in SCENES) return scene(card.motif);
  return scene(BY_LEVEL[card?.level ?? 1] ?? (BY_LEVEL[1] as string));
}
