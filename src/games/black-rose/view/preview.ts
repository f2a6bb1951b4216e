import type { Seat } from '../../../kernel/index.ts';
import { num } from '../../shared/list.ts';
import { sheetPoints } from '../state/cubes.ts';
import { familiarOf, guardOf, type ModelInView } from './models.ts';

/** What damage would do, as far as a viewer can know. */

export interface HealthChange {
  readonly ref: string;
  readonly from: number;
  readonly to: number;
}
export interface DamagePreview {
  readonly changes: readonly HealthChange[];
  /** Evocations that would leave play. */
  readonly felled: readonly string[];
  /** Mages that would be defeated, and the Power that their sheets pay to whoever does it. */
  readonly defeated: readonly string[];
  readonly points: number;
  /** Damage that the owner of a pair splits. */
  readonly splits: readonly { readonly seat: Seat; readonly amount: number; readonly familiar: string }[];
  /** Who has cards face down that may change it. */
  readonly hidden: readonly Seat[];
}
const NOTHING: DamagePreview = { changes: [], felled: [], defeated: [], points: 0, splits: [], hidden: [] };

/** Damage to an Evocation; with the Familiar a Mage with a full sheet falls (BR-1.14). */
function onEvocation(model: ModelInView, amount: number, by: Seat, seats: number): DamagePreview {
  const { ref, player, evocation, left } = model;
  const to = Math.max(0, left - amount);
  const falls = to === 0;
  const bereaved = falls && evocation?.mode !== null && player.left === 0 && player.model !== null;
  return {
    ...NOTHING,
    changes: [{ ref, from: left, to }, ...(bereaved ? [{ ref: player.model as string, from: 0, to: 0 }] : [])],
    felled: falls ? [ref] : [],
    defeated: bereaved ? [player.model as string] : [],
    points: bereaved ? num(sheetPoints(player.sheet, seats), by) : 0,
  };
}
/** Damage to a Mage: what protects it openly comes off first; what it cannot take goes to a Familiar that hunts (BR-1.13). */
function onMage({ ref, seat, player, left }: ModelInView, amount: number, by: Seat, seats: number): DamagePreview {
  const familiar = familiarOf(player);
  const guard = guardOf(player);
  const isWhole = guard !== undefined || familiar === undefined;
  const rest = Math.max(0, amount - player.ward - (isWhole ? player.less : 0));
  const hidden = player.waits.length > 0 ? [seat] : [];
  if (rest === 0) return { ...NOTHING, hidden };
  if (guard !== undefined) return { ...NOTHING, hidden, splits: [{ seat, amount: rest, familiar: guard.card }] };
  const own = Math.min(rest, left);
  const aside = familiar === undefined ? 0 : Math.min(rest - own, familiar.left);
  const isGone = familiar === undefined || aside === familiar.left;
  const falls = own === left && isGone;
  const sheet = player.sheet.map((cubes, colour) => (colour === by ? cubes + own : cubes));
  return {
    changes: [
      ...(own > 0 ? [{ ref, from: left, to: left - own }] : []),
      ...(familiar !== undefined && aside > 0
        ? [{ ref: familiar.model, from: familiar.left, to: familiar.left - aside }]
        : []),
    ],
    felled: familiar !== undefined && aside === familiar.left ? [familiar.model] : [],
    defeated: falls ? [ref] : [],
    points: falls ? num(sheetPoints(sheet, seats), by) : 0,
    splits: [],
    hidden,
  };
}

/** Damage of a seat to Models, so much to each. */
export function previewDamage(models: readonly ModelInView[], amount: number, by: Seat, seats: number): DamagePreview {
  const all = models.map((model) =>
    model.evocation === null ? onMage(model, amount, by, seats) : onEvocation(model, amount, by, seats),
  );
  return {
    changes: all.flatMap(({ changes }) => changes),
    felled: all.flatMap(({ felled }) => felled),
    defeated: all.flatMap(({ defeated }) => defeated),
    points: all.reduce((sum, { points }) => sum + points, 0),
    splits: all.flatMap(({ splits }) => splits),
    hidden: all.flatMap(({ hidden }) => hidden),
  };
}
