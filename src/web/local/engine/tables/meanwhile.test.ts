import { describe, expect, test } from 'vitest';
import { liarsDice } from '../../../../kernel/testing/games/liars-dice.ts';
import { FakeStorage, testPage } from '../../testing/fake-browser.ts';
import { create, latest, play, saved, sit } from '../../testing/playing.ts';
import type { LocalTableState } from './local-game.ts';

describe('while a bot of a level thinks', () => {
  /** A page whose bot has begun to think about its answer to the first bid. */
  async function thinking() {
    const at = testPage(new FakeStorage(), { more: [liarsDice] });
    const id = create(at, [null, 'nine-lives'], {}, 'liars-dice');
    const shown = await sit(at, id);
    const { number, legal } = shown.question as { number: number; legal: readonly string[] };
    expect(at.tables.answer(id, number, legal[0] as string, false)).toEqual({ kind: 'done' });
    const bite = async () => {
      for (const go of at.waiting.splice(0)) go();
      for (let n = 0; n < 8; n++) await Promise.resolve();
    };
    // Its patience, and a few bites.
    for (let n = 0; n < 4; n++) await bite();
    expect(saved(at, id).record.answers).toHaveLength(1);
    expect(at.waiting).toHaveLength(1);
    return { at, id, legal, bite };
  }

  test('the engine answers: the last answer is taken back, and the bot is asked anew', async () => {
    const { at, id, legal } = await thinking();
    expect(at.tables.undo(id)).toEqual({ kind: 'done' });
    await at.rest();
    const undone = latest(at, id) as LocalTableState;
    expect(undone.question?.legal).toEqual(legal);
    expect(saved(at, id).record.answers).toHaveLength(0);
    await play(at, id, undone, 1);
    expect(saved(at, id).record.answers.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('leaving the table ends its thought; who comes back finds it thinking', async () => {
    const { at, id, bite } = await thinking();
    const left = at.tables.leave(id);
    await bite();
    await left;
    expect(at.waiting).toHaveLength(0);
    expect(saved(at, id).record.answers).toHaveLength(1);
    await sit(at, id);
    expect(saved(at, id).record.answers).toHaveLength(2);
  });

  test('giving up ends its thought', async () => {
    const { at, id, bite } = await thinking();
    expect(at.tables.resign(id)).toEqual({ kind: 'done' });
    await bite();
    expect(at.waiting).toHaveLength(0);
  });

  test('another table is served', async () => {
    const { at, id } = await thinking();
    const other = create(at, [null, 'random'], {}, 'liars-dice');
    const seated = await at.tables.sit(other);
    expect(seated.kind).toBe('table');
    await at.rest();
    expect(saved(at, id).record.answers).toHaveLength(2);
  });
});
