import { botName } from '../../shell/bots/bots.ts';
import type { PageTexts } from '../../text/index.ts';
import { isTogether, type KnownGame, type QuickStart } from './table-form.ts';

/** Whom one sits down to with a click: bots to play against, or with where all play together; or nobody. */
export function opponentsText(game: Pick<KnownGame, 'name'>, { seats, bot }: QuickStart, { pages }: PageTexts): string {
  const { alone, beside, against } = pages.home;
  if (seats === 1) return alone;
  return (isTogether(game) ? beside : against)({ bots: seats - 1, name: botName(bot) });
}

/** The same for others whose names are known: all of them, for nobody need be a bot. */
export function companyText(game: Pick<KnownGame, 'name'>, names: readonly string[], { pages }: PageTexts): string {
  const { alone, withAll, againstAll } = pages.home;
  if (names.length === 0) return alone;
  return (isTogether(game) ? withAll : againstAll)({ names });
}

/** All others at a table of so many seats, by their names. Where there is one seat, nobody is missing. */
export function othersText(seats: number, names: readonly string[], { pages }: PageTexts): string {
  if (names.length > 0) return pages.row.names({ names });
  return seats === 1 ? pages.home.alone : pages.row.alone;
}
