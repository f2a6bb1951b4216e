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

/** A question of a finished game that had more than one answer, and the one that was given. */
export interface PastDecision {
  /** After so many answers it was asked. */
  readonly after: number;
  /** What the one who was asked could see: all that a judgement may know. */
  readonly view: View;
  readonly question: Question;
  readonly say: string;
}

/** Every decision of a seat but its asides, or of all seats, as far as the record fits the rules. */
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

/** A word from which the luck of its judges follows: the same wherever the same is seen. */
export const decisionHash = ({ view, question }: PastDecision): string => hashText(canonical([view, question]));
