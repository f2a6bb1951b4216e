import type { GameRecord } from '../../src/kernel/index.ts';
import type { Visitor } from '../../src/server/testing/visitor.ts';
import { beginTable, layTable, person, playOn } from './cast.ts';
import { playedGame } from './records.ts';

/** People and tables in every state in which a screen can be seen. All screens are Ada's. */
export interface Stock {
  readonly url: string;
  readonly ada: Visitor;
  /** Tables by what is to be seen there. */
  readonly tables: {
    /** Open, with a free chair. */
    readonly open: string;
    /** Ada takes a pile. */
    readonly taking: string;
    /** Ada lays cards. */
    readonly laying: string;
    /** Somebody else is asked. */
    readonly waiting: string;
    readonly over: string;
  };
  readonly record: GameRecord;
}

/** Everything that the full game has. */
const FULL = { options: { abilities: true, locations: true, tourism: true } };

/** Plays until Ada is asked this, after so many turns. */
async function until(people: readonly Visitor[], id: string, ask: string, turns: number): Promise<string> {
  const [ada] = people as [Visitor];
  const turnsAt = () => (ada.at(id).view?.table as { turns: number } | undefined)?.turns ?? 0;
  await playOn(people, id, () => ada.at(id).question?.ask === ask && turnsAt() >= turns);
  return id;
}

export async function stockOf(url: string): Promise<Stock> {
  const names = ['Ada', 'Basil', 'Cleo', 'Dorothea'];
  const people = (await Promise.all(names.map((name) => person(url, name)))) as [Visitor, Visitor, Visitor, Visitor];
  const [ada, basil, cleo, dorothea] = people;
  const taking = await until(people, await beginTable(people, FULL), 'scavenge', 9);
  const laying = await until([ada, basil], await beginTable([ada, basil], FULL), 'play', 5);
  const waiting = await beginTable([ada, basil, cleo], { ...FULL, public: true });
  await playOn(
    [ada, basil, cleo],
    waiting,
    () => ada.at(waiting).question === null && ada.at(waiting).events.length > 40,
  );
  const over = await beginTable([ada, cleo]);
  await playOn([ada, cleo], over);
  const open = await layOpen(ada);
  await layTable([dorothea, cleo], { public: true, seats: [null, null, null, 'greedy'] });
  await layOpen(basil);
  const tables = { open, taking, laying, waiting, over };
  return { url, ada, tables, record: playedGame('a record', 3) };
}

async function layOpen(host: Visitor): Promise<string> {
  const { id } = await host.ask('POST', '/tables', { game: 'familiar-find', seats: [null, null], public: true });
  await host.ask('POST', `/tables/${id}/join`, { salt: 'salt' });
  return id;
}
