import { makeBot } from '../src/bots/index.ts';
import { games } from '../src/games/index.ts';
import { type AnyGame, Game, type Options, type Seat, type State } from '../src/kernel/index.ts';
import { playOne } from '../src/lab/play-one.ts';
import { type Share, wilson } from '../src/lab/statistics/wilson.ts';
import type { Bench, Report, Settings } from './bench.ts';
import { columns } from './table.ts';
import { type Wanted, want, wantedTable } from './wanted.ts';

/** Black Rose: how a Mage fares that never summons a Familiar, beside others that do. All are played by greedy. */

/** What is needed of a state. */
interface LodgeState extends State {
  readonly mages: readonly { readonly summoned: readonly number[] }[];
  readonly rooms: { readonly card: number; readonly used: boolean }[];
}
/** What is needed of the pack: the Summon Rooms are the last of all Rooms, after the Throne and the Black Rose Room. */
interface LodgePack {
  readonly rooms: Readonly<Record<string, readonly unknown[]>>;
  readonly packs: readonly { readonly id: string }[];
}
const firstSummonRoom = ({ rooms }: LodgePack): number => Object.values(rooms).flat().length + 2;

const calls = ({ stack }: State, seat: Seat): boolean =>
  stack.some(({ proc, data }) => proc === 'calling' && (data as { seat: Seat }).seat === seat);

/** The game as somebody sees it who wants no Familiar: Summon Rooms are of no use, and nothing is worse than to have one. */
function withoutFamiliar(game: AnyGame, pack: LodgePack): AnyGame {
  const summonRooms = firstSummonRoom(pack);
  const value = (s: LodgeState, seat: Seat): number => {
    if (s.result === null && (s.mages[seat]?.summoned.length !== 0 || calls(s, seat))) return -1;
    const rooms = s.rooms.slice();
    rooms.forEach((room, n) => {
      if (room.card >= summonRooms) s.rooms[n] = { ...room, used: true };
    });
    const worth = game.value(s, seat);
    s.rooms.splice(0, rooms.length, ...rooms);
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
  const { packs } = pack as LodgePack;
  const options = Object.fromEntries(packs.map(({ id }) => [id, true]));
  const alone = withoutFamiliar(core, pack as LodgePack);
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
