// The rules of a game exist in every language; docs/rules/<game>.md is the original.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/text/languages.ts';

const folder = join(import.meta.dirname, '../../docs/rules');
const games = readdirSync(folder).flatMap((name) => /^([^.]+)\.md$/.exec(name)?.[1] ?? []);
const languages = LANGUAGES.filter((language) => language !== 'en');

/** @param {string} name */
const linesOf = (name) => readFileSync(join(folder, name), 'utf8').split('\n');

/** The id at the head of each rule, in order. @param {string[]} lines */
const ruleIds = (lines) => lines.flatMap((line) => /^- \*\*([A-Z]{2}-\d+\.\d+)\*\* \S/.exec(line)?.[1] ?? []);
/** Every mention of a rule, by the rule that mentions it. @param {string[]} lines */
const mentions = (lines) =>
  lines.flatMap((line) => (line.startsWith('- ') ? [line.match(/[A-Z]{2}-\d+\.\d+/g)?.sort()] : []));
/** How deep each heading is, and its number if it has one. @param {string[]} lines */
const headings = (lines) => lines.flatMap((line) => /^#+(?: \d+(?= ))?/.exec(line)?.[0] ?? []);
/** How many cells each row of a table has. @param {string[]} lines */
const rows = (lines) => lines.flatMap((line) => (line.startsWith('|') ? [line.split('|').length] : []));
/** The numbers of lists such as the steps of an example. @param {string[]} lines */
const steps = (lines) => lines.flatMap((line) => /^\d+\. \*\*/.exec(line)?.[0] ?? []);
/** What is said of a rule as a whole, `(ruling)`, by rule. @param {string[]} lines */
const remarks = (lines) => lines.flatMap((line) => (line.startsWith('- ') ? [/^- \*\*[^*]+\*\* \(/.test(line)] : []));

/** Wherever the lines are broken. @param {string[]} lines */
const sentences = (lines) => lines.join(' ').split(/(?<=[.:;?!|])\s+/);

test('every game has its rules in every language, and no language has more', () => {
  expect(games).toContain('familiar-find');
  const expected = games.flatMap((game) => [`${game}.md`, ...languages.map((language) => `${game}.${language}.md`)]);
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
});

const translations = games.flatMap((game) => languages.map((language) => ({ game, file: `${game}.${language}.md` })));
describe.each(translations.filter(({ file }) => existsSync(join(folder, file))))('$file', ({ game, file }) => {
  const original = linesOf(`${game}.md`);
  const translation = linesOf(file);

  test.each([
    ['rules', ruleIds],
    ['mentions of rules', mentions],
    ['rules with a remark', remarks],
    ['headings', headings],
    ['table rows', rows],
    ['steps', steps],
  ])('has the same %s in the same order', (_what, partsOf) => {
    expect(partsOf(translation)).toEqual(partsOf(original));
  });

  test('has rules', () => {
    expect(ruleIds(translation)).not.toEqual([]);
  });

  test('leaves no sentence in English', () => {
    const english = new Set([...original, ...sentences(original)].filter((text) => text.length > 40));
    expect([...translation, ...sentences(translation)].filter((text) => english.has(text))).toEqual([]);
  });

  test('has the apostrophes and quotes of its language', () => {
    expect(translation.filter((line) => /['"]/.test(line))).toEqual([]);
  });
});
