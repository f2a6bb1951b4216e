import type { Seat } from '../../../../kernel/index.ts';
import { Icon } from '../../../art/glyph.tsx';
import { look } from '../cards/look.ts';
import { type FindProps, playerAt } from '../selectors.ts';

/** A player's Familiar, in a disc of paper. */
export function Portrait({ props, seat }: { props: FindProps; seat: Seat }) {
  const { view, face, language, speech } = props;
  const { familiar } = playerAt(view, seat);
  const looks = familiar === null ? null : look(face, familiar, language);
  return (
    <span className="portrait" data-place={`familiar:${seat}`}>
      {familiar !== null && looks !== null && (
        <span
          className="fi"
          role="img"
          tabIndex={-1}
          aria-label={speech.card(familiar).name}
          data-card={familiar}
          style={{ '--spot': looks.spot }}
        >
          <Icon path={looks.art.icon[1]} />
        </span>
      )}
    </span>
  );
}
