import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { FoesTable } from '../src/games/familiars-and-foes/face.ts';
import type { HeardEvent, View } from '../src/kernel/index.ts';
import { tableEventSentence } from '../src/protocol/sentences/table-event-sentence.ts';
import { isTableEvent } from '../src/protocol/table-event.ts';
import type { Visitor } from '../src/server/testing/visitor/visitor.ts';
import { messages } from '../src/web/games/familiars-and-foes/generated/all.ts';
import { de } from '../src/web/generated/de.ts';
import { en } from '../src/web/generated/en.ts';
import { namesAt } from '../src/web/table/names.ts';
import { type Choose, FOES, face, playing, since, trainer } from './support/games/foes.ts';
import { harness } from './support/harness.ts';
import { type HeldConnection, holdConnection } from './support/page/held-connection.ts';
import { enter, person, playOn, startTable } from './support/people.ts';
import type { VisitOptions } from './support/visit.ts';

/** People who fight together, each before a page of their own. */

const at = harness('foes');
const NAMES = ['Ada', 'Basil', 'Cleo'];
const MANNERS = [
  { size: 'desk' },
  { size: 'tablet', language: 'de' },
  { size: 'phone', touch: true },
] as const satisfies readonly VisitOptions[];
const CHOSEN = ['nutterson', 'mimsy', 'piddy-paw', 'figgitch'];
/** It has nothing but its paws, so it falls. */
const [FALLS = '', FIRST = '', REROLLS = ''] = CHOSEN;
const TABLES = 8;

/** Somebody at a table, before a page. */
interface Sitting {
  readonly who: Visitor;
  readonly seat: number;
  readonly language: 'en' | 'de';
  readonly page: Page;
  readonly line: HeldConnection;
}

async function sits(who: Visitor, seat: number, manner: VisitOptions = {}): Promise<Sitting> {
  const visit = await at.visit({ ...manner, settings: { confirm: 'never', windows: 'always' } });
  await enter(visit, who);
  const line = await holdConnection(visit.page);
  return { who, seat, language: manner.language === 'de' ? 'de' : 'en', page: visit.page, line };
}
const opens = async ({ page }: Sitting, id: string) => {
  await page.goto(`/t/${id}`);
  await page.locator('#question h2').waitFor();
};

const viewOf = (who: Visitor, id: string) => who.at(id).view as View<FoesTable>;
const tableOf = (who: Visitor, id: string) => viewOf(who, id).table;
const isAsked = (who: Visitor, id: string, ask: string) => who.at(id).question?.ask === ask;
const familiarOf = (who: Visitor, id: string, familiar: string) =>
  tableOf(who, id).familiars.find((each) => each.familiar === familiar);
const answerIn = ({ language, seat }: Sitting, say: string) =>
  face.speech[language].answer(say, { names: NAMES, viewer: seat });
/** An answer in the bar; where several Familiars could give it, it bears the name of one. */
const button = (sitting: Sitting, say: string) => {
  const answers = sitting.page.locator('#question .as');
  const short = face.speech[sitting.language].part(say, say.split(' ').length - 1, {
    names: NAMES,
    viewer: sitting.seat,
  });
  return answers
    .getByRole('button', { name: answerIn(sitting, say) })
    .or(answers.getByRole('button', { name: short }))
    .first();
};
const touch = async (sitting: Sitting, say: string) => {
  const found = button(sitting, say);
  await (sitting.seat === 2 ? found.tap() : found.click());
};
/** The question as its page puts it. */
const asks = ({ page, who, language, seat }: Sitting, id: string) => {
  const { ask = '', with: numbers = {} } = who.at(id).question ?? {};
  const name = face.speech[language].ask(ask, numbers, { names: NAMES, viewer: seat });
  return page.locator('#question').getByRole('heading', { name });
};

/** As `plays` would, but these Familiars are chosen and this one goes first. */
const begins =
  (plays: Choose): Choose =>
  (view, question) => {
    const wanted = [...CHOSEN.map((familiar) => `choose ${familiar}`), `first ${FIRST}`];
    return wanted.find((say) => question.legal.includes(say)) ?? plays(view, question);
  };
