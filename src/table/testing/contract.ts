import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type AnyGame,
  type Bar,
  Game,
  type GameRecord,
  type HeardEvent,
  type NumberedAsides,
  type NumberedQuestion,
  type View,
} from '../../kernel/index.ts';
import { ascent } from '../../kernel/testing/games/ascent.ts';
import { duel } from '../../kernel/testing/games/duel.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { walking } from '../../kernel/testing/games/walk.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { LogEntry } from '../entry.ts';
import { type BarredLines, MOST_UNDOS } from '../live-game.ts';
import { pitfall } from './pitfall.ts';
import { reasoning } from './reasoning.ts';

/** What the person at a table knows of it. */
export interface SeenTable {
  readonly seq: number;
  readonly view: View;
  readonly question: NumberedQuestion | null;
  readonly asides: NumberedAsides | null;
  readonly undo: boolean;
  readonly result: TableInfo['result'];
  /** All that was heard since the deal. */
  readonly events: readonly HeardEvent[];
}

/** A table for one person and bots, wherever it is run, as tests drive it. Each act gives why it may not be, or null. */
export interface TestTable {
  answer(to: number, say: string, free?: boolean): Promise<Bar | null>;
  aside(to: number, say: string, free?: boolean): Promise<Bar | null>;
  undo(): Promise<Bar | null>;
  resign(): Promise<Bar | null>;
  /** The answers that a coach has judged, or why it does not. */
  coach(to: number): Promise<readonly string[] | Bar>;
  barred(): Promise<BarredLines>;
  /** What the person was told, update by update: the last is how it stands. */
  readonly told: readonly SeenTable[];
  /** Bots, and a coach, think in here only: until none is asked any more. */
  rest(): Promise<void>;
  /** What is stored. */
  log(): Promise<readonly LogEntry[]>;
  record(): Promise<GameRecord>;
  /** The same table after whoever runs it has begun anew, from what is stored. */
  reopened(): Promise<TestTable>;
  close(): Promise<void>;
}

/** A table of a game, by seat with a bot's level or null for the person. */
export type OpenTable = (game: AnyGame, seats: readonly (string | null)[]) => Promise<TestTable>;

