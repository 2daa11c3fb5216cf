// The pieces of The Long Night: flat shapes of two tones, lit from the left, around (0, 0). Each is a piece of SVG.

type Shape = string;

/** Every special zombie stands before the same pointed stone, lower edge at y = 22; what breaks its outline tells the type. */
const stone = (ground: string, edge: string): Shape =>
  `<path d="M-14 24V-3L-7-15 2-23 11-15 18-3V24z" fill="#04080c" opacity=".45"/><path d="M-16 22V-5L-9-17 0-25 9-17 16-5V22l-4-2.5-4 2.5-4-2.5-4 2.5-4-2.5-4 2.5-4-2.5z" fill="${ground}" stroke="${edge}" stroke-width="1.8" stroke-linejoin="round"/>`;
const head = (x: number, y: number, k: number, light: string, shade: string, eyes: string, teeth: boolean): Shape =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-8-2C-8-8-4-12 0-12S8-8 8-2C8 3 5 11 .5 11S-8 3-8-2z" fill="${light}"/><path d="M1-12c4 .5 7 4.5 7 10C8 3 5 11 .5 11-1 11 4-2 1-12z" fill="${shade}"/>` +
  `<ellipse cx="-3.2" cy="-1.5" rx="2.5" ry="2.8" fill="#141a14"/><ellipse cx="3.6" cy="-1.5" rx="2.4" ry="2.8" fill="#141a14"/><circle cx="-3" cy="-1.3" r="1.15" fill="${eyes}"/><circle cx="3.6" cy="-1.3" r="1.15" fill="${eyes}"/>` +
  (teeth ? '<path d="M-3.5 4C-1 2.6 3 2.6 4.5 4L3 8C1.5 9.3-1.3 9.3-2.5 8z" fill="#160b09"/><path d="M-2.8 4.2l1 1.5 1-1.6 1 1.6 1-1.6 1 1.5 1-1.2" stroke="#efe6cd" stroke-width=".9" fill="none"/>' : '') +
  '</g>';

