import type { Seat, ValueTerm } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { targetFamiliar } from '../effects/targets.ts';
import { familiar, healthOf } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import { NOBODY, PartsLedger, type ValuePart } from './ledger.ts';
import { noteAll, RESTING, scaleOf } from './value.ts';
import { count } from './weights.ts';

/** What the value is the sum of, for a coach: the parts of the ledger, fewer and with what can be counted. */

/** What each term is called: the team's, and those of one Familiar or Foe, whose id stands behind it. */
export const TERMS = {
  team: ['won', 'lost', 'wave', 'effects', 'freedom'],
  familiar: ['health', 'danger', 'fallen', 'magic', 'training', 'things'],
  foe: ['hurt', 'finish'],
} as const;
export type TermName = (typeof TERMS)[keyof typeof TERMS][number];

/** Parts that go by another name: what is in effect, and what lies on a mat. */
const GROUPS: Readonly<Partial<Record<ValuePart, TermName>>> = {
  rolls: 'effects',
  damage: 'effects',
  guard: 'effects',
  hex: 'effects',
  daze: 'effects',
  forbidden: 'freedom',
  gems: 'things',
  luck: 'things',
  artifacts: 'things',
  rewards: 'things',
};
const OF_TEAM: readonly string[] = TERMS.team;

/** What is counted of everybody who is there: the points of Familiars, and those that Foes still have. */
function amountsOf(s: Foes): Map<string, number> {
  const { mats, foes } = contentOf(s);
  const amounts = new Map<string, number>();
  for (let place = 0; place < s.familiars.length; place++) {
    const { hp, mp } = familiar(s, place);
    const id = mats[targetFamiliar(s, place) - 1]?.id;
    amounts.set(`health ${id}`, hp).set(`magic ${id}`, mp);
  }
  for (const { card, hp } of s.foes) amounts.set(`hurt ${foes[card]?.id}`, -hp);
  for (const card of s.waves.flat()) amounts.set(`hurt ${foes[card]?.id}`, -healthOf(s, contentOf(s), card));
  return amounts;
}

export function terms(s: Foes, _seat: Seat): readonly ValueTerm[] {
  const { mats, foes } = contentOf(s);
  const account = new PartsLedger();
  noteAll(s, account);
  if (s.result === null && s.wave !== NONE) account.note('forbidden', NOBODY, -RESTING * count(s.rests));
  const ids = ['', ...mats.map(({ id }) => id), ...foes.map(({ id }) => id)];
  const worths = new Map<string, number>();
  for (const { part, of, worth } of account.parts.values()) {
    const name = GROUPS[part] ?? part;
    const key = OF_TEAM.includes(name) ? name : `${name} ${ids[of]}`;
    worths.set(key, (worths.get(key) ?? 0) + worth);
  }
  const amounts = s.result === null ? amountsOf(s) : new Map<string, number>();
  for (const key of amounts.keys()) if (!worths.has(key)) worths.set(key, 0);
  const scale = scaleOf(s);
  return [...worths].map(([term, worth]) => ({ term, worth: worth / scale, amount: amounts.get(term) ?? null }));
}
