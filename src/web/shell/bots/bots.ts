import type { GameInfo, Rating } from '../../../protocol/game.ts';
import type { SeatInfo } from '../../../protocol/table.ts';
import icons from '../../art/icons.json';
import { displayName } from '../../local/levels.ts';
import { ownEntry } from '../../own-entry.ts';
import type { PageTexts } from '../../text/index.ts';

export { displayName as botName } from '../../local/levels.ts';

/** How a bot plays, in a few words. */
export const botNature = (shell: PageTexts['shell'], level: string): string => ownEntry(shell.bots, level) ?? '';

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

type RatedGame = Pick<GameInfo, 'ratings'>;

/**
 * How well a bot plays a game, if that was measured: one number wherever the bot is shown, that of the smallest table with
 * more than one player. Ratings of larger tables are too uncertain to be compared with it.
 */
function ratingIn({ ratings }: RatedGame, level: string): Rating | undefined {
  const [smallest] = Object.keys(ratings)
    .filter((players) => Number(players) > 1)
    .sort((a, b) => Number(a) - Number(b));
  return smallest === undefined ? undefined : ownEntry(ratings[smallest] ?? {}, level);
}

/** Its rating as a figure; null if it was not measured. */
function ratingFigure(game: RatedGame, level: string): string | null {
  const measured = ratingIn(game, level);
  return measured === undefined ? null : `${Math.round(measured.rating)} ± ${Math.round(measured.error)}`;
}

/** Its name in a list of bots: short, because phones cut off long entries, with its rating as a figure. */
export function botOffer(game: RatedGame, level: string): string {
  const figure = ratingFigure(game, level);
  return figure === null ? displayName(level) : `${displayName(level)} (${figure})`;
}

/** Its rating in words; empty if it was not measured. */
export function botRating(shell: PageTexts['shell'], game: RatedGame, level: string): string {
  const figure = ratingFigure(game, level);
  return figure === null ? '' : shell.rating({ figure });
}

/** How it plays and its rating, in one line. */
export const botTraits = (shell: PageTexts['shell'], game: RatedGame, level: string): string =>
  [botNature(shell, level), botRating(shell, game, level)].filter((trait) => trait !== '').join(' · ');

/** The icon of the bot: a name and its path. */
export const botFace = (level: string): readonly [name: string, path: string] =>
  ownEntry(FACES, level) ?? ['owl', icons.owl];

/** The name of a seat's occupant; null if the seat is free. */
export function occupantName({ person, keptFor, bot }: SeatInfo): string | null {
  if (person !== null) return person.name;
  if (bot !== null) return displayName(bot);
  return keptFor?.name ?? null;
}
