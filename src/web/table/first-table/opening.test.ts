import { describe, expect, test } from 'vitest';
import { ValueStore } from '../../state/value-store.ts';
import { AnswerBuilder } from '../answer/answer-builder.ts';
import type { AnswerState } from '../answer/answer-controller.ts';
import type { AsideState } from '../aside/aside-controller.ts';
import { openOnceLoaded } from './opening.ts';

const asked = new AnswerBuilder(['take left', 'take right']);
const touched = new AnswerBuilder(asked.legal, [{ thing: [{ word: 'take' }], which: undefined }]);

/** A table whose card is loaded, or not, by hand. */
function table() {
  const idle = { building: asked, confirming: null, sending: null };
  const answer = new ValueStore(idle as unknown as AnswerState);
  const aside = new ValueStore<AsideState>({ asides: null, building: null, confirming: null, sending: false });
  const loading = { done: () => {}, fail: (_error: Error) => {} };
  const seen = { opened: 0, covered: false };
  const stop = openOnceLoaded({
    load: () =>
      new Promise<void>((resolve, reject) => {
        loading.done = resolve;
        loading.fail = reject;
      }),
    ...{ answer, aside },
    isCovered: () => seen.covered,
    open: () => {
      seen.opened++;
    },
  });
  const settle = async () => {
    for (let n = 0; n < 4; n++) await Promise.resolve();
  };
  return {
    ...{ seen, stop, aside },
    set: (some: Partial<AnswerState>) => answer.set({ ...answer.get(), ...some }),
    loaded: () => {
      loading.done();
      return settle();
    },
    failed: () => {
      loading.fail(new Error('no network'));
      return settle();
    },
  };
}

describe('the card of the first table', () => {
  test('opens by itself as soon as it is loaded, and not before', async () => {
    const at = table();
    expect(at.seen.opened).toBe(0);
    await at.loaded();
    expect(at.seen.opened).toBe(1);
  });

  test('interrupts nobody who has begun to answer, even if they have taken it back', async () => {
    const at = table();
    at.set({ building: touched });
    at.set({ building: asked });
    await at.loaded();
    const sent = table();
    sent.set({ sending: { say: 'take left' } });
    await sent.loaded();
    const beside = table();
    beside.aside.set({ ...beside.aside.get(), confirming: 'use gem' });
    await beside.loaded();
    expect([at, sent, beside].map(({ seen }) => seen.opened)).toEqual([0, 0, 0]);
  });

  test('takes the place of nothing that was opened meanwhile', async () => {
    const at = table();
    at.seen.covered = true;
    await at.loaded();
    expect(at.seen.opened).toBe(0);
  });

  test('stays closed where it cannot be loaded, and when the table is left', async () => {
    const at = table();
    await at.failed();
    const left = table();
    left.stop();
    await left.loaded();
    expect([at.seen.opened, left.seen.opened]).toEqual([0, 0]);
  });
});
