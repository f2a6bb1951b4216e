import { describe, expect, test } from 'vitest';
import { FakeStorage, testPage } from '../src/web/local/testing/fake-browser.ts';
import { pathIn, readLines, releasesWith } from './files.ts';
import { playOffline } from './offline.ts';
import { ADVICE } from './replayed.ts';
import { type ArchivedSave, shownIn } from './saves.ts';

describe.each(releasesWith('saves'))('games that a page of %s kept in the browser', (release) => {
  const saves = readLines<ArchivedSave>(pathIn(release, 'saves', 'saves.jsonl.br'));

  test.each(saves.map((save) => [save.name, save] as const))(
    '%s: it is shown as it stood and played on to its end',
    { timeout: 0 },
    async (_name, { kept, shown }) => {
      const drawer = new FakeStorage();
      await drawer.save(kept);
      const later = testPage(drawer, { begin: 3 });
      const seated = await later.tables.sit(kept.id);
      if (seated.kind !== 'table')
        throw new Error(`archive ${release}: the save cannot be opened: ${JSON.stringify(seated)}`);
      expect(shownIn(seated.shown), ADVICE).toBe(shown);
      await playOffline(later, kept.id);
      const { result, record } = drawer.games.get(kept.id) ?? kept;
      expect(result).not.toBeNull();
      expect(record.answers.slice(0, kept.record.answers.length)).toEqual(kept.record.answers);
      // And it can be looked at again, from the first moment to the last.
      await later.tables.leave(kept.id);
      const tape = await later.records.openSaved(kept.id);
      expect(tape).toMatchObject({ kind: 'open', broken: null });
      if (tape.kind === 'open')
        expect(later.records.verify(tape.session).filter(({ flaw }) => flaw !== null)).toEqual([]);
    },
  );
});
