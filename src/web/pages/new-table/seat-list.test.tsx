import { afterAll, expect, test, vi } from 'vitest';
import { en } from '../../generated/en.ts';
import { againstBots, type KnownGame, newForm } from '../start/table-form.ts';
import { written } from '../testing/written.tsx';

// What a page of a browser has.
vi.stubGlobal('location', { origin: 'http://cat.example' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
afterAll(() => void vi.unstubAllGlobals());
const { SeatList } = await import('./seat-list.tsx');

const rated: KnownGame = {
  ...{ name: 'tiny', seats: { min: 2, max: 4 }, bots: ['cat'], options: [] },
  ratings: { 2: { cat: { rating: 1612, error: 29, games: 40 } } },
};
const chairs = (info: KnownGame, seats: (string | null)[]): string =>
  written(
    <SeatList
      {...{ info, alone: false, shared: false }}
      setup={{ ...newForm(info, undefined, 'friends'), seats }}
      change={() => {}}
    />,
  );

test('where bots sit and have ratings, one can read what a rating means', () => {
  const { title } = en.shell.ratingMeans;
  const bots = againstBots({ seats: 2, bot: 'cat' });
  expect(chairs(rated, bots)).toContain(title);
  expect(chairs(rated, [null, null])).not.toContain(title);
  expect(chairs({ ...rated, ratings: {} }, bots)).not.toContain(title);
});
