import { expect, test } from 'vitest';
import type { LANGUAGES, View } from '../../../../kernel/index.ts';
import { messages } from '../generated/all.ts';
import { ROSE } from '../selectors.ts';
import { after, face, type RoseMoment } from '../testing/moments.ts';
import { damageOrigin } from './damage-origin.ts';

const told = ({ view, events }: RoseMoment, language: (typeof LANGUAGES)[number] = 'en') => ({
  ...{ view: view as View, events, face, speech: face.speech[language], language },
  scene: { names: ['Ann', 'Ben'], viewer: 0 },
});

const together = () => after({ players: [{ room: 'archive' }, { room: 'archive' }] })[0] as RoseMoment;

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
  const { fromRose, fromPlayer } = messages.en.warnings;
  expect([attack([], 1), attack([], ROSE)]).toEqual([fromPlayer({ player: 'Ben' }), fromRose]);
});
