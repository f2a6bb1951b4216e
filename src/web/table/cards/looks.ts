import type { Face, Language } from '../../../kernel/index.ts';
import type { CardLook, GameBoard } from '../board.ts';

/** Caches the looks of cards: they are needed for every render, and never change for a face. */
export function cachedLooks<F extends Face>(
  printed: (face: F, card: string, language: Language) => CardLook,
): GameBoard['look'] {
  const known = new WeakMap<Face, Map<string, CardLook>>();
  return (face, card, language) => {
    const made = known.get(face) ?? new Map<string, CardLook>();
    known.set(face, made);
    const key = `${language} ${card}`;
    const found = made.get(key) ?? printed(face as F, card, language);
    made.set(key, found);
    return found;
  };
}
