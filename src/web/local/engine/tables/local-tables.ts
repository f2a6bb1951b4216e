import type { EditionRegistry } from '../../../../editions/registry.ts';
import { type AnyGame, type Fault, RecordError } from '../../../../kernel/index.ts';
import type { AdviceReply, RequestReply, WhyReply } from '../../../../protocol/client/client.ts';
import type { LocalEnvironment } from '../environment.ts';
import { loadedGame, type Unplayable } from '../loaded-game.ts';
import { type GameStorage, type LocalSetup, loadGame, type SavedGame } from '../saved-game.ts';
import { LocalGame, type LocalTableState } from './local-game.ts';
import { newGame, type StartedGame } from './new-game.ts';

/** News of a table. `unkept`: the browser could not store it; `taken`: another page took the table over. */
export type TablesNews =
  | { readonly kind: 'table'; readonly id: string; readonly shown: LocalTableState }
  | { readonly kind: 'unkept'; readonly id: string }
  | { readonly kind: 'taken'; readonly id: string };

/** A game that was made, or all that is wrong with what was wanted. */
export type CreateResult =
  | { readonly kind: 'made'; readonly id: string }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] };
export type SitResult =
  /** `pack`: the cards where they are not the game's own, else null. */
  | { readonly kind: 'table'; readonly shown: LocalTableState; readonly pack: unknown }
  /** There is no such game in this browser. */
  | { readonly kind: 'missing' }
  /** Another page of this browser has it open. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }
  | Unplayable;

const gone: Extract<RequestReply, { kind: 'refused' }> = {
  kind: 'refused',
  bar: { rule: null, why: 'no-such-table' },
  faults: [],
};

/** The tables of this browser: the real rules and the real bots, and every answer saved as it comes. */
export class LocalTables {
  private readonly editions: EditionRegistry;
  private readonly storage: GameStorage;
  private readonly environment: LocalEnvironment;
  private readonly tell: (news: TablesNews) => void;
  private readonly tables = new Map<string, LocalGame>();
  /** What is being stored: one thing at a time, in order; and which games could not be. */
  private storing: Promise<void> = Promise.resolve();
  private readonly unsaved = new Set<string>();
  /** The tables that no other page may have, with what lets them go. */
  private readonly locks = new Map<string, () => void>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    editions: EditionRegistry,
    storage: GameStorage,
    environment: LocalEnvironment,
    tell: (news: TablesNews) => void,
  ) {
    this.editions = editions;
    this.storage = storage;
    this.environment = environment;
    this.tell = tell;
  }

  /** A new game; `names` are what those at the table are called, by seat. */
  create(setup: LocalSetup, names: readonly string[]): CreateResult {
    return this.begin(newGame(this.editions.current, setup, names, this.environment));
  }

  /** Keeps a game that begins, and has it ready for who sits down. */
  begin(begun: StartedGame | readonly Fault[]): CreateResult {
    if (!('saved' in begun)) return { kind: 'faulty', faults: begun };
    this.store(begun.saved, this.open(begun.saved, begun.game));
    return { kind: 'made', id: begun.saved.id };
  }

  private open(saved: SavedGame, game: AnyGame): LocalGame {
    const { id } = saved;
    const table = new LocalGame(saved, game, this.environment, (now, shown) => {
      if (this.tables.get(id) !== table) return;
      this.store(now, table);
      if (shown !== null) this.tell({ kind: 'table', id, shown });
    });
    this.tables.set(id, table);
    return table;
  }

  /** Stores how a table stands, unless it was let go of meanwhile: then another page may know better. */
  private store(saved: SavedGame, table: LocalGame): void {
    const { id } = saved;
    const save = async () => {
      if (this.tables.get(id) !== table) return;
      try {
        await this.storage.save(saved);
        this.unsaved.delete(id);
      } catch {
        this.unsaved.add(id);
        this.tell({ kind: 'unkept', id });
      }
    };
    this.storing = this.storing.then(save);
  }

  // ---- At a table ----

  /**
   * All of a table, and from then on what happens there. It is held as long as somebody sits at it: with two pages at
   * one game, each would forget what the other did. `anyway` takes it from the other page.
   */
  sit(id: string, anyway = false): Promise<SitResult> {
    return this.inTurn(async () => {
      if (!(await this.lock(id, anyway))) {
        this.tables.delete(id);
        return { kind: 'elsewhere' };
      }
      let seated: SitResult | null = null;
      try {
        seated = await this.seat(id);
        // Another page may have taken it while it was looked up.
        if (!this.locks.has(id)) seated = { kind: 'elsewhere' };
      } finally {
        if (seated?.kind !== 'table') this.unlock(id);
      }
      return seated;
    });
  }

  private async seat(id: string): Promise<SitResult> {
    let table = this.tables.get(id);
    if (table === undefined) {
      const saved = await loadGame(this.storage, id);
      if (saved === null) return { kind: 'missing' };
      const game = await loadedGame(this.editions, saved.record, saved.pack);
      if ('kind' in game) return game;
      try {
        table = this.open(saved, game);
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        return { kind: 'faulty', faults: [faultOf(error)] };
      }
    }
    const shown = table.whole();
    table.play();
    return { kind: 'table', shown, pack: table.saved.pack };
  }

  /** Nobody looks any more: the bots wait, and another page may have it. */
  leave(id: string): Promise<void> {
    this.tables.get(id)?.rest();
    return this.inTurn(async () => {
      // Who was just sitting down has woken the bots.
      this.tables.get(id)?.rest();
      await this.allStored();
      this.unlock(id);
    });
  }

  private async lock(id: string, anyway: boolean): Promise<boolean> {
    if (this.locks.has(id)) return true;
    const release = await this.environment.lock(id, anyway, () => {
      // Another page has it now: what is here is no longer how it stands.
      this.locks.delete(id);
      this.tables.get(id)?.rest();
      this.tables.delete(id);
      this.tell({ kind: 'taken', id });
    });
    if (release !== null) this.locks.set(id, release);
    return release !== null;
  }

  private unlock(id: string): void {
    // What the browser did not keep is nowhere but here.
    if (this.unsaved.has(id)) return;
    this.tables.get(id)?.rest();
    this.tables.delete(id);
    this.locks.get(id)?.();
    this.locks.delete(id);
  }

  /** Deletes a game. False while somebody sits at it, here or in another page: it would only come back. */
  remove(id: string): Promise<boolean> {
    return this.inTurn(async () => {
      if (this.locks.has(id) || !(await this.lock(id, false))) return false;
      try {
        await this.allStored();
        await this.storage.remove(id);
        this.unsaved.delete(id);
      } finally {
        this.unlock(id);
      }
      return true;
    });
  }

  /** Sitting down and standing up, one after the other. */
  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.turn.then(act);
    this.turn = done.catch(() => {});
    return done;
  }

  answer(id: string, to: number, say: string, free: boolean): RequestReply {
    return this.act(id, (table) => table.answer(to, say, free));
  }

  aside(id: string, to: number, say: string, free: boolean): RequestReply {
    return this.act(id, (table) => table.aside(to, say, free));
  }

  undo(id: string): RequestReply {
    return this.act(id, (table) => table.undo());
  }

  turnTo(id: string, seat: number): RequestReply {
    return this.act(id, (table) => table.turnTo(seat));
  }

  resign(id: string): RequestReply {
    return this.act(id, (table) => table.resign());
  }

  why(id: string): WhyReply {
    const table = this.tables.get(id);
    return table === undefined ? gone : { kind: 'barred', ...table.why() };
  }

  coach(id: string, to: number): Promise<AdviceReply> | AdviceReply {
    return this.tables.get(id)?.coach(to) ?? gone;
  }

  /** The same seats and options, another deal: the one that is there already, if so. */
  rematch(id: string): CreateResult {
    const table = this.tables.get(id);
    if (table === undefined) return { kind: 'faulty', faults: [{ path: 'id', message: 'there is no such game' }] };
    const { next, record, bots, coach } = table.saved;
    if (next !== null) return { kind: 'made', id: next };
    // By today's rules, whatever it was played by: with those of its options that there still are.
    const known = this.editions.factory(record.game)?.core.seating.options ?? [];
    const options = Object.fromEntries(Object.entries(record.options).filter(([id]) => known.some((o) => o.id === id)));
    const made = this.create({ game: record.game, seats: bots, options, coach }, record.names ?? []);
    if (made.kind === 'made') table.followedBy(made.id);
    return made;
  }

  /** When all that happened so far is stored, or was refused. */
  async settled(): Promise<void> {
    await this.storing;
  }

  /** When nothing is left to store, not even what came while it was waited for. */
  private async allStored(): Promise<void> {
    for (let last: unknown = null; last !== this.storing; ) {
      last = this.storing;
      await last;
    }
  }

  private act(id: string, deed: (table: LocalGame) => RequestReply): RequestReply {
    const table = this.tables.get(id);
    if (table === undefined) return gone;
    const reply = deed(table);
    table.play();
    return reply;
  }
}

/** A record's fault, its place apart from its words. */
const faultOf = ({ path, message }: RecordError): Fault => ({ path, message: message.slice(path.length + 2) });
