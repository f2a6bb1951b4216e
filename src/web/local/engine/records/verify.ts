import {
  type AnyGame,
  type Bar,
  commitmentTo,
  type Fault,
  type GameRecord,
  Match,
  type OwnSalt,
  ownSaltFault,
  type Result,
  type Seat,
  saltFault,
  samePlain,
  settle,
} from '../../../../kernel/index.ts';
import { surrenderIn } from '../../../../table/index.ts';

/** What a record is tried for, in this order. */
export const CHECKS = ['promise', 'salts', 'own', 'seating', 'chance', 'answers', 'hashes', 'result'] as const;
export type CheckName = (typeof CHECKS)[number];

/** A place of the record and what is wrong there. */
export type Flaw =
  | { readonly kind: 'differs'; readonly path: string; readonly is: string; readonly wanted: string }
  | { readonly kind: 'fault'; readonly path: string; readonly message: string; readonly bar: Bar | null }
  | { readonly kind: 'illegal'; readonly path: string; readonly seat: Seat; readonly say: string; readonly bar: Bar }
  /** The rules themselves failed there. */
  | { readonly kind: 'broke'; readonly path: string };

/** `none`: the record keeps nothing that could be tried. `unreached`: something before it failed. */
export interface CheckResult {
  readonly trial: CheckName;
  readonly holds: 'yes' | 'no' | 'none' | 'unreached';
  /** How many things were looked at. */
  readonly count: number;
  readonly flaw: Flaw | null;
  /** Of salts: how they came into the shuffle. */
  readonly notes?: readonly SaltNote[];
}

/** `promised`: before any was shown; `open`: known to the server sooner; `unsaid`: the record does not tell. */
export interface SaltNote {
  readonly kind: 'promised' | 'open' | 'withheld' | 'unsaid';
  readonly seats: readonly Seat[];
}

/** What the table said while the game was played, where that is known. */
export interface Claims {
  readonly commitment: string | null;
  /** The salt of who looks, and what was noted of the others' before it was shown. */
  readonly own: OwnSalt | null;
  readonly result: Result | null;
}

/** Plays a record again from its seed and tries every claim that it makes. */
export function verify(record: GameRecord, game: AnyGame, claims: Claims | null): readonly CheckResult[] {
  const verdicts = [promise(record, claims), salts(record), own(record, claims), seating(record, game)];
  const [seated] = verdicts.slice(-1) as [CheckResult];
  if (seated.holds === 'yes') verdicts.push(...playedAgain(record, game, claims));
  const reached = new Set(verdicts.map(({ trial }) => trial));
  for (const trial of CHECKS) if (!reached.has(trial)) verdicts.push(of(trial, 'unreached', 0));
  return verdicts;
}

const of = (trial: CheckName, holds: CheckResult['holds'], count: number, flaw: Flaw | null = null): CheckResult => ({
  trial,
  holds,
  count,
  flaw,
});

const differs = (path: string, is: unknown, wanted: unknown): Flaw | null => {
  const [a, b] = [is, wanted].map((value) => (typeof value === 'string' ? value : JSON.stringify(value))) as [
    string,
    string,
  ];
  return samePlain(is, wanted) ? null : { kind: 'differs', path, is: a, wanted: b };
};

/** The seed is the one whose hash was told before the deal. */
function promise({ seed, commitment }: GameRecord, claims: Claims | null): CheckResult {
  const told = claims?.commitment ?? null;
  if (commitment === undefined && told === null) return of('promise', 'none', 0);
  const wanted = commitmentTo(seed);
  const flaw =
    (commitment === undefined ? null : differs('commitment', commitment, wanted)) ??
    (told === null ? null : differs('table.commitment', told, wanted));
  return of('promise', flaw === null ? 'yes' : 'no', 1, flaw);
}

