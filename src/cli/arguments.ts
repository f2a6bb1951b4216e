import { InvalidArgumentError } from 'commander';
import { botNames } from '../bots/index.ts';
import {
  type AnyGame,
  type GameBox,
  LANGUAGES,
  type Language,
  type OptionSpec,
  type Options,
  settle,
} from '../kernel/index.ts';
import { type Io, misuse } from './io.ts';

/** The games that the command knows, by name. */
export type Shelf = Readonly<Record<string, GameBox>>;

export function boxNamed(shelf: Shelf, name: string): GameBox {
  const box = Object.hasOwn(shelf, name) ? shelf[name] : undefined;
  if (box === undefined)
    throw misuse(`there is no game '${name}'; there are: ${Object.keys(shelf).join(', ') || 'none'}`);
  return box;
}

export const gameNamed = (shelf: Shelf, name: string): AnyGame => boxNamed(shelf, name).core;

/** A parser of whole numbers for the command line. */
export const whole =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number ${range}.`);
  };

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

export function botNamed(name: string): string {
  if (!botNames.includes(name)) throw misuse(`there is no bot '${name}'; there are: ${botNames.join(', ')}`);
  return name;
}

/** The number of players: as given, or the fewest that the game takes. */
export function playersOf(game: AnyGame, given: number | undefined): number {
  const { min, max } = game.rules.seats;
  const players = given ?? min;
  if (players < min || players > max) throw misuse(`${game.name} takes ${range(min, max)} players, not ${players}`);
  return players;
}

export const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

const YES = ['true', 'yes', 'on', '1'];
const NO = ['false', 'no', 'off', '0'];

/** What an option may be, in words. */
export const valuesOf = (spec: OptionSpec): readonly string[] =>
  spec.kind === 'flag' ? ['true', 'false'] : spec.values;

/** Every option of the game with its value, from `id=value` words; a flag's name alone switches it on. */
export function optionsOf(game: AnyGame, players: number, given: readonly string[]): Options {
  const options: Record<string, string | boolean> = {};
  for (const text of given) {
    const [id = '', value = 'true'] = text.split(/=(.*)/s);
    const spec = game.rules.options.find((other) => other.id === id);
    if (spec === undefined) {
      const known = game.rules.options.map((other) => other.id).join(', ') || 'none';
      throw misuse(`${game.name} has no option '${id}'; it has: ${known}`);
    }
    const meant = spec.kind === 'choice' ? value : YES.includes(value) ? true : NO.includes(value) ? false : null;
    if (meant === null || (spec.kind === 'choice' && !spec.values.includes(value))) {
      throw misuse(`option '${id}' must be one of ${valuesOf(spec).join(', ')}, not '${value}'`);
    }
    options[id] = meant;
  }
  const settled = settle(game.rules, players, options);
  const bar = settled.faults.length > 0 ? game.rules.refuse?.(settled.options, players) : null;
  if (bar) throw misuse(game.rules.speech.en.bar(bar, { names: [], viewer: null }));
  return settled.options;
}
