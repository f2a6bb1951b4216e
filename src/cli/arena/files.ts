import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { botNames } from '../../bots/index.ts';
import type { Standings } from '../../lab/index.ts';
import { fileReason, readJson } from '../files.ts';
import { misuse } from '../terminal/io.ts';

/** What the lobby shows beside a level: by game, number of players and bot. */
export type RatingsFile = Record<
  string,
  Record<string, Record<string, { rating: number; error: number; games: number }>>
>;

/** Ratings as they are published, with those of this tournament put in: of the bots that people play with. */
export function published(before: RatingsFile, { game, players, contestants }: Standings): RatingsFile {
  const own = contestants
    .filter(({ name }) => botNames.includes(name))
    .map(({ name, rating, error, games }) => [name, { rating, error, games }] as const);
  if (own.length === 0) return before;
  return { ...before, [game]: { ...before[game], [players]: Object.fromEntries(own) } };
}

/** The ratings in a file; none if there is no such file yet. */
export function ratingsIn(path: string): RatingsFile {
  if (!existsSync(path)) return {};
  const data = readJson(path, (error) => misuse(error));
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw misuse(`${path}: there are no ratings in it`);
  return data as RatingsFile;
}

/**
 * A page with sections put between `<!-- arena GAME -->` and `<!-- /arena GAME -->`: one with the same title as before
 * takes its place, others come last. Null where the page has no such place.
 */
export function filled(page: string, game: string, sections: readonly string[]): string | null {
  const [from, to] = [`<!-- arena ${game} -->`, `<!-- /arena ${game} -->`];
  const start = page.indexOf(from) + from.length;
  const end = page.indexOf(to, start);
  if (!page.includes(from) || end === -1) return null;
  const titleOf = (section: string) => section.split('\n', 1)[0] as string;
  const before = page
    .slice(start, end)
    .split(/^(?=### )/m)
    .map((section) => section.trim())
    .filter((section) => section.startsWith('### '));
  const all = new Map([...before, ...sections].map((section) => [titleOf(section), section]));
  return `${page.slice(0, start)}\n${[...all.values()].join('\n\n')}\n${page.slice(end)}`;
}

/** The text of a page that has a place for the game's tables. */
export function pageIn(path: string, game: string): string {
  let page: string;
  try {
    page = readFileSync(path, 'utf8');
  } catch (error) {
    throw misuse(`${path}: ${fileReason(error)}`);
  }
  if (filled(page, game, []) === null)
    throw misuse(`${path}: there is no place for tables, <!-- arena ${game} --> and <!-- /arena ${game} -->`);
  return page;
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw misuse(`${path}: ${fileReason(error)}`);
  }
}
