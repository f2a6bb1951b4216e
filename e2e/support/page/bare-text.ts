import type { Page } from 'playwright-core';

/** What is on the page that is not in the brackets of the pseudo-language: two words in a row that are no name. */
export async function bareText(page: Page, names: readonly string[]): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
    return [
      ...document.body.innerText.split('\n'),
      ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ];
  });
  return [...new Set(lines.flatMap((line) => bareLines(line, names)))];
}

/** The same of a text with lines, where brackets may reach from one to the next. */
export const bareLines = (text: string, names: readonly string[]): string[] =>
  outside(text)
    .split('\n')
    .map((line) => withoutNames(line, names))
    .filter((line) => TWO_WORDS.test(line));

const TWO_WORDS = /\p{L}{2,}[\s,]+\p{L}{2,}/u;

/** What stands in no brackets, which may stand in each other. */
function outside(whole: string): string {
  let depth = 0;
  let text = '';
  for (const letter of whole) {
    if (letter === '[') depth++;
    else if (letter === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0) text += letter;
  }
  return text;
}

const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => left.replaceAll(name, ''), text).trim();
