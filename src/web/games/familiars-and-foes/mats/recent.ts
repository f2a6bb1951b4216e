import type { FamiliarView } from '../../../../games/familiars-and-foes/face.ts';
import type { HeardEvent } from '../../../../kernel/index.ts';

const sum = (events: readonly HeardEvent[], familiar: string, ...kinds: string[]): number =>
  events.reduce(
    (all, event) =>
      all + (kinds.includes(event.kind) && event.familiar === familiar ? ((event.points ?? event.mp) as number) : 0),
    0,
  );

/** How a Familiar stood when so much had been heard: what came later has not been seen yet. */
export function asHeard(own: FamiliarView, events: readonly HeardEvent[], heard: number): FamiliarView {
  const later = events.slice(heard);
  const { familiar, hp, mp, health, magic } = own;
  if (!later.some((event) => event.familiar === familiar)) return own;
  if (later.some(({ kind, familiar: who }) => kind === 'revived' && who === familiar)) return { ...own, hp: 0, mp: 0 };
  const within = (points: number, most: number): number => Math.max(0, Math.min(most, points));
  return {
    ...own,
    hp: within(hp + sum(later, familiar, 'hurt') - sum(later, familiar, 'healed'), health),
    mp: within(mp + sum(later, familiar, 'paid', 'drained') - sum(later, familiar, 'magic'), magic),
  };
}

/** What a Familiar lost of its HP in these. */
export const lostBy = (effects: readonly HeardEvent[], familiar: string): number => sum(effects, familiar, 'hurt');
