import type { PackLint } from '../../../kernel/index.ts';
import { type Direction, dominatedIn } from '../../shared/dominance.ts';
import { type Effect, type Pack, SCHOOLS } from './vocabulary.ts';

/** What is allowed in a pack, but hardly meant. */

/** Numbers of which less is better: what is paid, and what must be there first. */
const LESS = ['discard', 'rose', 'times', 'mages'];

const direction: Direction = ({ key, holders }) => {
  const holder = holders.at(-1) as { readonly do?: string; readonly is?: string };
  if (LESS.includes(key)) return -1;
  if (key === 'cubes') return holder.do === 'damage' || holder.is === 'savages' ? -1 : 1;
  if (key === 'steps') return holder.is === 'charges' ? -1 : 1;
  return 1;
};

export function lintsOf(pack: Pack): PackLint[] {
  const lints: PackLint[] = [];
  const breeds = new Set(pack.evocations.map(({ breed }) => breed));
  // A Room that activates the Room that one is in comes to itself again.
  for (const [kind, effects] of Object.entries(pack.effects))
    for (const [n, effect] of (effects as readonly Effect[]).entries())
      if (effect.do === 'room' && effect.again === true)
        lints.push({ lint: 'endless', path: `effects.${kind}[${n}]`, card: kind, word: effect.do });
  const look = (value: unknown, path: string, card: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const effect = value as Partial<Effect>;
    if (effect.do === 'rouse' && effect.breed !== undefined && !breeds.has(effect.breed))
      lints.push({ lint: 'unsourced', path: `${path}.breed`, card, word: effect.breed });
    for (const [key, inner] of Object.entries(value)) {
      const { id } = inner !== null && typeof inner === 'object' ? (inner as { id?: string }) : {};
      const place = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
      look(inner, place, id ?? card);
    }
  };
  look(pack, '', pack.id);
  return [
    ...lints,
    ...SCHOOLS.flatMap((school) => dominatedIn(`spells.${school}`, pack.spells[school] ?? [], direction)),
    ...dominatedIn('forgotten', pack.forgotten, direction),
    ...dominatedIn('evocations', pack.evocations, direction),
    ...dominatedIn('quests', pack.quests, direction),
  ];
}
