import { expect, test } from 'vitest';
import type { View } from '../../../kernel/index.ts';
import { harmSince } from './harm.ts';
import { hint } from './hints.ts';
import { after, face, type Moment } from './testing/lodges.ts';

const told = ({ view, events }: Moment) => ({
  ...{ view: view as View, events, face, speech: face.speech.en, language: 'en' as const },
  scene: { names: ['Ann', 'Ben'], viewer: 0 },
});

test('before an Action it is said what was done to one since the last, and no more than that', () => {
  const [first] = after({ players: [{ room: 'archive' }, { room: 'archive' }] }) as [Moment];
  expect(harmSince(told(first))).toEqual([]);
  const visit = (seat: number) => ({ kind: 'visit', seat });
  const hurt = (model: string, seat: number | null, amount: number) => ({ kind: 'hurt', model, seat, amount });
  const events = [
    ...[visit(0), hurt('tessa-1', 1, 4), visit(0), hurt('rebecca-2', 0, 1), visit(1), hurt('tessa-1', 1, 2)],
    ...[
      hurt('rebecca-2', null, 1),
      { kind: 'power', seat: 0, amount: -2, total: 1 },
      hurt('tessa-1', null, 1),
      visit(0),
    ],
  ];
  const harm = ['Tessa takes 2 damage from Ben.', 'Ann loses 2 Power (1).', 'Tessa takes 1 damage from the Rose.'];
  expect(harmSince(told({ ...first, events }))).toEqual(harm);
  const question = first.question as NonNullable<Moment['question']>;
  const shown = { ...told({ ...first, events }), question, answers: question.legal, picked: false, confirming: null };
  expect(hint(shown)).toBe(`${harm.join(' ')} 2 tokens left.`);
  // What was taken back was not done.
  const undone = [...events.slice(0, 6), { kind: '@undone', events: 1 }, visit(0)];
  expect(harmSince(told({ ...first, events: undone }))).toEqual([]);
});
