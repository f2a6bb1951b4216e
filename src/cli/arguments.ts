import { randomBytes } from 'node:crypto';
import { InvalidArgumentError } from 'commander';
import { botNames, isBot, noSuchBot } from '../bots/index.ts';
import {
  type AnyGame,
  type Fault,
  type GameFactory,
  LANGUAGES,
  type Language,
  type OptionSpec,
  type Options,
  settle,
} from '../kernel/index.ts';
import { type Io, misuse } from './terminal/io.ts';

/** The games that the command knows, by name. */
export type GameFactories = Readonly<Record<string, GameFactory>>;

export function factoryNamed(factories: GameFactories, name: string): GameFactory {
  const factory = Object.hasOwn(factories, name) ? factories[name] : undefined;
  if (factory === undefined)
    throw misuse(`there is no game '${name}'; there are: ${Object.keys(factories).join(', ') || 'none'}`);
  return factory;
}

/** A parser of whole numbers for the command line. */
export const whole =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number ${range}.`);
  };

/** A text of at least one letter, for the command line. */
export function someText(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}

export const newSeed = (): string => randomBytes(6).toString('hex');

/** The language that was asked for, or that of the environment if we speak it, or English. */
export function languageOf(given: string | undefined, env: Io['env']): Language {
  const known = (text: string | undefined) => LANGUAGES.find((language) => language === text);
  if (given === undefined) {
    const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG;
    return known(locale?.slice(0, 2).toLowerCase()) ?? 'en';
  }
  const language = known(given);
  if (language === undefined) throw misuse(`there is no language '${given}'; there are: ${LANGUAGES.join(', ')}`);
  return language;
}

/** One of the bots, or a search of any length. */
export function botNamed(name: string): string {
  if (!isBot(name)) throw misuse(noSuchBot(name));
  return name;
}

/** One of the bots that people play with, here and on a server. */
export function opponentNamed(name: string): string {
  if (!botNames.includes(name)) throw misuse(`there is no bot '${name}'; there are: ${botNames.join(', ')}`);
  return name;
}

const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

const YES = ['true', 'yes', 'on', '1'];
const NO = ['false', 'no', 'off', '0'];

/** What an option may be, in words. */
export const valuesOf = (spec: OptionSpec): readonly string[] =>
  spec.kind === 'flag' ? ['true', 'false'] : spec.values;

/** What was asked for: how many players, or as many as needed, and options as `id=value`. */
export interface SeatingFlags {
  readonly players?: number;
  readonly option: readonly string[];
}

/** The players (the fewest that the game takes, unless given) and every option with its value; all that is wrong is said. */
export function seatingOf(
  game: AnyGame,
  { players, option }: SeatingFlags,
  language: Language,
): { seats: number; options: Options } {
  const { min, max } = game.seating.seats;
  const seats = players ?? min;
  const wrong: string[] = [];
  if (seats < min || seats > max) wrong.push(`${game.name} takes ${range(min, max)} players, not ${seats}`);
  const given: Record<string, string | boolean> = {};
  for (const text of option) {
    const meant = optionIn(game, text);
    if (typeof meant === 'string') wrong.push(meant);
    else given[meant.id] = meant.value;
  }
  if (wrong.length === 0) wrong.push(...refusals(game, seats, given, language).map(({ message }) => message));
  if (wrong.length > 0) throw misuse(wrong.join('\n'));
  return { seats, options: settle(game.seating, seats, given).options };
}

/** An option's id and value from `id=value`, or what is wrong; a flag's name alone switches it on. */
function optionIn(game: AnyGame, text: string): { id: string; value: string | boolean } | string {
  const [id = '', value = 'true'] = text.split(/=(.*)/s);
  const specs = game.seating.options;
  const spec = specs.find((other) => other.id === id);
  if (spec === undefined)
    return `${game.name} has no option '${id}'; it has: ${specs.map((other) => other.id).join(', ') || 'none'}`;
  const meant = spec.kind === 'choice' ? value : YES.includes(value) ? true : NO.includes(value) ? false : null;
  if (meant === null || (spec.kind === 'choice' && !spec.values.includes(value)))
    return `option '${id}' must be one of ${valuesOf(spec).join(', ')}, not '${value}'`;
  return { id, value: meant };
}

/** Why players and options do not go together; where a rule is in the way, as the game itself says it. */
export function refusals(game: AnyGame, seats: number, options: Options, language: Language): Fault[] {
  const scene = { names: [], viewer: null };
  return settle(game.seating, seats, options).faults.map(({ path, message, bar }) => ({
    path,
    message: bar === undefined ? message : `${game.speech[language].bar(bar, scene)} (${bar.rule})`,
  }));
}
