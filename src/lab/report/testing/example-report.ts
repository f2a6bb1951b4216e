import { spread } from '../../statistics/spread.ts';
import type { Ending, Estimate, Finding, KindReport, LabReport, Lengths, SubjectReport } from '../report.ts';

/** Invented figures in the form of a report, for tests and for looking at. */
export function exampleReport(changed: Partial<LabReport> = {}): LabReport {
  return {
    format: 1,
    game: 'mythic-arena',
    content: '5d41402abc4b2a76b9719d911017c592',
    pack: { id: 'core', version: '1.4.0' },
    options: { draft: false, points: 5 },
    bots: ['greedy', 'greedy'],
    seed: '1712',
    games: 13_600,
    wanted: 20_000,
    even: 0.5,
    band: 0.03,
    seats: [estimate(0.517, 13_600), estimate(0.483, 13_600)],
    endings: ENDINGS,
    turns: lengthsOf([1, 3, 7, 13, 19, 22, 20, 16, 11, 8, 5, 3, 2, 1].map((games, n) => [n + 7, games * 103])),
    decisions: lengthsOf(
      Array.from({ length: 180 }, (_, n) => [n + 40, Math.round(150 * Math.exp(-(((n - 70) / 38) ** 2)))]),
    ),
    kinds: [
      { kind: 'pets', subjects: PETS },
      { kind: 'runes', subjects: RUNES },
      { kind: 'pets.battle', subjects: POWERS },
    ],
    ...changed,
  };
}

export function estimate(share: number, games: number): Estimate {
  const reach = games === 0 ? 0.5 : Math.min(0.5, 1 / Math.sqrt(games));
  const wins = Math.round(share * games);
  const p = Math.min(1, Math.exp(-0.5 * ((share - 0.5) / (reach / 2 || 1)) ** 2));
  return { games, seats: games, wins, share, low: Math.max(0, share - reach), high: Math.min(1, share + reach), p };
}

export function subject(id: string, share: number, games: number, finding: Finding): SubjectReport {
  const examples =
    finding === 'strong' || finding === 'weak' ? { won: [402, 511], lost: [977] } : { won: [], lost: [] };
  const played = estimate(Math.min(1, share + 0.004), Math.round(games * 0.6));
  return { id, seen: estimate(share, games), played, common: 0, basis: 'seen', finding, worth: null, examples };
}

/** Cards of one kind, as many as are wanted, two of them too strong. */
export const manySubjects = (kind: string, count: number): KindReport => ({
  kind,
  subjects: Array.from({ length: count }, (_, n) => {
    const share = n < 2 ? 0.58 - n / 100 : 0.5 + ((n * 7) % 40) / 1000 - 0.02;
    return subject(`card-${n}`, share, 6000, n < 2 ? 'strong' : n === 2 ? 'unclear' : 'fair');
  }),
});

export const NO_LENGTHS: Lengths = { mean: 0, median: 0, p95: 0, max: 0, counts: [] };

function lengthsOf(all: readonly (readonly [number, number])[]): Lengths {
  const counts = all.filter(([, games]) => games > 0);
  return { ...spread(new Map(counts)), counts };
}

const ENDINGS: readonly Ending[] = [
  { reason: 'points', games: 9811 },
  { reason: 'empty-arena', games: 3204 },
  { reason: 'no-cards', games: 573 },
  { reason: null, games: 12 },
];

const PETS: readonly SubjectReport[] = [
  subject('chomper', 0.578, 9412, 'strong'),
  subject('aelwen', 0.432, 8214, 'weak'),
  subject('valtharax', 0.549, 8807, 'strong'),
  subject('mimick', 0.451, 8011, 'weak'),
  subject('bling-bling', 0.542, 7901, 'unclear'),
  subject('gloth', 0.463, 8820, 'unclear'),
  subject('cinder-vixen', 0.526, 700, 'few'),
  ...['golden-claw', 'brontes', 'eclipsion', 'morrow', 'huangdi', 'ember-wing', 'solace'].map((id, n) =>
    subject(id, 0.5 + (n % 2 === 0 ? 1 : -1) * (0.017 - n * 0.002), 8700 + n * 31, 'fair'),
  ),
  ...['sable-coil', 'old-quill', 'silver-paw', 'sir-edmund', 'astaryan', 'goliath'].map((id, n) =>
    subject(id, 0.504 - n * 0.002, 8100 + n * 120, 'fair'),
  ),
];

const RUNES: readonly SubjectReport[] = ['hush', 'sudden-gale', 'warding-sigil', 'press-the-advantage'].map((id, n) =>
  subject(id, 0.49 + n * 0.006, 9000, 'fair'),
);

const POWERS: readonly SubjectReport[] = [
  subject('veil-step', 0.545, 7000, 'unclear'),
  subject('charge', 0.5, 7000, 'fair'),
];
