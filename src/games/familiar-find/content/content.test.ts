import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type Fault, LANGUAGES } from '../../../kernel/index.ts';
import { walk } from '../../../kernel/testing/contract/walk.ts';
import { type PackPath, spoiling } from '../../../kernel/testing/spoilt-pack.ts';
import core from '../cards/core.json' with { type: 'json' };
import { factory } from '../game.ts';

const load = (pack: unknown): AnyGame | readonly Fault[] => factory.load(pack);
const { changed, faultsOf } = spoiling(factory);

describe('the core pack', () => {
  const arcane = [...core.ingredients, core.astral, core.abyss, ...core.spells];
  const counted = (marks: readonly ('2+' | '3+' | '4')[]) =>
    arcane.reduce((sum, { copies }) => sum + marks.reduce((n, mark) => n + copies[mark], 0), 0);

  test('FF-1.1 FF-7.2 has 52 cards marked 2+, 16 more marked 3+ and 16 more marked 4', () => {
    expect([counted(['2+']), counted(['2+', '3+']), counted(['2+', '3+', '4'])]).toEqual([52, 68, 84]);
  });

  test('FF-1.2 has Ingredients of five types, Astral and Abyss Essence and Spells', () => {
    expect(core.ingredients.map(({ names }) => names.en).sort()).toEqual(
      ['Dragon Scale', 'Enchanted Wood', 'Pink Lichen', 'Residuum', 'Ruby Dust'].sort(),
    );
    expect([core.astral.names.en, core.abyss.names.en]).toEqual(['Astral Essence', 'Abyss Essence']);
    expect(core.spells.length).toBeGreaterThanOrEqual(8);
  });

  test.each(LANGUAGES)('FF-1.2 prints on each card how many of its kind are in the deck (%s)', (language) => {
    const speech = factory.core.rules.speech[language];
    for (const { id, copies } of arcane) {
      const counts = [copies['2+'], copies['2+'] + copies['3+'], copies['2+'] + copies['3+'] + copies['4']];
      expect(speech?.card(id).text.match(/\d+/g)?.slice(-3)).toEqual(counts.map(String));
    }
  });

  test('FF-7.1 FF-1.4 has ten Familiars and thirteen Locations, no two of them alike', () => {
    const unlike = (list: readonly object[]) => new Set(list.map((item) => JSON.stringify(item))).size;
    expect([core.familiars.length, unlike(core.familiars.map(({ ability }) => ability))]).toEqual([10, 10]);
    expect([core.locations.length, unlike(core.locations.map(({ rule }) => rule))]).toEqual([13, 13]);
    expect(unlike(core.spells.map((spell) => spell.do))).toBe(core.spells.length);
  });

  test('FF-7.1 has a Spell that changes how cards are played and a Familiar that takes from a pile out of reach', () => {
    const words = (effects: readonly object[]) => effects as readonly { do: string; up?: number; down?: number }[];
    const lays = core.spells.flatMap((spell) => words(spell.do)).filter((effect) => effect.do === 'lay');
    expect(lays.some(({ up, down }) => up !== 2 || down !== 1)).toBe(true);
    const powers = core.familiars.flatMap(({ ability }) => ('do' in ability ? words(ability.do) : []));
    expect(powers).toContainEqual({ do: 'collect', from: 'any' });
  });
});

