import type { SavedGame } from '../src/web/local/engine/saved-game.ts';
import type { LocalTableState } from '../src/web/local/engine/tables/local-game.ts';
import { fingerprint } from './seen.ts';

/** A line of `<release>/saves/saves.jsonl.br`: a game as the page keeps it in the browser. */
export interface ArchivedSave {
  readonly name: string;
  readonly kept: SavedGame;
  /** What is shown to who sits down at it again. */
  readonly shown: string;
}

/** The fingerprint of what the page shows of a table; how many updates there were is no part of it. */
export const shownIn = ({ you, view, question, undo, events }: LocalTableState): string =>
  fingerprint({ you, view, question, undo, events });
