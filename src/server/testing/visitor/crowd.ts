import { seededRng } from '../../../kernel/index.ts';
import { PATIENCE } from '../patience.ts';
import { GAME } from '../play.ts';
import { type Play, Witness } from './witness.ts';

/** A table of the crowd: who sits there, in order of the seats, and who looks on. */
export interface CrowdTable {
  id: string;
  readonly people: readonly Witness[];
  readonly watchers: readonly Witness[];
  /** The first never answers: only the clock brings it on. */
  readonly asleep: boolean;
}

/** What a table is to be. */
export interface CrowdTableSpec {
  readonly people: number;
  readonly bots?: readonly string[];
  readonly more?: object;
  readonly watched?: boolean;
  readonly asleep?: boolean;
}

/** Many people at many tables, who begin and stop at a word. */
export class TestCrowd {
  readonly play: Play;
  readonly people: readonly Witness[];
  readonly boards: CrowdTable[] = [];
  /** Tables whose game is over and that were left for a rematch. */
  readonly past: CrowdTable[] = [];
  private readonly waiting = new Set<() => void>();
  private next = 0;

  constructor(size: number, seed: string) {
    const wake = () => {
      for (const look of [...this.waiting]) look();
    };
    this.play = { luck: seededRng(seed), on: false, done: 0, waits: [], clock: () => performance.now(), wake };
    this.people = Array.from({ length: size }, () => new Witness(this.play));
  }

  /** Resolves as soon as it holds; looked at after every message. */
  until(what: string, holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(look);
      };
      const look = () => {
        if (!holds()) return;
        end();
        resolve();
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`in vain: ${what}\n${this.faults.join('\n')}`));
      }, PATIENCE);
      this.waiting.add(look);
      look();
    });
  }

  get faults(): string[] {
    return this.people.flatMap(({ faults }) => faults);
  }

  // ---- Tables ----

  async come(url: string): Promise<void> {
    await Promise.all(this.people.map((person) => person.come(url)));
  }

  /** Everybody in turn, so that all have as many tables. */
  private take(count: number): Witness[] {
    return Array.from({ length: count }, () => this.people[this.next++ % this.people.length] as Witness);
  }

  async sitDown({
    people: count,
    bots = [],
    more = {},
    watched = false,
    asleep = false,
  }: CrowdTableSpec): Promise<void> {
    const people = this.take(count);
    const watchers = watched ? this.take(1) : [];
    const [host] = people as [Witness];
    const seats = [...people.map(() => null), ...bots];
    const table = { game: GAME, seats, eager: true, ...more };
    const { id } = await host.ask('POST', '/tables', table);
    const board = { id, people, watchers, asleep };
    this.boards.push(board);
    for (const person of people) await person.ask('POST', `/tables/${id}/join`, { salt: person.id });
    await this.gather(board);
  }

  private async gather({ id, people, watchers, asleep }: CrowdTable): Promise<void> {
    if (asleep) people[0]?.sleepsAt.add(id);
    await Promise.all([...people, ...watchers].map((person) => person.watch(id)));
  }

  /** Where the game is over the same people play another. */
  async playAgain(): Promise<void> {
    const over = this.boards.filter(({ id, people }) => people.every((person) => person.at(id).over));
    await Promise.all(
      over.map(async (board) => {
        this.past.push({ ...board });
        const { id, people, watchers } = board;
        for (const person of people) {
          board.id = (await person.ask('POST', `/tables/${id}/rematch`)).id;
          await person.ask('POST', `/tables/${board.id}/join`, { salt: person.id });
        }
        for (const person of [...people, ...watchers]) await person.unwatch(id);
        await this.gather(board);
      }),
    );
  }

  /** Everybody gives up where the game is not over. */
  async giveUp(): Promise<void> {
    await Promise.all(
      this.boards.map(async ({ id, people }) => {
        for (const person of people) {
          if (person.at(id).over) break;
          const ended = await person.ask('POST', `/tables/${id}/resign`).then(
            ({ state }) => state === 'over',
            (error: Error) => {
              // A bot's last answer may have come before.
              if (error.message !== 'over') throw error;
              return true;
            },
          );
          if (ended) break;
        }
        await this.until(`${id} is over`, () => people.every((person) => person.at(id).over));
      }),
    );
  }

  // ---- Playing ----

  /** Everybody who is asked answers, at once and from now on. */
  begin(): void {
    this.play.on = true;
    for (const person of this.people) person.act();
  }

  /** Nobody begins anything; resolves when all that was begun is done or lost. */
  async hold(): Promise<void> {
    this.play.on = false;
    await this.until('nobody waits for a reply', () => this.people.every((person) => !person.busy));
  }

  /** How far each table has come, as somebody there knows it. */
  progress(): Map<CrowdTable, number> {
    return new Map(
      this.boards.map((board) => [
        board,
        Math.max(...board.people.map(({ tables }) => tables.get(board.id)?.seq ?? 0)),
      ]),
    );
  }

  /** Resolves when every table has gone on from there, but for those that wait for their clock. */
  async goneOn(from: ReadonlyMap<CrowdTable, number>): Promise<void> {
    const stuck = () => {
      const now = this.progress();
      return this.boards.filter(
        (board) =>
          !board.asleep &&
          !board.people.some((person) => person.at(board.id).over) &&
          (now.get(board) as number) <= (from.get(board) as number),
      );
    };
    await this.until('every table goes on', () => stuck().length === 0).catch((error) => {
      throw new Error(
        `${error.message}\nstuck: ${stuck()
          .map(({ id }) => id)
          .join(' ')}`,
      );
    });
  }

  /** So much more is acknowledged, or all is played out: where one table was slow, the others may be over. */
  acknowledged(more: number): Promise<void> {
    const enough = this.play.done + more;
    return this.until(`${more} more replies`, () => this.play.done >= enough || this.isPlayedOut());
  }

  /** Whether every game is over, but for those that wait for their clock. */
  private isPlayedOut(): boolean {
    return this.boards.every(({ id, people, asleep }) => asleep || people.every((person) => person.at(id).over));
  }
}
