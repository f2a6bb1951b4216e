import { answers, type In } from '../../../kernel/index.ts';

/** Everything that can be said in this game, with the mats and cards of one pack. */
export function makeAnswers(
  mats: readonly string[],
  foes: readonly string[],
  deeds: readonly string[],
  restoratives: readonly string[],
  most: number,
) {
  const familiar = ['familiar', mats] as const;
  const foe = ['foe', foes] as const;
  /** Nobody in particular, a Familiar or a Foe. */
  const target = ['target', ['all', ...mats, ...foes]] as const;
  const points = ['points', Array.from({ length: most }, (_, n) => String(n + 1))] as const;
  return {
    choose: answers('choose', familiar),
    first: answers('first', ['who', [...mats, 'chance']]),
    attack: answers('attack', foe),
    cast: answers('cast', ['deed', deeds], target),
    restore: answers('restore', ['spell', restoratives], familiar, points),
    use: answers('use', ['deed', deeds], target),
    revive: answers('revive', familiar),
    agree: answers('agree'),
    refuse: answers('refuse'),
    at: answers('at', foe),
    stop: answers('stop'),
    ability: answers('ability', familiar, target),
    reward: answers('reward', ['card', foes], target),
    luck: answers('luck', familiar),
    ballyhoo: answers('ballyhoo', familiar),
    pass: answers('pass'),
    rest: answers('rest'),
  };
}
export type GameAnswers = ReturnType<typeof makeAnswers>;
/** An answer of these verbs. */
export type GameAnswer<V extends keyof GameAnswers> = { [K in V]: In<GameAnswers[K]> }[V];
