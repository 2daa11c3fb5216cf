/** Dice that are told of outside hand-to-hand: they lie in a tray of their own for a moment. */
import type { RecordOut } from '../../../lib/messages';

export const THROWN: readonly string[] = ['gunfire_rolled', 'saving_rolled', 'forage_dice', 'foraged', 'research_rolled', 'eat_rolled', 'arrest_tried', 'catacombs_rolled', 'ability_rolled', 'spreader_rolled', 'un_zeds_rolled'];

/** The faces that have fallen; a sum that no die can show has none. */
export function facesOf({ args }: RecordOut): number[] {
  const fallen: unknown[] = Array.isArray(args.dice) ? args.dice : [args.die ?? args.roll];
  return fallen.map(Number).filter((face) => Number.isInteger(face) && face >= 1 && face <= 6);
}