/** By type; they reach from -28 to 28 across and from -34 to 26 down. */
export const SPECIALS: Readonly<Record<string, Shape>> = {
  claw:
    stone('#2c2226', '#e2b8a2') + '<path d="M-12 21C-12 12-8 7 0 7s12 5 12 14z" fill="#4a3a3a"/>' +
    head(0, -5, 0.92, '#b7a68c', '#85745f', '#ff6a4a', true) +
    '<g stroke="#170d0a" stroke-width="1" stroke-linejoin="round"><path d="M-9 20C-14 18-18 12-18 4l-5-17 7 11-2-17 6 15 0-13 4 14c1 8 0 14-1 23z" fill="#e9dcc0"/><path d="M9 20C14 18 18 12 18 4l5-17-7 11 2-17-6 15 0-13-4 14c-1 8 0 14 1 23z" fill="#cbb995"/></g>',
  frostwalker:
    stone('#1d3444', '#d5effb') + '<path d="M-13 21C-13 12-8 7 0 7s13 5 13 14z" fill="#5d8ba3"/>' +
    head(0, -4, 0.95, '#cfe6ef', '#8fb5c7', '#eafaff', true) +
    '<g fill="#eef9fd" stroke="#3c6c86" stroke-width=".9" stroke-linejoin="round"><path d="M-8-9l-4-13 7 7L-3-28l4 12 5-14 1 15 7-6-4 13c-5-4-13-4-18-1z"/><path d="M-13 19l-9-14 8 4-2-12 7 11 1 11zM13 19l9-14-8 4 2-12-7 11-1 11z"/></g><path d="M-4 5l1.3 8L-1 6l1.5 9L2 6l1.3 6L4.5 5z" fill="#eef9fd"/>',
  hydra:
    stone('#222d22', '#c6dba2') + '<path d="M-14 21c0-8 4-10 6-14h16c2 4 6 6 6 14z" fill="#41553f"/><g stroke="#8fa86f" stroke-width="6" fill="none" stroke-linecap="round"><path d="M-2 16C-10 12-14 8-14 0M2 16C10 12 14 8 14 0M0 14V-8"/></g>' +
    head(-14, -4, 0.68, '#a9bb86', '#7a8e5d', '#ff6a4a', true) +
    head(14, -4, 0.68, '#a9bb86', '#7a8e5d', '#ff6a4a', true) +
    head(0, -15, 0.8, '#b6c891', '#82965f', '#ff6a4a', true),
  spewer:
    stone('#2a2c17', '#dfe08a') + '<path d="M-19 21c-4-13 3-21 17-21S25 8 19 21z" fill="#7b7f3a"/><path d="M0 0c14 0 25 8 19 21H4C10 14 8 5 0 0z" fill="#565a26"/><circle cx="-9" cy="11" r="2.2" fill="#c9d84a"/><circle cx="-4" cy="16" r="1.5" fill="#c9d84a"/><circle cx="11" cy="9" r="1.8" fill="#a9b83a"/>' +
    head(-1, -9, 0.88, '#b9bd78', '#878b4c', '#f6ff9a', false) +
    '<path d="M-5-5c3-2 7-2 9 0 1 3 7 4 10 9 3 6 7 6 9 10-5 1-6-3-9-2-2 3 2 5-1 8-4-3-1-8-5-11C4 6-4 4-5-5z" fill="#c9e24a" stroke="#4d5a12" stroke-width="1"/>',
  reaper:
    stone('#15161b', '#cfcabd') + '<path d="M-14 21C-15 4-11-16 0-20 11-16 15 4 14 21z" fill="#34363f"/><path d="M0-20C11-16 15 4 14 21H5C9 4 6-12 0-20z" fill="#1f2027"/><path d="M-7-1C-7-9-3-13 0-13s7 4 7 12c0 5-3 8-7 8s-7-3-7-8z" fill="#08090b"/><circle cx="-2.7" cy="-3" r="1.5" fill="#ff5a3c"/><circle cx="3" cy="-3" r="1.5" fill="#ff5a3c"/><path d="M16 24L-12-22" stroke="#16100a" stroke-width="4.5" stroke-linecap="round"/><path d="M16 24L-12-22" stroke="#8a6a44" stroke-width="2.6" stroke-linecap="round"/><path d="M-12-23C0-33 16-31 24-19 14-24 2-24-9-17z" fill="#e6e3da" stroke="#16120e" stroke-width="1"/><path d="M-10-20C2-28 14-28 22-20 14-25 2-25-9-18z" fill="#9b9a98"/>',
  siren:
    stone('#2c1f2b', '#efc3dc') + '<path d="M-13 21c0-8 5-13 13-13s13 5 13 13z" fill="#5d3d56"/><path d="M-10-6C-11-17-5-20 0-20s11 3 10 14c0 8 4 12 4 22-5-1-7-6-7-12H-7c0 6-2 11-7 12 0-10 4-14 4-22z" fill="#2a1722"/>' +
    head(0, -6, 0.84, '#d9c3bd', '#a88a8a', '#ffb3d4', false) +
    '<ellipse cx="0" cy="1" rx="3.6" ry="4.8" fill="#1a0a10"/><g fill="none" stroke="#efc3dc" stroke-width="1.9" stroke-linecap="round"><path d="M-16-8c-3 4-3 10 0 14M-21-11c-4.5 6-4.5 15 0 20M16-8c3 4 3 10 0 14M21-11c4.5 6 4.5 15 0 20"/></g>',
};

