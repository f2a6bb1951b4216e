import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../kernel/index.ts';
import { runScenario, type ScenarioReport } from '../kernel/testing/scenario/scenario.ts';
import type { GameFactories } from './arguments.ts';
import { fileReason, readJson } from './files.ts';
import { gameOfPack, MORE_FAULTS } from './packs/opened.ts';
import { CliError, type Colours, coloursFor, type Io, misuse, widthOf } from './terminal/io.ts';
import { wrap } from './terminal/layout.ts';
import { printable } from './terminal/printable.ts';

type FileReport = ScenarioReport & { readonly file: string };

/** Runs scenario files, and all those in folders; with a pack, those of its game are played with it. The exit code: 1 if one fails, 2 if one cannot be played at all. */
export async function runScenarios(
  factories: GameFactories,
  paths: readonly string[],
  pack: string | null,
  json: boolean,
  io: Io,
): Promise<number> {
  const packed = pack === null ? null : await gameOfPack(factories, pack);
  const find = (name: string) => (name === packed?.name ? packed : factories[name]?.core);
  const files = paths.flatMap(filesAt);
  const colours = coloursFor(io.stdout, io.env);
  const scenarios: FileReport[] = [];
  for (const file of files) {
    const report = runFile(find, file);
    scenarios.push(report);
    if (!json) io.stdout.write(`${lines(report, colours, widthOf(io.stdout))}\n`);
  }
  const count = (is: (report: FileReport) => boolean) => scenarios.filter(is).length;
  const passed = count(({ ok }) => ok);
  const malformed = count((report) => report.malformed);
  const failed = scenarios.length - passed - malformed;
  const counts = `${passed} passed, ${failed} failed${malformed === 0 ? '' : `, ${malformed} malformed`}`;
  io.stdout.write(`${json ? JSON.stringify({ passed, failed, malformed, scenarios }, null, 2) : counts}\n`);
  return malformed > 0 ? 2 : failed > 0 ? 1 : 0;
}

function runFile(find: (name: string) => AnyGame | undefined, file: string): FileReport {
  try {
    return { file, ...runScenario(find, readJson(file)) };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const message = error.message.replace(`${file}: `, '');
    return { file, title: 'malformed', rules: [], ok: false, malformed: true, problems: [{ path: 'file', message }] };
  }
}

function lines({ file, title, rules, ok, malformed, problems }: FileReport, colours: Colours, width: number): string {
  if (ok)
    return `${colours.green('ok  ')} ${printable(title)}${colours.dim(rules.length === 0 ? '' : ` [${printable(rules.join(', '))}]`)}`;
  const head = malformed
    ? `${colours.red('BAD ')} ${file}`
    : `${colours.red('FAIL')} ${printable(title)}\n     ${colours.dim(file)}`;
  const below = problems.map(({ path, message }) =>
    wrap(`${colours.yellow(printable(path))}: ${printable(message)}`, width, '     '),
  );
  return [head, ...below, ...(malformed ? [`     ${MORE_FAULTS}`] : [])].join('\n');
}

/** The files that a path stands for: itself, or every `.json` below the folder, in order of name. */
function filesAt(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const found = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
    if (found.length === 0) throw misuse(`${path}: there is no .json file in this folder`);
    return found.sort().map((name) => join(path, name));
  } catch (error) {
    throw error instanceof CliError ? error : misuse(`${path}: ${fileReason(error)}`);
  }
}
