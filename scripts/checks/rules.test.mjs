import { expect, test } from 'vitest';
import { coverage, rulesNamedByScenario, rulesNamedByTests, rulesOf } from './rule-ids.mjs';

/** @param {Iterable<string>} ids */
const list = (ids) => [...ids];

test('a document states its rules in lines that begin with an id', () => {
  const rules = rulesOf(
    [
      '# Rules, as FF-9.9 in a heading is none',
      '- FF-1.1 Two to four players.',
      '- **FF-2.10** Refill. See MA-1.1.',
      '- FF-6.1 Three. FF-6.2 Order.',
      'FF-9.8 is mentioned here.',
      '- Not FF-9.7 either.',
    ].join('\n'),
  );
  expect(list(rules)).toEqual(['FF-1.1', 'FF-2.10', 'FF-6.1', 'FF-6.2']);
});

test.each([
  ['a title', "test('FF-1.1 two players', () => {})", ['FF-1.1']],
  ['several in a title', "it('FF-1.1, FF-1.2: both', () => {})", ['FF-1.1', 'FF-1.2']],
  ['a title of a group', "describe('FF-1.1', () => { test('x', () => {}) })", ['FF-1.1']],
  [
    'a composed title',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text, not a template
    "test(`FF-1.1 ${n} FF-1.2 ${m} FF-1.3` + ' FF-1.4', f)",
    ['FF-1.1', 'FF-1.2', 'FF-1.3', 'FF-1.4'],
  ],
  ['a title after a table', "test.each([['FF-9.9']])('FF-1.1 %s', f)", ['FF-1.1']],
  ['a title after a table in a template', "test.each`a | b`('FF-1.1 %s', f)", ['FF-1.1']],
  ['a list of rules', "play({ rules: ['FF-1.1', 'FF-1.2'] })", ['FF-1.1', 'FF-1.2']],
  ['a similar number', "test('FF-1.10', f)", ['FF-1.10']],
])('%s names rules', (_what, source, ids) => {
  expect(list(rulesNamedByTests(source))).toEqual(ids);
});

test.each([
  ['a comment', "// test('FF-1.1', f)\n/* rules: ['FF-1.1'] */\ntest(/* FF-1.1 */ 'x', () => { /* FF-1.1 */ })"],
  ['another string', "test('x', () => { expect(reason).toBe('FF-1.1') })"],
  ['a skipped test', "test.skip('FF-1.1', f)"],
  ['a test to be written', "test.todo('FF-1.1')"],
  ['a test in a skipped group', "describe.skip('x', () => { test('FF-1.1', f) })"],
  ['something that is no test', "print('FF-1.1')"],
])('%s names no rule', (_what, source) => {
  expect(list(rulesNamedByTests(source))).toEqual([]);
});

test('a scenario names rules in its list, name or title', () => {
  const scenario = { name: 'FF-1.1', rules: ['FF-1.2'], steps: [{ title: 'FF-1.3', refused: 'FF-9.9' }] };
  expect(list(rulesNamedByScenario(JSON.stringify(scenario))).sort()).toEqual(['FF-1.1', 'FF-1.2', 'FF-1.3']);
});

test('coverage tells rules without a test from tests without a rule', () => {
  const games = new Map([['familiar-find', new Set(['FF-1.1', 'FF-2.9', 'FF-2.10'])]]);
  expect(coverage(games, ['FF-1.1', 'FF-7.7'])).toEqual({
    lines: ['familiar-find: 3 rules, 1 tested'],
    untested: ['FF-2.9', 'FF-2.10'],
    unknown: ['FF-7.7'],
  });
});