/** A bandit: eight corners, a cloth mask, a crossed badge. Reaches 20 to each side. */
export const BANDIT: Shape =
  '<g><polygon points="17.1,7.1 7.1,17.1 -7.1,17.1 -17.1,7.1 -17.1,-7.1 -7.1,-17.1 7.1,-17.1 17.1,-7.1" fill="#7c2c22" stroke="#16120e"/></g><g transform="scale(.535) translate(-32 -32)"><clipPath id="ln-mask"><polygon points="58.2,42.8 42.8,58.2 21.2,58.2 5.8,42.8 5.8,21.2 21.2,5.8 42.8,5.8 58.2,21.2"/></clipPath><g clip-path="url(#ln-mask)"><rect width="64" height="64" fill="#3b2c26"/><path d="M6 66c0-15 9-21 26-21s26 6 26 21z" fill="#4a3b33"/><path d="M26 36h12v10c-2 3-10 3-12 0z" fill="#a57652"/><path d="M20.5 25c0-8 4.5-13 11.5-13s11.5 5 11.5 13c0 9-5.5 16.5-11.5 16.5S20.5 34 20.5 25z" fill="#b98a63"/><path d="M18 24C17 12 23 7 32 7s15 5 14 17c-3-5-8-6.5-14-6.5S21 19 18 24z" fill="#5e4a3c"/><path d="M17 22c8-4 22-4 30 0l-1 3c-8-3-20-3-28 0z" fill="#4a382d"/><path d="M24.5 25.5l5 1.3M39.5 25.5l-5 1.3" stroke="#1c130d" stroke-width="1.9"/><circle cx="27.4" cy="28" r="1.3" fill="#1c130d"/><circle cx="36.7" cy="28" r="1.3" fill="#1c130d"/><path d="M19.5 30.5c8 3 17 3 25 0 .5 7-3 13.5-12.5 19-9.5-5.5-13-12-12.5-19z" fill="#a33a2c"/><path d="M44 31l6 3-4 2 3 4-6-3z" fill="#8a2f24"/><path d="M32 33v15" stroke="#7c281e" stroke-width="1.2"/><path d="M24 35l2 2m-1 3l2 2m10-7l2-2m-3 8l2-2" stroke="#f0d9c0" stroke-width="1.4"/><path d="M32 0h34v66H32c6-10 11-16 11-32S38 8 32 0z" fill="#0b1a28" opacity=".36"/><path d="M0 0h14c-2 20-1 44-6 66H0z" fill="#f0913a" opacity=".2"/></g></g><g transform="translate(12 12)"><rect x="-6.5" y="-6.5" width="13" height="13" rx="2" transform="rotate(45)" fill="#7c2c22" stroke="#f0d9c0" stroke-width="1"/><path d="M-3-3L3 3M3-3L-3 3" stroke="#fff4e2" stroke-width="1.8"/></g>';

/** Three red sticks behind a strap, with a spark. Reaches 22 to each side. */
export const TRAP: Shape =
  '<g stroke="#2a1c10" stroke-width="1"><rect x="-15" y="-17" width="6" height="34" fill="#5d4429"/><rect x="9" y="-17" width="6" height="34" fill="#5d4429"/></g><g stroke="#2b0f0a" stroke-width="1.2"><rect x="-13" y="-9" width="8.5" height="24" rx="2" fill="#b5392b"/><rect x="-4.2" y="-11" width="8.5" height="26" rx="2" fill="#cf4a37"/><rect x="4.6" y="-9" width="8.5" height="24" rx="2" fill="#a53126"/></g><rect x="-16" y="-1" width="32" height="6" fill="#2a2420" stroke="#0d0906"/><path d="M0-11c0-6 4-8 8-8 4 0 5-3 8-4" fill="none" stroke="#e9d9b4" stroke-width="1.8"/><path d="M17-28l1.5 3.5 3.5.5-2.5 2.5 1 3.5-3.5-2-3 2 .8-3.5L12-24l3.5-.5z" fill="#ffe08a" stroke="#7a4a0e" stroke-width=".7"/>';

/** A dark shield with a cracked heart, 14 x 14. */
export const DESPAIR: Shape =
  '<path d="M-5.5-4.5h11v6L0 7-5.5 1.5z" fill="#17131c" stroke="#cfc3de" stroke-width="1"/><path d="M0 3.6C-3 1.6-3.6.2-3.4-1.1-3.1-2.7-1-2.9 0-1.3 1-2.9 3.1-2.7 3.4-1.1 3.6.2 3 1.6 0 3.6z" fill="#b9a6d6"/><path d="M.2-1.5l-1 1.7 1.5.8-.9 1.7" stroke="#17131c" stroke-width=".9" fill="none"/>';

/** A raised fist, 12 x 20. */
export const FIST: Shape =
  '<path d="M-5 12V-1c0-4 2-7 5-7h5c3 0 5 2 5 5v4c0 3-2 5-4 6v5z" fill="#d9a98a" stroke="#16120e" stroke-width="1.6"/><path d="M1-8v6M5-8v6M9-6v4" stroke="#6b3326" stroke-width="1.3" fill="none"/>';

