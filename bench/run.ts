import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '../src/games/index.ts';
import type { Bench, Length } from './bench.ts';
import { botsBench } from './bots.ts';
import { kernelBench } from './kernel.ts';
import { neutralBench } from './lab/neutral.ts';
import { labBench } from './lab.ts';
import { pageBench } from './page.ts';
import { plantedBench } from './planted.ts';
import { serverBench } from './server.ts';
import { summoningBench } from './summoning.ts';

/** `npm run bench -- NAME`, also behind `grimalkin bench NAME`. */
const BENCHES: Readonly<Record<string, Bench>> = {
  bots: botsBench,
  kernel: kernelBench,
  lab: labBench,
  neutral: neutralBench,
  page: pageBench,
  planted: plantedBench,
  server: serverBench,
  summoning: summoningBench,
};

const HELP = `Usage: npm run bench -- NAME [options]

${Object.entries(BENCHES)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

  --short      under a minute
  --json       one JSON object; bench/README.md explains its keys
  --rounds N   how often every contender is measured; --runs N is the same
  --ms N       how many milliseconds each time; --seconds N is the same
  --base REV   a revision to measure beside (lab)
  --game NAME  one game only (neutral, planted)
  --help       this text`;

/** Something that the caller got wrong. */
class UsageError extends Error {}

const OPTIONS = {
  short: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  rounds: { type: 'string' },
  runs: { type: 'string' },
  ms: { type: 'string' },
  seconds: { type: 'string' },
  game: { type: 'string' },
  base: { type: 'string' },
} as const;

function read(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Its first sentence says all; the rest explains Node's own conventions.
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function count(option: keyof Length | 'runs' | 'seconds', given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  const n = Number(given);
  if (!Number.isInteger(n) || n < 1) throw new UsageError(`--${option} wants a whole number from 1, not '${given}'`);
  return n;
}

function benchNamed(names: readonly string[]): Bench {
  const [name, more] = names;
  const known = Object.keys(BENCHES).join(', ');
  if (name === undefined) throw new UsageError(`Which benchmark? There is: ${known}`);
  if (more !== undefined) throw new UsageError(`One benchmark at a time, not '${names.join(' ')}'`);
  if (!Object.hasOwn(BENCHES, name)) throw new UsageError(`There is no benchmark '${name}', but there is: ${known}`);
  return BENCHES[name] as Bench;
}

/** Returns the exit code: 0, 1 if something is broken, 2 for wrong arguments. A wanted figure that is missed is no error. */
export async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = read(args);
    if (values.help) {
      console.log(HELP);
      return 0;
    }
    const bench = benchNamed(positionals);
    const usual = values.short ? bench.short : bench.full;
    const length = {
      rounds: count('runs', values.runs, count('rounds', values.rounds, usual.rounds)),
      ms: 1000 * count('seconds', values.seconds, 0) || count('ms', values.ms, usual.ms),
    };
    if (values.game !== undefined && !Object.hasOwn(games, values.game))
      throw new UsageError(`There is no game '${values.game}', but there is: ${Object.keys(games).join(', ')}`);
    const report = await bench.run({
      ...length,
      short: values.short,
      base: values.base ?? null,
      game: values.game ?? null,
      say: (line) => console.error(line),
    });
    console.log(values.json ? JSON.stringify(report.json, null, 2) : `\n${report.text}`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}. Try --help.`);
      return 2;
    }
    console.error(error);
    return 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main(process.argv.slice(2));
