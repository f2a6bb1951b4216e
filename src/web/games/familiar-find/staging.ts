import type { FindFace, FindTable } from '../../../games/familiar-find/face.ts';
import type { HeardEvent, Seat, View } from '../../../kernel/index.ts';
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

const ENDS = ['turn', 'laid', 'starts', 'merged'];

/** What somebody does with a card, what a pile that is taken had hidden, and the end of somebody. */
function deed(heard: HeardEvent, step: StagedStep): StagedDeed | 'ends' | null {
  const { kind, card, familiar, location } = heard as HeardEvent & { readonly [field: string]: string };
  const seat = typeof heard.seat === 'number' ? heard.seat : null;
  const by = { place: `familiar:${seat}` };
  switch (kind) {
    case 'took': {
      const down = heard.down as readonly boolean[];
      return revealed(
        step,
        heard,
        (heard.cards as readonly string[]).filter((_, n) => down[n] === true),
      );
    }
    case 'collected':
      return revealed(step, heard, heard.down === true ? [card as string] : []);
    case 'cast':
      return { seat, card: card as string, by, cast: true };
    case 'used':
      return { seat, card: familiar as string, by, cast: true };
    case 'bound':
      return { seat, card: location as string, by: { place: 'location' }, cast: false };
    case 'eliminated':
      return { seat: null, card: essencesOf(step.face as FindFace)[1], by, cast: true };
    default:
      return ENDS.includes(kind) ? 'ends' : null;
  }
}

/** The own ones too: one learns what one has taken. */
function revealed(step: StagedStep, { seat, pile }: HeardEvent, hidden: readonly string[]): StagedDeed | 'ends' {
  if (hidden.length === 0) return 'ends';
  const turned = hidden.map((card, n) => turnedCard(step, seat as Seat, hidden.slice(0, n + 1), card));
  return { seat: seat as Seat, card: null, by: { place: pile as string }, cast: true, own: true, turned };
}

/** What a hidden card comes down to, once it has been turned over after these. */
function turnedCard(
  { before, face, view }: StagedStep,
  seat: Seat,
  until: readonly string[],
  card: string,
): TurnedCard {
  const find = face as FindFace;
  const had = (before as FindView).table.players[seat]?.collection[card];
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
      const places = placesFor(view as FindView, find, seat, card);
      const title = t.of({ card: name, count: has, places });
      const left = places - has;
      if (card === abyss)
        return { title, text: left <= 0 ? t.doomed(who) : left === 1 ? t.nearlyOut(who) : null, grave: left <= 1 };
      return { title, text: left <= 0 ? t.won(who) : left === 1 ? t.nearlyWon(who) : null, grave: false };
    },
  };
}

/** Cards that go from one collection to another, or are lost. */
function effects(heard: HeardEvent): readonly StagedEffect[] {
  const { kind, seat, from, to } = heard;
  const change = (of: unknown, card: unknown, amount: number): StagedEffect => ({
    ...{ seat: of as Seat, who: null, target: `${of}`, at: { place: `collection:${of}` } },
    ...{ sign: null, of: card as string, amount },
  });
  const goes = (card: unknown, giver: unknown, taker: unknown) => [change(giver, card, -1), change(taker, card, 1)];
  switch (kind) {
    case 'stole':
      return goes(heard.card, from, seat);
    case 'gave':
      return goes(heard.card, seat, to);
    case 'traded':
      return [...goes(heard.card, seat, to), ...goes(heard.other, to, seat)];
    case 'discarded':
      return [change(seat, heard.card, -1)];
    default:
      return [];
  }
}

/** Spells of others, hidden cards that come to light, cards that change hands, and who is out. */
export const staged = stagedBy({
  deed,
  effects,
  count: (view, { seat, of }) => (view as FindView).table.players[seat as Seat]?.collection[of as string] ?? null,
  numbered: ['stole', 'gave', 'traded'],
  minor: ['ended'],
});
