import { describe, expect, test } from 'vitest';
import { type AnyGame, LANGUAGES } from '../../../kernel/index.ts';
import { spoiling } from '../../../kernel/testing/spoilt-pack.ts';
import core from '../cards/core.json' with { type: 'json' };
import { factory } from '../game.ts';
import type { Pack } from './vocabulary.ts';

const pack = core as unknown as Pack;
const { changed, faultsOf } = spoiling(factory);

describe('the core pack', () => {
  test('BR-2.5 has eighteen spells of six schools, four personal and four Forgotten ones', () => {
    expect(Object.values(pack.spells).map((spells) => spells.length)).toEqual([3, 3, 3, 3, 3, 3]);
    expect([pack.mages.length, pack.forgotten.length]).toEqual([4, 4]);
  });

  test('BR-2.5 has spells of every kind, and Traps for every occasion', () => {
    const all = JSON.stringify(core);
    for (const kind of ['combat', 'contingency', 'trap', 'protection']) expect(all).toContain(`"kind":"${kind}"`);
    for (const when of ['enters', 'defeated', 'targeted', 'quest']) expect(all).toContain(`"when":"${when}"`);
    for (const is of ['ward', 'cancel', 'divert']) expect(all).toContain(`"is":"${is}"`);
  });

  test('BR-1.18 has four packs of three Familiars, no two with the same gift', () => {
    const familiars = pack.packs.flatMap((each) => each.familiars);
    expect(pack.packs.map(({ id, colour }) => [id, colour])).toEqual([
      ['cerberus', 'grey'],
      ['draco', 'red'],
      ['griffin', 'yellow'],
      ['hydra', 'green'],
    ]);
    expect(familiars.map(({ id }) => id)).toEqual([
      ...['polpetta', 'muso', 'argo'],
      ...['drogon', 'smaug', 'ashardalon'],
      ...['kierobecco', 'polly', 'teeroy'],
      ...['miamat', 'lerna', 'yocca'],
    ]);
    expect(new Set(familiars.map(({ hunting }) => hunting.is)).size).toBe(12);
  });

  test('BR-2.8 has three kinds of Evocation, limited in number', () => {
    expect(pack.evocations.map(({ id, count }) => [id, count])).toEqual([
      ['skeleton', 6],
      ['imp', 4],
      ['golem', 3],
    ]);
  });

  test('has quests for every colour, and no two sides, Familiars or events alike', () => {
    const colours = pack.quests.flatMap(({ goal }) => (goal.is === 'rooms' ? [goal.colour] : []));
    expect(new Set(colours).size).toBe(6);
    const schools = Object.values(pack.spells).flat();
    const spells = schools.map(({ a, b }) => JSON.stringify([a, b]));
    expect(new Set(spells).size).toBe(spells.length);
  });
});

describe('every card has a text in every language, made from what it does', () => {
  const familiars = pack.packs.flatMap((each) => each.familiars);
  const ids = [
    ...Object.values(pack.spells).flatMap((spells) => spells.map(({ id }) => id)),
    ...pack.mages.flatMap(({ id, spell }) => [id, spell.id]),
    ...pack.forgotten.map(({ id }) => id),
    ...Object.values(pack.rooms).flatMap((rooms) => rooms.map(({ id }) => id)),
    ...[pack.throne.id, pack.rose.id],
    ...pack.packs.map(({ room }) => room.id),
    ...familiars.flatMap(({ id, action }) => [id, action.id]),
    ...[...pack.evocations, ...pack.events, ...pack.quests].map(({ id }) => id),
  ];

  test.each(LANGUAGES)('%s', (language) => {
    for (const id of ids) {
      const { name, text } = factory.core.speech[language].card(id);
      expect(name, id).not.toBe('');
      expect(text, id).toMatch(/^\p{Lu}.*\.$/u);
      expect(text, id).not.toMatch(/[{}|]|undefined|null|'/);
      if (language !== 'en') expect(text, id).not.toBe(factory.core.speech.en.card(id).text);
    }
  });

  test('as it does more, it says more', () => {
    const path = ['spells', 'destruction', 0, 'a', 'do', 0, 'amount'];
    const loaded = factory.load(changed(path, 5)) as AnyGame;
    expect(loaded.speech.en.card('cinder-lash').text).toContain('5 damage to a Model within 1');
  });
});

describe('a pack is refused with the path of each fault:', () => {
  test.each<[string, unknown, string, RegExp]>([
    [
      'too much damage',
      changed(['spells', 'destruction', 0, 'a', 'do', 0, 'amount'], 9),
      'spells.destruction[0].a.do[0].amount',
      /must be/,
    ],
    [
      'an effect that does not exist',
      changed(['effects', 'red', 0, 'do'], 'win'),
      'effects.red[0].do',
      /must be one of/,
    ],
    [
      'an Evocation that does not exist',
      changed(['effects', 'grey', 0, 'evocation'], 'ghost'),
      'effects.grey[0].evocation',
      /no Evocation 'ghost'/,
    ],
    [
      'two cards with one id',
      changed(['forgotten', 0, 'id'], 'vertigo'),
      'forgotten[0].id',
      /already the id of spells\.illusion\[2\]\.id/,
    ],
    ['a school with two spells', changed(['spells', 'illusion', 2]), 'spells.illusion', /exactly 3/],
    ['a name that is missing', changed(['mages', 1, 'names', 'de']), 'mages[1].names.de', /is missing/],
    ['a field that does not exist', changed(['rose', 'colour'], 'red'), 'rose', /no such field/],
    [
      'a Trap that would have to ask',
      changed(['spells', 'necromancy', 2, 'a', 'do', 0, 'range'], 2),
      'spells.necromancy[2].a.do[0].range',
      /must be 0/,
    ],
    [
      'a Trap without a culprit',
      changed(['spells', 'conspiracy', 0, 'b', 'do', 0], { do: 'retaliate', amount: 1 }),
      'spells.conspiracy[0].b.do[0].do',
      /did harm/,
    ],
    [
      'a push without a target',
      changed(['spells', 'illusion', 2, 'a', 'do'], [{ do: 'push', of: 'target' }]),
      'spells.illusion[2].a.do[0].of',
      /chooses a target/,
    ],
    [
      'more discards than draws',
      changed(['spells', 'divination', 0, 'a', 'do', 0, 'discard'], 3),
      'spells.divination[0].a.do[0].discard',
      /more than/,
    ],
    [
      'two packs of one colour',
      changed(['packs', 1, 'colour'], 'grey'),
      'packs[1].colour',
      /already the colour of packs\[0\]/,
    ],
    ['a purple pack', changed(['packs', 1, 'colour'], 'purple'), 'packs[1].colour', /Throne/],
    [
      'a Familiar Action that summons nothing',
      changed(['packs', 0, 'familiars', 0, 'action', 'do'], [{ do: 'summon', evocation: 'x' }]),
      'packs[0].familiars[0].action.do[0].evocation',
      /no Evocation/,
    ],
    ['another game', changed(['game'], 'chess'), 'game', /must be|Invalid/],
  ])('%s', (_what, raw, path, message) => {
    const found = faultsOf(raw);
    expect(found.map((fault) => fault.path)).toContain(path);
    expect(found.find((fault) => fault.path === path)?.message).toMatch(message);
  });

  test('something that is no pack at all', () => {
    expect(faultsOf(null)[0]?.path).toBe('pack');
  });
});
