import { describe, expect, test } from 'vitest';
import type { Fault } from '../../kernel/index.ts';
import type { PackObject } from '../pack-data.ts';
import { type AppliedExtension, applyExtension } from './apply.ts';
import { extensionIn } from './extension.ts';

const names = (en: string) => ({ en, it: en, fr: en, es: en, de: en });
const base = {
  game: 'toy',
  id: 'core',
  sun: { id: 'sun', names: names('Sun'), power: 3 },
  spells: [
    { id: 'fog', names: names('Fog'), cost: 1, do: [{ do: 'hide' }] },
    { id: 'hail', names: names('Hail'), cost: 2, rare: true, do: [{ do: 'harm', amount: 2 }] },
  ],
  pets: [
    {
      id: 'owl',
      powers: [
        { id: 'hoot', damage: 1 },
        { id: 'peck', damage: 2 },
      ],
    },
  ],
  schools: { east: [{ id: 'dawn' }], west: [{ id: 'dusk' }] },
  rooms: { red: [{ do: 'burn' }] },
};

function applied(parts: object): AppliedExtension | readonly Fault[] {
  const extension = extensionIn({ game: 'toy', id: 'mine', ...parts } as PackObject);
  return 'length' in extension ? extension : applyExtension(extension, base);
}
const made = (parts: object) => (applied(parts) as AppliedExtension).pack as typeof base;
const faults = (parts: object) =>
  (applied(parts) as readonly Fault[]).map(({ path, message }) => `${path}: ${message}`);

describe('a pack that extends another', () => {
  test('adds cards at the end of their lists, and is called by its own name', () => {
    const pack = made({ add: { spells: [{ id: 'dew' }], schools: { west: [{ id: 'night' }] } } });
    expect(pack.spells.map(({ id }) => id)).toEqual(['fog', 'hail', 'dew']);
    expect(pack.schools).toEqual({ east: [{ id: 'dawn' }], west: [{ id: 'dusk' }, { id: 'night' }] });
    expect(pack.id).toBe('mine');
  });

  test('puts another card in the place of one, wherever that stands', () => {
    const pack = made({ replace: { fog: { id: 'mist', cost: 0 }, peck: { damage: 9 }, sun: { power: 1 } } });
    expect(pack.spells[0]).toEqual({ id: 'mist', cost: 0 });
    expect(pack.pets[0]?.powers[1]).toEqual({ id: 'peck', damage: 9 });
    expect(pack.sun).toEqual({ id: 'sun', power: 1 });
  });

  test('changes numbers, takes fields away by null, and leaves the rest as it is', () => {
    const pack = made({ change: { hail: { cost: 4, rare: null, names: { de: 'Hagel' } }, hoot: { damage: 5 } } });
    expect(pack.spells[1]).toEqual({
      ...base.spells[1],
      cost: 4,
      rare: undefined,
      names: { ...names('Hail'), de: 'Hagel' },
    });
    expect(Object.hasOwn(pack.spells[1] as object, 'rare')).toBe(false);
    expect(pack.pets[0]?.powers).toEqual([
      { id: 'hoot', damage: 5 },
      { id: 'peck', damage: 2 },
    ]);
  });

  test('changes by its name in the pack what has no id', () => {
    expect(made({ change: { rooms: { red: [{ do: 'glow' }] } } }).rooms).toEqual({ red: [{ do: 'glow' }] });
  });

  test('leaves cards out', () => {
    const pack = made({ remove: ['fog', 'hoot'] });
    expect(pack.spells.map(({ id }) => id)).toEqual(['hail']);
    expect(pack.pets[0]?.powers.map(({ id }) => id)).toEqual(['peck']);
  });

  test('leaves the pack that it extends as it was', () => {
    const before = structuredClone(base);
    made({ remove: ['fog'], change: { hail: { cost: 9 } }, replace: { dawn: {} }, add: { pets: [{ id: 'bat' }] } });
    expect(base).toEqual(before);
  });

  test('comes to the same whatever the order in which it says so', () => {
    const change = { hail: { cost: 9 }, owl: { speed: 1 }, hoot: { damage: 3 } };
    const turned = Object.fromEntries(Object.entries(change).reverse());
    expect(made({ change: turned, remove: ['peck', 'fog'] })).toEqual(made({ remove: ['fog', 'peck'], change }));
  });

  test('knows where each part of it stands in its file', () => {
    const { pack, origins } = applied({
      add: { spells: [{ id: 'dew', copies: { '4': 1 } }] },
      replace: { dusk: { id: 'eve' } },
      change: { hoot: { damage: 5 } },
    }) as AppliedExtension;
    expect(origins.pathOf(pack, 'spells[2].copies.4')).toBe('add.spells[0].copies.4');
    expect(origins.pathOf(pack, 'schools.west[0].names.en')).toBe('replace.dusk.names.en');
    expect(origins.pathOf(pack, 'pets[0].powers[0].damage')).toBe('change.hoot.damage');
    expect(origins.pathOf(pack, 'pets[0].powers[1].damage')).toBeNull();
  });
});

describe('what cannot be done is refused:', () => {
  test.each<[string, object, string]>([
    ['a card that is not there', { remove: ['fgo'] }, "remove[0]: core has no card 'fgo'; did you mean 'fog'?"],
    ['a field of every object', { change: { constructor: {} } }, "change.constructor: core has no card 'constructor'"],
    ['a list that is not there', { add: { spels: [{}] } }, "add.spels: is no list of cards; did you mean 'spells'?"],
    ['a card where there is a list', { add: { spells: { id: 'dew' } } }, 'add.spells: must be a list of cards'],
    ['a list where there is a card', { add: { sun: [{}] } }, 'add.sun: is no list of cards'],
    ['a card that the game must have', { remove: ['sun'] }, "remove[0]: 'sun' cannot be left out: use 'replace'"],
    [
      'two things done to one card',
      { change: { fog: {} }, remove: ['fog'] },
      "remove[0]: 'fog' stands in change.fog too",
    ],
    ['another id', { change: { fog: { id: 'mist' } } }, "change.fog.id: must stay as it is: use 'replace'"],
    [
      'what is lost',
      { change: { hoot: { damage: 1 }, owl: { powers: [] } } },
      'change.hoot: comes to nothing: what it stands on is replaced or left out',
    ],
    ['what is lost with its card', { change: { hoot: {} }, remove: ['owl'] }, 'change.hoot: comes to nothing'],
    [
      'an id that is taken',
      { add: { pets: [{ powers: [{ id: 'fog' }] }] } },
      "add.pets[0].powers[0].id: 'fog' is already",
    ],
    ['no object', { change: { fog: 3 } }, 'change.fog: must be an object'],
    ['no list of ids', { remove: 'fog' }, 'remove: must be a list of ids'],
    ['no lists to add to', { add: [] }, 'add: must be an object of lists of cards'],
    ['cards beside', { extends: 'core', spells: [] }, 'spells: there is no such field; cards of a pack that extends'],
    ['a misspelt part', { extends: 'core', chnage: {} }, "chnage: there is no such field; did you mean 'change'?"],
    ['no such base', { extends: { pack: '../core' } }, 'extends: must be the id of a pack'],
    ['no hash', { extends: { pack: 'core', hash: 'abc' } }, 'extends: must be the id of a pack'],
  ])('%s', (_what, parts, says) => {
    expect(faults(parts)).toEqual([expect.stringContaining(says)]);
  });
});
