import { createHash } from 'node:crypto';
import { type AnyGame, gameFactory } from '../../../kernel/index.ts';
import type { BotService } from '../../bots/bot-service.ts';
import type { Storage } from '../../storage/open.ts';
import { startTestServer, type TestServer } from '../server.ts';

/** No bot answers while a session is played: what bots say is left to chance. */
const ENV = { BOT_PACE_MS: '60000' };
/** And a coach thinks the better of an answer the earlier it stands in the list. */
const botService: BotService = {
  choose: ({ question }) => Promise.resolve({ say: question.legal[0] as string, why: null }),
  advise: ({ question: { legal } }) => {
    const verdicts = legal.map((say, n) => ({ say, visits: 600 >> (2 * n), worth: (24 - 30 * n) / 100 }));
    return Promise.resolve({ iterations: verdicts.reduce((sum, { visits }) => sum + visits, 0), verdicts });
  },
  close: () => Promise.resolve(),
};

/** A server for sessions: it has few games, the same seeds for each session, and a clock that stands still. */
export interface SessionServer {
  readonly url: string;
  /** Makes it ready for the next session. */
  reset(): void;
  /** Puts its clock forward. */
  pass(seconds: number): void;
  stop(): Promise<void>;
  startAgain(): Promise<void>;
  remove(): Promise<void>;
}

export async function openSessionServer(kind: Storage['kind'], ...games: readonly AnyGame[]): Promise<SessionServer> {
  let clock = Date.now();
  let elapsed = 0;
  let seeds = 0;
  const newSeed = () => createHash('sha256').update(`seed ${++seeds}`).digest('hex');
  const factories = Object.fromEntries(games.map((game) => [game.name, gameFactory(game)]));
  const first = await startTestServer(kind, ENV, {
    ...{ factories, newSeed, botService },
    ...{ now: () => clock, monotonic: () => elapsed },
  });
  let place: TestServer = first;
  return {
    get url() {
      return place.server.url;
    },
    reset() {
      clock = Date.now();
      seeds = 0;
    },
    pass(seconds) {
      clock += 1000 * seconds;
      elapsed += 1000 * seconds;
    },
    stop: () => place.stop(),
    async startAgain() {
      place = await place.another();
    },
    async remove() {
      await place.stop();
      await first.remove();
    },
  };
}
