import { answers, canonical, type Fault, faultsOf, hashText, type In, Shelf, type State } from '../../kernel/index.ts';
import { type Ability, type Always, type Effect, type LocationRule, type Pack, pack as schema } from './vocabulary.ts';

/** Cards are numbers inside the rules: five Ingredients, Astral, Abyss, then the Spells in the pack's order. */
export const INGREDIENTS = 5;
export const ASTRAL = 5;
export const ABYSS = 6;
export const COLLECTED = 7;

const MAX_SEATS = 4;
export const CENTRE = 0;
/** The centre, and the pile to each player's left. */
export const PILES = ['centre', ...Array.from({ length: MAX_SEATS }, (_, seat) => `side-${seat + 1}`)] as const;
export const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => `player-${seat + 1}`);
/** The deal for a full table: five piles and four hands. */
const MOST_DEALT = PILES.length + MAX_SEATS * 4;
export const DOWN = 1;

const NO_ALWAYS: Always = {};

/** A card that is to be laid on a pile, up (0) or down (1). */
export type Placement = In<ReturnType<typeof makeAnswers>['play']>;

/** A pack made ready to play: lookups by number, and every answer that can be given with it. */
export interface Content {
  readonly hash: string;
  readonly pack: Pack;
  readonly cards: readonly string[];
  readonly familiars: readonly string[];
  readonly locations: readonly string[];
  readonly spells: readonly (readonly Effect[])[];
  readonly abilities: readonly Ability[];
  readonly always: readonly Always[];
  readonly rules: readonly LocationRule[];
  /** The sorted deck, by number of players. */
  readonly decks: readonly (readonly number[])[];
  readonly says: ReturnType<typeof makeAnswers>;
  /** The placement that a line of words spells. */
  readPlay(words: string): Placement;
}

function makeAnswers(cards: readonly string[], familiars: readonly string[]) {
  const card = ['card', cards] as const;
  const pile = ['pile', PILES] as const;
  const player = ['player', SEATS] as const;
  return {
    befriend: answers('befriend', ['familiar', familiars]),
    take: answers('take', pile),
    spare: answers('spare', pile),
    use: answers('use'),
    obey: answers('obey'),
    pass: answers('pass'),
    draw: answers('draw'),
    travel: answers('travel'),
    stay: answers('stay'),
    cast: answers('cast', card),
    discard: answers('discard', card),
    steal: answers('steal', player, card),
    give: answers('give', card, player),
    trade: answers('trade', card, player, ['other', cards]),
    collect: answers('collect', pile),
    look: answers('look', pile),
    unveil: answers('unveil', pile),
    drop: answers('drop', card),
    play: answers('play', card, pile, ['down', ['up', 'down']]),
  };
}

/** Turns a checked pack into lookups. */
function compile(pack: Pack): Content {
  const collected = [...pack.ingredients, pack.astral, pack.abyss];
  const arcane = [...collected, ...pack.spells];
  const cards = arcane.map((card) => card.id);
  const familiars = pack.familiars.map((familiar) => familiar.id);
  const deck = (seats: number) =>
    arcane.flatMap(({ copies }, card) => {
      const count = copies['2+'] + (seats >= 3 ? copies['3+'] : 0) + (seats >= 4 ? copies['4'] : 0);
      return new Array<number>(count).fill(card);
    });
  const says = makeAnswers(cards, familiars);
  const placements = new Map<string, Placement>();
  return {
    hash: hashText(canonical(pack)),
    pack,
    cards,
    familiars,
    locations: pack.locations.map((location) => location.id),
    spells: [...collected.map(() => []), ...pack.spells.map((spell) => spell.do)],
    abilities: pack.familiars.map((familiar) => familiar.ability),
    always: pack.familiars.map(({ ability }) => ('always' in ability ? ability.always : NO_ALWAYS)),
    rules: pack.locations.map((location) => location.rule),
    decks: Array.from({ length: MAX_SEATS + 1 }, (_, seats) => deck(seats)),
    says,
    readPlay(words) {
      let placement = placements.get(words);
      if (placement === undefined) {
        placement = says.play.read(words.split(' ').slice(1)) as Placement;
        placements.set(words, placement);
      }
      return placement;
    },
  };
}

/** What a schema cannot say: names are unique, and there are cards enough to deal. */
function faultsBetween(pack: Pack): Fault[] {
  const faults: Fault[] = [];
  const seen = new Map<string, string>();
  const claim = (id: string, path: string) => {
    const first = seen.get(id);
    if (first === undefined) seen.set(id, path);
    else faults.push({ path, message: `'${id}' is already the id of ${first}` });
  };
  for (const group of ['ingredients', 'spells', 'familiars', 'locations'] as const) {
    for (const [i, card] of pack[group].entries()) claim(card.id, `${group}[${i}].id`);
  }
  claim(pack.astral.id, 'astral.id');
  claim(pack.abyss.id, 'abyss.id');
  const all = [...pack.ingredients, pack.astral, pack.abyss, ...pack.spells];
  const two = all.reduce((sum, card) => sum + card.copies['2+'], 0);
  if (two < MOST_DEALT)
    faults.push({ path: 'copies', message: `only ${two} cards are marked 2+; a game needs at least ${MOST_DEALT}` });
  return faults;
}

const shelf = new Shelf<Content>();

/** Checks a pack, makes it ready and keeps it, so that states which name its hash can be played. */
export function loadContent(raw: unknown): Content | readonly Fault[] {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return faultsOf(parsed.error.issues, 'pack');
  const faults = faultsBetween(parsed.data);
  return faults.length > 0 ? faults : shelf.put(compile(parsed.data));
}

/** The content that a state is played with. */
export const contentOf = (s: State): Content => shelf.of(s);
