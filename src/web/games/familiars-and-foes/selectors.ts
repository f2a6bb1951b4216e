import {
  cardWords,
  type FamiliarView,
  type FoesEvent,
  type FoesFace,
  type FoesTable,
  type MatCard,
} from '../../../games/familiars-and-foes/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import { type Name, nameOf } from '../../../text/name.ts';
import type { BoardProps } from '../../table/board.ts';

/** What the board reads out of a view; it changes nothing and knows no rule that is not on the table. */

/** The props of a board, with the game's own view, face and events. */
export interface FoesProps extends BoardProps<FoesTable> {
  readonly face: FoesFace;
  readonly events: readonly FoesEvent[];
}
export const foesProps = (props: BoardProps): FoesProps => props as FoesProps;

/** What a Familiar, a Foe or another card is called, with its grammar. */
export const nameIn = ({ speech, language }: Pick<FoesProps, 'speech' | 'language'>, card: string): Name =>
  nameOf(speech.card(card).name, cardWords[language].nouns[card]);

type FoesView = View<FoesTable>;

export const matOf = ({ pack }: FoesFace, familiar: string): MatCard =>
  pack.mats.find(({ id }) => id === familiar) as MatCard;
export const familiarIn = ({ table }: FoesView, familiar: string): FamiliarView | undefined =>
  table.familiars.find((other) => other.familiar === familiar);
export const isStanding = ({ hp }: Pick<FamiliarView, 'hp'>): boolean => hp > 0;

/** From whose side one looks: the own one; for all others the first. */
export const sideOf = ({ viewer }: Pick<FoesView, 'viewer'>): Seat => (typeof viewer === 'number' ? viewer : 0);
/** The Familiars of that side. */
export const ownIn = (view: FoesView): readonly FamiliarView[] =>
  view.table.familiars.filter(({ seat }) => seat === sideOf(view));

/** In the order of their turns: from who goes first, clockwise. */
export function inOrder({ familiars, first }: FoesTable): readonly FamiliarView[] {
  const from = Math.max(
    0,
    familiars.findIndex(({ familiar }) => familiar === first),
  );
  return [...familiars.slice(from), ...familiars.slice(0, from)];
}

/** Whether a wave has come: before that Familiars are chosen. */
export const hasBegun = ({ table }: FoesView): boolean => table.wave > 0;
/** Whether it is the Foes' turn. */
export const isFoesTurn = ({ table, result }: FoesView): boolean =>
  result === null && table.wave > 0 && table.active === null && table.round > 0;

/** So little is left that it should be seen from afar. */
export const isLow = (left: number, most: number): boolean => left < most * 0.35;
