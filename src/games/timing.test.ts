import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameFactory } from '../kernel/index.ts';
import { games } from './index.ts';

test.each(Object.values(games) as GameFactory[])(
  '$name: what has no part in a question cites rules that there are',
  (factory) => {
    const { verbs = {}, questions = {} } = factory.core.rules.timing ?? {};
    const cited = [...Object.values(verbs).map(({ bar }) => bar.rule), ...Object.values(questions)];
    const rules = readFileSync(new URL(`../../docs/rules/${factory.name}.md`, import.meta.url), 'utf8');
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
  },
);

test.each(Object.values(games) as GameFactory[])('$name: every question has its rule', ({ core }) => {
  const { procedures, timing } = core.rules;
  const asks = procedures.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.asks.ask === '' ? [] : [step.asks.ask])),
  );
  expect(asks.length).toBeGreaterThan(0);
  expect(asks.filter((ask) => timing?.questions[ask] === undefined)).toEqual([]);
});
