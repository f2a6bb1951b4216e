import { describe, expect, test } from 'vitest';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { en } from '../src/web/generated/en.ts';
import { en as ending } from '../src/web/table/ending/generated/en.ts';
import { harness } from './support/harness.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import { Player, playTogether } from './support/player.ts';
import type { Visit, VisitOptions } from './support/visit.ts';

const at = harness('table');
const { verdicts } = ending;
const { bar, menu, result, chat, whyNot, away, waiting } = en.table;

const people = (...names: readonly string[]) => Promise.all(names.map((name) => person(at.url, name)));

/** Opens a table as one of those who sit there. */
async function sitting(who: Visitor, id: string, manner?: VisitOptions): Promise<Visit> {
  const visitor = await at.visit(manner);
  await enter(visitor, who);
  await visitor.page.goto(`/t/${id}`);
  await visitor.page.locator('#question h2').waitFor();
  return visitor;
}

const until = (who: readonly Visitor[], id: string, ask: string) =>
  playOn(who, id, () => who[0]?.at(id).question?.ask === ask);

describe('why not', () => {
  test('a pile out of reach says which rule bars it, and the rule is a tap away', async () => {
    const four = await people('Ada', 'Basil', 'Cleo', 'Dorothea');
    const id = await startTable(four, { options: { first: '1' } });
    await until(four, id, 'scavenge');
    const { page, context } = await sitting(four[0] as Visitor, id);
    await page.locator('.pile:not(.legal) button.name').first().click();
    const note = page.locator('.whynot');
    await note.waitFor();
    const link = note.getByRole('link');
    const rule = /FF-[\d.]+/.exec((await link.textContent()) ?? '')?.[0] as string;
    expect(await link.textContent()).toBe(whyNot.rule({ id: rule }));
    const [rules] = await Promise.all([context.waitForEvent('page'), link.click()]);
    const told = rules.locator(`[id="${rule}"]`);
    await told.waitFor();
    await expect.poll(() => told.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(900);
    expect(await told.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    // The note is gone at the next touch, and the question still stands.
    await page.locator('#question h2').click();
    await note.waitFor({ state: 'detached' });
    await page.locator('#question:not(.wait)').waitFor();
  });
});

describe('answers', () => {
  test('a card that was laid can be taken back, card by card', async () => {
    const [ada, basil] = (await people('Ada', 'Basil')) as [Visitor, Visitor];
    const id = await startTable([ada, basil], { options: { first: '1' } });
    await until([ada, basil], id, 'play');
    const { page } = await sitting(ada, id);
    const held = () => page.locator('.hand-area button[data-card]').count();
    const before = await held();
    const takeBack = page.getByRole('button', { name: bar.takeBack });
    // A card, a pile, and a facing where there is a choice.
    const player = new Player(page);
    await player.play(async () => {
      // While the answer is on its way the card is still in the hand: nothing more is touched then.
      await player.awaited();
      return (await held()) < before;
    });
    expect(await page.locator('.staged').count()).toBe(1);
    await takeBack.click();
    await expect.poll(held).toBe(before);
    expect(await page.locator('.staged').count()).toBe(0);
  });

  test('what cannot be taken back is asked twice; thinking again changes nothing', async () => {
    const [ada, basil] = (await people('Ada', 'Basil')) as [Visitor, Visitor];
    const id = await startTable([ada, basil]);
    // A pile with a face-down card of Basil's: to take it is to learn it.
    const isHidden = () => {
      const { question, view } = ada.at(id);
      const piles = (view?.table as { piles: { id: string; cards: { card: string | null }[] }[] } | undefined)?.piles;
      const covered = piles
        ?.filter(({ cards }) => cards.some(({ card }) => card === null))
        .map((pile) => `take ${pile.id}`);
      return question?.legal.find((say) => covered?.includes(say));
    };
    await playOn([ada, basil], id, () => isHidden() !== undefined);
    const pile = isHidden()?.split(' ')[1];
    const { page, said } = await sitting(ada, id);
    await page.locator(`.pile[data-place="${pile}"] button.name`).click();
    await page.getByText(bar.seals).waitFor();
    await page.getByRole('button', { name: bar.rethink }).click();
    await page.getByText(bar.seals).waitFor({ state: 'detached' });
    expect(ada.at(id).question?.ask).toBe('scavenge');
    await page.locator(`.pile[data-place="${pile}"] button.name`).click();
    await page.getByRole('button', { name: bar.confirm }).click();
    await ada.until(() => ada.at(id).question?.ask !== 'scavenge');
    // Its words cross the wire with the question whether it seals, and not again with the yes.
    const sent = said.map((text) => JSON.parse(text)).filter(({ type }) => type === 'answer' || type === 'confirm');
    expect(sent.map(({ type, free }) => (free ? `free ${type}` : type))).toEqual([
      'free answer',
      'free answer',
      'confirm',
    ]);
  });

  test('every answer is also in a list', async () => {
    const [ada, basil] = (await people('Ada', 'Basil')) as [Visitor, Visitor];
    const id = await startTable([ada, basil], { options: { first: '1' } });
    await until([ada, basil], id, 'scavenge');
    const { page } = await sitting(ada, id);
    await page.getByRole('button', { name: bar.all({ count: 3 }) }).click();
    const answers = page.locator('dialog .answers button');
    expect(await answers.count()).toBe(3);
    await answers.first().click();
    await ada.until(() => ada.at(id).question?.ask !== 'scavenge');
  });
});

describe('the end', () => {
  test('who gives up has lost, both are told why, and the rematch is a click for each', async () => {
    const [ada, basil] = (await people('Ada', 'Basil')) as [Visitor, Visitor];
    const id = await startTable([ada, basil]);
    const [hers, his] = await Promise.all([sitting(ada, id), sitting(basil, id)]);
    await hers.page.getByRole('button', { name: menu.title }).click();
    await hers.page.getByRole('button', { name: menu.resign }).click();
    await hers.page.getByText(menu.resignSure).waitFor();
    await hers.page.locator('.sure').getByRole('button', { name: menu.resign }).click();
    await his.page.getByRole('heading', { name: verdicts.won, exact: true }).waitFor();
    await hers.page.getByRole('heading', { name: verdicts.wins({ names: ['Basil'] }), exact: true }).waitFor();

    const elsewhere = (url: URL) => !url.pathname.includes(id);
    await his.page.getByRole('button', { name: result.rematch }).click();
    await his.page.waitForURL(elsewhere);
    await hers.page.getByRole('button', { name: result.join }).click();
    await hers.page.waitForURL(elsewhere);
    const begin = his.page.getByRole('button', { name: waiting.start });
    await begin.or(his.page.locator('#question')).first().waitFor();
    if (await begin.isVisible()) await begin.click();
    const players = [new Player(hers.page), new Player(his.page)];
    await playTogether(players, () => players.some(({ touches }) => touches >= 2));
    expect(new URL(hers.page.url()).pathname).toBe(new URL(his.page.url()).pathname);
  });

  test('a bot plays on for who leaves, until they take their seat back', async () => {
    const [ada, basil] = (await people('Ada', 'Basil')) as [Visitor, Visitor];
    const id = await startTable([ada, basil]);
    const { page } = await sitting(ada, id);
    await page.getByRole('button', { name: menu.title }).click();
    await page.getByRole('button', { name: menu.away }).click();
    await page.locator('.sure').getByRole('button', { name: menu.away }).click();
    await page.getByRole('heading', { name: away.replaced }).waitFor();
    await page.getByRole('button', { name: away.back }).click();
    await page.getByRole('heading', { name: away.replaced }).waitFor({ state: 'detached' });
  });
});

describe('company', () => {
  test('two talk; who is muted is not heard, and nothing that is written is taken for more than words', async () => {
    const [ada, basil] = (await people('Ada', 'Basil')) as [Visitor, Visitor];
    const id = await startTable([ada, basil]);
    const [hers, his] = await Promise.all([sitting(ada, id), sitting(basil, id)]);
    for (const { page } of [hers, his]) await page.getByRole('tab', { name: chat.title }).click();
    const say = async ({ page }: Visit, words: string) => {
      await page.getByLabel(chat.write).fill(words);
      await page.getByRole('button', { name: chat.send }).click();
    };
    const line = ({ page }: Visit, words: string) => page.locator('.chat li', { hasText: words });
    await say(hers, 'Good evening <b>everybody</b>');
    await line(his, 'Good evening <b>everybody</b>').waitFor();
    await say(his, 'Miaow');
    await line(hers, 'Miaow').waitFor();
    await line(hers, 'Miaow').getByRole('button', { name: chat.mute }).click();
    await line(hers, 'Miaow').waitFor({ state: 'detached' });
    await say(his, 'Are you there?');
    await line(his, 'Are you there?').waitFor();
    await say(hers, 'Quite.');
    await line(hers, 'Quite.').waitFor();
    expect(await line(hers, 'Are you there?').count()).toBe(0);
  });

  test('a spectator sees the table, no hand, and no way to answer or to write', async () => {
    const [ada, basil] = (await people('Ada', 'Basil')) as [Visitor, Visitor];
    const id = await startTable([ada, basil]);
    const { page } = await at.visit();
    await page.goto(`/t/${id}`);
    await page.getByText(bar.watching).waitFor();
    await page.getByText(bar.watchingHow).waitFor();
    expect(await page.locator('.hand-area [data-card]').count()).toBe(0);
    expect(await page.locator('.legal').count()).toBe(0);
    await page.getByRole('tab', { name: chat.title }).click();
    await page.getByText(chat.closed).waitFor();
    await playOn([ada, basil], id);
    await page.locator('.result').waitFor();
  });

  test('who comes back after a while is told what happened meanwhile', async () => {
    const [ada, basil] = (await people('Ada', 'Basil')) as [Visitor, Visitor];
    const id = await startTable([ada, basil]);
    const { page } = await sitting(ada, id);
    await page.goto('/settings');
    const before = ada.at(id).events.length;
    await playOn([ada, basil], id, () => ada.at(id).events.length > before + 12);
    await page.goto(`/t/${id}`);
    await page.getByRole('region', { name: en.table.since.title }).waitFor();
    await page.getByRole('button', { name: en.table.since.read }).click();
    await page.getByRole('region', { name: en.table.since.title }).waitFor({ state: 'detached' });
  });
});

/** How long what has moved is outlined: here nothing but an answer ends it, however slow the machine is. */
const OUTLINED = 1000;

test('with little motion what moved since the own last answer is outlined, card by card, after a reload as before', async () => {
  const [ada, basil] = (await people('Ada', 'Basil')) as [Visitor, Visitor];
  const id = await startTable([ada, basil], { options: { first: '2' } });
  const visitor = await at.visit({ settings: { confirm: 'never' } });
  await enter(visitor, ada);
  const { page } = visitor;
  await page.addInitScript((ms) => {
    const real = window.setTimeout;
    Object.assign(window, {
      setTimeout: (act: () => void, after?: number) => (after === ms ? 0 : real(act, after)),
    });
  }, OUTLINED);
  await page.goto(`/t/${id}`);
  await page.locator('#question.wait').waitFor();
  await page.reload();
  await page.locator('#question.wait').waitFor();
  expect(await page.locator('.moved').count()).toBe(0);

  await playOn([basil], id, () => ada.at(id).question !== null);
  const player = new Player(page);
  await player.awaited();
  const his = page.locator('[data-place$=":1"].moved, [data-place$=":1"] .moved');
  expect(await his.count()).toBeGreaterThan(0);
  // Of what is counted the kind is outlined, not the whole collection.
  expect(await page.locator('.coll .moved').count()).toBeGreaterThan(0);
  expect(await page.locator('.coll.moved').count()).toBe(0);

  const { number } = ada.at(id).question as { number: number };
  await player.play(() => ada.at(id).question?.number !== number);
  await expect.poll(() => his.count()).toBe(0);
});
