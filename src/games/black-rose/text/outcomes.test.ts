import { expect, test } from 'vitest';
import type { Explanations, Question } from '../../../kernel/index.ts';
import { faceFactory } from '../face.ts';
import { factory } from '../game.ts';
import type { Rose } from '../state/state.ts';

const { core: game } = factory;
const { outcome } = faceFactory.core.explanations as Explanations;

/** What answers lead to for the first of two Mages, once these have been given. */
function outcomesOf(players: readonly object[], given: readonly string[] = []) {
  const s = game.position({ players }, players.length, {}) as Rose;
  game.advance(s);
  for (const say of given) expect(game.answer(s, 0, say)).toBeNull();
  const question = game.question(s, 0) as Question;
  const context = {
    question,
    view: game.view(s, 0),
    language: 'en',
    scene: { names: ['Ana', 'Ben'], viewer: 0 },
  } as const;
  return (answer: string) => {
    expect(question.legal).toContain(answer);
    const { text, harm = false } = outcome(context, answer);
    return { text, harm };
  };
}

test('a pass says that it ends the phase, and “that is all” that it does not', () => {
  const own = { room: 'archive', slots: ['quick-feet:a', 'vertigo:a'] };
  expect(outcomesOf([own, { room: 'forge' }])('pass')).toEqual({
    text: 'You are out of this phase. Unused: 2 tokens, 2 spells.',
    harm: true,
  });
  expect(outcomesOf([own, { room: 'archive' }], ['strike rebecca-2', 'stop'])('done')).toEqual({
    text: 'Your turn ends, but you stay in the phase: 1 token and 2 spells left.',
    harm: false,
  });
});

test('a spell that finds nobody, or has nothing to do, is said to be wasted', () => {
  const says = outcomesOf([{ room: 'archive', slots: ['cinder-lash:a'], quick: 'second-dawn:a' }, { room: 'crypt' }]);
  expect(says('cast')).toEqual({ text: 'No target in reach: Cinder Lash is wasted.', harm: true });
  expect(says('quick')).toEqual({ text: 'That would do nothing: Second Dawn is wasted.', harm: true });
});

test('the last hit on a Mage says what it wins', () => {
  const own = { room: 'archive', slots: ['cinder-lash:a'] };
  const says = outcomesOf([own, { room: 'archive', sheet: [6, 2] }]);
  expect(says('cast-at rebecca-2').text).toBe(
    'Cinder Lash: Health: Rebecca (Ben) 2 → 0 (defeated). You gain a Trophy and 4 Power.',
  );
  const covered = outcomesOf([own, { room: 'archive', sheet: [6, 2], waits: ['foretold-blow:a'] }]);
  expect(covered('cast-at rebecca-2').text).toMatch(/Ben may have a Trap or Protection face down\.$/);
});

test('activating a Room ends the Action after a move or a strike, and says so', () => {
  const players = [{ room: 'parlour', deck: ['vertigo'] }, { room: 'parlour' }];
  expect(outcomesOf(players)('activate').text).not.toContain('ends');
  const room = outcomesOf(players, ['strike rebecca-2']);
  expect(room('activate').text).toMatch(/ This Action ends\.$/);
  const walks = [{ room: 'forge' }, { room: 'throne' }];
  const s = game.position({ players: walks }, 2, {}) as Rose;
  game.advance(s);
  const firstOf = (verb: string) =>
    (game.question(s, 0) as Question).legal.find((say) => say.startsWith(verb)) as string;
  const walk = firstOf('walk ');
  expect(game.answer(s, 0, walk)).toBeNull();
  expect(outcomesOf(walks, [walk])(firstOf('activate')).text).toMatch(/ This Action ends; steps unused: 1\.$/);
});
