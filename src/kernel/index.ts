export * from './answers.ts';
export { below, bits, type Chanceful, coin, die, lucky, type Source, seeded, shuffle, supplying } from './chance.ts';
export { RulesError } from './engine.ts';
export * from './events.ts';
export * from './fault.ts';
export * from './game.ts';
export { hashText } from './hash.ts';
export { Match, type Numbered, type Outcome, type Undone } from './match.ts';
export * from './options.ts';
export * from './plain.ts';
export {
  type AnyProcedure,
  type Ask,
  type Asked,
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
  when,
  window,
} from './procedure.ts';
export * from './record.ts';
export { replay } from './replay.ts';
export type { Rules } from './rules.ts';
export { Shelf } from './shelf.ts';
export * from './speech.ts';
export * from './state.ts';
export * from './view.ts';
