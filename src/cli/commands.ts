import { fileURLToPath } from 'node:url';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { botNames } from '../bots/index.ts';
import { addArena } from './arena/command.ts';
import { botNamed, languageOf, newSeed, opponentNamed, seatingOf, someText, whole } from './arguments.ts';
import { bench } from './bench.ts';
import { addAnswers } from './bots/answers.ts';
import { addBot } from './bots/command.ts';
import type { CliEnvironment } from './environment.ts';
import {
  jsonFlag,
  languageFlag,
  learnedFlag,
  mustBeWritable,
  optionFlag,
  packFlag,
  playersFlag,
  seedFlag,
  workersFlag,
} from './flags.ts';
import { listGames } from './games.ts';
import { addLab } from './lab/command.ts';
import { learnToFile } from './learn/learn.ts';
import { taughtGames, teachableFactory } from './learn/learned.ts';
import { newGame } from './new-game/new-game.ts';
import { clockOf } from './online/clock.ts';
import { isOnline, onlineOf } from './online/flags.ts';
import { playOnline } from './online/play.ts';
import { addPacks } from './packs/command.ts';
import { gameWith } from './packs/opened.ts';
import { begin, resume } from './play/begin.ts';
import { play } from './play/play.ts';
import { replayFile } from './record/replay.ts';
import { tellTurningPoints } from './record/turning-points.ts';
import { runScenarios } from './scenario.ts';
import { botsOf, sim } from './sim.ts';
import { type Io, misuse } from './terminal/io.ts';

const MOST_GAMES = 1_000_000_000;

function viewerOf(text: string): number | 'all' {
  if (text === 'all') return 'all';
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('It must be a seat’s number, from 1, or all.');
  return Number(text) - 1;
}

