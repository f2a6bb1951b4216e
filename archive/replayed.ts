import type { EditionRegistry } from '../src/editions/index.ts';
import {
  below,
  type GameRecord,
  type Match,
  type NumberedQuestion,
  replay,
  seededRng,
  type ToldEvent,
} from '../src/kernel/index.ts';
import { CanonicalWriter } from './canonical-writer.ts';
import { playable } from './playable.ts';
import type { ArchivedRecord } from './records.ts';
import { fingerprint, seenIn } from './seen.ts';

/** What to do about a difference. */
export const ADVICE =
  'If a change of rules, state or view is intended, raise VERSION in its game.ts and freeze a new edition with `npm run edition` (docs/editions.md); the archive is never edited.';

/** What can be seen is compared at every step. */
const ALWAYS = () => true;

/**
 * Plays an archived record again and compares the state after every step, and what can be seen of it after those steps
 * that `isLookedAt` names. Throws a sentence that names the first that differs.
 */
export async function replayed(
  release: string,
  { name, record: data, seen, pack }: ArchivedRecord,
  shelf?: EditionRegistry,
  isLookedAt: (step: number) => boolean = ALWAYS,
): Promise<Match> {
  const differs = (step: string, what: string) =>
    new Error(`archive ${release}, ${data.game}, record "${name}", ${step}: ${what}. ${ADVICE}`);
  const { record, game } = await playable(data, pack, shelf);
  const { hashes = [], ...bare } = record;
  const [states, sights] = [new CanonicalWriter(), new CanonicalWriter()];
  let n = -1;
  const check = (match: Match, told: readonly ToldEvent[]) => {
    n++;
    if (hashes[n] !== fingerprint(match.state, states)) throw differs(stepOf(record, n), 'the state is another');
    if (isLookedAt(n) && seen[n] !== seenIn(match, told, sights))
      throw differs(stepOf(record, n), 'a view, a question or an event is another');
  };
  let match: Match;
  try {
    match = replay(game, bare, undefined, check);
  } catch (error) {
    const { message } = error as Error;
    throw message.endsWith(ADVICE) ? error : differs(stepOf(record, n + 1), message);
  }
  if (seen.length !== n + 1 || hashes.length !== n + 1) throw differs('at its end', `there are ${n} answers`);
  if (hashes[n] !== game.hash(match.state)) throw differs('at its end', 'the game hashes the state in another way');
  return match;
}

const stepOf = ({ answers }: GameRecord, n: number): string => {
  const given = answers[n - 1];
  return given === undefined ? 'at the deal' : `step ${n} (seat ${given.seat} answers '${given.say}')`;
};

/** Plays a match on to its end with random answers. */
export function playedOut(match: Match): void {
  const rng = seededRng('played out');
  while (match.state.result === null) {
    const asked = match.game.asked(match.state);
    const seat = asked[below(rng, asked.length)] as number;
    const { legal } = match.question(seat) as NumberedQuestion;
    match.answer(seat, legal[below(rng, legal.length)] as string, match.answers.at(-1)?.at ?? 0);
  }
}

/** Plays a record again, checking all that it says of itself. */
export async function playedAgain(data: unknown, pack: unknown): Promise<Match> {
  const { record, game } = await playable(data, pack);
  return replay(game, record);
}
