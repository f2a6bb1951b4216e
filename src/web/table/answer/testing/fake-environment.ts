import { AnswerController, type AnswerEnvironment } from '../answer-controller.ts';
import { FakeSource } from './fake-source.ts';

/** What an answer controller asks for, with nothing special about any answer; a test puts its own in place. */
export const fakeEnvironment = (some: Partial<AnswerEnvironment> = {}): AnswerEnvironment => ({
  confirms: () => 'sealing',
  tooSoon: () => 0,
  later: () => () => {},
  requestSent: () => () => {},
  showCard: () => {},
  whyNoPart: () => null,
  mustConfirm: () => false,
  skipsConfirm: () => false,
  expectsFinal: () => false,
  passWindow: () => false,
  undoing: () => {},
  ...some,
});

/** A controller at a table that replies when it is told to. `confirms` is the setting, and may be changed. */
export function answerFixture() {
  const source = new FakeSource();
  const setting = { confirms: 'sealing' as ReturnType<AnswerEnvironment['confirms']> };
  const environment = fakeEnvironment({ confirms: () => setting.confirms });
  return { source, setting, environment, answering: new AnswerController(source, environment) };
}
