import { createInterface } from 'node:readline';
import { type Command, Option } from 'commander';
import { botNames, makeBot } from '../../bots/index.ts';
import { botNamed, type GameFactories, newSeed, someText } from '../arguments.ts';
import { gameOfPack } from '../packs/opened.ts';
import type { Io } from '../terminal/io.ts';
import { botServer } from './bot-server.ts';

/** `grimalkin bot`: one of our own bots, for somebody else's tournament. */
export function addBot(
  program: Command,
  io: Io,
  factories: GameFactories,
  examples: (...lines: string[]) => string,
): void {
  program
    .command('bot')
    .description('Be a bot for another program: questions come on the standard input, answers go to the output.')
    .addOption(
      new Option('--level <name>', `how it plays: ${botNames.join(', ')}, or search-N`)
        .argParser(botNamed)
        .default('cat'),
    )
    .addOption(
      new Option('-s, --seed <text>', 'any text; its luck follows from it (default: a new one)').argParser(someText),
    )
    .option('--pack <file>', 'a content pack that may be played with, beside the games’ own')
    .addHelpText('after', examples('bot', 'bot --level greedy --seed 7', 'bot --level search-5000'))
    .action(async (flags) => {
      const packed = flags.pack === undefined ? null : await gameOfPack(factories, flags.pack);
      const known = [...Object.values(factories).map(({ core }) => core), ...(packed === null ? [] : [packed])];
      const reply = botServer({
        make: (game) => makeBot(flags.level, game),
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
