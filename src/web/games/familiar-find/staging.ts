import type { FindEvent, FindFace, FindTable } from '../../../games/familiar-find/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import {
  type StagedDeed,
  type StagedEffect,
  type StagedStep,
  stagedBy,
  type TurnedCard,
} from '../../table/staging/scene.ts';
import { messages } from './generated/all.ts';
import { essencesOf, placesFor } from './selectors.ts';

type FindView = View<FindTable>;
type FindStep = StagedStep<FindTable, FindFace>;

const ENDS: readonly string[] = ['turn', 'laid', 'starts', 'merged'];

/** What somebody does with a card, what a pile that is taken had hidden, and the end of somebody. */
function deed(heard: FindEvent, step: FindStep): StagedDeed | 'ends' | null {
  const by = (seat: Seat) => ({ place: `familiar:${seat}` });
  switch (heard.kind) {
    case 'took': {
      const { cards, down } = heard;
      return revealed(
        step,
        heard,
        cards.filter((_, n) => down[n] === true),
      );
    }
    case 'collected':
      return revealed(step, heard, heard.down ? [heard.card] : []);
    case 'cast':
      return { seat: heard.seat, card: heard.card, by: by(heard.seat), cast: true };
    case 'used':
      return { seat: heard.seat, card: heard.familiar, by: by(heard.seat), cast: true };
    case 'bound':
      return { seat: heard.seat, card: heard.location, by: { place: 'location' }, cast: false };
    case 'eliminated':
      return { seat: null, card: essencesOf(step.face)[1], by: by(heard.seat), cast: true };
    default:
      return ENDS.includes(heard.kind) ? 'ends' : null;
  }
}

/** The own ones too: one learns what one has taken. */
function revealed(
  step: FindStep,
  { seat, pile }: { readonly seat: Seat; readonly pile: string },
  hidden: readonly string[],
): StagedDeed | 'ends' {
  if (hidden.length === 0) return 'ends';
  const turned = hidden.map((card, n) => turnedCard(step, seat, hidden.slice(0, n + 1), card));
  return { seat, card: null, by: { place: pile }, cast: true, own: true, turned };
}

/** What a hidden card comes down to, once it has been turned over after these. */
function turnedCard(
  { before, face: find, view }: FindStep,
  seat: Seat,
  until: readonly string[],
  card: string,
): TurnedCard {
  const had = before.table.players[seat]?.collection[card];
  const [astral, abyss] = essencesOf(find);
  return {
    card,
    verdict: (language, scene) => {
      const t = messages[language].board.turned;
      const { name } = find.speech[language].card(card);
      const yours = seat === view.viewer;
      const who = { name: scene.names[seat] ?? '', yours };
      // Spells are not collected.
      if (had === undefined) return { title: name, text: t.spell(who), grave: false };
      const has = had + until.filter((each) => each === card).length;
      if (card !== astral && card !== abyss)
        return { title: t.has({ card: name, count: has }), text: null, grave: false };
      const places = placesFor(view, find, seat, card);
      const title = t.of({ card: name, count: has, places });
      const left = places - has;
      if (card === abyss)
        return { title, text: left <= 0 ? t.doomed(who) : left === 1 ? t.nearlyOut(who) : null, grave: left <= 1 };
      return { title, text: left <= 0 ? t.won(who) : left === 1 ? t.nearlyWon(who) : null, grave: false };
    },
  };
}

/** Cards that go from one collection to another, or are lost. */
function effects(heard: FindEvent): readonly StagedEffect[] {
  const change = (seat: Seat, card: string, amount: number): StagedEffect => ({
    ...{ seat, who: null, target: `${seat}`, at: { place: `collection:${seat}` } },
    ...{ sign: null, of: card, amount },
  });
  const goes = (card: string, giver: Seat, taker: Seat) => [change(giver, card, -1), change(taker, card, 1)];
  switch (heard.kind) {
    case 'stole':
      return goes(heard.card, heard.from, heard.seat);
    case 'gave':
      return goes(heard.card, heard.seat, heard.to);
    case 'traded':
      return [...goes(heard.card, heard.seat, heard.to), ...goes(heard.other, heard.to, heard.seat)];
    case 'discarded':
      return [change(heard.seat, heard.card, -1)];
    default:
      return [];
  }
}

/** Spells of others, hidden cards that come to light, cards that change hands, and who is out. */
export const staged = stagedBy({
  deed,
  effects,
  count: ({ table }: FindView, { seat, of }) =>
    seat === null || of === null ? null : (table.players[seat]?.collection[of] ?? null),
  numbered: ['stole', 'gave', 'traded'],
  minor: ['ended'],
});
