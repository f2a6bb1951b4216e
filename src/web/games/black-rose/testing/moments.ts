import { faceFactory, type RoseEvent, type RoseTable } from '../../../../games/black-rose/face.ts';
import type { Options } from '../../../../kernel/index.ts';
import { AnswerBuilder } from '../../../table/answer/answer-builder.ts';
import type { Picking, Thing } from '../../../table/board.ts';
import { pickingOf } from '../../../table/picking.ts';
import { RecordedGames, type SeenMoment } from '../../../table/testing/moments.ts';
import { propsFor } from '../../../table/testing/render.tsx';
import { type RoseProps, roseProps } from '../selectors.ts';

/** Lodges to look at: games of Black Rose as the first seat sees them. */

export const face = faceFactory.core;
export type RoseMoment = SeenMoment<RoseTable, RoseEvent>;
const games = new RecordedGames<RoseTable, RoseEvent>('black-rose');

/** All packs of Familiars are in play. */
export const PACKS: Options = Object.fromEntries(face.pack.packs.map(({ id }) => [id, true]));

/** From a position, by these answers: its moments, the start first. */
export const after = (
  position: { readonly players: readonly object[] },
  answers: readonly string[] = [],
  options = PACKS,
) => games.from(0, [position, position.players.length, options], answers, []);
/** A game of chance moves, moment by moment. */
export const moments = (seats: number, seed: string, options: Options) => games.byChance(0, seats, seed, options);

/** Answers that are put together by touching these. */
function touching(legal: readonly string[], things: readonly Thing[]): Picking {
  let building = new AnswerBuilder(legal);
  for (const thing of things) {
    const touched = building.touch(thing);
    if (touched.kind !== 'refused') building = touched.building;
  }
  return pickingOf({ building, touch: () => {}, say: () => {} }, null, () => {});
}

/** What the board is given at a moment, with these touched. */
export const propsAt = (
  { view, events, question }: RoseMoment,
  things: readonly Thing[] = [],
  language: RoseProps['language'] = 'en',
): RoseProps =>
  roseProps(propsFor(face, view, { events, question, language, picking: touching(question?.legal ?? [], things) }));
