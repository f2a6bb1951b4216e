import { describe, expect, test } from 'vitest';
import { spoiling } from '../../../kernel/testing/spoilt-pack.ts';
import core from '../cards/core.json' with { type: 'json' };
import { factory } from '../game.ts';
import { type Effect, ELEMENTS, type Pack } from './vocabulary.ts';

const pack = core as unknown as Pack;
const { changed, faultsOf } = spoiling(factory);
const mat = (id: string) => pack.mats.find((each) => each.id === id) as Pack['mats'][number];
const effectsIn = (of: unknown): Effect['do'][] => [
  ...new Set([...JSON.stringify(of).matchAll(/"do":"(\w+)"/g)].map(([, word]) => word as Effect['do'])),
];

describe('the core pack', () => {
  test('FO-1.2 has five Familiars with their elements, witches and wizards, and toads', () => {
    expect(pack.mats.map(({ names, element, helper, toad }) => [names.en, element, helper.witch, toad])).toEqual([
      ['Nutterson III', 'aether', 'Akasha', 'Astro'],
      ['Jinxie', 'fire', 'Ember', 'Spike'],
      ['Mimsy', 'water', 'Sirena', 'Droplet'],
      ['Figgitch', 'earth', 'Terra', 'Bailiwick'],
      ['Piddy Paw', 'air', 'Mistral', 'Zephyr'],
    ]);
  });

  test('FO-9.1 has Piddy Paw as the book has it', () => {
    const { physical, simple, strong, elemental, healing, eye, ability, element } = mat('piddy-paw');
    expect(physical.roll).toEqual([
      { from: 1, backfire: 1 },
      { from: 6, hit: 2 },
      { from: 17, critical: 4 },
    ]);
    const missesTo = (from: number, hit: number) => [{ from: 1 }, { from, hit }];
    expect([simple.cost, simple.roll]).toEqual([1, missesTo(3, 1)]);
    expect([strong.names.en, strong.cost, strong.roll]).toEqual(['Whirligig', 3, missesTo(9, 4)]);
    expect([elemental.cost, elemental.roll, element]).toEqual([2, missesTo(5, 4), 'air']);
    expect([healing.names.en, healing.gives, eye.names.en, eye.gives]).toEqual(['Healing Paw', 1, 'Magic Eye', 2]);
    expect([ability.names.en, ability.when, ability.do]).toEqual(['Winds of Change', ['rolled'], [{ do: 'reroll' }]]);
  });

  test.each([2, 3, 4, 5])(
    'FO-9.5 has Foes with more HP on average the higher their level, for %i Familiars',
    (familiars) => {
      const [first, second, third] = [1, 2, 3].map((wanted) => {
        const hp = pack.foes
          .filter(({ level }) => level === wanted)
          .map(({ health }) => health[familiars - 2] as number);
        return hp.reduce((sum, each) => sum + each, 0) / hp.length;
      }) as [number, number, number];
      expect(second).toBeGreaterThan(first);
      expect(third).toBeGreaterThan(second);
    },
  );

  test('FO-10.16 has no Foe whose HP fall with more Familiars', () => {
    for (const { id, health } of pack.foes) expect([id, health]).toEqual([id, [...health].sort((a, b) => a - b)]);
  });

  test('FO-10.14 calls the simple spell by its printed name, and tells beside it whose toad comes', () => {
    for (const { simple, toad } of pack.mats) {
      expect(simple.names.en).toBe('Summon the Toad!');
      for (const { card } of Object.values(factory.core.speech)) expect(card(simple.id).text).toContain(toad);
    }
  });

  test('FO-10.15 has an ability and a reward that exclude a Ballyhoo, and say so', () => {
    const { card } = factory.core.speech.en;
    expect(effectsIn(mat('jinxie').ability)).toContain('solo');
    for (const id of ['encore', 'cinder-pup']) expect(card(id).text).toContain('no Ballyhoo follows');
  });

  test('FO-2.5 lets three attacks be finished in the next wave, and says so on them', () => {
    const { card } = factory.core.speech.en;
    const parted = [...pack.mats.flatMap(({ advanced }) => advanced), ...pack.artifacts];
    const finished = parted.filter(({ nextWave }) => nextWave).map(({ id }) => id);
    expect(finished).toEqual(['time-spiral', 'whirlwind', 'magic-seeds']);
    for (const id of finished) expect(card(id).text).toContain('finished in the next');
  });

  test('FO-9.2 has Blowing Kisses', () => {
    const { names, cost, roll } = mat('piddy-paw').helper;
    expect([names.en, cost]).toEqual(['Blowing Kisses', 2]);
    const kiss = { do: 'boost', what: 'roll', amount: 4, to: 'target', for: 'next' };
    expect(roll).toEqual([{ from: 1 }, { from: 4, do: [kiss] }]);
  });

  test('FO-9.3 FO-5.2 has the names to keep, and abilities that fit their moment', () => {
    const names = pack.mats.flatMap(({ advanced }) => advanced.map((spell) => spell.names.en));
    expect([...names, pack.revive.names.en]).toEqual(
      expect.arrayContaining(['Supernova', 'Starblazer', 'Time Spiral', 'Revive', 'Whirlwind']),
    );
    expect(pack.artifacts.map((artifact) => artifact.names.en)).toContain('Magic Seeds');
    expect(effectsIn(mat('nutterson').ability)).toEqual(['reflect']);
    expect(effectsIn(mat('mimsy').ability)).toEqual(['heal']);
    const moments = Object.fromEntries(pack.mats.map(({ id, ability }) => [id, ability.when]));
    expect(moments).toEqual({
      nutterson: ['foeRoll'],
      jinxie: ['roll'],
      mimsy: undefined,
      figgitch: ['roll'],
      'piddy-paw': ['rolled'],
    });
  });

  test('FO-9.4 has Nutterson III’s scroll, three attacks on each, some at several Foes', () => {
    const spells = Object.fromEntries(
      mat('nutterson').advanced.map(({ id, cost, roll }) => [id, [cost, roll[1]?.from]]),
    );
    expect(spells).toEqual({ supernova: [4, 17], starblazer: [2, 5], 'time-spiral': [2, 12] });
    expect(mat('piddy-paw').advanced.map(({ id }) => id)).toContain('whirlwind');
    for (const { advanced } of pack.mats) {
      expect(advanced).toHaveLength(3);
      expect(advanced.some(({ target, parts }) => target === 'foes' || (parts ?? 1) > 1)).toBe(true);
    }
  });

  test('FO-9.5 has 25 Foes, five of each element, 8, 8 and 9 by level, and 15 Artifacts', () => {
    const count = (key: 'element' | 'level', value: unknown) => pack.foes.filter((foe) => foe[key] === value).length;
    expect(ELEMENTS.map((element) => count('element', element))).toEqual([5, 5, 5, 5, 5]);
    expect([1, 2, 3].map((level) => count('level', level))).toEqual([8, 8, 9]);
    expect(pack.artifacts).toHaveLength(15);
    expect(pack.foes.filter(({ ability }) => ability !== undefined).length).toBeGreaterThan(12);
    expect(effectsIn(pack.foes.map(({ roll }) => roll)).sort()).toEqual(['drain', 'forbid', 'mend']);
    expect(pack.foes.some(({ roll }) => roll.some(({ backfire }) => backfire !== undefined))).toBe(true);
    expect(effectsIn(pack.mats)).toEqual(expect.arrayContaining(['treasure', 'luck']));
    expect(effectsIn([pack.artifacts, pack.foes])).toEqual(expect.arrayContaining(['luck', 'artifact']));
  });
});

