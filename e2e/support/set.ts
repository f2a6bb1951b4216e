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
    /** Mythic Arena: Ada picks a card, builds a deck, chooses her Lead Pet, is in her turn, chooses a Battle Power. */
    readonly draft: string;
    readonly builder: string;
    readonly lead: string;
    readonly arena: string;
    readonly battle: string;
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

/** Lays tables of Mythic Arena and plays at them until Ada is asked this, after so many turns: not every game gets there. */
async function arenaUntil(people: readonly Visitor[], decks: string, ask: string, turns = 0): Promise<string> {
  const [ada] = people as [Visitor];
  for (let tries = 0; tries < 9; tries++) {
    const id = await beginTable(people, { game: 'mythic-arena', options: { decks, bestOfThree: true } });
    await until(people, id, ask, turns);
    if (ada.at(id).question?.ask === ask) return id;
  }
  throw new Error(`nobody is ever asked ${ask}`);
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
  const two = [ada, basil];
  const arena = {
    draft: await arenaUntil(two, 'draft', 'pick'),
    builder: await arenaUntil(two, 'constructed', 'deck'),
    lead: await arenaUntil(two, 'dealt', 'lead'),
    arena: await arenaUntil(two, 'dealt', 'primary', 6),
    battle: await arenaUntil(two, 'dealt', 'power', 1),
  };
  const tables = { open, taking, laying, waiting, over, ...arena };
  return { url, ada, tables, record: playedGame('a record', 3) };
}

async function layOpen(host: Visitor): Promise<string> {
  const { id } = await host.ask('POST', '/tables', { game: 'familiar-find', seats: [null, null], public: true });
  await host.ask('POST', `/tables/${id}/join`, { salt: 'salt' });
  return id;
}
