import { setTimeout as pause } from 'node:timers/promises';
import type { SentAnswer, Table } from './table.ts';

/** What one period of load gave. Times are milliseconds. */
export interface LoadPeriod {
  /** Answers a second that were to be sent; null: as fast as it goes. */
  readonly offered: number | null;
  /** Answers that were done, some after the end. */
  readonly answers: number;
  /** Answers a second that the server took. */
  readonly accepted: number;
  /** From sending to the other seat's update: answers that both see. */
  readonly seen: Times | null;
  /** From sending to "done": lines that only who gave them sees. */
  readonly secret: Times | null;
  /** How late answers were sent: the load generator's own fault. */
  readonly late: number;
  /** Answers that were not sent because no table could answer: all waited, or games were over. */
  readonly unsent: number;
  /** Answers that were never done. */
  readonly lost: number;
}

export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** How many answers are under way when it goes as fast as it can. */
const AT_ONCE = 128;
/** How long after the end answers may still be done. */
const GRACE_MS = 5000;
/** What is done may for a moment be on its way to the other seat. */
const LAST_MS = 50;
const TICK_MS = 1;

/** The tables of a period: whoever has waited longest answers next. */
class Turns {
  readonly given: SentAnswer[] = [];
  underWay = 0;
  /** Called when another answer can be given. */
  onReady: () => void = () => undefined;
  /** In the order in which they became ready. */
  readonly #ready = new Set<Table>();
  readonly #tables: readonly Table[];

  constructor(tables: readonly Table[]) {
    this.#tables = tables;
    for (const table of tables) {
      table.last = null;
      table.onDone = () => {
        this.underWay--;
      };
      table.onReady = () => {
        this.#ready.add(table);
        this.onReady();
      };
      if (table.next !== -1) this.#ready.add(table);
    }
  }

  /** Gives the next answer, if there is a table that can. */
  next(): boolean {
    for (const table of this.#ready) {
      this.#ready.delete(table);
      this.underWay++;
      this.given.push(table.answer());
      return true;
    }
    return false;
  }

  /** Waits for the last answers. */
  async end(): Promise<void> {
    const tooLate = performance.now() + GRACE_MS;
    while (this.underWay > 0 && performance.now() < tooLate) await pause(TICK_MS);
    await pause(LAST_MS);
    for (const table of this.#tables) table.onReady = table.onDone = () => undefined;
  }
}

/** Lets the tables answer at that rate (null: as fast as it goes) for so long, and waits for the last. */
export async function load(tables: readonly Table[], offered: number | null, ms: number): Promise<LoadPeriod> {
  const turns = new Turns(tables);
  const end = performance.now() + ms;
  const { late, unsent } = offered === null ? await sendAtOnce(turns, ms) : await sendPaced(turns, offered, ms);
  await turns.end();
  return stretchOf(turns.given, { offered, ms, end, late, unsent });
}

interface Sending {
  readonly late: readonly number[];
  readonly unsent: number;
}

/** Sends by the clock, whatever the server does. */
function sendPaced(turns: Turns, rate: number, ms: number): Promise<Sending> {
  const began = performance.now();
  const late: number[] = [];
  let due = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const time = performance.now() - began;
      for (; (due * 1000) / rate <= time && (due * 1000) / rate < ms; due++)
        if (turns.next()) late.push(performance.now() - began - (due * 1000) / rate);
      if (time < ms) return;
      clearInterval(timer);
      resolve({ late, unsent: due - late.length });
    }, TICK_MS);
  });
}

/** Keeps so many answers under way. */
async function sendAtOnce(turns: Turns, ms: number): Promise<Sending> {
  turns.onReady = () => {
    while (turns.underWay < AT_ONCE && turns.next());
  };
  turns.onReady();
  await pause(ms);
  turns.onReady = () => undefined;
  return { late: [], unsent: 0 };
}

function stretchOf(
  given: readonly SentAnswer[],
  {
    offered,
    ms,
    end,
    late,
    unsent,
  }: Sending & Pick<LoadPeriod, 'offered'> & { readonly ms: number; readonly end: number },
): LoadPeriod {
  const done = given.filter((one): one is SentAnswer & { done: number } => one.done !== null);
  const seen = done.flatMap(({ sent, other }) => (other === null ? [] : [other - sent]));
  const secret = done.flatMap((one) => (one.other === null ? [one.done - one.sent] : []));
  return {
    offered,
    answers: done.length,
    accepted: done.filter((one) => one.done <= end).length / (ms / 1000),
    seen: timesOf(seen),
    secret: timesOf(secret),
    late: timesOf(late)?.p99 ?? 0,
    unsent,
    lost: given.length - done.length,
  };
}

function timesOf(all: readonly number[]): Times | null {
  if (all.length === 0) return null;
  const sorted = Float64Array.from(all).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}
