import { expect, test } from 'vitest';
import { beginTable, enter, person, playOn } from './support/cast.ts';
import { Player } from './support/player.ts';
import { stage } from './support/stage.ts';
import { delays, markWords } from './support/trace.ts';

const at = stage('speed');
/**
 * Milliseconds from the server's word to the picture, on a processor that is four times slower. Wanted are 100, which a
 * quiet machine keeps; what a busy one adds is not wholly known, so that the bound is wider.
 */
const BOUND = 160;
/** The slowest of ten may take that many times as long. */
const SELDOM = 1.5;

test('a move shows its result soon after the server’s word, on a slow device', async () => {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const id = await beginTable([ada, basil], { options: { abilities: true, locations: true, first: '1' } });
  const visitor = await at.comes({ size: 'phone', touch: true, moving: true });
  await enter(visitor, ada);
  const { page } = visitor;
  await markWords(page);
  await page.goto(`/t/${id}`);
  const player = new Player(page);
  await player.awaited();

  // To look at the page all the time would slow it down.
  player.looks = 250;
  const words: number[] = [];
  const burdens: number[] = [];
  const isOver = () => ada.at(id).info.state === 'over';
  while (words.length < 12 && !isOver()) {
    // Basil answers without a page; his moves are not counted, for they are shown one after another.
    await playOn([basil], id, () => ada.at(id).question !== null);
    if (isOver()) break;
    await player.awaited();
    const seen = await delays(at.browser, page, () => player.playWhileAsked());
    words.push(...seen.words);
    burdens.push(seen.burden);
  }
  words.sort((a, b) => a - b);
  const burden = burdens.map((times) => times.toFixed(2)).join(', ');
  console.log(`from the server’s word to the picture: ${words.map(Math.round).join(', ')} ms (burden ${burden})`);
  expect(words.length).toBeGreaterThanOrEqual(6);
  expect(words[Math.floor(words.length / 2)]).toBeLessThanOrEqual(BOUND);
  expect(words[Math.floor(words.length * 0.9)]).toBeLessThanOrEqual(BOUND * SELDOM);
});
