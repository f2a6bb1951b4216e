import { beforeAll, describe, expect, test } from 'vitest';
import type { HeardEvent, Seat } from '../../kernel/index.ts';
import { must } from '../../kernel/testing/contract/walk.ts';
import { cover } from '../../kernel/testing/coverage.ts';
import { watchInvariants } from '../../kernel/testing/invariants.ts';
import { cardOf, contentOf, schoolOf } from './content/content.ts';
import { factory } from './game.ts';
import {
  cubesIn,
  cubesOn,
  evocationsOf,
  familiarOf,
  isInCell,
  isPair,
  kindOf,
  mageOf,
  num,
  roomAt,
  roomCard,
  supply,
} from './state/queries.ts';
import { EVOCATIONS, HEALTH, type Mage, NONE, QUESTS, type Rose } from './state/state.ts';

const { core: game } = factory;
const within = (s: Rose, ...procs: readonly string[]): boolean => s.stack.some(({ proc }) => procs.includes(proc));
/** All spells that a Mage has, wherever they are. */
const spellsOf = ({ hand, deck, discards, slots, waits }: Mage): number[] => [
  ...[...hand, ...deck, ...discards],
  ...[...slots, ...waits].flatMap((card) => (card === null ? [] : [cardOf(card.face)])),
];

/** What must be true whenever somebody is asked in a game that is under way. */
const always: Readonly<Record<string, (s: Rose) => void>> = {
  'BR-2.5 there are four copies of each spell of a school, wherever they are': (s) => {
    const { cards, personal } = contentOf(s);
    const all = [...s.mages.map(spellsOf), ...s.piles, ...s.spent, s.drawn].flat();
    for (let card = 0; card < personal; card++) {
      const count = all.filter((other) => other === card).length;
      must(count === 4, () => `${cards[card]} is there ${count} times`);
    }
    s.piles.forEach((pile, school) => {
      must(
        pile.every((card) => schoolOf(contentOf(s), card) === school),
        () => `pile ${school} has ${pile}`,
      );
    });
  },
  'BR-2.5 a personal spell stays with its Mage, a Forgotten one is once at most': (s) => {
    const { personal, forgotten, cards } = contentOf(s);
    for (const mage of s.mages) {
      const count = spellsOf(mage).filter((card) => card === personal + mage.card).length;
      must(count === 1, () => `seat ${mage.owner} has its personal spell ${count} times`);
    }
    const all = [...s.mages.map(spellsOf), s.forgotten].flat();
    for (let card = forgotten; card < cards.length; card++)
      must(all.filter((other) => other === card).length <= 1, () => `${cards[card]} twice`);
  },
  'BR-1.1 between Actions Guard mode holds exactly when both are in one Room': (s) => {
    for (const mage of s.mages) {
      const familiar = familiarOf(mage);
      for (const { guards, isFamiliar } of evocationsOf(mage)) must(isFamiliar || !guards, () => 'no Familiar guards');
      if (familiar === null) must(!mage.marker, () => 'a marker without a Familiar');
      else if (isPair(mage)) must(familiar.room === mage.room, () => 'a guarding Familiar elsewhere');
      else if (within(s, 'preparation', 'studying') || s.stack.at(-1)?.proc === 'action')
        must(familiar.room !== mage.room, () => 'a hunting Familiar beside its Mage');
    }
  },
  'BR-1.3 BR-2.2 at most one Familiar and three Evocations a Mage': (s) => {
    for (const mage of s.mages) {
      const familiars = evocationsOf(mage).filter(({ isFamiliar }) => isFamiliar).length;
      must(familiars <= 1 && mage.evocations.length === EVOCATIONS, () => `${familiars} Familiars`);
    }
  },
  'BR-1.2 BR-1.16 a Familiar is with one Mage or in the reserve of a pack in play; no supply is overdrawn': (s) => {
    const { kinds, pack } = contentOf(s);
    for (let kind = 0; kind < kinds.length; kind++) {
      must(supply(s, kind) >= 0, () => `too many of ${kinds[kind]?.id}`);
      const of = kinds[kind]?.pack ?? NONE;
      if (of !== NONE && s.options[pack.packs[of]?.id as string] !== true)
        must(supply(s, kind) === 1, () => `${kinds[kind]?.id} is in play without its pack`);
    }
  },
  'BR-1.10 BR-2.9 nobody has more damage than slots, and a full sheet needs a living Familiar': (s) => {
    for (const mage of s.mages) {
      const cubes = cubesOn(mage);
      must(cubes <= HEALTH, () => `${cubes} cubes`);
      if (cubes === HEALTH) must(familiarOf(mage) !== null, () => 'a full sheet without a Familiar');
      must(num(mage.sheet, mage.owner) === 0, () => 'own cubes on the own sheet');
      for (const evocation of evocationsOf(mage))
        must(evocation.hurt < kindOf(s, evocation).health, () => 'an Evocation with no Health left');
    }
  },
  'BR-2.7 a Room has no more cubes than slots, a destroyed one none': (s) => {
    for (let room = 0; room < s.rooms.length; room++) {
      const cubes = cubesIn(s, room);
      must(cubes <= (roomAt(s, room).ruined ? 0 : roomCard(s, room).slots), () => `${cubes} cubes`);
    }
  },
  'BR-2.2 seven cards in hand at most when spells are prepared': (s) => {
    if (within(s, 'preparation'))
      must(
        s.mages.every(({ hand }) => hand.length <= 7),
        () => 'too many cards',
      );
  },
  'BR-2.4 from the Cell one may only leave it': (s) => {
    if (s.stack.at(-1)?.proc !== 'action') return;
    const seat = game.asked(s)[0] as Seat;
    if (!isInCell(mageOf(s, seat))) return;
    const legal = game.question(s, seat)?.legal ?? [];
    must(
      legal.every((say) => /^((walk|rejoin) .*|pass|done)$/.test(say)),
      () => `${legal}`,
    );
  },
  'BR-2.3 quests are each in one place': (s) => {
    const open = s.mages.flatMap(({ quests }) => quests.map(({ quest }) => quest));
    const all = [...open, ...s.pastQuests, ...s.questDeck];
    must(new Set(all).size === all.length && all.length === contentOf(s).pack.quests.length, () => `${all}`);
    must(
      s.mages.every(({ quests }) => quests.length <= QUESTS),
      () => 'too many quests',
    );
  },
};

