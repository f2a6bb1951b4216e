import { call, each, freshState, type Options, procedure, run } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';
import type { Content } from '../content/content.ts';
import { construct, dealDecks } from '../deck/construct.ts';
import { draft } from '../deck/draft.ts';
import { chooseLeads, drawHands, loserChooses, revealLeads, rollForFirst, shufflePiles } from '../turn/opening.ts';
import { nextTurn, turn } from '../turn/turn.ts';
import { clearTable } from './mutations.ts';
import { type Arena, make, SEATS } from './state.ts';

/** The table before anything is picked. */
export function setup(content: Content, options: Options): Arena {
  const lists = <X>(): X[][] => [[], []];
  return make(freshState(content.hash, SEATS, options, game.with({})), {
    decks: lists(),
    seen: lists(),
    back: lists(),
    piles: lists(),
    hands: lists(),
    spent: lists(),
    removed: lists(),
    away: lists(),
    stasis: lists(),
    items: lists(),
    lines: [[], [], [], [], [], []],
    leads: [NONE, NONE],
    points: [0, 0],
    wins: [0, 0],
    game: 0,
    first: 0,
    loser: NONE,
    lead: 0,
    turns: 0,
  });
}

/** One game of the match, or the only one. It ends by a result, or is cut short when the match goes on. */
export const round = procedure<Arena, object>('round', {
  'Clear the table': run(clearTable),
  '1 Choose a Lead Pet': chooseLeads,
  '2 Shuffle your deck': shufflePiles,
  '3 Draw six cards': drawHands,
  '4 Roll a die to see who goes first': rollForFirst,
  '4 Or the loser of the last game chooses': loserChooses,
  '5 Reveal Lead Pets': revealLeads,
  'Take turns': each((s) => turn.with(nextTurn(s))),
});

/** The whole game or match. */
export const game = procedure<Arena, object>('game', {
  'Build decks': call((s) =>
    (s.options.decks === 'draft' ? draft : s.options.decks === 'constructed' ? construct : dealDecks).with({}),
  ),
  'Play games': each(() => round.with({})),
});
