import { expect, test } from 'vitest';
import { makeBot } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import type { GameFactory } from '../../kernel/index.ts';
import { playOne } from '../play-one.ts';
import { GameObserver } from './game-observer.ts';
import { Subjects } from './subjects.ts';

/** The ids of a kind that a seat had, and that it used, in some games of random answers. */
function observed(name: string, kind: string, options = {}) {
  const { core, pack } = games[name] as GameFactory;
  const subjects = new Subjects(core, pack);
  const bots = ['random', 'random'].map((bot) => makeBot(bot, core));
  return Array.from({ length: 6 }, (_, n) => {
    const observer = new GameObserver(core, subjects, 2);
    playOne(core, { seats: 2, options, seed: `observed ${n}`, salts: [] }, bots, { observer });
    const of = (sets: readonly ReadonlySet<number>[]) =>
      sets.map((set) => [...set].filter((each) => subjects.at(each).kind === kind).length);
    return { seen: of(observer.seen), played: of(observer.played) };
  });
}
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test('a quest was had by whoever drew it, not only by whoever solved it', () => {
  const all = observed('black-rose', 'quests');
  expect(sum(all.flatMap(({ seen }) => seen))).toBeGreaterThan(sum(all.flatMap(({ played }) => played)));
  for (const { seen } of all) expect(Math.min(...seen)).toBeGreaterThan(0);
});

test('a power was had by whoever has its Pet, also of one that never came to fight', () => {
  // Five Pets of two powers or more.
  for (const { seen } of observed('mythic-arena', 'pets.battle', { decks: 'dealt' }))
    expect(Math.min(...seen)).toBeGreaterThan(7);
});
