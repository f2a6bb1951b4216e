/** Why an answer is not offered: the rule, and the key of its sentence. */
export type BarReason = readonly [rule: string, why: string];

/** Whom nothing can be aimed at any more. */
export const FALLEN_TARGET: BarReason = ['FO-10.7', 'fallen'];
export const DEFEATED: BarReason = ['FO-8.5', 'defeated'];
