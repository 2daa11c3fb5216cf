/** What stands in the snow on a crossroads card when it is not about one survivor: by a word in its id or its text. */
type Shape = string;
const p = (d: string, fill: string, more = ''): Shape => `<path d="${d}" fill="${fill}"${more ? ' ' + more : ''}/>`;
const glow = (x: number, y: number, r: number): Shape => `<circle cx="${x}" cy="${y}" r="${r}" fill="#f0913a" opacity=".12"/><circle cx="${x}" cy="${y}" r="${r * 0.6}" fill="#f0913a" opacity=".2"/><circle cx="${x}" cy="${y}" r="${r * 0.3}" fill="#ffc978" opacity=".35"/>`;
const tent = (x: number, y: number, k: number): Shape => `<g transform="translate(${x} ${y}) scale(${k})">${p('M-22 0L0-30 22 0z', '#6e4a2c')}${p('M-22 0L0-30-2 0z', '#9a6b3f')}${p('M-4 0L0-16 5 0z', '#1d1512')}</g>`;
const dead = (x: number, y: number, k: number, cloth: string): Shape =>
  `<g transform="translate(${x} ${y}) scale(${k})">${p('M-8 0c-1-12-3-20-1-26 2-4 14-5 16 0 3 7 1 14 2 26h-6l-3-12-3 12z', cloth)}${p('M-9-24l-7 14 3 1 7-11zM7-24l9 9-2 3-9-7z', cloth)}<circle cx="-1" cy="-33" r="7" fill="#8fa08a"/>${p('M-1-40a7 7 0 0 1 0 14c3-3 3-11 0-14z', '#0b1a28', 'opacity=".4"')}<circle cx="-4" cy="-34" r="1.500" fill="#e9f0c8"/><circle cx="2" cy="-34" r="1.500" fill="#e9f0c8"/></g>`;
const car = (x: number, y: number): Shape => `<g transform="translate(${x} ${y})">${p('M-58-6c0-10 4-13 14-14l14-15h34l18 15c18 1 26 4 26 14z', '#7a3a2e')}${p('M-58-6c0-10 4-13 14-14l4-4 2 18z', '#a85444')}${p('M-27-21l10-11h12v11zM0-21v-11h10l12 11z', '#22343f')}<circle cx="-34" cy="-4" r="10" fill="#15191c"/><circle cx="28" cy="-4" r="10" fill="#15191c"/><circle cx="-34" cy="-4" r="4" fill="#6f7a81"/><circle cx="28" cy="-4" r="4" fill="#6f7a81"/>${p('M48-14l60-18v34z', '#ffc978', 'opacity=".3"')}<circle cx="47" cy="-13" r="4" fill="#ffe9c0"/></g>`;

const camp: Shape = tent(206, 108, 1.1) + tent(330, 110, 1.25) + glow(268, 98, 46) + p('M252 112l34-8 2 4-34 8zM254 104l32 8-1 4-33-8z', '#4a2f1a') + p('M268 74c2 9 14 14 12 25-1 6-6 9-12 9s-12-4-12-10c0-9 10-13 12-24z', '#f0812a') + p('M268 88c1 5 7 8 6 14-1 3-3 5-6 5s-6-2-6-5c0-5 5-8 6-14z', '#ffd98a');
const lantern: Shape = p('M262 52h6v62h-6z', '#5a3b22') + p('M236 58h52l10 8-10 8h-52z', '#8a6038') + p('M236 58h52l3 2.500h-55z', '#b98a55') + p('M296 84h-50l-9 7 9 7h50z', '#76502d') + glow(352, 96, 34) + p('M345 84h14l3 22h-20z', '#2b2118') + p('M347 88h10l2 15h-14z', '#ffc978') + p('M346 84c0-8 12-8 12 0', 'none', 'stroke="#2b2118" stroke-width="2"');
const horde: Shape = dead(170, 116, 0.9, '#3c4a44') + dead(214, 120, 1.1, '#4b3f3a') + dead(262, 118, 1.25, '#39454d') + dead(312, 121, 1.1, '#44503e') + dead(356, 116, 0.9, '#4a3a38') + dead(134, 112, 0.7, '#3a4248') + dead(392, 112, 0.7, '#3f4640');
const tower: Shape = p('M262 22l-22 92h5l5-20h24l5 20h5L262 22zm0 16l5 22h-10zm-7 28h14l3 14h-20zm-4 20h22', '#8a5a4a', 'fill-rule="evenodd"') + '<circle cx="262" cy="22" r="4" fill="#ff8a75"/><g fill="none" stroke="#ffc4b8" stroke-width="2" opacity=".7"><path d="M274 12a14 14 0 0 1 0 20M284 6a24 24 0 0 1 0 32M250 12a14 14 0 0 0 0 20M240 6a24 24 0 0 0 0 32"/></g>';
const plane: Shape = '<g transform="translate(266 96) rotate(-9)">' + p('M-88-2c0-10 14-13 44-13h70c30 0 48 7 48 16 0 6-10 9-30 9H-44c-30 0-44-3-44-12z', '#c9d3d8') + p('M-88-2c0 9 14 12 44 12h88c20 0 30-3 30-9-30 6-140 6-162-3z', '#8fa0aa') + p('M-20 2l-30 30h22l46-30zM-78-6l-20-26h14l34 22z', '#7a3a2e') + '<g fill="#22343f"><rect x="-20" y="-9" width="8" height="7" rx="2"/><rect x="-4" y="-9" width="8" height="7" rx="2"/><rect x="12" y="-9" width="8" height="7" rx="2"/><rect x="28" y="-9" width="8" height="7" rx="2"/><path d="M50-10h10c4 2 7 4 8 7H50z"/></g></g>';
const chute: Shape = p('M212 50c0-28 24-44 52-44s52 16 52 44c-9-7-17-7-26 0-9-7-17-7-26 0-9-7-17-7-26 0-9-7-17-7-26 0z', '#b0483a') + p('M212 50c0-28 24-44 52-44-16 8-26 22-26 44-9-7-17-7-26 0z', '#d06a54') + '<path d="M212 50l42 36M238 50l18 36M290 50l-18 36M316 50l-42 36" stroke="#d8dfe3" stroke-width="1.400" fill="none"/>' + p('M248 86h32v26h-32z', '#8a6038') + p('M248 86h10v26h-10z', '#b98a55') + p('M248 97h32v3h-32z', '#4a2f1a');
const tree: Shape = glow(266, 40, 30) + p('M266 28l34 40h-16l26 32h-88l26-32h-16z', '#2c4a38') + p('M266 28l-34 40h16l-26 32h44z', '#3d6148') + p('M258 100h16v14h-16z', '#4a2f1a') + '<g fill="#ffc978"><path d="M266 14l3.500 7.500 8 .9-6 5.500 1.600 8L266 32l-7.100 3.900 1.600-8-6-5.500 8-.9z"/><circle cx="252" cy="64" r="3"/><circle cx="280" cy="60" r="3"/><circle cx="264" cy="76" r="3"/><circle cx="240" cy="92" r="3"/><circle cx="290" cy="92" r="3"/><circle cx="268" cy="50" r="3"/></g>';
const light: Shape = p('M250 36h26l8 80h-42z', '#d8dfe3') + p('M250 36h8l-4 80h-12z', '#f3f6f8') + p('M248.600 54h29l1.300 14h-31.600zM245.600 84h35l1.300 14h-37.700z', '#b0483a') + p('M252 20h22v16h-22z', '#ffc978') + p('M248 20l15-12 15 12z', '#7a2f24') + p('M274 24L430-6v62z', '#ffe2b0', 'opacity=".22"') + p('M252 24L96-6v62z', '#ffe2b0', 'opacity=".16"') + glow(263, 28, 24);
const crosses: Shape = '<g fill="#5b4a3a"><path d="M216 80h6v12h12v6h-12v20h-6V98h-12v-6h12zM304 74h6v12h12v6h-12v24h-6V92h-12v-6h12z"/><path d="M260 66h7v14h14v7h-14v30h-7V87h-14v-7h14z"/></g>' + p('M196 118c20-10 36-10 52-2 14-10 34-10 48 0 12-8 30-8 44 2z', '#dce7ec');

