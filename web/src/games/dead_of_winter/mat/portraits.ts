// The thirty survivors as a few words each; lib/parts/Portrait.svelte draws them.
import type { Look } from '../../../lib/parts/looks';
import { LOOKS as NIGHT } from '../long_night/faces';

const LOOKS: Readonly<Record<string, Look>> = {
  harman_brooks: { skin: '#d2a07a', hair: 'short', hairColour: '#7a5a3a', hat: 'wide', hatColour: '#8a7748', beard: 'full', cloth: '#4f5b34', wear: 'patch', ground: '#2f3a2a' },
  sparky: { kind: 'dog', skin: '#ead9bd', hair: 'short', hairColour: '#a87c4d', cloth: '#7b5a36', collar: '#b5392f', ground: '#33434a' },
  thomas_heart: { skin: '#a87350', hair: 'short', hairColour: '#2a1c14', hat: 'helmet', hatColour: '#57603c', beard: 'stubble', cloth: '#57603c', wear: 'camo', collar: '#3c4429', ground: '#453f2c' },
  loretta_clay: { skin: '#6f4630', hair: 'curls', hairColour: '#8d8781', hat: 'chef', hatColour: '#f2ede0', old: true, cloth: '#8e3b46', wear: 'apron', collar: '#efe9da', ground: '#4a2c2a' },
  janet_taylor: { skin: '#efc9a8', hair: 'long', hairColour: '#d9a648', hat: 'nurse', hatColour: '#f4f2ea', cloth: '#3f8d8a', collar: '#efc9a8', ground: '#274a52' },
  gray_beard: { skin: '#c98f68', hair: 'bald', hairColour: '#a9a59d', hat: 'bandana', hatColour: '#9c2f2a', beard: 'long', glasses: 'patch', old: true, cloth: '#26303c', ground: '#2b2530' },
  buddy_davis: { skin: '#7a4c33', hair: 'short', hairColour: '#17110e', hat: 'headband', hatColour: '#f0e6d0', cloth: '#d9622b', collar: '#7a4c33', wear: 'whistle', ground: '#5a3320' },
  forest_plum: { skin: '#e8b79a', hair: 'bald', hairColour: '#f0ece2', hat: 'santa', hatColour: '#b02d26', beard: 'long', old: true, cloth: '#b02d26', wear: 'trim', ground: '#23402f' },
  alexis_grey: { skin: '#e6bd9b', hair: 'bun', hairColour: '#8f8a86', glasses: 'round', cloth: '#6a4668', collar: '#d8c9b0', wear: 'pearls', old: true, ground: '#3d3145' },
  rod_miller: { skin: '#d9a27c', hair: 'short', hairColour: '#6a3f22', hat: 'trucker', hatColour: '#b5392f', beard: 'moustache', cloth: '#8f3a30', wear: 'plaid', collar: '#e6e0d0', ground: '#2e3338' },
  james_meyers: { skin: '#e2b795', hair: 'ring', hairColour: '#8b8580', beard: 'trimmed', glasses: 'round', cloth: '#6d5a42', collar: '#ece4d2', wear: 'bow', ground: '#3a3a33' },
  olivia_brown: { skin: '#6f4630', hair: 'bun', hairColour: '#15100d', cloth: '#5a9aa8', collar: '#5a9aa8', wear: 'stethoscope', ground: '#4a7380' },
  ashley_ross: { skin: '#e8bf9d', hair: 'long', hairColour: '#c9862f', hat: 'hard', hatColour: '#f2c230', cloth: '#4a4238', wear: 'vest', ground: '#4a3a24' },
  bev_russell: { skin: '#efc6a4', hair: 'bob', hairColour: '#8a4526', cloth: '#7d9a6d', collar: '#efe0c4', wear: 'sling', ground: '#5c6b4e' },
  edward_white: { skin: '#e8c2a6', hair: 'wild', hairColour: '#e6e4dc', glasses: 'goggles', cloth: '#5c6d4d', wear: 'coat', ground: '#2f4440' },
  arthur_thurston: { skin: '#d8a988', hair: 'ring', hairColour: '#dedad0', beard: 'moustache', old: true, cloth: '#4a3a30', collar: '#f0e8d8', wear: 'tie', ground: '#45382e' },
  david_garcia: { skin: '#c08a62', hair: 'swept', hairColour: '#1a1410', hat: 'visor', hatColour: '#3f9a64', glasses: 'square', cloth: '#c9ccc4', collar: '#fff', wear: 'tie', ground: '#2a3f38' },
  maria_lopez: { skin: '#c28c64', hair: 'long', hairColour: '#2a1710', cloth: '#d09a2e', collar: '#f0e4c4', wear: 'pencil', ground: '#7d5540' },
  gabriel_diaz: { skin: '#b5805a', hair: 'short', hairColour: '#1d1512', hat: 'fire', hatColour: '#b5302a', beard: 'moustache', cloth: '#a68448', wear: 'stripes', collar: '#2b2622', ground: '#452420' },
  andrew_evans: { skin: '#d89f78', hair: 'ring', hairColour: '#cfcac0', hat: 'straw', hatColour: '#d9b65c', beard: 'stubble', old: true, cloth: '#b04a3a', wear: 'overalls', collar: '#e8d8b8', ground: '#3a4a50' },
  carla_thompson: { skin: '#8a5a3c', hair: 'afro', hairColour: '#1d1512', cloth: '#2a4668', collar: '#8fb0cc', wear: 'headset', ground: '#6d8296' },
  john_price: { skin: '#f0cdb0', hair: 'swept', hairColour: '#a5673a', cloth: '#5d6fae', collar: '#e8e8f0', wear: 'straps', ground: '#2f3654' },
  mike_cho: { skin: '#e0b48c', hair: 'bald', hairColour: '#111', hat: 'ninja', hatColour: '#1d2026', cloth: '#1d2026', ground: '#5a5f66' },
  annaleigh_chan: { skin: '#ecc8a4', hair: 'bob', hairColour: '#12100f', cloth: '#33363f', collar: '#c9404a', wear: 'pearls', ground: '#7a6266' },
  talia_jones: { skin: '#b9805a', hair: 'long', hairColour: '#1d1512', hat: 'scarf', hatColour: '#8c3568', cloth: '#5b3a70', wear: 'hoops', ground: '#3a2a48' },
  jenny_clark: { skin: '#f2ccae', hair: 'tail', hairColour: '#c4502a', hat: 'tiara', hatColour: '#f4f0e4', cloth: '#d77f93', collar: '#f4f0e4', wear: 'apron', ground: '#34504c' },
  brian_lee: { skin: '#e2b48a', hair: 'swept', hairColour: '#6d6a68', old: true, cloth: '#232a42', collar: '#f0ece2', wear: 'chain', ground: '#4a3a4e' },
  sophie_robinson: { skin: '#e6b892', hair: 'long', hairColour: '#4a2a18', hat: 'aviator', hatColour: '#6b4426', cloth: '#6b4426', collar: '#efe4cd', wear: 'wings', ground: '#39566c' },
  brandon_kane: { skin: '#9a6544', hair: 'short', hairColour: '#8a857d', hat: 'cap', hatColour: '#3c5f80', beard: 'trimmed', old: true, cloth: '#4a6a86', collar: '#2f465a', wear: 'patch', ground: '#3b3a34' },
  daniel_smith: { skin: '#d9a884', hair: 'short', hairColour: '#8d7f6c', hat: 'wide', hatColour: '#5a3d28', beard: 'moustache', old: true, cloth: '#b59a66', collar: '#4a3522', wear: 'star', ground: '#4b2f26' },
};

const STRANGER: Look = { skin: '#c9a893', hair: 'short', hairColour: '#3b342e', hat: 'hood', hatColour: '#5d5850', cloth: '#6b665e', collar: '#57524a', ground: '#2b2b2a' };

/** The face of a survivor. */
export const lookOf = (survivor: string): Look => LOOKS[survivor] ?? NIGHT[survivor] ?? STRANGER;

/** Helpless survivors have no names; two of them in turn, so that a group does not look like twins. */
export const HELPLESS: readonly Look[] = [
  STRANGER,
  { ...STRANGER, skin: '#8a6a55', hair: 'bob', hat: 'beanie', hatColour: '#6a6258', cloth: '#5e625f' },
  { ...STRANGER, skin: '#bfa08c', hair: 'long', hairColour: '#5b544c', hat: 'scarf', hatColour: '#6f6a62', cloth: '#75705f' },
];