/** Mimsy attacks, Piddy Paw has it rolled again: all see the face that counts no more, and the one that does. */
async function rollsAgain(all: readonly Sitting[], id: string): Promise<void> {
  const [, basil, cleo] = all as [Sitting, Sitting, Sitting];
  await asks(basil, id).waitFor();
  const foe = tableOf(basil.who, id).foes[0]?.foe ?? '';
  await basil.page.locator('.deed.physical.legal').click();
  const target = basil.page.locator(`.board-area [data-card="${foe}"].legal`);
  if (isAsked(basil.who, id, 'action') && (await target.count()) > 0) await target.first().click();
  const people = all.map(({ who }) => who);
  await basil.who.until(() => !isAsked(basil.who, id, 'action'));
  await playing(people, id, openEyes, () => isAsked(cleo.who, id, 'rolled'));
  await asks(cleo, id).waitFor();
  const before = tableOf(cleo.who, id).roll.face;
  const heard = since(cleo.who, id);
  await touch(cleo, `ability ${REROLLS} all`);
  await cleo.who.until(() => heard('rolled') !== undefined);
  const now = heard('rolled')?.face as number;
  for (const { page, language } of all) {
    const name = messages[language].throw.rolledAgain({ who: face.speech[language].card(FIRST).name, before, now });
    await page.getByRole('img', { name }).waitFor();
    expect(await page.locator('.throw s.old').innerText()).toBe(String(before));
  }
}

/** Two are asked at once; one calls, and the call of the other comes too late. Then a token turns the coin. */
async function races(all: readonly Sitting[], id: string): Promise<void> {
  const isIn = ({ who }: Sitting) => isAsked(who, id, 'ballyhoo');
  const racers = all.filter(isIn);
  const other = all.find((sitting) => !isIn(sitting)) as Sitting;
  const [first, late] = racers as [Sitting, Sitting];
  expect(racers).toHaveLength(2);
  const callOf = ({ who }: Sitting) => who.at(id).question?.legal.find((say) => say.startsWith('ballyhoo ')) ?? '';
  for (const sitting of racers) {
    await asks(sitting, id).waitFor();
    await button(sitting, callOf(sitting)).waitFor();
    const also = sitting.language === 'de' ? de.talk.also : en.talk.also;
    const rival = NAMES[racers.find((each) => each !== sitting)?.seat ?? 0] as string;
    await sitting.page
      .locator('#question')
      .getByText(also({ names: [rival] }))
      .waitFor();
  }
  expect(await other.page.locator('#question.wait').count()).toBe(1);

  const lateCall = callOf(late);
  const caller = callOf(first).split(' ')[1] as string;
  const lateOne = lateCall.split(' ')[1] as string;
  const magic = familiarOf(late.who, id, lateOne)?.mp;
  const heard = since(late.who, id);
  late.line.hold();
  await touch(first, callOf(first));
  await late.who.until(() => heard('flipped') !== undefined);
  await touch(late, lateCall);
  const refusals = () => late.line.waiting.map((words) => JSON.parse(words)).filter(({ type }) => type === 'refused');
  await expect.poll(refusals).toHaveLength(1);
  expect(['late', 'not-asked']).toContain(refusals()[0].bar.why);
  late.line.release();

  const call = heard('ballyhoo') as HeardEvent;
  expect(call.familiar).toBe(caller);
  const eye = heard('flipped')?.open === true;
  for (const sitting of all) {
    const t = messages[sitting.language].throw;
    const who = face.speech[sitting.language].card(caller).name;
    await sitting.page.getByRole('img', { name: t.flipped({ who, eye: eye ? t.open : t.closed }) }).waitFor();
  }
  expect(await late.page.locator('#question.wait').count()).toBe(1);
  expect(familiarOf(late.who, id, lateOne)?.mp).toBe(magic);

  // Whoever attacked thinks that the coin lies on the wrong side.
  expect(isAsked(other.who, id, 'flipped')).toBe(true);
  const luck = other.who.at(id).question?.legal.find((say) => say.startsWith('luck ')) ?? '';
  // Where more can be declared than fits the bar, each thing is a card.
  await button(other, luck).or(other.page.locator('.deeds.declared .deed.luck')).first().click();
  await other.who.until(() => heard('turned') !== undefined);
  for (const { page } of all) {
    const turned = page.locator('.throw .piece', { has: page.locator(`.coin.${eye ? 'closed' : 'open'}`) });
    await turned.locator('s.old').waitFor();
  }
}

