import type { AnyGame } from '../../kernel/index.ts';
import { isPackObject } from '../../packs/index.ts';
import type { Experiment } from '../experiment/experiment.ts';
import { emptyFigure, type FigureTotals } from '../figures/figure-totals.ts';
import { Subjects } from '../figures/subjects.ts';
import type { ClusterSums } from '../statistics/cluster-sums.ts';
import { clusteredShare, comparedWith } from '../statistics/clustered-share.ts';
import { discoveries } from '../statistics/false-discoveries.ts';
import { twoSidedP } from '../statistics/normal.ts';
import { FEWEST_PAIRS } from '../statistics/paired-test.ts';
import { type Histogram, spread } from '../statistics/spread.ts';
import { wilson } from '../statistics/wilson.ts';
import type { GameTotals } from '../totals.ts';
import type { Difference, Estimate, Finding, KindReport, LabReport, Lengths, SubjectReport } from './report.ts';

/** Three points from even are fair. */
const BAND = 0.03;
/** An interval that reaches further to one side says nothing yet. */
const WIDEST = 0.1;
/** What so many of all seats had is judged by who used it. */
const NEARLY_ALL = 0.95;
/** Of all that is flagged, so much may be chance. */
const FALSE_DISCOVERIES = 0.05;

/** Kinds of cards that play against whoever meets them: strong ones lose them games. */
const OPPONENTS: ReadonlySet<string> = new Set(['foes']);

export interface ReportInput {
  readonly game: AnyGame;
  /** The whole pack. */
  readonly pack: unknown;
  readonly experiment: Experiment;
  readonly wanted: number;
  readonly totals: GameTotals;
  /** By subject: what trying it without showed. */
  readonly worths?: ReadonlyMap<string, Difference>;
}

export function makeReport({ game, pack, experiment, wanted, totals, worths = new Map() }: ReportInput): LabReport {
  const { field } = totals;
  const even = field.seats === 0 ? 0 : field.wins / field.seats;
  const figures = figuresOf(new Subjects(game, pack), totals, field);
  const flagged = discoveries(
    figures.map(({ estimate, shares }) => (shares ? 1 : estimate.p)),
    FALSE_DISCOVERIES,
  );
  const subjects = figures.map((figure, n): SubjectReport & { readonly kind: string } => {
    const { kind, id, basis, seen, played, common, estimate, examples } = figure;
    const worth = worths.get(id) ?? null;
    const found = findingOf(estimate, even, flagged[n] === true);
    const finding = confirmed(OPPONENTS.has(kind) ? opposite(found) : found, worth);
    return { kind, id, seen, played, common, basis, finding, worth, examples };
  });
  return {
    format: 1,
    game: game.name,
    content: game.content,
    pack: packHead(pack),
    ...{ options: experiment.options, bots: experiment.bots, seed: experiment.seed },
    ...{ games: totals.games, wanted, even, band: BAND },
    seats: totals.wins.map((wins) => {
      const { games } = field;
      const { share, low, high } = wilson(wins, games);
      const error = Math.sqrt((even * (1 - even)) / games);
      return { games, seats: games, wins, share, low, high, p: error > 0 ? twoSidedP((share - even) / error) : 1 };
    }),
    endings: [
      ...[...totals.reasons].map(([reason, games]) => ({ reason, games })),
      ...(totals.unfinished > 0 ? [{ reason: null, games: totals.unfinished }] : []),
    ].sort((a, b) => b.games - a.games || ((a.reason ?? '') < (b.reason ?? '') ? -1 : 1)),
    decisions: lengthsOf(totals.decisions),
    turns: lengthsOf(totals.turns),
    kinds: kindsOf(subjects, even),
  };
}

interface Figure extends Pick<SubjectReport, 'id' | 'seen' | 'played' | 'common' | 'basis' | 'examples'> {
  readonly kind: string;
  readonly estimate: Estimate;
  /** Whoever had the card that it stands on had it, too: by itself it shows nothing. */
  readonly shares: boolean;
}

