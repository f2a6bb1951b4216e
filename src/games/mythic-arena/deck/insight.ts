import { z } from 'zod';
import { type Fault, faultsOf, type Learned } from '../../../kernel/index.ts';
import { type Content, isItem, isPet, isToken } from '../content/content.ts';
import { OTHERS_IN_DECK, PETS_IN_DECK } from '../content/vocabulary.ts';

/** What was learned of a pack's cards, by number, for bots that draft and build decks. Opinion, no rule. */
export interface Insight {
  /** By card: what it adds to the logarithm of the odds, in whole grains, so that sums of the same cards are equal. */
  readonly worth: readonly number[];
  readonly pairs: readonly (readonly [number, number, number])[];
  /** Pets, and the other cards that a deck can have, the best first. */
  readonly pets: readonly number[];
  readonly others: readonly number[];
  /** Of the others those of which a draft has only one, and the Items, of which it has one for each. */
  readonly uniques: readonly number[];
  readonly items: readonly number[];
  /** What the best deck of all adds up to, as far as pairs do not matter. */
  readonly best: number;
}

/** Finer differences are below what was measured: which of such cards a bot takes is left to chance. */
export const GRAIN = 0.05;

const schema = z.object({
  content: z.string(),
  worth: z.record(z.string(), z.number()),
  pairs: z.array(z.object({ of: z.string(), with: z.string(), worth: z.number() })),
});

/** Checks what was learned against the pack that it should be about. Cards that never came up are worth nought. */
export function insightOf(content: Content, raw: unknown): Insight | readonly Fault[] {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return faultsOf(parsed.error.issues, 'learned');
  const { data } = parsed;
  const faults: Fault[] = [];
  if (data.content !== content.hash)
    faults.push({ path: 'content', message: `was learned with the pack ${data.content}, not ${content.hash}` });
  const number = (id: string, path: string): number => {
    const card = content.cards.indexOf(id);
    if (card === -1) faults.push({ path, message: `there is no card '${id}'` });
    return card;
  };
  const worth = new Array<number>(content.all).fill(0);
  for (const [id, each] of Object.entries(data.worth)) worth[number(id, `worth.${id}`)] = grains(each);
  const pairs = data.pairs.map((pair, i) => {
    const path = `pairs[${i}]`;
    return [number(pair.of, path), number(pair.with, path), grains(pair.worth)] as const;
  });
  if (faults.length > 0) return faults;
  const sorted = worth.map((_, card) => card).sort((a, b) => (worth[b] as number) - (worth[a] as number) || a - b);
  const pets = sorted.filter((card) => isPet(content, card));
  const others = sorted.filter((card) => !isPet(content, card) && !isToken(content, card));
  const best = sumOf({ worth, pairs }, [...pets.slice(0, PETS_IN_DECK), ...others.slice(0, OTHERS_IN_DECK)]);
  const uniques = others.filter((card) => !isItem(content, card));
  const items = others.filter((card) => isItem(content, card));
  return { worth, pairs, pets, others, uniques, items, best };
}

/** What the cards of a deck add up to. */
export function sumOf({ worth, pairs }: Pick<Insight, 'worth' | 'pairs'>, deck: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < deck.length; i++) sum += worth[deck[i] as number] as number;
  for (const [a, b, more] of pairs) if (deck.includes(a) && deck.includes(b)) sum += more;
  return sum;
}
const grains = (worth: number): number => Math.round(worth / GRAIN);

/** What a pack's own file says of it, if it is about this pack. */
export function learnedInsight(content: Content, learned: Learned): Insight | null {
  if (learned.content !== content.hash) return null;
  const insight = insightOf(content, learned);
  return 'worth' in insight ? insight : null;
}