/** Every player could mix something into the shuffle, and what they mixed in is what they had promised. */
function salts(record: GameRecord): CheckResult {
  const { salts, seats, saltCommitments, withheld = [] } = record;
  const given = salts.flatMap((salt, seat) => (salt === '' ? [] : [seat]));
  const fault = saltFault(record);
  const flaw =
    (salts.length === 0 ? null : differs('salts.length', salts.length, seats)) ??
    (fault === null ? null : differs(fault.path, fault.is, fault.wanted));
  const isPromised = (seat: Seat) => (saltCommitments?.[seat] ?? null) !== null;
  const notes: SaltNote[] = [
    { kind: 'promised' as const, seats: given.filter(isPromised) },
    {
      kind: saltCommitments === undefined ? ('unsaid' as const) : ('open' as const),
      seats: given.filter((seat) => !isPromised(seat)),
    },
    { kind: 'withheld' as const, seats: withheld },
  ].filter(({ seats }) => seats.length > 0);
  const holds = flaw !== null ? 'no' : given.length === 0 ? 'none' : 'yes';
  return { ...of('salts', holds, given.length, flaw), notes };
}

/** The own salt is in the deal, and the others' are those that were fixed before it was shown. */
function own(record: GameRecord, claims: Claims | null): CheckResult {
  const noted = claims?.own ?? null;
  if (noted === null) return of('own', 'none', 0);
  const fault = ownSaltFault(record, noted);
  if (fault !== null) return of('own', 'no', 1, differs(fault.path, fault.is, fault.wanted));
  return of('own', record.withheld?.includes(noted.seat) ? 'none' : 'yes', 1);
}

function seating({ seats, options }: GameRecord, game: AnyGame): CheckResult {
  const fault: Fault | undefined = settle(game.seating, seats, options).faults[0];
  const flaw: Flaw | null =
    fault === undefined ? null : { kind: 'fault', path: fault.path, message: fault.message, bar: fault.bar ?? null };
  return of('seating', flaw === null ? 'yes' : 'no', seats, flaw);
}

/** Deals anew from the seed, gives every answer again and looks at what comes of it. */
function playedAgain(record: GameRecord, game: AnyGame, claims: Claims | null): CheckResult[] {
  const { hashes, answers } = record;
  const drawnBefore = game.outcomesDrawn();
  let match: Match;
  try {
    match = Match.start(game, record, { forced: record.forced });
  } catch {
    return [of('chance', 'no', 0, { kind: 'broke', path: 'seed' })];
  }
  let compared = 0;
  let strange: Flaw | null = hashes === undefined ? null : differs('hashes.length', hashes.length, answers.length + 1);
  const compare = () => {
    const saved = hashes?.[compared];
    if (saved === undefined || strange !== null) return;
    strange = differs(`hashes[${compared}]`, saved, game.hash(match.state));
    compared++;
  };
  compare();
  let refused: Flaw | null = null;
  let given = 0;
  for (; given < answers.length && refused === null; given++) {
    refused = unfit(match, record, given);
    if (refused === null) compare();
  }
  const legal = refused === null ? given : given - 1;
  const saved = hashes === undefined ? 'none' : strange === null ? 'yes' : 'no';
  return [
    of('chance', 'yes', game.outcomesDrawn() - drawnBefore),
    of('answers', refused === null ? 'yes' : 'no', legal, refused),
    of('hashes', saved, compared, strange),
    ...(refused === null ? [ending(match, record, game, claims)] : []),
  ];
}

/** Gives the next answer of the record; what is wrong with it, or null. */
function unfit(match: Match, { answers }: GameRecord, n: number): Flaw | null {
  const given = answers[n] as GameRecord['answers'][number];
  const { seat, say } = given;
  const path = `answers[${n}]`;
  try {
    const outcome = match.give(given);
    return outcome.ok ? null : { kind: 'illegal', path, seat, say, bar: outcome.bar };
  } catch {
    return { kind: 'broke', path };
  }
}

/** The result follows from the answers, or from who gave up; where the table told one, it is the same. */
function ending({ state }: Match, record: GameRecord, game: AnyGame, claims: Claims | null): CheckResult {
  const { resigned = [], seats, answers } = record;
  const odd = resigned.findIndex(({ seat, after }) => seat >= seats || after > answers.length);
  const path = `resigned[${odd}]`;
  if (odd !== -1) {
    const message = `must be of a seat below ${seats} and after at most ${answers.length} answers`;
    return of('result', 'no', 0, { kind: 'fault', path, message, bar: null });
  }
  const result = state.result ?? surrenderIn(game, record);
  const told = claims?.result ?? null;
  const flaw = told === null ? null : differs('table.result', told, result);
  return of('result', flaw !== null ? 'no' : result === null ? 'none' : 'yes', result === null ? 0 : 1, flaw);
}
