import type { GameRecord, HeardEvent } from '../../../../kernel/index.ts';

/** What is told before the answer with this number: why a bot gave it. */
export const reasonsAt = ({ reasons = [] }: Pick<GameRecord, 'reasons'>, number: number): readonly HeardEvent[] =>
  reasons.flatMap(({ after, seat, why }) => (after === number ? [{ kind: '@because', seat, why }] : []));
