import { availableParallelism } from 'node:os';
import type { AnyGame, Language } from '../../kernel/index.ts';
import {
  type Experiment,
  type LabReport,
  makeReport,
  runExperiment,
  runTrials,
  Subjects,
  wordsFor,
} from '../../lab/index.ts';
import { coloursFor, type Io, widthOf } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress.ts';
import { writeReport } from './report-files.ts';
import { reportNames, unusualOptions } from './report-names.ts';
import { textReport } from './text-report.ts';

/** How a lab works, whatever it is asked. */
export interface LabSetting {
  /** The folder where results are kept. */
  readonly results: string;
  readonly workers: number | null;
  readonly worker: URL | null;
  readonly language: Language;
  readonly json: boolean;
  /** Files that the report is written to. */
  readonly files: readonly string[];
}

export interface LabOptions extends LabSetting {
  readonly game: AnyGame;
  /** The whole pack. */
  readonly pack: unknown;
  readonly experiment: Experiment;
  readonly games: number;
  /** What to play without: these cards, or all that stand out. */
  readonly tried: readonly string[] | 'flagged';
  readonly tries: number;
  /** Whether fair cards are listed, too. */
  readonly all: boolean;
}

/** Plays what is missing of an experiment, and reports what all of it shows. */
export async function lab(options: LabOptions, io: Io): Promise<number> {
  const { game, pack, experiment, games, results, language } = options;
  io.onInterrupt?.(() => io.stderr.write(KEPT));
  const how = threadsOf(options);
  const bar = progressBar(io, games, 'games');
  const { totals, wanted } = await runExperiment(game, experiment, games, results, {
    ...how,
    onProgress: bar.at,
  }).finally(bar.end);
  const input = { game, pack, experiment, wanted, totals };
  const tried = options.tried === 'flagged' ? usable(game, pack, flaggedIn(makeReport(input))) : options.tried;
  const trialBar = progressBar(io, options.tries, 'games tried');
  const worths = await runTrials(game, experiment, tried, options.tries, results, {
    ...how,
    onProgress: trialBar.at,
  }).finally(trialBar.end);
  const report = makeReport({ ...input, worths });
  const names = reportNames(game, pack, language);
  for (const file of options.files) await writeReport(file, report, language, names);
  const text = options.json
    ? JSON.stringify(report, null, 1)
    : textReport(report, wordsFor(language, names), coloursFor(io.stdout, io.env), {
        all: options.all,
        width: widthOf(io.stdout),
        options: unusualOptions(game, experiment.options, language),
      });
  io.stdout.write(`${text}\n`);
  return 0;
}

export const KEPT = 'What was played is kept: the same command goes on from there.\n';

/** As many threads as were asked for, or as there are cores. */
export const threadsOf = ({ workers, worker }: Pick<LabSetting, 'workers' | 'worker'>) =>
  worker === null ? { workers: 1 } : { workers: workers ?? availableParallelism(), worker };

const flaggedIn = ({ kinds }: LabReport): string[] =>
  kinds.flatMap(({ subjects }) =>
    subjects.filter(({ finding }) => finding === 'strong' || finding === 'weak').map(({ id }) => id),
  );

/** What stands out for what it is and not for what is done with it cannot be gone without. */
function usable(game: AnyGame, pack: unknown, ids: readonly string[]): string[] {
  const subjects = new Subjects(game, pack);
  return ids.filter((id) => subjects.canBeUsed(subjects.find(id) ?? -1));
}
