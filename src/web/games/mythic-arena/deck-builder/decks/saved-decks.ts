import { z } from 'zod';
import { ValueStore } from '../../../../state/value-store.ts';

/** A deck of one's own, kept in this browser. */
export interface SavedDeck {
  readonly name: string;
  readonly cards: readonly string[];
}
/** The deck that is being put together, and whether it is being laid on the table card by card. */
export interface WorkingDeck {
  readonly cards: readonly string[];
  readonly name: string;
  readonly going: boolean;
}

export const LONGEST_NAME = 40;
export const MOST_DECKS = 60;

const card = z.string().min(1).max(60);
const deck = z.object({ name: z.string().min(1).max(LONGEST_NAME), cards: z.array(card).max(60) });
const decks = z.array(deck).max(MOST_DECKS);
const working = z.object({
  cards: z.array(card).max(60),
  name: z.string().max(LONGEST_NAME).catch(''),
  going: z.boolean().catch(false),
});
const NOTHING: WorkingDeck = { cards: [], name: '', going: false };

/** Names are told apart as people do: not by capitals or spaces around them. */
export const cleanName = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();
const isSame = (a: string, b: string): boolean => cleanName(a).toLocaleLowerCase() === cleanName(b).toLocaleLowerCase();

export const named = (all: readonly SavedDeck[], name: string): SavedDeck | undefined =>
  all.find((deck) => isSame(deck.name, name));

/** With this deck, in the place of the one that had its name. Null: it has no name, or there are too many. */
export function withDeck(all: readonly SavedDeck[], { name, cards }: SavedDeck): readonly SavedDeck[] | null {
  const clean = cleanName(name);
  if (clean === '') return null;
  const kept = { name: clean, cards: [...cards] };
  if (named(all, clean) !== undefined) return all.map((deck) => (isSame(deck.name, clean) ? kept : deck));
  return all.length === MOST_DECKS ? null : [...all, kept];
}

export const withoutDeck = (all: readonly SavedDeck[], name: string): readonly SavedDeck[] =>
  all.filter((deck) => !isSame(deck.name, name));

/** Null: there is no such deck, the new name is none, or another deck has it. */
export function renamed(all: readonly SavedDeck[], from: string, to: string): readonly SavedDeck[] | null {
  const clean = cleanName(to);
  const other = named(all, clean);
  if (clean === '' || named(all, from) === undefined || (other !== undefined && !isSame(from, clean))) return null;
  return all.map((deck) => (isSame(deck.name, from) ? { ...deck, name: clean } : deck));
}

/** What was kept as a text; whatever cannot be read is left out. */
export function readDecks(text: string | null): readonly SavedDeck[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    const list = Array.isArray(kept) ? kept.filter((each) => deck.safeParse(each).success) : [];
    return decks.parse(list.slice(0, MOST_DECKS));
  } catch {
    return [];
  }
}
export function readWorking(text: string | null): WorkingDeck {
  try {
    return working.parse(JSON.parse(text ?? ''));
  } catch {
    return NOTHING;
  }
}

const DECKS = 'grimalkin.arena.decks';
const WORKING = 'grimalkin.arena.working';

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may keep nothing: it holds until the page is closed.
  }
}

export const savedDecks = new ValueStore<readonly SavedDeck[]>(readDecks(kept(DECKS)));
export const workingDeck = new ValueStore<WorkingDeck>(readWorking(kept(WORKING)));

export function setDecks(all: readonly SavedDeck[]): void {
  savedDecks.set(all);
  keep(DECKS, all);
}
export function setWorking(some: Partial<WorkingDeck>): void {
  workingDeck.set({ ...workingDeck.get(), ...some });
  keep(WORKING, workingDeck.get());
}

// Another tab has saved something. What is being built stays each tab's own.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === DECKS) savedDecks.set(readDecks(newValue));
  });
