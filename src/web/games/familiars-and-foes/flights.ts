import type { FoesEvent, FoesTable } from '../../../games/familiars-and-foes/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { Flight } from '../../table/board.ts';

type FoesView = View<FoesTable>;

/** What travels over the board when something happens. */
export function flights(heard: FoesEvent, now: FoesView, before: FoesView): readonly Flight[] {
  const trip = (what: string | null, from: string, to: string, more: Partial<Flight> = {}): readonly Flight[] => [
    { card: what, from, to, ...more },
  ];
  switch (heard.kind) {
    case 'found':
      return trip(heard.card, 'deck', `artifacts:${heard.familiar}`, { turns: true });
    case 'wave':
      return heard.foes.flatMap((shown) => trip(shown, `wave:${heard.wave}`, 'foes', { turns: true }));
    case 'rescued': {
      const to = heard.familiar === null ? 'commons' : `familiar:${heard.familiar}`;
      return trip(heard.coven, `wave:${now.table.wave}`, to, { turns: true });
    }
    case 'defeated':
      return trip(heard.foe, 'foes', `rewards:${heard.familiar}`, { flares: true });
    case 'uses':
      return trip(heard.deed, `artifacts:${heard.familiar}`, 'gone', { flares: true });
    case 'reward':
      return trip(heard.foe, `rewards:${heard.familiar}`, 'gone', { flares: true });
    case 'casts': {
      const used = now.table.covensUsed.length > before.table.covensUsed.length;
      return used ? trip(heard.deed, 'commons', 'gone', { flares: true }) : [];
    }
    default:
      return [];
  }
}
