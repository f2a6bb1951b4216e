import { type Command, Option } from 'commander';
import type { GameFactories } from '../arguments.ts';
import { gameWith } from '../packs/opened.ts';
import { type Io, misuse } from '../terminal/io.ts';
import { grid } from '../terminal/layout.ts';

/** `grimalkin answers`: the words of a game, numbered by their order, for who learns to play it. docs/gym.md tells more. */
export function addAnswers(
  program: Command,
  io: Io,
  factories: GameFactories,
  examples: (...lines: string[]) => string,
): void {
  program
    .command('answers')
    .description(
      'Print every line of words that could be an answer in a game, in a fixed order; without a game, how many each has.',
    )
    .argument('[game]', `one of: ${Object.keys(factories).join(', ')}`)
    .addOption(new Option('--pack <file>', 'a content pack to play with (default: the game’s own)'))
    .addHelpText('after', examples('answers', 'answers GAME'))
    .action(async (name: string | undefined, flags) => {
      if (name === undefined && flags.pack !== undefined) throw misuse('--pack: say which game it is for');
      const counts = () =>
        grid(
          Object.values(factories).map(({ name: game, core }) => [game, `${core.allAnswers().length}`]),
          [1],
        );
      const words = async (game: string) => (await gameWith(factories, game, flags.pack)).game.allAnswers().join('\n');
      io.stdout.write(`${name === undefined ? counts() : await words(name)}\n`);
    });
}
