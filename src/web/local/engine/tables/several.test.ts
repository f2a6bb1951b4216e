import { describe, expect, test } from 'vitest';
import { games } from '../../../../games/index.ts';
import { type AnyGame, replay } from '../../../../kernel/index.ts';
import { reloaded, type TestPage, testPage } from '../../testing/fake-browser.ts';
import { create, latest, play, saved, sit } from '../../testing/playing.ts';
import type { OpenRecord } from '../records/record-sessions.ts';
import type { LocalTableState } from './local-game.ts';

/** Several people before one screen, in a game without secrets. */

const FOES = 'familiars-and-foes';
const game = games[FOES]?.core as AnyGame;

const lay = (at: TestPage, seats: (string | null)[], names: string[], options = {}) => {
  const made = at.tables.create({ game: FOES, seats, options }, names);
  if (made.kind !== 'made') throw new Error(JSON.stringify(made.faults));
  return made.id;
};
/** Answers until somebody is asked this. */
async function until(
  at: TestPage,
  id: string,
  first: LocalTableState,
  holds: (shown: LocalTableState) => boolean,
): Promise<LocalTableState> {
  let shown = first;
  for (let n = 0; n < 3000 && !holds(shown) && shown.question !== null; n++) shown = await play(at, id, shown, 1);
  if (!holds(shown)) throw new Error('that never came');
  return shown;
}
const isRace = ({ view, question }: LocalTableState) => view.asked.length > 1 && question?.ask === 'ballyhoo';

describe('several before one screen', () => {
  test('are each asked in their turn, by their names, and see with their own eyes', async () => {
    const at = testPage();
    const id = lay(at, [null, null, 'greedy'], ['Ada', 'Basil', 'Raven']);
    const first = await sit(at, id);
    expect(first.info.seats).toMatchObject([
      { person: { name: 'Ada' } },
      { person: { name: 'Basil' } },
      { bot: 'greedy' },
    ]);
    const second = await until(at, id, first, ({ you }) => you === 1);
    expect(second).toMatchObject({ you: 1, view: { viewer: 1 }, question: { seat: 1 } });
    expect(new Set(second.info.seats.flatMap(({ person }) => person?.id ?? [])).size).toBe(2);
  });

  test('who are asked at once answer in any order, and who is not asked cannot take the table', async () => {
    const at = testPage();
    const id = lay(at, [null, null, null], ['Ada', 'Basil', 'Cleo']);
    const race = await until(at, id, await sit(at, id), isRace);
    const [other] = race.view.asked.filter((seat) => seat !== race.you) as [number];
    const idle = [0, 1, 2].find((seat) => !race.view.asked.includes(seat)) as number;
    expect(at.tables.turnTo(id, idle)).toMatchObject({ kind: 'refused', bar: { why: 'not-asked' } });
    expect(at.tables.turnTo(id, other)).toEqual({ kind: 'done' });
    const turned = latest(at, id) as LocalTableState;
    expect(turned).toMatchObject({ you: other, events: [], question: { seat: other }, seq: race.seq + 1 });
    const { number, legal } = turned.question as { number: number; legal: readonly string[] };
    const call = legal.find((say) => say.startsWith('ballyhoo')) as string;
    expect(at.tables.answer(id, number, call, false)).toEqual({ kind: 'done' });
    await at.tables.settled();
    expect(saved(at, id).record.answers.at(-1)).toMatchObject({ seat: other, say: call });
  });

  test('who may do something beside the question takes the table for it, and then it is whose it was', async () => {
    const at = testPage();
    const id = lay(at, [null, null, null], ['Ada', 'Basil', 'Cleo']);
    const mayHelp = ({ you, asideSeats, question }: LocalTableState) =>
      question?.ask === 'action' && asideSeats.some((seat) => seat !== you);
    const shown = await until(at, id, await sit(at, id), mayHelp);
    const helper = shown.asideSeats.find((seat) => seat !== shown.you) as number;
    expect(at.tables.turnTo(id, helper)).toEqual({ kind: 'done' });
    const turned = latest(at, id) as LocalTableState;
    expect(turned).toMatchObject({ you: helper, question: null });
    const { number, legal } = turned.asides as { number: number; legal: readonly string[] };
    expect(at.tables.aside(id, number, legal[0] as string, false)).toEqual({ kind: 'done' });
    expect(latest(at, id)).toMatchObject({ you: shown.you, question: { ask: 'action' } });
    await at.tables.settled();
    expect(saved(at, id).record.answers.at(-1)).toMatchObject({ seat: helper, say: legal[0], aside: true });
  });

  test('take back what the last of them did, whoever is asked by then', async () => {
    const at = testPage();
    const id = lay(at, [null, null], ['Ada', 'Basil']);
    const first = await sit(at, id);
    expect(at.tables.answer(id, first.question?.number ?? 0, first.question?.legal[0] as string, false)).toEqual({
      kind: 'done',
    });
    const after = latest(at, id) as LocalTableState;
    expect(after).toMatchObject({ you: 1, undo: true });
    expect(at.tables.undo(id)).toEqual({ kind: 'done' });
    expect(latest(at, id)).toMatchObject({ you: 0, events: [{ kind: '@undone', seat: 0 }] });
  });

  test('find it as it was after a reload, in the middle of a race', async () => {
    const at = testPage();
    const id = lay(at, [null, null, 'greedy'], ['Ada', 'Basil', 'Raven']);
    const race = await until(at, id, await sit(at, id), isRace);
    await at.tables.settled();
    const again = await sit(reloaded(at, 2), id);
    expect(again.question?.ask).toBe('ballyhoo');
    expect(again.view.asked).toEqual(race.view.asked);
    // It may be turned to another of those who are asked.
    expect(race.view.asked).toContain(again.you);
    expect(again.info.seats.map(({ person }) => person?.name ?? null)).toEqual(['Ada', 'Basil', null]);
  });

  test('give up together, and a rematch is for the same people', async () => {
    const at = testPage();
    const id = lay(at, [null, 'greedy', null], ['Ada', 'Raven', 'Cleo']);
    await sit(at, id);
    at.tables.resign(id);
    expect(latest(at, id)).toMatchObject({
      info: {
        state: 'over',
        result: { winners: [] },
        seats: [{ away: 'resigned' }, { away: null }, { away: 'resigned' }],
      },
    });
    const next = at.tables.rematch(id);
    if (next.kind !== 'made') throw new Error(next.kind);
    expect(saved(at, id).bots).toEqual([null, 'greedy', null]);
    expect((await sit(at, next.id)).info.seats[2]?.person?.name).toBe('Cleo');
  });

  test('have no place where players have secrets: bots take the other chairs', () => {
    const at = testPage();
    const id = create(at, [null, null, 'random']);
    expect(at.tables.rematch(id).kind).toBe('made');
    const games = [...at.storage.games.values()];
    for (const { bots } of games) expect(bots.filter((bot) => bot === null)).toHaveLength(1);
  });
});

