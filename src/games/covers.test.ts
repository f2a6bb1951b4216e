import { expect, test } from 'vitest';
import { covers } from './covers.ts';
import { games } from './index.ts';

test.each(Object.entries(covers))('the lid of %s says who can play and whether they do so together', (name, cover) => {
  const seating = games[name]?.core.seating;
  expect(cover.seats).toEqual(seating?.seats);
  expect(cover.together ?? false).toBe(seating?.together ?? false);
});
