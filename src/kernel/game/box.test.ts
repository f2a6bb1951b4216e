import { describe, expect, test } from 'vitest';
import { duel } from '../testing/games/duel.ts';
import { liarsDice } from '../testing/games/liars-dice.ts';
import { boxed, boxedWithPacks } from './box.ts';

test('a game without packs refuses them', () => {
  const { name, core, pack, load } = boxed(duel);
  expect({ name, core, pack }).toEqual({ name: duel.name, core: duel, pack: null });
  expect(load({})).toEqual([{ path: 'pack', message: 'duel takes no packs' }]);
});

describe('a game with packs', () => {
  const none = [{ path: 'pack', message: 'is missing' }];
  const packing = {
    name: 'dice',
    core: 'core',
    content: (pack: unknown) => (pack === null ? none : { hash: String(pack) }),
    game: ({ hash }: { hash: string }) => (hash === 'core' ? liarsDice : duel),
  };

  test('is ready with its own pack, and loads others or names their faults', () => {
    const box = boxedWithPacks(packing);
    expect(box).toMatchObject({ name: 'dice', core: liarsDice, pack: 'core' });
    expect(box.load('other')).toBe(duel);
    expect(box.load(null)).toBe(none);
    expect('taught' in box).toBe(false);
  });

  test('is taught what was learned of a pack without faults', () => {
    const unfit = [{ path: 'content', message: 'is another' }];
    const box = boxedWithPacks({ ...packing, taught: (content, learned) => (learned === content.hash ? duel : unfit) });
    expect(box.taught?.('other', 'other')).toBe(duel);
    expect(box.taught?.('other', 'core')).toBe(unfit);
    expect(box.taught?.(null, 'core')).toBe(none);
  });

  test('with faults in its own pack is none', () => {
    expect(() => boxedWithPacks({ ...packing, core: null })).toThrow(
      'the core pack of dice is faulty: pack is missing',
    );
  });
});
