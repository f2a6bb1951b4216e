import type { AnyGame, Fault, GameFactory } from '../kernel/index.ts';
import { type FindPack, packChain, resolvePack, type WholePack } from './resolve.ts';

/** A game with a pack that somebody brought. Whoever stores it or sends it on takes the whole pack, which needs no other. */
export interface OpenedPack extends WholePack {
  readonly game: AnyGame;
}

/** More faults than that help nobody, nor longer ones. */
const MOST_FAULTS = 100;
const LONGEST_PATH = 200;
const LONGEST_MESSAGE = 500;

/** The game with an untrusted pack, whole or extending another, or every fault with its place in the file. */
export async function openPack(
  factory: Pick<GameFactory, 'load'>,
  raw: unknown,
  find: FindPack,
  work: <T>(task: () => T) => Promise<T> = async (task) => task(),
): Promise<OpenedPack | readonly Fault[]> {
  const chain = await packChain(raw, find);
  if ('length' in chain) return chain;
  const opened = await work((): OpenedPack | readonly Fault[] => {
    const whole = resolvePack(chain);
    if ('length' in whole) return whole;
    const game = factory.load(whole.pack);
    if (!('length' in game)) return { ...whole, game };
    return game.map((fault) => ({ ...fault, path: whole.pathOf(fault.path) }));
  });
  if (!('length' in opened)) return opened;
  const faults = opened.slice(0, MOST_FAULTS).map((fault) => ({
    ...{ ...fault, path: shortened(fault.path, LONGEST_PATH), message: shortened(fault.message, LONGEST_MESSAGE) },
  }));
  if (opened.length <= MOST_FAULTS) return faults;
  return [...faults, { path: 'pack', message: `has ${opened.length - MOST_FAULTS} more faults` }];
}

/** A text without what is beyond a length: what a stranger wrote may be of any. */
const shortened = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
