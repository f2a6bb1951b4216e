import { expect, test } from 'vitest';
import { LANGUAGES, type View } from '../../../../kernel/index.ts';
import { hint } from '../answers/hints.ts';
import { ROSE } from '../selectors.ts';
import { after, face, type RoseMoment } from '../testing/moments.ts';
import { warningTexts } from '../text/warnings.ts';
import { damageOrigin, harmSince } from './recent-harm.ts';

const told = ({ view, events }: RoseMoment, language: (typeof LANGUAGES)[number] = 'en') => ({
  ...{ view: view as View, events, face, speech: face.speech[language], language },
  scene: { names: ['Ann', 'Ben'], viewer: 0 },
});

test('before an Action it is said what was done to one since the last, and no more than that', () => {
  const [first] = after({ players: [{ room: 'archive' }, { room: 'archive' }] }) as [RoseMoment];
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
  const question = first.question as NonNullable<RoseMoment['question']>;
  const shown = { ...told({ ...first, events }), question, answers: question.legal, picked: false, confirming: null };
  expect(hint(shown)).toBe(`${harm.join(' ')} 2 tokens left.`);
  // What was taken back was not done.
  const undone = [...events.slice(0, 6), { kind: '@undone', events: 1 }, visit(0)];
  expect(harmSince(told({ ...first, events: undone }))).toEqual([]);
});

test('of a long account the last three are told, and that the log has the others', () => {
  const [first] = after({ players: [{ room: 'archive' }, { room: 'archive' }] }) as [RoseMoment];
  const hurt = (amount: number) => ({ kind: 'hurt', model: 'tessa-1', seat: 1, amount });
  const after3 = { ...first, events: [1, 2, 3].map(hurt) };
  expect(harmSince(told(after3))).toEqual([1, 2, 3].map((amount) => `Tessa takes ${amount} damage from Ben.`));
  for (const language of LANGUAGES)
    for (const amounts of [
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5, 6, 7],
    ]) {
      const { speech, scene, ...others } = told({ ...first, events: amounts.map(hurt) }, language);
      const said = harmSince({ speech, scene, ...others });
      expect(said).toEqual([
        warningTexts[language].earlier(amounts.length - 3),
        ...amounts.slice(-3).map((amount) => speech.event(hurt(amount), scene)),
      ]);
      expect(said[0]).toContain(String(amounts.length - 3));
    }
});

const together = () => after({ players: [{ room: 'archive' }, { room: 'archive' }] })[0] as RoseMoment;

test('what one does to oneself, gains or does to others is no harm; what falls or is taken over is', () => {
  const events = [
    { kind: 'hurt', model: 'tessa-1', seat: 0, amount: 1 },
    { kind: 'power', seat: 0, amount: 2, total: 3 },
    { kind: 'power', seat: 1, amount: -1, total: 0 },
    { kind: 'felled', model: 'imp-1-1', seat: 1 },
    { kind: 'usurped', model: 'imp-1-2', amount: 1, seat: 1 },
    { kind: 'felled', model: 'imp-2-1', seat: 0 },
  ];
  const shown = told({ ...together(), events });
  const said = (place: number) => shown.speech.event(events[place] as (typeof events)[number], shown.scene);
  expect(harmSince(shown)).toEqual([said(3), said(4)]);
  expect(said(3)).toContain('Imp');
});

test('the visits of others do not end what one is told', () => {
  const hurt = { kind: 'hurt', model: 'tessa-1', seat: 1, amount: 2 };
  const visits = [0, 1].map((seat) => ({ kind: 'visit', seat }));
  const events = [visits[0], hurt, visits[1], visits[0]] as (typeof hurt)[];
  expect(harmSince(told({ ...together(), events }))).toEqual(['Tessa takes 2 damage from Ben.']);
});

test('damage that is to be split names the last deed that stands, or whose it is', () => {
  const first = together();
  const [early, late] = ['tessa-1', 'rebecca-2'].map((target) => ({ kind: 'strikes', seat: 1, target }));
  const wounding = (by: number): RoseMoment => ({
    ...first,
    view: {
      ...first.view,
      stack: [...first.view.stack, { proc: 'wounding', step: 0, data: { by } }],
    } as RoseMoment['view'],
  });
  const attack = (events: readonly object[], by = 1) =>
    damageOrigin(told({ ...wounding(by), events: events as RoseMoment['events'] }));
  const { speech, scene } = told(first);
  const said = (deed: object | undefined) => speech.event(deed as RoseMoment['events'][number], scene);
  expect(said(early)).not.toBe(said(late));
  expect(attack([early, late] as object[])).toBe(said(late));
  expect(attack([early, late, { kind: '@undone', events: 1 }] as object[])).toBe(said(early));
  const { fromRose, from } = warningTexts.en;
  expect([attack([], 1), attack([], ROSE)]).toEqual([from('Ben'), fromRose]);
});
