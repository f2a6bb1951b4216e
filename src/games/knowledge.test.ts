import { describe, expect, test } from 'vitest';
import { type AnyGame, Match, type Options, type Seat, seededRng, settle, type Viewer } from '../kernel/index.ts';
import { follow } from '../kernel/testing/follow.ts';
import { factory as blackRose } from './black-rose/game.ts';
import type { RoseTable } from './black-rose/view/secrets.ts';
import { factory as familiarFind } from './familiar-find/game.ts';
import type { Find, Lying } from './familiar-find/state/state.ts';
import type { FindTable } from './familiar-find/view/secrets.ts';
import { factory as familiarsAndFoes } from './familiars-and-foes/game.ts';
import type { FoesTable } from './familiars-and-foes/view/secrets.ts';
import arenaPack from './mythic-arena/cards/core.json' with { type: 'json' };
import { factory as mythicArena } from './mythic-arena/game.ts';
import type { ArenaTable } from './mythic-arena/view/secrets.ts';

/** Whatever a seat has learned of hidden cards is true in every world that it imagines, for as long as it can be true. */

const WORLDS = 50;
/** What all-seeing eyes see in worlds that are dealt from nothing but the view, as it crosses the wire. */
function worldsOf<T>(game: AnyGame, s: unknown, viewer: Viewer, count = WORLDS): T[] {
  const view = JSON.parse(JSON.stringify(game.view(s, viewer)));
  const luck = seededRng('worlds');
  return Array.from({ length: count }, () => game.view(game.redeal(view, luck), 'all').table as T);
}
/** Stands a game at a position and gives answers. */
function reached(game: AnyGame, position: object, seats: number, options: Options, says: readonly string[]): Match {
  const s = game.position(position, seats, options);
  s.chance = seededRng('reached').chance;
  game.advance(s);
  const match = Match.at(game, s, { forced: false });
  for (const words of says) {
    const [seat, ...say] = words.split(' ');
    expect(match.answer(Number(seat), say.join(' ')), words).toMatchObject({ ok: true });
  }
  return match;
}
/** A fact that a seat knows holds in all its worlds; to who does not know it, it is one of many possibilities. */
function knows<T>(match: Match, viewer: Viewer, fact: (table: T) => boolean, stranger?: Viewer): void {
  expect(fact(match.view('all').table as T)).toBe(true);
  for (const world of worldsOf<T>(match.game, match.state, viewer)) expect(fact(world)).toBe(true);
  if (stranger !== undefined) expect(worldsOf<T>(match.game, match.state, stranger).every(fact)).toBe(false);
}

describe('A Familiar Find', () => {
  const { core: game } = familiarFind;
  const options = { abilities: true, locations: true, tourism: true };
  const position = {
    familiars: ['owl', 'mole', 'ferret'],
    location: 'library',
    piles: {
      centre: ['pink-lichen', { card: 'residuum', down: 1 }, { card: 'dragon-scale', down: 2 }],
      'side-1': ['residuum'],
      'side-2': ['residuum'],
      'side-3': ['enchanted-wood'],
    },
  };
  test('FF-2.9 what was looked at in a pile is what lies there', () => {
    const match = reached(game, position, 3, options, ['0 use', '0 look centre']);
    const fact = ({ piles }: FindTable) =>
      piles[0]?.cards[1]?.card === 'residuum' && piles[0]?.cards[2]?.card === 'dragon-scale';
    knows(match, 0, fact, 1);
  });

  test('FF-2.9 whatever was laid by oneself or looked at is the same in every world of a whole game', () => {
    let known = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      const seen: Set<Lying>[] = [new Set(), new Set(), new Set(), new Set()];
      let before = new Set<Lying>();
      follow(
        game,
        { seats: 2 + (seed.length % 3), options, seed },
        (heard, viewer, s: Find) => {
          const down = (s?.piles ?? []).flat().filter((lying) => lying.down);
          const mine = heard?.kind === 'laid' && heard.seat === viewer;
          if (mine) for (const lying of down) if (!before.has(lying)) seen[viewer]?.add(lying);
          if (heard?.kind === 'looked' && heard.cards !== null)
            for (const lying of down)
              if (
                s.piles[['centre', 'side-1', 'side-2', 'side-3', 'side-4'].indexOf(heard.pile as string)]?.includes(
                  lying,
                )
              )
                seen[viewer]?.add(lying);
          if (viewer === (s?.seats ?? 0) - 1) before = new Set((s.piles ?? []).flat());
        },
        (s: Find) => {
          for (let viewer = 0; viewer < s.seats; viewer++) {
            const truth = game.view(s, 'all').table as FindTable;
            for (const { piles } of worldsOf<FindTable>(game, s, viewer, 3))
              s.piles.forEach((pile, p) => {
                pile.forEach((lying, n) => {
                  if (seen[viewer]?.has(lying)) expect(piles[p]?.cards[n]?.card).toBe(truth.piles[p]?.cards[n]?.card);
                });
              });
          }
        },
      );
      known += Math.max(...seen.map((of) => of.size));
    }
    expect(known).toBeGreaterThan(12);
  });
});

