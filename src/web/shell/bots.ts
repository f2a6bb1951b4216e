import type { GameInfo, Rating } from '../../protocol/game.ts';
import type { SeatInfo } from '../../protocol/table.ts';
import icons from '../art/icons.json';
import { ownEntry } from '../own-entry.ts';
import type { PageTexts } from '../text/index.ts';

/** What a bot of a level is called. A level that nobody has named yet goes by its own word. */
export const botName = (shell: PageTexts['shell'], level: string): string => ownEntry(shell.bots, level)?.name ?? level;

/** How it plays, in a few words. */
export const botNature = (shell: PageTexts['shell'], level: string): string =>
  ownEntry(shell.bots, level)?.nature ?? '';

const FACES: Readonly<Record<string, readonly [name: string, path: string]>> = {
  random: ['rat', icons.rat],
  greedy: ['raven', icons.raven],
  kitten: ['yarn', icons.yarn],
  cat: ['cat', icons.cat],
  grimalkin: ['hollow-cat', icons['hollow-cat']],
  'nine-lives': ['lynx-head', icons['lynx-head']],
};

/** Whether a word is the level of a bot that this page knows. */
export const isLevel = (word: string): boolean => ownEntry(FACES, word) !== undefined;

/** A table that bots could sit at: of which game, and for how many. */
export interface BotsTable {
  readonly game: Pick<GameInfo, 'ratings'>;
  readonly players: number;
}

/** How well a bot plays there, if that was measured. */
function ratingAt({ game, players }: BotsTable, level: string): Rating | undefined {
  return ownEntry(ownEntry(game.ratings, String(players)) ?? {}, level);
}

/** As it is offered in a list: short, for a phone cuts what is long. How well it plays is a number after its name. */
export function botOffer(shell: PageTexts['shell'], table: BotsTable, level: string): string {
  const measured = ratingAt(table, level);
  return measured === undefined ? botName(shell, level) : `${botName(shell, level)} (${Math.round(measured.rating)})`;
}

/** How well it plays there, where that was measured; else nothing. */
export function botRating(shell: PageTexts['shell'], table: BotsTable, level: string): string {
  const measured = ratingAt(table, level);
  return measured === undefined
    ? ''
    : shell.rating({ rating: Math.round(measured.rating), error: Math.round(measured.error) });
}

/** How it plays and how well, in a line. */
export const botTraits = (shell: PageTexts['shell'], table: BotsTable, level: string): string =>
  [botNature(shell, level), botRating(shell, table, level)].filter((trait) => trait !== '').join(' · ');

/** Its face: a name for the silhouette, and its path. */
export const botFace = (level: string): readonly [name: string, path: string] =>
  ownEntry(FACES, level) ?? ['owl', icons.owl];

/** Who sits there, as others read it; null is a free chair. */
export function occupantName(shell: PageTexts['shell'], { person, keptFor, bot }: SeatInfo): string | null {
  if (person !== null) return person.name;
  if (bot !== null) return botName(shell, bot);
  return keptFor?.name ?? null;
}
