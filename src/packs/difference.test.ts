import { describe, expect, test } from 'vitest';
import { packDifference } from './difference.ts';

const pack = {
  id: 'core',
  rooms: { red: [{ do: 'burn', amount: 1 }] },
  pets: [
    { id: 'owl', speed: 3, tags: ['bird', 'wise'], powers: [{ id: 'hoot', damage: 1 }] },
    { id: 'bat', speed: 4, powers: [] },
  ],
};
const owl = pack.pets[0] as object;

describe('the difference of two packs', () => {
  test('is none between a pack and itself, and says where only the order is another', () => {
    expect(packDifference(pack, structuredClone(pack))).toEqual({ fields: [], cards: [], reordered: false });
    const turned = { ...pack, pets: [...pack.pets].reverse() };
    expect(packDifference(pack, turned)).toEqual({ fields: [], cards: [], reordered: true });
  });

  test('names cards that are new, gone, or changed, each by itself', () => {
    const other = {
      ...pack,
      pets: [{ ...owl, speed: 5, powers: [{ id: 'hoot', damage: 2 }, { id: 'peck' }], tags: ['bird'] }],
    };
    expect(packDifference(pack, other).cards).toEqual([
      {
        ...{ kind: 'changed', id: 'owl', path: 'pets[0]' },
        fields: [
          { path: 'speed', before: 3, after: 5 },
          { path: 'tags', before: ['bird', 'wise'], after: ['bird'] },
        ],
      },
      {
        ...{ kind: 'changed', id: 'hoot', path: 'pets[0].powers[0]' },
        fields: [{ path: 'damage', before: 1, after: 2 }],
      },
      { kind: 'added', id: 'peck', path: 'pets[0].powers[1]', fields: [] },
      { kind: 'removed', id: 'bat', path: 'pets[1]', fields: [] },
    ]);
  });

  test('names what is no card by its place', () => {
    const other = { ...pack, id: 'mine', rooms: { red: [{ do: 'burn', amount: 2 }, { do: 'glow' }] } };
    expect(packDifference(pack, other).fields).toEqual([
      { path: 'id', before: 'core', after: 'mine' },
      { path: 'rooms.red[0].amount', before: 1, after: 2 },
      { path: 'rooms.red[1].do', before: undefined, after: 'glow' },
    ]);
  });
});
