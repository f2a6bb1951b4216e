import measured from './ratings.json' with { type: 'json' };

/** How well a bot plays a game, as measured in a tournament: greedy has 1500. */
export interface BotRating {
  readonly rating: number;
  /** Half the width of the 95 % interval. */
  readonly error: number;
  readonly games: number;
}

/** By number of players, then by the bot's name; nothing for what has not been measured. */
export type Ratings = Readonly<Record<string, Readonly<Record<string, BotRating>>>>;

const all: Readonly<Record<string, Ratings>> = measured;

export const ratingsIn = (game: string): Ratings => (Object.hasOwn(all, game) ? (all[game] as Ratings) : {});
