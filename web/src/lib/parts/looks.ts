// Faces as a few words each; Portrait.svelte draws them.

export interface Look {
  /** A dog or an ape is drawn from its ground, its coat (`hairColour`), its face (`skin`) and what it wears (`cloth`, `collar`) alone. */
  kind?: 'person' | 'dog' | 'ape';
  skin: string;
  hair: 'short' | 'curls' | 'bun' | 'long' | 'bald' | 'bob' | 'tail' | 'afro' | 'swept' | 'ring' | 'wild';
  hairColour: string;
  hat?:
    | 'wide' | 'cap' | 'beanie' | 'scarf' | 'hard' | 'santa' | 'bandana' | 'nurse' | 'helmet' | 'fire' | 'ninja' | 'aviator' | 'chef'
    | 'straw' | 'trucker' | 'visor' | 'headband' | 'hood' | 'tiara';
  hatColour?: string;
  beard?: 'full' | 'trimmed' | 'moustache' | 'long' | 'stubble';
  glasses?: 'round' | 'square' | 'goggles' | 'patch';
  /** Lines of age. */
  old?: boolean;
  cloth: string;
  collar?: string;
  /** What the occupation shows on the chest. */
  wear?:
    | 'star' | 'stethoscope' | 'tie' | 'bow' | 'apron' | 'vest' | 'whistle' | 'camo' | 'plaid' | 'trim' | 'coat' | 'overalls' | 'headset' | 'straps'
    | 'pearls' | 'chain' | 'stripes' | 'sling' | 'patch' | 'pencil' | 'hoops' | 'wings';
  ground: string;
}

const faces: Look[] = [
  { skin: '#e8bf9d', hair: 'long', hairColour: '#c98a3a', cloth: '#a24a4f', ground: '#3d2f30' },
  { skin: '#6f4630', hair: 'bun', hairColour: '#15100d', cloth: '#dfe6e4', collar: '#5a9aa8', ground: '#2b4650' },
  { skin: '#d6a583', hair: 'short', hairColour: '#8d8a86', hat: 'beanie', hatColour: '#33414f', cloth: '#2e3a4a', ground: '#29333d' },
  { skin: '#d4a27c', hair: 'short', hairColour: '#5b4027', hat: 'wide', hatColour: '#8a7748', beard: 'full', cloth: '#8a7748', ground: '#3a342a' },
  { skin: '#b9805a', hair: 'short', hairColour: '#1d1512', hat: 'scarf', hatColour: '#7c3554', cloth: '#6b3d58', ground: '#4a3446' },
  { skin: '#7a4c33', hair: 'curls', hairColour: '#4a4441', cloth: '#d5c7aa', ground: '#45372c' },
  { skin: '#8a5a3c', hair: 'short', hairColour: '#15100d', hat: 'cap', hatColour: '#4b5638', cloth: '#4b5638', ground: '#2a332b' },
  { skin: '#e2b795', hair: 'short', hairColour: '#2a2320', beard: 'trimmed', cloth: '#2c3242', collar: '#efe7d8', ground: '#3b3a44' },
  { skin: '#d6a583', hair: 'bald', hairColour: '#a5a29c', beard: 'full', cloth: '#4a3a2c', ground: '#31302c' },
  { skin: '#c98f68', hair: 'long', hairColour: '#2a1c16', hat: 'cap', hatColour: '#8a3f2c', cloth: '#55606a', ground: '#33302f' },
];

/** The face that goes with a seat when nothing else is said. */
export function lookOfSeat(seat: number): Look {
  return faces[((seat % faces.length) + faces.length) % faces.length]!;
}
