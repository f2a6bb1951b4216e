import './table.css';
import '../sheets/sheets.css';
import '../sheets/corners.css';
import type { BoardProps } from '../../../table/board.ts';
import { Choice } from '../choice/choice.tsx';
import { Lodge } from '../lodge/lodge.tsx';
import { Supply } from '../piles/supply.tsx';
import { Banner } from '../round/banner.tsx';
import { isChoosing, roseProps } from '../selectors.ts';
import { EventOfRound } from '../sheets/quests.tsx';
import { OtherSheets } from '../sheets/sheet-summary.tsx';
import { Split } from '../split/split.tsx';
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
        <OtherSheets props={props} />
        <EventOfRound props={props} />
        <Supply {...props} />
      </div>
      <div className="rose-lodge">
        <Lodge {...props} />
      </div>
      {props.question?.ask === 'split' && <Split props={props} />}
    </div>
  );
}
