import type { Told } from './events.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { settle } from './options.ts';
import { type GameRecord, RECORD_FORMAT, RecordError } from './record.ts';
import type { State } from './state.ts';

/**
 * Plays a record again, checking all of it. `upTo` stops after so many answers; `watch` sees the match after the deal
 * and after each answer, with what was told. Forced answers are in the record: set `forced` again to play on.
 */
export function replay<S extends State, T>(
  game: Game<S, T>,
  record: GameRecord,
  upTo = record.answers.length,
  watch: (match: Match<S, T>, told: readonly Told[]) => void = () => {},
): Match<S, T> {
  const { rules } = game;
  const must = (path: string, is: unknown, wanted: unknown) => {
    if (is !== wanted)
      throw new RecordError(path, `is ${JSON.stringify(is)}, but here it is ${JSON.stringify(wanted)}`);
  };
  must('format', record.format, RECORD_FORMAT);
  must('game', record.game, rules.name);
  must('rules', record.rules, rules.version);
  must('content', record.content, rules.content);
  const fault = settle(rules, record.seats, record.options).faults[0];
  if (fault !== undefined) throw new RecordError(fault.path, fault.message);
  if (record.salts.length > record.seats)
    throw new RecordError('salts', `there are ${record.salts.length} for ${record.seats} seats`);
  const wantedHashes = record.answers.length + 1;
  if (record.hashes !== undefined) must('hashes.length', record.hashes.length, wantedHashes);

  const match = Match.start(game, record, { forced: false });
  const check = (n: number, told: readonly Told[]) => {
    const wanted = record.hashes?.[n];
    if (wanted !== undefined) must(`hashes[${n}]`, wanted, game.hash(match.state));
    watch(match, told);
  };
  check(0, match.opening);
  record.answers.slice(0, upTo).forEach((given, n) => {
    const outcome = match.answer(given.seat, given.say, given.at);
    if (!outcome.ok) {
      const { rule, why } = outcome.bar;
      throw new RecordError(
        `answers[${n}]`,
        `'${given.say}' by seat ${given.seat} is not legal: ${why}${rule === null ? '' : ` (${rule})`}`,
      );
    }
    check(n + 1, outcome.events);
  });
  return match;
}
