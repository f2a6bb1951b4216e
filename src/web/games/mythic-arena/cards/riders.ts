import type { ArenaFace, BattlePower, Effect, Grants, PetCard, Unique } from '../../../../games/mythic-arena/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import { messages } from '../generated/all.ts';
import { type PlateStat, signed } from './printed.ts';

/*
 * What a power does beside its damage, in as few words as a Pet's tall card has room for. Put together from the pack;
 * whatever these words do not cover is null, and the card says the whole sentence.
 */

type Passive = PetCard['passives'][number];

/** All parts, or null if one of them is. */
const all = (parts: readonly (string | null)[]): readonly string[] | null =>
  parts.every((part): part is string => part !== null) ? parts : null;

export function ridersFor(face: ArenaFace, language: Language) {
  const { riders: t, board, battle } = messages[language];
  const nameOf = (id: string): string => face.speech[language].card(id).name;
  const granted = (grants: Grants): string | null =>
    'willpower' in grants
      ? null
      : (Object.entries(grants) as [PlateStat, number][])
          .map(([stat, by]) => `${signed(by)} ${board.stats[stat]}`)
          .join(', ');
  const status = (name: string, counters = 1): string =>
    counters === 1 ? nameOf(name) : `${counters} ${nameOf(name)}`;

  /** What is done to the Pet that the words before it name; null where they name another. */
  function onTarget(effect: Effect): string | null {
    switch (effect.do) {
      case 'status':
        return effect.to === 'target' ? status(effect.status, effect.counters) : null;
      case 'damage':
        if (effect.to === 'target') return t.damage({ amount: effect.amount });
        if (effect.to === 'self') return t.toSelf({ amount: effect.amount });
        return effect.to === 'adjacent' && effect.pets === undefined ? t.toNeighbours({ amount: effect.amount }) : null;
      case 'heal':
        return effect.to === 'adjacent' || effect.to === 'beside' ? null : t.heal({ amount: effect.amount });
      case 'draw':
        return t.draw({ count: effect.cards });
      case 'hold':
        return t.hold({ status: nameOf(effect.status) });
      case 'boost':
        return ['target', 'own', 'foes'].includes(effect.to) ? granted(effect.grants) : null;
      case 'takeElyth':
        return t.takesElyth;
      case 'spendElyth':
        return t.losesElyth;
      default:
        return null;
    }
  }
  const joined = (effects: readonly Effect[]): string | null => all(effects.map(onTarget))?.join(', ') ?? null;

  function passive({ gives }: Passive): string | null {
    const parts = gives.map((ability): string | null => {
      if (!('when' in ability) || ability.if !== undefined) return null;
      const effects = ability.do as readonly Effect[];
      const what = joined(effects);
      if (what === null) return null;
      const self = effects.every((effect) => 'to' in effect && effect.to === 'self');
      if (ability.when === 'deals') return self ? t.dealing({ what }) : null;
      if (self) return null;
      return ability.when === 'isHit' ? t.whenHit({ what }) : ability.when === 'enters' ? t.entering({ what }) : null;
    });
    return all(parts)?.join(' ') ?? null;
  }

  function fight({ bonus, switchHit, do: effects }: BattlePower): string | null {
    const parts: (string | null)[] = [];
    if (bonus !== undefined) {
      const { damage, hit } = bonus;
      const what = granted({ ...(damage && { damage }), ...(hit && { hit }) })?.replace(
        board.stats.damage,
        t.damageWord,
      );
      const turn = bonus.of === 'self' && Object.keys(bonus.if).length === 1 && bonus.if.leads === true;
      parts.push(turn && what !== undefined ? t.ownTurn({ what }) : null);
    }
    if (switchHit === true) parts.push(`${battle.switchHit}.`);
    if (effects !== undefined) {
      const what = joined(effects);
      parts.push(what === null ? null : t.onHit({ what }));
    }
    return all(parts)?.join(' ') ?? null;
  }

  function unique({ target, do: effects }: Unique): string | null {
    const [first] = effects;
    if (target === undefined) {
      if (effects.length > 1 || first === undefined || !('to' in first)) return null;
      const what = joined(effects);
      if (first.do === 'stasis') return first.to === 'self' ? `${t.stasis({ count: first.turns })}.` : null;
      if (what === null || first.do !== 'boost') return null;
      const who = first.to === 'own' ? t.targets.all : first.to === 'foes' ? t.targets.allFoes : null;
      return who === null ? null : t.forTarget({ who, what: board.thisTurn({ grants: what }) });
    }
    const { side, other, if: needs } = target;
    const bears = needs !== undefined && Object.keys(needs).length === 1 && needs.bears === true;
    if (needs !== undefined && !(bears && side === 'any' && other === true)) return null;
    const { targets } = t;
    const mine = other === true ? targets.other : targets.own;
    const any = bears ? targets.bearer : other === true ? targets.anyOther : targets.any;
    const who = side === 'own' ? mine : side === 'foe' ? targets.foe : any;
    // What is for the acting Pet itself cannot stand in a list of what happens to the target.
    const [own, others] = [
      effects.filter((e) => 'to' in e && e.to === 'self'),
      effects.filter((e) => !('to' in e && e.to === 'self')),
    ];
    const what = joined(others);
    const [healed] = own;
    if (what === null || own.length > 1 || (healed !== undefined && healed.do !== 'heal')) return null;
    const boosts = others.every(({ do: does }) => does === 'boost');
    const itself = healed === undefined ? '' : `; ${t.heal({ amount: healed.amount })}`;
    return t.forTarget({ who, what: `${boosts ? board.thisTurn({ grants: what }) : what}${itself}` });
  }
  return { passive, fight, unique };
}
