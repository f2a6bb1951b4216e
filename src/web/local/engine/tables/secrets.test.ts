import { expect, test } from 'vitest';
import type { FindTable } from '../../../../games/familiar-find/face.ts';
import type { AnyGame, NumberedQuestion, RandomState, View, Viewer } from '../../../../kernel/index.ts';
import { testPage } from '../../testing/fake-browser.ts';
import { create, FIND, play, sit } from '../../testing/playing.ts';
import { find } from '../../testing/records.ts';

/** A view from which a world was imagined: whose it is, and whose hands lie open in it. */
interface Given {
  readonly viewer: Viewer;
  readonly hands: readonly number[];
}
/** The game, and all that is imagined in it. */
function overheard(): { readonly game: AnyGame; readonly given: Given[] } {
  const given: Given[] = [];
  const game = Object.assign(Object.create(Object.getPrototypeOf(find)), find) as AnyGame;
  const redeal = (view: View, rng: RandomState) => {
    const { players } = view.table as FindTable;
    given.push({ viewer: view.viewer, hands: players.flatMap(({ hand }, seat) => (hand === null ? [] : [seat])) });
    return find.redeal(view, rng);
  };
  Object.defineProperty(game, 'redeal', { value: redeal });
  return { game, given };
}

test('neither bots in this page nor its coach are shown more than their seat may see', async () => {
  const { game, given } = overheard();
  const thinks = (seat: number) => given.some(({ viewer }) => viewer === seat);
  const honest = () => given.every(({ viewer, hands }) => hands.length === 1 && hands[0] === viewer);
  const at = testPage(undefined, { more: [game] });
  const id = create(at, [null, 'greedy', 'greedy'], {}, FIND);
  let shown = await sit(at, id);
  while (!thinks(1) || !thinks(2)) shown = await play(at, id, shown, 1);
  expect(thinks(0)).toBe(false);
  expect(honest()).toBe(true);

  given.length = 0;
  const going = at.tables.coach(id, (shown.question as NumberedQuestion).number);
  // A first look is enough: with the game the coach stops.
  expect(thinks(0)).toBe(true);
  at.tables.resign(id);
  await at.rest();
  await going;
  expect(honest()).toBe(true);
});
