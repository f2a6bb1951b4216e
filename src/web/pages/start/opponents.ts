import { botName } from '../../shell/bots/bots.ts';
import type { PageTexts } from '../../text/index.ts';
import { isCooperative, type KnownGame, type QuickStart } from './table-form.ts';

/**
 * The opponents (in a cooperative game the partners) at a table that is started with one click, or that there are none.
 */
export function opponentsText(game: Pick<KnownGame, 'name'>, { seats, bot }: QuickStart, { pages }: PageTexts): string {
  const { alone, beside, against } = pages.home;
  if (seats === 1) return alone;
  return (isCooperative(game) ? beside : against)({ bots: seats - 1, name: botName(bot) });
}

/** The same with known names, as some of them may be people. */
export function companyText(game: Pick<KnownGame, 'name'>, names: readonly string[], { pages }: PageTexts): string {
  const { alone, withAll, againstAll } = pages.home;
  if (names.length === 0) return alone;
  return (isCooperative(game) ? withAll : againstAll)({ names });
}

/** The names of all others at a table with so many seats; empty if there is only one seat. */
export function othersText(seats: number, names: readonly string[], { pages }: PageTexts): string {
  if (names.length > 0) return pages.row.names({ names });
  return seats === 1 ? pages.home.alone : pages.row.alone;
}