/** What a table promises wherever it is run. */
export function tableContract(openTable: OpenTable): void {
  const open: OpenTable = async (game, seats) => {
    const table = await openTable(game, seats);
    onTestFinished(() => table.close());
    return table;
  };
  const now = ({ told }: TestTable): SeenTable => told.at(-1) as SeenTable;
  const asked = (table: TestTable): NumberedQuestion => now(table).question as NumberedQuestion;
  const say = (table: TestTable, words: string, free = false) => table.answer(asked(table).number, words, free);
  const refusal = (why: string) => expect.objectContaining({ why });
  /** Answers with the first that is legal, and lets the bots answer, so many times or to the end. */
  const play = async (table: TestTable, times = Number.POSITIVE_INFINITY) => {
    await table.rest();
    for (let n = 0; n < times && now(table).question !== null; n++) {
      expect(await say(table, asked(table).legal[0] as string)).toBeNull();
      await table.rest();
    }
  };
  const kinds = async (table: TestTable) => (await table.log()).map(({ kind, seat }) => `${seat} ${kind}`);

  describe('an answer', () => {
    test('is taken once, and bots answer after it until the person is asked again', async () => {
      const table = await open(walking, [null, 'random']);
      const { number } = asked(table);
      expect(await table.answer(number, 'go left')).toBeNull();
      expect(await table.answer(number, 'go left')).toEqual(refusal('not-asked'));
      await table.rest();
      expect(await kinds(table)).toEqual(['0 answer', '1 answer']);
      expect(await table.answer(number, 'go left')).toEqual(refusal('late'));
      expect(asked(table).number).not.toBe(number);
    });

    test.each([
      ['late', 7, 'bid 1 1'],
      ['unreadable', 0, 'dance'],
      ['no-bid', 0, 'call'],
    ])('that is refused as %s changes nothing, whether it was to be free or not', async (why, late, words) => {
      const table = await open(liarsDice, [null, 'random']);
      for (const free of [false, true])
        expect(await table.answer(asked(table).number + late, words, free)).toEqual(refusal(why));
      expect(table.told).toHaveLength(1);
      expect(await table.log()).toEqual([]);
    });

    test('that would seal is refused if it was to be free, and taken when it is meant', async () => {
      const table = await open(liarsDice, ['random', null]);
      await table.rest();
      expect(await say(table, 'call', true)).toEqual(refusal('seals'));
      expect(await say(table, 'call')).toBeNull();
      expect(now(table).result).not.toBeNull();
    });

    test('that is barred says by which rule', async () => {
      const table = await open(liarsDice, [null, 'random']);
      expect((await table.barred()).answers).toContainEqual({
        say: 'call',
        bar: expect.objectContaining({ rule: 'LD-3' }),
      });
    });

    test('after the end is refused', async () => {
      const table = await open(walking, [null, 'random']);
      const { number } = asked(table);
      await play(table);
      expect(now(table)).toMatchObject({ question: null, undo: false, result: { reason: 'home' } });
      expect(await table.answer(number, 'go left')).toEqual(refusal('over'));
      expect(await table.undo()).toEqual(refusal('over'));
    });
  });

  describe('taking back', () => {
    test('is told, asks anew, and no bot answers what nobody asks any more', async () => {
      const table = await open(walking, [null, 'random']);
      const { number, legal } = asked(table);
      await say(table, 'go left');
      expect(now(table)).toMatchObject({ undo: true, question: null });
      expect(await table.undo()).toBeNull();
      await table.rest();
      expect(now(table)).toMatchObject({ undo: false, question: { legal } });
      expect(now(table).events).toContainEqual(expect.objectContaining({ kind: '@undone', seat: 0 }));
      expect(asked(table).number).not.toBe(number);
      expect(await kinds(table)).toEqual(['0 answer', '0 undo']);
      expect((await table.record()).answers).toEqual([]);
      expect(await table.undo()).toEqual(refusal('undo-nothing'));
    });

    test('ends when another seat has answered', async () => {
      const table = await open(walking, [null, 'random']);
      await play(table, 1);
      expect(now(table).undo).toBe(false);
      expect(await table.undo()).toEqual(refusal('undo-other'));
    });

    test('is limited until the game goes further, also for who comes back later', async () => {
      let table = await open(walking, [null, 'random']);
      for (let n = 0; n < MOST_UNDOS; n++) {
        expect(await say(table, 'go left', true)).toBeNull();
        expect(await table.undo()).toBeNull();
      }
      table = await table.reopened();
      onTestFinished(() => table.close());
      expect(await say(table, 'go left', true)).toEqual(refusal('seals'));
      expect(await say(table, 'go left')).toBeNull();
      expect(now(table).undo).toBe(false);
      expect(await table.undo()).toEqual(refusal('undo-enough'));
      await table.rest();
      expect(await say(table, 'go left', true)).toBeNull();
      expect(await table.undo()).toBeNull();
    });
  });

  describe('an aside', () => {
    /** Gives an aside as things stand. */
    const aside = (table: TestTable, words: string, free = false) =>
      table.aside(now(table).asides?.number ?? 0, words, free);

    test('of who is asked comes before the answer, and asks anew what it changes', async () => {
      const table = await open(ascent, [null, 'random']);
      const { number } = asked(table);
      expect(now(table).asides?.legal).toContain('eat');
      expect(await aside(table, 'eat', true)).toBeNull();
      expect(now(table).asides?.legal).not.toContain('eat');
      expect(asked(table).legal).toContain('climb 3');
      expect(now(table).events.at(-1)).toEqual({ kind: 'ate', seat: 0 });
      expect(await table.answer(number, 'climb 2')).toEqual(refusal('late'));
      expect(await say(table, 'climb 3')).toBeNull();
      expect((await table.record()).answers.map((given) => given.aside === true)).toEqual([true, false]);
    });

    test('of who is not asked is taken, and the bot that is asked answers all the same', async () => {
      const table = await open(ascent, ['random', null]);
      expect(now(table)).toMatchObject({ question: null, asides: { legal: expect.arrayContaining(['whistle']) } });
      expect(await aside(table, 'whistle')).toBeNull();
      await table.rest();
      expect((await kinds(table))[0]).toBe('1 aside');
      expect(await kinds(table)).toContain('0 answer');
      expect(asked(table).legal).toContain('rest');
    });

    test('comes once though it be sent twice, and what is barred says by which rule', async () => {
      const table = await open(ascent, [null, 'random']);
      const number = now(table).asides?.number as number;
      expect(await table.aside(number, 'eat')).toBeNull();
      expect(await table.aside(number, 'eat')).toEqual(refusal('late'));
      expect(await aside(table, 'eat')).toEqual({ rule: 'AS-2', why: 'no-ration' });
      expect((await table.barred()).asides).toContainEqual({ say: 'eat', bar: { rule: 'AS-2', why: 'no-ration' } });
      expect(await kinds(table)).toEqual(['0 aside']);
    });

    test('can be taken back by who gave it, also after a new beginning', async () => {
      const first = await open(ascent, [null, 'random']);
      const before = now(first);
      expect(await aside(first, 'eat')).toBeNull();
      expect(now(first).undo).toBe(true);
      const table = await first.reopened();
      onTestFinished(() => table.close());
      expect(now(table)).toEqual(now(first));
      expect(await table.undo()).toBeNull();
      expect(now(table).view).toEqual(before.view);
      expect(asked(table).legal).toEqual(before.question?.legal);
      expect((await table.record()).answers).toEqual([]);
      expect(await table.undo()).toEqual(refusal('undo-nothing'));
    });

    test('that would seal is refused if it was to be free, and taken when it is meant', async () => {
      const table = await open(ascent, [null, 'random']);
      const drink = now(table).asides?.legal.find((line) => line.startsWith('drink')) as string;
      expect(await aside(table, drink, true)).toEqual(refusal('seals'));
      expect(await aside(table, drink)).toBeNull();
      expect(await table.undo()).toEqual(refusal('undo-learned'));
    });

    test('that nobody gives is as if it did not exist', async () => {
      const { asides: all, ...rules } = ascent.rules;
      const asides = all as NonNullable<typeof all>;
      const without: AnyGame = new Game(rules);
      // Bots give asides too: here only the person, who does not, has any.
      const from: typeof asides.from = (s, seat, offers) => (seat === 0 ? asides.from(s, seat, offers) : undefined);
      const unused: AnyGame = new Game({ ...rules, asides: { ...asides, from } });
      const seen = [];
      for (const game of [unused, without]) {
        const table = await open(game, [null, 'greedy']);
        await play(table, 2);
        const log = (await table.log()).map(({ kind, seat }) => `${seat} ${kind}`);
        seen.push({ log, told: table.told.map(({ asides: _, view: { asked: seats }, undo }) => ({ seats, undo })) });
      }
      expect(seen[0]).toEqual(seen[1]);
    });

    test('is none once the game is over or has been given up', async () => {
      const table = await open(ascent, [null, 'random']);
      const number = now(table).asides?.number as number;
      await table.resign();
      expect(now(table).asides).toBeNull();
      expect(await table.aside(number, 'eat')).toEqual(refusal('has-resigned'));
      expect(await table.barred()).toMatchObject({ answers: [], asides: [] });
    });
  });

  describe('what is told', () => {
    test('is numbered without a gap, and nothing of what bots do in secret', async () => {
      const table = await open(duel, [null, 'random']);
      await play(table);
      const { told } = table;
      told.slice(1).forEach((seen, n) => {
        const before = told[n] as SeenTable;
        const visible = ({ view, question, events }: SeenTable) => JSON.stringify({ view, question, events });
        expect(seen.seq).toBe(before.seq + 1);
        expect(visible(seen)).not.toBe(visible(before));
      });
      // A bot composes its spell line by line, and the deal is no entry.
      expect(told.length - 1).toBeLessThan((await table.log()).length);
    });

    test('is the same to who comes back, from the deal on', async () => {
      const table = await open(duel, [null, 'random', 'random']);
      await play(table, 8);
      const before = now(table);
      const again = await table.reopened();
      onTestFinished(() => again.close());
      expect(now(again)).toEqual(before);
      await play(again);
      expect(now(again).result).not.toBeNull();
      expect((await again.record()).answers.length).toBe((await again.log()).length);
    });

    test('names why a bot did something where all play together, and nowhere else', async () => {
      for (const together of [true, false]) {
        const table = await open(reasoning(together), [null, 'greedy']);
        await play(table, 1);
        const reasons = together ? [{ seat: 1, after: 2, why: 'left' }] : undefined;
        expect((await table.record()).reasons).toEqual(reasons);
        const heard = now(table).events.filter(({ kind }) => kind === '@because');
        expect(heard).toEqual(together ? [{ kind: '@because', seat: 1, why: 'left' }] : []);
      }
    });
  });

  describe('giving up', () => {
    test('ends the game where no other person is left, and it stays so', async () => {
      const table = await open(duel, ['random', null, 'random']);
      await play(table, 2);
      const { answers } = await table.record();
      expect(await table.resign()).toBeNull();
      const result = { winners: [0, 2], places: [1, 3, 1], reason: '@resigned' };
      expect(now(table)).toMatchObject({ question: null, undo: false, result });
      expect(now(table).events.at(-1)).toEqual({ kind: '@resigned', seat: 1 });
      await table.rest();
      expect(await table.record()).toMatchObject({ answers, resigned: [{ seat: 1, after: answers.length }] });
      for (const bar of [await table.resign(), await table.undo(), await table.answer(0, 'throw rock')])
        expect(bar).toEqual(refusal('has-resigned'));
      const again = await table.reopened();
      onTestFinished(() => again.close());
      expect(now(again)).toEqual(now(table));
    });
  });

  describe('where the rules fail', () => {
    test('at an answer of the person nothing has happened: also what could be taken back still can', async () => {
      const table = await open(pitfall, [null, 'random']);
      await say(table, 'go left');
      const before = now(table);
      expect(before.undo).toBe(true);
      expect(await say(table, 'go right')).toEqual(refusal('rules-fault'));
      expect(now(table)).toEqual(before);
      expect(await table.undo()).toBeNull();
      expect(await kinds(table)).toEqual(['0 answer', '0 undo']);
    });

    test('at an answer of a bot, it gives others in turn', async () => {
      const table = await open(pitfall, [null, 'random']);
      for (const _ of [1, 2]) {
        await say(table, 'go left');
        await say(table, 'pass');
        await table.rest();
      }
      const bots = (await table.record()).answers.filter(({ seat }) => seat === 1);
      expect(bots.map(({ say }) => say)).toEqual(['pass', 'pass']);
      expect(now(table).result).toMatchObject({ reason: 'home' });
    });
  });

  describe('a coach', () => {
    test('judges the answers to the open question, and nothing happens because of it', async () => {
      const table = await open(liarsDice, [null, 'random']);
      const { number, legal } = asked(table);
      const going = table.coach(number);
      await table.rest();
      expect([...((await going) as string[])].sort()).toEqual([...legal].sort());
      expect(table.told).toHaveLength(1);
      expect(await table.log()).toEqual([]);
    });

    test('says nothing about other questions, nor to who is not asked or has given up', async () => {
      const table = await open(liarsDice, [null, 'random']);
      const { number } = asked(table);
      expect(await table.coach(number + 1)).toEqual(refusal('late'));
      await say(table, 'bid 1 1');
      expect(await table.coach(number)).toEqual(refusal('not-asked'));
      await table.resign();
      expect(await table.coach(number)).toEqual(refusal('has-resigned'));
    });

    test.each(['answered', 'given up'])('stops thinking about a question that is %s', async (how) => {
      const table = await open(liarsDice, [null, 'random']);
      const { number } = asked(table);
      const going = table.coach(number);
      expect(await (how === 'answered' ? say(table, 'bid 1 1') : table.resign())).toBeNull();
      await table.rest();
      expect(await going).toEqual(refusal('late'));
    });
  });
}
