import { expect, test } from 'vitest';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { Player, withFinger } from './support/player.ts';

const at = harness('phone');

test('a whole game is played with a finger on a phone, and the page never scrolls sideways', async () => {
  const { page } = await at.visit({ size: 'phone', touch: true });
  await page.goto('/');
  await page.getByRole('button', { name: en.pages.home.play }).first().tap();
  const player = new Player(page, withFinger);
  await player.awaited();
  await player.play(async () => {
    const { wide, tall } = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      // What came of a game may be longer than a phone, but no wider.
      const isOver = document.querySelector('.ending') !== null;
      return { wide: scrollWidth - clientWidth, tall: isOver ? 0 : scrollHeight - clientHeight };
    });
    // A table fits its screen, whatever is asked there.
    expect([wide, tall]).toEqual([0, 0]);
    return false;
  });
  expect(player.touches).toBeGreaterThan(5);
  await page.getByRole('button', { name: en.table.result.rematch }).tap();
  await page.waitForFunction(() => window.desk.standing() === 'asked');
});

test('a long press shows a card large, with its text, and plays nothing', async () => {
  const visitor = await at.visit({ size: 'phone', touch: true });
  const { page, context } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: en.pages.home.play }).first().tap();
  const card = page.locator('.hand-area [data-card]').first();
  const box = await card.boundingBox();
  const point = { x: (box?.x ?? 0) + 15, y: (box?.y ?? 0) + 30 };
  const fingers = await context.newCDPSession(page);
  const said = visitor.said.length;
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.locator('dialog[open] .card.l .txt').waitFor();
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(visitor.said.slice(said).filter((text) => text.includes('"answer"'))).toEqual([]);
});
