import type { BotKind } from '../../bots/bot.ts';
import { type Advice, advise, type Bot, type Late, makeBot } from '../../bots/index.ts';
import { editions } from '../../editions/index.ts';
import { type AnyGame, lucky } from '../../kernel/index.ts';
import { HASTE, type Haste, type Reply, type Task, troubleOf } from './job.ts';

/** A game under its rules and with its cards, and the bots that were made for it. */
interface Prepared {
  readonly game: AnyGame;
  readonly bots: Map<string, Bot>;
}

/**
 * Answers tasks, one after the other. `haste`: what the bot at work is told of its time by now. Whatever was once loaded
 * is kept: the pool ends a thread that has loaded much.
 */
export function thinker(more: readonly BotKind[], haste: () => Haste): (task: Task) => Promise<Reply> {
  const prepared = new Map<string, Prepared>();

  const prepare = async (task: Task): Promise<Prepared> => {
    const key = `${task.game} ${task.edition} ${task.content}`;
    const known = prepared.get(key);
    if (known !== undefined) return known;
    const made = { game: await gameOf(task), bots: new Map() };
    prepared.set(key, made);
    return made;
  };

  const botOf = ({ game, bots }: Prepared, name: string): Bot => {
    const known = bots.get(name);
    if (known !== undefined) return known;
    const bot = more.find((kind) => kind.name === name)?.make(game) ?? makeBot(name, game);
    bots.set(name, bot);
    return bot;
  };

  return async (task) => {
    try {
      const ready = await prepare(task);
      const began = performance.now();
      const late: Late = () => haste() === HASTE.end || performance.now() >= began + task.ms;
      if (task.bot === null) return coached(ready.game, task, late);
      const leisurely = () => haste() === HASTE.none && performance.now() < began + task.leisure;
      const bot = botOf(ready, task.bot);
      const { say, why, aside } = bot.choose(task.view, task.question, lucky(task.luck), late, leisurely);
      return { say: `${say}`, why: why === null ? null : `${why}`, ...(aside === true && { aside }) };
    } catch (error) {
      return { failed: troubleOf(error) };
    }
  };
}

/** What a coach thinks, as far as it comes. */
function coached(game: AnyGame, { view, question }: Task, late: Late): Advice {
  const advising = advise(game, view, question);
  while (!late() && advising.further());
  return advising.advice();
}

/** The task's game with its cards, which whoever made the table has checked. */
async function gameOf({ game: name, edition, content, pack }: Task): Promise<AnyGame> {
  const box = await editions.edition(name, edition);
  if (box === null) throw new Error(`there is no edition ${edition} of '${name}'`);
  const game = box.core.content === content ? box.core : box.load(pack);
  if ('length' in game || game.content !== content) throw new Error(`${name} has not the content ${content} here`);
  return game;
}
