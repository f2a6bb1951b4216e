import type { Outcome } from '../../../../kernel/index.ts';
import { CALL_COST } from '../../content/levels.ts';
import type { Effect } from '../../content/vocabulary.ts';
import { frames } from '../../frames.ts';
import { familiarIn, withFamiliar, withPaid } from '../../view/preview.ts';
import type { FoesTable } from '../../view/secrets.ts';
import { effectsText } from '../cards/card-texts.ts';
import { certainChanges, isFollowed, isLastAttack } from './certainty.ts';
import type { Explainer, FoesContext } from './explainer.ts';
import { callPhrases, callTables, fallSentences, scoredTable, stakes } from './moments.ts';
import { changesBetween } from './numbers.ts';
import { fallenBetween, unnumbered } from './rolls.ts';

/** What interrupts, a call for a Ballyhoo, and letting a moment go by lead to. */
export function interruptOutcomes({ reader, wordsOf, matOf, momentOf, said, phrasesBetween }: Explainer) {
  /** An ability, a reward or a token: what it costs and does, and what is at stake after it. */
  function declared(
    c: FoesContext,
    by: string,
    target: string,
    effects: readonly Effect[],
    paid: FoesTable,
    cost: string | null,
  ): Outcome {
    const words = wordsOf(c);
    const { table, options, stack } = c.view;
    const moment = momentOf(c);
    const after = reader.applied(paid, effects, { by, target, attack: null }, options);
    const others = unnumbered(effects).filter((effect) => effect.do !== 'turn');
    const before = stakes(words, moment, table);
    const then = stakes(words, moment, after);
    const sentences = [
      ...(cost === null ? [] : [cost]),
      ...phrasesBetween(words, table, after),
      ...(others.length === 0 ? [] : [`${effectsText(words.t.cards, others)}.`]),
      ...(before.join() === then.join() ? [] : then),
    ];
    // Whoever may be hurt meanwhile may lose all gems.
    const caller = frames.find(stack, 'calling')?.place;
    const isExposed = by === table.active || (caller !== undefined && table.familiars[caller]?.familiar === by);
    const isCertain =
      isFollowed(table) && !isExposed && effects.every((effect) => !['gem', 'luck'].includes(effect.do));
    const certain = changesBetween(table, paid).filter(() => isCertain);
    return said(sentences, certain);
  }
  function ability(c: FoesContext, by: string, target: string): Outcome {
    const paid = withFamiliar(c.view.table, by, ({ gems }) => ({ gems: gems - 1 }));
    return declared(c, by, target, matOf(by).ability.do, paid, null);
  }
  function reward(c: FoesContext, card: string, target: string): Outcome {
    const { table } = c.view;
    const by = table.familiars.find(({ rewards }) => rewards.includes(card))?.familiar ?? '';
    return declared(c, by, target, reader.foeCard(card).reward.do, table, wordsOf(c).t.outcomes.rewardUsed);
  }
  function luck(c: FoesContext, by: string): Outcome {
    const paid = withFamiliar(c.view.table, by, (own) => ({ luck: own.luck - 1 }));
    return declared(c, by, 'all', [{ do: 'turn' }], paid, null);
  }

  function called(c: FoesContext, familiar: string): Outcome {
    const words = wordsOf(c);
    const { table } = c.view;
    const foe = String(c.question.with.foe);
    const paid = withPaid(table, familiar, CALL_COST);
    const { open, closed } = callTables(words, paid, familiar, foe);
    const sentences = [
      ...phrasesBetween(words, table, paid),
      words.t.outcomes.coin(callPhrases(words, paid, familiar, foe)),
    ];
    return said(sentences, certainChanges(table, paid, familiar, [open, closed]));
  }

  function passed(c: FoesContext, rests: boolean): Outcome {
    const words = wordsOf(c);
    const { view, question } = c;
    const t = words.t.outcomes;
    if (question.ask === 'ballyhoo') return said([view.seats > 1 ? t.othersCall : t.keeps]);
    const sentences = [t.keeps, ...(rests ? [t.silent] : stakes(words, momentOf(c), view.table))];
    if (question.ask !== 'damage') return said(sentences);
    const after = scoredTable(momentOf(c), view.table);
    const isOwn = (id: string): boolean => familiarIn(view.table, id)?.seat === view.viewer;
    // Alone at the table nobody else can step in.
    const isCertain = view.seats === 1 && view.table.active === null && isLastAttack(view);
    const certain = isCertain ? changesBetween(view.table, after) : [];
    if (rests) sentences.push(...fallSentences(words, view.table, after, view.seats > 1));
    return said(sentences, certain, fallenBetween(view.table, after).some(isOwn));
  }

  return { ability, reward, luck, called, passed };
}
