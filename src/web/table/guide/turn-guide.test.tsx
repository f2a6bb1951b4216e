import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type GuideStep, pathTo, TurnGuide } from './turn-guide.tsx';

const steps: readonly GuideStep[] = [
  { id: 'draw', name: 'Draw' },
  {
    id: 'main',
    name: 'Main',
    free: true,
    parts: [{ id: 'fight', name: 'Fight', parts: [{ id: 'roll', name: 'Roll' }] }],
  },
];

test('the step where the turn stands is marked, and only that one', () => {
  const html = renderToStaticMarkup(<TurnGuide steps={steps} now="roll" />);
  expect(html.match(/aria-current="step"[^>]*><b>(\w+)/)?.[1]).toBe('Roll');
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
test('the steps around it are shown to be under way', () => {
  expect(pathTo(steps, 'roll')).toEqual(['main', 'fight', 'roll']);
  const html = renderToStaticMarkup(<TurnGuide steps={steps} now="roll" />);
  expect([...html.matchAll(/class="here"[^>]*><b>(\w+)/g)].map(([, name]) => name)).toEqual(['Main', 'Fight', 'Roll']);
});
test('parts that are done in any order are not numbered', () => {
  const html = renderToStaticMarkup(<TurnGuide steps={steps} now={null} />);
  expect(html).toMatch(/Main<\/b> <ul>/);
  expect(html).toMatch(/Fight<\/b> <ol>/);
  expect(html).not.toContain('aria-current');
});
