import type { Bench, Report, Settings } from './bench.ts';
import { openTimer, type PageTimes, type ShownMoves } from './page/page-times.ts';
import { quiet } from './server/machine.ts';
import { columns, figure } from './table.ts';
import { type Wanted, want, wantedTable } from './wanted.ts';

/** How long to wait for a quiet moment before each round, in milliseconds. */
const PATIENCE = 10_000;

/** What of sorted times is at this share of them. */
const at = (times: readonly number[], share: number): number => times[Math.floor((times.length - 1) * share)] as number;
const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);
const usual = (times: readonly number[]): number => at(sorted(times), 0.5);
const seldom = (times: readonly number[]): number => at(sorted(times), 0.9);

/** Of several rounds the best one, for the machine may have been busy in the others. */
const least = (rounds: readonly PageTimes[], of: (times: PageTimes) => number): number => Math.min(...rounds.map(of));

function reportOf(rounds: readonly PageTimes[]): Report {
  const [first] = rounds as [PageTimes];
  const ofGame = (times: PageTimes, game: string) => times.moves.find((moves) => moves.game === game) as ShownMoves;
  const moves = first.moves.map(({ game }) => ({
    game,
    usual: least(rounds, (times) => usual(ofGame(times, game).ms)),
    seldom: least(rounds, (times) => seldom(ofGame(times, game).ms)),
  }));
  const task = least(rounds, ({ tasks }) => usual(tasks));
  const late = least(rounds, ({ late }) => usual(late));
  const wanted: Wanted[] = [
    ...moves.map(({ game, usual }) =>
      want(`move-${game}`, `${game}: ms from a word to the picture`, 'at most', 100, usual),
    ),
    want('task', 'ms at a stretch while the best bot thinks in the page', 'at most', 200, task),
    want('late', 'ms beyond its time, the best bot on the server', 'at most', 2000, late),
  ];
  const table = columns(
    ['A move, on a processor four times slower', 'ms, half of them', 'ms, nine of ten'],
    moves.map(({ game, usual, seldom }) => [game, figure(usual), figure(seldom)]),
  );
  return { json: { moves, task, late, wanted, rounds }, text: [table, wantedTable(wanted)].join('\n\n') };
}

export const pageBench: Bench = {
  summary: 'how soon the page of a slow phone shows a move, and what the best bot costs it',
  full: { rounds: 3, ms: 1 },
  short: { rounds: 1, ms: 1 },
  async run({ rounds, short, say }: Settings) {
    say('Building the page and opening a browser …');
    const timer = await openTimer();
    try {
      const found: PageTimes[] = [];
      for (let n = 1; n <= rounds; n++) {
        const others = await quiet(PATIENCE);
        say(`Round ${n} of ${rounds}; others use ${Math.round(100 * others)} % of the machine …`);
        found.push(await timer.measure(short));
      }
      return reportOf(found);
    } finally {
      await timer.close();
    }
  },
};
