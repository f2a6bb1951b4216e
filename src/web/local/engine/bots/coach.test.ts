import { expect, test } from 'vitest';
import { games } from '../../../../games/index.ts';
import { type AnyGame, below, Match, type NumberedQuestion, type State, seededRng } from '../../../../kernel/index.ts';
import { testPage } from '../../testing/fake-browser.ts';
import { create, FIND, latest, play, saved, sit } from '../../testing/playing.ts';
import type { LocalTableState } from '../tables/local-game.ts';
import { coachAdvice } from './coach.ts';

test('who is asked hears of every answer, best first', async () => {
  const at = testPage();
  const id = create(at, [null, 'random']);
  const { question } = await sit(at, id);
  const { number, legal } = question as NumberedQuestion;
  const going = at.tables.coach(id, number);
  await at.rest();
  const reply = await going;
  if (reply.kind !== 'advice') throw new Error(reply.kind);
  const { iterations, verdicts } = reply.advice;
  expect(verdicts.map(({ say }) => say).sort()).toEqual([...legal].sort());
  expect(iterations).toBeGreaterThan(0);
  expect(verdicts[0]?.visits).toBe(Math.max(...verdicts.map(({ visits }) => visits)));
});

test('it speaks of the open question alone, and stops thinking when that is gone', async () => {
  const at = testPage();
  const id = create(at, [null, 'random']);
  const { question } = await sit(at, id);
  const { number, legal } = question as NumberedQuestion;
  expect(await at.tables.coach(id, number + 1)).toMatchObject({ kind: 'refused', bar: { why: 'late' } });
  const going = at.tables.coach(id, number);
  expect(at.tables.answer(id, number, legal[0] as string, false)).toEqual({ kind: 'done' });
  await at.rest();
  expect(await going).toMatchObject({ kind: 'refused', bar: { why: 'late' } });
  expect(latest(at, id)?.question?.number).not.toBe(number);
});

test('nothing happens at the table because somebody asked', async () => {
  const at = testPage();
  const id = create(at, [null, 'random']);
  const { question } = await sit(at, id);
  const before = [JSON.stringify(saved(at, id)), at.news.length];
  const going = at.tables.coach(id, question?.number as number);
  await at.rest();
  await going;
  expect([JSON.stringify(saved(at, id)), at.news.length]).toEqual(before);
});

test('a table without a coach says so, and so does its rematch', async () => {
  const at = testPage();
  const made = at.tables.create({ game: FIND, seats: [null, 'random'], options: {}, coach: false }, ['Ada', 'Raven']);
  if (made.kind !== 'made') throw new Error(made.kind);
  const first = await sit(at, made.id);
  expect(first.info.coach).toBe(false);
  expect(await at.tables.coach(made.id, first.question?.number as number)).toMatchObject({
    bar: { why: 'coach-off' },
  });
  expect(at.tables.resign(made.id)).toEqual({ kind: 'done' });
  const again = at.tables.rematch(made.id);
  if (again.kind !== 'made') throw new Error(again.kind);
  expect((await sit(at, again.id)).info.coach).toBe(false);
});

test('a game that was saved before there was a coach has one', async () => {
  const at = testPage();
  const id = create(at, [null, 'random']);
  const shown: LocalTableState = await play(at, id, await sit(at, id), 2);
  expect(shown.info.coach).toBe(true);
  const { coach: _, ...old } = saved(at, id);
  at.storage.games.set(id, old);
  const later = testPage(at.storage, { begin: 2 });
  at.storage.lockOwners.clear();
  expect((await sit(later, id)).info.coach).toBe(true);
});

/** Few enough answers that each is looked at often in a short time. */
const isSmall = (answers: number): boolean => answers > 2 && answers < 6;

/** Questions in the midst of a game, each to a seat that has a choice and does not see everything. */
function midGamePositions(game: AnyGame, count: number): { readonly match: Match; readonly seat: number }[] {
  const found: { match: Match; seat: number }[] = [];
  for (let n = 0; found.length < count; n++) {
    const setup = { seats: game.seating.seats.min, options: {}, seed: `coach ${n}`, salts: [] };
    const match = Match.start(game, setup) as Match;
    const luck = seededRng(`midst ${n}`);
    for (let answers = 0; match.state.result === null; answers++) {
      const choosing = game.asked(match.state).find((seat) => isSmall(match.question(seat)?.legal.length ?? 0));
      if (answers >= 8 + 4 * found.length && choosing !== undefined) {
        found.push({ match, seat: choosing });
        break;
      }
      const [seat] = game.asked(match.state) as [number];
      const { legal } = match.question(seat) as NumberedQuestion;
      match.answer(seat, legal[below(luck, legal.length)] as string);
    }
  }
  return found;
}

test.each(Object.values(games).map(({ core }) => [core.name, core] as const))(
  '%s: with all that is hidden dealt anew, the coach says the same, and why',
  async (_, game) => {
    let reasons = 0;
    for (const { match, seat } of midGamePositions(game, 2)) {
      const question = match.question(seat) as NumberedQuestion;
      const says = (state: State) => {
        // By this clock it is late after some looks at it.
        let time = 0;
        const now = () => {
          time += 100;
          return time;
        };
        return coachAdvice(game, game.view(state, seat), question, { now, pause: async () => {} }, () => true);
      };
      const said = await says(match.state);
      expect(said?.verdicts).toHaveLength(question.legal.length);
      {
        const anew = game.redeal(match.view(seat), seededRng('anew')) as State;
        expect(game.hash(anew)).not.toBe(game.hash(match.state));
        expect(game.view(anew, seat)).toEqual(match.view(seat));
        expect(await says(anew)).toEqual(said);
      }
      reasons += said?.verdicts.flatMap((verdict) => verdict.reasons ?? []).length ?? 0;
    }
    expect(reasons).toBeGreaterThan(0);
  },
);