/** Somebody proposes it, both others agree, the coin is flipped: who had Fallen stands again, or not. */
async function revives(all: readonly Sitting[], id: string): Promise<boolean> {
  const caster = all.find(({ who }) => isAsked(who, id, 'action')) as Sitting;
  const others = all.filter((sitting) => sitting !== caster);
  const mat = ({ page }: Sitting) => page.locator(`.mat[data-place="familiar:${FALLS}"]`);
  for (const sitting of all) await mat(sitting).and(sitting.page.locator('.fallen')).waitFor();
  const heard = since(caster.who, id);
  const ends = (who: Visitor) =>
    who.at(id).events.filter(({ kind }) => kind === 'revived' || kind === 'notRevived').length;
  const endings = ends(caster.who);
  await asks(caster, id).waitFor();
  const deed = caster.page.locator('.deed.revive.legal');
  // Where only one can be revived, nobody is asked whom.
  const ways = caster.who.at(id).question?.legal.filter((say) => say.startsWith('revive')) ?? [];
  await (caster.seat === 2 ? deed.tap() : deed.click());
  const aim = mat(caster).locator('.legal');
  if (ways.length > 1) await (caster.seat === 2 ? aim.tap() : aim.click());
  await caster.who.until(() => heard('proposes') !== undefined);
  for (const sitting of others) {
    await sitting.who.until(() => isAsked(sitting.who, id, 'agree'));
    await asks(sitting, id).waitFor();
  }
  for (const sitting of others) await touch(sitting, 'agree');
  await caster.who.until(() => heard('flipped') !== undefined);

  // Somebody may be asked what they do next before the caster has heard how it ended.
  const people = all.map(({ who }) => who);
  const isDone = () => people.some((who) => ends(who) > endings);
  await playing(people, id, openEyes, isDone);
  await caster.who.until(() => ends(caster.who) > endings);
  if (heard('revived') === undefined) return false;
  for (const sitting of all) {
    await mat(sitting).and(sitting.page.locator(':not(.fallen)')).waitFor();
    const { hp = 0, health = 0 } = familiarOf(caster.who, id, FALLS) ?? {};
    await mat(sitting)
      .getByRole('button', { name: messages[sitting.language].board.health({ left: hp, most: health }) })
      .waitFor();
  }
  return true;
}
/** Turns every closed eye for which there is a token, and lets all else go by. */
const openEyes: Choose = ({ table }, { legal }) =>
  (table.open ? undefined : legal.find((say) => say.startsWith('luck '))) ?? 'pass';

