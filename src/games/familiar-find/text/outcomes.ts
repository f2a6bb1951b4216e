import type { Explanations, NumberChange, Outcome, QuestionContext, Seat } from '../../../kernel/index.ts';
import { type Name, nameOf } from '../../../text/name.ts';
import { SEATS } from '../content/answers.ts';
import type { Content } from '../content/content.ts';
import type { Ability, LocationRule } from '../content/vocabulary.ts';
import { messages } from '../generated/all.ts';
import type { CardInPile, FindTable } from '../view/secrets.ts';
import { cardTexts } from './cards/card-texts.ts';

/** What each answer leads to: which cards come and go, and whether they win or lose. */

const ASTRAL_LIMIT = 3;
const ABYSS_LIMIT = 3;

type Context = QuestionContext<FindTable>;
type CardCounts = Readonly<Record<string, number>>;

export function explanations(content: Content): Explanations<FindTable> {
  const { pack } = content;
  const kinds = new Map<string, 'collected' | 'spell'>();
  for (const { id } of [...pack.ingredients, pack.astral, pack.abyss]) kinds.set(id, 'collected');
  for (const { id } of pack.spells) kinds.set(id, 'spell');
  const abilities = new Map<string, Ability>(pack.familiars.map(({ id, ability }) => [id, ability]));
  const rules = new Map<string, LocationRule>(pack.locations.map(({ id, rule }) => [id, rule]));
  const printed = new Map(
    Object.entries(messages).map(([language, t]) => [language, cardTexts(t, language as Context['language'], content)]),
  );

  const own = ({ view }: Context) => view.table.players[view.viewer as Seat] as FindTable['players'][number];
  const textOf = ({ language }: Context, card: unknown): string =>
    printed.get(language)?.get(String(card))?.effect ?? '';
  const named = ({ language }: Context, card: string): Name =>
    nameOf(printed.get(language)?.get(card)?.name ?? card, messages[language].nouns[card]);
  const standing = ({ view }: Context, familiar: string | null) => {
    const ability = view.options.abilities === true && familiar !== null ? abilities.get(familiar) : undefined;
    return ability !== undefined && 'always' in ability ? ability.always : {};
  };
  const abyssLimit = (c: Context): number => standing(c, own(c).familiar).abyss ?? ABYSS_LIMIT;
  const plain = (text: string): Outcome => ({ text, changes: [] });

  /** A change of one's own collection, with what it wins or loses. */
  function collected(
    c: Context,
    gained: CardCounts,
    unseen: number,
    certain: boolean,
  ): Omit<Outcome, 'text'> & { said: string[] } {
    const t = messages[c.language].outcomes;
    const { collection } = own(c);
    const after = (card: string) => (collection[card] ?? 0) + (gained[card] ?? 0);
    const changes: NumberChange[] = Object.keys(gained).map((card) => ({
      name: card,
      from: collection[card] ?? 0,
      to: after(card),
    }));
    const said: string[] = [];
    const [stars, moons] = [after(pack.astral.id), after(pack.abyss.id)];
    const limit = abyssLimit(c);
    if ((gained[pack.astral.id] ?? 0) > 0)
      said.push(
        t.change({
          card: named(c, pack.astral.id),
          from: collection[pack.astral.id] ?? 0,
          to: stars,
          limit: ASTRAL_LIMIT,
        }),
      );
    if ((gained[pack.abyss.id] ?? 0) > 0 && moons < limit)
      said.push(t.change({ card: named(c, pack.abyss.id), from: collection[pack.abyss.id] ?? 0, to: moons, limit }));
    const wins = certain && (stars >= ASTRAL_LIMIT || (moons < limit && isSet(after)));
    // FF-2.5: the stars come first, then the moons, and only then a set.
    const out = stars < ASTRAL_LIMIT && moons >= limit;
    if (wins) said.push(...(moons >= limit ? [t.starFirst] : []), t.wins);
    else if (out) said.push(...(isSet(after) ? [t.setTooLate] : []), t.out({ to: moons }));
    else if (unseen >= limit - moons) said.push(t.perhapsOut({ missing: limit - moons }));
    // Who wins or is out is dealt with before anybody can look at the collection.
    return { said, changes: certain && !wins && !out ? changes : [], ...(out && { harm: true }) };
  }
  const isSet = (after: (card: string) => number): boolean => {
    const counts = pack.ingredients.map(({ id }) => after(id));
    const having = (least: number) => counts.filter((count) => count >= least).length;
    return having(2) >= 4 || having(3) >= 3 || having(4) >= 2;
  };

  function taken(c: Context, pile: string, spares: boolean): Outcome {
    const t = messages[c.language].outcomes;
    const { table } = c.view;
    const lying = table.piles.find(({ id }) => id === pile)?.cards ?? [];
    const rule = pile === 'centre' && table.location !== null ? rules.get(table.location) : undefined;
    const leaves = spares || rule?.leave === true;
    const taken = leaves ? lying.slice(0, -1) : lying;
    const known = countsOf(taken);
    const spells = Object.keys(known).filter((card) => kinds.get(card) === 'spell');
    const gained = Object.fromEntries(Object.entries(known).filter(([card]) => kinds.get(card) === 'collected'));
    const unseen = taken.filter(({ card }) => card === null).length;
    const listed: Name[] = Object.entries(known).map(([card, count]) =>
      count === 1 ? named(c, card) : t.several({ count, card: named(c, card) }),
    );
    if (unseen > 0) listed.push(t.hidden({ count: unseen }));
    const top = lying.at(-1)?.card ?? null;
    const certain = unseen === 0 && spells.length === 0 && rule?.sift === undefined && rule?.taken === undefined;
    const { said, ...rest } = collected(c, gained, unseen, certain);
    const sentences = [
      t.take({ count: taken.length, cards: listed }),
      ...(leaves && lying.length > 0 ? [top === null ? t.leavesHidden : t.leaves({ card: named(c, top) })] : []),
      ...said,
      ...(spells.length > 0 && rule?.fizzle !== true
        ? [t.spells({ cards: spells.map((card) => named(c, card)) })]
        : []),
      ...(rule?.sift !== undefined || rule?.taken !== undefined || rule?.fizzle === true
        ? [textOf(c, table.location)]
        : []),
    ];
    return { text: sentences.join(' '), ...rest };
  }

  /** One card of one's own collection that goes, comes, or is swapped for another. */
  function moved(c: Context, loses: string | null, gains: string | null, to: string | null): Outcome {
    const t = messages[c.language].outcomes;
    const { collection } = own(c);
    const sentences: string[] = [];
    const by: Record<string, number> = {};
    if (loses !== null) by[loses] = -1;
    if (gains !== null) by[gains] = (by[gains] ?? 0) + 1;
    const changes = Object.entries(by).flatMap(([name, change]) => {
      const from = collection[name] ?? 0;
      return change === 0 ? [] : [{ name, from, to: from + change }];
    });
    const change = (card: string) => changes.find(({ name }) => name === card);
    const lost = loses === null ? undefined : change(loses);
    if (lost !== undefined) sentences.push(t.loses({ card: named(c, lost.name), from: lost.from, to: lost.to }));
    if (to !== null) sentences.push(t.toOther({ player: to }));
    const got = gains === null ? undefined : change(gains);
    if (got !== undefined) sentences.push(t.gains({ card: named(c, got.name), from: got.from, to: got.to }));
    const moons = (collection[pack.abyss.id] ?? 0) + (by[pack.abyss.id] ?? 0);
    const harm = moons >= abyssLimit(c);
    if (harm) sentences.push(t.out({ to: moons }));
    return { text: sentences.join(' ') || t.nothing, changes: harm ? [] : changes, ...(harm && { harm }) };
  }

  function outcome(c: Context, answer: string): Outcome {
    const t = messages[c.language].outcomes;
    const { table } = c.view;
    const [verb, ...words] = answer.split(' ');
    const player = (word: unknown) => c.scene.names[SEATS.indexOf(String(word))] ?? '';
    const pile = (id: unknown) => table.piles.find((each) => each.id === id)?.cards ?? [];
    const unseen = (id: unknown) => pile(id).filter(({ card }) => card === null).length;
    const [first = '', second = '', third = ''] = words;
    switch (verb) {
      case 'befriend':
        return plain(c.view.options.abilities === true ? textOf(c, first) : t.nothing);
      case 'take':
        return taken(c, first, false);
      case 'spare':
        return taken(c, first, true);
      case 'use':
        return plain(textOf(c, own(c).familiar));
      case 'obey':
        return plain(textOf(c, table.location));
      case 'travel':
        return plain(table.location === null ? t.nothing : t.travels({ location: named(c, table.location) }));
      case 'stay':
        return plain(table.location === null ? t.nothing : t.stays({ location: named(c, table.location) }));
      case 'cast':
        return plain(textOf(c, first));
      case 'discard':
        return moved(c, first, null, null);
      case 'steal':
        return moved(c, null, second, null);
      case 'give':
        return moved(c, first, null, player(second));
      case 'trade':
        return moved(c, first, third, null);
      case 'collect': {
        const top = pile(first).at(-1)?.card ?? null;
        if (top === null) return plain(t.collectsHidden);
        if (kinds.get(top) === 'spell') return plain(t.spells({ cards: [named(c, top)] }));
        return moved(c, null, top, null);
      }
      case 'look':
        return plain(t.looks({ count: unseen(first) }));
      case 'unveil':
        return plain(t.reveals({ count: pile(first).filter(({ down }) => down).length }));
      case 'drop':
        return plain(t.drops({ from: own(c).cards, to: own(c).cards - 1 }));
      case 'draw':
        return plain(table.deck.count === 0 ? t.drawEnds : t.draws({ from: own(c).cards, to: own(c).cards + 1 }));
      case 'play': {
        const staged = table.staged.filter((each) => each.pile === second).length;
        return plain(t.plays({ down: third === 'down', count: pile(second).length + staged + 1 }));
      }
      default:
        return plain(t.nothing);
    }
  }

  /** What the Spell, Familiar or Location says that asks; for cards to be laid, what the Location asks of the centre. */
  function origin(c: Context): string | null {
    const { ask, with: given } = c.question;
    if (given.by !== undefined) return textOf(c, given.by);
    if (ask === 'play' && c.view.table.location !== null) {
      const { lay, cap, most, least } = rules.get(c.view.table.location) ?? {};
      if ([lay, cap, most, least].some((each) => each !== undefined)) return textOf(c, c.view.table.location);
    }
    return null;
  }

  return {
    origin,
    outcome,
    numbers: ({ table, viewer }) => (typeof viewer === 'number' ? (table.players[viewer]?.collection ?? {}) : {}),
  };
}

/** How many of each card, of those that can be seen. */
function countsOf(cards: readonly CardInPile[]): CardCounts {
  const counts: Record<string, number> = {};
  for (const { card } of cards) if (card !== null) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
