import { defaultBot, offeredBots } from '../../local/levels.ts';

/**
 * The default opponent when continuing on a seat: the bot of the record on another seat, the first one after that seat
 * if there are several; the default bot if none of them is available.
 */
export function opponentOf(sat: readonly (string | null)[], seat: number, bots: readonly string[]): string {
  const levels = offeredBots(bots);
  const others = [...sat.slice(seat + 1), ...sat.slice(0, seat)];
  return others.find((bot) => bot !== null && levels.includes(bot)) ?? defaultBot(bots);
}
