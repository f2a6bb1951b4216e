import { writeFileSync } from 'node:fs';
import type { GameFactory } from '../../kernel/index.ts';
import { type LearningReport, learn } from '../../lab/index.ts';
import { fileReason } from '../files.ts';
import { coloursFor, type Io, misuse } from '../terminal/io.ts';
import { grid } from '../terminal/layout.ts';
import { printable } from '../terminal/printable.ts';
import { progressBar } from '../terminal/progress.ts';

export interface LearnOptions {
  readonly factory: GameFactory;
  readonly pack: unknown;
  /** The pack's file; null for the core pack. */
  readonly packFile: string | null;
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
  readonly out: string;
}

/** Learns from self-play and writes what it learned to a file. */
export async function learnToFile(options: LearnOptions, io: Io): Promise<number> {
  const { factory, pack, packFile, bot, games, seed, out } = options;
  const progress = progressBar(io, games, 'games');
  progress.at(0);
  const words = ['grimalkin learn', factory.name, '--games', games, '--bot', bot, '--seed', seed];
  const by = [...words, ...(packFile === null ? [] : ['--pack', packFile])].join(' ');
  const course = { factory, pack: pack ?? factory.pack, bot, games, seed, by, onProgress: progress.at };
  const report = await learn(course).finally(progress.end);
  try {
    writeFileSync(out, `${JSON.stringify(report.learned, null, 2)}\n`);
  } catch (error) {
    throw misuse(`--out ${out}: ${fileReason(error)}`);
  }
  io.stdout.write(`${table(report, io)}\n`);
  return 0;
}

/** What was learned, for people: what counts for winning, and how sure that is. */
function table({ learned, errors, surprise, ridge }: LearningReport, io: Io): string {
  const { bold, dim } = coloursFor(io.stdout, io.env);
  const signed = (worth: number): string => `${worth < 0 ? '' : '+'}${worth.toFixed(3)}`;
  return [
    bold(`${learned.game}: learned from ${learned.games} games`),
    `results of games not learned from surprise by ${surprise.toFixed(4)} (a coin: ${Math.LN2.toFixed(4)}), ridge ${ridge}`,
    '',
    grid(
      [
        ['log odds', 'worth', '±'].map(dim),
        ...Object.entries(learned.worth).map(([trait, worth]) => [
          printable(trait),
          signed(worth),
          (errors[trait] ?? 0).toFixed(3),
        ]),
        ...learned.pairs.map((pair) => [printable(`${pair.of} with ${pair.with}`), signed(pair.worth), '']),
      ],
      [1, 2],
    ),
  ].join('\n');
}
