import type { CSSProperties } from 'react';
import type { FamiliarView } from '../../../../games/familiars-and-foes/face.ts';
import { Icon } from '../../../art/glyph.tsx';
import { look } from '../look.ts';
import type { FoesProps } from '../shown.ts';

/** The Artifacts and rewards that lie at a mat, each to be looked at closely. */
export function Held({ props, familiar: own }: { props: FoesProps; familiar: FamiliarView }) {
  const { familiar, artifacts, rewards } = own;
  return (
    <span className="held-cards">
      <Chips props={props} place={`artifacts:${familiar}`} cards={artifacts} />
      <Chips props={props} place={`rewards:${familiar}`} cards={rewards} />
    </span>
  );
}

function Chips({ props, place, cards }: { props: FoesProps; place: string; cards: readonly string[] }) {
  const { face, speech, language } = props;
  return (
    <span className="held-row" data-place={place}>
      {cards.map((card) => {
        const { art, spot, shape } = look(face, card, language);
        const { name, text } = speech.card(card);
        return (
          <span
            key={card}
            className={`lot-card ${shape}`}
            role="img"
            tabIndex={-1}
            aria-label={`${name}: ${text}`}
            data-card={card}
            style={{ '--spot': spot } as CSSProperties}
          >
            <Icon path={art.icon[1]} />
          </span>
        );
      })}
    </span>
  );
}
