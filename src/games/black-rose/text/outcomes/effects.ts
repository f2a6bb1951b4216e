import type { NumberChange } from '../../../../kernel/index.ts';
import { type CompiledEffect, type EffectList, GREAT } from '../../content/content.ts';
import { aimOf, NOTHING } from '../../effects/targets.ts';
import { convert, roomPoints } from '../../state/cubes.ts';
import { moonsOf } from '../../state/queries.ts';
import { EVOCATIONS, HEALTH } from '../../state/state.ts';
import { evocationsOf, familiarOf, isAlone, type ModelInView, modelIn } from '../../view/models.ts';
import type { PlayerView } from '../../view/secrets.ts';
import { effectsText } from '../cards/card-texts.ts';
import {
  counted,
  handChange,
  harmful,
  kindOf,
  type OutcomeContext,
  type OutcomePart,
  part,
  roomCardOf,
  roomIn,
  sum,
} from './context.ts';
import { areaPart, type DamagePart, damagePart } from './damage.ts';
import { enteringPart } from './entering.ts';
import { healable, isIdle } from './idle-effects.ts';

/** What the effects of spells, Rooms and Familiar Actions do, with the numbers before and after where they are certain. */

/** Effects as their card says them. */
const printed = ({ names }: OutcomeContext, ...effects: readonly CompiledEffect[]): string =>
  `${effectsText(names.t.cards, effects, names.card)}.`;

/** Healing of the own Mage, and of its Familiar with `pair`. */
function healPart(e: OutcomeContext, act: CompiledEffect & { readonly do: 'heal' }): OutcomePart {
  const { t, n, own } = e;
  const amount = act.amount === 'all' ? HEALTH : act.amount;
  const familiar = act.to === 'pair' ? familiarOf(own) : undefined;
  const healed = [
    { ref: own.model as string, from: own.left, more: Math.min(amount, healable(own)) },
    ...(familiar === undefined
      ? []
      : [{ ref: familiar.model, from: familiar.left, more: familiar.festers ? 0 : Math.min(amount, familiar.hurt) }]),
  ].filter(({ more }) => more > 0);
  if (healed.length === 0) return part();
  const changes = healed.map(({ ref, from, more }) => ({ name: `health ${ref}`, from, to: from + more }));
  const said = healed.map(({ ref, from, more }) => t.change({ model: n.model(ref), from, to: from + more }));
  return counted(t.health({ changes: said }), ...changes);
}

/** Whether somebody with so much Power lets a moon rise (BR-2.14). */
const raisesMoon = ({ table, view }: OutcomeContext, total: number): boolean =>
  table.moon < 2 && total >= (moonsOf(view)[table.moon] as number);
function powerPart(e: OutcomeContext, amount: number, of: PlayerView | null, rose: number): OutcomePart {
  const { t, n, own, seat, table, names } = e;
  const change = (model: string, from: number, to: number): string => t.change({ model, from, to });
  const total = own.power + amount;
  const moon = raisesMoon(e, total);
  const taken = of === null ? [] : [{ name: `power ${of.model}`, from: of.power, to: of.power - amount }];
  const changes: NumberChange[] = [{ name: `power ${own.model}`, from: own.power, to: total }, ...taken];
  const said = [
    change(n.player(seat), own.power, total),
    ...(of === null ? [] : [change(n.player(table.players.indexOf(of)), of.power, of.power - amount)]),
    // With a moon she gains one more.
    ...(rose > 0 || moon ? [change(names.t.words.rose, table.rose, table.rose + rose + (moon ? 1 : 0))] : []),
  ];
  return {
    said: [t.power({ changes: said }), ...(moon ? [t.moon] : [])],
    changes: rose > 0 && raisesMoon(e, table.rose + rose) ? [] : changes,
  };
}

/** Instability in a Room, and what comes of it once that is full. */
function unsettlePart(e: OutcomeContext, amount: number, room: string): OutcomePart {
  const { t, n, seat } = e;
  const { cubes, ruined } = roomIn(e, room);
  const { slots } = roomCardOf(e, room);
  const from = sum(cubes);
  const to = ruined ? from : Math.min(slots, from + amount);
  const after = cubes.map((count, colour) => (colour === seat ? count + to - from : count));
  const points = roomPoints(after, slots === GREAT)[seat] as number;
  return {
    said: [
      t.instability({ room: n.card(room), from, to, slots }),
      ...(to === slots ? [t.full({ power: points })] : []),
    ],
    changes: [{ name: `instability ${room}`, from, to }],
  };
}
/** Cubes that become one's own. */
function convertedPart(
  e: OutcomeContext,
  name: string,
  cubes: readonly number[],
  most: number,
  of: string,
): OutcomePart {
  const { t, n, seat } = e;
  const after = cubes.slice();
  convert(after, most, seat);
  const [from, to] = [cubes[seat] as number, after[seat] as number];
  const where = modelIn(e.table, of) === undefined ? n.card(of) : n.model(of);
  return counted(t.cubes({ where, from, to, count: sum(cubes) }), { name: `${name} ${of}`, from, to });
}

/** What an Evocation may do that is activated. */
export function actsPart(e: OutcomeContext, ref: string): OutcomePart {
  const evocation = modelIn(e.table, ref)?.evocation;
  if (evocation == null) return part();
  const { move, damage } = kindOf(e, evocation.card);
  return part(e.t.acts({ move, damage: damage + evocation.stronger }));
}

/** What is done to a Mage that may have a Trap for whoever targets it. */
const answered = ({ t, n }: OutcomeContext, { seat, player }: ModelInView, done: OutcomePart): OutcomePart =>
  player.waits.length === 0 ? done : { said: [...done.said, t.hidden({ players: [n.player(seat)] })], changes: [] };