/** Spells that activate a Room even if it has been used. */
const AGAIN = new Set(['rite-of-hours:a', 'bottled-imp:b']);

/** What must be true of what happens, one event after the other; each makes its own memory. */
const happenings: Readonly<Record<string, () => (event: HeardEvent) => void>> = {
  'BR-2.6 a Room is used once a round, unless a spell does it again': () => {
    let used: unknown[] = [];
    let again = false;
    return ({ kind, room, card, side }) => {
      if (kind === 'round') used = [];
      if (kind === 'casts') again = AGAIN.has(`${card}:${side}`);
      if (kind !== 'activates') return;
      must(again || !used.includes(room), () => `${room} twice in a round`);
      used.push(room);
    };
  },
  'BR-1.5 the marker is used once a round': () => {
    let used: unknown[] = [];
    return ({ kind, model }) => {
      if (kind === 'round' || kind === 'summoned') used = used.filter((other) => kind !== 'round' && other !== model);
      if (kind !== 'familiar') return;
      must(!used.includes(model), () => `${model} twice in a round`);
      used.push(model);
    };
  },
  'BR-1.14 nobody is defeated whose Familiar lives': () => {
    const living = new Set<string>();
    const familiars = new Set(
      (factory.pack as { packs: { familiars: { id: string }[] }[] }).packs.flatMap(({ familiars }) =>
        familiars.map(({ id }) => id),
      ),
    );
    const owner = (ref: unknown): string | null => {
      const [, id, seat] = /^(.*?)-(\d)-\d$/.exec(String(ref)) ?? [];
      return id !== undefined && familiars.has(id) ? (seat as string) : null;
    };
    return ({ kind, model }) => {
      if (kind === 'lodge') living.clear();
      const seat = owner(model);
      if (kind === 'summoned' && seat !== null) living.add(seat);
      if ((kind === 'felled' || kind === 'banished') && seat !== null) living.delete(seat);
      if (kind === 'defeated') must(!living.has(String(model).slice(-1)), () => `${model} falls before its Familiar`);
    };
  },
};

const { watched, broken, names } = watchInvariants<Rose>(game, { isUnderWay: (s) => s.round > 0, always, happenings });

describe('in games that are steered to everything the game has', () => {
  beforeAll(() => {
    cover(watched(), 60, 'watched');
  });

  test.each(names)('%s', (name) => {
    expect(broken.get(name)).toBeUndefined();
  });
});
