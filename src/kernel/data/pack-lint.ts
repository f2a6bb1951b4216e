/** What is allowed in a pack, but hardly meant. */
export const LINTS = [
  /** The card never comes into a game. */
  'absent',
  /** Its conditions exclude each other. */
  'contradiction',
  /** It is so without it, too. */
  'usual',
  /** When it happens, what it changes is over. */
  'late',
  /** It costs more than anybody ever has. */
  'dear',
  /** Nothing among these cards brings about what it is about. */
  'unsourced',
  /** It counts what does not add up. */
  'uncounted',
  /** It sets itself off again and again. */
  'endless',
  /** Another card is at least as good in everything, and costs no more. */
  'dominated',
  /** Another card does the same. */
  'alike',
] as const;

/** Something that its author should look at, with the id of the card and of another that it is about. */
export interface PackLint {
  readonly lint: (typeof LINTS)[number];
  readonly path: string;
  readonly card: string;
  /** The other card, where there is one, with its place. */
  readonly other?: { readonly card: string; readonly path: string };
  /** The word that it is about. */
  readonly word?: string;
}