/**
 * What a trial leaves of a finding: whoever had the card may have won for another reason, or lost. A weak card is
 * one that nobody is the better for.
 */
function confirmed(finding: Finding, worth: Difference | null): Finding {
  if (worth === null || worth.pairs < FEWEST_PAIRS) return finding;
  if (finding === 'strong' && worth.low <= 0) return 'unclear';
  if (finding === 'weak' && worth.low > 0) return 'unclear';
  return finding;
}

const opposite = (finding: Finding): Finding =>
  finding === 'strong' ? 'weak' : finding === 'weak' ? 'strong' : finding;

const isSame = (a: ClusterSums, b: ClusterSums): boolean =>
  a.games === b.games && a.seats === b.seats && a.wins === b.wins;

/** Of every card, also of one that never came up; of what else was counted, what did. */
function figuresOf(subjects: Subjects, { figures }: GameTotals, field: ClusterSums): Figure[] {
  for (const id of [...figures.keys()].sort()) if (subjects.find(id) === null) subjects.ofTrait(id);
  return subjects.list.map(({ id, kind, on }) => {
    const totals: FigureTotals = figures.get(id) ?? emptyFigure();
    const [seen, played] = [estimateOf(totals.seen, field), estimateOf(totals.played, field)];
    const had = seen.seats + (totals.common * field.seats) / field.games;
    const basis = had > NEARLY_ALL * field.seats && played.seats > 0 ? 'played' : 'seen';
    const examples = { won: totals.won, lost: totals.lost };
    const holder = on === null ? undefined : figures.get(on);
    const shares = holder !== undefined && isSame(holder.seen, totals.seen);
    const estimate = basis === 'seen' ? seen : played;
    return { id, kind, seen, played, common: totals.common, basis, examples, estimate, shares };
  });
}

const estimateOf = (sums: ClusterSums, field: ClusterSums): Estimate => ({
  ...clusteredShare(sums),
  p: comparedWith(sums, field),
});

function findingOf({ low, high, games }: Estimate, even: number, flagged: boolean): Finding {
  if (games === 0 || high - low > 2 * WIDEST) return 'few';
  if (flagged && low > even + BAND) return 'strong';
  if (flagged && high < even - BAND) return 'weak';
  return low >= even - BAND && high <= even + BAND ? 'fair' : 'unclear';
}

/** By kind, in the order of the pack; those first that are surely furthest from even. */
function kindsOf(subjects: readonly (SubjectReport & { readonly kind: string })[], even: number): KindReport[] {
  const kinds = new Map<string, SubjectReport[]>();
  for (const { kind, ...subject } of subjects) {
    const list = kinds.get(kind) ?? [];
    kinds.set(kind, list);
    list.push(subject);
  }
  return [...kinds]
    .filter(([, list]) => list.some(({ seen, common }) => seen.games + common > 0))
    .map(([kind, list]) => ({
      kind,
      subjects: list.sort((a, b) => far(b, even) - far(a, even) || (a.id < b.id ? -1 : 1)),
    }));
}

/** How far from even a subject surely is; of those that may be even, the ones that are closer to it come later. */
function far(subject: SubjectReport, even: number): number {
  const { games, share, low, high } = subject[subject.basis];
  if (games === 0) return Number.NEGATIVE_INFINITY;
  const sure = Math.max(low - even, even - high);
  return sure > 0 ? 1 + sure : Math.abs(share - even) / (high - low);
}

const lengthsOf = (histogram: Histogram): Lengths => ({
  ...spread(histogram),
  counts: [...histogram].sort(([a], [b]) => a - b),
});

function packHead(pack: unknown): LabReport['pack'] {
  const text = (key: string) => (isPackObject(pack) && typeof pack[key] === 'string' ? (pack[key] as string) : '');
  return { id: text('id'), version: text('version') };
}
