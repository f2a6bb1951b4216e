import type { AnyGame } from '../../kernel/index.ts';
import { cardIndex, isPackObject } from '../../packs/index.ts';

/** Something whose part in winning is counted: a card, what stands on one, a side of one, or what else a seat brings. */
export interface Subject {
  /** As in the pack; a side stands behind a colon. */
  readonly id: string;
  readonly kind: string;
  /** What it stands on, or is a side of; null for a card by itself. */
  readonly on: string | null;
}

/** Where sides of cards and what is no card are listed. */
const SIDES = 'sides';
export const TRAITS = 'traits';
/** Traits that say how a game went, not what a seat brought. */
const OUTCOME = /[ :]\s|^eliminated$|summoned$/;

/** The subjects of a game with a pack, by number, and which of them the game's words name. */
export class Subjects {
  private readonly subjects: Subject[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly byTrait = new Map<string, readonly number[]>();
  private readonly byFeature = new Map<string, readonly number[]>();
  private readonly byAnswer = new Map<string, readonly number[]>();
  private readonly game: AnyGame;

  constructor(game: AnyGame, pack: unknown) {
    this.game = game;
    if (!isPackObject(pack)) return;
    for (const { id, path, on } of cardIndex(pack).values()) this.numberOf(id, kindAt(path, on !== null), on);
    for (const feature of game.features) {
      const [card, side] = rest(feature).split(':');
      if (card !== undefined && side !== undefined && this.numbers.has(card))
        this.numberOf(`${card}:${side}`, SIDES, card);
    }
  }

  get list(): readonly Subject[] {
    return this.subjects;
  }

  at(number: number): Subject {
    return this.subjects[number] as Subject;
  }

  find(id: string): number | null {
    return this.numbers.get(id) ?? null;
  }

  /** What a trait of a seat names: a card with all that stands on it, or a subject of its own. */
  ofTrait(trait: string): readonly number[] {
    return cached(this.byTrait, trait, () => {
      if (OUTCOME.test(trait)) return NONE;
      const card = this.numbers.get(rest(trait));
      return card === undefined ? [this.numberOf(trait, TRAITS, null)] : this.withParts(card);
    });
  }

  /** The card that a feature names, and its side. */
  ofFeature(feature: string): readonly number[] {
    return cached(this.byFeature, feature, () => {
      const id = rest(feature);
      return this.known([id.split(':', 1)[0] as string, id]);
    });
  }

  /** The card that an answer uses, and its side; none where it only gives cards up, aims at them, or says who pays. */
  usedBy(say: string): readonly number[] {
    return cached(this.byAnswer, say, () => {
      const words = say.split(' ');
      const place = this.game.uses[words[0] as string];
      if (place === undefined) return NONE;
      return this.known([words[place] as string, `${words[place]}:${words[place + 1]}`]);
    });
  }

  /** Whether there is any answer that uses it. */
  canBeUsed(subject: number): boolean {
    return this.game.allAnswers().some((say) => this.usedBy(say).includes(subject));
  }

  private withParts(card: number): number[] {
    const { id } = this.at(card);
    const parts = this.subjects.flatMap(({ on }, part) => (on === id ? this.withParts(part) : []));
    return [card, ...parts];
  }

  private known(ids: readonly string[]): number[] {
    return [...new Set(ids.flatMap((id) => this.numbers.get(id) ?? []))];
  }

  private numberOf(id: string, kind: string, on: string | null): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    this.numbers.set(id, this.subjects.length);
    return this.subjects.push({ id, kind, on }) - 1;
  }
}

const NONE: readonly number[] = [];

function cached(known: Map<string, readonly number[]>, word: string, find: () => readonly number[]): readonly number[] {
  let found = known.get(word);
  if (found === undefined) {
    found = find();
    known.set(word, found);
  }
  return found;
}

/** What stands behind the first colon; all of it where there is none. */
const rest = (word: string): string => word.slice(word.indexOf(':') + 1);

/** `spells.necromancy[2]` is one of the spells, `pets[3].battle[0]` one of the battle powers of pets. */
function kindAt(path: string, stands: boolean): string {
  const [first = '', ...others] = path.replace(/\[\d+\]/g, '').split('.');
  return stands && others.length > 0 ? `${first}.${others.at(-1)}` : first;
}
