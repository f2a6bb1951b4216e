import { type Command, Option } from 'commander';
import { factoryNamed, type GameFactories, languageOf, whole } from '../arguments.ts';
import { jsonFlag, languageFlag } from '../flags.ts';
import type { Io } from '../terminal/io.ts';
import { checkPack } from './check.ts';
import { diffPacks } from './diff.ts';
import { exportPack, exportSchema } from './export.ts';
import { newPack } from './new.ts';
import { showPack } from './show.ts';

/** `grimalkin packs`: all that helps to make cards. */
export function addPacks(
  program: Command,
  io: Io,
  factories: GameFactories,
  examples: (...lines: string[]) => string,
  exit: (code: number) => void,
): void {
  const packs = program.command('packs').description('Make cards of your own: content packs.');
  const gameFlag = () =>
    new Option(
      '--game <name>',
      `the game it is for, unless the pack says so; one of: ${Object.keys(factories).join(', ')}`,
    ).argParser((name) => factoryNamed(factories, name).name);

  const packHelp = 'a file, or the name of a game for its own cards; with --game, `core` stands for them too';

  packs
    .command('new')
    .description('Make a pack with one card that can be played at once, to be turned into your own.')
    .argument('<game>', `one of: ${Object.keys(factories).join(', ')}`)
    .option('--id <id>', 'what the pack is called, in lower-case words with hyphens between them', 'my-cards')
    .option('--list <name>', 'the list that the first card is for, such as spells (default: as fits the game)')
    .option('--whole', 'begin with all cards of the game instead')
    .option('--out <file>', 'where to write it (default: the id and .json)')
    .addOption(languageFlag())
    .addHelpText('after', examples('packs new GAME', 'packs new GAME --id moon-cards --list familiars'))
    .action((gameName: string, flags) => {
      const { id, list = null, whole = false, out = null } = flags;
      const language = languageOf(flags.lang, io.env);
      exit(newPack(factories, { gameName, id, list, whole, out, language }, io));
    });

  packs
    .command('show')
    .description('Print cards as people will read them: all of a pack, or one and what stands on it.')
    .argument('<pack>', packHelp)
    .argument('[id]', 'the id of a card')
    .addOption(gameFlag())
    .addOption(languageFlag())
    .addOption(jsonFlag())
    .addHelpText('after', examples('packs show GAME --lang de', 'packs show my-cards.json my-cards-1'))
    .action(async (pack: string, id: string | undefined, flags) => {
      const { game: gameName = null, json = false } = flags;
      const language = languageOf(flags.lang, io.env);
      exit(await showPack(factories, { pack, id: id ?? null, gameName, language, json }, io));
    });

  packs
    .command('export')
    .description('Write a pack whole: a game’s own cards, or all that a pack which extends another comes to.')
    .argument('<pack>', packHelp)
    .addOption(gameFlag())
    .option('--out <file>', 'where to write it (default: the output)')
    .addOption(languageFlag())
    .addHelpText('after', examples('packs export core --game GAME', 'packs export my-cards.json --out whole.json'))
    .action(async (pack: string, flags) => {
      const { game: gameName = null, out = null } = flags;
      exit(await exportPack(factories, { pack, gameName, out, language: languageOf(flags.lang, io.env) }, io));
    });

  packs
    .command('schema')
    .description('Write the JSON Schema of a game’s packs: with it editors complete words and mark what is wrong.')
    .argument('<game>', `one of: ${Object.keys(factories).join(', ')}`)
    .option('--out <file>', 'where to write it (default: the output)')
    .addOption(languageFlag())
    .addHelpText('after', examples('packs schema GAME --out GAME.schema.json'))
    .action((gameName: string, flags) =>
      exit(exportSchema(factories, { gameName, out: flags.out ?? null, language: languageOf(flags.lang, io.env) }, io)),
    );

  packs
    .command('diff')
    .description('Print how the second of two packs differs from the first: cards, numbers and sentences.')
    .argument('<first>', `${packHelp}; beside another pack \`core\` is that of its game`)
    .argument('<second>', 'likewise')
    .addOption(gameFlag())
    .addOption(languageFlag())
    .addOption(jsonFlag())
    .addHelpText('after', examples('packs diff core my-cards.json', 'packs diff old.json new.json --json'))
    .action(async (first: string, second: string, flags) => {
      const { game: gameName = null, json = false } = flags;
      const language = languageOf(flags.lang, io.env);
      exit(await diffPacks(factories, { first, second, gameName, language, json }, io));
    });

  packs
    .command('check')
    .description('Check a content pack: every fault with its path, or what it is and what is hardly meant.')
    .argument('<file>', 'the pack, a JSON file')
    .addOption(gameFlag())
    .addOption(
      new Option('--games <n>', 'let bots play so many games with it, and say which cards nobody played')
        .argParser(whole(0, 100_000))
        .default(0, 'none'),
    )
    .addOption(languageFlag())
    .addOption(jsonFlag())
    .addHelpText('after', examples('packs check my-cards.json', 'packs check my-cards.json --games 200'))
    .action(async (file: string, flags) => {
      const { game: gameName = null, json = false, games } = flags;
      exit(await checkPack(factories, { file, gameName, language: languageOf(flags.lang, io.env), json, games }, io));
    });
}
