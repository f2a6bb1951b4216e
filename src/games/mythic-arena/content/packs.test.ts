import { describe, expect, test } from 'vitest';
import { type Game, Match, seededRng } from '../../../kernel/index.ts';
import core from '../cards/core.json' with { type: 'json' };
import { factory } from '../game.ts';
import type { Arena } from '../state/state.ts';
import type { ArenaTable } from '../view/secrets.ts';
import type { Ability, Effect, Pack } from './vocabulary.ts';

/** Rules that no card of the core pack touches, but others may. */

const OPTIONS = { decks: 'draft', simplified: false, bestOfThree: false };
const names = core.pets[0]?.names as Pack['pets'][number]['names'];

/** The core pack with other Passive Powers on some Pets, and with something else that the first Rune does. */
function packWith(passives: Record<string, Ability[]>, rune?: Pick<Pack['runes'][number], 'target' | 'do'>): unknown {
  const pack = structuredClone(core) as unknown as { pets: Pack['pets']; runes: Pack['runes'] };
  for (const [id, gives] of Object.entries(passives)) {
    const pet = pack.pets.find((each) => each.id === id) as Pack['pets'][number];
    pet.passives = [{ id: `new-${id}`, names, gives }];
  }
  if (rune) Object.assign(pack.runes[0] as object, rune);
  return pack;
}
/** Stands a game of that pack at a position and gives answers. */
function play(pack: unknown, position: object, says: readonly [seat: number, say: string][]) {
  const game = factory.load(pack) as unknown as Game<Arena, ArenaTable>;
  const state = game.position(position, 2, OPTIONS) as Arena;
  state.chance = seededRng('packs', 'dice').chance;
  const match = Match.at(game, state);
  game.advance(match.state);
  const events = says.flatMap(([seat, say]) => {
    const outcome = match.answer(seat, say);
    expect(outcome, `${seat}: ${say}`).toMatchObject({ ok: true });
    return outcome.ok ? outcome.events.map(({ kind, full }) => ({ kind, ...full })) : [];
  });
  return { match, events, table: match.view('all').table as ArenaTable };
}

describe('Health that hangs on something', () => {
  test('MA-8.14 MA-11.1 a Pet without a scratch is Downed when its Health is gone', () => {
    const pack = packWith(
      {},
      { target: { side: 'foe' }, do: [{ do: 'boost', grants: { health: -100 }, to: 'target' }] },
    );
    const position = {
      players: [
        { front: ['gloth'], hand: ['press-the-advantage'] },
        { front: ['mimick'], guard: ['solace'] },
      ],
    };
    const { table } = play(pack, position, [[0, 'rune-on press-the-advantage mimick-2']]);
    expect([table.players[0]?.points, table.players[1]?.lines.front[0]?.card]).toEqual([1, 'solace']);
  });

  const homely = packWith({ gloth: [{ grants: { health: 50 }, if: { line: 'guard' } }] });

  test('MA-9.1 MA-11.1 on a line is looked at after a Switch', () => {
    const position = {
      players: [{ front: ['mimick'], guard: [{ pet: 'gloth', damage: 120 }] }, { front: ['solace'] }],
    };
    const { table } = play(homely, position, [[0, 'switch mimick-1 gloth-1']]);
    expect([table.players[1]?.points, table.players[0]?.spent]).toEqual([1, ['gloth']]);
  });

  test('MA-7.3 MA-11.1 on a line is looked at after a Line Check', () => {
    const position = {
      done: ['battle'],
      players: [
        {
          front: [{ pet: 'mimick', damage: 90, status: { burn: 1 } }],
          guard: [{ pet: 'gloth', damage: 120 }],
          rear: ['solace'],
        },
        { front: ['huangdi'] },
      ],
    };
    const { table } = play(homely, position, [[0, 'cleanup']]);
    expect([table.players[1]?.points, table.players[0]?.lines.front[0]?.card]).toEqual([2, 'solace']);
  });

  test('MA-3.3 MA-11.1 on standing alone is looked at when another Pet is played beside it', () => {
    const pack = packWith({ gloth: [{ grants: { health: 50 }, if: { alone: true } }] });
    const position = {
      step: 'pet',
      players: [
        { front: ['mimick'], guard: [{ pet: 'gloth', damage: 120 }], rear: ['solace'], hand: ['brontes'] },
        { front: ['huangdi'] },
      ],
    };
    const { table } = play(pack, position, [[0, 'play brontes guard']]);
    expect([table.players[1]?.points, table.players[0]?.lines.guard.map(({ card }) => card)]).toEqual([1, ['brontes']]);
  });
});

test('MA-10.3 MA-14.2 what lasts until the end of the turn ends together with the residual damage', () => {
  const position = {
    done: ['battle'],
    players: [
      { front: [{ pet: 'gloth', damage: 120, turn: { health: 20 } }] },
      { front: [{ pet: 'huangdi', damage: 90, status: { burn: 1 } }] },
    ],
  };
  const { match } = play(core, position, [[0, 'cleanup']]);
  expect(match.state.result).toMatchObject({ winners: [0, 1], reason: 'draw' });
});

