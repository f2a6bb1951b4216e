import { type Command, Option } from 'commander';
import { botNames } from '../../bots/index.ts';
import { languageOf, newSeed, whole } from '../arguments.ts';
import type { CliEnvironment } from '../environment.ts';
import { gather, jsonFlag, mustBeWritable, optionFlag, packFlag, seedFlag, workersFlag } from '../flags.ts';
import { gameWith } from '../packs/opened.ts';
import type { Io } from '../terminal/io.ts';
import { arena } from './arena.ts';
import { guestsIn, tournamentsOf, USUAL_DEADLINE } from './flags.ts';

/** For each pair of a tournament, which remembers every game. */
const MOST_EACH = 100_000;
/** An hour, in milliseconds. */
const MOST_DEADLINE = 3_600_000;

/** `grimalkin arena`: a tournament of bots. */
export function addArena(
  program: Command,
  io: Io,
  environment: CliEnvironment,
  examples: (...lines: string[]) => string,
  exit: (code: number) => void,
): void {
  const { factories } = environment;
  program
    .command('arena')
    .description(
      'Hold a tournament of bots and rate them. Every pair plays in mirrored seats; where all play together, each bot plays all seats. The same seed gives the same tables however many workers share the games.',
    )
    .argument('<game>', `one of: ${Object.keys(factories).join(', ')}`)
    .addOption(
      new Option('-g, --games <n>', 'games for each pair, or for each bot where all play together')
        .argParser(whole(1, MOST_EACH))
        .default(100),
    )
    .option(
      '-p, --players <n,n|all>',
      'how many play; a tournament for each number (default: the fewest that the game takes)',
    )
    .option('-b, --bots <names>', `who takes part, with commas between (default: ${botNames.join(',')}; also search-N)`)
    .addOption(
      new Option('--bot <name=command>', 'a program that takes part; may be repeated')
        .argParser(gather)
        .default([], 'none'),
    )
    .addOption(
      new Option(
        '--near <n>',
        'only those meet who stand at most so far apart in the list of bots; name them by strength (default: everybody meets everybody)',
      ).argParser(whole(1, MOST_EACH)),
    )
    .addOption(
      new Option('--deadline <ms>', 'what such a program has for a decision')
        .argParser(whole(1, MOST_DEADLINE))
        .default(USUAL_DEADLINE),
    )
    .addOption(seedFlag())
    .addOption(workersFlag())
    .addOption(optionFlag())
    .option('--each <id[=value,value]>', 'a tournament for each value of this option of the game')
    .addOption(packFlag())
    .addOption(jsonFlag())
    .addOption(new Option('--markdown', 'print sections for a page').conflicts('json'))
    .option('--into <file>', 'put these sections into a page, between <!-- arena GAME --> and <!-- /arena GAME -->')
    .option(
      '--publish <file>',
      'put the ratings, by number of players, into this JSON file; of several tournaments the first one’s',
    )
    .addHelpText(
      'after',
      examples(
        'arena GAME --bots random,greedy --games 1000',
        'arena GAME --players all --seed 7 --into docs/bots.md',
        "arena GAME --bots greedy --bot 'mine=python3 bot.py'",
      ),
    )
    .action(async (name: string, flags) => {
      const { game, pack } = await gameWith(factories, name, flags.pack);
      const { games, seed = newSeed(), workers = null, deadline: deadlineMs, into = null, publish = null } = flags;
      const tournaments = tournamentsOf(game, flags, { pack, games, seed }, languageOf(undefined, io.env));
      const form = flags.json ? 'json' : flags.markdown ? 'markdown' : 'text';
      const guests = guestsIn(flags.bot);
      if (publish !== null) mustBeWritable('--publish', publish);
      const packFile = flags.pack ?? null;
      exit(
        await arena({ game, tournaments, guests, packFile, deadlineMs, workers, form, into, publish }, environment, io),
      );
    });
}
