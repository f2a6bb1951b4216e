import type { NumberChange } from '../../../../kernel/index.ts';
import { foesIn, type ModelInView } from '../../view/models.ts';
import { type DamagePreview, previewDamage } from '../../view/preview.ts';
import type { OutcomeContext, OutcomePart } from './context.ts';

/** What damage does to whom: Health before and after, and what is won by it. */

/** What is certain of it: nothing once somebody splits it, has cards face down, or leaves play. */
function certain({ own }: OutcomeContext, preview: DamagePreview): readonly NumberChange[] {
  const { changes, felled, defeated, splits, hidden } = preview;
  if (splits.length + hidden.length > 0) return [];
  if (defeated.length > 0) return [{ name: 'trophies', from: own.trophies, to: own.trophies + defeated.length }];
  return felled.length > 0 ? [] : changes.map(({ ref, from, to }) => ({ name: `health ${ref}`, from, to }));
}

/** Damage that may take somebody out of play. */
export interface DamagePart extends OutcomePart {
  readonly falls: boolean;
}
export function damagePart(e: OutcomeContext, models: readonly ModelInView[], amount: number): DamagePart {
  const { t, n, table, seat } = e;
  const preview = previewDamage(models, amount, seat, table.players.length);
  const { changes, felled, defeated, points, splits, hidden } = preview;
  const change = ({ ref, from, to }: (typeof changes)[number]): string => {
    const names = { model: n.model(ref), from, to };
    return felled.includes(ref) ? t.felled(names) : defeated.includes(ref) ? t.defeated(names) : t.change(names);
  };
  const said: string[] = [];
  if (changes.length > 0) said.push(t.health({ changes: changes.map(change) }));
  for (const split of splits)
    said.push(t.splits({ amount: split.amount, player: n.player(split.seat), familiar: n.card(split.familiar) }));
  if (defeated.length > 0) said.push(t.trophies({ count: defeated.length, power: points }));
  if (said.length === 0) said.push(t.spared);
  if (hidden.length > 0) said.push(t.hidden({ players: hidden.map((of) => n.player(of)) }));
  return { said, changes: certain(e, preview), falls: felled.length + defeated.length > 0 };
}
/** Damage to every enemy in a Room. */
export const areaPart = (e: OutcomeContext, room: string | null, amount: number): DamagePart =>
  damagePart(e, foesIn(e.table, e.seat, room), amount);
