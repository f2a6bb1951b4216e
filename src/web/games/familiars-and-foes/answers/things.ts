import type { Thing } from '../../../table/board.ts';
import type { FoesProps } from '../selectors.ts';

/**
 * The words of an answer that each thing on the board stands for. A Familiar is named in two places: as who does
 * something, and as whom it is done to.
 */
const thing = (verb: string, word: string): Thing => [
  { word: verb, at: 0 },
  { word, at: 1 },
];

export const attackThing: Thing = [{ word: 'attack', at: 0 }];
export const reviveThing: Thing = [{ word: 'revive', at: 0 }];
export const castThing = (deed: string): Thing => thing('cast', deed);
export const restoreThing = (spell: string): Thing => thing('restore', spell);
export const useThing = (artifact: string): Thing => thing('use', artifact);
export const abilityThing = (familiar: string): Thing => thing('ability', familiar);
export const rewardThing = (foe: string): Thing => thing('reward', foe);
export const luckThing = (familiar: string): Thing => thing('luck', familiar);
export const ballyhooThing = (familiar: string): Thing => thing('ballyhoo', familiar);
export const chooseThing = (familiar: string): Thing => thing('choose', familiar);
/** Wherever in an answer a Foe is named. */
export const foeThing = (foe: string): Thing => [{ word: foe }];

/** What a Familiar's row stands for now; null: it is only to be looked at. */
export function aimThing(
  { view, question, picking }: Pick<FoesProps, 'view' | 'question' | 'picking'>,
  familiar: string,
): Thing | null {
  if (isAimingInterrupt(view.table.familiars, picking)) return [{ word: familiar, at: 2 }];
  switch (question?.ask) {
    case undefined:
    case 'choose':
      return null;
    case 'first':
      return thing('first', familiar);
    case 'ballyhoo':
      return ballyhooThing(familiar);
    case 'action': {
      if (picking.stateOf(reviveThing) === 'chosen') return thing('revive', familiar);
      // Before something is chosen that could be meant for them, all would be lit that stand on the table.
      return isAiming(question.legal, picking) ? [{ word: familiar, at: 2 }] : null;
    }
    default:
      return [{ word: familiar, at: 2 }];
  }
}
/** Whether an ability or a reward has been chosen, which may be for a Familiar. */
const isAimingInterrupt = (
  familiars: FoesProps['view']['table']['familiars'],
  picking: FoesProps['picking'],
): boolean =>
  familiars.some(({ familiar, rewards }) =>
    [abilityThing(familiar), ...rewards.map(rewardThing)].some((each) => picking.stateOf(each) === 'chosen'),
  );
/** Whether a deed of the turn has been chosen. */
const isAiming = (legal: readonly string[], picking: FoesProps['picking']): boolean => {
  const deeds = new Set(legal.map((say) => say.split(' ').slice(0, 2).join(' ')));
  return [...deeds].some((deed) => {
    const [verb = '', word = ''] = deed.split(' ');
    return verb !== 'attack' && verb !== 'revive' && picking.stateOf(thing(verb, word)) === 'chosen';
  });
};
