import { below } from '../kernel/index.ts';
import { type BotKind, quick } from './bot.ts';

/** Any legal answer, each as likely. */
export const random: BotKind = {
  name: 'random',
  make: () =>
    quick('random', (_view, { legal }, rng) => ({ say: legal[below(rng, legal.length)] as string, why: null })),
};
