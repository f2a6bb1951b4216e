import type { HeardEvent } from '../../../kernel/index.ts';
import { formatted } from '../../../text/formatted.ts';
import type { Name } from '../../../text/name.ts';
import type { FamiliarsAndFoesMessages } from '../generated/messages.ts';

/** Names in one language, for whoever looks on. */
export interface EventNames {
  card(id: unknown): Name;
  player(seat: unknown): string;
  /** The witch or wizard of a mat. */
  coven(mat: unknown): string;
  /** The Special Ability of a mat. */
  ability(mat: unknown): Name;
}
type EventKey = keyof FamiliarsAndFoesMessages['events'];

/** A face with its bonus: `12 + 4`. */
export const resultText = (face: unknown, bonus: unknown): string => {
  const by = Number(bonus);
  return by === 0 ? `${face}` : by < 0 ? `${face} − ${-by}` : `${face} + ${by}`;
};

/** Deeds that read otherwise with a target. */
const AIMED = { casts: 'castsOn', uses: 'usesOn', ability: 'abilityOn', reward: 'rewardOn' } as const;

/** Which sentence fits an event, or null where it is for the eye only. */
function keyOf(e: HeardEvent): EventKey | null {
  switch (e.kind) {
    case 'first':
      return e.chance === true ? 'firstChance' : 'first';
    case 'rescued':
      return e.familiar === null ? 'rescuedAll' : 'rescued';
    case 'turn':
      return e.familiar === null ? 'turnFoes' : 'turn';
    case 'casts':
    case 'uses':
    case 'ability':
    case 'reward':
      return e.target === null ? e.kind : AIMED[e.kind];
    case 'rolled':
      // Somebody at the table rolls for a Foe; the first edition did not say who.
      if ('seat' in e) return e.again === true ? 'rolledForAgain' : 'rolledFor';
      return e.again === true ? 'rolledAgain' : 'rolled';
    case 'flipped':
      return e.open === true ? 'flippedOpen' : 'flippedClosed';
    case 'turned':
      return e.open === true ? 'turnedOpen' : 'turnedClosed';
    case 'boosted':
      return ({ roll: 'boostedRoll', damage: 'boostedDamage', guard: 'boostedGuard' } as const)[
        e.what as 'roll' | 'damage' | 'guard'
      ];
    case 'passes':
      return e.rest === true ? 'rests' : 'passes';
    case 'agrees':
      return e.agrees === true ? 'agrees' : 'refuses';
    case 'revived':
      return e.whole === true ? 'revived' : 'revivedHalf';
    case 'ends':
    case 'ended':
      return null;
    default:
      return e.kind as EventKey;
  }
}

export function eventSentence(t: FamiliarsAndFoesMessages, n: EventNames, e: HeardEvent): string | null {
  const key = keyOf(e);
  if (key === null) return null;
  const { forbidden, tasks, lasts } = t.cards;
  const name = (id: unknown): Name | null => (typeof id === 'string' ? n.card(id) : null);
  const names = (ids: unknown): readonly Name[] | null => (Array.isArray(ids) ? ids.map(n.card) : null);
  const sentence = formatted(t.events[key], {
    ...e,
    player: 'seat' in e ? n.player(e.seat) : null,
    familiar: name(e.familiar),
    foe: name(e.foe),
    who: name(e.familiar ?? e.foe),
    target: name(e.target),
    deed: name(e.deed),
    spell: name(e.spell),
    card: name(e.card),
    foes: names(e.foes),
    familiars: names(e.familiars),
    coven: 'coven' in e ? n.coven(e.coven) : null,
    ability: e.kind === 'ability' ? n.ability(e.familiar) : null,
    result: 'face' in e ? resultText(e.face, e.bonus) : null,
    what: e.kind === 'forbidden' ? forbidden[e.what as keyof typeof forbidden] : null,
    task: 'task' in e ? tasks[e.task as keyof typeof tasks] : null,
    lasts: 'lasts' in e ? lasts[e.lasts as keyof typeof lasts] : null,
  });
  // A name such as "Summon the Toad!" ends a sentence by itself.
  return sentence?.replace(/([!?])\./g, '$1') ?? null;
}
