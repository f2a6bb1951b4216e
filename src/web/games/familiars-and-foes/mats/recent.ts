import type { FamiliarView, FoesEvent } from '../../../../games/familiars-and-foes/face.ts';

const sum = (events: readonly FoesEvent[], familiar: string, kind: 'hurt' | 'healed' | 'drained' | 'magic'): number =>
  events.reduce((all, event) => all + (event.kind === kind && event.familiar === familiar ? event.points : 0), 0);
const paidBy = (events: readonly FoesEvent[], familiar: string): number =>
  events.reduce((all, event) => all + (event.kind === 'paid' && event.familiar === familiar ? event.mp : 0), 0);

/** How a Familiar stood when so much had been heard: what came later has not been seen yet. */
export function asHeard(own: FamiliarView, events: readonly FoesEvent[], heard: number): FamiliarView {
  const later = events.slice(heard);
  const { familiar, hp, mp, health, magic } = own;
  if (!later.some((event) => 'familiar' in event && event.familiar === familiar)) return own;
  if (later.some((event) => event.kind === 'revived' && event.familiar === familiar)) return { ...own, hp: 0, mp: 0 };
  const within = (points: number, most: number): number => Math.max(0, Math.min(most, points));
  return {
    ...own,
    hp: within(hp + sum(later, familiar, 'hurt') - sum(later, familiar, 'healed'), health),
    mp: within(mp + paidBy(later, familiar) + sum(later, familiar, 'drained') - sum(later, familiar, 'magic'), magic),
  };
}

/** What a Familiar lost of its HP in these. */
export const lostBy = (effects: readonly FoesEvent[], familiar: string): number => sum(effects, familiar, 'hurt');
