import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type FoesTable, faceFactory } from '../src/games/familiars-and-foes/face.ts';
import type { View } from '../src/kernel/index.ts';
import { remarkSentence } from '../src/protocol/sentences/remark-sentence.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { de } from '../src/web/generated/de.ts';
import { en } from '../src/web/generated/en.ts';
import { harness } from './support/harness.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import type { VisitOptions } from './support/visit.ts';

/** People who play together talk in the words of the game, each in their own language. */

const FOES = { game: 'familiars-and-foes' };
const face = faceFactory.core;
const at = harness('talk');
const NAMES = ['Ada', 'Basil'];

const isAsked = (who: Visitor, id: string, ask: string) => who.at(id).question?.ask === ask;
const viewOf = (who: Visitor, id: string) => who.at(id).view as View<FoesTable>;
const wordsIn = (language: 'en' | 'de') => {
  const speech = face.speech[language];
  const scene = { names: NAMES, viewer: 0 };
  return { language, speech, scene, nameOf: (word: string) => speech.card(word).name };
};

/** Runs in the page before all of its own: what is in sight for seconds stays, however long it takes until somebody looks. */
function keepInSight(): void {
  const [LONG, NEVER] = [3000, 2 ** 30];
  const real = window.setTimeout;
  window.setTimeout = ((act: () => void, ms = 0) => real(act, ms >= LONG ? NEVER : ms)) as typeof window.setTimeout;
}

async function sits(who: Visitor, id: string, manner: VisitOptions, keeps = false): Promise<Page> {
  const visit = await at.visit(manner);
  await enter(visit, who);
  if (keeps) await visit.page.addInitScript(keepInSight);
  await visit.page.goto(`/t/${id}`);
  await visit.page.locator('#question').waitFor();
  return visit.page;
}

/** Puts together whatever is offered next, on the board or in the bar, until it is said. */
async function putTogether(page: Page): Promise<void> {
  const bar = page.locator('#question.talk');
  for (let n = 0; n < 6 && (await bar.count()) > 0; n++) {
    const before = await page.evaluate(() => window.desk.look());
    const onBoard = page.locator(':is(.hand-area, .mine-area, .board-area) .legal').first();
    const inBar = bar.locator('.as .btn').first();
    await onBoard.or(inBar).first().waitFor();
    await ((await onBoard.count()) > 0 ? onBoard : inBar).tap();
    await page.waitForFunction((was) => window.desk.look() !== was, before);
  }
  await bar.waitFor({ state: 'detached' });
}

test('one points, proposes and offers with a thumb; the other reads it in their own language, also after a reload', async () => {
  const people = await Promise.all(NAMES.map((name) => person(at.url, name)));
  const [ada, basil] = people as [Visitor, Visitor];
  const id = await startTable(people, FOES);
  await playOn(people, id, () => isAsked(ada, id, 'action'));
  expect(isAsked(ada, id, 'action')).toBe(true);
  const desk = await sits(ada, id, { size: 'desk' }, true);
  const phone = await sits(basil, id, { size: 'phone', touch: true, language: 'de' }, true);
  const overheard = desk.locator('.overheard');
  const talk = () => phone.getByRole('button', { name: de.talk.open, exact: true }).tap();

  const foe = viewOf(ada, id).table.foes[0]?.foe ?? '';
  await talk();
  await phone.locator(`.board-area [data-card="${foe}"]`).first().tap();
  await overheard.getByText(remarkSentence({ kind: 'point', at: foe }, wordsIn('en'))).waitFor();
  await desk.locator('.ping').first().waitFor();
  const ring = await desk.locator('.ping').first().boundingBox();
  const there = await desk.locator(`.board-area [data-card="${foe}"]`).first().boundingBox();
  expect([ring?.x, ring?.y]).toEqual([there?.x, there?.y]);
  await phone
    .locator('.overheard')
    .getByText(remarkSentence({ kind: 'point', at: foe }, wordsIn('de')))
    .waitFor();

  const own = viewOf(basil, id).table.familiars.find(({ seat }) => seat === 1)?.familiar ?? '';
  const offer = { kind: 'offer', say: `ballyhoo ${own}` } as const;
  await talk();
  const couldCall = de.talk.iCould({ answer: face.speech.de.answer(offer.say, { names: NAMES, viewer: 1 }) });
  await phone.getByRole('button', { name: couldCall }).tap();
  await overheard.getByText(remarkSentence(offer, wordsIn('en'))).waitFor();

  await talk();
  await phone.getByRole('button', { name: de.talk.suggestTo({ name: 'Ada' }) }).tap();
  await phone.getByRole('heading', { name: de.talk.suggesting({ name: 'Ada' }) }).waitFor();
  await putTogether(phone);
  await ada.until(() => ada.at(id).chat.length === 3);
  const proposal = ada.at(id).chat[2]?.remark;
  if (proposal === undefined || proposal.kind !== 'propose') throw new Error('nothing was proposed');
  expect(proposal.seat).toBe(0);
  expect(ada.at(id).question?.legal).toContain(proposal.say);
  await overheard.getByText(remarkSentence(proposal, wordsIn('en'))).waitFor();

  await desk.reload();
  await desk.getByRole('tab', { name: en.table.chat.title }).click();
  const lines = desk.locator('.chat .event-log li');
  await lines.nth(2).waitFor();
  expect(await lines.count()).toBe(3);
  for (const [n, remark] of [{ kind: 'point', at: foe } as const, offer, proposal].entries())
    expect(await lines.nth(n).innerText()).toContain(remarkSentence(remark, wordsIn('en')));
});

test('with the keyboard alone, and out of it again; who is muted is not heard', async () => {
  const people = await Promise.all(NAMES.map((name) => person(at.url, name)));
  const [ada, basil] = people as [Visitor, Visitor];
  const id = await startTable(people, FOES);
  await playOn(people, id, () => isAsked(basil, id, 'action'));
  const desk = await sits(ada, id, { size: 'desk' });
  const bar = desk.locator('#question.talk');
  await desk.keyboard.press('k');
  await bar.getByRole('button', { name: en.talk.suggestTo({ name: 'Basil' }) }).waitFor();
  await desk.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await desk.keyboard.press('k');
  await desk.keyboard.press('b');
  await desk.keyboard.press('Enter');
  await basil.until(() => basil.at(id).chat.length === 1);
  expect(basil.at(id).chat[0]?.remark).toMatchObject({ kind: 'point' });
  await bar.waitFor({ state: 'detached' });

  await desk.getByRole('tab', { name: en.table.chat.title }).click();
  await basil.must({ type: 'chat', table: id, text: 'hm' });
  await desk.getByRole('button', { name: en.table.chat.mute }).click();
  await desk.getByText(en.table.chat.muted({ name: 'Basil' })).waitFor();
  await desk.locator('.overheard').waitFor({ state: 'detached' });
  await basil.must({ type: 'remark', table: id, remark: { kind: 'point', at: 'player-1' } });
  await ada.must({ type: 'chat', table: id, text: 'done' });
  await desk.locator('.chat').getByText('done').waitFor();
  expect(await desk.locator('.overheard').count()).toBe(0);
});