/** An effect with the Model or Room that it is aimed at, by its name in answers. */
function aimedPart(e: OutcomeContext, act: CompiledEffect, target: string): OutcomePart | DamagePart {
  const { t, n, own, table, seat } = e;
  const model = modelIn(table, target);
  switch (act.do) {
    case 'damage': {
      if (model === undefined) break;
      const dealt = damagePart(e, [model], act.amount);
      return act.festers === true && !dealt.falls ? { ...dealt, said: [...dealt.said, t.festers] } : dealt;
    }
    case 'blast':
      return areaPart(e, target, act.amount);
    case 'unsettle':
      return unsettlePart(e, act.amount, target);
    case 'rework':
      return convertedPart(e, 'cubes', roomIn(e, target).cubes, act.cubes, target);
    case 'usurp':
      if (model === undefined) break;
      return answered(e, model, convertedPart(e, 'sheet', model.player.sheet, act.cubes, target));
    case 'drain':
      if (model === undefined) break;
      return answered(e, model, powerPart(e, Math.min(act.amount, model.player.power), model.player, 0));
    case 'rouse':
    case 'turn':
      return actsPart(e, target);
    case 'banish':
      return part(t.banished({ model: n.model(target) }));
    case 'empower': {
      const evocation = model?.evocation;
      if (evocation == null) break;
      const to = evocation.left + (evocation.festers ? 0 : Math.min(act.heal, evocation.hurt));
      const said = t.stronger({ damage: act.damage });
      if (to === evocation.left) return part(said);
      const health = { from: evocation.left, to };
      return {
        said: [t.health({ changes: [t.change({ model: n.model(target), ...health })] }), said],
        changes: [{ name: `health ${target}`, ...health }],
      };
    }
    case 'place': {
      const entering = enteringPart(e, target, { seat, ref: own.model });
      return { ...entering, said: [t.goes({ room: n.card(target) }), ...entering.said] };
    }
    case 'swap':
      if (model === undefined || model.room === own.room) return harmful(t.noChange);
      return part(
        t.moves({
          moves: [
            t.move({
              model: n.model(String(own.model)),
              from: n.card(String(own.room)),
              to: n.card(String(model.room)),
            }),
            t.move({ model: n.model(target), from: n.card(String(model.room)), to: n.card(String(own.room)) }),
          ],
        }),
      );
  }
  return part(printed(e, act));
}

/** An effect that is aimed at nothing, or at something that is chosen later. */
function plainPart(e: OutcomeContext, act: CompiledEffect): OutcomePart {
  const { own } = e;
  switch (act.do) {
    case 'heal':
      return act.to === 'models' ? part(printed(e, act)) : healPart(e, act);
    case 'draw': {
      const drawn = Math.min(act.cards, own.deck.count + own.discards.length);
      const hand = handChange(e, drawn);
      return 'discard' in act && act.discard !== undefined
        ? { ...hand, said: [...hand.said, e.t.discards({ count: act.discard })] }
        : hand;
    }
    case 'power':
      return act.alone === true && !isAlone(e.table, own)
        ? part(printed(e, act))
        : powerPart(e, act.amount, null, act.rose ?? 0);
    case 'summon':
      return part(printed(e, act), evocationsOf(own).length === EVOCATIONS ? e.t.makesRoom : null);
    default:
      return part(printed(e, act));
  }
}

/** After these the game asks nothing and nobody can answer back, so that what comes next is as certain. */
const QUIET: readonly CompiledEffect['do'][] = ['unsettle', 'rework', 'heal', 'power', 'shield', 'crown', 'look'];
/** Further effects, each as its card says it or with its numbers, as certain as what came before them. */
function restParts(e: OutcomeContext, rest: readonly CompiledEffect[], certain: boolean): readonly OutcomePart[] {
  let goesOn = certain;
  return rest.flatMap((act) => {
    if (act.other === true) return [];
    const said = plainPart(e, act);
    const changes = goesOn ? said.changes : [];
    goesOn &&= QUIET.includes(act.do) && aimOf(act) === NOTHING;
    return [{ ...said, changes }];
  });
}

/** What a list of effects does from one of them on, aimed at what was chosen; null if nothing could be. */
export function effectParts(
  e: OutcomeContext,
  { do: all }: EffectList,
  from: number,
  target: string | null,
): readonly OutcomePart[] {
  const [act, ...rest] = all.slice(from);
  if (act === undefined) return [];
  if (target === null) return restParts(e, [act, ...rest], true);
  const first = aimedPart(e, act, target);
  const more = rest.filter(({ other }) => other === true).length;
  const isGone = 'falls' in first && first.falls === true;
  const further = isGone ? rest.filter((each) => !followsTarget(each)) : rest;
  return [
    first,
    ...(more > 0 ? [part(e.t.more({ count: more }))] : []),
    ...restParts(e, further, more === 0 && QUIET.includes(act.do)),
  ];
}

/** A spell that is cast without a target: whether there is none in reach, and what it does nevertheless. */
export function untargetedParts(e: OutcomeContext, list: EffectList): readonly OutcomePart[] {
  const { t, n } = e;
  const [first] = list.do;
  if (first === undefined) return [];
  const spell = n.card(list.id);
  const isMissing = aimOf(first) !== NOTHING;
  const rest = isMissing ? list.do.slice(1).filter((act) => act.other !== true && !followsTarget(act)) : list.do;
  if (rest.every((act) => isIdle(e, act))) return [harmful(isMissing ? t.missed({ spell }) : t.wasted({ spell }))];
  return [...(isMissing ? [part(t.partly)] : []), ...restParts(e, rest, true)];
}
/** Whether an effect is for the Model that an earlier one was aimed at. */
const followsTarget = (act: CompiledEffect): boolean => act.do === 'push' && act.of === 'target';