describe('Familiar: Mythic Arena', () => {
  const { core: game } = mythicArena;
  const isPet = (card: string): boolean => arenaPack.pets.some(({ id }) => id === card);
  const opening = (seed: string, decks: string) =>
    Match.start(game, { seats: 2, options: { decks }, seed, salts: [] }, { forced: false });
  /** Both name their first Pet; whether anybody had to show a hand. */
  const led = (match: Match) =>
    [0, 1].flatMap((seat) => {
      const outcome = match.answer(seat, match.question(seat)?.legal[0] as string);
      return outcome.ok ? outcome.events : [];
    });

  test('MA-2.3 a hand that was shown and shuffled back is part of the deck', () => {
    let shown = 0;
    for (let n = 0; shown < 3; n++) {
      const match = opening(`mulligan ${n}`, 'dealt');
      for (const { kind, full } of led(match)) {
        if (kind !== 'mulligan') continue;
        shown++;
        const { seat, cards } = full as { seat: Seat; cards: string[] };
        knows<ArenaTable>(match, 1 - seat, ({ players }) => cards.every((card) => players[seat]?.deck?.includes(card)));
      }
    }
  });

  test.each(['dealt', 'draft'])('MA-2.3 nobody begins without a Pet in hand (%s)', (decks) => {
    for (const seed of ['one', 'two', 'three']) {
      const match = opening(seed, decks);
      while (match.view(null).asked.length === 1) {
        const seat = match.view(null).asked[0] as Seat;
        match.answer(seat, match.question(seat)?.legal[0] as string);
      }
      led(match);
      const seat = match.view(null).asked[0] as Seat;
      knows<ArenaTable>(match, seat, ({ players }) => players[1 - seat]?.hand?.some(isPet) === true);
    }
  });

  test('MA-4.4 a Spent card that went back into the Resource Pile is there until something is drawn', () => {
    const pack = structuredClone(arenaPack);
    const tide = pack.runes.find(({ id }) => id === 'turning-tide');
    (tide as { do: object[] }).do = [{ do: 'renew' }];
    const renewing = mythicArena.load(pack) as AnyGame;
    const spent = ['topaz-health-gem', 'press-the-advantage'];
    const position = {
      players: [{ front: ['gloth'], guard: ['solace'], hand: ['turning-tide'], pile: 4, spent }, { front: ['mimick'] }],
    };
    const hand = { ...position.players[0], hand: ['turning-tide', 'hex-of-weakness'] };
    const match = reached(renewing, { players: [hand, position.players[1]] }, 2, { decks: 'draft' }, [
      '0 rune turning-tide',
      '0 renew press-the-advantage',
    ]);
    knows<ArenaTable>(match, 1, ({ players }) => players[0]?.pile.cards?.includes('press-the-advantage') === true);
  });

  test('MA-1.6 MA-4.1 what has come to light of a hidden deck is in it, in every world of a match', () => {
    const told = ['played', 'attached', 'placed', 'rune', 'discarded', 'mulligan', 'unveiled'];
    const seen = [new Set<string>(), new Set<string>()];
    follow(
      game,
      { seats: 2, options: { decks: 'dealt', bestOfThree: true }, seed: 'light' },
      (heard, viewer) => {
        if (heard === null || !told.includes(heard.kind)) return;
        const pets = [...((heard.pets as string[]) ?? []), ...(heard.kind === 'played' ? [heard.pet as string] : [])];
        for (const pet of pets) if (pet.endsWith(`-${2 - viewer}`)) seen[viewer]?.add(pet.slice(0, -2));
        if (heard.seat !== 1 - viewer) return;
        for (const card of [heard.card, ...((heard.cards as string[]) ?? [])])
          if (card) seen[viewer]?.add(card as string);
      },
      (s) => {
        for (const viewer of [0, 1])
          for (const { players } of worldsOf<ArenaTable>(game, s, viewer, 2))
            for (const card of seen[viewer] ?? []) expect(players[1 - viewer]?.deck).toContain(card);
      },
    );
    expect(seen.every(({ size }) => size > 6)).toBe(true);
  });
});

test('Familiars and Foes: who has come to light lies in no wave to come, and a found Artifact in no deck', () => {
  const { core: game } = familiarsAndFoes;
  for (const seed of ['one', 'two']) {
    const seen = new Set<string>();
    follow(
      game,
      { seats: 3, options: {}, seed },
      (heard) => {
        if (heard?.kind === 'wave') for (const foe of heard.foes as string[]) seen.add(foe);
        if (heard?.kind === 'found') seen.add(heard.card as string);
        if (heard?.kind === 'rescued') seen.add(heard.coven as string);
      },
      (s) => {
        for (const { waves, deck } of worldsOf<FoesTable>(game, s, 0, 3)) {
          const hidden = [...waves.flatMap(({ foes, covenCards }) => [...(foes ?? []), ...(covenCards ?? [])])];
          for (const card of [...hidden, ...(deck.cards ?? [])]) expect(seen).not.toContain(card);
        }
      },
    );
    expect(seen.size).toBeGreaterThan(5);
  }
});

