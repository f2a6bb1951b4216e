import { writeFileSync } from 'node:fs';
import type { AnyGame, GameFactory } from '../../kernel/index.ts';
import { type Experiment, recordGame, type WhatIf } from '../../lab/index.ts';
import { misuse } from '../terminal/io.ts';
import { formOf } from './report-files.ts';

/** Writes game n as a record; of a what-if both games of the pair, each into a file of its own. Returns their names. */
export function writeRecords(
  to: readonly string[],
  n: number,
  played: Experiment | WhatIf,
  factory: GameFactory,
): string[] {
  const [file, ...others] = to;
  if (file === undefined || others.length > 0) throw misuse('--record needs one --to with the file to write');
  formOf(file, ['json']);
  const write = (name: string, experiment: Experiment): string => {
    const record = recordGame(gameOf(experiment, factory), { ...experiment, games: n + 1 }, n);
    writeFileSync(name, `${JSON.stringify(record)}\n`);
    return name;
  };
  if (!('before' in played)) return [write(file, played)];
  const base = file.slice(0, -'.json'.length);
  return [write(`${base}-before.json`, played.before), write(`${base}-after.json`, played.after)];
}

function gameOf({ pack }: Experiment, factory: GameFactory): AnyGame {
  const game = pack === null ? factory.core : factory.load(pack);
  if ('length' in game) throw new Error('a pack that was opened has faults');
  return game;
}
