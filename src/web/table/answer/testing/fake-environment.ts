import type { AnswerEnvironment } from '../answer-controller.ts';

/** What an answer controller asks for, with nothing special about any answer; a test puts its own in place. */
export const fakeEnvironment = (some: Partial<AnswerEnvironment> = {}): AnswerEnvironment => ({
  confirms: () => 'sealing',
  requestSent: () => () => {},
  showCard: () => {},
  whyNoPart: () => null,
  mustConfirm: () => false,
  skipsConfirm: () => false,
  passWindow: () => false,
  undoing: () => {},
  ...some,
});
