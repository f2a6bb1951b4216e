import { expect, test } from 'vitest';
import type { Explanations, QuestionContext } from '../../../../kernel/index.ts';
import { after, face } from '../battle/testing/moments.ts';

/** What the question before these answers says, and what one of its answers leads to. */
function explained(position: object, answers: readonly string[], answer: string) {
  const { view, question } = after(position, answers, [], 0).at(-1) as never as QuestionContext;
  const { origin, outcome } = face.explanations as unknown as Explanations;
  const context = { view, question, language: 'en' as const, scene: { names: ['Ann', 'Ben'], viewer: 0 } };
  return { origin: origin(context), text: outcome(context, answer).text };
}
const duel = [
  {
    ...{ front: ['gloth', 'ol-chomper'], guard: ['mimick'], rear: ['solace'] },
    ...{ hand: ['whetstone', 'iron-rations'], items: ['healing-salve'] },
  },
  { front: ['zephyr', 'sable-coil'], guard: ['aelwen'], rear: ['morrow'] },
];

test('who attacks is asked with what an attack is, and each Attacker says what it could do to whom', () => {
  const { origin, text } = explained({ players: duel }, ['battle'], 'attack gloth-1');
  expect(origin).toContain('fights the opposing Pet that blocks it');
  expect(text).toMatch(/Against Zephyr \(Ben\) at best .* Against Sable Coil \(Ben\) at best /);
});

test('an Item says before it is placed or used that one may be used a turn', () => {
  for (const [answer, says] of [
    ['place whetstone', 'You may use one Item a turn'],
    ['use-on healing-salve gloth-1', 'One Item use a turn.'],
  ] as const)
    expect(explained({ players: duel }, [], answer).text).toContain(says);
});

test('a Pet that could be played says what tells it from others, and not only what its line is for', () => {
  const players = [{ front: ['gloth'], hand: ['solace', 'golden-claw'] }, { front: ['zephyr'] }];
  const said = (card: string) => explained({ players, step: 'pet' }, [], `play ${card} guard`).text;
  expect(said('solace')).toContain('Soft Paws (Passive): +2 Aim on your turn.');
  expect(said('golden-claw')).toContain('Sky Lord (Passive): Flying.');
});