test('MA-12.1 MA-12.2 a status that comes twice at once asks once and then adds up', () => {
  const bleed: Effect = { do: 'status', status: 'bleed', to: 'target' };
  const pack = packWith({
    goliath: [
      { when: 'enters', do: [bleed] },
      { when: 'enters', do: [bleed] },
    ],
  } as never);
  const position = {
    players: [{ front: ['goliath'] }, { front: [{ pet: 'gloth', status: { burn: 1, stun: 1 } }], hand: 0 }],
  };
  const { match, table } = play(pack, position, [
    [0, 'battle'],
    [0, 'replace burn'],
  ]);
  expect(table.players[1]?.lines.front[0]?.status.bleed).toBe(2);
  expect(match.question(0)?.ask).not.toBe('replace');
});

test('MA-8.21 MA-16.7 whom a Nimble Pet has named and who falls on entering is replaced by whom the Line Check brings', () => {
  const touch: Effect = { do: 'damage', amount: 10, type: 'physical', to: 'target' };
  const pack = packWith({ goliath: [{ trait: 'nimble' }, { when: 'enters', do: [touch as never] }] });
  const position = {
    players: [{ front: ['goliath'] }, { front: ['solace'], guard: [{ pet: 'mimick', damage: 90 }], rear: ['gloth'] }],
  };
  const { events } = play(pack, position, [
    [0, 'battle'],
    [0, 'attack-pet goliath-1 mimick-2'],
  ]);
  expect(events.filter(({ kind }) => kind === 'blocks')).toMatchObject([{ pet: 'mimick-2' }, { pet: 'gloth-2' }]);
});

test('MA-8.22 who is Downed by a Rune in the Battle is answered for, and the engagement goes on with the newcomer', () => {
  const star: Effect = { do: 'damage', amount: 30, type: 'magical', to: 'target' };
  const pack = packWith({}, { target: { side: 'foe' }, do: [star] });
  const position = {
    players: [
      { front: ['gloth'], hand: ['press-the-advantage'] },
      { front: [{ pet: 'morrow', damage: 100 }], guard: ['ol-chomper'] },
    ],
  };
  const { match, events } = play(pack, position, [
    [0, 'battle'],
    [0, 'rune-on press-the-advantage morrow-2'],
  ]);
  expect(events).toContainEqual({ kind: 'retaliates', pet: 'ol-chomper-2', fallen: 'morrow-2' });
  expect(events.find(({ kind }) => kind === 'attack')).toMatchObject({ pet: 'gloth-1', target: 'ol-chomper-2' });
  expect(match.question(1)).toMatchObject({ ask: 'retaliate', legal: ['power ol-chomper-2 tail-slap', 'pass'] });
});

test('MA-8.22 who only passes through the place of the fallen on the way to the Front does not Retaliate', () => {
  const pack = packWith({ huangdi: [{ trait: 'flying' }] });
  const position = {
    players: [
      { front: [{ pet: 'huangdi', turn: { hit: 20, speed: 99 } }], hand: 5 },
      { front: [{ pet: 'solace', damage: 110 }], guard: [{ pet: 'mimick', damage: 60 }], rear: ['gloth'], hand: 0 },
    ],
  };
  const { events, table } = play(pack, position, [
    [0, 'battle'],
    [0, 'attack-line huangdi-1 guard'],
    [0, 'power huangdi-1 imperial-breath'],
  ]);
  expect([table.players[0]?.points, table.players[1]?.lines.front[0]?.card]).toEqual([2, 'gloth']);
  expect(events.map(({ kind }) => kind)).not.toContain('retaliates');
});

test('MA-16.12 a shield that a hit itself calls up keeps off what comes with the damage', () => {
  const pack = packWith({ mimick: [{ when: 'isHit', do: [{ do: 'shield', damage: 100, statuses: 0, to: 'self' }] }] });
  const position = {
    players: [{ front: [{ pet: 'goliath', turn: { hit: 10, speed: 99 } }], hand: 2 }, { front: ['mimick'] }],
  };
  const { table } = play(pack, position, [[0, 'battle']]);
  expect(table.players[1]?.lines.front[0]?.status).toEqual({});
});

test('MA-8.18 MA-16.12 a Battle Power that does no damage has none that could be raised', () => {
  const pack = structuredClone(core) as unknown as { pets: Pack['pets'] };
  const goliath = pack.pets.find(({ id }) => id === 'goliath') as Pack['pets'][number];
  goliath.battle = goliath.battle.map((power) => ({ ...power, damage: 0 }));
  const position = {
    players: [{ front: [{ pet: 'goliath', turn: { hit: 10, damage: 20 } }], hand: 2 }, { front: ['mimick'] }],
  };
  const { table, events } = play(pack, position, [[0, 'battle']]);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'attack', hit: true }));
  // What it takes as it enters battle.
  expect(table.players[1]?.lines.front[0]).toMatchObject({ damage: 10, status: { poison: 1 } });
});
