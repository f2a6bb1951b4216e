import { writeFileSync } from 'node:fs';
import type { AnyGame } from '../../kernel/index.ts';
import { runWhatIf, type WhatIf, whatIfReport, wordsFor } from '../../lab/index.ts';
import { coloursFor, type Io, widthOf } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress.ts';
import { KEPT, type LabSetting, threadsOf } from './lab.ts';
import { reportNames } from './report-names.ts';
import { textWhatIf } from './text-what-if.ts';

export interface WhatIfOptions extends LabSetting {
  /** The game with the changed pack. */
  readonly game: AnyGame;
  readonly pack: unknown;
  readonly whatIf: WhatIf;
  /** So many pairs of games at most. */
  readonly pairs: number;
}

/** Plays pairs of games until it is clear what a change does, and says so. */
export async function whatIf(options: WhatIfOptions, io: Io): Promise<number> {
  const { game, pack, pairs, results, language } = options;
  io.onInterrupt?.(() => io.stderr.write(KEPT));
  const bar = progressBar(io, pairs, 'pairs');
  const how = { ...threadsOf(options), onProgress: bar.at };
  const totals = await runWhatIf(options.whatIf, pairs, results, how).finally(bar.end);
  const report = whatIfReport(totals, options.whatIf, pairs);
  for (const file of options.files) writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
  const words = wordsFor(language, reportNames(game, pack, language));
  const text = options.json
    ? JSON.stringify(report, null, 1)
    : textWhatIf(report, words, coloursFor(io.stdout, io.env), widthOf(io.stdout));
  io.stdout.write(`${text}\n`);
  return 0;
}
