import { describe, expect, test } from 'vitest';
import { answers, OfferList, type Offers } from './answers.ts';

const cards = ['moth', 'newt'];
const piles = ['pile-1', 'pile-2', 'pile-3'];
const play = answers('play', ['card', cards], ['pile', piles], ['way', ['up', 'down']]);
const pass = answers('pass');

describe('an answer', () => {
  test('is a line of words with its parts as numbers', () => {
    expect(play.of(1, 2, 0)).toEqual({ verb: 'play', words: 'play newt pile-3 up', card: 1, pile: 2, way: 0 });
    expect(pass.of()).toEqual({ verb: 'pass', words: 'pass' });
  });

  test('is one object for all who name it', () => {
    expect(play.of(0, 1, 1)).toBe(play.of(0, 1, 1));
    expect(play.read(['moth', 'pile-2', 'down'])).toBe(play.of(0, 1, 1));
  });

  test('is read from the words that it is written with, each of a set once', () => {
    const all = cards.flatMap((_, card) => piles.flatMap((_, pile) => [0, 1].map((way) => play.of(card, pile, way))));
    expect(new Set(all).size).toBe(12);
    for (const answer of all) expect(play.read(answer.words.split(' ').slice(1))).toBe(answer);
  });

  test('cannot be changed', () => {
    expect(Object.isFrozen(play.of(0, 0, 0))).toBe(true);
  });
});

test.each([
  [['moth', 'pile-2']],
  [['moth', 'pile-2', 'down', 'down']],
  [['moth', 'pile-4', 'down']],
  [['pile-2', 'moth', 'down']],
  [['', '', '']],
  [['constructor', '__proto__', 'toString']],
  [[]],
])('words that spell no answer are read as none: %j', (words) => {
  expect(play.read(words)).toBeNull();
});

test('an answer with a part that does not exist is a fault of the rules', () => {
  expect(() => play.of(0, 1, 2)).toThrow("answer 'play': way 2 does not exist");
  expect(() => play.of(0, 3, 0)).toThrow("answer 'play': pile 3 does not exist");
  expect(() => play.of(2, 0, 0)).toThrow("answer 'play': card 2 does not exist");
  expect(() => play.of(0, 0, -1)).toThrow("answer 'play': way -1 does not exist");
});

test('an answer has at most four parts', () => {
  const part = (name: string) => [name, ['x']] as const;
  expect(() => answers('do', part('a'), part('b'), part('c'), part('d'), part('e'))).toThrow('at most four parts');
});

test.each([
  [['moth', 'newt', 'moth'], "card 'moth'"],
  [['moth', 'red newt'], "card 'red newt'"],
  [['moth', ''], "card ''"],
  [['moth', 'newt\n'], "card 'newt\n'"],
])('the values of a part are single words, each once: not %j', (values, odd) => {
  expect(() => answers('play', ['card', values])).toThrow(`answers 'play': ${odd} must be one word, and only once`);
});

describe('offers', () => {
  const fill = (offers: Offers) => {
    offers.may(play.of(0, 0, 0));
    offers.bar(play.of(0, 1, 0), 'X-1', 'too-far', { reach: 1 });
    offers.bar(pass.of(), 'X-2', 'must');
    offers.may(play.of(0, 2, 0));
  };

  test('list the legal answers in the order of the rules', () => {
    const offers = new OfferList();
    fill(offers);
    expect(offers.legal()).toEqual([play.of(0, 0, 0), play.of(0, 2, 0)]);
    expect(offers.has(play.of(0, 2, 0))).toBe(true);
    expect(offers.has(play.of(0, 1, 0))).toBe(false);
  });

  test('keep the barred ones with rule, key and numbers only for who asks why', () => {
    const offers = new OfferList();
    fill(offers);
    expect([offers.why, offers.barred]).toEqual([false, null]);
    const reasons = new OfferList(true);
    fill(reasons);
    expect(reasons.why).toBe(true);
    expect(reasons.barred).toEqual([
      { answer: play.of(0, 1, 0), bar: { rule: 'X-1', why: 'too-far', with: { reach: 1 } } },
      { answer: pass.of(), bar: { rule: 'X-2', why: 'must' } },
    ]);
  });

  test('can be used again: of what was offered before nothing counts', () => {
    const offers = new OfferList(true);
    fill(offers);
    offers.clear();
    offers.may(pass.of());
    expect(offers.legal()).toEqual([pass.of()]);
    expect(offers.has(play.of(0, 2, 0))).toBe(false);
    expect(offers.barred).toEqual([]);
  });
});
