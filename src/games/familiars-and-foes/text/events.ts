import type { Seat } from '../../../kernel/index.ts';
import type { Name } from '../../../text/name.ts';
import type { FamiliarsAndFoesMessages } from '../generated/messages.ts';
import type { FoesEvent } from '../state/events.ts';

/** Names in one language, for whoever looks on. */
export interface EventNames {
  card(id: string): Name;
  cards(ids: readonly string[]): readonly Name[];
  player(seat: Seat): string;
  /** The witch or wizard of a mat. */
  coven(mat: string): string;
  /** The Special Ability of a mat. */
  ability(mat: string): Name;
}

/** A face with its bonus: `12 + 4`. */
export const resultText = (face: unknown, bonus: unknown): string => {
  const by = Number(bonus);
  return by === 0 ? `${face}` : by < 0 ? `${face} − ${-by}` : `${face} + ${by}`;
};

/** The sentence for an event, or null where it is for the eye only. */
export function eventSentence(t: FamiliarsAndFoesMessages, n: EventNames, e: FoesEvent): string | null {
  // A name such as "Summon the Toad!" ends a sentence by itself.
  return sentenceOf(t, n, e)?.replace(/([!?])\./g, '$1') ?? null;
}

function sentenceOf(t: FamiliarsAndFoesMessages, n: EventNames, e: FoesEvent): string | null {
  const say = t.events;
  const { forbidden, tasks, lasts } = t.cards;
  switch (e.kind) {
    case 'chose':
      return say.chose({ player: n.player(e.seat), familiar: n.card(e.familiar) });
    case 'found':
      return say.found({ familiar: n.card(e.familiar), card: n.card(e.card) });
    case 'first':
      return say[e.chance ? 'firstChance' : 'first']({ familiar: n.card(e.familiar) });
    case 'wave':
      return say.wave({ wave: e.wave, foes: n.cards(e.foes) });
    case 'rescued':
      return e.familiar === null
        ? say.rescuedAll({ coven: n.coven(e.coven) })
        : say.rescued({ coven: n.coven(e.coven), familiar: n.card(e.familiar) });
    case 'waveOver':
      return say.waveOver({ wave: e.wave });
    case 'refilled':
    case 'paid':
      return say[e.kind]({ familiar: n.card(e.familiar), mp: e.mp });
    case 'turn':
      return e.familiar === null
        ? say.turnFoes({ round: e.round })
        : say.turn({ round: e.round, familiar: n.card(e.familiar) });
    case 'attacks':
      return say.attacks({ familiar: n.card(e.familiar), deed: n.card(e.deed), target: n.card(e.target) });
    case 'casts':
    case 'uses': {
      const does = { familiar: n.card(e.familiar), deed: n.card(e.deed) };
      return e.target === null ? say[e.kind](does) : say[AIMED[e.kind]]({ ...does, target: n.card(e.target) });
    }
    case 'ability': {
      const does = { familiar: n.card(e.familiar), ability: n.ability(e.familiar) };
      return e.target === null ? say.ability(does) : say.abilityOn({ ...does, target: n.card(e.target) });
    }
    case 'reward': {
      const does = { familiar: n.card(e.familiar), foe: n.card(e.foe) };
      return e.target === null ? say.reward(does) : say.rewardOn({ ...does, target: n.card(e.target) });
    }
    case 'restores':
      return say.restores({
        familiar: n.card(e.familiar),
        spell: n.card(e.spell),
        target: n.card(e.target),
        points: e.points,
      });
    case 'goesOn':
      return say.goesOn({ deed: n.card(e.deed), foe: n.card(e.foe) });
    case 'stops':
      return say.stops({ familiar: n.card(e.familiar), deed: n.card(e.deed) });
    case 'rolled': {
      const result = resultText(e.face, e.bonus);
      if ('seat' in e)
        return say[e.again ? 'rolledForAgain' : 'rolledFor']({
          player: n.player(e.seat),
          foe: n.card(e.foe),
          result,
        });
      return say[e.again ? 'rolledAgain' : 'rolled']({ who: n.card(e.familiar === null ? e.foe : e.familiar), result });
    }
    case 'flipped':
      return say[e.open ? 'flippedOpen' : 'flippedClosed']({ familiar: n.card(e.familiar) });
    case 'turned':
      return say[e.open ? 'turnedOpen' : 'turnedClosed'];
    case 'missed':
    case 'backfired':
    case 'guarded':
    case 'fell':
    case 'gem':
    case 'token':
    case 'trained':
    case 'luck':
    case 'notRevived':
      return say[e.kind]({ familiar: n.card(e.familiar) });
    case 'foeMissed':
    case 'unharmed':
    case 'dazed':
    case 'sleeps':
      return say[e.kind]({ foe: n.card(e.foe) });
    case 'struck':
    case 'mended':
      return say[e.kind]({ foe: n.card(e.foe), points: e.points });
    case 'hurt':
    case 'healed':
    case 'magic':
    case 'drained':
      return say[e.kind]({ familiar: n.card(e.familiar), points: e.points });
    case 'defeated':
      return say.defeated({ foe: n.card(e.foe), familiar: n.card(e.familiar) });
    case 'forbidden':
      return say.forbidden({ foe: n.card(e.foe), what: forbidden[e.what] });
    case 'boosted':
      return say[BOOSTED[e.what]]({ amount: e.amount, lasts: lasts[e.lasts], familiars: n.cards(e.familiars) });
    case 'hexed':
      return say.hexed({ foe: n.card(e.foe), amount: e.amount, lasts: lasts[e.lasts] });
    case 'cleansed':
      return say.cleansed;
    case 'task':
      return say.task({ familiar: n.card(e.familiar), task: tasks[e.task] });
    case 'passes':
      return say[e.rest ? 'rests' : 'passes']({ player: n.player(e.seat) });
    case 'ballyhoo':
      return say.ballyhoo({ familiar: n.card(e.familiar), foe: n.card(e.foe) });
    case 'proposes':
      return say.proposes({ familiar: n.card(e.familiar), target: n.card(e.target) });
    case 'agrees':
      return say[e.agrees ? 'agrees' : 'refuses']({ player: n.player(e.seat) });
    case 'revived':
      return say[e.whole ? 'revived' : 'revivedHalf']({ familiar: n.card(e.familiar) });
    default:
      return null;
  }
}
/** Deeds that read otherwise with a target. */
const AIMED = { casts: 'castsOn', uses: 'usesOn' } as const;
const BOOSTED = { roll: 'boostedRoll', damage: 'boostedDamage', guard: 'boostedGuard' } as const;
