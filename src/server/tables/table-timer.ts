import type { Bar, Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import { type LiveGame, proposeTimeUp } from '../../table/index.ts';
import type { Propose } from './seat-authorization.ts';
import type { StoredTable } from './table-rows.ts';
import type { Listable, TableServices } from './table-services.ts';

/** Longer waits are cut into pieces: a timer takes no more than about 24 days. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** How long after a timer that fired too early the next one fires at the soonest. */
const RETRY_AFTER = 1000;

/** What a timer needs of its table. */
interface TimedTable extends Listable {
  readonly row: StoredTable;
  run<T>(act: () => Promise<T>): Promise<T>;
  applyProposal(propose: Propose): Promise<Bar | null>;
  scheduleNext(): void;
}

/** Sees to it that a bot plays for whoever's time is up, and for who is no more. */
export class TableTimer {
  private readonly table: TimedTable;
  private readonly services: TableServices;
  private timer: NodeJS.Timeout | null = null;
  /** It went off for nothing: it is not certain yet that somebody's time is up. */
  private firedEarly = false;

  constructor(table: TimedTable, services: TableServices) {
    this.table = table;
    this.services = services;
  }

  set(live: LiveGame): void {
    this.stop();
    if (this.ownerlessSeat(live) !== null) this.runInBackground(() => this.replaceOwnerless());
    const at = live.at(this.services.now());
    const due = live.clocks.due(at);
    if (due === null) return;
    const wait = Math.max(due - at, this.firedEarly ? RETRY_AFTER : 0);
    this.firedEarly = false;
    this.timer = setTimeout(() => this.runInBackground(() => this.onTimeUp()), Math.min(wait, LONGEST_TIMER)).unref();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Does something that nobody waits for. If it cannot be done now, a sweep sees to it. */
  private runInBackground(act: () => Promise<void>): void {
    this.table.run(act).catch((error) => {
      this.services.markFailed(this.table);
      this.services.log.error({ table: this.table.id, error }, 'what was due at a table could not be done');
    });
  }

  /** A seat whose owner is no more and for whom nobody plays. */
  private ownerlessSeat(live: LiveGame): Seat | null {
    const { seats } = this.table.row;
    return seats.find(({ seat, person }) => person === null && live.botAt(seat) === null)?.seat ?? null;
  }

  private async replaceOwnerless(): Promise<void> {
    await this.table.applyProposal((live) => {
      const seat = this.ownerlessSeat(live);
      return seat === null ? refuse('not-away') : { draft: { kind: 'away', seat, say: 'left' }, to: null };
    });
  }

  /** Whose time is up is played for by a bot. */
  private async onTimeUp(): Promise<void> {
    let away = 0;
    while (await this.replaceTimedOut()) away++;
    this.firedEarly = away === 0;
    this.table.scheduleNext();
  }

  /** True if a bot now plays for somebody whose time was up. */
  private async replaceTimedOut(): Promise<boolean> {
    return (await this.table.applyProposal((live, _stored, at) => proposeTimeUp(live, at))) === null;
  }
}
