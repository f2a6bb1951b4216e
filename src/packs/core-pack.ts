import type { GameFactory } from '../kernel/index.ts';
import { CORE } from './extension/extension.ts';
import type { FindPack } from './resolve.ts';

/** Finds the core pack of a game as this edition of it has it. */
export const coreOf =
  ({ core, pack }: Pick<GameFactory, 'core' | 'pack'>): FindPack =>
  async (wanted) =>
    wanted.pack === CORE && (wanted.hash === null || wanted.hash === core.content) ? pack : null;

/** Looks in one place after the other. */
export const firstOf =
  (...places: readonly FindPack[]): FindPack =>
  async (wanted) => {
    for (const find of places) {
      const found = await find(wanted);
      if (found !== null) return found;
    }
    return null;
  };
