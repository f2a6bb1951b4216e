import type { Locator, Page } from 'playwright-core';
import { faceFactory, NAME, type PlayerView, type RoseTable } from '../../../src/games/black-rose/face.ts';
import type { Language, Question, View } from '../../../src/kernel/index.ts';
import type { Visitor } from '../../../src/server/testing/visitor/visitor.ts';
import { answerNames, verbNames } from '../../../src/web/games/black-rose/answers/hints.ts';
import { ambiguousModels } from '../../../src/web/games/black-rose/models/model-status.ts';
import { enter, playOn } from '../people.ts';
import '../page/page-probe.ts';
import type { Harness } from '../harness.ts';
import { idsIn, untranslatedOn } from '../page/untranslated.ts';
import { type Touch, withFinger, withMouse } from '../player.ts';
import type { Visit, VisitOptions } from '../visit.ts';

export const ROSE = NAME;
export const face = faceFactory.core;
/** Every pack of Familiars. */
export const PACKS = Object.fromEntries(face.pack.packs.map(({ id }) => [id, true]));

export type Choose = (view: View<RoseTable>, question: Question) => string;

/** Somebody at a table of Black Rose, before a page of their own. */
export interface RosePlayer {
  readonly who: Visitor;
  readonly seat: number;
  readonly names: readonly string[];
  readonly language: Language;
  readonly visit: Visit;
  readonly page: Page;
  readonly touch: Touch;
  /** The table. */
  readonly id: string;
}
type PlayerSeat = Pick<RosePlayer, 'who' | 'seat' | 'names' | 'id'>;

export async function seatPlayer(at: Harness, place: PlayerSeat, manner: VisitOptions = {}): Promise<RosePlayer> {
  const visit = await at.visit(manner);
  await enter(visit, place.who);
  const { page } = visit;
  await page.goto(`/t/${place.id}`);
  await page.locator('#question h2').waitFor();
  const language = (manner.language ?? 'en') as Language;
  return { ...place, language, visit, page, touch: manner.touch === true ? withFingerThere : withMouseThere };
}

export const viewOf = ({ who, id }: Pick<RosePlayer, 'who' | 'id'>) => who.at(id).view as View<RoseTable>;
export const ownOf = (view: View<RoseTable>) => view.table.players[view.viewer as number] as PlayerView;
export const questionOf = ({ who, id }: Pick<RosePlayer, 'who' | 'id'>) =>
  who.at(id).question as unknown as Question | null;
export const familiarOf = ({ evocations }: PlayerView) => evocations.find((each) => each != null && each.mode !== null);
export const sceneOf = (sitting: Pick<RosePlayer, 'names' | 'seat' | 'who' | 'id'>) => ({
  ...{ names: sitting.names, viewer: sitting.seat },
  alike: ambiguousModels(viewOf(sitting)),
});

/** Plays on without the pages, always in the same way. */
export const playing = (people: readonly Visitor[], id: string, choose: Choose, enough: () => boolean) =>
  playOn(people, id, enough, (who) => {
    const { view, question } = who.at(id);
    return choose(view as View<RoseTable>, question as never);
  });

/** On a phone whoever stands in a Room may cover it: who has no part in the question passes the touch on to the Room. */
const yielding =
  (touch: Touch): Touch =>
  async (page) => {
    await page.evaluate(() => {
      const { chosen } = window.desk;
      const { left = 0, top = 0, width = 0, height = 0 } = chosen?.getBoundingClientRect() ?? {};
      const above = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.model');
      const isAside = above?.getAttribute('aria-hidden') === 'true';
      if (chosen?.matches('.hex') && isAside && chosen.parentElement?.contains(above)) window.desk.chosen = above;
    });
    await touch(page);
  };
const withMouseThere = yielding(withMouse);
const withFingerThere = yielding(withFinger);
/** Many who stand in one Room are laid out when they are touched. */
const LINE_UP = 'dialog[open] .line-up .listed.legal';
const lineUp = (page: Page) => page.locator(LINE_UP);
const skipped = (page: Page) => page.evaluate(() => window.desk.skipped);
/** Touches what is chosen and waits until something has come of it; whether that was to lay out many. */
async function leadsOn(page: Page, touch: Touch): Promise<boolean> {
  const chosen = await page.evaluateHandle(() => window.desk.chosen as Element);
  const isMany = await chosen.evaluate((thing) => thing.matches('.huddle > *'));
  const at = await page.locator('#question').getAttribute('data-asked');
  await touch(page);
  // A tap that came too soon, or only skipped something, meant nothing.
  if (isMany) {
    await page.waitForFunction((laid) => window.desk.skipped || document.querySelector(laid), LINE_UP);
    return !(await skipped(page));
  }
  await page.waitForFunction(
    ({ chosen, at }) => {
      if (window.desk.skipped) return true;
      const isThere = chosen.isConnected && (chosen.matches('.btn') || chosen.matches('.legal'));
      return !isThere || document.querySelector('#question')?.getAttribute('data-asked') !== at;
    },
    { chosen, at },
  );
  return false;
}
/** Taps what is chosen, and of many the first that is lit. */
export const tapping: Touch = async (page) => {
  if (await leadsOn(page, withFingerThere)) await lineUp(page).first().tap();
};
async function touchIt({ page, touch }: Pick<RosePlayer, 'page' | 'touch'>, thing: Locator): Promise<void> {
  await thing.evaluate((element) => {
    window.desk.chosen = element;
    window.desk.skipped = false;
  });
  await leadsOn(page, touch);
}

