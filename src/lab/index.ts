export { learn } from './learning/learn.ts';
export type { Report } from './learning/study.ts';
export { simulate } from './simulate.ts';
export type { Share, Spread } from './statistics.ts';
export type { Summary } from './summary.ts';
export { TrialError } from './trial.ts';
