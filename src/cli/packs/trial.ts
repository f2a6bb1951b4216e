import { makeBot } from '../../bots/index.ts';
import { type AnyGame, below, heardBy, isRulesError, Match, type RandomState, seededRng } from '../../kernel/index.ts';
import { tablesOf } from '../../kernel/testing/coverage.ts';

/** What came of games that bots played with a pack. */
export interface PackTrial {
  readonly games: number;
  /** What of the game never came up. */
  readonly missing: readonly string[];
  /** Games that went on without end: with which seed, and what the rules say of it. */
  readonly broken: readonly { readonly seed: string; readonly what: string }[];
  /** The answer that set most in motion. */
  readonly longest: { readonly seed: string; readonly events: number };
}

/** One that plays well quickly, and one that tries whatever there is. */
const BOTS = ['greedy', 'random'];
/** More answers than any game needs. */
const MOST_ANSWERS = 5000;

/** Lets bots play so many games, at all tables that there can be, and looks at what happens. */
export function tryPack(game: AnyGame, games: number, onGame: (done: number) => void): PackTrial {
  const tables = tablesOf(game);
  const seen = new Set<string>();
  const broken: { seed: string; what: string }[] = [];
  let longest = { seed: '', events: 0 };
  for (let n = 0; n < games; n++) {
    const seed = `trial ${n}`;
    // By lot, not by turns: else one of the bots would never sit at half of the tables.
    const lot = seededRng(seed, 'table');
    const table = tables[below(lot, tables.length)] as (typeof tables)[number];
    try {
      playWatched(game, { ...table, seed, salts: [] }, BOTS[below(lot, BOTS.length)] as string, (features, events) => {
        for (const feature of features) seen.add(feature);
        if (events > longest.events) longest = { seed, events };
      });
    } catch (error) {
      if (!isRulesError(error)) throw error;
      broken.push({ seed, what: error.what });
    }
    onGame(n + 1);
  }
  return { games, missing: game.features.filter((feature) => !seen.has(feature)), broken, longest };
}

type Setup = Parameters<typeof Match.start>[1];

function playWatched(
  game: AnyGame,
  setup: Setup,
  name: string,
  see: (features: readonly string[], events: number) => void,
): void {
  const match = Match.start(game, setup);
  const told = (events: typeof match.opening) =>
    see(
      events.flatMap((event) => {
        const heard = heardBy(event, 'all');
        return heard === null ? [] : game.featuresOf(heard);
      }),
      events.length,
    );
  told(match.opening);
  const bot = makeBot(name, game);
  const luck: RandomState = seededRng(setup.seed, 'bot');
  for (let n = 0; match.state.result === null && n < MOST_ANSWERS; n++) {
    const [seat] = game.asked(match.state);
    if (seat === undefined) return;
    const question = match.question(seat);
    if (question === null) return;
    const { say } = bot.choose(match.view(seat), question, luck);
    const outcome = match.answer(seat, say);
    if (!outcome.ok) return;
    told(outcome.events);
  }
}