describe('a pack with a fault is refused, and the fault named with its path', () => {
  const spell = (word: string) => core.spells.findIndex((each) => each.do[0]?.do === word);
  const place = (word: string) => core.locations.findIndex(({ rule }) => word in rule);
  const draw = spell('draw');
  const lay = spell('lay');
  const cases: readonly (readonly [what: string, path: PackPath, value: unknown, named: string, says: string])[] = [
    ['not a pack at all', [], 'cards', 'pack', 'must be an object'],
    ['of another game', ['game'], 'chess', 'game', 'expected "familiar-find"'],
    ['with an id of its own making', ['id'], 'Core Pack', 'id', 'must be lower-case'],
    ['without a proper version', ['version'], 'new', 'version', 'must be a version'],
    ['without a licence', ['licence'], undefined, 'licence', 'is missing'],
    ['with four Ingredients', ['ingredients', 4], undefined, 'ingredients', 'exactly 5, not 4'],
    ['with a name missing', ['astral', 'names', 'it'], undefined, 'astral.names.it', 'is missing'],
    ['with less than no copies', ['abyss', 'copies', '2+'], -1, 'abyss.copies.2+', 'from 0 to 30, not -1'],
    ['with half a copy', ['spells', 0, 'copies', '4'], 0.5, 'spells[0].copies.4', 'must be a whole number'],
    [
      'with too great a number',
      ['spells', draw, 'do', 0, 'cards'],
      9,
      `spells[${draw}].do[0].cards`,
      'from 1 to 4, not 9',
    ],
    ['with an unknown word', ['spells', 1, 'do', 0, 'do'], 'explode', 'spells[1].do[0].do', 'must be one of'],
    ['with an unknown part', ['spells', 1, 'price'], 3, 'spells[1]', 'there is no such field: "price"'],
    ['with a Spell that does nothing', ['spells', 1, 'do'], [], 'spells[1].do', '1 to 4 effects, not 0'],
    [
      'with an ability at no moment',
      ['familiars', 0, 'ability', 'when'],
      'never',
      'familiars[0].ability.when',
      'must be one of "start", "taken", "play", "refill"',
    ],
    [
      'with a field that is misspelt',
      ['familiars', 0, 'ability', 'wehn'],
      'start',
      'familiars[0].ability',
      `there is no such field: "wehn"; did you mean 'when'?`,
    ],
    [
      'with a word that is misspelt',
      ['spells', draw, 'do', 0, 'do'],
      'darw',
      `spells[${draw}].do[0].do`,
      "did you mean 'draw'?",
    ],
    ['with three Familiars', ['familiars'], core.familiars.slice(0, 3), 'familiars', '4 to 40, not 3'],
    ['without a Location', ['locations'], [], 'locations', '1 to 40, not 0'],
    [
      'with a rule it cannot have',
      ['locations', place('lay'), 'rule', 'lay'],
      'askew',
      `locations[${place('lay')}].rule.lay`,
      'must be one of "up", "down"',
    ],
    [
      'with one id for two cards',
      ['spells', 1, 'id'],
      'owl',
      'familiars[0].id',
      "'owl' is already the id of spells[1].id",
    ],
    ['that plays no card', ['spells', lay, 'do', 0], { do: 'lay', up: 0, down: 0 }, `spells[${lay}].do[0]`, 'no card'],
  ];
  test.each(cases)('%s', (_what, path, value, named, says) => {
    const faults = faultsOf(changed(path, value));
    expect(faults.map((fault) => fault.path)).toEqual([named]);
    expect(faults[0]?.message).toContain(says);
  });

  test('FF-1.6 with too few cards to deal to four players', () => {
    const scarce = structuredClone(core);
    for (const card of [...scarce.ingredients, scarce.astral, scarce.abyss, ...scarce.spells])
      card.copies = { '2+': 0, '3+': 0, '4': 0 };
    scarce.astral.copies['2+'] = 20;
    expect(faultsOf(scarce)).toEqual([{ path: 'copies', message: expect.stringContaining('only 20 cards') }]);
    scarce.astral.copies['2+'] = 21;
    expect(faultsOf(scarce)).toEqual([]);
  });
});

/** Every place of the pack. */
function pathsIn(tree: unknown, path: PackPath = []): PackPath[] {
  const inner = tree !== null && typeof tree === 'object' ? Object.entries(tree) : [];
  const keyOf = (key: string) => (Array.isArray(tree) ? Number(key) : key);
  return [path, ...inner.flatMap(([key, value]) => pathsIn(value, [...path, keyOf(key)]))];
}

describe('whatever is loaded', () => {
  const named = (faults: readonly Fault[]) =>
    faults.length > 0 && faults.every(({ path, message }) => path !== '' && message !== '');

  test('it is a game or a list of faults, never an error', () => {
    fc.assert(fc.property(fc.anything(), (data) => named(faultsOf(data))));
  });

  test('a pack that is loaded a second time leaves the games of the first in play', () => {
    const setup = { seats: 2, options: {}, seed: 'again', salts: [] };
    const s = factory.core.start(setup);
    const again = load(structuredClone(core)) as AnyGame;
    expect(again.answer(again.start(setup), s.first, 'take centre')).toBeNull();
    expect(factory.core.answer(s, s.first, 'take centre')).toBeNull();
  });

  test('a changed core pack is refused with its faults named, or can be played to the end', () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.integer({ min: -1, max: 12 }), fc.constant(undefined));
    const options = { abilities: true, locations: true, tourism: true };
    fc.assert(
      fc.property(fc.constantFrom(...pathsIn(core)), value, fc.integer({ min: 2, max: 4 }), (path, value, seats) => {
        const loaded = load(changed(path, value));
        if ('rules' in loaded)
          return walk(loaded, { seats, options, seed: 'pack', salts: [] }, []).state.result !== null;
        return named(loaded);
      }),
      { numRuns: 300 },
    );
  });
});
