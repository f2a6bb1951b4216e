import type { NewGameEvent } from '../../../games/new-game/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import type { Flight } from '../../table/board.ts';

/** Which cards travel over the board when something happens. */
export function flights(heard: NewGameEvent, { viewer }: View): readonly Flight[] {
  const isSeen = (seat: Seat): boolean => viewer === 'all' || viewer === seat;
  switch (heard.kind) {
    case 'drew': {
      const drawn = heard.charms ?? new Array<null>(heard.count).fill(null);
      return drawn.map((each) => ({
        card: each,
        from: 'charms',
        to: `hand:${heard.seat}`,
        ...(each !== null && { turns: true }),
      }));
    }
    case 'returned':
    case 'used':
      return [
        { card: heard.charm, from: `hand:${heard.seat}`, to: 'spent', ...(!isSeen(heard.seat) && { turns: true }) },
      ];
    case 'gathered':
      return [{ card: heard.card, from: 'deck', to: 'basket', turns: true }];
    case 'evaded':
    case 'cleared':
      return [{ card: heard.card, from: 'deck', to: 'discard', turns: true }];
    case 'scattered':
      return heard.cards.map((each) => ({ card: each, from: 'basket', to: 'discard' }));
    case 'home':
      return heard.cards.map((each) => ({ card: each, from: 'basket', to: `store:${heard.seat}` }));
    default:
      return [];
  }
}
