import { expect, test } from 'vitest';
import type { Zone } from '../../../kernel/index.ts';
import { zoneFlights } from './zone-flights.ts';

/** `pile: ruby ? wood*2`; a question mark is a back, a number alone is a count. */
const zone = (text: string): Zone => {
  const [id, list = ''] = text.split(': ');
  const words = list.split(' ').filter((word) => word !== '');
  if (/^\d+$/.test(words[0] ?? '')) return { id: id as string, seat: null, cards: [], count: Number(words[0]) };
  const cards = words.map((word) => {
    const [card, count] = word.split('*');
    return { card: card === '?' ? null : (card as string), ...(count !== undefined && { count: Number(count) }) };
  });
  return { id: id as string, seat: null, cards };
};
const between = (before: string[], now: string[]) => zoneFlights(before.map(zone), now.map(zone));

test('a card that lies elsewhere now has travelled there', () => {
  expect(between(['hand: ruby wood', 'pile: moss'], ['hand: wood', 'pile: moss ruby'])).toEqual([
    { card: 'ruby', from: 'hand', to: 'pile' },
  ]);
});

test('cards that are counted travel one by one', () => {
  const moved = between(['pile: ruby ruby', 'collection: ruby'], ['pile:', 'collection: ruby*3']);
  expect(moved).toEqual([
    { card: 'ruby', from: 'pile', to: 'collection' },
    { card: 'ruby', from: 'pile', to: 'collection' },
  ]);
});

test('a back that becomes a card, or a card a back, turns over on the way', () => {
  expect(between(['hand: ? ?', 'pile:'], ['hand: ?', 'pile: ruby'])).toEqual([
    { card: 'ruby', from: 'hand', to: 'pile', turns: true },
  ]);
  expect(between(['deck: 9', 'hand: wood'], ['deck: 8', 'hand: wood ruby'])).toEqual([
    { card: 'ruby', from: 'deck', to: 'hand', turns: true },
  ]);
});

test('backs travel as backs', () => {
  expect(between(['deck: 9', 'hand: ?'], ['deck: 7', 'hand: ? ? ?'])).toEqual([
    { card: null, from: 'deck', to: 'hand' },
    { card: null, from: 'deck', to: 'hand' },
  ]);
});

test('what is turned over where it lies does not travel', () => {
  expect(between(['pile: ? moss', 'deck: 3'], ['pile: ruby moss', 'deck: 3'])).toEqual([]);
});

test('what comes from nowhere stays where it is, and a whole new table is not watched', () => {
  expect(between(['pile:'], ['pile: ruby'])).toEqual([]);
  const many = Array.from({ length: 20 }, (_, i) => `card-${i}`).join(' ');
  expect(between([`a: ${many}`, 'b:'], ['a:', `b: ${many}`])).toEqual([]);
});
