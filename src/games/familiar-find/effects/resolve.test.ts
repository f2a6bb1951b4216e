import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../kernel/index.ts';
import core from '../cards/core.json' with { type: 'json' };
import type { Effect } from '../content/vocabulary.ts';
import { factory } from '../game.ts';

/** Words and kinds that no card of the core pack has, but a stranger's may: the first Spell does them. */
function casting(effects: readonly Effect[], collections: readonly object[]) {
  const pack = structuredClone(core) as unknown as { spells: { do: readonly Effect[] }[] };
  (pack.spells[0] as { do: readonly Effect[] }).do = effects;
  const game = factory.load(pack) as AnyGame;
  const spell = core.spells[0]?.id as string;
  const s = game.position({ step: 'spells', spells: [spell], collections }, 4, {});
  game.advance(s);
  game.answer(s, 0, `cast ${spell}`);
  const question = game.question(s, 0);
  const say = (words: string) => game.answer(s, 0, words);
  return { question, barred: game.barred(s, 0), say, ask: () => game.question(s, 0)?.ask };
}
const all = { 'ruby-dust': 1, 'astral-essence': 1, 'abyss-essence': 1 };
const KINDS = [
  ['any', ['ruby-dust', 'astral-essence', 'abyss-essence']],
  ['ingredient', ['ruby-dust']],
  ['essence', ['astral-essence', 'abyss-essence']],
  ['astral', ['astral-essence']],
  ['abyss', ['abyss-essence']],
] as const;

describe.each(KINDS)('FF-2.4 a Spell for cards of the kind “%s”', (what, cards) => {
  const others = Object.keys(all).filter((card) => !(cards as readonly string[]).includes(card));
  const bar = { rule: 'FF-2.4', why: 'not-that-kind', with: { what } };

  test('discards only those', () => {
    const { question, barred } = casting([{ do: 'discard', what }], [all]);
    expect(question?.legal).toEqual(cards.map((card) => `discard ${card}`));
    expect(barred).toEqual(others.map((card) => ({ say: `discard ${card}`, bar })));
  });

  test('gives only those', () => {
    const { question, barred } = casting([{ do: 'give', what }], [all]);
    const to = (card: string) => ['player-2', 'player-3', 'player-4'].map((player) => `give ${card} ${player}`);
    expect(question?.legal).toEqual(cards.flatMap(to));
    expect(barred).toEqual(others.flatMap(to).map((say) => ({ say, bar })));
  });

  test('takes only those', () => {
    const { question, barred } = casting([{ do: 'steal', what }], [{}, all]);
    expect(question?.legal).toEqual(cards.map((card) => `steal player-2 ${card}`));
    expect(barred).toEqual(others.map((card) => ({ say: `steal player-2 ${card}`, bar })));
  });

  test('swaps only those, one for one', () => {
    const { question, barred } = casting([{ do: 'trade', what }], [all, all]);
    const pairs = cards.flatMap((own) => cards.map((other) => `trade ${own} player-2 ${other}`));
    expect(question?.legal).toEqual(pairs);
    expect(barred).toHaveLength(9 - pairs.length);
    for (const { bar: found } of barred) expect(found).toEqual(bar);
  });
});

test('FF-2.4 an effect that may be declined can be passed, and the next one follows', () => {
  const { question, say, ask } = casting(
    [
      { do: 'discard', what: 'abyss', may: true },
      { do: 'give', what: 'any' },
    ],
    [all],
  );
  expect(question?.legal).toEqual(['discard abyss-essence', 'pass']);
  expect(say('pass')).toBeNull();
  expect(ask()).toBe('give');
});

/** The first player's Familiar has this ability. */
function withAbility(ability: object): AnyGame {
  const [first, ...others] = core.familiars;
  return factory.load({ ...core, familiars: [{ ...first, ability }, ...others] }) as AnyGame;
}
const firstFamiliar = core.familiars[0]?.id as string;

