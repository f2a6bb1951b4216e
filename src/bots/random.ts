import { below } from '../kernel/index.ts';
import type { BotKind } from './bot.ts';

/** Any legal answer, each as likely. */
export const random: BotKind = {
  name: 'random',
  make: () => ({
    name: 'random',
    choose: (_view, { legal }, rng) => ({ say: legal[below(rng, legal.length)] as string, why: null }),
  }),
};
