import type { EarlierEvents, Seat } from '../../../kernel/index.ts';
import { type Name, textOf } from '../../../text/name.ts';
import { num } from '../../shared/list.ts';
import type { Grants, StatusName, Type } from '../content/vocabulary.ts';
import type { MythicArenaMessages } from '../generated/messages.ts';
import type { ArenaEvent } from '../state/events.ts';
import { signed } from './cards/card-texts.ts';

/** The sentence for an event after others, or null where it is for the eye only. */
export function eventSentence(
  t: MythicArenaMessages,
  n: EventNames,
  e: ArenaEvent,
  earlier: EarlierEvents = () => undefined,
): string | null {
  const say = t.events;
  switch (e.kind) {
    case 'rolled':
      return say.rolled({ what: e.what, rolls: rolls([n.player(0), n.player(1)], e.dice) });
    case 'picked':
    case 'placed':
    case 'discarded':
    case 'renewed':
      return say[e.kind]({ who: n.player(e.seat), card: n.card(e.card) });
    case 'built':
    case 'given':
    case 'starts':
    case 'noDraw':
    case 'passes':
    case 'cleanup':
    case 'battle':
      return say[e.kind]({ who: n.player(e.seat) });
    case 'game':
      return say.game({ game: e.game });
    case 'led':
      return e.card === null
        ? say.ledHidden({ who: n.player(e.seat) })
        : say.led({ who: n.player(e.seat), card: n.card(e.card) });
    case 'drew':
      return e.cards === null
        ? say.drewHidden({ who: n.player(e.seat), count: e.count })
        : say.drew({ who: n.player(e.seat), cards: n.cards(e.cards) });
    case 'mulligan':
      return say.mulligan({ who: n.player(e.seat), cards: n.cards(e.cards) });
    case 'unveiled':
      return say.unveiled({ pets: n.pets(e.pets) });
    case 'turn':
      return say.turn({ who: n.player(e.seat), turn: e.turn });
    case 'played':
    case 'moved':
    case 'summoned':
      return say[e.kind]({ pet: n.pet(e.pet), line: n.line(e.line) });
    case 'attached':
      return say.attached({ who: n.player(e.seat), card: n.card(e.card), pet: n.beside(e.pet, e.seat) });
    case 'rune':
      return e.target === null
        ? say.rune({ who: n.player(e.seat), card: n.card(e.card) })
        : say.runeOn({ who: n.player(e.seat), card: n.card(e.card), target: n.beside(e.target, e.seat) });
    case 'used': {
      const { uses } = e;
      return e.target === null
        ? say.used({ who: n.player(e.seat), card: n.card(e.card), uses })
        : say.usedOn({ who: n.player(e.seat), card: n.card(e.card), target: n.beside(e.target, e.seat), uses });
    }
    case 'unique': {
      const power = n.card(e.power);
      return e.target === null
        ? say.unique({ pet: n.pet(e.pet), power })
        : say.uniqueOn({ pet: n.pet(e.pet), power, target: n.beside(e.target, e.pet) });
    }
    case 'switched':
      return say.switched({ pets: [n.bare(e.pet), n.pet(e.with)] });
    case 'switchHit':
      return say.switchHit({ pet: n.pet(e.pet), partner: n.bare(e.with) });
    case 'stalemate':
      return say.stalemate({ pet: n.pet(e.pet), other: n.pet(e.with) });
    case 'attacks':
      return e.target === null
        ? say.attacks({ pet: n.pet(e.pet), line: n.line(e.line) })
        : say.attacksPet({ pet: n.pet(e.pet), target: n.pet(e.target) });
    case 'blocks':
      return say.blocks({ pet: n.pet(e.pet), attacker: n.pet(e.attacker) });
    case 'powers':
      return powersSentence(t, n, e.powers);
    case 'faster':
      return say.faster({ rolls: rolls(n.pets(e.pets), e.dice) });
    case 'attack':
      return say.attack({
        pet: n.pet(e.pet),
        target: n.pet(e.target),
        power: n.card(e.power),
        roll: `${e.die} ${signed(e.bonus).replace(/^./, '$& ')}`,
        miss: e.miss,
        outcome: outcomeOf(e.die, e.hit),
      });
    case 'idle':
    case 'silenced':
    case 'downed':
      return say[e.kind]({ pet: n.pet(e.pet) });
    case 'retaliates':
      return say.retaliates({ pet: n.pet(e.pet), fallen: n.bare(e.fallen) });
    case 'hurt':
      return hurtSentence(t, n, e, earlier);
    case 'healed':
    case 'prevented':
      return say[e.kind]({ pet: n.pet(e.pet), amount: e.amount });
    case 'unharmed':
      return say.unharmed({ pet: n.pet(e.pet), what: n.what(e.what) });
    case 'status':
      return say.status({ pet: n.pet(e.pet), counters: n.counters(e.counters, e.status) });
    case 'warded':
    case 'cured':
    case 'fails':
      return say[e.kind]({ pet: n.pet(e.pet), status: n.status(e.status) });
    case 'struggles':
      return say.struggles({ pet: n.pet(e.pet), die: e.die, free: e.free });
    case 'holds':
    case 'releases':
      return say[e.kind]({ giver: n.pet(e.giver), pet: n.pet(e.pet), status: n.status(e.status) });
    case 'boosted':
    case 'grew':
      return say[e.kind]({ pet: n.pet(e.pet), grants: n.grants(e.grants) });
    case 'shielded':
      return say.shielded({ pet: n.pet(e.pet), what: shieldParts(t, e.damage, e.statuses) });
    case 'elythSpent':
      return say.elythSpent({ pet: n.pet(e.pet), card: n.card(e.card) });
    case 'elythTaken':
      return say.elythTaken({ from: n.pet(e.from), to: n.pet(e.pet), card: n.card(e.card) });
    case 'scored':
      return say.scored({ who: n.player(e.seat), points: e.points });
    case 'rests':
      return say.rests({ card: n.card(e.card), turns: e.turns });
    case 'returns':
    case 'usedUp':
      return say[e.kind]({ card: n.card(e.card) });
    case 'won': {
      const { winners } = e;
      const wins = e.wins.map((won, seat) => `${n.player(seat)} ${won}`);
      return winners.length > 1 ? say.drawn({ wins }) : say.won({ who: n.player(num(winners, 0)), wins });
    }
    default:
      return null;
  }
}

