import type { z } from 'zod';
import { type AnyGame, type GameFactory, LANGUAGES, type Language } from '../../kernel/index.ts';
import { type PackPath, spoiling } from '../../kernel/testing/spoilt-pack.ts';
import { branchesOf, elementOf, fieldsIn, isOptional, limitsOf, type Schema, wordsOf } from '../shared/schema-walk.ts';

/** Where a word of a vocabulary stands in a pack. */
export interface WordUse {
  readonly data: unknown;
  /** The card that it is on, and what that says. */
  readonly card: string;
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly text: string }>>;
  /** Whether it is on a card of the game’s own. */
  readonly own: boolean;
}

/** A place on a card where a word of some kind stands. */
interface Host {
  readonly path: PackPath;
  readonly card: string;
}

type Packed = Pick<GameFactory, 'core' | 'pack' | 'load'>;

/**
 * For each form that something may have in a pack: the card with the shortest text that uses it. Words that no card of
 * the game’s own has are put on one.
 */
export function wordUses(vocabulary: Schema, factory: Packed): ReadonlyMap<Schema, WordUse> {
  const uses = new Map<Schema, WordUse>();
  const hosts = new Map<Schema, Host[]>();
  const without = new Map<Schema, unknown>();
  const lengthOf = ({ texts, data }: WordUse) => texts.en.text.length + JSON.stringify(data).length;
  const visit = (schema: Schema, data: unknown, on: string | null, path: PackPath): void => {
    const forms = branchesOf(schema);
    const form = forms.length === 1 ? forms[0] : forms.find((each) => (each as z.ZodType).safeParse(data).success);
    if (form === undefined || typeof data !== 'object' || data === null) return;
    const { id } = data as { readonly id?: string };
    const card = id !== undefined && factory.core.speech.en.card(id).text !== '' ? id : on;
    if (forms.length > 1 && card === null) without.set(form, data);
    if (forms.length > 1 && card !== null) {
      const use: WordUse = { data, card, texts: textsOf(factory.core, card), own: true };
      const known = uses.get(form);
      if (known === undefined || lengthOf(use) < lengthOf(known)) uses.set(form, use);
      for (const each of forms) hosts.set(each, [...(hosts.get(each) ?? []), { path, card }]);
    }
    const element = elementOf(form);
    if (element !== null)
      for (const [n, inner] of (data as readonly unknown[]).entries()) visit(element, inner, card, [...path, n]);
    for (const [key, field] of Object.entries(fieldsIn(form)))
      if (Object.hasOwn(data, key)) visit(field, (data as Record<string, unknown>)[key], card, [...path, key]);
  };
  visit(vocabulary, factory.pack, null, []);
  for (const [form, places] of hosts) {
    const tried = without.get(form) ?? sampleOf(form);
    const use = uses.has(form) ? null : putOnCard(tried, places, factory);
    if (use !== null) uses.set(form, use);
  }
  return uses;
}

/** A word on the first card where it may stand. */
function putOnCard(data: unknown, places: readonly Host[], factory: Packed): WordUse | null {
  const { changed } = spoiling(factory);
  for (const { path, card } of places) {
    const game = factory.load(changed(path, data));
    if ('rules' in game) return { data, card, texts: textsOf(game, card), own: false };
  }
  return null;
}

const textsOf = ({ speech }: AnyGame, card: string): WordUse['texts'] =>
  Object.fromEntries(LANGUAGES.map((language) => [language, speech[language].card(card)])) as WordUse['texts'];

/** The least that a schema takes. */
function sampleOf(schema: Schema): unknown {
  const words = wordsOf(schema);
  if (words !== null) return words[0];
  const [form = schema] = branchesOf(schema);
  const element = elementOf(form);
  if (element !== null) return [sampleOf(element)];
  const fields = Object.entries(fieldsIn(form)).filter(([, field]) => !isOptional(field));
  if (fields.length > 0) return Object.fromEntries(fields.map(([key, field]) => [key, sampleOf(field)]));
  const { least, step } = limitsOf(form);
  return Math.max(least ?? 1, step ?? 1);
}
