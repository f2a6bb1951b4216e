import '../sheets/sheets.css';
import '../sheets/own.css';
import type { BoardProps } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';
import { Grimoire } from '../grimoire/grimoire.tsx';
import { HEALTH, isChoosing, playerAt, type RoseProps, roseProps, sideOf, turnOf } from '../selectors.ts';
import { conditions, damageWords } from '../sheets/labels.ts';
import { Quests } from '../sheets/quests.tsx';
import { SheetButton } from '../sheets/sheet-button.tsx';
import { Counts } from '../sheets/sheet-summary.tsx';
import { Usable } from '../sheets/usable.tsx';
import { Cubes } from './cubes.tsx';

/** The own sheet, or that of whose side one looks from. */
export function OwnArea(plain: BoardProps) {
  const props = roseProps(plain);
  return isChoosing(props.view) ? null : <Own props={props} />;
}

function Own({ props }: { props: RoseProps }) {
  const { view, speech, scene, language } = props;
  const t = messages[language].board;
  const seat = sideOf(view);
  const player = playerAt(view, seat);
  const isNow = view.result === null && turnOf(view) === seat;
  // Who only looks on, and who has played to the end, has no hand that shows the rest.
  const hasHand = view.viewer === seat && view.result === null;
  return (
    <section className={`own-mage panel${isNow ? ' now' : ''}`}>
      <SheetButton {...{ props, seat }}>
        <span className="name">
          <b>{player.mage === null ? scene.names[seat] : speech.card(player.mage).name}</b>
          <small>
            {[...(seat === view.viewer ? [] : [scene.names[seat]]), ...conditions(props, seat)].join(' · ')}
          </small>
        </span>
        <span className="points">
          <b>{player.power}</b> <small>{t.track}</small>
        </span>
        <Usable {...{ props, player }} />
        <Cubes of={player.sheet} slots={HEALTH} label={damageWords(props, seat)} />
      </SheetButton>
      <div className="keeps">
        <Quests {...{ props, seat }} />
        <Counts {...{ props, seat }} own={hasHand} />
        {!hasHand && <Grimoire {...props} seat={seat} />}
      </div>
    </section>
  );
}
