import type { BotKind } from '../../bots/bot.ts';
import { type Advice, advise, type Bot, type Late, makeBot } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import { type AnyGame, lucky } from '../../kernel/index.ts';
import { HASTE, type Haste, type Reply, type Task, troubleOf } from './job.ts';

/** A game with its cards, and the bots that were made for it. */
interface Edition {
  readonly game: AnyGame;
  readonly bots: Map<string, Bot>;
}

/**
 * Answers tasks, one after the other. `haste`: what the bot at work is told of its time by now. Whatever was once loaded
 * is kept: the pool ends a thread that has loaded much.
 */
export function thinker(more: readonly BotKind[], haste: () => Haste): (task: Task) => Reply {
  const editions = new Map<string, Edition>();

  const editionOf = (task: Task): Edition => {
    const key = `${task.game} ${task.content}`;
    const known = editions.get(key);
    if (known !== undefined) return known;
    const edition = { game: gameOf(task), bots: new Map() };
    editions.set(key, edition);
    return edition;
  };

  const botOf = ({ game, bots }: Edition, name: string): Bot => {
    const known = bots.get(name);
    if (known !== undefined) return known;
    const bot = more.find((kind) => kind.name === name)?.make(game) ?? makeBot(name, game);
    bots.set(name, bot);
    return bot;
  };

  return (task) => {
    try {
      const edition = editionOf(task);
      const began = performance.now();
      const late: Late = () => haste() === HASTE.end || performance.now() >= began + task.ms;
      if (task.bot === null) return coached(edition.game, task, late);
      const leisurely = () => haste() === HASTE.none && performance.now() < began + task.leisure;
      const bot = botOf(edition, task.bot);
      const { say, why } = bot.choose(task.view, task.question, lucky(task.luck), late, leisurely);
      return { say: `${say}`, why: why === null ? null : `${why}` };
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
function gameOf({ game: name, content, pack }: Task): AnyGame {
  const box = Object.hasOwn(games, name) ? games[name] : undefined;
  if (box === undefined) throw new Error(`there is no game '${name}'`);
  const game = box.core.content === content ? box.core : box.load(pack);
  if ('length' in game || game.content !== content) throw new Error(`${name} has not the content ${content} here`);
  return game;
}
