import { expect, test } from 'vitest';
import { games } from '../../../../../games/index.ts';
import { type ArenaTable, faceFactory } from '../../../../../games/mythic-arena/face.ts';
import { type AnyGame, Match, type View } from '../../../../../kernel/index.ts';
import { advisedPick, missingFrom, usualMix } from './draft-advice.ts';
import { deckStats, poolOf, sizesOf } from './pool.ts';

const face = faceFactory.core;
const [pool, sizes] = [poolOf(face), sizesOf(face)];
const advisor = { pool, sizes, starters: face.starters };

test('the usual mix is a whole deck, and that of a starter deck if there is only one', () => {
  const mix = usualMix(advisor);
  expect(mix.pet).toBe(sizes.pets);
  expect(mix.elyth + mix.rune + mix.item).toBe(sizes.others);
  for (const starter of face.starters)
    expect(usualMix({ ...advisor, starters: [starter] })).toEqual(deckStats(pool, starter.cards).kinds);
});

test('without starter decks the mix is that of all cards', () => {
  const mix = usualMix({ ...advisor, starters: [] });
  expect(mix.elyth + mix.rune + mix.item).toBe(sizes.others);
  expect(Math.min(mix.elyth, mix.rune, mix.item)).toBeGreaterThan(0);
});

test('what a deck lacks gets less with each card, and never less than nothing', () => {
  const mix = usualMix(advisor);
  expect(missingFrom(mix, pool, [])).toEqual(mix);
  const runes = pool.filter(({ kind }) => kind === 'rune').map(({ id }) => id);
  expect(missingFrom(mix, pool, runes.slice(0, 1))).toEqual({ ...mix, rune: mix.rune - 1 });
  expect(missingFrom(mix, pool, runes)).toEqual({ ...mix, rune: 0 });
});

test('two who follow the advice draft two legal decks of nearly the usual mix', () => {
  const rules = games['mythic-arena']?.core as AnyGame;
  const match = Match.start(rules, { seats: 2, options: { decks: 'draft' }, seed: 'advice', salts: [] });
  const decks = () => (match.view('all') as View<ArenaTable>).table.players.map(({ deck }) => deck ?? []);
  for (;;) {
    const seat = match.view('all').asked[0] as number;
    const question = match.question(seat);
    if (question?.ask !== 'pick') break;
    const isLegal = (card: string) => question.legal.includes(`pick ${card}`);
    match.answer(seat, `pick ${advisedPick(advisor, decks()[seat] as string[], isLegal)}`);
  }
  for (const deck of decks()) {
    expect(face.deckFaults(deck)).toEqual([]);
    const missing = missingFrom(usualMix(advisor), pool, deck);
    expect(missing.elyth + missing.rune + missing.item).toBeLessThanOrEqual(2);
  }
});

test('nothing is advised where nothing can be picked', () => {
  expect(advisedPick(advisor, [], () => false)).toBeNull();
});
