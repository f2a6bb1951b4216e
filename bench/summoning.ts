import { makeBot } from '../src/bots/index.ts';
import { games } from '../src/games/index.ts';
import { type AnyGame, Game, type Options, type Seat, type State } from '../src/kernel/index.ts';
import { playOne } from '../src/lab/play-one.ts';
import { type Share, wilson } from '../src/lab/statistics.ts';
import type { Bench, Report, Settings } from './bench.ts';
import { columns } from './table.ts';
import { type Wanted, want, wantedTable } from './wanted.ts';

/** Black Rose: how a Mage fares that never summons a Familiar, beside others that do. All are played by greedy. */

/** What is needed of a state; the Summon Rooms are the last of all Rooms. */
interface Lodge extends State {
  readonly summoned: readonly number[];
  readonly where: readonly number[];
  readonly used: number[];
}
const calls = ({ stack }: State, seat: Seat): boolean =>
  stack.some(({ proc, data }) => proc === 'calling' && (data as { seat: Seat }).seat === seat);

/** The game as somebody sees it who wants no Familiar: Summon Rooms are of no use, and nothing is worse than to have one. */
function withoutFamiliar(game: AnyGame, packs: number): AnyGame {
  const value = (s: Lodge, seat: Seat): number => {
    if (s.result === null && (s.summoned[seat] !== 0 || calls(s, seat))) return -1;
    const places = s.where.slice(-packs).filter((place) => place >= 0);
    const before = places.map((place) => s.used[place] as number);
    for (const place of places) s.used[place] = 1;
    const worth = game.value(s, seat);
    places.forEach((place, n) => {
      s.used[place] = before[n] as number;
    });
    return worth;
  };
  return new Game({ ...game.rules, value }) as AnyGame;
}

interface Row {
  readonly players: number;
  readonly games: number;
  readonly alone: Share;
  /** Each of the others. */
  readonly others: Share;
  readonly rose: Share;
}
/** Each seat in turn goes without. */
function play(game: AnyGame, alone: AnyGame, players: number, options: Options, count: number): Row {
  const [pair, single] = [makeBot('greedy', game), makeBot('greedy', alone)];
  let [wins, others, rose] = [0, 0, 0];
  for (let n = 0; n < count; n++) {
    const seat = n % players;
    const bots = Array.from({ length: players }, (_, other) => (other === seat ? single : pair));
    const winners = playOne(game, { seats: players, options, seed: `summoning/${n}`, salts: [] }, bots).result?.winners;
    if (winners?.length === 0) rose++;
    for (const winner of winners ?? []) {
      if (winner === seat) wins++;
      else others++;
    }
  }
  return {
    players,
    games: count,
    alone: wilson(wins, count),
    others: wilson(others, count * (players - 1)),
    rose: wilson(rose, count),
  };
}

/** The least that is wanted for whoever goes without, by number of players: some two thirds of an even share and more. */
const LEAST: Readonly<Record<number, number>> = { 2: 0.38, 3: 0.2, 4: 0.15 };

const percent = (n: number): string => (100 * n).toFixed(1);
const shown = ({ share, low, high }: Share): string => `${percent(share)} % (${percent(low)}–${percent(high)})`;

function run({ rounds, say }: Settings): Report {
  const { core, pack } = games['black-rose'] as { core: AnyGame; pack: unknown };
  const { packs } = pack as { packs: { id: string }[] };
  const options = Object.fromEntries(packs.map(({ id }) => [id, true]));
  const alone = withoutFamiliar(core, packs.length);
  const rows = [2, 3, 4].map((players) => {
    say(`${rounds} games of ${players} …`);
    return play(core, alone, players, options, rounds);
  });
  const wanted: Wanted[] = rows.map(({ players, alone: { share } }) =>
    want(`alone/${players}`, `of games with ${players} won without a Familiar`, 'at least', LEAST[players] ?? 0, share),
  );
  const text = [
    columns(
      ['Black Rose, players', 'games', 'without a Familiar', 'each other', 'the Rose'],
      rows.map((row) => [`${row.players}`, `${row.games}`, shown(row.alone), shown(row.others), shown(row.rose)]),
    ),
    wantedTable(wanted),
  ].join('\n\n');
  return { json: { bench: 'summoning', rows, wanted }, text };
}

export const summoningBench: Bench = {
  summary: 'Black Rose: a Mage that never summons a Familiar, beside others that do; --rounds N is games a table',
  full: { rounds: 100, ms: 1 },
  short: { rounds: 8, ms: 1 },
  run,
};
