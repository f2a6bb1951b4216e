import { expect, test } from 'vitest';
import { type HeardEvent, heardBy, listening, type Options, type Seat, seededRng } from '../../../kernel/index.ts';
import { pick } from '../../../kernel/testing/contract/walk.ts';
import { cardOf, contentOf, schoolOf } from '../content/content.ts';
import { SCHOOLS } from '../content/vocabulary.ts';
import { factory } from '../game.ts';
import { mageOf } from '../state/queries.ts';
import type { FaceDown, Mage, Rose } from '../state/state.ts';
import { includes } from './knowledge.ts';

const { core: game } = factory;
const SEEDS = ['one', 'two'];

/** A copy that somebody was told of, and how far it can have gone from the hand since. */
interface Fact {
  readonly seat: Seat;
  readonly card: number;
  where: 'hand' | 'ready' | 'held';
}
/** What follows for a viewer from the events they heard, told plainly: one reading of the rules beside `knowledge.ts`. */
class Listener {
  facts: Fact[] = [];
  /** Faces that wait and were seen before they were laid down. */
  readonly waits = new Set<string>();
  private readonly viewer: Seat;
  /** By seat: the slots before the event. */
  private slots: (FaceDown | null)[][] = [];

  constructor(viewer: Seat) {
    this.viewer = viewer;
  }
  hear(heard: HeardEvent, s: Rose): void {
    const seat = heard.seat as Seat;
    const number = (name: unknown): number => contentOf(s).cards.indexOf(name as string);
    const own = this.facts.filter((fact) => fact.seat === seat);
    const before = this.slots[seat] ?? [];
    const left = before.flatMap((card, slot) => (card !== null && mageOf(s, seat).slots[slot] === null ? [card] : []));
    switch (heard.kind) {
      case 'recovered':
      case 'learned':
        this.facts.push({ seat, card: number(heard.card), where: 'hand' });
        break;
      case 'casts':
      case 'discarded':
      case 'springs':
      case 'dropped':
        this.drop(seat, number(heard.card));
        break;
      case 'prepared':
        for (const fact of own) if (fact.where === 'hand') fact.where = 'ready';
        break;
      case 'sets':
        for (const fact of own) if (fact.where === 'ready') fact.where = 'held';
        for (const { face, seen } of left) {
          if (!includes(seen, this.viewer)) continue;
          this.waits.add(`${seat} ${face}`);
          this.drop(seat, cardOf(face));
        }
        break;
      case 'returned':
        for (const fact of own) if (fact.where === 'ready') fact.where = 'hand';
        for (const { face, seen } of left) {
          const card = cardOf(face);
          if (includes(seen, this.viewer) && !own.some((fact) => fact.card === card))
            this.facts.push({ seat, card, where: 'hand' });
        }
    }
    this.watch(s);
  }
  /** The last place where it was known to be is the first that it may have left. */
  private drop(seat: Seat, card: number): void {
    const at = this.facts.findIndex((fact) => fact.seat === seat && fact.card === card);
    if (at >= 0) this.facts.splice(at, 1);
  }
  watch(s: Rose): void {
    this.slots = s.mages.map(({ slots }) => slots.slice());
  }
}

const count = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;
const isPart = (cards: readonly number[], of: readonly number[]): boolean =>
  cards.every((card) => count(cards, card) <= count(of, card));
const faces = (cards: readonly (FaceDown | null)[]): number[] => cards.flatMap((card) => card?.face ?? []);

function check(world: Rose, s: Rose, { facts, waits }: Listener, viewer: Seat, decks: number[][], piles: number[][]) {
  const c = contentOf(s);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    const [mage, imagined] = [mageOf(s, seat), mageOf(world, seat)];
    const { hand } = imagined;
    const ready = [...hand, ...faces(imagined.slots).map(cardOf)];
    const held = [...ready, ...faces(imagined.waits).map(cardOf)];
    for (const [where, cards] of [
      [['hand'], hand],
      [['hand', 'ready'], ready],
      [['hand', 'ready', 'held'], held],
    ] as const) {
      const known = facts.filter((fact) => fact.seat === seat && (where as readonly string[]).includes(fact.where));
      expect(
        isPart(
          known.map(({ card }) => card),
          cards,
        ),
      ).toBe(true);
    }
    for (const face of faces(mage.waits))
      if (waits.has(`${seat} ${face}`)) expect(faces(imagined.waits)).toContain(face);
    // A deck has nothing but what it was shuffled from, and all that a Mage has is of the schools that it chose.
    expect(isPart(imagined.deck, decks[seat] as number[])).toBe(true);
    const schools = (of: Mage) => {
      const faceDown = [...faces(of.slots), ...faces(of.waits)].map(cardOf);
      const all = [...of.hand, ...of.deck, ...of.discards, ...faceDown];
      return SCHOOLS.map((_, school) => all.filter((card) => schoolOf(c, card) === school).length);
    };
    expect(schools(imagined)).toEqual(schools(mage));
  }
  world.piles.forEach((pile, school) => {
    expect(isPart(pile, piles[school] as number[])).toBe(true);
  });
}

const tables: [number, Options][] = [
  [2, { lodge: 'duel' }],
  [3, {}],
  [4, { griffin: true }],
];
test.each(tables)(
  'BR-2.3 BR-2.5 with %d at %j whatever a seat heard of hidden cards is true in its worlds',
  (seats, options) => {
    let known = 0;
    for (const seed of SEEDS) {
      const luck = seededRng('hears', seed);
      const listeners = Array.from({ length: seats }, (_, viewer) => new Listener(viewer));
      const s = game.start({ seats, options, seed, salts: [] }) as Rose;
      const decks = s.mages.map(({ deck }) => deck.slice());
      const piles = s.piles.map((pile) => pile.slice());
      for (let n = 0; s.result === null; n++) {
        const seat = pick(luck, game.asked(s));
        const say = pick(luck, game.question(s, seat)?.legal ?? []);
        for (const listener of listeners) listener.watch(s);
        listening(
          (told) => {
            const whose = told.full.seat as Seat;
            if (told.kind === 'chose') decks[whose] = mageOf(s, whose).deck.slice();
            if (told.kind === 'round' && told.full.round === 1)
              piles.splice(0, Infinity, ...s.piles.map((pile) => pile.slice()));
            if (told.kind === 'reshuffled') decks[whose] = mageOf(s, whose).deck.slice();
            const school = SCHOOLS.indexOf(told.full.school as (typeof SCHOOLS)[number]);
            if (told.kind === 'restocked') piles[school] = (s.piles[school] as number[]).slice();
            listeners.forEach((listener, viewer) => {
              const heard = heardBy(told, viewer);
              if (heard !== null) listener.hear(heard, s);
            });
          },
          () => game.answer(s, seat, say),
        );
        if (n % 11 > 0 || s.round === 0) continue;
        listeners.forEach((listener, viewer) => {
          known += listener.facts.length + listener.waits.size;
          for (let world = 0; world < 2; world++)
            check(game.redeal(game.view(s, viewer), luck) as Rose, s, listener, viewer, decks, piles);
        });
      }
    }
    expect(known).toBeGreaterThan(20);
  },
);
