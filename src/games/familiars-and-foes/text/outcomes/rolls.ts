import type { Options } from '../../../../kernel/index.ts';
import type { Name } from '../../../../text/name.ts';
import type { Band, Effect } from '../../content/vocabulary.ts';
import type { FamiliarsAndFoesMessages } from '../../generated/messages.ts';
import { dodgeOf } from '../../view/chances.ts';
import { bandAt, type Chart, FACES, rangeOf } from '../../view/odds.ts';
import { type CardUse, type EffectReader, withHit, withHurt, withStruck } from '../../view/preview.ts';
import { hexOn, runningFor } from '../../view/running.ts';
import type { FoesTable } from '../../view/secrets.ts';
import { effectsText, outcomeText } from '../cards/card-texts.ts';
import type { DeedCard } from './deed-cards.ts';
import { changePhrases, changesBetween } from './numbers.ts';

/** What is said of a roll: which faces do what, how likely that is, and what it takes or gives. */

/** What texts need to know: the language, the pack, and the options of the table. */
export interface OutcomeWords {
  readonly t: FamiliarsAndFoesMessages;
  readonly reader: EffectReader;
  readonly options: Options;
  named(id: string): Name;
}
/** A roll of a Familiar for a deed, at somebody. */
export interface FamiliarRoll {
  readonly by: string;
  readonly deed: DeedCard;
  readonly target: string;
}
interface RollResult {
  readonly after: FoesTable;
  /** What no number tells. */
  readonly effects: readonly Effect[];
}

const NUMBERS = ['heal', 'magic', 'gem', 'luck', 'damage'];
/** The effects that no number on the table shows at once. */
export const unnumbered = (effects: readonly Effect[]): readonly Effect[] =>
  effects.filter((effect) => !NUMBERS.includes(effect.do));

const aliveIn = ({ foes }: FoesTable): readonly string[] => foes.flatMap(({ foe, hp }) => (hp > 0 ? [foe] : []));
const bandOf = (chart: Chart, face: number, bonus: number): Band => chart[bandAt(chart, face, bonus)] as Band;

/** What is added to a Familiar's roll. */
function bonusOf({ reader }: OutcomeWords, table: FoesTable, { by, deed, target }: FamiliarRoll): number {
  const dodges = deed.target === 'foe' ? dodgeOf(reader.foeCard(target), deed.attack) : 0;
  return runningFor(table, 'roll', by) - dodges;
}

/** What a roll of a Familiar does that shows this face. */
export function familiarResult(
  { reader, options }: OutcomeWords,
  table: FoesTable,
  { by, deed, target }: FamiliarRoll,
  face: number,
  bonus: number,
): RollResult {
  const chart = deed.roll as Chart;
  const { hit, critical, backfire, do: effects = [] } = bandOf(chart, face, bonus);
  const use: CardUse = { by, target, attack: deed.attack };
  if (backfire !== undefined) return { after: withHurt(table, by, backfire), effects: [] };
  let after = table;
  if ((hit ?? critical) !== undefined) {
    for (const id of deed.target === 'foes' ? aliveIn(table) : [target]) {
      const foe = reader.foeCard(id);
      const here = bandOf(chart, face, bonus - (deed.target === 'foes' ? dodgeOf(foe, deed.attack) : 0));
      const points = here.hit ?? here.critical;
      if (points !== undefined) after = withHit(after, { by, attack: deed.attack }, foe, points + table.roll.more);
    }
    if (after === table) return { after, effects: [] };
  }
  return { after: reader.applied(after, effects, use, options), effects: unnumbered(effects) };
}

/** The result of a roll in words; null where nothing comes of it. */
export function resultPhrase(
  { t, named }: OutcomeWords,
  before: FoesTable,
  { after, effects }: RollResult,
): string | null {
  const phrases = [...changePhrases(t, named, changesBetween(before, after))];
  if (effects.length > 0) phrases.push(effectsText(t.cards, effects));
  return phrases.length === 0 ? null : phrases.join(', ');
}

