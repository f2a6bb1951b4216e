import type { PackLint } from '../../../kernel/index.ts';
import { type CardNumber, type Direction, dominatedIn } from '../../shared/dominance.ts';
import { RESIDUAL } from './abilities.ts';
import { type Condition, type Pack, STATUSES, type StatusName } from './vocabulary.ts';

/** What is allowed in a pack, but hardly meant. */

const OWN = ['self', 'own', 'beside', 'ownFront'];
const FOES = ['foes', 'foeFront'];

/** Whose Pets an effect or an ability is for, 1 one's own, -1 the opponent's, 0 if that is open. */
function sideOf(holders: readonly object[]): -1 | 0 | 1 {
  const last = (key: string) => holders.filter((holder) => key in holder).at(-1) as Record<string, unknown> | undefined;
  const to = last('to')?.to;
  // An Elyth on a Pet of the opponent gives it what is bad for it.
  if (to === undefined) return (last('on')?.on ?? 'own') === 'own' ? 1 : 0;
  if (OWN.includes(to as string)) return 1;
  if (FOES.includes(to as string)) return -1;
  const isPower = holders.some((holder) => 'type' in holder && 'willpower' in holder);
  const isTrigger = holders.some((holder) => 'when' in holder && !('names' in holder));
  if (isPower || isTrigger) return -1;
  const { side } = (last('target')?.target ?? {}) as { readonly side?: string };
  return side === 'own' ? 1 : side === 'foe' ? -1 : 0;
}

const direction: Direction = (number: CardNumber) => {
  const { key, holders } = number;
  const [card] = holders;
  const holder = holders.at(-1) as { readonly do?: unknown };
  const word = typeof holder.do === 'string' ? holder.do : null;
  const side = sideOf(holders);
  if (word === 'damage' || word === 'status') return key === 'amount' || key === 'counters' ? flipped(side) : 0;
  if (word === 'heal' || word === 'shield') return side;
  if (word === 'draw' || word === 'discard') return 1;
  if (word !== null) return 0;
  if (holders.some((each) => 'atMost' in each || 'above' in each)) return 0;
  if (key === 'willpower' && 'names' in holder) return -1;
  if (holder === card || 'names' in holder) return key === 'rests' ? -1 : 1;
  if ('of' in holder && 'if' in holder) return 1;
  return key === 'most' || isGrant(key) ? side : 0;
};
const flipped = (side: -1 | 0 | 1): -1 | 0 | 1 => (side === 0 ? 0 : side === 1 ? -1 : 1);
const isGrant = (key: string): boolean =>
  ['health', 'speed', 'hit', 'miss', 'damage', 'armour', 'regeneration', 'willpower'].includes(key);

/** The statuses that something in the pack gives, and the tokens that something summons. */
function given(pack: Pack): { readonly statuses: ReadonlySet<string>; readonly tokens: ReadonlySet<string> } {
  const statuses = new Set<string>();
  const tokens = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { do: word, status, token } = value as { do?: unknown; status?: string; token?: string };
    if ((word === 'status' || word === 'hold') && status !== undefined) statuses.add(status);
    if (word === 'summon' && token !== undefined) tokens.add(token);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(pack);
  return { statuses, tokens };
}

export function lintsOf(pack: Pack): PackLint[] {
  const lints: PackLint[] = [];
  const { statuses, tokens } = given(pack);
  const noElyth = pack.elyth.length === 0;
  const look = (value: unknown, path: string, card: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const lint = (kind: PackLint['lint'], key: string, word?: string) =>
      void lints.push({
        lint: kind,
        path: key === '' ? path : `${path}.${key}`,
        card,
        ...(word !== undefined && { word }),
      });
    const { atMost, above, afflicted, bears } = value as Condition;
    const {
      do: done,
      status,
      counters,
      immune,
      grants,
      each,
      most,
    } = value as {
      readonly do?: unknown;
      readonly status?: StatusName;
      readonly counters?: number;
      readonly immune?: readonly string[];
      readonly grants?: object;
      readonly each?: string;
      readonly most?: number;
    };
    if (atMost !== undefined && above !== undefined && above >= atMost) lint('contradiction', '');
    if (afflicted !== undefined && afflicted !== 'any' && !statuses.has(afflicted))
      lint('unsourced', 'afflicted', afflicted);
    if ((bears === true || done === 'takeElyth') && noElyth) lint('unsourced', '', 'Elyth');
    if (done === 'status' && (counters ?? 1) > 1 && STATUSES.indexOf(status as StatusName) >= RESIDUAL)
      lint('uncounted', 'counters', status);
    if (grants !== undefined && most !== undefined && each === undefined) lint('uncounted', 'most', 'each');
    for (const word of immune ?? [])
      if ((STATUSES as readonly string[]).includes(word) && !statuses.has(word)) lint('unsourced', 'immune', word);
    for (const [key, inner] of Object.entries(value)) {
      const { id } = inner !== null && typeof inner === 'object' ? (inner as { id?: string }) : {};
      const place = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
      look(inner, place, id ?? card);
    }
  };
  look(pack, '', pack.id);
  for (const [i, { id }] of pack.tokens.entries())
    if (!tokens.has(id)) lints.push({ lint: 'absent', path: `tokens[${i}]`, card: id });
  return [
    ...lints,
    ...(['pets', 'elyth', 'runes', 'items'] as const).flatMap((list) => dominatedIn(list, pack[list], direction)),
  ];
}
