import { describe, expect, test } from 'vitest';
import { liarsDice } from '../../../../kernel/testing/games/liars-dice.ts';
import { FakeStorage, reloaded, type TestPage, testPage } from '../../testing/fake-browser.ts';
import { create, latest, play, saved, sit } from '../../testing/playing.ts';
import type { SavedGame } from '../saved-game.ts';
import type { LocalTableState } from './local-game.ts';

const FOES = 'familiars-and-foes';

/** The same browser later, with another save in place of its own. */
const later = (at: TestPage, id: string, change: (saved: SavedGame) => SavedGame) => {
  at.storage.games.set(id, change(saved(at, id)));
  return reloaded(at, 2, [liarsDice]);
};
const withoutLog = ({ log: _, ...old }: SavedGame): SavedGame => old;

describe('a save from before there was a log', () => {
  test('is gone on with where it was, with the reasons that bots gave', async () => {
    const at = testPage();
    const id = create(at, [null, 'greedy'], {}, FOES);
    const before = await play(at, id, await sit(at, id), 30);
    await at.tables.leave(id);
    const { record } = saved(at, id);
    expect(record.reasons?.length).toBeGreaterThan(0);
    const again = later(at, id, withoutLog);
    const seated = await again.tables.sit(id);
    if (seated.kind !== 'table') throw new Error(seated.kind);
    const { view, question, undo, events } = seated.shown;
    expect({ view, question, undo }).toEqual({ view: before.view, question: before.question, undo: before.undo });
    expect(events.filter(({ kind }) => kind === '@because')).toHaveLength(record.reasons?.length ?? 0);
    await play(again, id, seated.shown, 1);
    expect(saved(again, id).record.reasons?.slice(0, record.reasons?.length)).toEqual(record.reasons);
    expect(saved(again, id).log?.slice(0, record.answers.length)).toMatchObject(record.answers);
  });

  test('is over where somebody had given up', async () => {
    const at = testPage(new FakeStorage(), { more: [liarsDice] });
    const id = create(at, [null, 'random', 'random'], {}, 'liars-dice');
    await play(at, id, await sit(at, id), 1);
    at.tables.resign(id);
    const over = latest(at, id) as LocalTableState;
    await at.tables.leave(id);
    const again = await sit(later(at, id, withoutLog), id);
    expect(again).toMatchObject({ info: over.info, question: null, undo: false });
    expect(again.events.at(-1)).toEqual({ kind: '@resigned', seat: 0 });
  });
});

describe('a log gives way to the record', () => {
  /** A save with an answer that was taken back, and one that was not. */
  async function savedGame() {
    const at = testPage(new FakeStorage(), { more: [liarsDice] });
    const id = create(at, [null, 'random'], {}, 'liars-dice');
    const { question } = await sit(at, id);
    at.tables.answer(id, question?.number as number, 'bid 1 1', false);
    at.tables.undo(id);
    at.tables.answer(id, latest(at, id)?.question?.number as number, 'bid 1 2', false);
    await at.tables.leave(id);
    expect(saved(at, id).log?.map(({ kind }) => kind)).toEqual(['answer', 'undo', 'answer']);
    return { at, id };
  }
  const told = async (at: TestPage, id: string) => {
    const seated = await at.tables.sit(id);
    if (seated.kind !== 'table') throw new Error(seated.kind);
    return seated.shown.events.map(({ kind }) => kind);
  };

  test('not where it leads there', async () => {
    const { at, id } = await savedGame();
    expect(
      await told(
        later(at, id, (same) => same),
        id,
      ),
    ).toContain('@undone');
  });

  test('where an older page has gone on without it', async () => {
    const { at, id } = await savedGame();
    const answers = [{ seat: 0, say: 'bid 2 2', at: 5 }];
    const again = later(at, id, (save) => ({ ...save, record: { ...save.record, answers } }));
    expect(await told(again, id)).not.toContain('@undone');
    await again.rest();
    expect(saved(again, id).record.answers[0]).toEqual(answers[0]);
  });

  test('where it cannot be played', async () => {
    const { at, id } = await savedGame();
    const again = later(at, id, (save) => ({ ...save, log: (save.log ?? []).slice(1) }));
    expect(await told(again, id)).not.toContain('@undone');
  });
});

test('a finished game whose hashes are of another is not sat down at', async () => {
  const at = testPage(new FakeStorage(), { more: [liarsDice] });
  const id = create(at, ['random', null], {}, 'liars-dice');
  const { question } = await sit(at, id);
  at.tables.answer(id, question?.number as number, 'call', false);
  await at.tables.leave(id);
  const spoilt = ({ record, ...save }: SavedGame): SavedGame => {
    const hashes = [...(record.hashes ?? [])];
    return { ...save, record: { ...record, hashes: [...hashes.slice(0, -1), 'x'] } };
  };
  expect(await later(at, id, spoilt).tables.sit(id)).toMatchObject({
    kind: 'faulty',
    faults: [{ path: 'hashes[2]' }],
  });
});
