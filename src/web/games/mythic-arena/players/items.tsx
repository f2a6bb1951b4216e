import type { Seat } from '../../../../kernel/index.ts';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { itemThing } from '../answers/things.ts';
import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import { type ArenaProps, playerAt } from '../selectors.ts';

/** The Items of a side in the Arena, with the uses that they have left. */
export function Items({ props, seat }: { props: ArenaProps; seat: Seat }) {
  const { view, speech, scene, face, picking, language } = props;
  const t = messages[language].board;
  const own = seat === view.viewer;
  return (
    <ul className="items" aria-label={speech.zone(`items:${seat}`, scene)} data-place={`items:${seat}`}>
      {playerAt(view, seat).items.map(({ card, uses }, i) => {
        const { art, spot } = look(face, card, language);
        const thing = itemThing(face, card);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal Items have no other name
          <li key={i}>
            <button
              type="button"
              className={`item-chip ${own ? classesOf(picking, thing, `${i}`) : ''}`}
              style={{ '--spot': spot }}
              data-card={card}
              {...(own ? switchOf(picking, thing, `${i}`) : {})}
              aria-label={`${speech.card(card).name}, ${t.kinds.item}: ${t.uses({ uses })}`}
              onClick={({ currentTarget }) => own && picking.touch(thing, currentTarget, `${i}`)}
            >
              <Icon path={art.icon[1]} />
              <span className="uses">
                {uses}
                <Glyph name="hour" />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
