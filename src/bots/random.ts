import { below } from '../kernel/index.ts';
import { type BotKind, immediateBot } from './bot.ts';

/** Any legal answer or aside, each as likely. */
export const random: BotKind = {
  name: 'random',
  make: () =>
    immediateBot('random', (_view, { legal, asides = [] }, rng) => {
      const place = below(rng, legal.length + asides.length);
      const say = legal[place];
      if (say !== undefined) return { say, why: null };
      return { say: asides[place - legal.length] as string, why: null, aside: true };
    }),
};
