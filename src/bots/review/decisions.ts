import {
  type AnyGame,
  canonical,
  type GameRecord,
  hashText,
  Match,
  type Question,
  type Seat,
  type View,
} from '../../kernel/index.ts';

/** A question of a finished game that had several legal answers, and the one that was given. */
export interface PastDecision {
  /** The number of answers before it. */
  readonly after: number;
  /** What its seat could see: judgements may use nothing else. */
  readonly view: View;
  readonly question: Question;
  readonly say: string;
}

/** Every decision of a seat (null: of all seats), without asides, as far as the record fits the rules. */
export function decisionsOf(game: AnyGame, record: GameRecord, seat: Seat | null): readonly PastDecision[] {
  const decisions: PastDecision[] = [];
  const match = Match.start(game, record, { forced: record.forced });
  record.answers.every((given, after) => {
    const { seat: by, say, aside } = given;
    const question = (seat === null || seat === by) && !aside ? game.question(match.state, by) : null;
    if (question !== null && question.legal.length > 1 && question.legal.includes(say))
      decisions.push({ after, view: game.view(match.state, by), question, say });
    return match.give(given).ok;
  });
  return decisions;
}

/** A hash from which the random numbers of a judgement are derived: the same for the same view and question. */
export const decisionHash = ({ view, question }: PastDecision): string => hashText(canonical([view, question]));
