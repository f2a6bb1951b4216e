import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/*
 * Parts of the page are loaded when they are wanted, and their stylesheets stay: who has watched a record has its styles
 * at the next table, too. So no rule of one part may fit what another part draws.
 */
const WEB = new URL('../', import.meta.url);
/** There is nothing to be seen of the others without these. */
const ALWAYS = 'style, shell and art';
const PARTS: Readonly<Record<string, string>> = { pages: 'pages', replay: 'replay', table: 'table', local: 'table' };
/** What is only there while its own part is on the screen. */
const OWN_GROUND = /\[data-(game=|picks\])/;

const partOf = (file: string): string =>
  /^games\/[^/]+/.exec(file)?.[0] ?? PARTS[file.split('/')[0] as string] ?? ALWAYS;

/** Whether one part is drawn with the styles of the other, by intent. */
const standsOn = (part: string, other: string): boolean =>
  part === other || (other === 'table' && part !== 'pages') || (part === 'replay' && other === 'pages');

/** The selectors of all rules that say something, whole also where they stand in others. */
function selectorsIn(sheet: string): readonly string[] {
  const bare = sheet.replace(/\/\*[\s\S]*?\*\/|@import[^;]+;|@keyframes[^{]+\{([^{}]*\{[^{}]*\})*\s*\}/g, '');
  const found = new Set<string>();
  const stack: (readonly string[])[] = [['']];
  for (const [, words = '', end] of bare.matchAll(/([^{};]*)([{};])/g)) {
    const above = stack.at(-1) as readonly string[];
    if (end !== '{' && words.trim() !== '') for (const selector of above) found.add(selector);
    if (end === '}') stack.pop();
    if (end !== '{') continue;
    const own = words.trim().split(/,\s*(?![^()]*\))/);
    stack.push(words.trim().startsWith('@') ? above : above.flatMap((outer) => own.map((each) => `${outer} ${each}`)));
  }
  return [...found].map((selector) => selector.trim());
}

/** The classes that something must have, or stand in, for a rule to fit. */
const classesIn = (selector: string): readonly string[] =>
  [...selector.replace(/:not\(([^()]|\([^()]*\))*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name]) => name as string,
  );

/** The classes that a file of components gives. */
const givenIn = (source: string): readonly string[] =>
  [...source.matchAll(/className ?= ?(["'][^"']*["']|\{[^}]*(\}[^}]*)?\})/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/(["'`])(.*?)\1/g)].flatMap(([, , words = '']) =>
      words.replace(/\$\{[^}]*\}?/g, ' ').split(/\s+/),
    ),
  );

/** All rules of one part that fit what another part draws. */
function clashes(files: ReadonlyMap<string, string>): readonly string[] {
  const known = new Map<string, Set<string>>();
  const know = (part: string, names: readonly string[]) =>
    known.set(part, new Set([...(known.get(part) ?? []), ...names]));
  for (const [file, text] of files) {
    if (/\.tsx?$/.test(file)) know(partOf(file), givenIn(text));
    else if (partOf(file) !== ALWAYS) know(partOf(file), selectorsIn(text).flatMap(classesIn));
  }
  const common = known.get(ALWAYS) ?? new Set();
  const fits = (names: readonly string[], others: ReadonlySet<string>): boolean =>
    names.some((name) => others.has(name)) && names.every((name) => others.has(name) || common.has(name));
  return [...files].flatMap(([file, text]) => {
    const part = partOf(file);
    if (!file.endsWith('.css') || part === ALWAYS) return [];
    return selectorsIn(text)
      .filter((selector) => !OWN_GROUND.test(selector))
      .flatMap((selector) =>
        [...known]
          .filter(([other, names]) => other !== ALWAYS && !standsOn(other, part) && fits(classesIn(selector), names))
          .map(([other]) => `${file}: ${selector} fits something of ${other}`),
      );
  });
}

test('no rule of one part of the page fits what another part draws', () => {
  const files = readdirSync(fileURLToPath(WEB), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'));
  expect(clashes(new Map(files.map((file) => [file, readFileSync(new URL(file, WEB), 'utf8')])))).toEqual([]);
});

test('a clash is seen in nested rules and in what is only drawn, and not where a rule stands on its own ground', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
  const drawn = ['table/coach.tsx', '<ul className={`verdicts ${long}`} />'] as const;
  const seen = (sheet: string) => clashes(new Map([drawn, ['replay/replay.css', sheet]]));
  expect(seen('@media print { .verdicts { li, b { color: red; } } }')).toEqual([
    'replay/replay.css: .verdicts li fits something of table',
    'replay/replay.css: .verdicts b fits something of table',
  ]);
  expect(seen('.replay .verdicts { color: red } .verdicts { .trial { color: red } }')).toEqual([]);
  expect(seen('[data-game="black-rose"] .verdicts { color: red; }')).toEqual([]);
});
