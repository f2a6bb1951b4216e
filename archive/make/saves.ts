import { games } from '../../src/games/index.ts';
import type { LocalSetup } from '../../src/web/local/engine/saved-game.ts';
import { reloaded, type TestPage, testPage } from '../../src/web/local/testing/fake-browser.ts';
import { pathIn, readLines, writeLines } from '../files.ts';
import { playOffline } from '../offline.ts';
import type { ArchivedRecord } from '../records.ts';
import { type ArchivedSave, shownIn } from '../saves.ts';

/** Answers of the person in a game that is left while it is played. */
const SOME = 12;

/** Writes games as the page keeps them: over, given up, running, at one screen, with a pack of their own, gone on with. */
export async function makeSaves(release: string): Promise<string[]> {
  const here = testPage();
  const names = new Map<string, string>();
  const create = (what: string, setup: LocalSetup): string => {
    const players = setup.seats.map((bot, seat) => bot ?? `Ada ${seat + 1}`);
    const made = here.tables.create(setup, players);
    return keep(what, setup.game, made);
  };
  const keep = (what: string, game: string, made: ReturnType<TestPage['tables']['create']>): string => {
    if (made.kind !== 'made') throw new Error(made.faults.map(({ path, message }) => `${path} ${message}`).join('; '));
    names.set(made.id, `${game}, ${what}`);
    return made.id;
  };
  const leave = async (id: string) => {
    await here.tables.leave(id);
    await here.tables.settled();
  };

  for (const { name: game, core } of Object.values(games)) {
    const { min } = core.seating.seats;
    const seats = [null, ...Array.from({ length: Math.max(1, min - 1) }, () => 'random')];
    const over = create('over', { game, seats, options: {} });
    await playOffline(here, over);
    const next = keep('a rematch, running', game, here.tables.rematch(over));
    await leave(over);
    await playOffline(here, next, SOME);
    await leave(next);
    const fresh = create('just dealt, without a coach', { game, seats, options: {}, coach: false });
    await leave(fresh);
    const resigned = create('given up', { game, seats, options: {} });
    await playOffline(here, resigned, SOME);
    here.tables.resign(resigned);
    await leave(resigned);
    // From a record with cards of its own.
    const own = readLines<ArchivedRecord>(pathIn(release, 'records', `${game}.jsonl.br`)).find(
      ({ pack }) => pack !== null,
    );
    const tape = await here.records.openRecord(own?.record, own?.pack, null, null);
    if (tape.kind !== 'open') throw new Error(`${game}: the record is ${tape.kind}`);
    const after = Math.floor(tape.last / 2);
    const on = keep(
      'gone on from a record with a pack',
      game,
      here.records.playOn(tape.session, { after, seat: 0, bot: 'greedy' }, tape.names ?? []),
    );
    await playOffline(here, on, SOME);
    await leave(on);
    if (core.seating.together !== true) continue;
    const several = create('several at one screen, running', { game, seats: [null, null, 'random'], options: {} });
    await playOffline(here, several, SOME);
    await leave(several);
    const all = create('several at one screen, over', { game, seats: [null, null, null], options: {} });
    await playOffline(here, all);
    await leave(all);
  }

  const later = reloaded(here, 2);
  const saves: ArchivedSave[] = [];
  for (const [id, name] of names) {
    const kept = here.storage.games.get(id);
    if (kept === undefined) throw new Error(`${name} was not kept`);
    const copy = structuredClone(kept);
    const seated = await later.tables.sit(id);
    if (seated.kind !== 'table') throw new Error(`${name}: ${seated.kind}`);
    saves.push({ name, kept: copy, shown: shownIn(seated.shown) });
    await later.tables.leave(id);
  }
  const bytes = writeLines(pathIn(release, 'saves', 'saves.jsonl.br'), saves);
  return [`${saves.length} saves, ${bytes} bytes`];
}
