import type { BotKind } from '../../bots/bot.ts';
import { advise, type Bot, type BotAdvice, type IsLate, makeBot } from '../../bots/index.ts';
import { editions } from '../../editions/index.ts';
import { type AnyGame, seededRng } from '../../kernel/index.ts';
import { errorSite, type ThreadReply, type ThreadTask, URGENCY, type Urgency } from './job.ts';

/** A loaded game, and the bots that were created for it. */
interface PreparedGame {
  readonly game: AnyGame;
  readonly bots: Map<string, Bot>;
}

/**
 * Returns a function that runs tasks one after the other. `urgency` returns the current urgency of the task. Everything
 * loaded stays in memory: the pool ends a thread that has loaded much.
 */
export function taskRunner(
  more: readonly BotKind[],
  urgency: () => Urgency,
): (task: ThreadTask) => Promise<ThreadReply> {
  const prepared = new Map<string, PreparedGame>();

  const prepare = async (task: ThreadTask): Promise<PreparedGame> => {
    const key = `${task.game} ${task.edition} ${task.content}`;
    const known = prepared.get(key);
    if (known !== undefined) return known;
    const made = { game: await gameOf(task), bots: new Map() };
    prepared.set(key, made);
    return made;
  };

  const botOf = ({ game, bots }: PreparedGame, name: string): Bot => {
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
      const late: IsLate = () => urgency() === URGENCY.end || performance.now() >= began + task.ms;
      if (task.bot === null) return coached(ready.game, task, late);
      const mayThinkOn = () => urgency() === URGENCY.none && performance.now() < began + task.extraMs;
      const bot = botOf(ready, task.bot);
      const { say, why, aside } = bot.choose(task.view, task.question, seededRng(task.luck), late, mayThinkOn);
      return { say: `${say}`, why: why === null ? null : `${why}`, ...(aside === true && { aside }) };
    } catch (error) {
      return { failed: errorSite(error) };
    }
  };
}

/** A coach's rating, as far as it gets in the time. */
function coached(game: AnyGame, { view, question }: ThreadTask, late: IsLate): BotAdvice {
  const advising = advise(game, view, question);
  while (!late() && advising.step());
  return advising.advice();
}

/** The task's game with its cards, which were checked when the table was created. */
async function gameOf({ game: name, edition, content, pack }: ThreadTask): Promise<AnyGame> {
  const factory = await editions.edition(name, edition);
  if (factory === null) throw new Error(`there is no edition ${edition} of '${name}'`);
  const game = factory.core.content === content ? factory.core : factory.load(pack);
  if ('length' in game || game.content !== content) throw new Error(`${name} has not the content ${content} here`);
  return game;
}
