import type { HeardEvent } from '../../../kernel/index.ts';
import type { AttackRoll, Texts } from './texts.ts';

/** The sentence for an event, or null where it is for the eye only. */
export function eventSentence(t: Texts, n: EventNames, e: HeardEvent): string | null {
  const say = t.events;
  const who = (): string => n.player(e.seat);
  switch (e.kind) {
    case 'rolled':
      return say.rolled(e.what as 'picks' | 'first', rolls(n, [n.player(0), n.player(1)], e.dice));
    case 'picked':
    case 'placed':
    case 'discarded':
    case 'renewed':
      return say[e.kind](who(), n.card(e.card));
    case 'built':
    case 'given':
    case 'starts':
    case 'noDraw':
    case 'passes':
    case 'cleanup':
    case 'battle':
      return say[e.kind](who());
    case 'game':
      return say.game(e.game as number);
    case 'led':
      return say.led(who(), e.card === null ? null : n.card(e.card));
    case 'drew':
      return say.drew(who(), e.count as number, e.cards === null ? null : n.cards(e.cards));
    case 'mulligan':
      return say.mulligan(who(), n.cards(e.cards));
    case 'unveiled':
      return say.unveiled(n.pets(e.pets));
    case 'turn':
      return say.turn(who(), e.turn as number);
    case 'played':
    case 'moved':
    case 'summoned':
      return say[e.kind](n.pet(e.pet), n.line(e.line));
    case 'attached':
      return say.attached(who(), n.card(e.card), n.beside(e.pet, e.seat));
    case 'rune':
      return say.rune(who(), n.card(e.card), targetOf(n, e.target, e.seat));
    case 'used':
      return say.used(who(), n.card(e.card), targetOf(n, e.target, e.seat), e.uses as number);
    case 'unique':
      return say.unique(n.pet(e.pet), n.card(e.power), targetOf(n, e.target, e.pet));
    case 'switched':
      return say.switched(n.bare(e.pet), n.pet(e.with));
    case 'switchHit':
      return say.switchHit(n.pet(e.pet), n.bare(e.with));
    case 'stalemate':
      return say.stalemate(n.pet(e.pet), n.pet(e.with));
    case 'attacks':
      return say.attacks(n.pet(e.pet), n.line(e.line), n.petOrNull(e.target));
    case 'blocks':
      return say.blocks(n.pet(e.pet), n.pet(e.attacker));
    case 'powers': {
      const powers = e.powers as readonly { pet: string; power: string | null }[];
      // All who were to fight may have fallen on entering.
      if (powers.length === 0) return null;
      return say.powers(
        n.list(powers.map(({ pet, power }) => say.declares(n.pet(pet), power === null ? null : n.card(power)))),
      );
    }
    case 'faster':
      return say.faster(rolls(n, (e.pets as readonly string[]).map(n.pet), e.dice));
    case 'attack':
      return say.attack(n.pet(e.pet), n.pet(e.target), n.card(e.power), e as unknown as AttackRoll);
    case 'idle':
    case 'silenced':
    case 'downed':
      return say[e.kind](n.pet(e.pet));
    case 'retaliates':
      return say.retaliates(n.pet(e.pet), n.bare(e.fallen));
    case 'hurt':
      return say.hurt(n.pet(e.pet), n.damage(e.amount, e.type));
    case 'healed':
    case 'prevented':
      return say[e.kind](n.pet(e.pet), e.amount as number);
    case 'unharmed':
      return say.unharmed(n.pet(e.pet), n.what(e.what));
    case 'status':
      return say.status(n.pet(e.pet), n.status(e.status), e.counters as number);
    case 'warded':
    case 'cured':
    case 'fails':
      return say[e.kind](n.pet(e.pet), n.status(e.status));
    case 'struggles':
      return say.struggles(n.pet(e.pet), e.die as number, e.free as boolean);
    case 'holds':
    case 'releases':
      return say[e.kind](n.pet(e.giver), n.pet(e.pet), n.status(e.status));
    case 'boosted':
    case 'grew':
      return say[e.kind](n.pet(e.pet), n.grants(e.grants));
    case 'shielded':
      return say.shielded(n.pet(e.pet), e.damage as number, e.statuses as number);
    case 'elythSpent':
      return say.elythSpent(n.pet(e.pet), n.card(e.card));
    case 'elythTaken':
      return say.elythTaken(n.pet(e.from), n.pet(e.pet), n.card(e.card));
    case 'scored':
      return say.scored(who(), e.points as number);
    case 'rests':
      return say.rests(n.card(e.card), e.turns as number);
    case 'returns':
    case 'usedUp':
      return say[e.kind](n.card(e.card));
    case 'won': {
      const winners = e.winners as readonly number[];
      const wins = (e.wins as readonly number[]).map((won, seat) => `${n.player(seat)} ${won}`).join(', ');
      return say.won(winners.length > 1 ? null : n.player(winners[0]), wins);
    }
    default:
      return null;
  }
}

const targetOf = (n: EventNames, target: unknown, by: unknown): string | null =>
  target === null ? null : n.beside(target, by);
const rolls = (n: EventNames, who: readonly string[], dice: unknown): string =>
  n.list(who.map((name, i) => `${name} ${(dice as readonly number[])[i]}`));
/** Names in one language, for whoever looks on. */
export interface EventNames {
  card(id: unknown): string;
  cards(ids: unknown): string;
  player(seat: unknown): string;
  /** A Pet by its name in answers: one's own without its player. */
  pet(ref: unknown): string;
  pets(refs: unknown): string;
  /** A Pet that somebody (a seat, or a Pet) does something with: without its player only if both are of one side. */
  beside(ref: unknown, by: unknown): string;
  /** Without its player. */
  bare(ref: unknown): string;
  petOrNull(ref: unknown): string | null;
  line(id: unknown): string;
  status(id: unknown): string;
  /** A type of damage or a status. */
  what(id: unknown): string;
  /** So much damage of a type, or of none. */
  damage(amount: unknown, type: unknown): string;
  grants(grants: unknown): string;
  list(items: readonly string[]): string;
}
