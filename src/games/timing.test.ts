import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameBox } from '../kernel/index.ts';
import { games } from './index.ts';

test.each(Object.values(games) as GameBox[])(
  '$name: what has no part in a question cites rules that there are',
  (box) => {
    const { verbs = {}, questions = {} } = box.core.rules.timing ?? {};
    const cited = [...Object.values(verbs).map(({ bar }) => bar.rule), ...Object.values(questions)];
    const rules = readFileSync(new URL(`../../docs/rules/${box.name}.md`, import.meta.url), 'utf8');
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
  },
);

test.each(Object.values(games) as GameBox[])('$name: every question has its rule', ({ core }) => {
  const { procedures, timing } = core.rules;
  const asks = procedures.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.asks.ask === '' ? [] : [step.asks.ask])),
  );
  expect(asks.length).toBeGreaterThan(5);
  expect(asks.filter((ask) => timing?.questions[ask] === undefined)).toEqual([]);
});
