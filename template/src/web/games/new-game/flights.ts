import type { HeardEvent, View } from '../../../kernel/index.ts';
import type { Flight } from '../../table/board.ts';

/** Which cards travel over the board when something happens. */
export function flights(heard: HeardEvent, { viewer }: View): readonly Flight[] {
  const card = heard.card as string;
  const charm = heard.charm as string;
  const hand = `hand:${heard.seat}`;
  const isSeen = viewer === 'all' || viewer === heard.seat;
  switch (heard.kind) {
    case 'drew': {
      const drawn = (heard.charms as string[] | null) ?? new Array<null>(heard.count as number).fill(null);
      return drawn.map((each) => ({ card: each, from: 'charms', to: hand, ...(each !== null && { turns: true }) }));
    }
    case 'returned':
    case 'used':
      return [{ card: charm, from: hand, to: 'spent', ...(!isSeen && { turns: true }) }];
    case 'gathered':
      return [{ card, from: 'deck', to: 'basket', turns: true }];
    case 'evaded':
    case 'cleared':
      return [{ card, from: 'deck', to: 'discard', turns: true }];
    case 'scattered':
      return (heard.cards as string[]).map((each) => ({ card: each, from: 'basket', to: 'discard' }));
    case 'home':
      return (heard.cards as string[]).map((each) => ({ card: each, from: 'basket', to: `store:${heard.seat}` }));
    default:
      return [];
  }
}
