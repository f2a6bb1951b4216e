const NAMES = ['Ada', 'Basil', 'Cleo', 'Dorian', 'Edda', 'Falk', 'Greta', 'Hugo'];

/** Names by seat for players without names of their own. */
export const namesFor = (seats: number): string[] => Array.from({ length: seats }, (_, n) => NAMES[n] ?? `${n + 1}`);