test('where all play together, every seat sees and hears the same', async () => {
  const at = testPage();
  const id = lay(at, [null, 'greedy', 'random'], ['Ada', 'Raven', 'Rat']);
  await play(at, id, await sit(at, id), 40);
  replay(game, saved(at, id).record, undefined, (match, told) => {
    const [mine, other] = [0, 1].map((seat) => JSON.stringify({ ...match.view(seat), viewer: null }));
    expect(other).toBe(mine);
    for (const event of told) expect(event.to ?? 'all').toBe('all');
  });
});

describe('what made a bot do something', () => {
  test('is told before it, saved over a reload, and in the replay', async () => {
    const at = testPage();
    const id = lay(at, [null, 'greedy'], ['Ada', 'Raven']);
    const isReason = ({ kind }: { kind: string }) => kind === '@because';
    await play(at, id, await sit(at, id), 60);
    const told = at.news.flatMap((news) => (news.kind === 'table' ? news.shown.events : [])).filter(isReason);
    expect(told.length).toBeGreaterThan(0);
    const { record } = saved(at, id);
    expect(record.reasons?.length).toBeGreaterThanOrEqual(told.length);
    await at.tables.settled();
    const later = reloaded(at, 2);
    const seated = await later.tables.sit(id);
    if (seated.kind !== 'table') throw new Error(seated.kind);
    expect(seated.shown.events.filter(isReason)).toHaveLength(record.reasons?.length ?? 0);
    const opened = (await later.records.openSaved(id)) as OpenRecord;
    const story = later.records.story(opened.session, opened.only ?? 'all').flatMap(({ events }) => events);
    expect(story.filter(isReason)).toHaveLength(record.reasons?.length ?? 0);
    expect(replay(game, record).answers).toHaveLength(record.answers.length);
  });
});
