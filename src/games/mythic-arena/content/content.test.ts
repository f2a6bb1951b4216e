import { describe, expect, test } from 'vitest';
import { type PackTree, spoiling } from '../../../kernel/testing/spoilt-pack.ts';
import core from '../cards/core.json' with { type: 'json' };
import { factory } from '../game.ts';
import type { Pack } from './vocabulary.ts';
import { STATUSES } from './vocabulary.ts';

const pack = core as unknown as Pack;
const { changed, faultsOf } = spoiling(factory);
const pet = (id: string) => pack.pets.find((each) => each.id === id) as Pack['pets'][number];
/** Everything that a card does, as text to search in. */
const all = JSON.stringify(core);

describe('the core pack', () => {
  test('MA-1.3 MA-17.14 has twenty Pets and a token, eighteen Elyth, nine Runes and six Items', () => {
    const { pets, tokens, elyth, runes, items } = pack;
    expect([pets, tokens, elyth, runes, items].map((list) => list.length)).toEqual([20, 1, 18, 9, 6]);
    expect(tokens[0]?.id).toBe('charlie');
  });

  test('MA-5.1 gives each Pet its stats, in tens where they are Health and damage, and at least one Battle Power', () => {
    for (const { health, speed, hit, miss, battle } of [...pack.pets, ...pack.tokens]) {
      expect([health % 10, speed % 10, Number.isInteger(hit), Number.isInteger(miss)]).toEqual([0, 0, true, true]);
      expect(battle.length).toBeGreaterThan(0);
      for (const { damage } of battle) expect(damage % 10).toBe(0);
    }
  });

  test('MA-17.1 to MA-17.12: the Pets that are known by name are as they must be', () => {
    const names = ['solace', 'gloth', 'mimick', 'astaryan', 'goliath', 'ember-wing', 'ol-chomper', 'huangdi'];
    const more = ['eclipsion', 'bling-bling', 'aelwen', 'valtharax', 'golden-claw', 'sir-edmund', 'silver-paw'];
    for (const id of [...names, ...more]) expect(pet(id)).toBeDefined();
    expect(pet('solace').health).toBe(120);
    expect(pet('solace').speed).toBeGreaterThan(pet('gloth').speed);
    expect([
      pet('gloth').hit,
      pet('gloth')
        .battle.map(({ id }) => id)
        .includes('charge'),
    ]).toEqual([4, true]);
    expect(pet('astaryan').health).toBeGreaterThanOrEqual(40);
    expect(pet('ember-wing').battle[0]).toMatchObject({ damage: 30, do: [{ do: 'status', status: 'burn' }] });
    expect(pet('ember-wing').speed).toBeGreaterThan(pet('ol-chomper').speed);
    expect(pet('ol-chomper').health).toBe(Math.max(...pack.pets.map(({ health }) => health)));
    expect(pet('valtharax').health).toBeGreaterThan(80);
    expect(pet('sir-edmund').unique).toMatchObject({ willpower: 2, do: [{ do: 'heal', amount: 30 }] });
  });

  test('MA-17.14 has every mechanic of the game on some card', () => {
    for (const status of STATUSES) expect(all).toContain(`"status":"${status}"`);
    for (const trait of ['flying', 'nimble']) expect(all).toContain(`"trait":"${trait}"`);
    for (const word of ['stasis', 'spendElyth', 'takeElyth', 'summon', 'cure']) expect(all).toContain(`"do":"${word}"`);
    for (const word of ['"immune":', '"regeneration":', '"removed":true', '"rests":']) expect(all).toContain(word);
    expect(all.split('"switchHit":true').length).toBeGreaterThan(2);
    expect(JSON.stringify(pack.pets.map(({ battle }) => battle))).toContain('"to":"adjacent"');
    expect(JSON.stringify(pack.pets.map(({ unique }) => unique ?? null))).toContain('"to":"adjacent"');
    expect(all).toMatch(/"do":"grow","grants":\{"health"/);
    expect(JSON.stringify(pack.items)).toContain('"do":"cure"');
  });

  test('has no two cards alike, and no two powers', () => {
    const unlike = (list: readonly object[]) => new Set(list.map((each) => JSON.stringify(each))).size;
    const plain = (list: readonly { id: string; names: unknown }[]) =>
      list.map(({ id: _id, names: _names, ...rest }) => rest);
    for (const list of [pack.pets, pack.elyth, pack.runes, pack.items]) expect(unlike(plain(list))).toBe(list.length);
  });
});

describe('a pack is refused with the path of each fault:', () => {
  test.each<[string, unknown, string, RegExp]>([
    ['Health that is not in tens', changed(['pets', 0, 'health'], 125), 'pets[0].health', /multiple of 10/],
    ['no Battle Power', changed(['pets', 1, 'battle'], []), 'pets[1].battle', /must have/],
    [
      'a status that does not exist',
      changed(['pets', 3, 'battle', 0, 'do', 0, 'status'], 'sleep'),
      'pets[3].battle[0].do[0].status',
      /must be one of/,
    ],
    [
      'an effect that does not exist',
      changed(['runes', 0, 'do', 0, 'do'], 'win'),
      'runes[0].do[0].do',
      /must be one of/,
    ],
    [
      'two cards with one id',
      changed(['elyth', 1, 'id'], 'topaz-health-gem'),
      'elyth[1].id',
      /already the id of elyth\[0\]\.id/,
    ],
    [
      'two powers with one id',
      changed(['pets', 1, 'battle', 0, 'id'], 'veil-step'),
      'pets[1].battle[0].id',
      /already the id/,
    ],
    [
      'a token that does not exist',
      changed(['pets', 10, 'unique', 'do', 0, 'token'], 'dave'),
      'pets[10].unique.do[0].token',
      /no token 'dave'/,
    ],
    [
      'a Rune that speaks of an acting Pet',
      changed(['runes', 0, 'do', 0, 'to'], 'self'),
      'runes[0].do[0].do',
      /needs a Pet that acts/,
    ],
    [
      'a target that nobody chooses',
      changed(['runes', 0, 'do', 0, 'to'], 'target'),
      'runes[0].do[0].do',
      /needs a target/,
    ],
    [
      'something done to a Pet that is gone',
      changed(['elyth', 0, 'gives', 0], { when: 'downs', do: [{ do: 'heal', amount: 10, to: 'adjacent' }] }),
      'elyth[0].gives[0].do[0].to',
      /must not be the Pet that is gone/,
    ],
    [
      'one status of many Pets',
      changed(['runes', 0, 'do', 0], { do: 'cure', what: 'one', to: 'own' }),
      'runes[0].do[0].to',
      /must be one Pet/,
    ],
    ['too few cards for a draft', changed(['elyth'], core.elyth.slice(0, 10)), 'pack', /a draft needs at least 30/],
    ['a field that does not exist', changed(['pets', 0, 'wings'], true), 'pets[0]', /no such field/],
    ['a name that is missing', changed(['pets', 0, 'names', 'it']), 'pets[0].names.it', /missing/],
  ])('%s', (_what, raw, path, message) => {
    const found = faultsOf(raw);
    expect(found.map((fault) => fault.path)).toContain(path);
    expect(found.map((fault) => fault.message).join('; ')).toMatch(message);
  });

  test('and all faults at once', () => {
    const twice = structuredClone(core) as unknown as PackTree;
    ((twice.pets as PackTree[])[0] as PackTree).health = 5;
    ((twice.pets as PackTree[])[1] as PackTree).speed = 'fast';
    expect(faultsOf(twice).map(({ path }) => path)).toEqual(['pets[0].health', 'pets[0].health', 'pets[1].speed']);
  });
});
