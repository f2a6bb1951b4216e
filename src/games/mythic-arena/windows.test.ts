import { expect, test } from 'vitest';
import { below, Match, type Seat, seededRng } from '../../kernel/index.ts';
import { factory } from './game.ts';

const { core: game } = factory;

/** Windows in which there was nothing to do but pass, by what was asked, as they were met in a few games. */
function bareWindows(games: number): Set<string> {
  const met = new Set<string>();
  for (let n = 0; n < games; n++) {
    const match = Match.start(game, { seats: 2, options: { decks: 'dealt' }, seed: `windows ${n}`, salts: [] });
    const luck = seededRng(`windows ${n}`);
    while (match.state.result === null) {
      const seat = match.view(null).asked[0] as Seat;
      const question = match.question(seat);
      const legal = question?.legal ?? [];
      if (question?.hidden && legal.length === 1 && legal[0] === question.pass) met.add(question.ask);
      match.answer(seat, legal[below(luck, legal.length)] as string);
    }
  }
  return met;
}

test('who has nothing to play is asked all the same: no window answers itself', () => {
  expect([...bareWindows(5)].sort()).toEqual(['pet', 'rune']);
});
