import type { Page } from 'playwright-core';
import { games } from '../../../src/games/index.ts';
import type { GameFactory, Language } from '../../../src/kernel/index.ts';
import { messages as rose } from '../../../src/web/games/black-rose/generated/all.ts';
import { messages as find } from '../../../src/web/games/familiar-find/generated/all.ts';
import { messages as foes } from '../../../src/web/games/familiars-and-foes/generated/all.ts';
import { messages as arena } from '../../../src/web/games/mythic-arena/generated/all.ts';
import { de } from '../../../src/web/generated/de.ts';
import { en } from '../../../src/web/generated/en.ts';
import { es } from '../../../src/web/generated/es.ts';
import { it } from '../../../src/web/generated/it.ts';

/** Stands for whatever is put into a sentence. */
const ANY = '\u0001';
/** As much is put into one sentence. */
const MOST = 6;
/** The parameters of a message, each of which is ANY; it is ANY itself where a sentence is given one by one. */
const PUT: unknown = new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => ANY : ANY) });
const TEXTS = { it, de, es };
/** Words that others have from English. */
const BORROWED = ['Deck'];

/** What a sentence says with anything put into it; one that wants more than words says nothing here. */
function saidBy(sentence: (...put: unknown[]) => unknown): unknown {
  try {
    return sentence(...new Array(MOST).fill(PUT));
  } catch {
    return null;
  }
}

/** All sentences in a tree of texts, by their paths; what is put into them stands as ANY. */
function sentences(texts: unknown, path = ''): [path: string, sentence: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts === 'function') {
    const said = saidBy(texts as (...put: unknown[]) => unknown);
    return typeof said === 'string' ? [[path, said]] : [];
  }
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
}

/** All ids in a pack, however deep. */
export function idsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { id } = part as { readonly id?: unknown };
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(part).flatMap(idsIn)];
}

/** Names and texts of all cards of a game: whatever in its pack has an id. */
function cards(game: string, language: Language): [string, string][] {
  const factory = games[game] as GameFactory;
  const speech = factory.core.speech[language];
  return idsIn(factory.pack).flatMap((id) => {
    const { name, text } = speech.card(id);
    return [[`${id} name`, name] as [string, string], [`${id} text`, text] as [string, string]];
  });
}

/** All that is written beside the game's own sentences. */
const written = (language: 'en' | keyof typeof TEXTS): [path: string, sentence: string][] => [
  ...sentences(language === 'en' ? en : TEXTS[language]),
  ...sentences(find[language], 'find'),
  ...sentences(arena[language], 'arena'),
  ...sentences(foes[language], 'foes'),
  ...sentences(rose[language], 'rose'),
  ...Object.keys(games).flatMap((game) => cards(game, language)),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds English sentences, names and labels on a page that is read in another language. `more` are further ones. */
export function untranslatedOn(
  language: keyof typeof TEXTS,
): (page: Page, more?: readonly string[]) => Promise<string[]> {
  const other = new Map(written(language));
  // A game may be called the same everywhere.
  const titles = Object.values(games).map(({ core }) => core.speech[language].title);
  const same = new Set([...other.values(), ...titles, ...BORROWED]);
  const english = written('en').filter(
    // What both have in common, and what has hardly a word of its own, tells nothing.
    ([path, text]) => other.get(path) !== text && !same.has(text) && /\p{L}{3}/u.test(text),
  );
  // Most sentences have nothing put into them, and are looked up. The page only tells its words: to send it all of
  // these, thousands, took longer than to look.
  const whole = new Set(english.filter(([, text]) => !text.includes(ANY)).map(([, text]) => text));
  const patterns = english
    .filter(([, text]) => text.includes(ANY))
    .map(([, text]) => new RegExp(`^${escaped(text).replaceAll(ANY, '.+')}$`, 'su'));
  return async (page, more = []) => {
    const isEnglish = (text: string) =>
      whole.has(text) || more.includes(text) || patterns.some((pattern) => pattern.test(text));
    return (await wordsOf(page)).filter(isEnglish);
  };
}

/** All that a page says: its title, what is written in sight, labels, and sentences whole where there are links in them. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) said.add(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        said.add(element.getAttribute(name)?.trim() ?? '');
      if (element.matches('li, p, h1, h2, h3, button')) said.add(element.textContent?.trim() ?? '');
    }
    return [...said].filter((text) => text !== '');
  });
}
