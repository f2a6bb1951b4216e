import { defaultBot, offeredBots } from '../../local/levels.ts';

/**
 * Against whom one goes on from a chair, if nobody says: the bot that sat opposite in the record, of several the first after that
 * chair. The usual one where none is known that could be had here.
 */
export function opponentOf(sat: readonly (string | null)[], seat: number, bots: readonly string[]): string {
  const levels = offeredBots(bots);
  const others = [...sat.slice(seat + 1), ...sat.slice(0, seat)];
  return others.find((bot) => bot !== null && levels.includes(bot)) ?? defaultBot(bots);
}
