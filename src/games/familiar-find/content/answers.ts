import { answers, type In } from '../../../kernel/index.ts';

export const MAX_SEATS = 4;
export const CENTRE = 0;
/** The centre, and the pile to each player's left. */
export const PILES = ['centre', ...Array.from({ length: MAX_SEATS }, (_, seat) => `side-${seat + 1}`)] as const;
export const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => `player-${seat + 1}`);
export function makeAnswers(cards: readonly string[], familiars: readonly string[]) {
  const card = ['card', cards] as const;
  const pile = ['pile', PILES] as const;
  const player = ['player', SEATS] as const;
  return {
    befriend: answers('befriend', ['familiar', familiars]),
    take: answers('take', pile),
    spare: answers('spare', pile),
    use: answers('use'),
    obey: answers('obey'),
    pass: answers('pass'),
    draw: answers('draw'),
    travel: answers('travel'),
    stay: answers('stay'),
    cast: answers('cast', card),
    discard: answers('discard', card),
    steal: answers('steal', player, card),
    give: answers('give', card, player),
    trade: answers('trade', card, player, ['other', cards]),
    collect: answers('collect', pile),
    look: answers('look', pile),
    unveil: answers('unveil', pile),
    drop: answers('drop', card),
    play: answers('play', card, pile, ['down', ['up', 'down']]),
  };
}

export type GameAnswers = ReturnType<typeof makeAnswers>;
/** A card that is to be laid on a pile, up (0) or down (1). */
export type Placement = In<GameAnswers['play']>;
