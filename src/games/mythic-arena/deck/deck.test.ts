import { expect, test } from 'vitest';
import { Match } from '../../../kernel/index.ts';
import core from '../cards/core.json' with { type: 'json' };
import { type Content, loadContent } from '../content/content.ts';
import { factory } from '../game.ts';
import type { Arena } from '../state/state.ts';
import { deckFaults } from './legal.ts';

const content = loadContent(core) as Content;
const pets = core.pets.map(({ id }) => id);
const others = [...core.elyth, ...core.runes, ...core.items].map(({ id }) => id);
const legal = [...pets.slice(0, 6), ...others.slice(0, 15)];

test('MA-1.1 six Pets and fifteen other cards, each once, are a legal deck', () => {
  expect(deckFaults(content, legal)).toEqual([]);
});

test('MA-1.7 an illegal deck is refused with every fault', () => {
  const deck = [...pets.slice(0, 4), 'charlie', 'dragon', 'topaz-health-gem', ...others.slice(0, 12)];
  expect(deckFaults(content, deck).map(({ path, message, bar }) => [path, bar?.rule, message])).toEqual([
    ['deck[4]', 'MA-1.3', "'charlie' is a token and in no deck"],
    ['deck[5]', 'MA-1.7', "there is no card 'dragon'"],
    ['deck[7]', 'MA-1.2', "'topaz-health-gem' is already in the deck"],
    ['deck', 'MA-1.1', 'has 19 cards, not 21'],
    ['deck', 'MA-1.1', 'has 4 Pets, not 6'],
  ]);
});

test('MA-1.8 dealt decks are legal, and each is the work of chance', () => {
  const dealt = (seed: string) => {
    const match = Match.start(factory.core, { seats: 2, options: { decks: 'dealt' }, seed, salts: [] });
    return (match.state as Arena).decks.map((deck) => deck.map((card) => content.cards[card] as string));
  };
  const decks = [...dealt('one'), ...dealt('two')];
  for (const deck of decks) expect(deckFaults(content, deck)).toEqual([]);
  expect(new Set(decks.map((deck) => [...deck].sort().join())).size).toBe(decks.length);
});
