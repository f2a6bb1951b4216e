import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { EvocationView } from '../src/games/black-rose/face.ts';
import type { Question } from '../src/kernel/index.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { messages } from '../src/web/games/black-rose/generated/all.ts';
import { en } from '../src/web/generated/en.ts';
import { es } from '../src/web/generated/es.ts';
import { de as endingDe } from '../src/web/table/ending/generated/de.ts';
import { es as endingEs } from '../src/web/table/ending/generated/es.ts';
import { aims, best, opens, shotIn, summons } from './support/games/duel.ts';
import {
  asked,
  englishOn,
  face,
  familiarOf,
  giveAnswer,
  giveAnswersUntil,
  ownOf,
  PACKS,
  questionOf,
  ROSE,
  type RosePlayer,
  sceneOf,
  seatPlayer,
  viewOf,
} from './support/games/rose.ts';
import { harness } from './support/harness.ts';
import { person, playOn, startTable } from './support/people.ts';

/** Two Mages in the small Lodge, each before a page of their own: one reads German, the other Spanish. */

const at = harness('rose');
const NAMES = ['Ada', 'Basil'];
const english = { de: englishOn('de'), es: englishOn('es') };
const nothingEnglish = async (sittings: readonly RosePlayer[]) => {
  for (const sitting of sittings) expect(await english[sitting.language as 'de' | 'es'](sitting)).toEqual([]);
};

