import type { Explanations, Outcome } from '../../../kernel/index.ts';
import { textOf } from '../../../text/name.ts';
import type { Content } from '../content/content.ts';
import { REVIVE_COST } from '../content/levels.ts';
import { type Effect, isImmune, isSpell, STRONG } from '../content/vocabulary.ts';
import { frames } from '../frames.ts';
import { messages } from '../generated/all.ts';
import { tollOf } from '../view/chances.ts';
import { isForbidden, withFamiliar, withPaid } from '../view/preview.ts';
import type { FamiliarView, FoesTable } from '../view/secrets.ts';
import { effectsText, guardianText } from './cards/card-texts.ts';
import { certainChanges } from './outcomes/certainty.ts';
import type { DeedCard } from './outcomes/deed-cards.ts';
import { explainerOf, type FoesContext } from './outcomes/explainer.ts';
import { interruptOutcomes } from './outcomes/interrupts.ts';
import { fallSentences, targetIn } from './outcomes/moments.ts';
import { changesBetween, numbersOf } from './outcomes/numbers.ts';
import { type FamiliarRoll, fallenBetween, familiarRollOutcomes, unnumbered } from './outcomes/rolls.ts';

/** What each answer leads to: its cost, its chance, and the numbers on the table before and after it. */

export function explanations(content: Content): Explanations<FoesTable> {
  const explainer = explainerOf(content);
  const { pack, deeds, reader, wordsOf, cardText, matOf, momentOf, said, phrasesBetween } = explainer;
  const { ability, reward, luck, called, passed } = interruptOutcomes(explainer);

  function chosen(c: FoesContext, familiar: string): Outcome {
    const { t } = wordsOf(c);
    const { health, magic, element, ability } = matOf(familiar);
    const strong = t.cards.elements[STRONG[element]];
    const text = cardText(c, ability.id);
    return said([t.outcomes.mat({ health, magic, strong, ability: ability.names[c.language], text })]);
  }

  function first(c: FoesContext, who: string): Outcome {
    const { t, named } = wordsOf(c);
    const { familiars } = c.view.table;
    if (who === 'chance') return said([t.outcomes.chance({ count: familiars.length })]);
    const from = familiars.findIndex(({ familiar }) => familiar === who);
    const order = [...familiars.slice(from), ...familiars.slice(0, from)];
    return said([t.outcomes.order({ familiars: order.map(({ familiar }) => named(familiar)) })]);
  }

  /** Why a deed does nothing to its target, if that is so. */
  function immunity(c: FoesContext, { deed, target }: FamiliarRoll): string | null {
    if (deed.target !== 'foe') return null;
    const { t, named } = wordsOf(c);
    const { ability } = reader.foeCard(target);
    return ability !== undefined && isImmune(ability, deed.attack)
      ? guardianText(t.cards, named(target), ability)
      : null;
  }

  /** An attack, a spell, or an Artifact with a roll, paid for. */
  function rolled(c: FoesContext, roll: FamiliarRoll, paid: FoesTable, costs: readonly string[]): Outcome {
    const words = wordsOf(c);
    const { table } = c.view;
    const { sentence, possible } = familiarRollOutcomes(words, paid, roll);
    return said([...costs, immunity(c, roll) ?? sentence], certainChanges(table, paid, roll.by, possible));
  }
  const priceOf = ({ view }: FoesContext, { cost, target, attack }: DeedCard, at: string): number => {
    const foes = view.table.foes.filter(({ foe, hp }) => hp > 0 && (target === 'foes' || foe === at));
    return foes.reduce((sum, { foe }) => sum + tollOf(reader.foeCard(foe), attack), cost);
  };

  function acted(c: FoesContext, deed: DeedCard, target: string, by: string): Outcome {
    const words = wordsOf(c);
    const { table, options } = c.view;
    const t = words.t.outcomes;
    if (deed.attack === 'artifact') {
      const kept = withFamiliar(table, by, ({ artifacts }) => ({
        artifacts: artifacts.filter((_, n) => n !== artifacts.indexOf(deed.id)),
      }));
      if (deed.roll !== undefined) return rolled(c, { by, deed, target }, kept, [t.artifactUsed]);
      return used(c, deed.do, { by, target, attack: deed.attack }, kept, t.artifactUsed, options);
    }
    const paid = withPaid(table, by, priceOf(c, deed, target));
    const costs = [...phrasesBetween(words, table, paid)];
    if (costs.length === 0) costs.push(t.free);
    if (deed.helps !== null && deed.helps !== by) costs.push(t.covenUsed);
    return rolled(c, { by, deed, target }, paid, costs);
  }

  /** An Artifact that does what it does without a roll. */
  function used(
    c: FoesContext,
    effects: readonly Effect[],
    use: { readonly by: string; readonly target: string; readonly attack: 'artifact' },
    kept: FoesTable,
    cost: string,
    options: FoesContext['view']['options'],
  ): Outcome {
    const words = wordsOf(c);
    const { table } = c.view;
    const after = reader.applied(kept, effects, use, options);
    const others = unnumbered(effects);
    const sentences = [
      cost,
      ...phrasesBetween(words, kept, after),
      ...(others.length === 0 ? [] : [`${effectsText(words.t.cards, others)}.`]),
    ];
    if (sentences.length === 1) sentences.push(words.t.outcomes.nothing);
    // What thorns do is scored later, and somebody may step in.
    const certain = certainChanges(table, after, use.by, []).filter(
      ({ name, from, to }) => name !== `hp ${use.by}` || to > from,
    );
    return said(
      [...sentences, ...fallSentences(words, table, after, false)],
      certain,
      fallenBetween(table, after).length > 0,
    );
  }

  function restored(c: FoesContext, spell: string, target: string, points: number, by: string): Outcome {
    const words = wordsOf(c);
    const { table } = c.view;
    const { healing, eye } = matOf(by);
    const paid = withPaid(table, by, points);
    const gives = points * (spell === eye.id ? eye.gives : healing.gives);
    const change = ({ hp, health, mp, magic }: FamiliarView): Partial<FamiliarView> => {
      if (spell === eye.id) return { mp: Math.min(magic, mp + gives) };
      return isForbidden(table, 'healing') ? {} : { hp: Math.min(health, hp + gives) };
    };
    const after = withFamiliar(paid, target, change);
    const gains = changesBetween(paid, after).length > 0 && changesBetween(table, after).length > 0;
    return said(
      [
        ...phrasesBetween(words, table, after),
        ...(gains ? [] : [words.t.outcomes.gainsNothing({ who: words.named(target) })]),
      ],
      certainChanges(table, after, by, []),
    );
  }

  function revival(c: FoesContext, familiar: string, asks: boolean): Outcome {
    const { t, named } = wordsOf(c);
    const { familiars } = c.view.table;
    const standing = familiars.filter(({ hp }) => hp > 0);
    const none = 100 / 2 ** standing.length;
    const { health } = matOf(familiar);
    const sentence = t.outcomes.revive({
      cost: REVIVE_COST,
      all: Math.round(none),
      some: Math.round(100 - 2 * none),
      none: Math.round(none),
      familiar: named(familiar),
      whole: health,
      half: Math.ceil(health / 2),
    });
    const others = standing.some(({ seat }) => seat !== c.view.viewer);
    return said([sentence, ...(asks && others ? [t.outcomes.consent] : [])]);
  }

  function outcome(c: FoesContext, answer: string): Outcome {
    const [verb = '', one = '', two = '', three = ''] = answer.split(' ');
    const { table, stack } = c.view;
    const by = table.active ?? '';
    const t = messages[c.language].outcomes;
    switch (verb) {
      case 'choose':
        return chosen(c, one);
      case 'first':
        return first(c, one);
      case 'attack':
        return acted(c, deeds.get(matOf(by).physical.id) as DeedCard, one, by);
      case 'cast':
      case 'use':
        return acted(c, deeds.get(one) as DeedCard, two, by);
      case 'restore':
        return restored(c, one, two, Number(three), by);
      case 'revive':
        return revival(c, one, true);
      case 'agree':
        return revival(c, String(c.question.with.familiar), false);
      case 'refuse':
        return said([t.refuse({ who: wordsOf(c).named(String(c.question.with.who)) })]);
      case 'at': {
        const deed = deeds.get(String(c.question.with.deed)) as DeedCard;
        const toll = isSpell(deed.attack) ? tollOf(reader.foeCard(one), deed.attack) : 0;
        // What it costs was paid with the first strike, but for the toll of this Foe.
        return struckOn(c, { ...deed, cost: 0 }, one, by, toll);
      }
      case 'stop':
        return said([t.stop({ count: (frames.find(stack, 'turn')?.left ?? 0) + 1 })]);
      case 'ability':
        return ability(c, one, two);
      case 'reward':
        return reward(c, one, two);
      case 'luck':
        return luck(c, one);
      case 'ballyhoo':
        return called(c, one);
      case 'pass':
      case 'rest':
        return passed(c, verb === 'rest');
      default:
        return said([t.nothing]);
    }
  }
  /** A further strike of a deed that goes on. */
  function struckOn(c: FoesContext, deed: DeedCard, target: string, by: string, toll: number): Outcome {
    const words = wordsOf(c);
    const { table, options } = c.view;
    const paid = withPaid(table, by, toll);
    const costs = phrasesBetween(words, table, paid);
    const cost = costs[0] ?? words.t.outcomes.free;
    if (deed.roll === undefined) return used(c, deed.do, { by, target, attack: 'artifact' }, paid, cost, options);
    return rolled(c, { by, deed, target }, paid, [cost]);
  }

  /** What the deed says that goes on, what a roll is for, or the rule that asks. */
  function origin(c: FoesContext): string | null {
    const { ask, with: given } = c.question;
    const { table, stack } = c.view;
    const { t, named } = wordsOf(c);
    const { roll } = table;
    switch (ask) {
      case 'part':
        return cardText(c, String(given.deed));
      case 'ballyhoo':
        return t.outcomes.joins;
      case 'flip':
      case 'flipped':
        return frames.isWithin(stack, 'calling') ? t.outcomes.joins : cardText(c, pack.revive.id);
      case 'roll':
      case 'foeRoll':
      case 'rolled':
      case 'damage': {
        const foe = frames.isWithin(stack, 'foe') && roll.foe !== null ? table.foes[roll.foe]?.foe : undefined;
        if (foe !== undefined) return t.outcomes.onAll({ foe: named(foe) });
        if (ask === 'damage' || roll.deed === null) return null;
        const target = targetIn(momentOf(c));
        const deed = named(roll.deed);
        return target === 'all' ? `${textOf(deed)}.` : t.outcomes.aimed({ deed, target: named(target) });
      }
      default:
        return null;
    }
  }

  return { origin, outcome, numbers: ({ table }) => numbersOf(table) };
}
