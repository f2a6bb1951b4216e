import type { Bar, Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import { type LiveGame, proposeTimeUp } from '../../table/index.ts';
import type { StoredTable } from './rows.ts';
import type { Propose } from './seated.ts';
import type { Listable, TableServices } from './table-services.ts';

/** Longer waits are cut into pieces: a timer takes no more than about 24 days. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** How long after an alarm in vain the next one goes off at the soonest. */
const AGAIN = 1000;

/** What an alarm needs of its table. */
interface AlarmTable extends Listable {
  readonly row: StoredTable;
  run<T>(act: () => Promise<T>): Promise<T>;
  happen(propose: Propose): Promise<Bar | null>;
  carryOn(): void;
}

/** Sees to it that a bot plays for whoever's time is up, and for who is no more. */
export class Alarm {
  private readonly table: AlarmTable;
  private readonly services: TableServices;
  private timer: NodeJS.Timeout | null = null;
  /** It went off for nothing: it is not certain yet that somebody's time is up. */
  private inVain = false;

  constructor(table: AlarmTable, services: TableServices) {
    this.table = table;
    this.services = services;
  }

  set(live: LiveGame): void {
    this.stop();
    if (this.orphan(live) !== null) this.later(() => this.adopt());
    const at = live.at(this.services.now());
    const due = live.clocks.due(at);
    if (due === null) return;
    const wait = Math.max(due - at, this.inVain ? AGAIN : 0);
    this.inVain = false;
    this.timer = setTimeout(() => this.later(() => this.ring()), Math.min(wait, LONGEST_TIMER)).unref();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Does something that nobody waits for. If it cannot be done now, a sweep sees to it. */
  private later(act: () => Promise<void>): void {
    this.table.run(act).catch((error) => {
      this.services.markFailed(this.table);
      this.services.log.error({ table: this.table.id, error }, 'what was due at a table could not be done');
    });
  }

  /** A seat whose owner is no more and for whom nobody plays. */
  private orphan(live: LiveGame): Seat | null {
    const { seats } = this.table.row;
    return seats.find(({ seat, person }) => person === null && live.botAt(seat) === null)?.seat ?? null;
  }

  private async adopt(): Promise<void> {
    await this.table.happen((live) => {
      const seat = this.orphan(live);
      return seat === null ? refuse('not-away') : { draft: { kind: 'away', seat, say: 'left' }, to: null };
    });
  }

  /** Whose time is up is played for by a bot. */
  private async ring(): Promise<void> {
    let away = 0;
    while (await this.sendAway()) away++;
    this.inVain = away === 0;
    this.table.carryOn();
  }

  /** Whether there was anybody. */
  private async sendAway(): Promise<boolean> {
    return (await this.table.happen((live, _stored, at) => proposeTimeUp(live, at))) === null;
  }
}
