import type { HeardEvent } from '../../../kernel/index.ts';
import { type Name, textOf } from '../../../text/name.ts';
import type { MythicArenaMessages } from '../generated/messages.ts';
import { signed } from './cards/card-texts.ts';

/** The sentence for an event, or null where it is for the eye only. */
export function eventSentence(t: MythicArenaMessages, n: EventNames, e: HeardEvent): string | null {
  const say = t.events;
  // Of an event that has none of one of these, its name is not used.
  const who = n.player(e.seat);
  const pet = n.pet(e.pet);
  const card = n.card(e.card);
  switch (e.kind) {
    case 'rolled':
      return say.rolled({ what: e.what as string, rolls: rolls([n.player(0), n.player(1)], e.dice) });
    case 'picked':
    case 'placed':
    case 'discarded':
    case 'renewed':
      return say[e.kind]({ who, card });
    case 'built':
    case 'given':
    case 'starts':
    case 'noDraw':
    case 'passes':
    case 'cleanup':
    case 'battle':
      return say[e.kind]({ who });
    case 'game':
      return say.game({ game: e.game as number });
    case 'led':
      return e.card === null ? say.ledHidden({ who }) : say.led({ who, card });
    case 'drew':
      return e.cards === null
        ? say.drewHidden({ who, count: e.count as number })
        : say.drew({ who, cards: n.cards(e.cards) });
    case 'mulligan':
      return say.mulligan({ who, cards: n.cards(e.cards) });
    case 'unveiled':
      return say.unveiled({ pets: n.pets(e.pets) });
    case 'turn':
      return say.turn({ who, turn: e.turn as number });
    case 'played':
    case 'moved':
    case 'summoned':
      return say[e.kind]({ pet, line: n.line(e.line) });
    case 'attached':
      return say.attached({ who, card, pet: n.beside(e.pet, e.seat) });
    case 'rune':
      return e.target === null
        ? say.rune({ who, card })
        : say.runeOn({ who, card, target: n.beside(e.target, e.seat) });
    case 'used': {
      const uses = e.uses as number;
      return e.target === null
        ? say.used({ who, card, uses })
        : say.usedOn({ who, card, target: n.beside(e.target, e.seat), uses });
    }
    case 'unique': {
      const power = n.card(e.power);
      return e.target === null
        ? say.unique({ pet, power })
        : say.uniqueOn({ pet, power, target: n.beside(e.target, e.pet) });
    }
    case 'switched':
      return say.switched({ pets: [n.bare(e.pet), n.pet(e.with)] });
    case 'switchHit':
      return say.switchHit({ pet, partner: n.bare(e.with) });
    case 'stalemate':
      return say.stalemate({ pet, other: n.pet(e.with) });
    case 'attacks':
      return e.target === null
        ? say.attacks({ pet, line: n.line(e.line) })
        : say.attacksPet({ pet, target: n.pet(e.target) });
    case 'blocks':
      return say.blocks({ pet, attacker: n.pet(e.attacker) });
    case 'powers':
      return powersSentence(t, n, e.powers as readonly DeclaredPower[]);
    case 'faster':
      return say.faster({ rolls: rolls(n.pets(e.pets), e.dice) });
    case 'attack':
      return say.attack({
        pet,
        target: n.pet(e.target),
        power: n.card(e.power),
        roll: `${e.die} ${signed(e.bonus as number).replace(/^./, '$& ')}`,
        miss: e.miss as number,
        outcome: outcomeOf(e.die as number, e.hit as boolean),
      });
    case 'idle':
    case 'silenced':
    case 'downed':
      return say[e.kind]({ pet });
    case 'retaliates':
      return say.retaliates({ pet, fallen: n.bare(e.fallen) });
    case 'hurt':
      return say.hurt({ pet, damage: n.damage(e.amount, e.type) });
    case 'healed':
    case 'prevented':
      return say[e.kind]({ pet, amount: e.amount as number });
    case 'unharmed':
      return say.unharmed({ pet, what: n.what(e.what) });
    case 'status':
      return say.status({ pet, counters: n.counters(e.counters, e.status) });
    case 'warded':
    case 'cured':
    case 'fails':
      return say[e.kind]({ pet, status: n.status(e.status) });
    case 'struggles':
      return say.struggles({ pet, die: e.die as number, free: e.free as boolean });
    case 'holds':
    case 'releases':
      return say[e.kind]({ giver: n.pet(e.giver), pet, status: n.status(e.status) });
    case 'boosted':
    case 'grew':
      return say[e.kind]({ pet, grants: n.grants(e.grants) });
    case 'shielded':
      return say.shielded({ pet, what: shieldParts(t, e.damage as number, e.statuses as number) });
    case 'elythSpent':
      return say.elythSpent({ pet, card });
    case 'elythTaken':
      return say.elythTaken({ from: n.pet(e.from), to: pet, card });
    case 'scored':
      return say.scored({ who, points: e.points as number });
    case 'rests':
      return say.rests({ card, turns: e.turns as number });
    case 'returns':
    case 'usedUp':
      return say[e.kind]({ card });
    case 'won': {
      const winners = e.winners as readonly number[];
      const wins = (e.wins as readonly number[]).map((won, seat) => `${n.player(seat)} ${won}`);
      return winners.length > 1 ? say.drawn({ wins }) : say.won({ who: n.player(winners[0]), wins });
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

function outcomeOf(die: number, hit: boolean): 'miss' | 'critical' | 'glancing' | 'hit' {
  if (!hit) return 'miss';
  return die === 20 ? 'critical' : die === 1 ? 'glancing' : 'hit';
}
const shieldParts = ({ shields }: MythicArenaMessages, damage: number, statuses: number): string[] => [
  ...(damage > 0 ? [shields.damage({ damage })] : []),
  ...(statuses > 0 ? [shields.statuses({ statuses })] : []),
];
const rolls = (names: readonly Name[], dice: unknown): string[] =>
  names.map((name, i) => `${textOf(name)} ${(dice as readonly number[])[i]}`);

/** Names in one language, for whoever looks on. */
export interface EventNames {
  card(id: unknown): Name;
  cards(ids: unknown): readonly Name[];
  player(seat: unknown): string;
  /** A Pet by its name in answers: one's own without its player. */
  pet(ref: unknown): Name;
  pets(refs: unknown): readonly Name[];
  /** A Pet that somebody (a seat, or a Pet) does something with: without its player only if both are of one side. */
  beside(ref: unknown, by: unknown): Name;
  /** Without its player. */
  bare(ref: unknown): Name;
  line(id: unknown): Name;
  status(id: unknown): Name;
  /** A type of damage or a status. */
  what(id: unknown): Name;
  /** So much damage of a type, or of none. */
  damage(amount: unknown, type: unknown): string;
  grants(grants: unknown): string;
  counters(count: unknown, status: unknown): string;
}
