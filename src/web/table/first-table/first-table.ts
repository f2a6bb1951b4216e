import type { ReactNode } from 'react';
import type { Face, Language, View } from '../../../kernel/index.ts';
import type { GlyphName } from '../../art/glyphs.ts';
import type { Term } from '../board.ts';

/** A few words and a sentence. */
interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** What the card of the first table says of a game, in one language. */
export interface FirstTableText {
  /** How one wins. */
  readonly title: string;
  /** What wins, what loses, and what one must know of it. */
  readonly goals: readonly NamedText[];
  readonly turn: { readonly title: string; readonly steps: readonly NamedText[] };
  /** What the button says, by what `firstMove` answers. */
  readonly moves: Readonly<Record<string, string>>;
}

/** A picture of each goal, and whether it wins or loses; null: it only must be known. */
export interface GoalPicture {
  readonly picture: ReactNode;
  readonly outcome: 'win' | 'lose' | null;
}

/** What a game tells those who sit at it for the first time: a file `first-table.tsx` in its folder, loaded when it is shown. */
export interface FirstTable {
  readonly texts: Readonly<Record<Language, () => Promise<FirstTableText>>>;
  /** As many as there are goals in the texts. */
  readonly goals: readonly GoalPicture[];
  /** The signs of the steps of a turn. */
  readonly steps: readonly (readonly GlyphName[])[];
  /** What the signs in sight mean. A term without a text is explained by its name. */
  signs(face: Face, language: Language): readonly Term[];
  /** Which of the `moves` one begins with, as the table stands. */
  firstMove(view: View): string;
}
