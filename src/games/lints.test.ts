import { expect, test } from 'vitest';
import type { GameFactory } from '../kernel/index.ts';
import { type PackPath, spoiling } from '../kernel/testing/spoilt-pack.ts';
import { factory as blackRose } from './black-rose/game.ts';
import { factory as familiarFind } from './familiar-find/game.ts';
import { factory as familiarsAndFoes } from './familiars-and-foes/game.ts';
import { factory as mythicArena } from './mythic-arena/game.ts';

/** What is allowed in packs but hardly meant: an example of each for each game that looks for it. */

type Tree = Record<string, unknown>;

/** Lints of a game’s own cards with something else at some places. */
function lints(factory: GameFactory, ...changes: readonly (readonly [PackPath, unknown])[]): string[] {
  const { faultsOf } = spoiling(factory);
  const pack = changes.reduce(
    (made, [path, value]) => spoiling({ ...factory, pack: made }).changed(path, value),
    factory.pack,
  );
  expect(faultsOf(pack)).toEqual([]);
  return (factory.packLints?.(pack) ?? []).map(
    ({ lint, path, card, other, word }) =>
      `${lint} ${path} ${card}${other === undefined ? '' : ` ${other.card}`}${word === undefined ? '' : ` ${word}`}`,
  );
}
const cardsIn = (factory: GameFactory, list: string): Tree[] =>
  (factory.pack as Record<string, Tree[]>)[list] as Tree[];
const at = (factory: GameFactory, list: string, id: string) =>
  cardsIn(factory, list).findIndex((card) => card.id === id);

test.each([familiarFind, mythicArena, familiarsAndFoes, blackRose])(
  'the own cards of $name are all meant',
  (factory) => {
    expect(factory.packLints?.(factory.pack)).toEqual([]);
  },
);

test('A Familiar Find: cards that are in no deck, and abilities that change nothing', () => {
  const find = (path: PackPath, value: unknown) => lints(familiarFind, [path, value]);
  expect(find(['spells', 0, 'copies'], { '2+': 0, '3+': 0, '4': 0 })).toEqual(['absent spells[0].copies banishment']);
  expect(find(['familiars', 0, 'ability'], { always: { hand: 4, spare: true } })).toEqual([
    'usual familiars[0].ability.always.hand owl hand',
  ]);
  expect(find(['familiars', 0, 'ability'], { when: 'refill', do: [{ do: 'lay', up: 2, down: 0 }] })).toEqual([
    'late familiars[0].ability.do[0] owl lay',
  ]);
  expect(find(['locations', 0, 'rule'], { leave: true, cap: 1 })).toEqual([
    'contradiction locations[0].rule glasshouse',
  ]);
});

test('A Familiar Find: a Spell that draws less than another, and one that does the same', () => {
  const n = at(familiarFind, 'spells', 'banishment');
  const draw = (cards: number) => lints(familiarFind, [['spells', n, 'do'], [{ do: 'draw', cards }]]);
  expect(draw(1)).toEqual([`dominated spells[${n}] banishment inspiration`]);
  expect(draw(2)).toEqual(['alike spells[2] inspiration banishment']);
  expect(draw(3)).toEqual([`dominated spells[2] inspiration banishment`]);
  expect(lints(familiarFind, [['spells', n, 'do'], [{ do: 'drop', cards: 3 }]])).toEqual([
    `dominated spells[${n}] banishment heavy-purse`,
  ]);
});

test('Mythic Arena: conditions that exclude each other, and what nothing brings about', () => {
  const gives = (ability: unknown) => lints(mythicArena, [['elyth', 0, 'gives'], [ability]]);
  const path = 'elyth[0].gives[0]';
  expect(gives({ grants: { hit: 1 }, if: { atMost: 40, above: 40 } })).toEqual([
    `contradiction ${path}.if topaz-health-gem`,
  ]);
  expect(gives({ grants: { hit: 1, damage: 10 }, most: 2 })).toEqual([`uncounted ${path}.most topaz-health-gem each`]);
  expect(gives({ when: 'hits', do: [{ do: 'status', status: 'stun', counters: 2, to: 'target' }] })).toEqual([
    `uncounted ${path}.do[0].counters topaz-health-gem stun`,
  ]);
  const fearless = JSON.parse(JSON.stringify(mythicArena.pack).replaceAll('"status":"fear"', '"status":"stun"'));
  const { packLints } = mythicArena;
  const found = packLints?.(
    spoiling({ ...mythicArena, pack: fearless }).changed(['elyth', 0, 'gives'], [{ immune: ['fear'] }]),
  );
  expect(found).toContainEqual({
    lint: 'unsourced',
    path: 'elyth[0].gives[0].immune',
    card: 'topaz-health-gem',
    word: 'fear',
  });
});

