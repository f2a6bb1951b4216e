import type { AdviceReply, Reply, WhyReply } from '../../protocol/client/client.ts';
import type { Followed } from '../../protocol/client/followed.ts';
import type { Source, TableNews } from '../table/source.ts';
import type { Engine } from './engine/engine.ts';
import type { Shown } from './engine/local-game.ts';
import type { Seated, TablesNews } from './engine/tables.ts';
import type { Remote } from './rpc.ts';

/** The engine's tables, wherever it runs, and a way to hear of them. */
export interface Room {
  readonly tables: Remote<Engine['tables']>;
  /** `broken`: the engine stopped, and what it had in mind is lost. */
  hear(ear: (news: TablesNews) => void, broken: () => void): () => void;
}

/** What may befall a table: the browser keeps nothing, another page takes it over, the engine breaks. */
export interface Ends {
  unkept(): void;
  taken(): void;
  broken(): void;
}

/** A table in this browser: the same to the screen as one on a server. Nobody is there to read a chat. */
export class LocalSource implements Source {
  readonly kind = 'local';
  readonly chat = null;
  readonly talk = null;
  now: Followed | null = null;
  /** The cards where they are not the game's own, else null. */
  pack: unknown = null;
  private readonly id: string;
  private readonly room: Room;
  private readonly ears = new Set<(news: TableNews) => void>();

  constructor(id: string, room: Room) {
    this.id = id;
    this.room = room;
  }

  /** Sits down and hears from then on: what is wrong, or null. `anyway` takes it from another page. */
  async sit(ends: Ends, anyway = false): Promise<Exclude<Seated, { kind: 'table' }> | null> {
    const early: Shown[] = [];
    const stop = this.room.hear((news) => {
      if (news.id !== this.id) return;
      if (news.kind === 'unkept') ends.unkept();
      else if (news.kind === 'taken') ends.taken();
      else if (this.now === null) early.push(news.shown);
      else this.see(news.shown);
    }, ends.broken);
    this.leave = () => {
      stop();
      this.leave = () => {};
      void this.room.tables.leave(this.id).catch(() => {});
    };
    const seated = await this.room.tables.sit(this.id, anyway);
    if (seated.kind !== 'table') {
      this.leave();
      return seated;
    }
    this.pack = seated.pack;
    this.see(seated.shown);
    // Told before the whole came, but not in it.
    for (const shown of early) if (shown.seq > seated.shown.seq) this.see(shown);
    return null;
  }

  /** Stands up: the bots wait. */
  leave = (): void => {};

  hear(ear: (news: TableNews) => void): () => void {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  }

  answer = (to: number, say: string, free: boolean): Promise<Reply> =>
    this.room.tables.answer(this.id, to, say, free).catch(lost);
  aside = (to: number, say: string, free: boolean): Promise<Reply> =>
    this.room.tables.aside(this.id, to, say, free).catch(lost);
  undo = (): Promise<Reply> => this.room.tables.undo(this.id).catch(lost);
  why = (): Promise<WhyReply> => this.room.tables.why(this.id).catch(lost);
  coach = (to: number): Promise<AdviceReply> => this.room.tables.coach(this.id, to).catch(lost);
  turnTo = (seat: number): Promise<Reply> => this.room.tables.turnTo(this.id, seat).catch(lost);
  resign = (): Promise<Reply> => this.room.tables.resign(this.id).catch(lost);

  private see(shown: Shown): void {
    const before = this.now;
    const { events } = shown;
    const clocks = shown.info.seats.map(() => ({ left: null, runs: false }));
    const now: Followed = {
      ...{ info: shown.info, you: shown.you, seq: shown.seq, view: shown.view, undo: shown.undo },
      question: shown.question as Followed['question'],
      asides: shown.asides as Followed['asides'],
      asideSeats: shown.asideSeats,
      ...{ clocks, clocksAt: 0, chat: [] },
      events: before === null ? events : [...before.events, ...events],
    };
    this.now = now;
    for (const ear of [...this.ears]) ear({ before, now, events, chat: [] });
  }
}

/** The engine broke while it was asked. */
const lost = (): { readonly kind: 'unknown' } => ({ kind: 'unknown' });
