import type { BarReason } from '../../../kernel/index.ts';

/** Whom nothing can be aimed at any more. */
export const FALLEN_TARGET: BarReason = ['FO-10.7', 'fallen'];
export const DEFEATED: BarReason = ['FO-8.5', 'defeated'];
