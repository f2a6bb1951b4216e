import type { AdviceReply, RequestReply, WhyReply } from '../../protocol/client/client.ts';
import type { FollowedTable } from '../../protocol/client/followed-table.ts';
import type { TableNews, TableSource } from '../table/source.ts';
import type { LocalEngine } from './engine/engine.ts';
import type { LocalTableState } from './engine/tables/local-game.ts';
import type { SitResult, TablesNews } from './engine/tables/local-tables.ts';
import type { Remote } from './rpc.ts';

/** The engine's tables, wherever it runs, and a way to hear of them. */
export interface TableNewsSource {
  readonly tables: Remote<LocalEngine['tables']>;
  /** `broken`: the engine crashed, and its memory is lost. */
  hear(listener: (news: TablesNews) => void, broken: () => void): () => void;
}

/** Called when the browser cannot store the table, another page takes it over, or the engine crashes. */
export interface TableEndHandlers {
  unkept(): void;
  taken(): void;
  broken(): void;
}

/** A table in this browser: the same to the screen as one on a server. Nobody is there to read a chat. */
export class LocalSource implements TableSource {
  readonly kind = 'local';
  readonly chat = null;
  readonly talk = null;
  now: FollowedTable | null = null;
  /** The cards where they are not the game's own, else null. */
  private ownPack: unknown = null;
  private readonly id: string;
  private readonly newsSource: TableNewsSource;
  private readonly listeners = new Set<(news: TableNews) => void>();

  constructor(id: string, room: TableNewsSource) {
    this.id = id;
    this.newsSource = room;
  }

  /** Sits down and hears from then on: what is wrong, or null. `anyway` takes it from another page. */
  async sit(ends: TableEndHandlers, anyway = false): Promise<Exclude<SitResult, { kind: 'table' }> | null> {
    const early: LocalTableState[] = [];
    const stop = this.newsSource.hear((news) => {
      if (news.id !== this.id) return;
      if (news.kind === 'unkept') ends.unkept();
      else if (news.kind === 'taken') ends.taken();
      else if (this.now === null) early.push(news.shown);
      else this.see(news.shown);
    }, ends.broken);
    this.leave = () => {
      stop();
      this.leave = () => {};
      void this.newsSource.tables.leave(this.id).catch(() => {});
    };
    const seated = await this.newsSource.tables.sit(this.id, anyway);
    if (seated.kind !== 'table') {
      this.leave();
      return seated;
    }
    this.ownPack = seated.pack;
    this.see(seated.shown);
    // Updates that came before the whole table, but are newer.
    for (const shown of early) if (shown.seq > seated.shown.seq) this.see(shown);
    return null;
  }

  /** Stands up: the bots wait. */
  leave = (): void => {};

  subscribe(listener: (news: TableNews) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  answer = (to: number, say: string, free: boolean): Promise<RequestReply> =>
    this.newsSource.tables.answer(this.id, to, say, free).catch(lost);
  aside = (to: number, say: string, free: boolean): Promise<RequestReply> =>
    this.newsSource.tables.aside(this.id, to, say, free).catch(lost);
  readonly pack: TableSource['pack'] = async () => ({ kind: 'done', value: { pack: this.ownPack } });
  undo = (): Promise<RequestReply> => this.newsSource.tables.undo(this.id).catch(lost);
  why = (): Promise<WhyReply> => this.newsSource.tables.why(this.id).catch(lost);
  coach = (to: number): Promise<AdviceReply> => this.newsSource.tables.coach(this.id, to).catch(lost);
  turnTo = (seat: number): Promise<RequestReply> => this.newsSource.tables.turnTo(this.id, seat).catch(lost);
  resign = (): Promise<RequestReply> => this.newsSource.tables.resign(this.id).catch(lost);

  private see(shown: LocalTableState): void {
    const before = this.now;
    const { events } = shown;
    const clocks = shown.info.seats.map(() => ({ left: null, runs: false }));
    const now: FollowedTable = {
      ...{ info: shown.info, you: shown.you, seq: shown.seq, view: shown.view, undo: shown.undo },
      question: shown.question,
      asides: shown.asides,
      asideSeats: shown.asideSeats,
      ...{ clocks, clocksAt: 0, chat: [] },
      events: before === null ? events : [...before.events, ...events],
    };
    this.now = now;
    for (const listener of [...this.listeners]) listener({ before, now, events, chat: [] });
  }
}

/** The engine broke while it was asked. */
const lost = (): { readonly kind: 'unknown' } => ({ kind: 'unknown' });