/** Faces that lead to the same, in one phrase: `9–20 (60%): Smudge 6 → 2 HP`. */
function rollSentence({ t }: OutcomeWords, resultAt: (face: number) => string | null): string {
  const bands: { from: number; to: number; result: string | null }[] = [];
  for (let face = 1; face <= FACES; face++) {
    const result = resultAt(face);
    const last = bands.at(-1);
    if (last?.result === result) last.to = face;
    else bands.push({ from: face, to: face, result });
  }
  const said = bands.flatMap(({ result, ...range }) => {
    if (result === null) return [];
    const percent = ((range.to - range.from + 1) * 100) / FACES;
    return [t.outcomes.band({ range: rangeOf(range), percent, result })];
  });
  if (said.length === 0) return t.outcomes.hopeless;
  const bandsText = said.reduce((first, next) => t.cards.joined.bands({ first, next }));
  return t.outcomes.rolls({ bands: bandsText, misses: said.length < bands.length });
}

/** All that may come of a roll before anybody steps in: the sentence, and the tables. */
export function familiarRollOutcomes(
  words: OutcomeWords,
  table: FoesTable,
  roll: FamiliarRoll,
  bonus = bonusOf(words, table, roll),
): { readonly sentence: string; readonly possible: readonly FoesTable[] } {
  const { deed } = roll;
  const chart = deed.roll as Chart;
  const dodges =
    deed.target === 'foes' ? aliveIn(table).map((id) => dodgeOf(words.reader.foeCard(id), deed.attack)) : [];
  // The die has few results and many faces.
  const known = new Map<string, { readonly after: FoesTable; readonly phrase: string | null }>();
  const resultAt = (face: number) => {
    const key = [0, ...dodges].map((less) => bandAt(chart, face, bonus - less)).join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = familiarResult(words, table, roll, face, bonus);
    const found = { after: result.after, phrase: resultPhrase(words, table, result) };
    known.set(key, found);
    return found;
  };
  const sentence = rollSentence(words, (face) => resultAt(face).phrase);
  return { sentence, possible: [...known.values()].map(({ after }) => after) };
}

/** What a hit of a Foe takes from each who stands. */
export function withFoesHit(table: FoesTable, points: number): FoesTable {
  return table.familiars.reduce((all, { familiar, hp }) => {
    const loss = Math.max(0, points - runningFor(table, 'guard', familiar));
    return hp === 0 ? all : withHurt(all, familiar, loss);
  }, table);
}
export const fallenBetween = (before: FoesTable, after: FoesTable): readonly string[] =>
  before.familiars.flatMap(({ familiar, hp }, n) => (hp > 0 && after.familiars[n]?.hp === 0 ? [familiar] : []));

/** What a Foe's roll may do, and who may fall by it. */
export function foeRollSentences(
  words: OutcomeWords,
  table: FoesTable,
  foe: string,
  bonus?: number,
): readonly string[] {
  const { t, reader, named } = words;
  const chart = reader.foeCard(foe).roll;
  const added = bonus ?? -hexOn(table, foe);
  const { reflects } = table.roll;
  const texts = chart.map((band) => {
    const { hit, critical, backfire, do: effects = [] } = band;
    const points = hit ?? critical;
    if (points !== undefined && reflects !== null)
      return resultPhrase(words, table, { after: withStruck(table, foe, points), effects });
    return points === undefined && backfire === undefined && effects.length === 0 ? null : outcomeText(t.cards, band);
  });
  const most = Math.max(
    0,
    ...Array.from({ length: FACES }, (_, n) => {
      const { hit, critical } = bandOf(chart, n + 1, added);
      return hit ?? critical ?? 0;
    }),
  );
  const falling = reflects === null ? fallenBetween(table, withFoesHit(table, most)) : [];
  return [
    rollSentence(words, (face) => texts[bandAt(chart, face, added)] ?? null),
    ...(falling.length === 0 ? [] : [t.outcomes.couldFall({ familiars: falling.map(named) })]),
  ];
}
