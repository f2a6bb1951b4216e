import type { Band, Effect } from '../../../../games/familiars-and-foes/face.ts';
import type { GlyphName } from '../../../art/glyphs.ts';
import { ofEffect, signed } from '../cards/printed.ts';

/** A sign and a number in place of words. */
export interface Sign {
  readonly signs: readonly GlyphName[];
  readonly value: string;
}
const FORBIDDEN: Readonly<Record<string, GlyphName>> = {
  ...{ healing: 'heart', magic: 'spell', ballyhoo: 'eye', abilities: 'gem', artifacts: 'card' },
};
function signOf(effect: Effect): readonly Sign[] {
  switch (effect.do) {
    case 'forbid':
      return [{ signs: ['lock', FORBIDDEN[effect.what] ?? 'close'], value: '' }];
    case 'drain':
      return [{ signs: ['drop'], value: signed(-effect.amount) }];
    case 'mend':
      return [{ signs: ['heart'], value: signed(effect.amount) }];
    default:
      return ofEffect(effect).map(({ sign, value }) => ({ signs: [sign], value }));
  }
}
/** What a band does, in signs; nothing for a miss. */
export function signsOf({ hit, critical, backfire, do: effects = [] }: Band): readonly Sign[] {
  const damage = hit ?? critical;
  return [
    ...(damage === undefined ? [] : [{ signs: ['claw' as const], value: `${damage}` }]),
    ...(backfire === undefined ? [] : [{ signs: ['undo' as const], value: `${backfire}` }]),
    ...effects.flatMap(signOf),
  ];
}
