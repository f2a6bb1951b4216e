import { describe, expect, test } from 'vitest';
import type { OpenResult } from '../../replay/record/open-record.ts';
import { type EndedRecord, openRecord } from './record-opening.ts';

const result = { winners: [0], places: [1, 2], reason: 'end' };
const found = (session: number, some = {}) =>
  ({ kind: 'open', opened: { session, last: 9, result, only: null, broken: null, ...some } }) as unknown as OpenResult;
const offline: OpenResult = { kind: 'trouble', trouble: { kind: 'unreachable' } };

/** A page: each attempt to open the record is answered by hand. */
function page() {
  const answers: ((now: OpenResult) => void)[] = [];
  const listeners = new Set<() => void>();
  const closed: number[] = [];
  const opened: EndedRecord[] = [];
  const stop = openRecord(
    {
      open: () => new Promise((resolve) => answers.push(resolve)),
      close: (session) => closed.push(session),
      onBack: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    (record) => opened.push(record),
  );
  const settle = async (): Promise<void> => {
    for (let n = 0; n < 8; n++) await Promise.resolve();
  };
  return {
    ...{ stop, closed, opened, listeners },
    attempts: () => answers.length,
    answer: async (now: OpenResult) => {
      answers.at(-1)?.(now);
      await settle();
    },
    back: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}

describe('the record of an ended game', () => {
  test('is opened once, and closed when nobody looks any more', async () => {
    const at = page();
    await at.answer(found(7));
    expect(at.opened).toEqual([{ session: 7, last: 9, result }]);
    at.back();
    expect(at.attempts()).toBe(1);
    at.stop();
    expect(at.closed).toEqual([7]);
  });

  test('is asked for again when the connection is back', async () => {
    const at = page();
    await at.answer(offline);
    expect(at.opened).toEqual([]);
    at.back();
    await at.answer(offline);
    at.back();
    await at.answer(found(8));
    expect(at.attempts()).toBe(3);
    expect(at.opened).toHaveLength(1);
    expect(at.listeners.size).toBe(0);
  });

  test('is asked for again where the connection came back before the attempt had failed', async () => {
    const at = page();
    at.back();
    expect(at.attempts()).toBe(1);
    await at.answer(offline);
    expect(at.attempts()).toBe(2);
    await at.answer(offline);
    expect(at.attempts()).toBe(2);
  });

  test('is let be where no attempt could mend it, and where it is not for everybody', async () => {
    const at = page();
    await at.answer({ kind: 'missing' });
    at.back();
    expect(at.attempts()).toBe(1);
    const own = page();
    await own.answer(found(9, { only: 1 }));
    expect(own.opened).toEqual([]);
  });

  test('is closed that comes when nobody looks any more', async () => {
    const at = page();
    at.stop();
    await at.answer(found(4));
    expect([at.opened, at.closed]).toEqual([[], [4]]);
    expect(at.listeners.size).toBe(0);
  });
});
