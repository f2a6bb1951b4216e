import { each, procedure, run } from '../../../kernel/index.ts';
import type { AreaDamage } from '../state/frame-data.ts';
import { isFoe, modelsInTurn } from '../state/queries.ts';
import { NONE, type Rose } from '../state/state.ts';
import { harming } from './damage.ts';

/** Damage to several Models. */

/** Every enemy Model in a Room; a pair is one (BR-1.8). */
function addModelsIn(s: Rose, { room, but, by, models }: AreaDamage): void {
  for (const model of modelsInTurn(s))
    if (model.room === room && model.id !== but && isFoe(model, by)) models.push(model.id);
}
/** BR-2.5: all are hit at one moment, from the Crown holder on; what that sets off comes after. */
export const area = procedure<Rose, AreaDamage>('area', {
  'Who is in the Room': run((s, a) => {
    if (a.room !== NONE) addModelsIn(s, a);
  }),
  'All at one moment': each((_s, a) => {
    const model = a.models[a.hit++];
    return model === undefined ? null : harming.with({ model, amount: a.amount, by: a.by, source: a.source });
  }),
  'What that has set off': each((_s, a) => a.later.shift() ?? null),
});
