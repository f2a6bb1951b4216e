/** The steps of a turn by the titles of its procedure, each with the number of the book's step that it belongs to. */
export const TURN_STEPS = [
  '1 The Familiar, before',
  '1 Scavenge',
  '1 Location and Familiar, in the order of choice',
  '1 Spells',
  '1 Tourism',
  '2 Check',
  '3 The Familiar, before playing',
  '3 Spells that the Familiar has collected',
  '3 Play cards',
  '4 Refill',
  '4 Refill, as the Familiar may',
  '4 The Familiar, afterwards',
  '4 Spells that the Familiar has collected',
] as const;
export type TurnStep = (typeof TURN_STEPS)[number];
