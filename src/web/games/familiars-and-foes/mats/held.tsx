import type { FamiliarView } from '../../../../games/familiars-and-foes/face.ts';
import { Icon } from '../../../art/glyph.tsx';
import type { Thing } from '../../../table/board.ts';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { rewardThing } from '../answers/things.ts';
import { look } from '../cards/look.ts';
import type { FoesProps } from '../selectors.ts';
import { isUsable } from './deeds.ts';

/** The Artifacts and rewards that lie at a mat, each to be looked at closely. */
export function Held({ props, familiar: own }: { props: FoesProps; familiar: FamiliarView }) {
  const { familiar, artifacts, rewards } = own;
  return (
    <span className="held-cards">
      <Chips props={props} place={`artifacts:${familiar}`} cards={artifacts} />
      <Chips props={props} place={`rewards:${familiar}`} cards={rewards} thing={rewardThing} />
    </span>
  );
}

interface ChipsProps {
  readonly props: FoesProps;
  readonly place: string;
  readonly cards: readonly string[];
  /** What each stands for, where it can be used from here. */
  readonly thing?: (card: string) => Thing;
}
function Chips({ props, place, cards, thing }: ChipsProps) {
  const { face, speech, language, picking } = props;
  return (
    <span className="held-row" data-place={place}>
      {cards.map((card) => {
        const { art, spot, shape } = look(face, card, language);
        const { name, text } = speech.card(card);
        const used = thing?.(card);
        if (used !== undefined && isUsable(props, used))
          return (
            <button
              key={card}
              type="button"
              className={`lot-card ${shape} ${classesOf(picking, used)}`}
              aria-label={`${name}: ${text}`}
              {...switchOf(picking, used)}
              data-card={card}
              style={{ '--spot': spot }}
              onClick={({ currentTarget }) => picking.touch(used, currentTarget)}
            >
              <Icon path={art.icon[1]} />
            </button>
          );
        return (
          <span
            key={card}
            className={`lot-card ${shape}`}
            role="img"
            tabIndex={-1}
            aria-label={`${name}: ${text}`}
            data-card={card}
            style={{ '--spot': spot }}
          >
            <Icon path={art.icon[1]} />
          </span>
        );
      })}
    </span>
  );
}
