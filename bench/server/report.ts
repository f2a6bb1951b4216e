import type { Report } from '../bench.ts';
import type { Spread } from '../measure.ts';
import { columns, figure, figures } from '../table.ts';
import { NONE, type Wanted, want, wantedTable } from '../wanted.ts';
import type { Memory } from './child.ts';
import type { Idle } from './idle.ts';
import { QUIET } from './machine.ts';
import type { Start } from './startup.ts';

/** What one contender did at one rate; README.md explains the keys. */
export interface Rate {
  readonly offered: number | null;
  readonly accepted: Spread;
  readonly seenP50: Spread;
  readonly seenP99: Spread;
  readonly secretP50: Spread;
  readonly secretP99: Spread;
  readonly cost: Spread;
  readonly lateP99: Spread;
  readonly others: Spread;
  readonly unsent: number;
  readonly lost: number;
}

/** What tables cost while they are played, with the two sockets of each. */
export interface Live {
  readonly tables: number;
  readonly before: Memory;
  readonly after: Memory;
}

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly start: { readonly first: Start; readonly second: Start | null };
  readonly live: Live;
  readonly idle: Idle | null;
  readonly rates: readonly Rate[];
}

export interface Findings {
  readonly bench: 'server';
  readonly node: string;
  readonly cores: number;
  readonly rounds: number;
  readonly ms: number;
  readonly tables: number;
  readonly rows: readonly Row[];
  /** Why there is no row of Colyseus, or null. */
  readonly withoutColyseus: string | null;
}

const MB = 1_000_000;

const grown = ({ before, after }: Live | Idle, of: keyof Memory): number => after[of] - before[of];
const perTable = (what: Live | Idle, of: keyof Memory): number => grown(what, of) / what.tables / 1000;

function wantedOf({ rows }: Findings): Wanted[] {
  const row = (id: string) => rows.find((one) => one.id === id);
  const p99 = (id: string, rate: number): number | null =>
    row(id)?.rates.find(({ offered }) => offered === rate)?.seenP99.median ?? null;
  const start = (id: string): number | null => {
    const ms = row(id)?.start.second?.answer;
    return ms === undefined ? null : ms / 1000;
  };
  const idle = (id: string, of: keyof Memory): number | null => {
    const found = row(id)?.idle ?? null;
    return found === null ? null : grown(found, of) / MB;
  };
  return [
    want('pglite', 'ms p99 at 1,000 answers/s on PGlite', 'at most', 100, p99('pglite', 1000)),
    want('postgres', 'ms p99 at 2,000 answers/s on PostgreSQL', 'at most', 100, p99('postgres', 2000)),
    want('idlePglite', 'MB of heap for 10,000 idle tables, PGlite', 'at most', 100, idle('pglite', 'heap')),
    want(
      'idlePostgres',
      'MB of memory for 10,000 idle tables, PostgreSQL',
      'at most',
      100,
      idle('postgres', 'resident'),
    ),
    want('startPglite', 's to the first answer after the first run, PGlite', 'at most', 5, start('pglite')),
    want('startPostgres', 's to the first answer after the first run, PostgreSQL', 'at most', 5, start('postgres')),
  ];
}

export function reportOf(findings: Findings): Report {
  const wanted = wantedOf(findings);
  return { json: { ...findings, wanted }, text: textOf(findings, wanted) };
}

function textOf(findings: Findings, wanted: readonly Wanted[]): string {
  const { node, cores, rounds, ms, tables, rows, withoutColyseus } = findings;
  const seconds = (time: number | undefined) => (time === undefined ? NONE : figure(time / 1000));
  const others = Math.max(...rows.flatMap(({ rates }) => rates.map((rate) => rate.others.max)));
  const lost = rows.flatMap(({ name, rates }) => {
    const all = (of: 'lost' | 'unsent') => rates.reduce((sum, rate) => sum + rate[of], 0);
    return [
      ...(all('lost') > 0 ? [`${name}: ${all('lost')} answers were never done.`] : []),
      ...(all('unsent') > 0 ? [`${name}: ${all('unsent')} answers were not sent, for all tables waited already.`] : []),
    ];
  });
  const blocks = [
    `${tables} tables of two, a socket a seat; ${rounds === 1 ? 'one round' : `${rounds} rounds`} of ${ms} ms each, median [least … most]; Node ${node}, ${cores} cores, shared by server, database and load.`,
    ...rows.map(({ name, rates }) =>
      columns(
        [name, 'accepted/s', 'p50 ms', 'p99 ms', 'secret p50', 'secret p99', 'sent late p99', 'server µs'],
        rates.map((rate) => [
          rate.offered === null ? '  as fast as it goes' : `  ${rate.offered.toLocaleString('en')} answers/s`,
          figures(rate.accepted),
          figures(rate.seenP50),
          figures(rate.seenP99),
          figure(rate.secretP50.median),
          figure(rate.secretP99.median),
          rate.offered === null ? NONE : figure(rate.lateP99.median),
          figure(rate.cost.median),
        ]),
      ),
    ),
    columns(
      ['Start, s', 'first: up', 'first answer', 'second: up', 'first answer'],
      rows.map(({ name, start: { first, second } }) => [
        name,
        ...[seconds(first.up), seconds(first.answer), seconds(second?.up), seconds(second?.answer)],
      ]),
    ),
    columns(
      ['Memory', 'before MB', 'kB a live table', 'of it heap', 'kB an idle table', 'of it heap'],
      rows.map(({ name, live, idle }) => [
        name,
        figure(live.before.resident / MB),
        figure(perTable(live, 'resident')),
        figure(perTable(live, 'heap')),
        idle === null ? NONE : figure(perTable(idle, 'resident')),
        idle === null ? NONE : figure(perTable(idle, 'heap')),
      ]),
    ),
    wantedTable(wanted),
    ...lost,
    ...(others <= QUIET
      ? []
      : [
          `A busy machine: others used up to ${Math.round(others * 100)} % of it. Times are too long; compare within this run.`,
        ]),
    ...(withoutColyseus === null ? [] : [`Colyseus was not measured: ${withoutColyseus}`]),
  ];
  return blocks.join('\n\n');
}