describe('a pack is refused', () => {
  const attack = { id: 'x', names: pack.revive.names, target: 'none', do: [{ do: 'reflect' }] };
  test.each<[string, unknown, string, string]>([
    ['with an id used twice', changed(['foes', 0, 'id'], 'mimsy'), 'foes[0].id', 'already the id of'],
    ['with a word of answers as an id', changed(['foes', 0, 'id'], 'all'), 'foes[0].id', 'means something else'],
    [
      'with an effect at the wrong moment',
      changed(['artifacts', 0], attack),
      'artifacts[0].do[0].do',
      'the moment foeRoll',
    ],
    [
      'with an effect that is for Foes',
      changed(['artifacts', 0, 'do', 0], { do: 'drain', amount: 1 }),
      'artifacts[0].do[0].do',
      'is for the charts of Foes',
    ],
    [
      'with a Foe that helps Familiars',
      changed(['foes', 0, 'roll', 0, 'do'], [{ do: 'cleanse' }]),
      'foes[0].roll[0].do[0].do',
      'is not for the charts of Foes',
    ],
    ['without a target', changed(['artifacts', 0, 'target'], 'familiar'), 'artifacts[0].do[0].do', 'needs a Foe'],
    [
      'with parts that are not aimed',
      changed(['mats', 0, 'advanced', 0, 'parts'], 2),
      'mats[0].advanced[0].parts',
      'aimed',
    ],
    [
      'with what may be finished later and has no parts',
      changed(['mats', 0, 'advanced', 0, 'nextWave'], true),
      'mats[0].advanced[0].nextWave',
      'has parts',
    ],
    ['with an element missing', changed(['mats', 0, 'element'], 'fire'), 'mats', 'one of each element'],
    ['with too few Foes of a level', changed(['foes', 16, 'level'], 1), 'foes', 'has 8 of level 3'],
    ['with a chart that has a gap', changed(['foes', 0, 'roll', 0, 'from'], 2), 'foes[0].roll', 'must begin with 1'],
  ])('%s', (_what, raw, path, message) => {
    expect(faultsOf(raw)).toContainEqual({ path, message: expect.stringContaining(message) });
  });
});
