import { namesAt } from '../table/names.ts';

/** What those at a table are called, by seat; null among the bots is a person, who is `called` something. */
export const namesWith = (bots: readonly (string | null)[], called: (seat: number) => string): string[] =>
  namesAt(
    bots.map((bot, seat) => ({
      person: bot === null ? { id: '', name: called(seat), guest: true } : null,
      keptFor: null,
      bot,
      away: null,
      here: true,
      saltCommitment: null,
      saltShown: false,
    })),
  );
