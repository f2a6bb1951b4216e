import { expect, test } from 'vitest';
import { type ArenaFace, mythicArenaFace } from '../src/games/mythic-arena/face.ts';
import { texts as workshopTexts } from '../src/web/games/mythic-arena/workshop/text.ts';
import { enter, layTable, person } from './support/cast.ts';
import { stage } from './support/stage.ts';

const workshop = workshopTexts.en;
const at = stage('zzrev');
for (const confirm of ['never', 'sealing', 'always'] as const)
  test(`feeding ${confirm}`, { timeout: 100_000 }, async () => {
    const ada = await person(at.url, `Ada${confirm}`);
    const id = await layTable([ada], { game: 'mythic-arena', options: { decks: 'constructed' } }, ['greedy']);
    await ada.ask('POST', `/tables/${id}/start`);
    const visitor = await at.comes({ settings: { confirm } });
    await enter(visitor, ada);
    const { page } = visitor;
    const errors: string[] = [];
    page.on('pageerror', (e) => errors.push(e.message));
    await page.goto(`/t/${id}`);
    const { starters } = mythicArenaFace.core as ArenaFace;
    await page.getByRole('button', { name: workshop.load(starters[0]?.names.en ?? '') }).click();
    await page.getByRole('button', { name: workshop.play }).click();
    await expect.poll(async () => Number(await page.locator('.meter').getAttribute('aria-valuenow').catch(() => 99)), { interval: 10 }).toBeGreaterThan(3);
    await page.reload();
    const seal = page.locator('.ask .btn.go');
    const lead = page.locator('.opening');
    await expect.poll(async () => (await seal.isVisible()) || (await lead.isVisible())).toBe(true);
    console.log(confirm, 'seal', await seal.isVisible(), 'lead', await lead.isVisible(), await page.locator('.meter').getAttribute('aria-valuenow').catch(() => null));
    if (await seal.isVisible()) await seal.click();
    await lead.waitFor();
    console.log(await page.evaluate(() => JSON.parse(localStorage.getItem('grimalkin.arena.working') ?? '{}').going), errors);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('grimalkin.arena.working') ?? '{}').going)).toBe(false);
    expect(errors).toEqual([]);
  });
