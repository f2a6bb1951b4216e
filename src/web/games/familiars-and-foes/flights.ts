import type { FoesTable } from '../../../games/familiars-and-foes/face.ts';
import type { HeardEvent, View } from '../../../kernel/index.ts';
import type { Flight } from '../../table/board.ts';

/** What travels over the board when something happens. */
export function flights(heard: HeardEvent, after: View, was: View): readonly Flight[] {
  const { familiar, card, foe, deed, coven } = heard as { readonly [field: string]: string };
  const trip = (what: string | null, from: string, to: string, more: Partial<Flight> = {}): readonly Flight[] => [
    { card: what, from, to, ...more },
  ];
  switch (heard.kind) {
    case 'found':
      return trip(card as string, 'deck', `artifacts:${familiar}`, { turns: true });
    case 'wave':
      return (heard.foes as string[]).flatMap((shown) => trip(shown, `wave:${heard.wave}`, 'foes', { turns: true }));
    case 'rescued': {
      const wave = (after as View<FoesTable>).table.wave;
      const to = heard.familiar === null ? 'commons' : `familiar:${familiar}`;
      return trip(coven as string, `wave:${wave}`, to, { turns: true });
    }
    case 'defeated':
      return trip(foe as string, 'foes', `rewards:${familiar}`, { flares: true });
    case 'uses':
      return trip(deed as string, `artifacts:${familiar}`, 'gone', { flares: true });
    case 'reward':
      return trip(foe as string, `rewards:${familiar}`, 'gone', { flares: true });
    case 'casts': {
      const used =
        (after as View<FoesTable>).table.covensUsed.length > (was as View<FoesTable>).table.covensUsed.length;
      return used ? trip(deed as string, 'commons', 'gone', { flares: true }) : [];
    }
    default:
      return [];
  }
}
