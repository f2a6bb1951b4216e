import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { type Bot, makeBot } from '../../src/bots/index.ts';
import { games } from '../../src/games/index.ts';
import { type Answer, type AnyGame, type Question, type Seat, type State, seededRng } from '../../src/kernel/index.ts';

/** Self-play in a thread of its own. It is bundled twice: with the sources of today and with those of the base. */

/** Games to be played: plain data. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  /** Of whoever plays all seats. */
  readonly bot: string;
  /** Each game's seed is its number; the last one is excluded. */
  readonly from: number;
  readonly to: number;
  /** Answers after which a game is left: a search of a whole game takes long. */
  readonly bound: number;
}
export interface Done {
  readonly ms: number;
  /** Processor time of the whole process: what one thread took, if no other was at work. */
  readonly cpu: number;
  readonly decisions: number;
  /** Of all that was answered: equal wherever the decisions are. */
  readonly answers: number;
  /** Bytes of heap that are left when all garbage is gone. */
  readonly heap: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Makes one number of all answers, in order. */
function mixed(mix: number, words: string): number {
  let next = mix;
  for (let i = 0; i < words.length; i++) next = (Math.imul(next, 31) + words.charCodeAt(i)) | 0;
  return next;
}

const bots = new Map<string, Bot>();
function botFor(game: AnyGame, name: string): Bot {
  const key = `${game.name} ${name}`;
  const bot = bots.get(key) ?? makeBot(name, game);
  bots.set(key, bot);
  return bot;
}

function play({ game: name, seats, bot: botName, from, to, bound }: Job): Done {
  const game = games[name]?.core as AnyGame;
  const bot = botFor(game, botName);
  let decisions = 0;
  let answers = 0;
  const start = performance.now();
  const processor = process.cpuUsage();
  for (let seed = from; seed < to; seed++) {
    const s: State = game.start({ seats, options: {}, seed: `lab/${seed}`, salts: [] });
    const luck = seededRng('lab', `${seed}`);
    for (let n = 0; s.result === null && n < bound; n++) {
      const seat = game.asked(s)[0] as Seat;
      const question = game.question(s, seat) as Question;
      let say = question.legal[0] as string;
      if (question.legal.length > 1) {
        say = bot.choose(game.view(s, seat), question, luck).say;
        decisions++;
      }
      answers = mixed(answers, say);
      game.take(s, seat, game.read(say) as Answer);
    }
  }
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(processor);
  collect();
  return { ms, cpu: (user + system) / 1000, decisions, answers, heap: process.memoryUsage().heapUsed };
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(play(job)));
