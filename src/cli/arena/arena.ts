import { availableParallelism } from 'node:os';
import type { AnyGame } from '../../kernel/index.ts';
import {
  fixtures,
  type Player,
  runTournament,
  type Standings,
  type Tournament,
  type TournamentResult,
} from '../../lab/index.ts';
import type { CliEnvironment } from '../environment.ts';
import { type Colours, coloursFor, type Io, misuse } from '../terminal/io.ts';
import { grid } from '../terminal/layout.ts';
import { printable } from '../terminal/printable.ts';
import { progressBar } from '../terminal/progress.ts';
import { filled, pageIn, published, ratingsIn, writeText } from './files.ts';
import { type Guest, USUAL_DEADLINE } from './flags.ts';
import { section } from './markdown.ts';
import { crossNote, crossTable, notesOf, ratingTable, settingsOf, type TextTable } from './tables.ts';

export interface ArenaOptions {
  readonly game: AnyGame;
  readonly tournaments: readonly Tournament[];
  readonly guests: readonly Guest[];
  /** The file of the pack that is played with; null is the game's own. */
  readonly packFile: string | null;
  readonly deadlineMs: number | null;
  readonly workers: number | null;
  readonly form: 'text' | 'json' | 'markdown';
  /** A page whose tables are filled. */
  readonly into: string | null;
  /** A file of ratings, into which for each number of players those of the first tournament are put. */
  readonly publish: string | null;
}

/** What differs from run to run. */
interface ArenaSpeed {
  readonly seconds: number;
  readonly workers: number;
  /** By bot: milliseconds a decision, in the mean of its decisions in all tournaments. */
  readonly milliseconds: Readonly<Record<string, number>>;
}

export async function arena(options: ArenaOptions, { worker, openPlayer }: CliEnvironment, io: Io): Promise<number> {
  const { game, tournaments, guests, deadlineMs, packFile, form, into, publish } = options;
  if (guests.length > 0 && openPlayer === undefined) throw misuse('--bot: programs cannot be started here');
  const workers = worker === null ? 1 : (options.workers ?? availableParallelism());
  // Whatever is wrong with a file is said before hours of play.
  if (publish !== null) ratingsIn(publish);
  if (into !== null) pageIn(into, game.name);
  const [first] = tournaments;
  if (openPlayer !== undefined && first !== undefined)
    for (const guest of guests) await greet(guest, first, openPlayer);
  const began = io.now();
  const progress = progressBar(
    io,
    tournaments.reduce((sum, one) => sum + fixtures(one).length, 0),
    'games',
  );
  const all: TournamentResult[] = [];
  let done = 0;
  try {
    progress.at(0);
    for (const tournament of tournaments) {
      const held = await runTournament(game, tournament, {
        ...{ workers, deadlineMs, onProgress: (more: number) => progress.at(done + more) },
        ...(worker !== null && { worker }),
        ...(openPlayer !== undefined && {
          openPlayer: (name) => openPlayer(guests.find((guest) => guest.name === name) as Guest),
        }),
      });
      done += held.standings.games;
      all.push(held);
    }
  } finally {
    progress.end();
  }
  const standings = all.map((held) => held.standings);
  const speed: ArenaSpeed = { seconds: rounded((io.now() - began) / 1000), workers, milliseconds: paceOf(all) };
  const sections = standings.map((one) =>
    section(game, one, {
      guests: guests.map(({ name, command }) => `${name}=${command}`),
      deadlineMs: guests.length === 0 || deadlineMs === USUAL_DEADLINE ? null : deadlineMs,
      packFile,
    }),
  );
  // Both are read again: another tournament may have been written meanwhile.
  if (publish !== null) {
    const ratings = standings.reduceRight(published, ratingsIn(publish));
    writeText(publish, `${JSON.stringify(ratings, null, 2)}\n`);
  }
  if (into !== null) writeText(into, filled(pageIn(into, game.name), game.name, sections) as string);
  const colours = coloursFor(io.stdout, io.env);
  const texts = {
    text: () => [...standings.map((one) => report(one, colours)), speedLine(speed, colours)].join('\n\n'),
    json: () => JSON.stringify({ tournaments: standings, speed }, null, 2),
    markdown: () => sections.join('\n\n'),
  };
  io.stdout.write(`${texts[form]()}\n`);
  if (form === 'markdown') io.stderr.write(`${speedLine(speed, coloursFor(io.stderr, io.env))}\n`);
  return 0;
}

/** Whether a program can be started and is ready for the game: if not, nobody need wait for hours of play to hear of it. */
async function greet(
  guest: Guest,
  tournament: Tournament,
  open: NonNullable<CliEnvironment['openPlayer']>,
): Promise<void> {
  const { game, content, players: seats, options } = tournament;
  let player: Player | null = null;
  try {
    player = await open(guest);
    await player.start({ game, content, seats, seat: 0, options });
    await player.finish(null);
  } catch (error) {
    throw misuse(`--bot ${guest.name}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await player?.close();
  }
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

function paceOf(all: readonly TournamentResult[]): Record<string, number> {
  const totals = new Map<string, { decisions: number; time: number }>();
  for (const [name, { decisions, milliseconds }] of all.flatMap(({ pace }) => Object.entries(pace))) {
    const total = totals.get(name) ?? { decisions: 0, time: 0 };
    totals.set(name, { decisions: total.decisions + decisions, time: total.time + decisions * milliseconds });
  }
  return Object.fromEntries(
    [...totals].map(([name, { decisions, time }]) => [name, rounded(time / Math.max(1, decisions))]),
  );
}

/** A tournament as tables for people. */
function report(standings: Standings, colours: Colours): string {
  const { game, games, players, seed, content } = standings;
  const shown = ([titles = [], ...rows]: TextTable): string =>
    grid([titles.map((title) => colours.dim(title)), ...rows], titles.map((_, column) => column).slice(1));
  const cross = crossTable(standings);
  const notes = notesOf(standings).map((line) => colours.red(printable(line)));
  return [
    [
      colours.bold(
        `${game}: ${games} games, ${players} ${players === 1 ? 'player' : 'players'}, seed ${printable(seed)}`,
      ),
      [...settingsOf(standings), `content=${content}`].join('  '),
    ].join('\n'),
    shown(ratingTable(standings)),
    ...(cross.length === 0 ? [] : [[crossNote(standings), shown(cross)].filter(Boolean).join('\n')]),
    ...(notes.length === 0 ? [] : [notes.join('\n')]),
  ].join('\n\n');
}

function speedLine({ seconds, workers, milliseconds }: ArenaSpeed, colours: Colours): string {
  const each = Object.entries(milliseconds).map(([name, time]) => `${name} ${time.toFixed(2)}`);
  return colours.dim(
    `${seconds} s with ${workers} worker${workers === 1 ? '' : 's'}; milliseconds a decision: ${each.join(', ')}`,
  );
}
