import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Block, parse } from './markdown.ts';
import { Prose } from './prose.tsx';

const drawn = (source: string) => renderToStaticMarkup(<Prose block={parse(source)[0] as Block} />);

test('what a ruling ends with, what was open and why, is set apart from the rule, with its links', () => {
  const html = drawn('- **FF-1.1** (ruling) Do *this*. *Open: who. Why so: see FF-2.1.*');
  expect(html).toContain('Do <em>this</em>. <em class="reason">Open: who. Why so: see <a class="rule-link"');
});

test('italics within a rule, or in a list that is no rules, are not', () => {
  expect(drawn('- **FF-1.1** Do *this* now.')).not.toContain('reason');
  expect(drawn('- Do *this*')).toContain('Do <em>this</em>');
});