test('Familiars and Foes: FO-10.10 a Coven card that was used lies in no wave to come', () => {
  const familiars = ['piddy-paw', 'mimsy'].map((familiar) => ({ familiar, gems: 0 }));
  const waves = { wave: 2, covens: [['mimsy'], ['piddy-paw']], commons: ['jinxie'] };
  const position = { familiars, foes: [{ foe: 'smudge', hp: 9 }], ...waves };
  const { core: game } = familiarsAndFoes;
  const match = reached(game, position, 2, settle(game.seating, 2, {}).options, ['0 cast slow-burn mimsy']);
  expect((match.view(0).table as FoesTable).covensUsed).toContain('jinxie');
  // All others are used: these two are all that can be there.
  knows<FoesTable>(match, 0, (table) => {
    const hidden = table.waves.flatMap(({ covenCards }) => covenCards ?? []);
    return [...hidden].sort().join() === 'mimsy,piddy-paw';
  });
});

describe('Black Rose', () => {
  const { core: game } = blackRose;
  const options = { lodge: 'large', long: false, overkill: false };
  const someDeck = ['rattlebones', 'grave-debt', 'last-breath', 'rattlebones', 'backdraft'];
  const holder = { room: 'throne', hand: ['wallbreaker', 'quick-feet', 'stone-fist'], deck: someDeck };
  const spy = { room: 'armoury', slots: ['clear-sight:b'], hand: ['mirror-walk', 'vertigo'], deck: ['rework'] };
  const other = { room: 'gallery', hand: ['clay-servant', 'stone-fist'], deck: ['rework', 'rework'] };
  const looked = (slots: string[]) =>
    reached(game, { players: [spy, { ...holder, slots }, other] }, 3, options, ['0 cast', '0 done']);
  /** Nobody does more than they must, until this is asked. */
  const until = (match: Match, ask: string): void => {
    for (;;) {
      const seat = match.view(null).asked[0] as Seat;
      const question = match.question(seat);
      if (question?.ask === ask) return;
      const say = ['pass', 'done', 'ready'].find((words) => question?.legal.includes(words)) ?? question?.legal[0];
      match.answer(seat, say as string);
    }
  };
  const cards = (faces: readonly ({ card: string | null } | null)[] | undefined): (string | null)[] =>
    (faces ?? []).map((face) => face?.card ?? null);

  test('BR-2.5 a prepared card that was looked at is what lies there', () => {
    const match = looked(['vertigo:b', 'rework:a']);
    knows<RoseTable>(match, 0, ({ players }) => players[1]?.slots[0]?.card === 'vertigo', 2);
  });

  test('BR-2.5 a prepared card that was looked at and laid down waits there', () => {
    const match = looked(['backdraft:a', 'rework:a']);
    match.answer(1, 'cast');
    const fact = ({ players }: RoseTable) =>
      players[1]?.waits[0]?.card === 'backdraft' && players[1]?.waits[0]?.side === 'a';
    knows(match, 0, fact, 2);
  });

  test('BR-2.3 a prepared card that was looked at and came back is in the hand, then there or prepared again', () => {
    const match = looked(['vertigo:b', 'rework:a']);
    until(match, 'study');
    const inHand = ({ players }: RoseTable) => players[1]?.hand?.includes('vertigo') === true;
    knows(match, 0, inHand, 2);
    until(match, 'prepare');
    until(match, 'action');
    const ready = ({ players }: RoseTable) =>
      [...(players[1]?.hand ?? []), ...cards(players[1]?.slots), ...(players[1]?.discards ?? [])].includes('vertigo');
    knows(match, 0, ready);
  });

  test('BR-2.6 a card that came back from the discards is in the hand', () => {
    const reader = {
      room: 'library',
      hand: ['wallbreaker', 'quick-feet', 'stone-fist'],
      slots: ['rework:a', 'rework:b'],
      deck: [...someDeck],
      discards: ['backdraft', 'cinder-lash'],
    };
    const match = reached(game, { players: [reader, other] }, 2, options, ['0 activate', '0 recover backdraft']);
    knows<RoseTable>(match, 1, ({ players }) => players[0]?.hand?.includes('backdraft') === true);
  });

  test('BR-2.5 a deck that was shuffled has only what lay in the discards', () => {
    const drawer = {
      room: 'gallery',
      hand: ['wallbreaker', 'quick-feet', 'stone-fist', 'wallbreaker'],
      deck: [],
      discards: ['backdraft', 'cinder-lash', 'rattlebones', 'grave-debt'],
    };
    const match = reached(game, { players: [drawer, { ...other, room: 'armoury' }] }, 2, options, ['0 activate']);
    const fact = ({ players }: RoseTable) =>
      players[0]?.deck.count === 3 && players[0].deck.cards?.every((card) => drawer.discards.includes(card)) === true;
    knows(match, 1, fact);
  });
});
