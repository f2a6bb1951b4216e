import { drained } from '../data/drained.ts';
import { commitmentTo } from '../data/hash.ts';
import type { ToldEvent } from '../flow/events.ts';
import type { State } from '../flow/state.ts';
import { editionByNumber } from '../game/edition.ts';
import type { AnyGame, Game } from '../game/game.ts';
import { settle } from '../game/options.ts';
import { Match } from './match.ts';
import { type GameRecord, RECORD_FORMAT, RecordError } from './record.ts';
import { saltFault } from './salts.ts';

/** A match after the deal or after an answer, with what was told of it. */
export interface Replayed<S extends State, T> {
  readonly match: Match<S, T>;
  readonly told: readonly ToldEvent[];
}

/**
 * Plays a record again, checking all of it. `upTo` stops after so many answers; `watch` sees the match after the deal
 * and after each answer, with what was told.
 */
export function replay<S extends State, T>(
  game: Game<S, T>,
  record: GameRecord,
  upTo = record.answers.length,
  watch: (match: Match<S, T>, told: readonly ToldEvent[]) => void = () => {},
): Match<S, T> {
  const steps = replaySteps(game, record, upTo);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    watch(step.value.match, step.value.told);
  }
}

/** The same step by step, for who has others to serve in between. */
export function* replaySteps<S extends State, T>(
  game: Game<S, T>,
  record: GameRecord,
  upTo = record.answers.length,
): Generator<Replayed<S, T>, Match<S, T>, void> {
  const must = (path: string, is: unknown, wanted: unknown) => {
    if (is !== wanted)
      throw new RecordError(path, `is ${JSON.stringify(is)}, but here it is ${JSON.stringify(wanted)}`);
  };
  must('format', record.format, RECORD_FORMAT);
  must('game', record.game, game.name);
  if (record.edition !== editionByNumber(game.version)) must('edition', record.edition, game.edition);
  must('content', record.content, game.content);
  if (record.commitment !== undefined) must('commitment', record.commitment, commitmentTo(record.seed));
  const fault = settle(game.seating, record.seats, record.options).faults[0];
  if (fault !== undefined) throw new RecordError(fault.path, fault.message);
  if (record.salts.length !== 0) must('salts.length', record.salts.length, record.seats);
  const salt = saltFault(record);
  if (salt !== null) must(salt.path, salt.is, salt.wanted);
  const late = record.answers.findIndex(({ at }, n) => at < (record.answers[n - 1]?.at ?? 0));
  if (late !== -1) throw new RecordError(`answers[${late}].at`, 'is earlier than the answer before');
  const wantedHashes = record.answers.length + 1;
  if (record.hashes !== undefined) must('hashes.length', record.hashes.length, wantedHashes);

  const match = Match.start(game, record, { forced: record.forced });
  const checked = (n: number, told: readonly ToldEvent[]): Replayed<S, T> => {
    const wanted = record.hashes?.[n];
    if (wanted !== undefined) must(`hashes[${n}]`, wanted, game.hash(match.state));
    return { match, told };
  };
  yield checked(0, match.opening);
  for (const [n, given] of record.answers.slice(0, upTo).entries()) {
    if (given.aside === true && !game.asides.exist)
      throw new RecordError(`answers[${n}].aside`, 'these rules know no answers beside a question');
    const outcome = match.give(given);
    if (!outcome.ok) {
      const { rule, why } = outcome.bar;
      throw new RecordError(
        `answers[${n}]`,
        `'${given.say}' by seat ${given.seat} is not legal: ${why}${rule === null ? '' : ` (${rule})`}`,
      );
    }
    yield checked(n + 1, outcome.events);
  }
  return match;
}

/** A record with the state's hash after the deal and after each answer, so that whoever replays it can be sure. */
export const hashed = (game: AnyGame, record: GameRecord): GameRecord => drained(hashedSteps(game, record));

/** The same step by step. */
export function* hashedSteps(game: AnyGame, record: GameRecord): Generator<void, GameRecord, void> {
  const hashes: string[] = [];
  for (const { match } of replaySteps(game, record)) {
    hashes.push(game.hash(match.state));
    yield;
  }
  return { ...record, hashes };
}
