import type { Seat } from '../../../kernel/index.ts';
import { listed } from '../content/abilities.ts';
import { type Effect, STATUSES, TYPES } from '../content/vocabulary.ts';
import { intoStasis, spendElyth } from '../state/mutations.ts';
import { petsInPlay } from '../state/queries.ts';
import type { Arena, Pet } from '../state/state.ts';
import { hasStatus } from '../state/stats.ts';
import { boost, grow, heal, hurt, shield, silence } from './damage.ts';
import { afflict, cure, cureAll } from './statuses.ts';

/** What the words do that need no question. Those with a question are in `asks.ts`. */
type ActingWord = Exclude<Effect['do'], 'hold' | 'summon' | 'swap' | 'renew'>;
type EffectOf<W extends Effect['do']> = Extract<Effect, { do: W }>;
type EffectFunction<W extends ActingWord> = (s: Arena, effect: EffectOf<W>, pet: Pet, by: Seat) => void;

const onPets: { readonly [W in Exclude<ActingWord, 'draw' | 'discard' | 'takeElyth' | 'damage'>]: EffectFunction<W> } =
  {
    heal: (s, { amount }, pet) => heal(s, pet, amount),
    boost: (s, { grants }, pet) => boost(s, pet, listed(grants)),
    grow: (s, { grants }, pet) => grow(s, pet, listed(grants)),
    shield: (s, { damage, statuses }, pet) => shield(s, pet, damage, statuses),
    status: (s, { status, counters }, pet, by) => afflict(s, pet, STATUSES.indexOf(status), counters ?? 1, by, null),
    cure: (s, { what }, pet) => {
      if (what === 'all') cureAll(s, pet);
      else cureOnly(s, pet);
    },
    silence: (s, _effect, pet) => silence(s, pet),
    spendElyth: (s, _effect, pet) => spendElyth(s, pet),
    stasis: (s, { turns }, pet) => {
      if (petsInPlay(s, pet.seat) > 1) intoStasis(s, pet, turns);
    },
  };
/** Who has but one kind of status loses that one. */
function cureOnly(s: Arena, pet: Pet): void {
  for (let status = 0; status < STATUSES.length; status++) {
    if (!hasStatus(s, pet, status)) continue;
    cure(s, pet, status);
    return;
  }
}

/** An effect on one Pet; whether it dealt damage. */
export function applyEffect(s: Arena, effect: Effect, pet: Pet, by: Seat): boolean {
  if (effect.do === 'damage') return hurt(s, pet, effect.amount, TYPES.indexOf(effect.type)) > 0;
  // Each function takes the effect of its own word: TypeScript cannot follow that it is this one.
  const act: (s: Arena, effect: never, pet: Pet, by: Seat) => void = onPets[effect.do as keyof typeof onPets];
  act(s, effect as never, pet, by);
  return false;
}
