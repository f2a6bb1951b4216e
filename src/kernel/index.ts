export * from './answers.ts';
export * from './chance.ts';
export { RulesError } from './engine.ts';
export * from './events.ts';
export * from './game.ts';
export { hashText } from './hash.ts';
export { Match, type Outcome } from './match.ts';
export * from './options.ts';
export * from './plain.ts';
export {
  type AnyProcedure,
  type Ask,
  type Asked,
  call,
  choose,
  END,
  each,
  flip,
  interrupt,
  type Procedure,
  procedure,
  roll,
  run,
  shuffle as shuffled,
  when,
  window,
} from './procedure.ts';
export * from './record.ts';
export { replay } from './replay.ts';
export * from './speech.ts';
export * from './state.ts';
