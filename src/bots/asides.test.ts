import { describe, expect, test } from 'vitest';
import { Match, type NumberedQuestion, type Seat, seededRng } from '../kernel/index.ts';
import { ascent } from '../kernel/testing/games/ascent.ts';
import { type BotQuestion, botNames, makeBot, Search } from './index.ts';

/** Two climbers with these flasks and rations; seat 0 is asked to climb. */
function at(flasks: (number | null)[], rations = [1, 1]) {
  const state = ascent.position({ flasks, rations }, 2, {});
  if ('length' in state) throw new Error('bad position');
  ascent.advance(state);
  return Match.at(ascent, state);
}
const asked = (match: ReturnType<typeof at>, seat: Seat): BotQuestion => ({
  ...(match.question(seat) as NumberedQuestion),
  asides: match.asides(seat)?.legal ?? [],
});

describe('a bot that is asked', () => {
  test('gives the aside first that pays later: who eats climbs further', () => {
    const match = at([null, null]);
    const choice = makeBot('search-400', ascent).choose(match.view(0), asked(match, 0), seededRng('x'));
    expect(choice).toMatchObject({ say: 'eat', aside: true });
    match.aside(0, 'eat');
    expect(makeBot('search-400', ascent).choose(match.view(0), asked(match, 0), seededRng('x')).say).toBe('climb 3');
  });

  test('gives one that pays at once though it looks but one step ahead', () => {
    const match = at([0, null]);
    const choice = makeBot('greedy', ascent).choose(match.view(0), asked(match, 0), seededRng('x'));
    expect(choice).toEqual({ say: 'drink luck', why: null, aside: true });
  });

  test.each(['greedy', 'cat', 'search-100'])('as %s keeps what gains nothing, unless luck deceives it', (name) => {
    const match = at([null, null], [0, 0]);
    expect(asked(match, 0).asides).toEqual(['whistle']);
    const bot = makeBot(name, ascent);
    const chosen = Array.from({ length: 12 }, (_, n) => bot.choose(match.view(0), asked(match, 0), seededRng(`${n}`)));
    expect(chosen.filter(({ aside }) => aside).length).toBeLessThan(3);
  });

  test('gives none where none is offered to it', () => {
    const match = at([0, 0]);
    const { asides: _asides, ...question } = asked(match, 0);
    for (const name of [...botNames, 'search-50']) {
      const choice = makeBot(name, ascent).choose(match.view(0), question, seededRng('x'));
      expect(question.legal).toContain(choice.say);
      expect(choice.aside).toBeUndefined();
    }
  });

  test.each([...botNames, 'search-20'])('plays a whole game as %s, and each aside is legal', (name) => {
    const match = Match.start(ascent, { seats: 3, options: {}, seed: name, salts: [] });
    const bot = makeBot(name, ascent);
    const rng = seededRng(name);
    for (let n = 0; match.state.result === null; n++) {
      expect(n).toBeLessThan(100);
      const seat = ascent.asked(match.state)[0] as Seat;
      const { say, aside } = bot.choose(match.view(seat), asked(match, seat), rng);
      expect(match.give({ seat, say, at: 0, ...(aside && { aside }) }).ok).toBe(true);
    }
  });
});

test('a search compares asides with answers, and thinks of them later on', () => {
  const match = at([null, null]);
  const search = new Search(ascent, match.view(0), asked(match, 0), seededRng('x'), 200);
  search.run(200);
  const says = search.verdicts.map(({ say, aside }) => [say, aside === true]);
  expect(says).toContainEqual(['eat', true]);
  expect(says).toContainEqual(['climb 2', false]);
  expect(search.verdicts.reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
});