const QUICK = 3;
/** The slot of a spell that is cast with this verb. */
function slotOf(view: View<RoseTable>, verb: string): number {
  return verb.startsWith('quick') ? QUICK : ownOf(view).slots.findIndex((slot, n) => slot !== null && n < QUICK);
}

/** What is to be touched for an answer, in this order; what stands on the page alone in the bar is not here. */
function thingsOf(view: View<RoseTable>, legal: readonly string[], say: string): string[] {
  const [verb = '', word = '', other = ''] = say.split(' ');
  const room = `.lodge .hex[data-card="${word}"]`;
  const target = face.kindOf(word) === 'room' ? room : modelAt(word);
  if (/^(cast|quick)/.test(verb)) {
    const card = `.rose-hand .slots > li:nth-child(${slotOf(view, verb) + 1}) .card`;
    return word === '' ? [card] : [card, target];
  }
  if (/^activate/.test(verb)) {
    const { room: here } = ownOf(view);
    const own = `.lodge .hex[data-card="${here}"]`;
    if (word === '') return [own];
    // Where an answer names the own Room, to touch it gives that answer.
    return legal.some((other) => other.split(' ')[1] === here) ? [target] : [own, target];
  }
  switch (verb) {
    case 'choose':
      return [`.choice-mages [data-card="${word}"]`, '.school-tile'];
    case 'study':
      return [`.schools button:has([data-place="pile:${word}"])`];
    case 'keep':
      return [`.drawn [data-card="${word}"]`, `.drawn [data-card="${other}"]`];
    case 'prepare':
    case 'prepare-quick':
      return [
        `.rose-hand .hand [data-card="${word}"]`,
        `.sides .side:nth-of-type(${other === 'a' ? 2 : 3})`,
        `.slots button.hole[data-drop="${verb}"]`,
      ];
    case 'discard':
    case 'summon':
    case 'learn':
    case 'recover':
      return [`.offered [data-card="${word}"]`];
    default:
      return word === '' ? [] : [target];
  }
}
const modelAt = (ref: string): string =>
  `:is(.lodge button[data-ref="${ref}"], .lodge .huddle button:has([data-ref="${ref}"]))`;

/** What may be touched next to give an answer: something that is lit, else a button of the bar. */
async function nextFor(sitting: RosePlayer, view: View<RoseTable>, say: string): Promise<Locator> {
  const { page, language } = sitting;
  const speech = face.speech[language];
  const scene = sceneOf(sitting);
  const words = say.split(' ');
  const sure = page.locator('#question .as button.go');
  if (await sure.isVisible()) return sure;
  // Of many who stand in one Room one is chosen from a list.
  const listed = lineUp(page);
  if ((await listed.count()) > 0) return listed.filter({ hasText: speech.part(`at ${words[1]}`, 1, scene) }).first();
  const things = thingsOf(view, questionOf(sitting)?.legal ?? [], say);
  for (const thing of things) {
    // Of two equal cards one may be chosen already, and the other still be lit.
    const isDone = (await page.locator(thing).and(page.locator('.chosen')).count()) > 0;
    if (isDone && things.indexOf(thing) === things.lastIndexOf(thing)) continue;
    const all = page.locator(thing).and(page.locator('.legal'));
    const lit = thing === '.school-tile' ? all.filter({ hasText: speech.card(words[2] ?? '').name }) : all;
    if ((await lit.count()) > 0) return lit.first();
  }
  const answers = page.locator('#question .as');
  const kind = verbNames({ ask: 'action', with: {}, legal: [] }, language)?.[words[0] as string];
  const named = answerNames(questionOf(sitting) ?? { ask: '', with: {}, legal: [] }, language)?.[say];
  const names = [
    ...(named === undefined ? [] : [named]),
    speech.answer(say, scene),
    ...(kind === undefined ? [] : [kind]),
    ...words.map((_, at) => speech.part(say, at, scene)).reverse(),
  ];
  for (const name of names) {
    const button = answers.getByRole('button', { name, exact: true });
    if ((await button.count()) > 0) return button.first();
  }
  throw new Error(`there is no way on to '${say}' but the list of answers`);
}

