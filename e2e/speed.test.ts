import { expect, test } from 'vitest';
import { beginTable, enter, person, playOn } from './support/cast.ts';
import { Player } from './support/player.ts';
import { stage } from './support/stage.ts';
import { delays, markWords } from './support/trace.ts';

const at = stage('speed');
/**
 * Milliseconds from the server's word to the picture, on a processor that is four times slower. Wanted are 100; most of
 * what it takes is layout. Until that is reached, the bound keeps it from getting worse.
 */
const BOUND = 300;

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
  const isOver = () => ada.at(id).info.state === 'over';
  while (words.length < 12 && !isOver()) {
    // Basil answers without a page; his moves are not counted, for they are shown one after another.
    await playOn([basil], id, () => ada.at(id).question !== null);
    if (isOver()) break;
    await player.awaited();
    words.push(...(await delays(at.browser, page, () => player.playWhileAsked())));
  }
  words.sort((a, b) => a - b);
  console.log(`from the server’s word to the picture: ${words.map(Math.round).join(', ')} ms`);
  expect(words.length).toBeGreaterThanOrEqual(6);
  expect(words[Math.floor(words.length / 2)]).toBeLessThanOrEqual(BOUND);
});
