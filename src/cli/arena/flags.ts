import { botNames, isBot } from '../../bots/index.ts';
import type { AnyGame, Language } from '../../kernel/index.ts';
import type { Tournament } from '../../lab/index.ts';
import { botNamed, seatingOf, valuesOf } from '../arguments.ts';
import { isBotName } from '../bots/open.ts';
import { misuse } from '../terminal/io.ts';

/** A contestant that is a program of somebody else, and how it is started. */
export interface Guest {
  readonly name: string;
  readonly command: string;
}

/** What a program has for a decision if nobody says, in milliseconds. */
export const USUAL_DEADLINE = 10_000;

/** The options of the command line. */
export interface ArenaFlags {
  readonly players?: string;
  readonly option: readonly string[];
  readonly each?: string;
  readonly bots?: string;
  readonly bot: readonly string[];
  readonly near?: number;
}

/** The programs of `name=command`, each with its name. */
export function guestsIn(texts: readonly string[]): Guest[] {
  return texts.map((text) => {
    const [, name = '', command = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
    if (!isBotName(name) || command.trim() === '')
      throw misuse(`--bot must be a name of up to 40 letters, digits and hyphens, =, and a command, not '${text}'`);
    return { name, command };
  });
}

/** The bots that were asked for, or all, and then the guests; nobody twice. */
function contestantsOf(bots: string | undefined, guests: readonly Guest[]) {
  const names = bots === undefined ? botNames : bots.split(',').map((name) => botNamed(name.trim()));
  const all = [...names, ...guests.map(({ name }) => name)];
  const twice = all.find((name, n) => all.indexOf(name) !== n);
  if (twice !== undefined) throw misuse(`'${twice}' cannot take part twice`);
  const taken = guests.find(({ name }) => isBot(name));
  if (taken !== undefined) throw misuse(`'${taken.name}' is the name of a bot of ours`);
  return all.map((name, n) => ({ name, ours: n < names.length }));
}

/** The numbers of players: a list, `all`, or by default the fewest that the game takes. */
function playersOf({ seating: { seats } }: AnyGame, text: string | undefined): number[] {
  if (text === undefined) return [seats.min];
  if (text === 'all') return Array.from({ length: seats.max - seats.min + 1 }, (_, n) => seats.min + n);
  return text.split(',').map((part) => {
    if (!/^\d{1,2}$/.test(part.trim()))
      throw misuse(`--players must be numbers with commas between, or all, not '${text}'`);
    return Number(part);
  });
}

/** Options that differ from tournament to tournament: `id=value` for each value of `id`, or of `id=value,value`. */
function variantsOf(game: AnyGame, text: string | undefined): string[][] {
  if (text === undefined) return [[]];
  const [id = '', values] = text.split(/=(.*)/s);
  const spec = game.seating.options.find((other) => other.id === id);
  // A wrong id or value is refused as with `--option`.
  const list = values?.split(',') ?? (spec === undefined ? [''] : valuesOf(spec));
  return list.map((value) => [`${id}=${value}`]);
}

/** A tournament for each number of players and each value of the option that is to vary. */
export function tournamentsOf(
  game: AnyGame,
  flags: ArenaFlags,
  { pack, games, seed }: { readonly pack: unknown; readonly games: number; readonly seed: string },
  language: Language,
): Tournament[] {
  const contestants = contestantsOf(flags.bots, guestsIn(flags.bot));
  if (flags.near !== undefined && flags.bots === undefined)
    throw misuse('--near goes by the order of the bots: name them with --bots, by strength');
  return playersOf(game, flags.players).flatMap((players) =>
    variantsOf(game, flags.each).map((variant) => {
      const option = [...flags.option, ...variant];
      const { options } = seatingOf(game, { players, option }, language);
      const together = game.seating.together === true || players === 1;
      const near = together ? null : (flags.near ?? null);
      if (contestants.length < 2 && !together) throw misuse('a tournament takes two contestants at least');
      return {
        game: game.name,
        pack,
        content: game.content,
        options,
        players,
        together,
        contestants,
        near,
        games,
        seed,
      };
    }),
  );
}