const stake = (x: number): Shape => p(`M${x} 116V66l6-9 6 9v50z`, '#5a3b22') + p(`M${x} 116V66l6-9v59z`, '#8a6038');
/** Out through the gate, alone. */
export const BANISHED: Shape =
  glow(404, 92, 58) + tent(430, 112, 0.9) + [318, 331, 396, 409, 422, 435, 448, 461].map(stake).join('') + p('M344 116V58h5v58zM390 116V58h5v58z', '#3a2616') + p('M349 62l-24-8v54l24 8z', '#76502d') + p('M346 70l-18-6v4l18 6zM346 98l-18-6v4l18 6z', '#4a2f1a') +
  '<g fill="#8ea6b3"><ellipse cx="308" cy="118" rx="5" ry="1.800"/><ellipse cx="286" cy="121" rx="5" ry="1.800"/><ellipse cx="266" cy="118" rx="5" ry="1.800"/><ellipse cx="244" cy="121" rx="5" ry="1.800"/><ellipse cx="224" cy="118" rx="5" ry="1.800"/><ellipse cx="204" cy="121" rx="5" ry="1.800"/></g>' +
  '<g transform="translate(178 118)">' + p('M-11 0c-2-16-1-30 3-36 4-4 12-4 15 0 5 8 5 22 3 36h-8l-3-13-3 13z', '#22303a') + p('M4-38c4 2 5 20 4 38h-5l-3-13z', '#4d6573') + '<circle cx="-1" cy="-44" r="8" fill="#22303a"/>' + p('M3-51a8 8 0 0 1 2 13c-2-2-4-9-2-13z', '#5d7787') + p('M8-34l9 5v17l-9 4z', '#6b4422') + '</g>' + p('M190 119l66 6-70 1z', '#8ea6b3', 'opacity=".6"');

/** The first word found decides. */
const MOTIFS: readonly [RegExp, Shape][] = [
  [/christmas|music|gambling|sacrament|creature|sleep/, camp],
  [/plane|airplane|heads_up/, plane],
  [/supply_drop|flier/, chute],
  [/radio/, tower],
  [/lighthouse/, light],
  [/car_crash|fuel_tanker|no_ammo|dynamite/, car(262, 116)],
  [/horde|hunted|collapsing|sewer|rascals|riot|crazed/, horde],
  [/dead|deputy|sacrifice|prophet|little_survivors|missing|wounded/, crosses],
];
const PLACES: readonly [RegExp, string][] = [
  [/police station/i, 'police_station'],
  [/grocery/i, 'grocery_store'],
  [/school/i, 'school'],
  [/library/i, 'library'],
  [/hospital/i, 'hospital'],
  [/gas station/i, 'gas_station'],
];

/** Which place stands on the card; null: none of the six. */
export function placeOn(text: string): string | null {
  return PLACES.find(([word]) => word.test(text))?.[1] ?? null;
}
export function motifOf(id: string, text: string): Shape {
  if (id === 'christmas') return tree;
  return MOTIFS.find(([word]) => word.test(id))?.[1] ?? (/colony|food|helpless/i.test(text) ? camp : lantern);
}
