import { type AnyGame, type Question, type State, seededRng } from '../../../kernel/index.ts';
import { Search } from '../search.ts';

/** What a search thinks at the first question. */
export function searched(game: AnyGame, iterations: number, { seats = 2, luck = 'x' } = {}) {
  const s: State = game.start({ seats, options: {}, seed: 'search', salts: [] });
  const question = game.question(s, game.asked(s)[0] as number) as Question;
  const search = new Search(game, game.view(s, question.seat), question, seededRng(luck), iterations);
  search.run(iterations);
  return search;
}
export const worths = (search: Search) => Object.fromEntries(search.verdicts.map(({ say, worth }) => [say, worth]));
