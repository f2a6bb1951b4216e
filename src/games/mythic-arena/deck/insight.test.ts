import { describe, expect, test } from 'vitest';
import type { AnyGame, Learned } from '../../../kernel/index.ts';
import core from '../cards/core.json' with { type: 'json' };
import learned from '../cards/core.learned.json' with { type: 'json' };
import { type Content, loadContent } from '../content/content.ts';
import { factory } from '../game.ts';
import type { Arena } from '../state/state.ts';
import { insightOf } from './insight.ts';
import { deckFaults } from './legal.ts';

const content = loadContent(core) as Content;
const ids = [...core.pets, ...core.elyth, ...core.runes, ...core.items].map(({ id }) => id);
const bare: Learned = { game: 'mythic-arena', content: content.hash, by: '', games: 0, worth: {}, pairs: [] };
const taught = (worth: Learned['worth'] | null, pairs: Learned['pairs'] = []): AnyGame =>
  factory.taught?.(core, worth === null ? null : { ...bare, worth, pairs }) as AnyGame;

const start = (game: AnyGame, decks: string, seed: string): Arena =>
  game.start({ seats: 2, options: { decks }, seed, salts: [] }) as Arena;
/** What looks best to whoever is asked, of the two who build in secret the first that still builds. */
function best(game: AnyGame, s: Arena): string[] {
  const seat = game.asked(s)[0] as number;
  const judged = (game.question(s, seat)?.legal ?? []).map((say) => {
    const next = game.copy(s);
    game.answer(next, seat, say);
    return { say, value: game.value(next, seat) };
  });
  const most = Math.max(...judged.map(({ value }) => value));
  return judged.filter(({ value }) => value === most).map(({ say }) => say);
}
/** Both decks, each card the best by what its seat goes by. */
function decksOf(gameBySeat: readonly AnyGame[], decks: string, seed: string): string[][] {
  const game = factory.core;
  const s = start(game, decks, seed);
  for (;;) {
    const seat = game.asked(s)[0] as number;
    if (game.question(s, seat)?.ask === 'lead') break;
    expect(game.answer(s, seat, best(gameBySeat[seat] as AnyGame, s)[0] as string)).toBeNull();
  }
  return s.decks.map((deck) => deck.map((card) => content.cards[card] as string));
}
/** A draft in which these have been picked, one after the other. */
function drafting(game: AnyGame, ...cards: readonly string[]): Arena {
  const s = start(game, 'draft', 'x');
  for (const card of cards) expect(game.answer(s, game.asked(s)[0] as number, `pick ${card}`)).toBeNull();
  return s;
}
const pets = core.pets.map(({ id }) => id);
/** Both have their Pets. */
const petsPicked = pets.slice(0, 12);

describe('what was learned of the cards', () => {
  test('is about the pack as it is now, and about every card that a deck can have', () => {
    expect(learned.content).toBe(content.hash);
    expect(Object.keys(learned.worth).sort()).toEqual([...ids].sort());
    expect(learned.by).toMatch(/^grimalkin learn mythic-arena --games \d+ /);
    expect(insightOf(content, learned)).not.toHaveProperty('length');
  });
  test('about another pack, or about cards that are not there, is refused with every fault', () => {
    const wrong = {
      ...bare,
      content: 'other',
      worth: { dragon: 1 },
      pairs: [{ of: 'solace', with: 'sphinx', worth: 1 }],
    };
    expect(insightOf(content, wrong)).toEqual([
      { path: 'content', message: `was learned with the pack other, not ${content.hash}` },
      { path: 'worth.dragon', message: "there is no card 'dragon'" },
      { path: 'pairs[0]', message: "there is no card 'sphinx'" },
    ]);
    expect(factory.taught?.(core, { worth: 3 })).toMatchObject([
      { path: 'content' },
      { path: 'worth' },
      { path: 'pairs' },
    ]);
  });
});

describe('who goes by it', () => {
  test('picks the card that wins most', () => {
    const game = taught({ zephyr: 0.4, solace: 0.2, gloth: -0.3 });
    expect(best(game, drafting(game))).toEqual(['pick zephyr']);
    expect(best(game, drafting(game, 'zephyr'))).toEqual(['pick solace']);
  });
  test('lets an Item wait that the other cannot take away', () => {
    const game = taught({ 'healing-salve': 0.3, 'warding-sigil': 0.2, whetstone: -1 });
    expect(best(game, drafting(game, ...petsPicked))).toEqual(['pick warding-sigil']);
  });
  test('takes what goes together', () => {
    const game = taught({}, [{ of: 'hush', with: 'spring-jade', worth: 0.5 }]);
    expect(best(game, drafting(game, ...petsPicked, 'hush', 'cinder-shard'))).toEqual(['pick spring-jade']);
  });
  test.each(['draft', 'constructed'])('has a legal deck (%s), even of cards that it thinks little of', (decks) => {
    const worst = taught(Object.fromEntries(ids.map((id) => [id, -1])));
    for (const contestants of [
      [factory.core, factory.core],
      [worst, taught(null)],
    ])
      for (const deck of decksOf(contestants, decks, 'legal')) expect(deckFaults(content, deck)).toEqual([]);
  });
  test('builds the deck of the cards that win most', () => {
    const best = [...pets.slice(3, 9), ...core.runes.map(({ id }) => id), ...core.items.map(({ id }) => id)];
    const game = taught(Object.fromEntries(best.map((id) => [id, 0.1])));
    const [deck] = decksOf([game, taught(null)], 'constructed', 'best');
    expect([...(deck as string[])].sort()).toEqual([...best].sort());
  });
  test('leaves differences that are below what was measured to chance', () => {
    const game = taught({ zephyr: 0.31, solace: 0.3 });
    expect(best(game, drafting(game)).sort()).toEqual(['pick solace', 'pick zephyr']);
  });
});

test('a pack of which nothing was learned is judged by the looks of its cards', () => {
  const other = factory.load({ ...core, version: core.version + 1 }) as AnyGame;
  const formula = factory.taught?.({ ...core, version: core.version + 1 }, null) as AnyGame;
  const s = start(other, 'draft', 'looks') as Arena;
  const seat = other.asked(s)[0] as number;
  for (const say of other.question(s, seat)?.legal ?? []) {
    const next = other.copy(s);
    other.answer(next, seat, say);
    expect(other.value(next, seat)).toBe(formula.value(next, seat));
  }
});
