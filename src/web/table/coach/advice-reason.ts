import type { Scene, Speech, TermGain } from '../../../kernel/index.ts';
import { isClear, type RankedAnswer } from '../../../protocol/advice.ts';
import type { PageTexts } from '../../text/index.ts';

/** A lesser reason is told beside the first only if it weighs at least so much of it. */
const WORTH_A_WORD = 0.2;

interface Wording {
  readonly text: PageTexts['coach'];
  readonly speech: Speech;
  readonly scene: Scene;
}

/** A clause, and how much it weighs. */
interface Clause {
  readonly words: string;
  readonly weight: number;
}

/**
 * Why, in one sentence: what the best answer gains and another loses; where none is clearly best, in what those that are
 * as good differ. Null where whoever advises does not say.
 */
export function adviceReason(answers: readonly RankedAnswer[], wording: Wording): string | null {
  const [best, ...others] = answers;
  const { text, speech } = wording;
  if (best === undefined || speech.comparison === undefined) return null;
  const told = others.filter(({ reasons }) => reasons !== null);
  if (told.length === 0) return null;
  if (isClear(answers)) {
    const sentences = told.map((other) => sentenceFor(other, answers, wording));
    return sentences.find((sentence) => sentence !== null) ?? null;
  }
  const tied = told.filter(({ rank }) => rank === 'as-good').map((other) => ({ other, ...sidesOf(other, wording) }));
  const spread = ({ ahead, behind }: (typeof tied)[number]) => (ahead[0]?.weight ?? 0) + (behind[0]?.weight ?? 0);
  const [most] = tied.sort((a, b) => spread(b) - spread(a));
  if (most === undefined || spread(most) === 0) return text.undecided;
  const sides = [
    { say: best.say, gain: most.ahead[0]?.words },
    { say: most.other.say, gain: most.behind[0]?.words },
  ].flatMap(({ say, gain }) => (gain === undefined ? [] : [{ say: quoted(say, wording), gain }]));
  const [first, second] = sides as [(typeof sides)[0], (typeof sides)[0]?];
  if (second === undefined) return text.about(first);
  return text.aboutBoth({ first: first.say, gain: first.gain, second: second.say, otherGain: second.gain });
}

/** What the best answer has over another; null where it has nothing that can be said. */
function sentenceFor(other: RankedAnswer, answers: readonly RankedAnswer[], wording: Wording): string | null {
  const { text } = wording;
  const { ahead, behind } = sidesOf(other, wording);
  const [first] = ahead;
  if (first === undefined) return null;
  const matters = (clause: Clause | undefined): clause is Clause =>
    clause !== undefined && clause.weight >= WORTH_A_WORD * first.weight;
  const who = answers.length === 2 ? text.theOther : quoted(other.say, wording);
  const loss = lossesOf(other, wording).find((clause) => clause.words !== first.words && clause.term !== first.term);
  if (matters(loss)) return text.why({ gain: first.words, other: who, loss: loss.words });
  const [though] = behind;
  if (matters(though)) return text.whyThough({ gain: first.words, other: who, loss: though.words });
  return text.whyAlone({ gain: first.words });
}

interface TermClause extends Clause {
  readonly term: string;
}

/** In what the best answer is ahead of this one, as its gains, and in what it is behind, as the gains of this one. */
function sidesOf(
  { reasons }: RankedAnswer,
  wording: Wording,
): { readonly ahead: TermClause[]; readonly behind: TermClause[] } {
  const all = reasons ?? [];
  return {
    ahead: clauses(all.filter(({ gain }) => gain < 0).map(turned), wording),
    behind: clauses(
      all.filter(({ gain }) => gain > 0),
      wording,
    ),
  };
}
/** In what this answer is behind, as its losses. */
const lossesOf = ({ reasons }: RankedAnswer, wording: Wording): TermClause[] =>
  clauses(
    (reasons ?? []).filter(({ gain }) => gain < 0),
    wording,
  );

const turned = ({ term, gain, amount }: TermGain): TermGain => ({
  term,
  gain: -gain,
  amount: amount === null ? null : -amount,
});

const clauses = (gains: readonly TermGain[], { speech, scene }: Wording): TermClause[] =>
  gains.flatMap((each) => {
    const words = speech.comparison?.(each, scene) ?? null;
    return words === null ? [] : [{ term: each.term, words, weight: Math.abs(each.gain) }];
  });

const quoted = (say: string, { text, speech, scene }: Wording): string =>
  text.quoted({ say: speech.answer(say, scene) });
