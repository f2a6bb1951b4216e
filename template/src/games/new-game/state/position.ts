import { z } from 'zod';
import { type Fault, faultsOf, freshState, type Options } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { DEALT, HAND } from '../content/answers.ts';
import type { Content } from '../content/content.ts';
import { turn } from '../turn/turn.ts';
import { game } from './setup.ts';
import { make, type NewGameState } from './state.ts';

/** Where a position stands, by the titles of the steps of the whole game. */
const STEPS = { return: 'Put one charm back', turn: 'Take turns' };

/** A sparse position in the game's own words. What is not said is dealt in the deck's order. */
function schema(content: Content, seats: number) {
  const card = z.enum(content.cards);
  const charm = z.enum(content.charms);
  const herb = z.enum(content.pack.herbs.map(({ id }) => id));
  return z.strictObject({
    step: z.enum(Object.keys(STEPS) as [keyof typeof STEPS]).default('turn'),
    active: z
      .int()
      .min(0)
      .max(seats - 1)
      .default(0),
    basket: z.array(card).default([]),
    hides: z.int().min(0).default(0),
    stores: z.array(z.array(herb)).max(seats).default([]),
    hands: z.array(z.array(charm).nullable()).max(seats).default([]),
    /** Top card first. If given, every card that is nowhere else lies in the discard pile. */
    deck: z.array(card).min(1).optional(),
  });
}

export function position(
  content: Content,
  sparse: unknown,
  seats: number,
  options: Options,
): NewGameState | readonly Fault[] {
  const parsed = schema(content, seats).safeParse(sparse);
  if (!parsed.success) return faultsOf(parsed.error.issues, 'position');
  const given = parsed.data;
  const faults: Fault[] = [];
  const forest = [...content.forest];
  const box = [...content.box];
  const take = (left: number[], names: readonly string[], all: readonly string[], path: string): number[] =>
    names.map((name, i) => {
      const card = all.indexOf(name);
      const found = left.indexOf(card);
      if (found === -1) faults.push({ path: `${path}[${i}]`, message: `there are not so many '${name}'` });
      else left.splice(found, 1);
      return card;
    });
  const basket = take(forest, given.basket, content.cards, 'basket');
  const seatList = Array.from({ length: seats }, (_, seat) => seat);
  const stores = seatList.map((n) => take(forest, given.stores[n] ?? [], content.cards, `stores[${n}]`));
  const deck = given.deck === undefined ? null : take(forest, given.deck, content.cards, 'deck').reverse();
  const named = seatList.map((n) => {
    const hand = given.hands[n] ?? null;
    return hand === null ? null : take(box, hand, content.charms, `hands[${n}]`);
  });
  const isTurn = given.step === 'turn';
  const hands = named.map((hand) => hand ?? box.splice(0, isTurn ? HAND : DEALT));
  if (faults.length > 0) return faults;
  const s = make(freshState(content.hash, seats, options, game.with({})), {
    deck: deck ?? forest.reverse(),
    peeked: 0,
    discard: deck === null ? [] : forest,
    charms: box.reverse(),
    spent: [],
    hands,
    stores,
    basket,
    active: given.active,
    turns: isTurn ? 1 : 0,
  });
  at(s.stack, 0).step = game.titles.indexOf(STEPS[given.step]);
  if (isTurn) s.stack.push(turn.with({ seat: given.active, hides: given.hides }));
  return s;
}
