import '../grimoire/grimoire.css';
import { type RoseTable, SCHOOLS } from '../../../../games/black-rose/face.ts';
import { Icon } from '../../../art/glyph.tsx';
import type { BoardProps } from '../../../table/board.ts';
import { Card } from '../../../table/cards/card.tsx';
import { lightOf, SCHOOL_SIGNS } from '../cards/signs.ts';
import { messages } from '../generated/all.ts';
import { isDrawing, isStudying } from '../grimoire/study.tsx';
import icons from '../icons.json';
import { type RoseProps, roseProps } from '../selectors.ts';
import { LaidOpen, OpensSheet } from './own-piles.tsx';

/** What lies beside the Lodge for all: the schools' piles, Forgotten spells, Familiars to be had. A button that opens. */
export function Supply(plain: BoardProps<RoseTable>) {
  const props = roseProps(plain as BoardProps);
  const { view, language } = props;
  const t = messages[language].grimoire;
  return (
    <div className="shelf">
      <Places props={props} />
      <OpensSheet
        className="shelf-open"
        title={t.supply}
        label={`${t.supply}, ${t.lookThrough}`}
        sign={
          <>
            <Icon path={icons.bookshelf} /> <span>{t.piles}</span>{' '}
            <b>{view.table.piles.reduce((sum, { count }) => sum + count, 0)}</b>
          </>
        }
      >
        <Contents props={props} />
      </OpensSheet>
    </div>
  );
}

/** Where cards come from and go to, as far as that is not shown in a hand just now. */
function Places({ props }: { props: RoseProps }) {
  const { reserve } = props.view.table;
  const schools = isDrawing(props) ? [] : SCHOOLS.flatMap((school) => [`pile:${school}`, `spent:${school}`]);
  const drawn = isStudying(props) ? [] : ['drawn'];
  const packs = Object.keys(reserve).map((pack) => `reserve:${pack}`);
  return [...schools, ...drawn, 'forgotten', ...packs].map((place) => (
    <span key={place} className="anchor" data-place={place} />
  ));
}

function Contents({ props }: { props: RoseProps }) {
  const { view, face, speech, scene, language } = props;
  const t = messages[language].grimoire;
  const { forgotten, reserve, piles, spent } = view.table;
  return (
    <div className="shelf-contents">
      {SCHOOLS.map((school, n) => (
        <section key={school} style={{ '--school': lightOf(school) }}>
          <h3>
            <Icon path={SCHOOL_SIGNS[school]} /> {speech.card(school).name}
            <small>{t.pile({ count: piles[n]?.count ?? 0 })}</small>
          </h3>
          <ul className="laid-open" data-group="">
            {(face.pack.spells[school] ?? []).map(({ id }) => {
              const open = (spent[n] ?? []).filter((card) => card === id).length;
              return (
                <li key={id}>
                  <Card card={id} />
                  <small>{open > 0 ? t.spent({ count: open }) : ''}</small>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <section>
        <h3>{speech.zone('forgotten', scene)}</h3>
        <LaidOpen cards={forgotten} props={props} />
      </section>
      {Object.entries(reserve).map(([pack, familiars]) => (
        <section key={pack}>
          <h3>{speech.zone(`reserve:${pack}`, scene)}</h3>
          <LaidOpen cards={familiars} props={props} />
        </section>
      ))}
    </div>
  );
}