test('three people in three browsers roll again, race for a Ballyhoo and revive a Familiar, and all see it', async () => {
  const people = await Promise.all(NAMES.map((name) => person(at.url, name)));
  const [ada, basil] = people as [Visitor, Visitor];
  const all: Sitting[] = [];
  for (const [seat, who] of people.entries()) all.push(await sits(who, seat, MANNERS[seat]));
  // Not every table comes so far that somebody can be revived.
  for (let tries = 0; tries < TABLES; tries++) {
    const id = await startTable(people, { game: FOES, options: { level: 'beginner', familiars: '4' } });
    const plays = begins(trainer('three', FALLS));
    await playing(people, id, plays, () => isAsked(basil, id, 'action'));
    for (const sitting of all) await opens(sitting, id);
    await rollsAgain(all, id);
    const racers = () => people.filter((who) => isAsked(who, id, 'ballyhoo')).length;
    const holdsLuck = () => (familiarOf(ada, id, tableOf(ada, id).active ?? '')?.luck ?? 0) > 0;
    await playing(people, id, plays, () => racers() === 2 && holdsLuck());
    await races(all, id);
    const mayRevive = () =>
      people.some((who) => who.at(id).question?.legal.includes(`revive ${FALLS}`)) &&
      NAMES.every((_, seat) => tableOf(ada, id).familiars.some((each) => each.seat === seat && each.hp > 0));
    await playing(people, id, plays, mayRevive);
    if (mayRevive() && (await revives(all, id))) return;
  }
  throw new Error(`at none of ${TABLES} tables anybody is revived`);
});

test('a reload while the table waits for a word: the same is asked, the throw still lies there, and it goes on', async () => {
  const people = await Promise.all(['Ada', 'Basil'].map((name) => person(at.url, name)));
  const [ada] = people as [Visitor, Visitor];
  const id = await startTable(people, { game: FOES });
  const plays: Choose = (_view, { legal }) =>
    [`choose ${REROLLS}`, `first ${FIRST}`, `choose ${FIRST}`].find((say) => legal.includes(say)) ??
    legal.find((say) => say === 'pass' || say.startsWith('attack ')) ??
    (legal[0] as string);
  await playing(people, id, plays, () => isAsked(ada, id, 'rolled'));
  const sitting = await sits(ada, 0, { size: 'phone', touch: true });
  const { page } = sitting;
  await opens(sitting, id);
  const look = async () => {
    await asks(sitting, id).waitFor();
    return {
      asked: await page.locator('#question').getAttribute('data-asked'),
      answers: await page.locator('#question .as button').allInnerTexts(),
      thrown: await page.locator('.throw').ariaSnapshot(),
      deeds: await page.locator('.hand-area').ariaSnapshot(),
    };
  };
  const before = await look();
  const { roll } = tableOf(ada, id);
  const roller = face.speech.en.card(roll.by ?? tableOf(ada, id).foes[roll.foe ?? 0]?.foe ?? '').name;
  expect(before.thrown).toContain(messages.en.throw.rolled({ who: roller, face: roll.face }));
  expect(before.asked).toBe(`0 ${ada.at(id).question?.number}`);

  await page.reload();
  expect(await look()).toEqual(before);

  const heard = since(ada, id);
  await button(sitting, 'pass').tap();
  await ada.until(() => heard('passes') !== undefined);
  await page.locator(`#question:not([data-asked="${before.asked}"])`).waitFor();
});

test('a bot fights along and says in the language of each why it does what it does', async () => {
  const people = await Promise.all(['Ada', 'Basil'].map((name) => person(at.url, name)));
  const [ada, basil] = people as [Visitor, Visitor];
  const id = await startTable(people, { game: FOES }, ['greedy']);
  const sittings = [
    await sits(ada, 0, { size: 'desk' }),
    await sits(basil, 1, { size: 'phone', touch: true, language: 'de' }),
  ];
  for (const sitting of sittings) await opens(sitting, id);
  const reasons = () => ada.at(id).events.filter((event) => event.kind === '@because');
  await playOn(people, id, () => reasons().length >= 3);
  expect(reasons().length).toBeGreaterThanOrEqual(3);
  for (const { page, language } of sittings) {
    // On a phone the log is in a drawer.
    if ((await page.locator('aside .event-log').count()) === 0) await page.keyboard.press('l');
    const names = namesAt(ada.at(id).info.seats);
    for (const reason of reasons()) {
      if (!isTableEvent(reason)) continue;
      const scene = { names, viewer: null };
      const said = tableEventSentence(language, reason, scene, face.speech[language]) ?? '';
      expect(said).toContain(names[2]);
      await page.locator('.event-log li', { hasText: said }).first().waitFor();
    }
  }
});
