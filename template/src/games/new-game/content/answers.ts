import { answers } from '../../../kernel/index.ts';

export const MAX_SEATS = 4;
/** NG-1.2: charms that are dealt to each player, who puts one of them back. */
export const DEALT = 3;
/** NG-3.4: whoever comes home draws up to so many charms. */
export const HAND = 2;
/** NG-3.2: so many prowlers scatter a basket. */
export const TOO_MANY = 2;

/** Every answer that can be given. */
export const makeAnswers = (charms: readonly string[]) => ({
  return: answers('return', ['charm', charms]),
  gather: answers('gather'),
  use: answers('use', ['charm', charms]),
  home: answers('home'),
});
