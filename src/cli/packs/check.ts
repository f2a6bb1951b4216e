import type { GameFactory, Language } from '../../kernel/index.ts';
import type { OpenedPack } from '../../packs/index.ts';
import type { GameFactories } from '../arguments.ts';
import { readJson } from '../files.ts';
import { coloursFor, type Io } from '../terminal/io.ts';
import { grid } from '../terminal/layout.ts';
import { printable } from '../terminal/printable.ts';
import { progressBar } from '../terminal/progress.ts';
import { texts } from '../text.ts';
import { lintFindings, type PackFinding, trialFindings } from './findings.ts';
import { factoryOf, openFile } from './opened.ts';
import { tryPack } from './trial.ts';

export interface CheckOptions {
  readonly file: string;
  /** The game that it is for; null: as the pack says. */
  readonly gameName: string | null;
  readonly language: Language;
  readonly json: boolean;
  /** How many games bots play with it. */
  readonly games: number;
}

/** Checks a content pack: every fault with its path, or what it holds and what could be better. The exit code. */
export async function checkPack(factories: GameFactories, options: CheckOptions, io: Io): Promise<number> {
  const { file, gameName, language, json, games } = options;
  const raw = readJson(file);
  const factory = factoryOf(factories, raw, file, gameName);
  const opened = await openFile(factory, raw, file);
  const faults = 'length' in opened ? opened : [];
  const findings = 'length' in opened ? [] : findingsIn(factory, opened, games, language, io);
  if (json) {
    const found = 'length' in opened ? {} : { ...about(opened), findings };
    const plain = faults.map(({ path, message }) => ({ path, message }));
    io.stdout.write(
      `${JSON.stringify({ ok: faults.length === 0, game: factory.name, ...found, faults: plain }, null, 2)}\n`,
    );
    return faults.length === 0 ? 0 : 1;
  }
  const colours = coloursFor(io.stdout, io.env);
  const text = texts[language].packs;
  const print = (line: string) => io.stdout.write(`${line}\n`);
  if ('length' in opened) {
    for (const { path, message } of faults) print(`${file}: ${colours.yellow(printable(path))}: ${printable(message)}`);
    io.stderr.write(`${text.faults({ file, count: faults.length })}\n`);
    return 1;
  }
  print(`${colours.green(text.ok)} ${file}`);
  print(grid(rows(opened, text)));
  const { missing, base, pinned } = opened;
  if (missing.length > 0) {
    print(text.missingNames({ count: missing.length }));
    for (const { path, languages } of missing) print(`  ${colours.yellow(printable(path))}: ${languages.join(', ')}`);
  }
  if (base !== null && !pinned) {
    const { pack, hash } = base;
    print(text.unpinned({ pack }));
    print(`  "extends": ${JSON.stringify({ pack, hash })}`);
  }
  if (games > 0) print(text.lints.played({ games }));
  if (findings.length > 0) print(text.lints.found({ count: findings.length }));
  for (const { path, message } of findings) print(`  ${colours.yellow(printable(path))}: ${printable(message)}`);
  return 0;
}

/** What is to be looked at in a good pack. */
function findingsIn(
  factory: GameFactory,
  opened: OpenedPack,
  games: number,
  language: Language,
  io: Io,
): PackFinding[] {
  const text = texts[language].packs;
  const speech = opened.game.speech[language];
  const name = (id: string) => (id === '' ? '' : speech.card(id).name);
  const found = lintFindings(opened, factory.packLints?.(opened.pack) ?? [], text, name);
  if (games === 0) return found;
  const progress = progressBar(io, games, 'games');
  const trial = tryPack(opened.game, games, progress.at);
  progress.end();
  return [...found, ...trialFindings(opened, trial, text, name)];
}

/** What a pack says of itself, in the order in which that is printed. */
const HEADER = ['id', 'version', 'licence', 'author'] as const;

function about({ game, pack, base, pinned, missing }: OpenedPack): object {
  const header = Object.fromEntries(HEADER.map((key) => [key, pack[key] ?? null]));
  const { version: rules, content, features } = game;
  const from = base === null ? null : { ...base, pinned };
  return { rules, ...header, extends: from, features: features.length, content, missingNames: missing };
}

function rows({ game, pack, base }: OpenedPack, text: (typeof texts)['en']['packs']): string[][] {
  const { labels } = text;
  const said = HEADER.flatMap((key): string[][] => {
    const value = pack[key];
    return typeof value === 'string' || typeof value === 'number' ? [[labels[key], printable(`${value}`)]] : [];
  });
  const all = [
    [labels.game, text.gameAndRules({ game: game.name, rules: game.version })],
    ...said,
    ...(base === null ? [] : [[labels.extends, `${base.pack} ${base.hash}`]]),
    [labels.features, `${game.features.length}`],
    [labels.content, game.content],
  ];
  return all.map(([key = '', value = '']) => [`  ${key}`, value]);
}
