import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import {
  type AnyGame,
  below,
  outcomesDrawn,
  type RandomState,
  type Seat,
  type State,
  seededRng,
  type ToldEvent,
} from '../../kernel/index.ts';
import { type TableSetup, tablesOf } from '../../kernel/testing/coverage.ts';
import { duel } from '../../kernel/testing/games/duel.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { LiveGame, type TableViewer } from '../../table/index.ts';
import { WorkBudget } from '../work/budget.ts';
import { Audience, type Subscription } from './audience/audience.ts';
import { broadcastUpdate, sendTable } from './audience/broadcast.ts';

/**
 * What goes over the wire to one viewer must not depend on what that viewer may not know. Two tables are alike to a
 * viewer's view, and all else is dealt anew in the second. The same things happen at both. As long as nothing is
 * revealed to the viewer and no dice fall, the bytes that they are sent are the same.
 */

const NOW = 1_000_000;
const INFO = {} as never;

/** One viewer at a table, and all that they are sent. */
class Wire {
  readonly sent: string[] = [];
  readonly live: LiveGame;
  private readonly viewer: TableViewer;
  private readonly audience = new Audience();
  private readonly place: Subscription;
  /** What was told in the last step, and to whom. */
  told: readonly ToldEvent[] = [];
  /** Whether chance had a part in it: dice that all may see fall otherwise at the other table. */
  private drew = false;

  constructor(live: LiveGame, viewer: TableViewer) {
    this.live = live;
    this.viewer = viewer;
    const send = (text: string) => void this.sent.push(text);
    this.place = this.audience.add(
      { person: 'x', mutes: new Set(), budget: new WorkBudget(60_000, () => 0), send },
      viewer,
    );
    this.whole(null);
  }

  whole(since: number | null): void {
    sendTable(this.place, this.moment(), since);
  }

  private moment() {
    return { table: 't', info: INFO, live: this.live, now: NOW };
  }

  /** Lets a seat answer, and notes what was told before it was redacted. */
  answer(seat: Seat, say: string): void {
    const { match } = this.live;
    const real = match.answer.bind(match);
    match.answer = (...args) => {
      const before = outcomesDrawn();
      const outcome = real(...args);
      this.drew = outcomesDrawn() !== before;
      if (outcome.ok) this.told = outcome.events;
      return outcome;
    };
    const appended = this.live.append({ kind: 'answer', seat, say }, null, NOW);
    match.answer = real;
    if ('bar' in appended) throw new Error(appended.bar.why);
    broadcastUpdate(this.audience, () => this.moment(), this.moment(), appended);
  }

  undo(seat: Seat): boolean {
    const appended = this.live.append({ kind: 'undo', seat, say: '' }, null, NOW);
    if ('bar' in appended) return false;
    this.told = [];
    this.drew = false;
    broadcastUpdate(this.audience, () => this.moment(), this.moment(), appended);
    return true;
  }

  /** Whether the viewer has just learned something that they could not know before. */
  get learned(): boolean {
    if (this.drew) return true;
    return this.told.some((told) => told.reveals && (told.to === null || told.to.includes(this.viewer as number)));
  }
}

function tableOf(game: AnyGame, seats: number, options: object, seed: string, viewer: TableViewer): LiveGame {
  const setup = { seats, options: options as never, seed, salts: [] };
  const bots = new Array(seats).fill(null);
  const common = { clock: { kind: 'move', seconds: 600 } as const, started: NOW, downtimes: [] };
  return new LiveGame({ ...common, game, setup, bots }, [], [viewer]);
}

/** Plays one game; at every step a second table follows the first for as long as it can. How many steps were compared. */
function compare(game: AnyGame, seats: number, options: object, viewer: TableViewer, seed: string): number {
  const luck: RandomState = seededRng(seed);
  const first = new Wire(tableOf(game, seats, options, seed, viewer), viewer);
  let second: Wire | null = null;
  let compared = 0;
  for (let n = 0; n < 100 && first.live.result === null; n++) {
    second ??= twin(first, game, seats, viewer, luck);
    const { asked } = first.live;
    const seat = asked[below(luck, asked.length)] as Seat;
    const legal = first.live.match.question(seat)?.legal as readonly string[];
    const there = second?.live.match.question(seat)?.legal ?? [];
    if (seat === viewer && second !== null) {
      expect(there).toEqual(legal);
      const say = legal[below(luck, legal.length)] as string;
      const [here, elsewhere] = [first, second].map(({ live }) =>
        live.isSealing(seat, say, live.chronicles.of(seat).question?.number ?? 0),
      );
      expect(elsewhere, `whether '${say}' seals`).toBe(here);
    }
    const common = legal.filter((say) => there.includes(say));
    if (second === null || common.length === 0) {
      first.answer(seat, legal[below(luck, legal.length)] as string);
      second = null;
      continue;
    }
    const say = common[below(luck, common.length)] as string;
    first.answer(seat, say);
    second.answer(seat, say);
    if (below(luck, 8) === 0 && first.live.mayUndo(seat) && second.live.mayUndo(seat)) {
      first.undo(seat);
      second.undo(seat);
    }
    if (first.learned || second.learned || first.live.result !== null) {
      second = null;
      continue;
    }
    compared++;
    expect(second.sent).toEqual(first.sent);
  }
  return compared;
}

/** A table that this viewer cannot tell from the first; null while others have begun what only they know of. */
function twin(first: Wire, game: AnyGame, seats: number, viewer: TableViewer, luck: RandomState): Wire | null {
  const { live } = first;
  for (let seat = 0; seat < seats; seat++)
    if (seat !== viewer && game.gaveInSecret(live.match.state, seat)) return null;
  const other = new LiveGame(live.dealt, live.log, [viewer]);
  other.match.state = game.redeal(live.match.view(viewer), luck) as State;
  const wire = new Wire(other, viewer);
  // From here on all that goes over either wire is compared.
  first.sent.length = 0;
  first.whole(null);
  expect(wire.sent).toEqual(first.sent);
  return wire;
}

const all: AnyGame[] = [liarsDice, duel, ...Object.values(games).map(({ core }) => core)];

describe.each(all.map((game) => [game.name, game] as const))('%s', (_name, game) => {
  const { min, max } = game.seating.seats;
  /** Of all options that may be chosen together, those with the most. */
  const most = (seats: number) => {
    const chosen = ({ options }: TableSetup) => Object.values(options).filter((value) => value === true).length;
    const [table] = tablesOf(game)
      .filter((table) => table.seats === seats)
      .sort((a, b) => chosen(b) - chosen(a));
    return table?.options ?? {};
  };
  test.each([...new Set([min, max])])(
    'with %d seats no seat and no spectator is sent what depends on hidden things',
    (seats) => {
      let compared = 0;
      for (const options of [{}, most(seats)])
        for (let viewer = -1; viewer < seats; viewer++)
          compared += compare(game, seats, options, viewer === -1 ? null : viewer, `${seats} ${viewer}`);
      expect(compared).toBeGreaterThan(seats * 3);
    },
  );
});

test('the yardstick itself: a view that tells a hidden thing is found out', () => {
  const { table } = liarsDice.rules;
  const leaky = Object.assign(Object.create(Object.getPrototypeOf(liarsDice)), liarsDice, {
    view: (s: never, viewer: never) => ({
      ...liarsDice.view(s, viewer),
      table: { ...table(s, viewer), told: table(s, 'all') },
    }),
  }) as AnyGame;
  expect(() => compare(leaky, 3, {}, null, 'leak')).toThrow();
});
