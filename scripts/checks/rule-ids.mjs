// Finds rule ids such as FF-2.10 in rule documents, tests and scenarios.
import ts from 'typescript';

const ID = /\b[A-Z]{2}-\d+\.\d+\b/g;
/** A line that states a rule: `- FF-2.10 …` or `- **FF-2.10** …`. Further rules may follow in the same line. */
const RULE = /^- (?:\*\*)?([A-Z]{2}-)\d+\.\d+\b/;

/** @param {string} text */
const idsIn = (text) => text.match(ID) ?? [];

/**
 * The rules that a document states. Ids of other games in the same line are mere mentions.
 * @param {string} markdown
 */
export function rulesOf(markdown) {
  const lines = markdown.split('\n').map((line) => ({ line, prefix: RULE.exec(line)?.[1] }));
  return new Set(
    lines.flatMap(({ line, prefix }) => (prefix ? idsIn(line).filter((id) => id.startsWith(prefix)) : [])),
  );
}

/**
 * The rules that a test file names in the title of a test or in a list called `rules`. Comments and other strings
 * do not count, nor do tests that are skipped or still to be written.
 * @param {string} source
 */
export function rulesNamedByTests(source) {
  /** @type {string[]} */
  const ids = [];
  /** @type {(node: import('typescript').Node) => void} */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const words = calleeWords(node.expression);
      const titled = TITLED.has(words[0] ?? '');
      if (titled && words.some((word) => word === 'skip' || word === 'todo')) return;
      const title = node.arguments[0];
      if (titled && title && !TABLES.has(words.at(-1) ?? '')) ids.push(...idsIn(stringsIn(title)));
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'rules')
      ids.push(...idsIn(stringsIn(node.initializer)));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.test.ts', source, ts.ScriptTarget.Latest, true));
  return new Set(ids);
}

const TITLED = new Set(['test', 'it', 'describe']);
/** `test.each(table)('title', …)`: the first call has the table, the second the title. */
const TABLES = new Set(['each', 'for', 'skipIf', 'runIf', 'extend']);

/**
 * `test.only` is ['test', 'only']; `test.each(table)` called once more is ['test', 'each', '()'].
 * @param {import('typescript').Node} callee
 * @returns {string[]}
 */
function calleeWords(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeWords(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return [...calleeWords(callee.expression), '()'];
  if (ts.isTaggedTemplateExpression(callee)) return [...calleeWords(callee.tag), '()'];
  return [];
}

/**
 * All text in quotes under a node.
 * @param {import('typescript').Node} node
 * @returns {string}
 */
function stringsIn(node) {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text;
  /** @type {string[]} */
  const parts = [];
  ts.forEachChild(node, (child) => void parts.push(stringsIn(child)));
  return parts.join(' ');
}

/**
 * The rules that a scenario names: in a list `rules`, in a `name` or in a `title`, at any depth.
 * @param {string} json
 */
export function rulesNamedByScenario(json) {
  /** @type {string[]} */
  const ids = [];
  JSON.parse(json, (key, value) => {
    if (key === 'rules' || key === 'name' || key === 'title') ids.push(...idsIn(JSON.stringify(value)));
    return value;
  });
  return new Set(ids);
}

/**
 * @param {Map<string, Set<string>>} games the rules of each game
 * @param {string[]} named the rules that tests name
 */
export function coverage(games, named) {
  const tested = new Set(named);
  const known = new Set([...games.values()].flatMap((ids) => [...ids]));
  const lines = [...games].map(([game, ids]) => {
    const count = [...ids].filter((id) => tested.has(id)).length;
    return ids.size === 0 ? `${game}: no rules` : `${game}: ${ids.size} rules, ${count} tested`;
  });
  const inOrder = new Intl.Collator('en', { numeric: true }).compare;
  return {
    lines,
    untested: [...known].filter((id) => !tested.has(id)).sort(inOrder),
    unknown: [...tested].filter((id) => !known.has(id)).sort(inOrder),
  };
}
