import type { EditionShelf } from '../../../editions/shelf.ts';
import { type AnyGame, type Fault, RecordError } from '../../../kernel/index.ts';
import type { AdviceReply, Reply, WhyReply } from '../../../protocol/client/client.ts';
import { type Begun, newGame } from './beginning.ts';
import { type Keeping, type KeptGame, type LocalSetup, loadGame } from './kept.ts';
import { loadedGame, type Unplayable } from './loaded-game.ts';
import { LocalGame, type Shown } from './local-game.ts';
import type { Surroundings } from './surroundings.ts';

/** What is told unasked. `unkept`: the browser did not take the record; `taken`: another page took the table over. */
export type TablesNews =
  | { readonly kind: 'table'; readonly id: string; readonly shown: Shown }
  | { readonly kind: 'unkept'; readonly id: string }
  | { readonly kind: 'taken'; readonly id: string };

/** A game that was made, or all that is wrong with what was wanted. */
export type Made =
  | { readonly kind: 'made'; readonly id: string }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] };
export type Seated =
  /** `pack`: the cards where they are not the game's own, else null. */
  | { readonly kind: 'table'; readonly shown: Shown; readonly pack: unknown }
  /** There is no such game in this browser. */
  | { readonly kind: 'missing' }
  /** Another page of this browser has it open. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }
  | Unplayable;

const gone: Extract<Reply, { kind: 'refused' }> = {
  kind: 'refused',
  bar: { rule: null, why: 'no-such-table' },
  faults: [],
};

/** The tables of this browser: the real rules and the real bots, and every answer kept as it comes. */
export class Tables {
  private readonly shelf: EditionShelf;
  private readonly keeping: Keeping;
  private readonly around: Surroundings;
  private readonly tell: (news: TablesNews) => void;
  private readonly tables = new Map<string, LocalGame>();
  /** What is being stored: one thing at a time, in order; and which games could not be. */
  private storing: Promise<void> = Promise.resolve();
  private readonly unkept = new Set<string>();
  /** The tables that no other page may have, with what lets them go. */
  private readonly held = new Map<string, () => void>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(shelf: EditionShelf, keeping: Keeping, around: Surroundings, tell: (news: TablesNews) => void) {
    this.shelf = shelf;
    this.keeping = keeping;
    this.around = around;
    this.tell = tell;
  }

  /** A new game; `names` are what those at the table are called, by seat. */
  create(setup: LocalSetup, names: readonly string[]): Made {
    return this.begin(newGame(this.shelf.current, setup, names, this.around));
  }

  /** Keeps a game that begins, and has it ready for who sits down. */
  begin(begun: Begun | readonly Fault[]): Made {
    if (!('kept' in begun)) return { kind: 'faulty', faults: begun };
    this.store(begun.kept, this.open(begun.kept, begun.game));
    return { kind: 'made', id: begun.kept.id };
  }

  private open(kept: KeptGame, game: AnyGame): LocalGame {
    const { id } = kept;
    const table = new LocalGame(kept, game, this.around, (now, shown) => {
      if (this.tables.get(id) !== table) return;
      this.store(now, table);
      if (shown !== null) this.tell({ kind: 'table', id, shown });
    });
    this.tables.set(id, table);
    return table;
  }

  /** Stores how a table stands, unless it was let go of meanwhile: then another page may know better. */
  private store(kept: KeptGame, table: LocalGame): void {
    const { id } = kept;
    const save = async () => {
      if (this.tables.get(id) !== table) return;
      try {
        await this.keeping.save(kept);
        this.unkept.delete(id);
      } catch {
        this.unkept.add(id);
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
  sit(id: string, anyway = false): Promise<Seated> {
    return this.inTurn(async () => {
      if (!(await this.hold(id, anyway))) {
        this.tables.delete(id);
        return { kind: 'elsewhere' };
      }
      let seated: Seated | null = null;
      try {
        seated = await this.seat(id);
        // Another page may have taken it while it was looked up.
        if (!this.held.has(id)) seated = { kind: 'elsewhere' };
      } finally {
        if (seated?.kind !== 'table') this.letGo(id);
      }
      return seated;
    });
  }

  private async seat(id: string): Promise<Seated> {
    let table = this.tables.get(id);
    if (table === undefined) {
      const kept = await loadGame(this.keeping, id);
      if (kept === null) return { kind: 'missing' };
      const game = await loadedGame(this.shelf, kept.record, kept.pack);
      if ('kind' in game) return game;
      try {
        table = this.open(kept, game);
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        return { kind: 'faulty', faults: [faultOf(error)] };
      }
    }
    const shown = table.whole();
    table.play();
    return { kind: 'table', shown, pack: table.kept.pack };
  }

  /** Nobody looks any more: the bots wait, and another page may have it. */
  leave(id: string): Promise<void> {
    this.tables.get(id)?.rest();
    return this.inTurn(async () => {
      // Who was just sitting down has woken the bots.
      this.tables.get(id)?.rest();
      await this.allStored();
      this.letGo(id);
    });
  }

  private async hold(id: string, anyway: boolean): Promise<boolean> {
    if (this.held.has(id)) return true;
    const release = await this.around.hold(id, anyway, () => {
      // Another page has it now: what is here is no longer how it stands.
      this.held.delete(id);
      this.tables.get(id)?.rest();
      this.tables.delete(id);
      this.tell({ kind: 'taken', id });
    });
    if (release !== null) this.held.set(id, release);
    return release !== null;
  }

  private letGo(id: string): void {
    // What the browser did not keep is nowhere but here.
    if (this.unkept.has(id)) return;
    this.tables.get(id)?.rest();
    this.tables.delete(id);
    this.held.get(id)?.();
    this.held.delete(id);
  }

  /** Deletes a game. False while somebody sits at it, here or in another page: it would only come back. */
  remove(id: string): Promise<boolean> {
    return this.inTurn(async () => {
      if (this.held.has(id) || !(await this.hold(id, false))) return false;
      try {
        await this.allStored();
        await this.keeping.remove(id);
        this.unkept.delete(id);
      } finally {
        this.letGo(id);
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

  answer(id: string, to: number, say: string, free: boolean): Reply {
    return this.act(id, (table) => table.answer(to, say, free));
  }

  aside(id: string, to: number, say: string, free: boolean): Reply {
    return this.act(id, (table) => table.aside(to, say, free));
  }

  undo(id: string): Reply {
    return this.act(id, (table) => table.undo());
  }

  turnTo(id: string, seat: number): Reply {
    return this.act(id, (table) => table.turnTo(seat));
  }

  resign(id: string): Reply {
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
  rematch(id: string): Made {
    const table = this.tables.get(id);
    if (table === undefined) return { kind: 'faulty', faults: [{ path: 'id', message: 'there is no such game' }] };
    const { next, record, bots, coach } = table.kept;
    if (next !== null) return { kind: 'made', id: next };
    // By today's rules, whatever it was played by: with those of its options that there still are.
    const known = this.shelf.box(record.game)?.core.seating.options ?? [];
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

  private act(id: string, deed: (table: LocalGame) => Reply): Reply {
    const table = this.tables.get(id);
    if (table === undefined) return gone;
    const reply = deed(table);
    table.play();
    return reply;
  }
}

/** A record's fault, its place apart from its words. */
const faultOf = ({ path, message }: RecordError): Fault => ({ path, message: message.slice(path.length + 2) });