/** A wheel of brass, 10 to each side: an advancement token. */
export const COG: Shape =
  [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<rect x="-1.7" y="-10" width="3.4" height="4.5" fill="#c9a25e" transform="rotate(${turn})"/>`).join('') + '<circle r="7.8" fill="#c9a25e" stroke="#4a3208"/><circle r="3.2" fill="#4a3208"/>';

/** A headstone for a face, 28 x 36. */
export const HEADSTONE: Shape =
  '<path d="M-13 16V-6C-13-14-7-18 0-18S13-14 13-6V16z" fill="#7d8b91" stroke="#1c272d"/><path d="M0-18c7 0 13 4 13 12V16H5V-6C5-12 3-16 0-18z" fill="#5d6a70"/>';
/** The plot they stand in, 84 x 66. */
export const PLOT: Shape =
  '<rect x="0" y="8" width="84" height="58" rx="8" fill="#33474f" opacity=".9"/><path d="M0 44c20-6 50-4 84 0v14a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="#8fa6b3"/><path d="M2 22V12M12 22V10M22 22V12M0 16h26" stroke="#0f1a20" stroke-width="2" fill="none"/><path d="M72 50V28M66 34h12" stroke="#1b252b" stroke-width="3.5" fill="none"/>';

/* The places: buildings stand on y = 82, between x = 0 and 250. */
export const SCENES: Readonly<Record<string, Shape>> = {
  raxxon:
    '<path d="M-10 70C40 50 90 46 130 50s70 0 130 14v60H-10z" fill="#2a3b40"/><path d="M20 84V50h58v34z" fill="#39484a"/><path d="M16 50h66v-6H16z" fill="#dce7ec"/><path d="M70 84V32h96v52z" fill="#46585a"/><path d="M118 32h48v52h-48z" fill="#384848"/><path d="M66 32h104v-7H66z" fill="#dce7ec"/><path d="M166 84V14h26v70z" fill="#3c4c4d"/><path d="M180 14h12v70h-12z" fill="#2d3a3b"/><path d="M162 14h34V8h-34z" fill="#dce7ec"/><path d="M179 8V-6" stroke="#6d7d80" stroke-width="2"/><circle cx="179" cy="-7" r="3" fill="#ff5a4a"/><circle cx="179" cy="-7" r="8" fill="#ff5a4a" opacity=".25"/><g fill="#a8e06a"><rect x="76" y="62" width="84" height="5"/><rect x="171" y="24" width="6" height="9"/><rect x="182" y="40" width="6" height="9"/></g><rect x="72" y="57" width="92" height="15" fill="#a8e06a" opacity=".22"/><path d="M90 62v5M104 62v5M132 62v5M146 62v5" stroke="#2d3a3b" stroke-width="3"/><g transform="translate(118 45)"><path d="M-3.5-9h7v6l6 10c1 2 0 3-2 3h-15c-2 0-3-1-2-3l6-10z" fill="#e9f2e0"/><path d="M-5.5 4h11l2.5 4c.5 1-.2 1.5-1 1.5h-14c-.8 0-1.5-.5-1-1.5z" fill="#6fae2f"/><rect x="-5" y="-11" width="10" height="2.6" fill="#e9f2e0"/></g><path d="M108 84V73h20v11z" fill="#141d1e"/><path d="M118 73v11" stroke="#4b5b66"/><path d="M24 62h14v10H24zM46 62h14v10H46z" fill="#0c1419"/>',
  hideout:
    '<path d="M-10 60L30 30l40 22 34-26 44 30 40-22 70 34v60H-10z" fill="#2b2630"/><path d="M30 30l14 8-20 6zM104 26l16 11-24 3z" fill="#c9d8e0" opacity=".65"/><path d="M96 84V54h84v30z" fill="#7a3f30"/><path d="M104 54v30M114 54v30M124 54v30M134 54v30M144 54v30" stroke="#5c2c20" stroke-width="2"/><path d="M152 57h24v27h-24z" fill="#1b1210"/><path d="M164 57v27" stroke="#7a3f30" stroke-width="2"/><path d="M94 54h88v-5H94z" fill="#dce7ec"/><path d="M112 49V24h58v25z" fill="#4f5b4a"/><path d="M120 24v25M130 24v25M140 24v25M150 24v25M160 24v25" stroke="#3b4537" stroke-width="2"/><path d="M110 24h62v-5h-62z" fill="#dce7ec"/><path d="M196 84L202 30h20l6 54M198 66h28M200 50h24M198 84l28-18M226 84l-28-18" stroke="#5a432c" stroke-width="3" fill="none"/><path d="M196 30V16h32v14z" fill="#4a3a2c"/><path d="M192 16h40l-20-11z" fill="#dce7ec"/><circle cx="212" cy="22" r="4" fill="#17110d"/><path d="M178 19V-4" stroke="#8a7a63" stroke-width="2"/><path d="M179-4c8-3 14 4 24 1v13c-10 3-16-4-24-1z" fill="#7c2c22"/><path d="M187 0l8 7M195 0l-8 7" stroke="#f0d9c0" stroke-width="2.2"/><path d="M52 84V64h16v20z" fill="#3a3734"/><path d="M52 70h16M52 77h16" stroke="#24211f" stroke-width="1.5"/><path d="M60 46c2 6 8 9 8 15 0 3-3 5-8 5s-8-2-8-5c0-5 5-7 8-15z" fill="#d8641d"/><path d="M60 54c1 3 4 5 4 8s-2 3-4 3-4-1-4-3 3-4 4-8z" fill="#ffd98a"/><circle cx="60" cy="60" r="22" fill="url(#g-fire)" opacity=".55"/><g fill="#17181a" stroke="#3b3c3e" stroke-width="3"><circle cx="82" cy="80" r="6"/><circle cx="90" cy="72" r="6"/><circle cx="26" cy="80" r="6"/></g>',
};
/** Their skies, from top to horizon. */
export const SKIES: Readonly<Record<string, readonly [string, string]>> = {
  raxxon: ['#13262b', '#4d6f66'],
  hideout: ['#241f2b', '#6b5048'],
};

/** What each improvement is on its plan: lines, 40 x 36. */
export const PLANS: Readonly<Record<string, Shape>> = {
  greenhouse: '<path d="M-20 14V-2L0-15 20-2V14zM0-15V14M-20-2H20M-10 14V-8M10 14V-8"/><path d="M-15 14c0-5 3-6 3-9M-5 14c0-4 2-5 2-8M5 14c0-5 3-5 3-9M15 14c0-4 1-4 1-7" stroke-width="1"/>',
  watchtower: '<path d="M-9 18L-5-4M9 18L5-4M-8 10L7 2M8 10L-7 2M-11-4h22v-9h-22zM-13-13L0-21 13-13z"/><path d="M-6-9h4M3-9h4" stroke-width="1"/>',
  film_night: '<path d="M-20-12h22v16h-22zM-17 4l-3 12M-1 4l3 12"/><path d="M8 0h12v10H8zM8 3L3 1M8 7L3 9"/><circle cx="11" cy="-4" r="3.5"/><circle cx="18" cy="-4" r="3.5"/>',
  schoolroom: '<path d="M-20-13h26v18h-26zM-14-7h9M-14-2h13"/><path d="M-6 9h24v3H-6zM-3 12v6M15 12v6M14 9V0l-5-4"/>',
  latrine: '<path d="M-10-9h20v25h-20zM-13-9L0-19 13-9zM-6-2h9v18M-2 4a2.5 2.5 0 1 0 3 2.5"/><path d="M-16 16h32" stroke-width="1"/>',
  wood_stove: '<path d="M-11-4h22v17h-22zM-13-8h26v4h-26zM4-8v-13h5v13M-7 1h13v7H-7zM-8 13v5M8 13v5"/><path d="M-4 8c0-3 2-3 2-6M2 8c0-3 1-3 1-5" stroke-width="1"/>',
  bunk_room: '<path d="M-18-14v32M18-14v32M-18-4h36M-18 12h36M-14-4v-5h9v5M-14 12V7h9v5"/><path d="M-3-4c5-4 12-4 21-2M-3 12c5-4 12-4 21-2" stroke-width="1"/>',
  workshop: '<path d="M-20 2h40v4h-40zM-15 6v12M15 6v12M-8 2v-6h9v6M4-6l10-10 4 4L8-2z"/><path d="M-18-16l8 8M-15-19l8 8-4 4-8-8z"/>',
  iron_shutters: '<path d="M-17-16h34v32h-34zM0-16v32"/><path d="M-14-10h11M-14-4h11M-14 2h11M-14 8h11M3-10h11M3-4h11M3 2h11M3 8h11" stroke-width="1"/><path d="M-4 0h8"/>',
  radio_mast: '<path d="M-9 18L0-14 9 18M-6 8H6M-4 0H4M-8 15L5 4M8 15L-5 4"/><circle cy="-16" r="2"/><path d="M-6-20a7 7 0 0 0 0 8M6-20a7 7 0 0 1 0 8M-11-23a13 13 0 0 0 0 14M11-23a13 13 0 0 1 0 14" stroke-width="1"/>',
};