/** All that `grimalkin` can do. Each action hands its exit code to `exit`. */
export function addCommands(program: Command, io: Io, environment: CliEnvironment, exit: (code: number) => void): void {
  const { factories, worker, root } = environment;
  const names = Object.keys(factories);
  const example = names[0] ?? 'GAME';
  const examples = (...lines: string[]) =>
    `\nExamples:\n${lines.map((line) => `  grimalkin ${line.replace('GAME', example)}`).join('\n')}\n`;
  const gameHelp = `one of: ${names.join(', ')}`;
  program.addHelpText('after', examples('games', 'play GAME --players 3', 'sim GAME --games 10000 --bots greedy'));

  program
    .command('play')
    .description(
      'Play a game in the terminal, against bots here or with anybody on a server. Where the input is no terminal, answers are read line by line.',
    )
    .argument('[game]', `${gameHelp}; with --resume, --table, or --server alone it is left out`)
    .addOption(playersFlag())
    .addOption(seedFlag())
    .addOption(languageFlag())
    .option('-b, --bot <name>', `who plays the other seats: ${botNames.join(', ')}`, 'greedy')
    .addOption(new Option('--seat <n>', 'your seat, from 1 (default: 1)').argParser(whole(1, 99)))
    .addOption(optionFlag())
    .addOption(packFlag())
    .option(
      '--learned <file>',
      'what bots go by when they choose before play, as `grimalkin learn` writes it, or `none`',
    )
    .option('-r, --record <file>', 'write the game to this file when it is over or left')
    .option('--resume <file>', 'go on with the game in this file; its players, seed and options are those of the file')
    .option('--server <url>', 'play on this server; without a game, choose one of its tables')
    .option('--table <id|link>', 'sit down at this table, come back to it, or look on')
    .addOption(new Option('--friends <n>', 'leave seats for so many others').argParser(whole(1, 98)))
    .addOption(
      new Option('--clock <time>', 'none, 30s for each move, 10m/game, 2d for each move (default: none)').argParser(
        clockOf,
      ),
    )
    .option('--public', 'list the table for everybody on the server')
    .addOption(new Option('--name <text>', 'what you are called there').argParser(someText))
    .addHelpText(
      'after',
      examples(
        'play GAME',
        'play GAME --players 3 --lang it --bot random',
        'play GAME --seed 7 --record game.json',
        'play --resume game.json',
        'play GAME --server http://localhost:4000 --friends 1',
        'play --server http://localhost:4000',
      ),
    )
    .action(async (name: string | undefined, flags) => {
      const language = languageOf(flags.lang, io.env);
      const bot = opponentNamed(flags.bot);
      const record: string | null = flags.record ?? null;
      if (record !== null) mustBeWritable('--record', record);
      if (isOnline(flags)) {
        exit(await playOnline({ ...(await onlineOf(factories, name, flags)), language, factories, record }, io));
        return;
      }
      const wanted = { seat: 1, ...flags };
      const { game, setup, resumed } =
        flags.resume === undefined
          ? await begin(factories, name, wanted, language)
          : await resume(factories, name, wanted, language);
      if (wanted.seat > setup.seats) throw misuse(`--seat must be from 1 to ${setup.seats}, not ${wanted.seat}`);
      exit(await play({ game, setup, seat: wanted.seat - 1, bot, language, record, resumed }, io));
    });

  program
    .command('sim')
    .description(
      'Let bots play many games on all cores and count. The same seed gives the same counts however many workers share the games.',
    )
    .argument('<game>', gameHelp)
    .addOption(new Option('-g, --games <n>', 'how many games').argParser(whole(1, MOST_GAMES)).default(1000))
    .addOption(playersFlag())
    .option(
      '-b, --bots <names>',
      `one for all, or one for each seat, with commas between: ${botNames.join(', ')}`,
      'greedy',
    )
    .addOption(seedFlag())
    .addOption(workersFlag())
    .addOption(optionFlag())
    .addOption(packFlag())
    .addOption(learnedFlag())
    .addOption(jsonFlag())
    .addHelpText(
      'after',
      examples('sim GAME --games 10000', 'sim GAME --players 2 --bots greedy,random --seed 7 --json'),
    )
    .action(async (name: string, flags) => {
      const { game, pack } = await gameWith(factories, name, flags.pack);
      const { seats, options } = seatingOf(game, flags, languageOf(undefined, io.env));
      const bots = botsOf(seats, flags.bots);
      const { games, json = false, workers = null, seed = newSeed() } = flags;
      const taught = flags.learned === undefined ? [] : taughtGames(factories, name, pack, seats, flags.learned);
      exit(await sim({ game, pack, options, taught, bots, games, seed, workers, json, worker }, io));
    });

  program
    .command('learn')
    .description(
      'Let a bot play against itself, choosing by chance what it brings, and learn from who won what is worth choosing. The same seed teaches the same.',
    )
    .argument('<game>', gameHelp)
    .addOption(new Option('-g, --games <n>', 'how many games').argParser(whole(8, MOST_GAMES)).default(6000))
    .option('-b, --bot <name>', `who plays: ${botNames.join(', ')}`, 'greedy')
    .addOption(seedFlag())
    .addOption(packFlag())
    .addOption(new Option('--out <file>', 'where to write what was learned').makeOptionMandatory())
    .addHelpText('after', examples('learn mythic-arena --games 6000 --seed 1 --out my-cards.learned.json'))
    .action(async (name: string, flags) => {
      const factory = teachableFactory(factories, name);
      const { pack } = await gameWith(factories, name, flags.pack);
      const { games, out, seed = newSeed(), pack: packFile = null } = flags;
      mustBeWritable('--out', out);
      exit(await learnToFile({ factory, pack, packFile, bot: botNamed(flags.bot), games, seed, out }, io));
    });

  addArena(program, io, environment, examples, exit);
  addLab(program, io, environment, examples, exit);

  program
    .command('games')
    .description('List the games with their seats and options.')
    .addOption(languageFlag())
    .addOption(jsonFlag())
    .addHelpText('after', examples('games', 'games --lang de'))
    .action((flags) => exit(listGames(factories, languageOf(flags.lang, io.env), flags.json ?? false, io)));

  program
    .command('replay')
    .description('Print the log of a recorded game in sentences and verify it: every answer legal, every hash equal.')
    .argument('<file>', 'a record, as `play --record` writes it')
    .addOption(languageFlag())
    .addOption(new Option('--seat <n|all>', 'whose eyes: a seat, from 1, or all').argParser(viewerOf).default('all'))
    .addOption(new Option('--to <n>', 'stop after so many answers').argParser(whole(0)))
    .option('--turning-points', 'tell instead where the game was lost or won, by what the seat could know then')
    .addOption(packFlag())
    .addOption(jsonFlag())
    .addHelpText(
      'after',
      examples(
        'replay game.json',
        'replay game.json --seat 2 --to 20 --lang fr',
        'replay game.json --turning-points --seat 1',
      ),
    )
    .action(async (file: string, flags) => {
      const { seat: viewer, to = null, json = false, pack = null } = flags;
      const language = languageOf(flags.lang, io.env);
      if (flags.turningPoints === true) {
        if (to !== null) throw misuse('--turning-points is about the whole game: leave out --to');
        exit(await tellTurningPoints(factories, { file, pack, language, whose: viewer, json }, io));
        return;
      }
      exit(await replayFile(factories, { file, pack, language, viewer, to, json }, io));
    });

  program
    .command('scenario')
    .description('Run scenario files. Folders are searched for .json files.')
    .argument('<file...>', 'files or folders')
    .addOption(packFlag())
    .addOption(jsonFlag())
    .addHelpText('after', examples('scenario my-scenario.json', 'scenario scenarios/'))
    .action(async (files: string[], flags) =>
      exit(await runScenarios(factories, files, flags.pack ?? null, flags.json ?? false, io)),
    );

  addPacks(program, io, factories, examples, exit);
  addBot(program, io, factories, examples);
  addAnswers(program, io, factories, examples);

  program
    .command('new-game')
    .description(
      'Make a small working game of that name (in a checkout of the repository), to be turned into your own.',
    )
    .argument('<name>', 'lower-case words with hyphens between them, such as moon-milk')
    .addOption(languageFlag())
    .addHelpText('after', examples('new-game moon-milk'))
    .action((name: string, flags) => exit(newGame(fileURLToPath(root), name, languageOf(flags.lang, io.env), io)));

  program
    .command('bench')
    .description('Run the benchmarks (in a checkout of the repository). All arguments are handed on.')
    .argument('[args...]', 'what to run; `bench -- --help` tells more')
    .allowUnknownOption()
    .passThroughOptions()
    .addHelpText('after', examples('bench kernel', 'bench kernel --json'))
    .action(async (args: string[]) => exit(await bench(root, args)));
}
