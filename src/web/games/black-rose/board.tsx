import './table.css';
import './sheets/sheets.css';
import './sheets/corners.css';
import type { BoardProps } from '../../table/board.ts';
import { Banner } from './banner.tsx';
import { Choice } from './choice/choice.tsx';
import { Shelf } from './grimoire/shelf.tsx';
import { Lodge } from './lodge/lodge.tsx';
import { Others } from './sheets/short.tsx';
import { EventOfRound } from './sheets/tasks.tsx';
import { isChoosing, roseProps } from './shown.ts';
import { Split } from './split/split.tsx';
import { Track } from './track.tsx';

/** The table of Black Rose: the Lodge in the middle, the track above it, the other Mages and the event beside it. */
export function Board(plain: BoardProps) {
  const props = roseProps(plain);
  const { view } = props;
  if (isChoosing(view)) return <Choice props={props} />;
  return (
    <div className="rose-table">
      <div className="rose-head">
        <Banner props={props} />
        <Track props={props} />
      </div>
      <div className="rose-beside">
        <Others props={props} />
        <EventOfRound props={props} />
        <Shelf {...props} />
      </div>
      <div className="rose-lodge">
        <Lodge {...props} />
      </div>
      {props.question?.ask === 'split' && <Split props={props} />}
    </div>
  );
}
