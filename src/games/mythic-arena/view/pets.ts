import { LINES } from '../content/vocabulary.ts';
import type { PetView, PlayerView } from './secrets.ts';

/** A player's Pets in the Arena, from Front to Rear. */
export const petsOf = ({ lines }: PlayerView): PetView[] => LINES.flatMap((line) => lines[line]);
