import { createInterface } from 'node:readline';
import { type Command, Option } from 'commander';
import { botNames, makeBot, searching } from '../../bots/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { botNamed, newSeed, type Shelf, someText, whole } from '../arguments.ts';
import type { Io } from '../io.ts';
import { gameOfPack } from '../packs.ts';
import { ourBot } from './ours.ts';

const MOST_ITERATIONS = 10_000_000;

function makerOf({ level, iterations }: { readonly level: string; readonly iterations?: number }) {
  if (iterations !== undefined) return (game: AnyGame) => searching('search', game, iterations);
  const name = botNamed(level);
  return (game: AnyGame) => makeBot(name, game);
}

/** `grimalkin bot`: one of our own bots, for somebody else's tournament. */
export function addBot(program: Command, io: Io, shelf: Shelf, examples: (...lines: string[]) => string): void {
  program
    .command('bot')
    .description('Be a bot for another programme: questions come on the standard input, answers go to the output.')
    .option('--level <name>', `how it plays: ${botNames.join(', ')}`, 'cat')
    .addOption(
      new Option('--iterations <n>', 'search for so long instead, without slips')
        .argParser(whole(1, MOST_ITERATIONS))
        .conflicts('level'),
    )
    .addOption(
      new Option('-s, --seed <text>', 'any text; its luck follows from it (default: a new one)').argParser(someText),
    )
    .option('--pack <file>', 'a content pack that may be played with, beside the games’ own')
    .addHelpText('after', examples('bot', 'bot --level greedy --seed 7', 'bot --iterations 5000'))
    .action(async (flags) => {
      const packed = flags.pack === undefined ? null : gameOfPack(shelf, flags.pack);
      const known = [...Object.values(shelf).map(({ core }) => core), ...(packed === null ? [] : [packed])];
      const reply = ourBot({
        make: makerOf(flags),
        seed: flags.seed ?? newSeed(),
        now: () => io.now(),
        gameOf: (name, content) => known.find((game) => game.name === name && game.content === content) ?? null,
      });
      for await (const line of createInterface({ input: io.stdin, terminal: false })) {
        const said = line.trim() === '' ? null : reply(line);
        if (said !== null) io.stdout.write(`${said}\n`);
      }
    });
}
