import { expect, test } from 'vitest';
import { makeBot } from '../src/bots/index.ts';
import { games } from '../src/games/index.ts';
import type { AnyGame, RandomState } from '../src/kernel/index.ts';
import { type Decision, luckOf, playing } from '../src/lab/playing.ts';
import * as worthAsking from '../src/web/games/familiars-and-foes/answers/worth-asking.ts';
import type { GameBoard } from '../src/web/table/board.ts';
import { FOES, face } from './support/games/foes.ts';
import { harness } from './support/harness.ts';

const { isWorthAsking }: Pick<Required<GameBoard>, 'isWorthAsking'> = worthAsking;

import { enter, person, startTable } from './support/people.ts';
import { Player, withMouse } from './support/player.ts';

/** How often somebody has to touch something in a game of Familiars and Foes, and how often only to pass. */

const at = harness('foes-taps');

const SCENE = { names: ['Ann'], viewer: 0 };
const PASSES = ['pass', 'rest'].map((say) => face.speech.en.answer(say, SCENE));

/**
 * A thrifty newcomer, who attacks with what there is, takes every fifth chance that a moment offers and passes at the
 * others. Who takes every third would stay below a quarter even if asked at every moment.
 */
class ThriftyPlayer extends Player {
  passes = 0;
  private moments = 0;

  protected override async choose(): Promise<string | null> {
    const [lot, takes] = [this.draw(), this.moments % 5 === 4];
    const chosen = await this.page.evaluate(
      ({ lot, takes, names }) => {
        const { desk } = window;
        const isPass = (offer: Element): boolean => {
          const words = offer.cloneNode(true) as Element;
          for (const mark of words.querySelectorAll('.key, .sr')) mark.remove();
          return names.includes(words.textContent?.trim() ?? '');
        };
        const offers = desk.offers();
        const passes = offers.filter(isPass);
        const others = offers.filter((offer) => !isPass(offer));
        const passed = passes.length > 0 && (!takes || others.length === 0);
        const attacks = others.filter((offer) => offer.matches('.deed:is(.physical, .toad, .strong, .elemental)'));
        const from = passed ? passes : attacks.length > 0 ? attacks : others;
        if (from.length === 0) return null;
        desk.choose(offers.indexOf(from[lot % from.length] as Element));
        return { before: desk.look(), window: passes.length > 0, passed };
      },
      { lot, takes, names: PASSES },
    );
    if (chosen === null) return null;
    if (chosen.window) this.moments++;
    if (chosen.passed) this.passes++;
    return chosen.before;
  }
}

/** So many games: single ones scatter. */
const GAMES = 3;

test('at most a quarter of all taps on the page are passes', async () => {
  const counted = { taps: 0, passes: 0 };
  // Alone with two Familiars: beside bots it would depend on who is quicker to call.
  for (let n = 0; n < GAMES; n++) {
    const ann = await person(at.url, 'Ann');
    const visit = await at.visit({ luck: `taps ${n}` });
    await enter(visit, ann);
    await visit.page.goto(`/t/${await startTable([ann], { game: FOES })}`);
    const player = new ThriftyPlayer(visit.page, withMouse, `taps ${n}`);
    await player.play();
    expect(player.passes).toBeGreaterThan(0);
    counted.taps += player.touches;
    counted.passes += player.passes;
  }
  expect(counted.passes / counted.taps, JSON.stringify(counted)).toBeLessThanOrEqual(1 / 4);
});

/** The share of passes among the taps of the first seat, over many games of which each follows from its seed. */
function passShare(seats: number, isAsked: (decision: Decision) => boolean): number {
  const rules = games[FOES]?.core as AnyGame;
  let [taps, passes, moments] = [0, 0, 0];
  for (let n = 0; n < 12; n++) {
    const seed = `passes ${n}`;
    const bot = makeBot('kitten', rules);
    const luck = Array.from({ length: seats }, (_, seat) => luckOf(seed, seat));
    const play = playing(rules, { seats, options: { level: 'beginner', familiars: 'auto' }, seed, salts: [] });
    for (let next = play.next(); next.done !== true; ) {
      const { view, question } = next.value;
      const uses = question.legal.filter((say) => say !== 'pass' && say !== 'rest');
      let say: string;
      if (question.seat !== 0 || uses.length === question.legal.length) {
        ({ say } = bot.choose(view, question, luck[question.seat] as RandomState));
        // A card and whom it is for, or that it is meant.
        if (question.seat === 0) taps += question.ask === 'action' || question.ask === 'part' ? 2 : 1;
      } else if (isAsked(next.value)) {
        const takes = moments++ % 5 === 4;
        taps++;
        if (!takes) passes++;
        say = takes ? (uses[0] as string) : 'pass';
      } else say = 'pass';
      next = play.next(say);
    }
  }
  return passes / taps;
}

test.each([1, 3])('over many games of %i at most a quarter are, and more if one is asked at every moment', (seats) => {
  const byDefault = passShare(seats, ({ view, question }) => isWorthAsking(question, { view, face, events: [] }));
  expect(byDefault).toBeLessThanOrEqual(1 / 4);
  expect(passShare(seats, () => true)).toBeGreaterThan(1 / 4);
});
