import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guideOf, pathTo } from './guide.ts';
import { TurnGuide } from './turn-guide.tsx';

const guide = guideOf(
  ['draw', { id: 'main', unordered: true, parts: [{ id: 'fight', parts: ['roll'] }, 'trade'] }],
  'A turn',
  {
    draw: ['Draw', 'a card.'],
    main: ['Main', 'in any order:'],
    fight: ['Fight', 'once:'],
    roll: ['Roll', 'a die.'],
    trade: ['Trade', 'once.'],
  },
);
const drawnAt = (now: string | null) => renderToStaticMarkup(<TurnGuide guide={guide} now={now} />);

test('the step where the turn stands is marked, and only that one', () => {
  const html = drawnAt('roll');
  expect(html.match(/aria-current="step"[^>]*><b>(\w+)/)?.[1]).toBe('Roll');
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
test('the steps around it are shown to be under way', () => {
  expect(pathTo(guide.steps, 'roll')).toEqual(['main', 'fight', 'roll']);
  const marked = [...drawnAt('roll').matchAll(/class="here"[^>]*><b>(\w+)/g)].map(([, name]) => name);
  expect(marked).toEqual(['Main', 'Fight', 'Roll']);
});
test('parts that are done in any order are not numbered', () => {
  const html = drawnAt(null);
  expect(html).toMatch(/Main<\/b> in any order:<ul>/);
  expect(html).toMatch(/Fight<\/b> once:<ol>/);
  expect(html).not.toContain('aria-current');
});