type DeclaredPower = { readonly pet: string; readonly power: string | null };
/** Null where all who were to fight have fallen on entering. */
function powersSentence(
  { events: say }: MythicArenaMessages,
  n: EventNames,
  powers: readonly DeclaredPower[],
): string | null {
  if (powers.length === 0) return null;
  return say.powers({
    powers: powers.map(({ pet, power }) =>
      power === null
        ? say.declaresNothing({ pet: n.pet(pet) })
        : say.declares({ pet: n.pet(pet), power: n.card(power) }),
    ),
  });
}

/** What may have hurt somebody, or begins something else that may. */
const CAUSES: readonly ArenaEvent['kind'][] = [
  ...(['turn', 'cleanup', 'attack', 'rune', 'used', 'unique', 'stalemate'] as const),
  ...(['battle', 'attacks', 'blocks', 'powers', 'retaliates', 'switchHit', 'idle'] as const),
];

/** By these Pets enter battle: what hurts right after them is what does so then. */
const ENTRIES: readonly ArenaEvent['kind'][] = ['blocks', 'retaliates', 'switchHit'];

/** With why, where it is not plain from the sentence before: at Cleanup, on entering battle, or because a Pet has hit another. */
function hurtSentence(
  { events: say }: MythicArenaMessages,
  n: EventNames,
  { pet, amount, type }: ArenaEvent & { kind: 'hurt' },
  earlier: EarlierEvents,
): string {
  const hurt = { pet: n.pet(pet), damage: n.damage(amount, type) };
  const cause = causeIn(earlier);
  if (cause?.kind === 'cleanup') return say.hurtAtCleanup(hurt);
  if (cause !== undefined && ENTRIES.includes(cause.kind)) return say.hurtOnEntering(hurt);
  if (cause?.kind === 'attack' && cause.pet === pet)
    return say.hurtByHitting({ ...hurt, target: n.beside(cause.target, cause.pet) });
  return say.hurt(hurt);
}

/** The last event that may be the cause of damage. */
function causeIn(earlier: EarlierEvents): ArenaEvent | undefined {
  for (let back = 1; ; back++) {
    const event = earlier(back);
    if (event === undefined || CAUSES.includes(event.kind as ArenaEvent['kind']))
      return event as ArenaEvent | undefined;
  }
}

function outcomeOf(die: number, hit: boolean): 'miss' | 'critical' | 'glancing' | 'hit' {
  if (!hit) return 'miss';
  return die === 20 ? 'critical' : die === 1 ? 'glancing' : 'hit';
}
const shieldParts = ({ shields }: MythicArenaMessages, damage: number, statuses: number): string[] => [
  ...(damage > 0 ? [shields.damage({ damage })] : []),
  ...(statuses > 0 ? [shields.statuses({ statuses })] : []),
];
const rolls = (names: readonly Name[], dice: readonly number[]): string[] =>
  names.map((name, i) => `${textOf(name)} ${dice[i]}`);

/** Names in one language, for whoever looks on. */
export interface EventNames {
  card(id: string): Name;
  cards(ids: readonly string[]): readonly Name[];
  player(seat: Seat): string;
  /** A Pet by its name in answers: one's own without its player. */
  pet(ref: string): Name;
  pets(refs: readonly string[]): readonly Name[];
  /** A Pet that somebody (a seat, or a Pet) does something with: without its player only if both are of one side. */
  beside(ref: string, by: Seat | string): Name;
  /** Without its player. */
  bare(ref: string): Name;
  line(id: string): Name;
  status(id: string): Name;
  /** A type of damage or a status. */
  what(id: Type | StatusName): Name;
  /** So much damage of a type, or of none. */
  damage(amount: number, type: Type | null): string;
  grants(grants: Grants): string;
  counters(count: number, status: StatusName): string;
}
