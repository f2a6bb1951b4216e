const NAMES = ['Ada', 'Basil', 'Cleo', 'Dorian', 'Edda', 'Falk', 'Greta', 'Hugo'];

/** Names for the seats of a game whose players have none of their own, in the order of the seats. */
export const namesFor = (seats: number): string[] => Array.from({ length: seats }, (_, n) => NAMES[n] ?? `${n + 1}`);