test('Mythic Arena: tokens that nobody summons, and cards that others outdo', () => {
  const token = { ...(cardsIn(mythicArena, 'tokens')[0] as Tree), id: 'dora' };
  const [power] = (token as Tree).battle as [Tree];
  const battle = [{ ...power, id: 'nibble' }];
  expect(lints(mythicArena, [['tokens', 1], { ...token, battle }])).toEqual(['absent tokens[1] dora']);
  const pet = cardsIn(mythicArena, 'pets')[0] as Tree;
  const twin = JSON.parse(JSON.stringify(pet).replace(/"id":"/g, '"id":"twin-'));
  const number = cardsIn(mythicArena, 'pets').length;
  expect(lints(mythicArena, [['pets', number], { ...twin, health: 130, speed: 90 }])).toEqual([
    'dominated pets[0] solace twin-solace',
  ]);
  expect(lints(mythicArena, [['pets', number], { ...twin, health: 130, speed: 70 }])).toEqual([]);
  const collar = at(mythicArena, 'elyth', 'leaden-collar');
  expect(lints(mythicArena, [['elyth', 0], { ...(cardsIn(mythicArena, 'elyth')[collar] as Tree), id: 'x' }])).toEqual([
    `alike elyth[${collar}] leaden-collar x`,
  ]);
});

test('Familiars and Foes: spells that nobody can pay, bands that change nothing, and Artifacts that others outdo', () => {
  const foes = (path: PackPath, value: unknown) => lints(familiarsAndFoes, [path, value]);
  expect(foes(['mats', 0, 'advanced', 1, 'cost'], 12)).toEqual(['dear mats[0].advanced[1].cost starblazer']);
  expect(
    foes(
      ['foes', 0, 'roll'],
      [
        { from: 1, hit: 1 },
        { from: 10, hit: 1 },
      ],
    ),
  ).toEqual([expect.stringMatching(/^usual foes\[0\]\.roll\[1\] /)]);
  const heal = (amount: number) => ({ target: 'familiar', do: [{ do: 'heal', amount, to: 'target' }] });
  const [first, second] = cardsIn(familiarsAndFoes, 'artifacts').map(({ id, names }) => ({ id, names }));
  expect(
    lints(
      familiarsAndFoes,
      [['artifacts', 0], { ...first, ...heal(13) }],
      [['artifacts', 1], { ...second, ...heal(14) }],
    ),
  ).toEqual([`dominated artifacts[0] ${first?.id} ${second?.id}`]);
});

test('Black Rose: Rooms that activate themselves, breeds that there are not, and spells that others outdo', () => {
  expect(lints(blackRose, [['effects', 'grey'], [{ do: 'room', again: true }]])).toEqual([
    'endless effects.grey[0] grey room',
  ]);
  const vertigo = ((blackRose.pack as { spells: { illusion: Tree[] } }).spells.illusion as Tree[]).findIndex(
    ({ id }) => id === 'vertigo',
  );
  const path = ['spells', 'illusion', vertigo] as const;
  const evocations = cardsIn(blackRose, 'evocations').map((card) => ({ ...card, breed: 'undead' }));
  expect(
    lints(
      blackRose,
      [['evocations'], evocations],
      [[...path, 'a'], { kind: 'combat', do: [{ do: 'rouse', count: 1, breed: 'demon' }] }],
    ),
  ).toContain(`unsourced spells.illusion[${vertigo}].a.do[0].breed vertigo demon`);
  const worse = { ...(cardsIn(blackRose, 'quests')[0] as Tree), id: 'errand', worth: 4 };
  const [{ id }] = cardsIn(blackRose, 'quests') as [{ id: string }];
  expect(lints(blackRose, [['quests', cardsIn(blackRose, 'quests').length], worse])).toContain(
    `dominated quests[0] ${id} errand`,
  );
});
