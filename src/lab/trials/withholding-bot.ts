import { type Bot, immediateBot } from '../../bots/index.ts';
import type { Subjects } from '../figures/subjects.ts';

/** A bot that never uses a card, as long as it may answer anything else. */
export function withholdingBot(bot: Bot, subjects: Subjects, subject: number): Bot {
  return immediateBot(bot.name, (view, question, rng) => {
    const others = question.legal.filter((say) => !subjects.usedBy(say).includes(subject));
    const asides = question.asides?.filter((say) => !subjects.usedBy(say).includes(subject));
    const asked = { ...question, ...(asides !== undefined && { asides }) };
    return bot.choose(view, others.length === 0 ? asked : { ...asked, legal: others }, rng);
  });
}