/** Basil has read English so far: the check can fail. */
async function readsSpanish(basil: RosePlayer): Promise<void> {
  const { page } = basil;
  expect((await english.es(basil)).length).toBeGreaterThan(12);
  await page.getByRole('button', { name: en.table.menu.title }).tap();
  await page.getByLabel(en.shell.language).selectOption('es');
  await page.getByRole('heading', { name: es.table.menu.title }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Ada prepares one spell by dragging it, reloads, and prepares the next by touch. */
async function prepares(ada: RosePlayer): Promise<void> {
  const { page, who } = ada;
  const laid = () => viewOf(ada).stack.at(-1)?.given?.[0] ?? [];
  await asked(ada);
  const card = page.locator('.rose-hand .hand .card').last();
  const name = await card.getAttribute('data-card');
  const slot = page.locator('.slots button.hole[data-drop="prepare"]');
  const [from, to] = [await card.boundingBox(), await slot.boundingBox()];
  if (from === null || to === null) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.locator('.dragged').waitFor();
  await page.mouse.up();
  await page.locator('.sides .side.legal').last().click();
  await who.until(() => laid().length === 1);
  expect(laid()).toEqual([`prepare ${name} b`]);

  const look = async () => {
    await asked(ada);
    await page.locator('.slots .staged').waitFor();
    return page.locator('.rose-hand').ariaSnapshot();
  };
  const before = await look();
  expect(before).toContain(face.speech.de.card(name ?? '').name);
  await page.reload();
  expect(await look()).toBe(before);
  const next = best(questionOf(ada)?.legal ?? [], (say) => (say.startsWith('prepare-quick') ? 1 : 0));
  await giveAnswer(ada, next);
  await who.until(() => questionOf(ada)?.legal.includes('ready') === true);
  expect(laid()).toEqual([`prepare ${name} b`, next]);
  await giveAnswer(ada, 'ready');
}

const hexOf = (room: string | null | undefined) => `.lodge .hex[data-card="${room}"]`;

/** How far from the middle of a Room the nearest of some lines ends, in widths of the Room. */
async function endsBeside(page: Page, lines: string, room: string | null | undefined): Promise<number> {
  const middle = async (thing: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2, width };
  };
  const hex = await middle(page.locator(hexOf(room)));
  const ends = await Promise.all((await page.locator(`${lines} circle`).all()).map(middle));
  return Math.min(...ends.map(({ x, y }) => Math.hypot(x - hex.x, y - hex.y) / hex.width));
}

/** Whoever looks at a Room sees the way there, before a step is made. */
async function looksAhead({ page, who, id }: RosePlayer): Promise<void> {
  const legal = who.at(id).question?.legal ?? [];
  const room = legal.find((say) => say.startsWith('walk '))?.split(' ')[1];
  await page.locator(`${hexOf(room)} .name`).hover({ force: true });
  await page.locator('.lines-over .line.path').waitFor();
  expect(await endsBeside(page, '.lines-over .line.path', room)).toBeLessThan(0.5);
  expect(await page.locator(`${hexOf(room)} .steps`).innerText()).toBe('1');
}

/** Basil chooses his spell, sees the row to Ada's Room, and only then casts it. */
async function casts(basil: RosePlayer, say: string): Promise<void> {
  const { page, who, id } = basil;
  const [verb = '', target] = say.split(' ');
  const from = who.at(id).events.length;
  const slots = ownOf(viewOf(basil)).slots;
  const slot = verb.startsWith('quick') ? 3 : slots.findIndex((lying) => lying !== null);
  const question = await asked(basil);
  await page.locator(`.rose-hand .slots > li:nth-child(${slot + 1}) .card.legal`).tap();
  await page.locator('.lines-over .line.row').first().waitFor();
  const { room, model } = viewOf(basil).table.players[0] ?? {};
  expect(await endsBeside(page, '.lines-over .line.row', room)).toBeLessThan(0.5);
  await nothingEnglish([basil]);
  // Nothing has been said yet.
  expect(await page.locator('#question').getAttribute('data-asked')).toBe(question);
  expect(who.at(id).events.length).toBe(from);
  await giveAnswer(basil, say);
  await who.until(() =>
    who
      .at(id)
      .events.slice(from)
      .some(({ kind }) => kind === 'casts'),
  );
  expect(target).toBe(model);
}

const healthIn = ({ language }: RosePlayer, { left, card }: Pick<EvocationView, 'left' | 'card'>) => {
  const { health = 0 } = face.pack.packs.flatMap(({ familiars }) => familiars).find(({ id }) => id === card) ?? {};
  return messages[language].lodge.health({ left, most: health });
};
/** Ada has a point more than the least on her Familiar; the slider knows its bounds, and both see what came of it. */
async function splits(ada: RosePlayer, both: readonly RosePlayer[]): Promise<void> {
  const { page, who } = ada;
  await asked(ada);
  const { legal, with: asks } = questionOf(ada) as Question;
  const points = legal.map((say) => Number(say.split(' ')[1]));
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const slider = page.locator('.split input');
  expect(await slider.evaluate((input: HTMLInputElement) => [input.min, input.max])).toEqual([`${least}`, `${most}`]);
  await nothingEnglish([ada]);
  const before = familiarOf(ownOf(viewOf(ada)));
  await slider.focus();
  for (let n = 0; n <= most; n++) await page.keyboard.press('ArrowRight');
  expect(await slider.inputValue()).toBe(`${most}`);
  for (let n = most; n > least + 1; n--) await page.keyboard.press('ArrowLeft');
  const speech = face.speech[ada.language];
  const chosen = least + 1;
  const [mage, familiar] = [speech.card('tessa').name, speech.card(String(asks.card)).name];
  const name = messages[ada.language].board.split({
    mage,
    onMage: Number(asks.amount) - chosen,
    familiar,
    onFamiliar: chosen,
  });
  await page.locator('.split').getByRole('button', { name, exact: true }).click();
  await who.until(() => questionOf(ada)?.ask !== 'split');
  const after = familiarOf(ownOf(viewOf(ada)));
  expect((before?.left ?? 0) - (after?.left ?? 0)).toBe(chosen);
  if (after == null) return;
  for (const sitting of both)
    await sitting.page
      .locator(`.lodge [data-ref="${after.model}"][aria-label*="${healthIn(sitting, after)}"]`)
      .waitFor();
}

/** Ada sends her Familiar Hunting: it goes to a Room that she touches, and both see it there by itself. */
async function hunts(ada: RosePlayer, both: readonly RosePlayer[]): Promise<void> {
  const { who, page } = ada;
  await giveAnswer(ada, 'send');
  await who.until(() => questionOf(ada)?.ask === 'evocation');
  await asked(ada);
  const go = questionOf(ada)?.legal.find((say) => say.startsWith('go ')) as string;
  const room = go.split(' ')[1] as string;
  expect(await page.locator(`${hexOf(room)} .steps`).innerText()).toBe('1');
  await giveAnswer(ada, go);
  const familiar = () => familiarOf(ownOf(viewOf(ada)));
  await who.until(() => familiar()?.room === room);
  for (const sitting of both) {
    const name = face.speech[sitting.language].card('hunting').name;
    const there = `[data-place="room:${room}"] [data-ref="${familiar()?.model}"]`;
    const found = sitting.page.locator(there);
    await found.first().waitFor();
    // Among many it has no sentence of its own before they are laid out.
    if ((await sitting.page.locator(`${there}[aria-label]`).count()) > 0)
      expect(await found.first().getAttribute('aria-label')).toContain(name);
  }
  await nothingEnglish(both);
}

test('two Mages in two browsers summon, prepare, cast, split and hunt, and play to the end in German and Spanish', async () => {
  const people = (await Promise.all(NAMES.map((name) => person(at.url, name)))) as [Visitor, Visitor];
  const id = await startTable(people, { game: ROSE, options: { lodge: 'duel', ...PACKS } });
  const place = (seat: number) => ({ who: people[seat] as Visitor, seat, names: NAMES, id });
  const settings = { windows: 'always' } as const;
  const ada = await seatPlayer(at, place(0), { language: 'de', settings });
  const tablet = { language: 'es', size: 'tablet', touch: true } as const;
  const basil = await seatPlayer(at, place(1), { ...tablet, settings: { ...settings, language: 'en' } });
  const both = [ada, basil];
  await readsSpanish(basil);
  const isAsked = (sitting: RosePlayer, ask: string) => questionOf(sitting)?.ask === ask;
  await nothingEnglish(both);
  await giveAnswersUntil(both, opens, () => isAsked(ada, 'prepare'));
  await nothingEnglish(both);
  await prepares(ada);
  await nothingEnglish(both);
  await giveAnswersUntil(both, opens, () => !isAsked(basil, 'prepare'));

  await giveAnswersUntil(both, summons, () => isAsked(ada, 'action'));
  await asked(ada);
  await looksAhead(ada);
  const guarded = (sitting: RosePlayer) => familiarOf(ownOf(viewOf(sitting)))?.mode === 'guard';
  await giveAnswersUntil(both, summons, () => both.every(guarded));
  expect(both.map(guarded)).toEqual([true, true]);
  await nothingEnglish(both);

  const shot = () => (isAsked(basil, 'action') ? shotIn(viewOf(basil), questionOf(basil) as Question) : undefined);
  await giveAnswersUntil(both, aims, () => shot() !== undefined);
  await casts(basil, shot() as string);
  await people[0].until(() => isAsked(ada, 'split'));
  await splits(ada, both);
  const maySend = () => questionOf(ada)?.legal.includes('send') === true;
  await giveAnswersUntil(
    both,
    (view, question) => (view.viewer === 0 ? opens(view, question) : aims(view, question)),
    maySend,
  );
  await hunts(ada, both);

  // Then both answer without their pages, which show it all the same, to the end.
  await playOn(people, id);
  const { result } = people[0].at(id).info;
  const shell = { de: endingDe.verdicts, es: endingEs.verdicts };
  for (const sitting of both) {
    const { page, seat } = sitting;
    const text = shell[sitting.language as 'de' | 'es'];
    const winners = result?.winners ?? [];
    const verdict = winners.includes(seat)
      ? text.won
      : winners.length > 0
        ? text.wins({ names: winners.map((each) => sceneOf(sitting).names[each] as string) })
        : text.nobody;
    // It may have much to show that came meanwhile.
    await page.getByRole('heading', { name: verdict }).waitFor();
    const said = face.speech[sitting.language].result(result as never, sceneOf(sitting));
    await page.locator('#question').getByText(said).waitFor();
    await page.locator('.result').waitFor();
  }
  await nothingEnglish(both);
});
