import { type Command, Option } from 'commander';
import { botNames } from '../../bots/index.ts';
import { wordsFor } from '../../lab/index.ts';
import { languageOf, someText, whole } from '../arguments.ts';
import type { CliEnvironment } from '../environment.ts';
import {
  gather,
  jsonFlag,
  languageFlag,
  learnedFlag,
  mustBeWritable,
  optionFlag,
  packFlag,
  playersFlag,
  workersFlag,
} from '../flags.ts';
import type { Io } from '../terminal/io.ts';
import { lab } from './lab.ts';
import { writeRecords } from './records.ts';
import { formOf, REPORT_FORMS } from './report-files.ts';
import { reportNames } from './report-names.ts';
import { labSetup, mustBeAlike, triedCards, whatIfOf } from './setup.ts';
import { whatIf } from './what-if.ts';

const MOST_GAMES = 1_000_000_000;
/** Whoever goes on with an experiment names no seed. */
const USUAL_SEED = 'lab';

/** `grimalkin lab`: what cards are worth, by many games. */
export function addLab(
  program: Command,
  io: Io,
  { factories, worker }: CliEnvironment,
  examples: (...lines: string[]) => string,
  exit: (code: number) => void,
): void {
  program
    .command('lab')
    .description(
      'Weigh the cards of a game: bots play many games, and every card is compared with the rest. What was played is kept: the same command goes on where it stopped, and asks for more with more games. The same seed gives the same figures however many workers share the games.',
    )
    .argument('<game>', `one of: ${Object.keys(factories).join(', ')}`)
    .addOption(
      new Option(
        '-g, --games <n>',
        'how many games in all, or at most so many pairs with --what-if or --change; if more are kept, all are counted',
      )
        .argParser(whole(1, MOST_GAMES))
        .default(1000),
    )
    .addOption(playersFlag())
    .option(
      '-b, --bots <names>',
      `one for all, or one for each seat, with commas between: ${botNames.join(', ')}`,
      'greedy',
    )
    .addOption(
      new Option('-s, --seed <text>', 'any text; another seed is another experiment')
        .argParser(someText)
        .default(USUAL_SEED),
    )
    .addOption(workersFlag())
    .addOption(optionFlag())
    .addOption(packFlag())
    .addOption(learnedFlag())
    .addOption(new Option('--results <folder>', 'where results are kept').default('lab-results'))
    .option(
      '--try <ids>',
      'play games once more without these cards, with commas between; `flagged`: those that stand out',
    )
    .addOption(
      new Option('--tries <n>', 'games that are played for that').argParser(whole(1, MOST_GAMES)).default(2000),
    )
    .addOption(
      new Option('--what-if <file>', 'play every game with this pack, too, and say what is different').conflicts([
        'try',
        'learned',
      ]),
    )
    .addOption(
      new Option('--change <card.field=value>', 'the same with a field of a card changed; may be repeated')
        .argParser(gather)
        .default([], 'none')
        .conflicts(['whatIf', 'try', 'learned']),
    )
    .addOption(
      new Option('--margin <points>', 'the smallest difference that matters, in points of a hundred')
        .argParser(whole(1, 50))
        .default(3),
    )
    .addOption(
      new Option('--to <file>', 'write the report to this .html, .csv, .json or .png as well; may be repeated')
        .argParser(gather)
        .default([], 'none'),
    )
    .addOption(
      new Option('--record <n>', 'write game n of the experiment to the file of --to, to be looked at').argParser(
        whole(0, MOST_GAMES),
      ),
    )
    .option('--all', 'list fair cards, too')
    .addOption(languageFlag())
    .addOption(jsonFlag())
    .addHelpText(
      'after',
      examples(
        'lab GAME --games 10000 --to report.html',
        'lab GAME --pack mine.json --try flagged',
        'lab GAME --what-if mine.json',
        'lab GAME --record 402 --to game.json',
      ),
    )
    .action(async (name: string, flags) => {
      const language = languageOf(flags.lang, io.env);
      const setup = await labSetup(factories, name, flags, language);
      const { game, pack, experiment, factory } = setup;
      const tried = triedCards(game, pack, flags.try);
      const whatIfs = flags.whatIf === undefined && flags.change.length === 0 ? null : await whatIfOf(setup, flags);
      if (flags.record !== undefined) {
        const written = writeRecords(flags.to, flags.record, whatIfs?.whatIf ?? experiment, factory);
        for (const file of written)
          io.stdout.write(`${wordsFor(language, reportNames(game, pack, language)).text.hints.written({ file })}\n`);
        return;
      }
      const { games, results, workers = null, json = false, to: files, tries, all = false } = flags;
      mustBeWritable('--results', results);
      const setting = { results, workers, worker, language, json, files };
      for (const file of files) formOf(file, whatIfs === null ? REPORT_FORMS : ['json']);
      if (whatIfs !== null) exit(await whatIf({ ...whatIfs, pairs: games, ...setting }, io));
      else {
        mustBeAlike(experiment);
        exit(await lab({ game, pack, experiment, games, tried, tries, all, ...setting }, io));
      }
    });
}
