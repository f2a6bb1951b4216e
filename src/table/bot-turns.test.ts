import { describe, expect, test } from 'vitest';
import { constantDelay, extraThinkingMs } from '../bots/index.ts';
import type { AnyGame, Bar, Seat } from '../kernel/index.ts';
import { ascent } from '../kernel/testing/games/ascent.ts';
import { duel } from '../kernel/testing/games/duel.ts';
import { liarsDice } from '../kernel/testing/games/liars-dice.ts';
import { refuse } from '../protocol/refusal/refusal.ts';
import { answerTurn, type BotTurn, BotTurns, botTime } from './bot-turns.ts';
import type { DraftEntry, Proposal } from './entry.ts';
import { LiveGame } from './live-game.ts';

function liveGame(game: AnyGame, bots: readonly (string | null)[]): LiveGame {
  const setup = { seats: bots.length, options: {}, seed: 'moon', salts: [] };
  return new LiveGame({ game, setup, clock: { kind: 'none' }, started: 0, bots, downtimes: [] }, [], []);
}

/** Bots that think until the test ends them, and what has become of their turns. */
function scheduler(atOnce?: number) {
  const began: BotTurn[] = [];
  const cancelled: Seat[] = [];
  const ends: (() => void)[] = [];
  const turns = new BotTurns((turn) => {
    began.push(turn);
    const done = new Promise<void>((resolve) => ends.push(resolve));
    return { done, cancel: () => void cancelled.push(turn.seat) };
  }, atOnce);
  return { turns, began, cancelled, ends };
}

const does = (live: LiveGame, draft: DraftEntry) => {
  const appended = live.append(draft, null, 0);
  if ('bar' in appended) throw new Error(appended.bar.why);
};

