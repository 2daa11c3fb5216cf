/** The twenty survivors of The Long Night as a few words each; lib/parts/Portrait.svelte draws them. */
import type { Look } from '../../../lib/parts/looks';

export const LOOKS: Readonly<Record<string, Look>> = {
  nadia_rivers: { skin: '#a8724e', hair: 'bob', hairColour: '#1b1412', glasses: 'square', cloth: '#2e3a5c', collar: '#efe7d8', wear: 'tie', ground: '#5a4038' },
  lily_mae: { skin: '#efc9a8', hair: 'tail', hairColour: '#b5532c', hat: 'hard', hatColour: '#d98a2c', cloth: '#6e5a3c', wear: 'vest', ground: '#3d4a44' },
  cole_winters: { skin: '#e0b08a', hair: 'wild', hairColour: '#7a3f22', beard: 'stubble', cloth: '#8a2f5a', collar: '#f0e4c4', wear: 'bow', ground: '#2f2c44' },
  melissa_gupta: { skin: '#9a6544', hair: 'long', hairColour: '#17110e', glasses: 'round', cloth: '#4a7a68', collar: '#e8d8b8', wear: 'pearls', ground: '#4c3a52' },
  jamie_gilmour: { skin: '#8a5a3c', hair: 'short', hairColour: '#15100d', hat: 'helmet', hatColour: '#d0472f', glasses: 'goggles', cloth: '#3f7fa8', wear: 'straps', ground: '#3a4436' },
  fatima_rhodes: { skin: '#7a4c33', hair: 'tail', hairColour: '#15100d', hat: 'headband', hatColour: '#e2b84f', cloth: '#b5392f', collar: '#7a4c33', wear: 'stripes', ground: '#2b4650' },
  alfonso_ortega: { skin: '#c08a62', hair: 'swept', hairColour: '#1d1512', hat: 'visor', hatColour: '#2f6a4a', beard: 'moustache', cloth: '#2a2226', collar: '#efe9da', wear: 'bow', ground: '#5a2c2c' },
  marcus_bell: { skin: '#6f4630', hair: 'short', hairColour: '#8d8781', hat: 'beanie', hatColour: '#3c4429', beard: 'full', cloth: '#57603c', wear: 'camo', ground: '#39423a' },
  priya_nair: { skin: '#a06a46', hair: 'bun', hairColour: '#17110e', cloth: '#5d6fae', collar: '#e8e8f0', wear: 'headset', ground: '#294a44' },
  wanda_kowalski: { skin: '#ecc8a4', hair: 'curls', hairColour: '#a89878', hat: 'bandana', hatColour: '#b5532c', cloth: '#7a5a40', wear: 'overalls', collar: '#d9c9ae', old: true, ground: '#4a4038' },
  yuki_tanabe: { skin: '#f0cda8', hair: 'bob', hairColour: '#12100f', cloth: '#1f1c2c', collar: '#f4f0e4', wear: 'bow', hat: 'tiara', hatColour: '#c9a25e', ground: '#5a3a5c' },
  grace_okafor: { skin: '#5c3826', hair: 'afro', hairColour: '#3a3634', old: true, cloth: '#20242c', collar: '#f2ede0', wear: 'chain', ground: '#5c4a2c' },
  desmond_pike: { skin: '#d8a988', hair: 'ring', hairColour: '#8b8580', glasses: 'round', beard: 'trimmed', cloth: '#55606a', wear: 'vest', ground: '#3a342a' },
  gia_najjar: { skin: '#c99468', hair: 'long', hairColour: '#2a1710', cloth: '#e6ece8', collar: '#5a9aa8', wear: 'coat', ground: '#2f5450' },
  rosa_rodriguez: { skin: '#b9805a', hair: 'long', hairColour: '#1d1512', hat: 'wide', hatColour: '#2a221c', glasses: 'patch', cloth: '#4a3328', wear: 'straps', collar: '#7a5a40', ground: '#5a3524' },
  chloe_larousse: { skin: '#f2ccae', hair: 'bun', hairColour: '#d9a648', cloth: '#7d1f3a', collar: '#f2ccae', wear: 'pearls', ground: '#35263a' },
  blue: { skin: '#c9a07a', hair: 'wild', hairColour: '#2a201a', beard: 'full', cloth: '#3a2c22', collar: '#3a2c22', ground: '#4a6a86' },
  emma_han: { skin: '#ecc8a4', hair: 'tail', hairColour: '#15100d', glasses: 'goggles', cloth: '#e9edec', wear: 'coat', collar: '#8fb0cc', ground: '#3f5a4a' },
  otto_lindqvist: { skin: '#e8c2a6', hair: 'bald', hairColour: '#cfcac0', hat: 'hard', hatColour: '#c9a23a', beard: 'moustache', cloth: '#8a4a2c', wear: 'vest', ground: '#39434c' },
  ilse_brandt: { skin: '#efcfb4', hair: 'bob', hairColour: '#d8c9a0', hat: 'trucker', hatColour: '#5a7a4c', cloth: '#a9713a', wear: 'pencil', collar: '#efe0c4', ground: '#4c3a2a' },
};
