import { describe, expect, test } from 'vitest';
import { duel } from '../testing/games/duel.ts';
import { liarsDice } from '../testing/games/liars-dice.ts';
import { gameFactory, packGameFactory } from './game-factory.ts';

test('a game without packs refuses them', () => {
  const { name, core, pack, load } = gameFactory(duel);
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
    const factory = packGameFactory(packing);
    expect(factory).toMatchObject({ name: 'dice', core: liarsDice, pack: 'core' });
    expect(factory.load('other')).toBe(duel);
    expect(factory.load(null)).toBe(none);
    expect('taught' in factory).toBe(false);
  });

  test('is taught what was learned of a pack without faults', () => {
    const unfit = [{ path: 'content', message: 'is another' }];
    const factory = packGameFactory({
      ...packing,
      taught: (content, learned) => (learned === content.hash ? duel : unfit),
    });
    expect(factory.taught?.('other', 'other')).toBe(duel);
    expect(factory.taught?.('other', 'core')).toBe(unfit);
    expect(factory.taught?.(null, 'core')).toBe(none);
  });

  test('with faults in its own pack is none', () => {
    expect(() => packGameFactory({ ...packing, core: null }).core).toThrow(
      'the core pack of dice is faulty: pack is missing',
    );
  });

  test('reads its own pack once, when it is first asked for', () => {
    let reads = 0;
    const content = (pack: unknown) => {
      reads++;
      return packing.content(pack);
    };
    const factory = packGameFactory({ ...packing, content });
    const released = factory.released('first');
    expect(reads).toBe(0);
    expect(released.core).toBe(released.core);
    expect(factory.core).toBe(factory.core);
    expect(reads).toBe(1);
  });
});