describe('bots that are asked', () => {
  test('begin to think, each from what its own seat may see', () => {
    const { turns, began } = scheduler();
    turns.follow(liveGame(duel, ['cat', null, 'greedy']));
    expect(began.map(({ seat, bot, view }) => [seat, bot, view.viewer])).toEqual([
      [0, 'cat', 0],
      [2, 'greedy', 2],
    ]);
  });

  test('think one after the other where that is wanted', async () => {
    const { turns, began } = scheduler(1);
    const live = liveGame(duel, ['cat', null, 'greedy']);
    turns.follow(live);
    turns.follow(live);
    expect(began.map(({ seat }) => seat)).toEqual([0]);
    does(live, { kind: 'answer', seat: 0, say: 'throw rock' });
    turns.follow(live);
    expect(began.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('that are asked anew think anew, and the end of their first thought is not that of the second', async () => {
    const { turns, ends } = scheduler();
    const live = liveGame(liarsDice, [null, 'cat']);
    for (const kind of ['answer', 'undo', 'answer'] as const) {
      does(live, { kind, seat: 0, say: 'bid 1 1' });
      turns.follow(live);
    }
    const settle = async (end: (() => void) | undefined) => {
      end?.();
      for (let n = 0; n < 4; n++) await Promise.resolve();
      return turns.areRunning;
    };
    expect(ends).toHaveLength(2);
    expect([await settle(ends[0]), await settle(ends[1])]).toEqual([true, false]);
  });

  test('are told their own asides, think anew when these change, and are not disturbed by those of others', () => {
    const { turns, began, cancelled } = scheduler();
    const live = liveGame(ascent, ['cat', null]);
    turns.follow(live);
    expect(began[0]?.question.asides).toEqual(live.match.asides(0)?.legal);
    does(live, { kind: 'aside', seat: 1, say: 'whistle' });
    turns.follow(live);
    expect([began.length, cancelled]).toEqual([1, []]);
    does(live, { kind: 'aside', seat: 0, say: 'whistle' });
    turns.follow(live);
    expect([began.length, cancelled]).toEqual([2, [0]]);
    expect(began[1]?.question.asides).not.toContain('whistle');
  });

  test('think no further once the game is over', () => {
    const { turns, cancelled } = scheduler();
    const live = liveGame(liarsDice, ['cat', null]);
    turns.follow(live);
    does(live, { kind: 'resign', seat: 1, say: '' });
    turns.follow(live);
    expect(cancelled).toEqual([0]);
    expect(turns.areRunning).toBe(false);
  });
});

describe('how long a bot takes', () => {
  const limits = { most: 4000, pace: 300 };
  const { question, ...turn } = ((): BotTurn => {
    const { turns, began } = scheduler();
    turns.follow(liveGame(liarsDice, ['nine-lives', null]));
    return began[0] as BotTurn;
  })();
  const time = (more: object, asked: object = {}) =>
    botTime(liarsDice, { ...turn, ...more, question: { ...question, ...asked } }, limits);

  test('is a pace that people can follow, but for further lines of a secret answer', () => {
    expect(time({ bot: 'random' })).toEqual({ most: 4000, extra: 0, least: 300 });
    expect(time({ bot: 'random', continues: true }).least).toBe(0);
  });

  test('is always the same where its level thinks on, or where the answers follow from hidden things', () => {
    const extra = extraThinkingMs('nine-lives', question);
    expect(time({})).toEqual({ most: 4000, extra, least: extra });
    const delay = constantDelay(liarsDice, 'nine-lives');
    expect(time({}, { hidden: true })).toEqual({ most: delay?.most, extra: 0, least: delay?.after });
  });
});

describe('the answer of a bot', () => {
  const turnIn = (live: LiveGame): BotTurn => {
    const { turns, began } = scheduler();
    turns.follow(live);
    return began[0] as BotTurn;
  };
  /** What is tried where the table refuses as is said. */
  async function tried(why: (n: number) => 'rules-fault' | 'not-playing' | null): Promise<string[]> {
    const live = liveGame(duel, ['cat', null]);
    const said: string[] = [];
    const choice = { say: 'throw paper', why: 'x' };
    await answerTurn(
      turnIn(live),
      choice,
      (propose) => {
        const { draft } = propose(live) as Proposal;
        expect(draft.why).toBe(draft.say === choice.say ? 'x' : null);
        const reason = why(said.push(draft.say));
        return reason === null ? null : refuse(reason);
      },
      (count) => count - 1,
    );
    return said;
  }

  test.each<[string, Parameters<typeof tried>[0], string[]]>([
    ['is given once', () => null, ['throw paper']],
    ['is not tried otherwise where it is refused', () => 'not-playing', ['throw paper']],
    [
      'gives way to another where the rules fail',
      (n) => (n < 2 ? 'rules-fault' : null),
      ['throw paper', 'throw scissors'],
    ],
    ['is given up where they fail at all', () => 'rules-fault', ['throw paper', 'throw scissors', 'throw rock']],
  ])('%s', async (_what, why, said) => {
    expect(await tried(why)).toEqual(said);
  });

  test('may be an aside; where the rules fail at it, an answer is given', async () => {
    const live = liveGame(ascent, ['cat', null]);
    const proposals: unknown[] = [];
    const append = (propose: (live: LiveGame) => Proposal | Bar) => {
      const { draft, to } = propose(live) as Proposal;
      proposals.push([draft.kind, draft.say, to]);
      return proposals.length === 1 ? refuse('rules-fault') : null;
    };
    await answerTurn(turnIn(live), { say: 'eat', why: null, aside: true }, append, () => 0);
    expect(proposals).toEqual([
      ['aside', 'eat', live.match.asides(0)?.number],
      ['answer', 'rest', live.match.question(0)?.number],
    ]);
  });

  test('is refused where somebody else plays the seat by then', async () => {
    const live = liveGame(duel, [null, null]);
    does(live, { kind: 'away', seat: 0, say: 'left' });
    const turn = turnIn(live);
    does(live, { kind: 'back', seat: 0, say: '' });
    const bars: unknown[] = [];
    const append = (propose: (live: LiveGame) => unknown) => {
      bars.push(propose(live));
      return null;
    };
    await answerTurn(turn, { say: 'throw rock', why: null }, append, () => 0);
    expect(bars).toEqual([refuse('not-away')]);
  });
});
