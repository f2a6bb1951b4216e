import type { Bar, Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import { type LiveGame, proposeTimeUp } from '../../table/index.ts';
import type { Propose } from './seat-authorization.ts';
import type { StoredTable } from './table-rows.ts';
import type { Listable, TableServices } from './table-services.ts';

/** The longest delay that `setTimeout` supports (about 24 days); longer waits are split. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** After a timer fired too early, the least delay before the next one. */
const RETRY_AFTER = 1000;

/** The part of a table that its timer uses. */
interface TimedTable extends Listable {
  readonly row: StoredTable;
  run<T>(act: () => Promise<T>): Promise<T>;
  applyProposal(propose: Propose): Promise<Bar | null>;
  scheduleNext(): void;
}

/** Puts a bot on the seat of a player whose time has run out, or whose account was deleted. */
export class TableTimer {
  private readonly table: TimedTable;
  private readonly services: TableServices;
  private timer: NodeJS.Timeout | null = null;
  /** Whether the timer fired before anybody's time was certain to have run out. */
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

  /** Runs an action that nobody waits for. If it fails, a sweep tries again. */
  private runInBackground(act: () => Promise<void>): void {
    this.table.run(act).catch((error) => {
      this.services.markFailed(this.table);
      this.services.log.error({ table: this.table.id, error }, 'what was due at a table could not be done');
    });
  }

  /** A seat whose owner's account was deleted and that no bot plays for yet. */
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

  /** Puts bots on the seats of all players whose time has run out. */
  private async onTimeUp(): Promise<void> {
    let away = 0;
    while (await this.replaceTimedOut()) away++;
    this.firedEarly = away === 0;
    this.table.scheduleNext();
  }

  /** True if a bot now plays for somebody whose time had run out. */
  private async replaceTimedOut(): Promise<boolean> {
    return (await this.table.applyProposal((live, _stored, at) => proposeTimeUp(live, at))) === null;
  }
}
