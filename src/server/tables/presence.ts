import type { Bar } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal.ts';
import type { Eyes, LiveGame } from '../../table/index.ts';
import type { WorkBudget } from '../work/budget.ts';
import { once } from '../work/sliced.ts';
import type { Audience, Watcher } from './audience.ts';
import type { House } from './house.ts';
import { isClosed, seatOf } from './info.ts';
import type { Replays } from './replays.ts';
import type { Stored } from './rows.ts';
import { type Moment, sayInfo, sayWhole } from './voice.ts';

/** Who is connected to another process says so every half minute. */
const SEEN_LATELY = 45_000;

/** What presence needs of its table. */
interface Host {
  readonly id: string;
  readonly audience: Audience;
  readonly stored: Stored | null;
  readonly row: Stored;
  readonly live: LiveGame | null;
  readonly replays: Replays;
  ready(budget: WorkBudget | null): Promise<Bar | null>;
  moment(): Moment;
  carryOn(): void;
}

/** Who is at a table: they come to watch and go, and the others see it. */
export class Presence {
  private readonly table: Host;
  private readonly house: House;

  constructor(table: Host, house: House) {
    this.table = table;
    this.house = house;
  }

  async watch(watcher: Watcher, since: number | null): Promise<Bar | null> {
    const { table } = this;
    const bar = await table.ready(watcher.budget);
    if (bar !== null) return bar;
    const eyes = seatOf(table.row, watcher.person);
    if (eyes === null && isClosed(table.row)) return refuse('no-spectators');
    if (table.live !== null) await table.replays.recall(table.live, eyes, since, watcher.budget);
    await this.house.work.run(
      once(() => this.welcome(watcher, eyes, since)),
      watcher.budget,
    );
    return null;
  }

  private welcome(watcher: Watcher, eyes: Eyes, since: number | null): void {
    const { table } = this;
    const { audience } = table;
    const newcomer = !audience.includes(watcher.person);
    const place = audience.add(watcher, eyes);
    if (newcomer && eyes !== null) this.comeAndGo(watcher);
    sayWhole(place, table.moment(), since);
    // Bots that nobody watched have waited.
    if (audience.size === 1) table.carryOn();
  }

  /** Tells everybody who watches what they have missed of the game. */
  async catchUp(live: LiveGame): Promise<void> {
    const { audience, replays } = this.table;
    for (const place of audience) {
      const { eyes, seq } = place;
      if (seq !== null && seq === live.chronicles.of(eyes).seq) continue;
      await replays.recall(live, eyes, seq ?? 0, null);
      sayWhole(place, this.table.moment(), seq ?? 0);
    }
  }

  unwatch(watcher: Watcher): void {
    const { audience, stored } = this.table;
    if (!audience.remove(watcher)) return;
    if (stored === null || audience.includes(watcher.person)) return;
    if (seatOf(stored, watcher.person) !== null) this.comeAndGo(watcher);
  }

  /** The others see who is here. */
  private comeAndGo({ person }: Watcher): void {
    const { id, audience } = this.table;
    sayInfo(audience, this.table.moment(), person);
    this.house.storage.notify({ table: id, what: 'here', person });
  }

  /** Who sits down sees with other eyes, and has had no update of what these see. */
  seatAgain(stored: Stored): void {
    const { id, audience } = this.table;
    for (const place of audience) {
      const eyes = seatOf(stored, place.watcher.person);
      if (eyes === null && isClosed(stored)) {
        place.watcher.send(JSON.stringify({ type: 'gone', table: id }));
        audience.remove(place.watcher);
      }
      if (eyes === place.eyes) continue;
      place.eyes = eyes;
      place.seq = null;
    }
  }

  isHere(person: string): boolean {
    const { audience, stored } = this.table;
    if (audience.includes(person)) return true;
    const seen = stored?.people.get(person)?.seen.getTime() ?? 0;
    return this.house.isShared() && this.house.now() - seen < SEEN_LATELY;
  }
}
