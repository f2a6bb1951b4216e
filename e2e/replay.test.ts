import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../src/games/index.ts';
import { type AnyGame, type GameRecord, replay } from '../src/kernel/index.ts';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import { Player } from './support/player.ts';
import { FIND, playedGame } from './support/records.ts';

const at = harness('replay');
const text = en.replay;
const game = games[FIND]?.core as AnyGame;

test('a finished game is watched again, verified, downloaded, and played on from a moment', async () => {
  const [ada, basil] = await Promise.all([person(at.url, 'Ada'), person(at.url, 'Basil')]);
  const id = await startTable([ada, basil]);
  await playOn([ada, basil], id);
  const visitor = await at.visit();
  await enter(visitor, ada);
  const { page } = visitor;
  await page.goto(`/replay/t/${id}`);
  const shown = page.locator('[data-moment]');
  await shown.waitFor();

  // Scrubbing, stepping, and the end.
  const { result } = ada.at(id).info;
  const ended = game.speech.en.result(result as never, { names: ['Ada', 'Basil'], viewer: 0 });
  await page.keyboard.press('End');
  await page.locator('#question h2', { hasText: ended }).waitFor();
  await page.getByRole('button', { name: text.first }).click();
  await page.locator('[data-moment="0"]').waitFor();
  await page.getByRole('button', { name: text.forward }).click();
  await page.locator('[data-moment]:not([data-moment="0"])').waitFor();

  // Whose eyes: all hands lie open after the end, a spectator sees none.
  await page.goto(`/replay/t/${id}?at=6&eyes=all`);
  await page.locator('[data-moment="6"][data-eyes=all]').waitFor();
  expect(await page.locator('[data-place="hand:1"] [data-card]:not([data-card=""])').count()).toBeGreaterThan(0);
  await page.goto(`/replay/t/${id}?at=6&eyes=0`);
  await page.locator('[data-moment="6"][data-eyes="0"]').waitFor();
  expect(await page.locator('[data-place="hand:1"] [data-card]:not([data-card=""])').count()).toBe(0);

  // A link to this moment leads others there.
  const link = await page.locator('[data-link]').getAttribute('data-link');
  const stranger = await at.visit();
  await stranger.page.goto(link as string);
  await stranger.page.locator('[data-moment="6"]').waitFor();

  await page.getByRole('button', { name: text.verify.open }).click();
  await page.locator('[data-verdict=good]').waitFor();
  const verdicts = await page
    .locator('[data-trial]')
    .evaluateAll((lines) =>
      Object.fromEntries(lines.map((line) => [line.getAttribute('data-trial'), line.getAttribute('data-holds')])),
    );
  for (const trial of ['promise', 'salts', 'seating', 'chance', 'answers', 'result'])
    expect(verdicts[trial]).toBe('yes');
  await page.keyboard.press('Escape');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text.download }).click(),
  ]);
  const record = JSON.parse(readFileSync(await download.path(), 'utf8')) as GameRecord;
  expect(replay(game, record).state.result).not.toBeNull();

  await page.getByRole('button', { name: text.playOn.open }).click();
  await page.getByRole('button', { name: text.playOn.server }).click();
  await page.waitForURL(/\/t\//);
  await new Player(page).play();
});

test('a record from a file is shown and holds; one that was changed by hand does not, and it says where', async () => {
  const record = playedGame('from a file');
  const { page } = await at.visit();
  const open = async (data: object) => {
    await page.goto('/replay');
    const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(data)) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('[data-moment]').waitFor();
    await page.getByRole('button', { name: text.verify.open }).click();
  };
  await open(record);
  await page.locator('[data-verdict=good]').waitFor();

  // The last pile that was taken was another one, they say.
  const answers = record.answers.map((given) => ({ ...given }));
  const last = answers.findLast(({ say }) => say.startsWith('take '));
  if (last !== undefined) last.say = 'take side-4';
  await open({ ...record, answers });
  await page.locator('[data-verdict=bad]').waitFor();
  expect(await page.locator('[data-trial=answers]').getAttribute('data-holds')).toBe('no');
  expect(await page.locator('[data-trial=answers] small').textContent()).toContain(
    `answers[${answers.indexOf(last as never)}]`,
  );
});

test('what is no record is refused in words', async () => {
  const { page } = await at.visit();
  await page.goto('/replay');
  const file = (text: string) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('input[type=file]').setInputFiles(file('meow'));
  await page.getByRole('alert').getByText(text.file.notJson).waitFor();
  await page.locator('input[type=file]').setInputFiles(file('{"format":1}'));
  await page.getByRole('alert').getByText(text.file.faults).waitFor();
});
