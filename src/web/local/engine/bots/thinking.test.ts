import { describe, expect, test } from 'vitest';
import {
  type Bot,
  type BotChoice,
  constantDelay,
  extraThinkingMs,
  type IncrementalChoice,
  makeBot,
} from '../../../../bots/index.ts';
import { Match, type Question, seededRng, type View } from '../../../../kernel/index.ts';
import { liarsDice } from '../../../../kernel/testing/games/liars-dice.ts';
import { botTime } from '../../../../table/index.ts';
import { type BotEnvironment, type BotRequest, thinkInSlices } from './thinking.ts';

const match = Match.start(liarsDice, { seats: 2, options: {}, seed: 'moon', salts: [] });
const question = match.question(0) as Question;
const first: BotChoice = { say: question.legal[0] as string, why: null };
/** What greedy says there, with this luck. */
const greedily = (): string => makeBot('greedy', liarsDice).choose(match.view(0), question, seededRng('x')).say;

/** A bot whose thinking the test makes up. */
const botOf = (name: string, thought: Partial<IncrementalChoice>, think?: Bot['think']): Bot => {
  const whole: IncrementalChoice = { step: () => false, stepBeyond: () => false, choice: () => first, ...thought };
  return { name, choose: () => first, think: think ?? (() => whole) };
};
const asked = (bot: Bot, more: Partial<BotRequest> = {}): BotRequest => {
  const view = match.view(0) as View;
  const turn = { bot: bot.name, question: { ...question, ...more.question, number: 0 }, continues: false };
  const time = botTime(liarsDice, turn, { most: 2500, pace: 0 });
  return { bot, game: liarsDice, view, question, luck: seededRng('x'), time, ...more };
};

/** A clock that goes on by so much with every bite, and what was paused for. */
function room(bite = 10) {
  const pauses: number[] = [];
  const complaints: unknown[] = [];
  let time = 0;
  const environment: BotEnvironment = {
    now: () => time,
    pause: async (ms) => {
      pauses.push(ms);
      time += ms;
    },
    reportBotError: (error) => complaints.push(error),
  };
  const bites = (most = Number.POSITIVE_INFINITY) => {
    const thought = {
      taken: 0,
      step: () => {
        time += bite;
        return ++thought.taken < most;
      },
    };
    return thought;
  };
  return { environment, pauses, complaints, bites };
}
const always = () => true;

describe('a bot of this browser', () => {
  test('thinks in bites, and breathes between any two', async () => {
    const { environment, pauses, bites } = room();
    const thought = bites(5);
    expect(await thinkInSlices(asked(botOf('cat', thought)), environment, always)).toEqual(first);
    expect(thought.taken).toBe(5);
    expect(pauses).toEqual([0, 0, 0, 0]);
  });

  test('answers with what it has when its time is up', async () => {
    const { environment, bites } = room(100);
    const thought = bites();
    expect(await thinkInSlices(asked(botOf('nine-lives', thought)), environment, always)).toEqual(first);
    expect(thought.taken).toBe(25);
  });

  test('of the best level thinks on for a moment, and answers no sooner; not where it has thought for longer', async () => {
    const extraMs = extraThinkingMs('nine-lives', question);
    const played = async (must: number, more: number) => {
      const { environment, bites } = room(100);
      const [first, on] = [bites(must), bites(more)];
      await thinkInSlices(asked(botOf('nine-lives', { ...first, stepBeyond: on.step })), environment, always);
      return [first.taken, on.taken, environment.now()];
    };
    const never = Number.POSITIVE_INFINITY;
    expect(await played(3, never)).toEqual([3, extraMs / 100 - 3, extraMs]);
    expect(await played(3, 2)).toEqual([3, 2, extraMs]);
    expect(await played(12, never)).toEqual([12, 0, 1200]);
    // Other levels do not use extra time.
    const { environment, bites } = room(100);
    await thinkInSlices(asked(botOf('grimalkin', { ...bites(3), stepBeyond: bites().step })), environment, always);
    expect(environment.now()).toBe(300);
  });

  test('stops at the next bite when nobody wants its answer any more', async () => {
    const { environment, bites } = room();
    const thought = bites();
    expect(await thinkInSlices(asked(botOf('cat', thought)), environment, () => thought.taken < 3)).toBeNull();
    expect(thought.taken).toBe(3);
  });

  test('does not think about its only answer', async () => {
    const { environment, bites } = room();
    const thought = bites();
    const only = { ...question, legal: question.legal.slice(0, 1) };
    for (const level of ['cat', 'nine-lives'])
      expect(await thinkInSlices(asked(botOf(level, thought), { question: only }), environment, always)).toEqual(first);
    expect([thought.taken, environment.now()]).toEqual([0, 0]);
  });

  const broken = () => {
    throw new Error('broken');
  };
  test.each<[string, Bot]>([
    ['fails to begin', botOf('cat', {}, broken)],
    ['fails in the middle', botOf('cat', { step: broken })],
    ['fails in the end', botOf('cat', { choice: broken })],
    ['says what is not legal', botOf('cat', { choice: () => ({ say: 'win at once', why: null }) })],
  ])('that %s has greedy answer for it, and it is told', async (_what, bot) => {
    const { environment, complaints } = room();
    const choice = await thinkInSlices(asked(bot), environment, always);
    expect(choice?.say).toBe(greedily());
    expect(complaints).toEqual([expect.objectContaining({ message: expect.stringMatching(/broken|not legal/) })]);
  });

  test('that fails where greedy fails too has any legal answer given for it', async () => {
    // Of what is no view nobody can imagine a world.
    const { environment, complaints } = room();
    const choice = await thinkInSlices(asked(botOf('cat', {}, broken), { view: {} as View }), environment, always);
    expect(question.legal).toContain(choice?.say);
    expect(complaints).toHaveLength(2);
  });

  test('whose reason cannot be found has greedy answer for it', async () => {
    const unreasoned: BotChoice = {
      say: first.say,
      get why(): string {
        throw new Error('broken');
      },
    };
    const choice = await thinkInSlices(asked(botOf('cat', { choice: () => unreasoned })), room().environment, always);
    expect(choice?.say).toBe(greedily());
  });

  test.each([
    ['nine-lives', 'much', Number.POSITIVE_INFINITY],
    ['nine-lives', 'little', 2],
    ['kitten', 'much', Number.POSITIVE_INFINITY],
    ['kitten', 'little', 2],
  ])(
    'of the level %s answers what follows from hidden things at one time, with %s to think about',
    async (level, _what, most) => {
      const after = constantDelay(liarsDice, level)?.after;
      const { environment, bites } = room(50);
      const hidden = { ...question, hidden: true };
      const thought = { ...bites(most), stepBeyond: bites().step };
      await thinkInSlices(asked(botOf(level, thought), { question: hidden }), environment, always);
      expect(environment.now()).toBe(after);
      // Its only answer, too.
      const later = room();
      const only = { ...hidden, legal: question.legal.slice(0, 1) };
      await thinkInSlices(asked(botOf(level, {}), { question: only }), later.environment, always);
      expect(later.environment.now()).toBe(after);
    },
  );
});
