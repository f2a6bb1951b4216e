import type { View } from '../../../../kernel/index.ts';
import { CALL_BACKFIRE, CALL_DAMAGE } from '../../content/levels.ts';
import type { Pack } from '../../content/vocabulary.ts';
import { frames } from '../../frames.ts';
import { bandAt } from '../../view/odds.ts';
import { withHit, withHurt, withStruck } from '../../view/preview.ts';
import { runningFor } from '../../view/running.ts';
import type { FoesTable, FoeView } from '../../view/secrets.ts';
import { effectsText, outcomeText } from '../cards/card-texts.ts';
import type { DeedCard } from './deed-cards.ts';
import { changePhrases, changesBetween } from './numbers.ts';
import {
  fallenBetween,
  familiarResult,
  familiarRollOutcomes,
  foeRollSentences,
  type OutcomeWords,
  resultPhrase,
  withFoesHit,
} from './rolls.ts';

/** What is at stake at the moments at which something can be declared: what follows if nobody does anything more. */

export interface OutcomeMoment {
  readonly ask: string;
  readonly view: View<FoesTable>;
  readonly pack: Pack;
  readonly deeds: ReadonlyMap<string, DeedCard>;
}

const foeAt = ({ foes }: FoesTable, place: number | null): FoeView | undefined =>
  place === null ? undefined : foes[place];

/** Whom the deed that goes on is aimed at; `all`: nobody in particular. */
export function targetIn({ view, pack }: Pick<OutcomeMoment, 'view' | 'pack'>): string {
  const target = frames.find(view.stack, 'part')?.target ?? 0;
  const all = ['all', ...pack.mats.map(({ id }) => id), ...pack.foes.map(({ id }) => id)];
  return all[target] as string;
}

function rollStakes(words: OutcomeWords, moment: OutcomeMoment, table: FoesTable): readonly string[] {
  const { by, foe: place, deed, face, bonus } = table.roll;
  const { t, named } = words;
  // A roll that is made again keeps its bonus.
  const kept = moment.ask === 'rolled' ? bonus : undefined;
  if (by === null) {
    const foe = foeAt(table, place);
    const dazed = table.running.some(({ effect, foe: about }) => effect === 'daze' && about === foe?.foe);
    if (foe === undefined || foe.hp === 0) return [];
    if (face === 0) return dazed ? [] : foeRollSentences(words, table, foe.foe, kept);
    const chart = words.reader.foeCard(foe.foe).roll;
    const band = chart[bandAt(chart, face, bonus)] as (typeof chart)[number];
    const points = band.hit ?? band.critical;
    if (points === undefined) return [t.outcomes.stands({ result: outcomeText(t.cards, band) })];
    const after = table.roll.reflects === null ? withFoesHit(table, points) : withStruck(table, foe.foe, points);
    const phrases = [...changePhrases(t, named, changesBetween(table, after))];
    if (band.do !== undefined) phrases.push(effectsText(t.cards, band.do));
    const result = phrases.length === 0 ? t.outcomes.noDamage : phrases.join(', ');
    return [t.outcomes.stands({ result }), ...fallSentences(words, table, after, true)];
  }
  const roll = { by, deed: moment.deeds.get(deed as string) as DeedCard, target: targetIn(moment) };
  // The Foe may have been defeated meanwhile.
  if (foeAt(table, place)?.hp === 0) return [];
  if (face === 0) return [familiarRollOutcomes(words, table, roll, kept).sentence];
  const result = familiarResult(words, table, roll, face, bonus);
  return [t.outcomes.stands({ result: resultPhrase(words, table, result) ?? t.cards.outcomes.miss })];
}

/** What a call does with the eye open, and with the eye closed. */
export function callTables(words: OutcomeWords, table: FoesTable, familiar: string, foe: string) {
  const attack = 'ballyhoo' as const;
  const open = withHit(table, { by: familiar, attack }, words.reader.foeCard(foe), CALL_DAMAGE);
  return { open, closed: withHurt(table, familiar, CALL_BACKFIRE) };
}
export function callPhrases(words: OutcomeWords, table: FoesTable, familiar: string, foe: string) {
  const { open, closed } = callTables(words, table, familiar, foe);
  const phrase = (after: FoesTable): string =>
    resultPhrase(words, table, { after, effects: [] }) ?? words.t.outcomes.noDamage;
  return { open: phrase(open), closed: phrase(closed) };
}

function flipStakes(words: OutcomeWords, { view, ask }: OutcomeMoment, table: FoesTable): readonly string[] {
  const t = words.t.outcomes;
  const call = frames.find(view.stack, 'calling');
  if (call !== undefined) {
    const foe = foeAt(table, call.foe);
    const familiar = table.familiars[call.place]?.familiar;
    if (foe === undefined || foe.hp === 0 || familiar === undefined) return [];
    const phrases = callPhrases(words, table, familiar, foe.foe);
    if (ask === 'flip') return [t.coin(phrases)];
    return [table.open ? t.eyeOpen({ open: phrases.open }) : t.eyeClosed({ closed: phrases.closed })];
  }
  const revival = frames.find(view.stack, 'revive');
  const fallen = revival === undefined ? undefined : table.familiars[revival.target]?.familiar;
  if (revival === undefined || fallen === undefined) return [];
  // The coin that lies there is counted when the next is flipped.
  const flipped = ask === 'flipped';
  const open = revival.open + (flipped && table.open ? 1 : 0);
  return [t.eyes({ open, count: revival.flips - (flipped ? 0 : 1), familiar: words.named(fallen) })];
}

/** The table once the damage is scored that is about to be. */
export function scoredTable({ view }: Pick<OutcomeMoment, 'view'>, table: FoesTable): FoesTable {
  const scoring = frames.find(view.stack, 'scoring');
  if (scoring === undefined) return table;
  return table.familiars.reduce((all, { familiar, hp }, place) => {
    const guard = scoring.attack ? runningFor(table, 'guard', familiar) : 0;
    const loss = Math.max(0, (scoring.hits[place] ?? 0) - guard);
    return hp === 0 || loss === 0 ? all : withHurt(all, familiar, loss);
  }, table);
}

/** Who falls, and whether that loses the game. */
export function fallSentences(
  { t, named }: OutcomeWords,
  before: FoesTable,
  after: FoesTable,
  helped: boolean,
): readonly string[] {
  const falling = fallenBetween(before, after);
  if (falling.length === 0) return [];
  const lost = after.familiars.every(({ hp }) => hp === 0);
  const falls = t.outcomes.falls({ familiars: falling.map(named), helped });
  return lost && !helped ? [falls, t.outcomes.lost] : [falls];
}

function damageStakes(words: OutcomeWords, moment: OutcomeMoment, table: FoesTable): readonly string[] {
  const after = scoredTable(moment, table);
  const phrase = resultPhrase(words, table, { after, effects: [] }) ?? words.t.outcomes.noDamage;
  return [`${phrase}.`, ...fallSentences(words, table, after, moment.view.seats > 1)];
}

/** What is at stake on this table, at the moment that is asked for; nothing where no moment is. */
export function stakes(words: OutcomeWords, moment: OutcomeMoment, table: FoesTable): readonly string[] {
  switch (moment.ask) {
    case 'roll':
    case 'foeRoll':
    case 'rolled':
      return rollStakes(words, moment, table);
    case 'flip':
    case 'flipped':
      return flipStakes(words, moment, table);
    case 'damage':
      return damageStakes(words, moment, table);
    default:
      return [];
  }
}
