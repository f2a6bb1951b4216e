import { expect, test } from 'vitest';
import { addressOf, seatIn, viewerIn, wantedMomentIn } from './address.ts';

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');
const shown = { place: 't', id: 'x', at: 12, viewer: 1, plain: false, turning: null } as const;
const opening = { opened: { only: null, seats: 3 }, you: 0 };

test('what an address says is shown again: the moment, the viewer, and the turning points that lie open', () => {
  expect(addressOf(shown)).toBe('/replay/t/x?at=12&eyes=1');
  const search = searchOf(addressOf({ ...shown, plain: true, turning: '2' }));
  expect(wantedMomentIn(search)).toEqual({ at: 12, heard: null });
  expect(viewerIn(search, opening)).toBe(1);
  expect(search.has('plain')).toBe(true);
  expect(seatIn(search.get('turning'), 3)).toBe(2);
  // Where all play together there is no seat to name.
  const together = searchOf(addressOf({ ...shown, turning: '' }));
  expect(together.get('turning')).toBe('');
  expect(seatIn(together.get('turning'), 3)).toBe(null);
});

test('who comes for the turning points comes from the end of the game, and not to the deal', () => {
  expect(wantedMomentIn(searchOf('/replay/t/x?turning')).at).toBeGreaterThan(100_000);
  expect(wantedMomentIn(searchOf('/replay/t/x?at=0&turning')).at).toBe(0);
  expect(wantedMomentIn(searchOf('/replay/t/x')).at).toBe(0);
});

test('all seats at once and a spectator have words of their own; without one it is the own seat, or all', () => {
  for (const viewer of ['all', null, 0, 2] as const)
    expect(viewerIn(searchOf(addressOf({ ...shown, viewer })), { ...opening, you: 1 })).toBe(viewer);
  expect(addressOf({ ...shown, viewer: null })).toContain('eyes=none');
  expect(viewerIn(searchOf('/replay/t/x'), { ...opening, you: 1 })).toBe(1);
  expect(viewerIn(searchOf('/replay/t/x'), { ...opening, you: null })).toBe('all');
});

test('an address that means nothing shows what one may see', () => {
  for (const viewer of ['7', '3', '1.5', '']) expect(viewerIn(searchOf(`?eyes=${viewer}`), opening)).toBe(0);
  expect(viewerIn(searchOf('?eyes=2'), { ...opening, opened: { only: 1, seats: 3 } })).toBe(1);
  expect(wantedMomentIn(searchOf('?at=-3&heard=x'))).toEqual({ at: 0, heard: 0 });
});