/** Waits until the page asks what the table asks. */
export async function asked({ page, seat, who, id }: RosePlayer): Promise<string> {
  const at = `${seat} ${who.at(id).question?.number}`;
  await page.locator(`#question[data-asked="${at}"]:not(.wait)`).waitFor();
  await page.waitForFunction(() => window.desk.standing() === 'asked');
  return at;
}

/** What is done after each touch. */
type Looks = () => Promise<void>;
/** More touches no answer needs. */
const MOST = 6;
/** Gives an answer by touching the board, the hand and what only the bar has; never by the list of all answers. */
export async function giveAnswer(sitting: RosePlayer, say: string, looks: Looks = async () => {}): Promise<void> {
  const { page } = sitting;
  const view = viewOf(sitting);
  const at = await asked(sitting);
  for (let n = 0; n < MOST; ) {
    const thing = await nextFor(sitting, view, say);
    await touchIt(sitting, thing);
    if (!(await skipped(page))) n++;
    // Now something else is to be touched, or the table has taken the answer.
    await page.waitForFunction(
      (before) =>
        document.querySelector('#question')?.getAttribute('data-asked') !== before || window.desk.standing() !== null,
      at,
    );
    await looks();
    if ((await page.locator('#question').getAttribute('data-asked')) !== at) return heardOf(sitting, at, say);
  }
  throw new Error(`so many touches do not come to '${say}'`);
}
/** It was that answer, and no other. */
async function heardOf({ who, id, seat, visit }: RosePlayer, at: string, say: string): Promise<void> {
  await who.until(() => who.at(id).info.state === 'over' || `${seat} ${who.at(id).question?.number}` !== at);
  const sent = visit.said.map((text) => JSON.parse(text)).findLast(({ type }) => type === 'answer');
  if (sent?.say !== say) throw new Error(`'${sent?.say}' was said in place of '${say}'`);
}

/** Those at a table answer on their pages what is asked of them, until it is enough. How often they did. */
export async function giveAnswersUntil(
  sittings: readonly RosePlayer[],
  choose: Choose,
  enough: () => boolean,
  looks?: Looks,
): Promise<number> {
  const [{ who, id }] = sittings as [RosePlayer];
  const isAsked = (sitting: RosePlayer) => questionOf(sitting) !== null;
  const done = () => enough() || who.at(id).info.state === 'over';
  for (let given = 0; ; given++) {
    await who.until(() => done() || sittings.some(isAsked));
    const sitting = sittings.find(isAsked);
    if (done() || sitting === undefined) return given;
    await giveAnswer(sitting, choose(viewOf(sitting), questionOf(sitting) as Question), looks);
  }
}

/** Leaves it at that. */
export const nothing = (legal: readonly string[]): string =>
  ['stop', 'done', 'pass', 'ready'].find((say) => legal.includes(say)) ?? (legal[0] as string);

/** Names that are others in English, and cannot be told from others by chance: of two words or more. */
const englishNames = (language: Language): string[] => {
  const nameIn = (id: string, of: Language) => face.speech[of].card(id).name;
  const other = new Set(idsIn(face.pack).map((id) => nameIn(id, language)));
  return [...new Set(idsIn(face.pack).map((id) => nameIn(id, 'en')))].filter(
    (name) => name.includes(' ') && !other.has(name),
  );
};
/** English sentences on a page that is read in another language, and those with an English name in them. */
export function englishOn(language: 'de' | 'es'): (sitting: RosePlayer) => Promise<string[]> {
  const whole = untranslatedOn(language);
  const names = englishNames(language);
  return async (sitting) => {
    const { page, who, id } = sitting;
    const { events, question } = who.at(id);
    const { en } = face.speech;
    const scene = sceneOf(sitting);
    const told = events.flatMap((event) => en.event(event, scene) ?? []);
    const asks = question === null ? [] : [en.ask(question.ask, question.with, scene)];
    const answers = question?.legal.map((say) => en.answer(say, scene)) ?? [];
    const read = face.speech[language];
    const same = new Set(question?.legal.map((say) => read.answer(say, scene)));
    const said = await whole(page, [...told, ...asks, ...answers.filter((answer) => !same.has(answer))]);
    const named = await page.evaluate((known) => {
      const labels = [...document.querySelectorAll('[aria-label], [title]')].map((element) =>
        ['aria-label', 'title'].map((name) => element.getAttribute(name) ?? '').join(' '),
      );
      return [document.body.innerText, ...labels].flatMap((text) => known.filter((name) => text.includes(name)));
    }, names);
    return [...said, ...new Set(named)];
  };
}
