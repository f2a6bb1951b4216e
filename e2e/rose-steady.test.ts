import { expect, test } from 'vitest';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { opens } from './support/games/duel.ts';
import { asked, nothing, PACKS, playing, questionOf, ROSE, type RosePlayer, seatPlayer } from './support/games/rose.ts';
import { harness } from './support/harness.ts';
import { settled } from './support/page/page-checks.ts';
import { person, startTable } from './support/people.ts';
import type { VisitOptions } from './support/visit.ts';

/** What keeps its place and its name while a round goes on. */

const at = harness('rose-steady');
const NAMES = ['Ada', 'Basil'];

/** Ada before her page, asked to prepare; Basil needs none. */
async function preparing(manner: VisitOptions) {
  const people = (await Promise.all(NAMES.map((name) => person(at.url, name)))) as [Visitor, Visitor];
  const id = await startTable(people, { game: ROSE, options: { lodge: 'large', ...PACKS } });
  const [ada] = people;
  await playing(people, id, opens, () => ada.at(id).question?.ask === 'prepare');
  const sitting = await seatPlayer(at, { who: ada, seat: 0, names: NAMES, id }, manner);
  await asked(sitting);
  return { sitting, people, id };
}
const boxOf = async ({ page }: RosePlayer, what: string) => {
  const { x = 0, y = 0, width = 0 } = (await page.locator(what).first().boundingBox()) ?? {};
  return [x, y, width].map(Math.round);
};
/** Where slots and Lodge are before a card is picked up, and after it. */
async function picksUp(sitting: RosePlayer): Promise<void> {
  const places = () => Promise.all(['.rose-hand .slots', '.lodge'].map((what) => boxOf(sitting, what)));
  await settled(sitting.page);
  const before = await places();
  await sitting.page
    .locator('.rose-hand .hand .card')
    .last()
    .click({ position: { x: 20, y: 20 } });
  await sitting.page.locator('.being-prepared').waitFor();
  await settled(sitting.page);
  expect(await places()).toEqual(before);
  await sitting.page.keyboard.press('Escape');
  await sitting.page.locator('.being-prepared').waitFor({ state: 'detached' });
}

test('no slot moves when a card is picked up on a phone, and a Room with somebody in it has its name', async () => {
  const { sitting, people, id } = await preparing({ size: 'phone', touch: true });
  await picksUp(sitting);
  // On their way the Mages leave their Cells.
  const walks = (legal: readonly string[]) => legal.find((say) => say.startsWith('walk ')) ?? nothing(legal);
  const choose: typeof opens = (view, question) =>
    ['action', 'physical'].includes(question.ask) ? walks(question.legal) : opens(view, question);
  const isOut = () => questionOf(sitting)?.ask === 'physical';
  await playing(people, id, choose, isOut);
  await asked(sitting);
  const names = sitting.page.locator('.lodge .peopled .name');
  expect(await names.count()).toBeGreaterThan(0);
  for (const name of await names.all()) expect(await name.isVisible()).toBe(true);
});

test('on a tablet neither Lodge nor slots move when a card is picked up', async () => {
  const { sitting } = await preparing({ size: 'tablet', touch: true });
  await picksUp(sitting);
});

test('on a desk neither Lodge nor slots move when a card is picked up', async () => {
  const { sitting } = await preparing({ size: 'desk' });
  await picksUp(sitting);
});
