export * from './data/closest.ts';
export * from './data/drained.ts';
export * from './data/fault.ts';
export { commitmentTo, hashText } from './data/hash.ts';
export * from './data/pack-lint.ts';
export * from './data/plain.ts';
export * from './data/standing.ts';
export * from './flow/answers.ts';
export {
  below,
  bits,
  type ChanceSource,
  coin,
  die,
  forkRng,
  outcomesDrawn,
  type RandomState,
  seeded,
  seededRng,
  shuffle,
  supplying,
} from './flow/chance.ts';
export * from './flow/events.ts';
export { type Imagination, plainImagination } from './flow/imagination.ts';
export {
  type AnyProcedure,
  type Ask,
  type AskedSeats,
  call,
  choose,
  compose,
  END,
  each,
  flip,
  interrupt,
  type Procedure,
  procedure,
  roll,
  run,
  shuffled,
  unwind,
  when,
  window,
} from './flow/procedure.ts';
export { isRulesError, RulesError } from './flow/rules-error.ts';
export * from './flow/state.ts';
export { type AsideRules, type Asides, noAsides } from './game/asides.ts';
export { ContentRegistry } from './game/content-registry.ts';
export * from './game/edition.ts';
export * from './game/edition-module.ts';
export type * from './game/face.ts';
export * from './game/game.ts';
export * from './game/game-factory.ts';
export type * from './game/learned.ts';
export * from './game/options.ts';
export type * from './game/outcome.ts';

export type { Reason, Rules, Thinking, ValueTerm } from './game/rules.ts';
export * from './game/speech.ts';
export { type AnswerTiming, timingBar, type VerbTiming } from './game/timing.ts';
export * from './game/view.ts';
export { Match } from './match/match.ts';
export type * from './match/outcome.ts';
export * from './match/record.ts';
export { hashed, hashedSteps, type Replayed, replay, replaySteps } from './match/replay.ts';
export { type OwnSalt, ownSaltFault, type SaltFault, saltFault } from './match/salts.ts';
export { isSealing } from './match/seals.ts';
