import type { Difference, Estimate, LabReport, SubjectReport } from '../src/lab/report/report.ts';
import { cardIndex, type PackObject } from '../src/packs/index.ts';
import type { Bench, Report, Settings } from './bench.ts';
import { reportOn } from './lab/laboratory.ts';
import { type PlantedPack, plantedPacks } from './lab/planted-packs.ts';
import { columns } from './table.ts';
import { NONE, type Wanted, want, wantedTable } from './wanted.ts';

/** Whether the lab names a card that was made much better or worse than it was, in packs of bench/lab/planted. */

interface Row {
  /** `GAME-KIND-strong`. */
  readonly id: string;
  readonly card: string;
  readonly games: number;
  readonly even: number;
  readonly finding: SubjectReport['finding'];
  /** Whether that is what was planted. */
  readonly named: boolean;
  readonly basis: SubjectReport['basis'];
  readonly figure: Estimate;
  /** Its place among so many of its kind, the surest first. */
  readonly rank: number;
  readonly of: number;
  readonly worth: Difference | null;
  /** Other cards that are flagged here, or what stands on them, and are not with the core pack. */
  readonly falseAlarms: readonly string[];
}

const flaggedIn = ({ kinds }: LabReport): string[] =>
  kinds.flatMap(({ subjects }) =>
    subjects.filter(({ finding }) => finding === 'strong' || finding === 'weak').map(({ id }) => id),
  );

/** The card that something stands on, or that it is a side of. */
function cardOf(pack: PackObject, id: string): string {
  const index = cardIndex(pack);
  let card = id.split(':', 1)[0] as string;
  for (let on = index.get(card)?.on; typeof on === 'string'; on = index.get(card)?.on) card = on;
  return card;
}

function rowOf(planted: PlantedPack, report: LabReport, usual: readonly string[]): Row {
  const { kind, direction, card, pack } = planted;
  const { subjects } = report.kinds.find((each) => each.subjects.some(({ id }) => id === card)) ?? { subjects: [] };
  const rank = subjects.findIndex(({ id }) => id === card);
  const subject = subjects[rank];
  if (subject === undefined) throw new Error(`${card} never came up`);
  const { finding, basis, worth } = subject;
  const others = flaggedIn(report)
    .filter((id) => !usual.includes(id))
    .map((id) => cardOf(pack, id));
  return {
    ...{ id: `${kind}-${direction}`, card, games: report.games, even: report.even },
    ...{ finding, named: finding === direction, basis, figure: subject[basis] },
    ...{ rank: rank + 1, of: subjects.length, worth },
    falseAlarms: [...new Set(others)].filter((id) => id !== cardOf(pack, card)),
  };
}

async function run({ ms, game, say }: Settings): Promise<Report> {
  const packs = await plantedPacks(game);
  const usual = new Map<string, readonly string[]>();
  const rows: Row[] = [];
  for (const planted of packs) {
    const { factory, options } = planted;
    const table = `${factory.name} ${JSON.stringify(options)}`;
    if (!usual.has(table)) {
      say(`${table}, the core pack …`);
      const core = await reportOn({ game: factory.core, pack: factory.pack, options }, [], ms);
      usual.set(table, flaggedIn(core));
    }
    say(`${planted.kind}-${planted.direction} …`);
    rows.push(rowOf(planted, await reportOn(planted, [planted.card], ms), usual.get(table) ?? []));
    say(tableOf(rows.slice(-1)));
  }
  const wanted: Wanted[] = [
    want('named', 'of the planted cards named', 'at least', packs.length, rows.filter(({ named }) => named).length),
  ];
  return {
    json: { bench: 'planted', ms, usual: [...usual], rows, wanted },
    text: [tableOf(rows), wantedTable(wanted)].join('\n\n'),
  };
}

const points = (share: number): string => (100 * share).toFixed(1);
const shown = ({ low, high }: { readonly low: number; readonly high: number }, at: number): string =>
  `${points(at)} (${points(low)} to ${points(high)})`;

const tableOf = (rows: readonly Row[]): string =>
  columns(
    ['Planted', 'card', 'games', 'even', 'won', 'by', 'finding', 'named', 'rank', 'worth', 'pairs', 'false alarms'],
    rows.map((row) => [
      ...[row.id, row.card, `${row.games}`, points(row.even), shown(row.figure, row.figure.share), row.basis],
      ...[row.finding, row.named ? 'yes' : 'NO', `${row.rank} of ${row.of}`],
      ...(row.worth === null ? [NONE, NONE] : [shown(row.worth, row.worth.mean), `${row.worth.pairs}`]),
      row.falseAlarms.length === 0 ? NONE : `${row.falseAlarms.length}: ${row.falseAlarms.join(' ')}`,
    ]),
  );

export const plantedBench: Bench = {
  summary: 'whether the lab names cards that are planted, strong and weak; --seconds for each pack',
  full: { rounds: 1, ms: 60_000 },
  short: { rounds: 1, ms: 1000 },
  run,
};
