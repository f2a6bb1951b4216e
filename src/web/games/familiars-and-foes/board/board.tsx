import { frames } from '../../../../games/familiars-and-foes/face.ts';
import './table.css';
import { Icon, Seal } from '../../../art/glyph.tsx';
import type { BoardProps } from '../../../table/board.ts';
import { Card } from '../../../table/cards/card.tsx';
import { chooseThing } from '../answers/things.ts';
import { FoesRow } from '../foes/row.tsx';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { Mats } from '../mats/mat.tsx';
import { type FoesProps, foesProps, hasBegun, nameIn } from '../selectors.ts';
import { Throw } from '../throw/throw.tsx';
import { TurnOrder } from './turn-order.tsx';
import { Wave } from './wave.tsx';

/** The table of Familiars and Foes: the Foes above, what is thrown in the middle, the Familiars below. */
export function Board(plain: BoardProps) {
  const props = foesProps(plain);
  const { view } = props;
  if (view.table.familiars.length === 0 || props.question?.ask === 'choose' || isChoosing(props))
    return <Choosing props={props} />;
  if (!hasBegun(view)) return <Ready props={props} />;
  return (
    <div className={`foes-table foes-${view.table.foes.length}`}>
      <div className="foes-head">
        <TurnOrder props={props} />
        <Wave props={props} />
        <Stock props={props} />
      </div>
      <FoesRow props={props} />
      <div className="foes-stage">
        <Throw props={props} />
      </div>
      <Mats props={props} />
    </div>
  );
}

const isChoosing = ({ view }: FoesProps): boolean => frames.isWithin(view.stack, 'choosing');

/** Who goes first is still to be said. */
const Ready = ({ props }: { props: FoesProps }) => (
  <div className="foes-table ready">
    <div className="foes-stage" />
    <Mats props={props} />
    <Stock props={props} />
  </div>
);

/** All Familiars, while they are being chosen. */
function Choosing({ props }: { props: FoesProps }) {
  const { view, face, speech, scene, picking } = props;
  const t = messages[props.language].board;
  return (
    <div className="foes-table choosing">
      <section className="foes-choice" aria-label={t.choosing} data-group="">
        {face.pack.mats.map(({ id }) => {
          const taken = view.table.familiars.find(({ familiar }) => familiar === id);
          const { name, text } = speech.card(id);
          return (
            <Card
              key={id}
              card={id}
              label={
                taken === undefined
                  ? `${name}: ${text}`
                  : t.takenBy({ familiar: nameIn(props, id), player: scene.names[taken.seat] ?? '' })
              }
              className={taken === undefined ? '' : 'taken'}
              thing={chooseThing(id)}
              picking={picking}
            >
              {taken !== undefined && <Seal seat={taken.seat} />}
            </Card>
          );
        })}
      </section>
    </div>
  );
}

/** What lies beside the table: Artifacts that nobody has found yet, tokens, and what is out of the game. */
function Stock({ props: { view, language } }: { props: FoesProps }) {
  const t = messages[language].board;
  const { deck, luck, gone, spent, commons } = view.table;
  const heap = (place: string, label: string, count: number, icon: string) => (
    <li data-place={place} title={label}>
      <Icon path={icon} />
      <span className="sr">{label}</span> <b>{count}</b>
    </li>
  );
  return (
    <ul className="foes-stock">
      {heap('deck', t.artifactsLeft, deck.count, icons.chest)}
      {heap('luck', t.tokensLeft, luck, icons.clover)}
      {heap('gone', t.outOfGame, gone.length + spent.length, icons['powder-bag'])}
      {commons.length === 0 && <li data-place="commons" />}
    </ul>
  );
}
