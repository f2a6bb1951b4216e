import { makeBot } from '../../../src/bots/index.ts';
import { type FoesTable, faceFactory, NAME } from '../../../src/games/familiars-and-foes/face.ts';
import { games } from '../../../src/games/index.ts';
import { type AnyGame, type Question, seededRng, type View } from '../../../src/kernel/index.ts';
import type { Visitor } from '../../../src/server/testing/visitor/visitor.ts';
import { playOn } from '../people.ts';

export const FOES = NAME;
export const face = faceFactory.core;

export type Choose = (view: View<FoesTable>, question: Question) => string;

/** The answers that count for a task of the Training Scroll in a Familiar's turn. */
function waysOf(familiar: string): readonly (readonly [task: string, way: RegExp])[] {
  const mat = face.pack.mats.find(({ id }) => id === familiar);
  return [
    ['artifact', /^use /],
    ['restorative', /^restore \S+ \S+ 1$/],
    ['strong', new RegExp(`^cast (${mat?.strong.id}|${mat?.elemental.id}) `)],
    ['toad', new RegExp(`^cast ${mat?.simple.id} `)],
    ['physical', /^attack /],
  ];
}

/**
 * Plays so that one Familiar falls while all others are trained: those do their tasks first and then whatever a bot
 * would, but nobody heals the one, which has nothing but its paws.
 */
export function trainer(word: string, falls: string): Choose {
  const bot = makeBot('greedy', games[FOES]?.core as AnyGame);
  const luck = seededRng(word);
  return (view, question) => {
    const { legal, ask } = question;
    const { active, familiars } = view.table;
    const lacks = (familiar: string, task: string) =>
      familiars.some((each) => each.familiar === familiar && !each.tasks.includes(task));
    const kinds = legal.filter((say) => !/^(restore|ability|use|cast|reward) /.test(say) || !say.includes(falls));
    const well = () => bot.choose(view as View, { ...question, legal: kinds }, luck).say;
    if (ask === 'action' && active !== null) {
      if (active === falls) return legal.find((say) => say.startsWith('attack ')) as string;
      for (const [task, way] of waysOf(active)) {
        const found = lacks(active, task) ? kinds.find((say) => way.test(say)) : undefined;
        if (found !== undefined) return found;
      }
    }
    return kinds.find((say) => say.startsWith('ability ') && lacks(say.split(' ')[1] as string, 'ability')) ?? well();
  };
}

/** Plays on without the pages, always in the same way. */
export const playing = (people: readonly Visitor[], id: string, choose: Choose, enough: () => boolean) =>
  playOn(people, id, enough, (who) => {
    const { view, question } = who.at(id);
    return choose(view as View<FoesTable>, question as never);
  });

/** What has been heard since then. */
export const since = (who: Visitor, id: string) => {
  const from = who.at(id).events.length;
  return (kind: string) =>
    who
      .at(id)
      .events.slice(from)
      .find((event) => event.kind === kind);
};
