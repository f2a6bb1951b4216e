import type { Contender } from '../measure.ts';
import { installed } from './install.ts';

const SHOWDOWN = '0.11.10';

/** What is used of pokemon-showdown; it brings types only for a compiler of its own. */
interface Side {
  readonly id: string;
  readonly activeRequest: { readonly wait?: boolean } | null;
  readonly choice: { readonly error: string };
  isChoiceDone(): boolean;
}
interface Battle {
  readonly ended: boolean;
  readonly sides: readonly Side[];
  setPlayer(id: string, options: { name: string; team: unknown }): void;
  choose(id: string, choice: string): boolean;
  toJSON(): object;
}
interface Player {
  receiveRequest(request: object): void;
}
interface Library {
  readonly Battle: (new (options: object) => Battle) & { fromJSON(json: object): Battle };
  readonly Teams: { generate(format: string, options: object): unknown };
}
type PlayerClass = new (stream: object, options: object) => Player;

/** A battle and its two players, who keep what they have chosen in `said`. */
interface Fight {
  readonly battle: Battle;
  readonly players: readonly (Player & { said: string })[];
}

const TEAMS = 64;
const GENERATIONS = [9, 1] as const;

/** Its own kind of chance, ChaCha20; another stream for each letter. */
const seedOf = (letter: string, n: number): string => `sodium,${letter}${n.toString(16).padStart(31, '0')}`;

/** Random battles of pokemon-showdown, installed on first use: the newest generation and the simplest; or why there are none. */
export function showdown(say: (line: string) => void): Contender<Fight>[] | string {
  try {
    const packages = [`pokemon-showdown@${SHOWDOWN}`];
    const load = installed({ name: 'pokemon-showdown', version: SHOWDOWN, packages }, say);
    const { RandomPlayerAI } = load('pokemon-showdown/dist/sim/tools/random-player-ai.js');
    return GENERATIONS.map((generation) => onShowdown(load('pokemon-showdown'), RandomPlayerAI, generation));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function onShowdown({ Battle, Teams }: Library, Random: PlayerClass, generation: number): Contender<Fight> {
  const formatid = `gen${generation}randombattle`;
  const teams = Array.from({ length: TEAMS }, (_, n) => Teams.generate(formatid, { seed: seedOf('a', n) }));
  const playerClass = class extends Random {
    said = '';
    choose(choice: string): void {
      this.said = choice;
    }
  };
  return {
    id: `showdown/${generation}`,
    name: `pokemon-showdown, generation ${generation}`,
    begin(seed) {
      const battle = new Battle({ formatid, seed: seedOf('b', seed) });
      battle.setPlayer('p1', { name: 'One', team: teams[seed % TEAMS] });
      battle.setPlayer('p2', { name: 'Two', team: teams[(7 * seed + 1) % TEAMS] });
      const players = ['c', 'd'].map((letter) => new playerClass({}, { seed: seedOf(letter, seed) }));
      return { battle, players };
    },
    playOn,
    bytes: ({ battle }) => JSON.stringify(battle.toJSON()).length,
    copy: ({ battle, players }) => ({ battle: Battle.fromJSON(battle.toJSON()), players }),
    sideBySide: false,
    states: 8,
  };
}

/** Its random players answer without streams and promises in between, each request once. */
function playOn({ battle, players }: Fight, most: number): number {
  let choices = 0;
  for (let seat = 0; !battle.ended && choices < most; seat = 1 - seat) {
    const side = battle.sides[seat] as Side;
    const request = side.activeRequest;
    if (request === null || request.wait || side.isChoiceDone()) continue;
    const player = players[seat] as Fight['players'][number];
    player.receiveRequest(request);
    // A move may turn out to be barred by something hidden: then it is asked again.
    if (!battle.choose(side.id, player.said) && !side.choice.error.startsWith('[Unavailable choice]'))
      throw new Error(`pokemon-showdown refused '${player.said}': ${side.choice.error}`);
    choices++;
  }
  return choices;
}