describe.each(['play', 'refill'])('FF-6.12 FF-5.4 a Spell that an ability collects later (%s)', (when) => {
  const game = withAbility({ when, do: [{ do: 'collect', from: 'reach' }] });
  const s = game.position(
    {
      step: when,
      familiars: [firstFamiliar],
      piles: { centre: ['ruby-dust', 'banishment'], 'side-1': [{ card: 'residuum', down: 1 }] },
      collections: [{ 'ruby-dust': 1 }],
      location: 'crypt',
      locations: ['mire'],
    },
    2,
    { abilities: true, locations: true, tourism: true },
  );
  game.advance(s);

  test('resolves at once, and takes nobody to a new Location', () => {
    expect(game.answer(s, 0, 'use')).toBeNull();
    expect(game.answer(s, 0, 'collect centre')).toBeNull();
    expect(game.question(s, 0)).toMatchObject({ ask: 'cast', legal: ['cast banishment'] });
    expect(game.answer(s, 0, 'cast banishment')).toBeNull();
    expect(game.answer(s, 0, 'discard ruby-dust')).toBeNull();
    expect(game.question(s, when === 'play' ? 0 : 1)?.ask).toBe(when === 'play' ? 'play' : 'scavenge');
  });
});

test('FF-6.9 a Familiar with a hand of six lets the fifth and the sixth card be drawn one by one', () => {
  const game = withAbility({ always: { hand: 6 } });
  const s = game.position({ step: 'refill', familiars: [firstFamiliar] }, 2, { abilities: true });
  game.advance(s);
  expect(game.question(s, 0)?.with).toMatchObject({ hand: 4 });
  expect(game.answer(s, 0, 'draw')).toBeNull();
  expect(game.question(s, 0)?.with).toMatchObject({ hand: 5 });
  expect(game.answer(s, 0, 'draw')).toBeNull();
  expect(game.asked(s)).toEqual([1]);
});

test('FF-3.6 an ability to play everything face down hides the whole final action', () => {
  const game = withAbility({ when: 'play', do: [{ do: 'lay', up: 0, down: 3 }] });
  const sparse = { step: 'check', familiars: [firstFamiliar], collections: [{ 'abyss-essence': 3 }] };
  const s = game.position(sparse, 4, { abilities: true });
  game.advance(s);
  expect(game.answer(s, 0, 'use')).toBeNull();
  expect(game.question(s, 0)?.with).toMatchObject({ up: 0, down: 4 });
});

test('FF-3.6 before a final action only an ability that says how cards are played can be used', () => {
  const game = withAbility({ when: 'play', do: [{ do: 'draw', cards: 1 }] });
  const sparse = { step: 'check', familiars: [firstFamiliar], collections: [{ 'abyss-essence': 3 }] };
  const s = game.position(sparse, 4, { abilities: true });
  game.advance(s);
  expect(game.question(s, 0)?.ask).toBe('play');
});

describe('FF-6.9 an ability to draw a card after refilling and discard one', () => {
  const effects: readonly Effect[] = [
    { do: 'draw', cards: 1 },
    { do: 'drop', cards: 1 },
  ];
  const deck = ['ruby-dust', 'residuum', 'pink-lichen', 'abyss-essence'];

  /** The first player has one card and refills from so many cards of the deck. */
  function refilling(cards: number) {
    const game = withAbility({ when: 'refill', do: effects });
    const sparse = {
      step: 'refill',
      familiars: [firstFamiliar],
      hands: [['dragon-scale']],
      deck: deck.slice(0, cards),
    };
    const s = game.position(sparse, 2, { abilities: true });
    game.advance(s);
    const say = (words: string) => game.answer(s, 0, words);
    return { asked: game.asked(s), legal: () => game.question(s, 0)?.legal, say };
  }

  test('is asked for once the hand is full', () => {
    const { asked, legal, say } = refilling(4);
    expect([asked, legal()]).toEqual([[0], ['use', 'pass']]);
    expect(say('use')).toBeNull();
    expect(legal()).toEqual(['dragon-scale', ...deck].map((card) => `drop ${card}`));
  });

  test('is not asked for when there is no card left to draw', () => {
    expect(refilling(3).asked).toEqual([1]);
  });
});
