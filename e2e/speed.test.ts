import { describe, expect, test } from 'vitest';
import type { ArenaTable } from '../src/games/mythic-arena/face.ts';
import { leastExcess } from '../src/server/testing/tries.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { harness } from './support/harness.ts';
import { delays, markWords } from './support/page/trace.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import { Player } from './support/player.ts';

const at = harness('speed');
/**
 * Milliseconds from the server's word to the picture, on a processor that is four times slower. Wanted are 100, which a
 * quiet machine keeps; what a busy one adds is not wholly known, so that the bound is wider.
 */
const BOUND = 160;
/** The slowest of ten may take that many times as long. */
const SELDOM = 1.5;

/** Two people sit down to this game: how many times as long as allowed it takes until Ada sees what her moves did. */
async function excess(table: object, isUnderWay: (ada: Visitor, id: string) => boolean): Promise<number> {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const underWay = async (): Promise<string> => {
    const id = await startTable([ada, basil], table);
    await playOn([ada, basil], id, () => isUnderWay(ada, id));
    return isUnderWay(ada, id) ? id : underWay();
  };
  // No window goes by by itself: every answer is a touch of hers.
  const visitor = await at.visit({ size: 'phone', touch: true, moving: true, settings: { windows: 'always' } });
  await enter(visitor, ada);
  const { page } = visitor;
  await markWords(page);
  const player = new Player(page);

  // To look at the page all the time would slow it down.
  player.looks = 250;
  const words: number[] = [];
  const burdens: number[] = [];
  let id = '';
  while (words.length < 12) {
    if (id === '') {
      id = await underWay();
      await page.goto(`/t/${id}`);
    }
    // Basil answers without a page; his moves are not counted, for they are shown one after another.
    let isAsked = false;
    const standing = player.awaited().finally(() => {
      isAsked = true;
    });
    await Promise.race([standing, playOn([basil], id, () => isAsked)]);
    if ((await standing) === 'over') {
      id = '';
      continue;
    }
    const shown = await delays(at.browser, page, () => player.playWhileAsked());
    words.push(...shown.words);
    burdens.push(shown.slowdown);
  }
  words.sort((a, b) => a - b);
  const burden = burdens.map((times) => times.toFixed(2)).join(', ');
  console.log(`from the server’s word to the picture: ${words.map(Math.round).join(', ')} ms (burden ${burden})`);
  const [usual, slow] = [0.5, 0.9].map((share) => words[Math.floor(words.length * share)] as number) as [
    number,
    number,
  ];
  return Math.max(usual / BOUND, slow / (BOUND * SELDOM));
}
const measure = async (...game: Parameters<typeof excess>): Promise<void> =>
  expect(await leastExcess(() => excess(...game))).toBeLessThanOrEqual(1);

describe('a move shows its result soon after the server’s word, on a slow device', () => {
  test('at A Familiar Find', () => measure({ options: { abilities: true, locations: true, first: '1' } }, () => true));

  test('in the Mythic Arena, with Pets on the lines', () =>
    measure({ game: 'mythic-arena', options: { decks: 'dealt' } }, (ada, id) => {
      const table = ada.at(id).view?.table as ArenaTable | undefined;
      return (table?.turns ?? 0) > 2 && ada.at(id).question !== null;
    }));
});
