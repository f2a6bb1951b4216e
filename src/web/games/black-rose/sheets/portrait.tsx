import type { Seat } from '../../../../kernel/index.ts';
import { Glyph, Icon, Seal } from '../../../art/glyph.tsx';
import { useCards } from '../../../table/cards/cards.ts';
import { messages } from '../generated/all.ts';
import { playerAt, type RoseProps } from '../selectors.ts';

/** The portrait of a Mage in the colour of its seat, with the seat's seal and the Crown. */
export function MagePortrait({ props: { view, language }, seat }: { props: RoseProps; seat: Seat }) {
  const { look } = useCards();
  const { mage } = playerAt(view, seat);
  return (
    <span className={`mage-face seat-${seat + 1}`} aria-hidden="true">
      {mage === null ? <Glyph name="user" /> : <Icon path={look(mage).art.icon[1]} />}
      <Seal seat={seat} />
      {view.table.crown === seat && (
        <i className="crown" title={messages[language].board.crown}>
          <Glyph name="crown" />
        </i>
      )}
    </span>
  );
}
