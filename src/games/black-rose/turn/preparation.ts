import { compose, type Offers, procedure, type Seat } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, faceOfCard } from '../content/content.ts';
import { SIDES } from '../content/vocabulary.ts';
import { prepare } from '../state/mutations.ts';
import { at, mageOf, num } from '../state/queries.ts';
import { NONE, QUICK, type Rose } from '../state/state.ts';

/** Chapter: Preparation. Two to four cards face down with a chosen side, all at once and in secret (BR-2.3). */

const LEAST = 2;
type PrepareLine = GameAnswer<'prepare' | 'prepareQuick' | 'ready'>;
type SlotLine = GameAnswer<'prepare'>;

const cardsOf = (lines: readonly PrepareLine[]): SlotLine[] => lines.filter((line) => 'card' in line) as SlotLine[];
const isQuick = (line: PrepareLine): boolean => line.verb === 'prepare-quick';

/** What is left of the hand after these lines. */
function handAfter(s: Rose, seat: Seat, lines: readonly PrepareLine[]): number[] {
  const hand = mageOf(s, seat).hand.slice();
  for (const { card } of cardsOf(lines)) hand.splice(hand.indexOf(card), 1);
  return hand;
}
function isWhole(s: Rose, seat: Seat, lines: readonly PrepareLine[]): boolean {
  if (lines.some(({ verb }) => verb === 'ready')) return true;
  const laid = cardsOf(lines).length;
  return laid === QUICK + 1 || laid === mageOf(s, seat).hand.length;
}

function nextLines(s: Rose, seat: Seat, offers: Offers<PrepareLine>, soFar: readonly PrepareLine[]): void {
  const { answers } = contentOf(s);
  const laid = cardsOf(soFar);
  const quick = soFar.some(isQuick);
  const numbered = laid.length - (quick ? 1 : 0);
  if (laid.length >= LEAST) offers.may(answers.ready.of());
  else offers.bar(answers.ready.of(), 'BR-2.3', 'two-at-least');
  const hand = handAfter(s, seat, soFar);
  for (let i = 0; i < hand.length; i++) {
    const card = num(hand, i);
    if (hand.indexOf(card) !== i) continue;
    for (let side = 0; side < SIDES.length; side++) {
      if (numbered < QUICK) offers.may(answers.prepare.of(card, side));
      else offers.bar(answers.prepare.of(card, side), 'BR-2.2', 'three-slots');
      if (!quick) offers.may(answers.prepareQuick.of(card, side));
      else offers.bar(answers.prepareQuick.of(card, side), 'BR-2.2', 'one-quick');
    }
  }
}

export const preparation = procedure<Rose, object>('preparation', {
  'All at once': compose<Rose, object, PrepareLine>({
    ask: 'prepare',
    by: (s) => everybody(s.seats),
    from: (s, _d, seat, offers, soFar) => nextLines(s, seat, offers, soFar),
    enough: (s, _d, seat, soFar) => isWhole(s, seat, soFar),
    then: (s, _d, lines, seat) => {
      const laid = cardsOf(lines);
      const face = ({ card, side }: SlotLine): number => faceOfCard(card, side);
      const quick = laid.find(isQuick);
      prepare(s, seat, laid.filter((line) => !isQuick(line)).map(face), quick === undefined ? NONE : face(quick));
    },
  }),
});
const SEATS: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];
const everybody = (seats: number): readonly Seat[] => at(SEATS, seats);
