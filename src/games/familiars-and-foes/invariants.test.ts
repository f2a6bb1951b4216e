import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Match, optionSets, type Seat } from '../../kernel/index.ts';
import { isSame, must, seatsOf, type WalkObserver, walk } from '../../kernel/testing/contract/walk.ts';
import { at } from '../shared/list.ts';
import { contentOf } from './content/content.ts';
import { gemsOf, LUCK } from './content/levels.ts';
import { factory } from './game.ts';
import { healthOf } from './state/queries.ts';
import type { Foes } from './state/state.ts';
import type { BallyhooData } from './turn/ballyhoo.ts';

const { core: game } = factory;
const tables = [1, 2, 3, 4, 5].flatMap((seats) => optionSets(game.rules, seats).map((options) => ({ seats, options })));
const stateOf = (match: Match) => match.state as Foes;

/** Plays random games at every table, looking at each state. */
function always(look: () => WalkObserver): void {
  for (const table of tables) {
    const play = (seed: string) => void walk(game, { ...table, seed, salts: [] }, [], look());
    fc.assert(fc.property(fc.string(), play), { numRuns: 1 });
  }
}
const everywhere = (check: (s: Foes) => void): void => {
  const look = (match: Match) => check(stateOf(match));
  always(() => ({ before: look, end: look }));
};

describe('in any game', () => {
  test('FO-2.2 FO-3.6 FO-8.3 nobody has more than the maximum of anything, or less than nothing', () => {
    everywhere((s) => {
      const c = contentOf(s);
      for (const { mat, hp, mp, gems, luck } of s.familiars) {
        const { health, magic } = at(c.mats, mat);
        const most = gemsOf(s.options, s.familiars.length);
        const fits = hp >= 0 && hp <= health && mp >= 0 && mp <= magic && gems >= 0 && gems <= most;
        must(fits && luck >= 0, () => `a Familiar has ${hp} HP, ${mp} MP, ${gems} gems and ${luck} tokens`);
      }
      for (const { card, hp } of s.foes) must(hp >= 0 && hp <= healthOf(s, c, card), () => `a Foe has ${hp} HP`);
    });
  });

  test('FO-5.4 FO-7.3 there are always ten Good Luck tokens', () => {
    everywhere((s) => {
      const all = s.familiars.reduce((sum, { luck }) => sum + luck, s.luck);
      must(all === LUCK, () => `there are ${all} tokens`);
    });
  });

  test('FO-1.3 FO-1.5 FO-3.2 FO-8.5 no card is lost or doubled', () => {
    everywhere((s) => {
      if (s.waves.length === 0) return;
      const artifacts = [...s.deck, ...s.gone, ...s.familiars.flatMap((f) => f.artifacts)];
      must(isSame([...artifacts].sort(), [...contentOf(s).artifacts].sort()), () => `the Artifacts are ${artifacts}`);
      const foes = [...s.waves.flat(), ...s.spent, ...s.familiars.flatMap((f) => f.rewards)];
      const all = [...foes, ...s.foes.filter(({ hp }) => hp > 0).map(({ card }) => card)];
      must(new Set(all).size === all.length, () => `the Foes are ${all}`);
      const covens = [...s.commons, ...s.used, ...s.covens.flat()];
      for (const { mat, helper } of s.familiars) if (helper) covens.push(mat);
      must(new Set(covens).size === 5, () => `the Coven cards are ${covens}`);
    });
  });

  test('FO-7.1 FO-10.7 the Fallen have neither MP nor gems and take no part', () => {
    always(() => ({
      before: (match) => {
        const s = stateOf(match);
        for (const { hp, mp, gems } of s.familiars) if (hp === 0) expect([mp, gems]).toEqual([0, 0]);
        const seated = (seat: Seat) => s.familiars.some((f) => f.seat === seat && f.hp > 0);
        if (s.round > 0) for (const seat of game.asked(s)) must(seated(seat), () => `seat ${seat} is asked`);
      },
    }));
  });

  test('FO-3.10 FO-3.1 whoever is on turn may make a Physical Attack', () => {
    always(() => ({
      before: (match) => {
        const question = match.question(game.asked(match.state)[0] as Seat);
        if (question?.ask === 'action') expect(question.legal.some((say) => say.startsWith('attack '))).toBe(true);
      },
    }));
  });

  test('FO-4.3 who attacked is never asked for a Ballyhoo on it, and nobody twice', () => {
    always(() => ({
      before: (match) => {
        const s = stateOf(match);
        const top = s.stack.at(-1);
        if (top?.proc !== 'ballyhoo') return;
        const { by, tried } = top.data as BallyhooData;
        for (const seat of game.asked(s)) {
          for (const say of match.question(seat)?.legal ?? []) {
            const place = s.familiars.findIndex(({ mat }) => say === `ballyhoo ${at(contentOf(s).mats, mat).id}`);
            must(place !== by && (tried & (1 << place)) === 0, () => `'${say}' is offered`);
          }
        }
      },
    }));
  });

  test('FO-5.7 who is asked for an interrupt has more to say than to pass', () => {
    const windows = ['roll', 'foeRoll', 'flip', 'rolled', 'flipped', 'damage'];
    always(() => ({
      before: (match) => {
        const question = match.question(game.asked(match.state)[0] as Seat);
        if (question === null || !windows.includes(question.ask)) return;
        must(question.legal.length > 2, () => `only ${question.legal} at '${question.ask}'`);
      },
    }));
  });

  test('FO-2.6 all win or all lose, and only the Fallen lose', () => {
    always(() => ({
      end: (match) => {
        const s = stateOf(match);
        const stand = s.familiars.some(({ hp }) => hp > 0);
        expect(s.result).toMatchObject({ winners: stand ? seatsOf(s) : [], reason: stand ? 'won' : 'lost' });
        if (stand) expect([s.wave, s.foes.every(({ hp }) => hp === 0)]).toEqual([3, true]);
      },
    }));
  });
});
