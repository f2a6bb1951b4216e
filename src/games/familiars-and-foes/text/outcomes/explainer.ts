import type { NumberChange, Outcome, QuestionContext } from '../../../../kernel/index.ts';
import { byLanguage } from '../../../../text/languages.ts';
import { type Name, nameOf } from '../../../../text/name.ts';
import { capital } from '../../../../text/wording.ts';
import type { Content } from '../../content/content.ts';
import type { MatCard } from '../../content/vocabulary.ts';
import { messages } from '../../generated/all.ts';
import { effectReader } from '../../view/preview.ts';
import type { FoesTable } from '../../view/secrets.ts';
import { cardTexts } from '../cards/card-texts.ts';
import { deedCards } from './deed-cards.ts';
import type { OutcomeMoment } from './moments.ts';
import { changePhrases, changesBetween } from './numbers.ts';
import type { OutcomeWords } from './rolls.ts';

/** A question that is explained. */
export type FoesContext = QuestionContext<FoesTable>;

/** What all explanations of a content are put together with. */
export type Explainer = ReturnType<typeof explainerOf>;

export function explainerOf(content: Content) {
  const { pack } = content;
  const deeds = deedCards(pack);
  const reader = effectReader(pack);
  const printed = byLanguage((language) => cardTexts(messages[language], language, pack));

  const wordsOf = ({ language, view }: FoesContext): OutcomeWords => ({
    t: messages[language],
    reader,
    options: view.options,
    named: (id): Name => nameOf(printed[language].get(id)?.name ?? id, messages[language].nouns[id]),
  });
  const cardText = ({ language }: FoesContext, id: string): string => printed[language].get(id)?.text ?? '';
  const matOf = (id: string): MatCard => pack.mats.find((mat) => mat.id === id) as MatCard;
  const momentOf = ({ question, view }: FoesContext): OutcomeMoment => ({ ask: question.ask, view, pack, deeds });
  const said = (sentences: readonly string[], changes: readonly NumberChange[] = [], harm = false): Outcome => ({
    // A name such as “Summon the Toad!” ends a sentence by itself.
    text: sentences.map((sentence) => capital(sentence.replace(/([!?])\./g, '$1'))).join(' '),
    changes,
    ...(harm && { harm }),
  });
  const phrasesBetween = ({ t, named }: OutcomeWords, before: FoesTable, after: FoesTable): readonly string[] =>
    changePhrases(t, named, changesBetween(before, after)).map((phrase) => `${phrase}.`);
  return { pack, deeds, reader, wordsOf, cardText, matOf, momentOf, said, phrasesBetween };
}
