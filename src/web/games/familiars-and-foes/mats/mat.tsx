import './mats.css';
import './roomy.css';
import './extremes.css';
import { useMemo, useState } from 'react';
import { type FamiliarView, TASKS } from '../../../../games/familiars-and-foes/face.ts';
import { Glyph, Icon, Seal } from '../../../art/glyph.tsx';
import { Burst } from '../../../table/motion/burst.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { abilityThing, aimThing, luckThing } from '../answers/things.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { type FoesProps, inOrder, isStanding, matOf, nameIn, sideOf } from '../selectors.ts';
import { usePlayedThrow } from '../throw/durations.ts';
import { actIn } from '../throw/scene.ts';
import { Held } from './held.tsx';
import { MatSheet } from './mat-sheet.tsx';
import { Portrait } from './portrait.tsx';
import { asHeard, lostBy } from './recent.ts';
import { selectFamiliar, useSelectedFamiliar } from './selected-familiar.ts';
import { Tokens, Vitals } from './vitals.tsx';

interface MatProps {
  readonly props: FoesProps;
  readonly familiar: FamiliarView;
  /** What it has lost in what is shown now. */
  readonly lost: number;
}

/** Who plays a Familiar, as the table calls them. */
const playerOf = ({ view, seats, scene, language }: FoesProps, { seat }: FamiliarView): string => {
  const t = messages[language].board;
  const shown = seats.find((other) => other.seat === seat);
  if (seat === view.viewer) return t.you;
  const name = shown?.name ?? scene.names[seat] ?? '';
  return [name, ...(shown?.away ? [t.away] : []), ...(shown?.gaveUp ? [t.gaveUp] : [])].join(', ');
};

/** All that is to be known of a Familiar from afar, as a sentence. */
function sentenceOf(props: FoesProps, own: FamiliarView, asked: boolean): string {
  const { view, face, speech, language } = props;
  const t = messages[language].board;
  const { familiar, hp, health, mp, magic, gems, luck, tasks, artifacts, rewards, helper } = own;
  return [
    `${speech.card(familiar).name} (${playerOf(props, own)})`,
    ...(view.table.active === familiar ? [t.itsTurn] : []),
    ...(asked ? [t.asked] : []),
    ...(isStanding(own) ? [] : [t.fallen({ familiar: nameIn(props, familiar) })]),
    t.health({ left: hp, most: health }),
    t.magic({ left: mp, most: magic }),
    t.gems({ count: gems }),
    t.luck({ count: luck }),
    t.tasks({ done: tasks.length, all: TASKS.length }),
    ...(artifacts.length === 0 ? [] : [t.artifacts({ count: artifacts.length })]),
    ...(rewards.length === 0 ? [] : [t.rewards({ count: rewards.length })]),
    ...(helper ? [t.helpedBy({ witch: matOf(face, familiar).helper.witch })] : []),
  ].join(', ');
}

/** A Familiar on the board: who it is and what it has left. Touched, it is chosen, taken to hand, or opened. */
function Mat({ props, familiar: own, lost }: MatProps) {
  const { view, face, speech, seats, language, picking } = props;
  const t = messages[language].board;
  const { familiar, seat, helper } = own;
  const [open, setOpen] = useState(false);
  const inHand = useSelectedFamiliar(props);
  const { element, ability } = matOf(face, familiar);
  const thing = aimThing(props, familiar);
  const state = thing === null ? 'other' : picking.stateOf(thing);
  const isOwn = seat === view.viewer;
  const isNow = view.result === null && view.table.active === familiar;
  const asked = view.result === null && !isOwn && seats.some((other) => other.seat === seat && other.asked);
  const several = isOwn && view.table.familiars.filter((other) => other.seat === sideOf(view)).length > 1;
  const isTaken = several && inHand?.familiar === familiar;
  const name = speech.card(familiar).name;
  const glows = {
    gem: picking.isAside?.(abilityThing(familiar)) ?? false,
    luck: picking.isAside?.(luckThing(familiar)) ?? false,
  };
  const touch = (element: Element) => {
    if (thing !== null && state !== 'other') picking.touch(thing, element);
    else if (several && !isTaken) selectFamiliar(props, familiar);
    else setOpen(true);
  };
  return (
    <li
      className={`mat${isOwn ? ' own' : ''}${isNow ? ' now' : ''}${isTaken ? ' taken' : ''}${isStanding(own) ? '' : ' fallen'}`}
      style={{ '--ui': `var(--el-${element}-ui)` }}
      data-place={`familiar:${familiar}`}
    >
      <button
        type="button"
        className={`mat-touch ${thing === null ? '' : classesOf(picking, thing)}`}
        {...(thing === null ? {} : switchOf(picking, thing))}
        aria-label={sentenceOf(props, own, asked)}
        onClick={({ currentTarget }) => touch(currentTarget)}
      >
        <Portrait props={props} familiar={familiar} />
        <span className="mat-name">
          <Seal seat={seat} />
          <b>{name}</b>
          <Glyph name={element} />
          {helper && (
            <span className="helps">
              <Glyph name="astral" />
            </span>
          )}
          {isNow && (
            <span className="toad">
              <Icon path={icons.frog} />
            </span>
          )}
          {asked && (
            <span className="awaited">
              <Glyph name="hour" />
            </span>
          )}
        </span>
        <span className="mat-player">
          {playerOf(props, own)}
          {helper && ` · ${t.helpedBy({ witch: matOf(face, familiar).helper.witch })}`}
        </span>
        {isStanding(own) ? (
          <Vitals familiar={own} />
        ) : (
          <strong className="vitals down">{t.fallen({ familiar: nameIn(props, familiar) })}</strong>
        )}
        <Tokens familiar={own} glows={glows} />
        <span className="mat-ability">
          <b>{speech.card(ability.id).name}:</b> {speech.card(ability.id).text}
        </span>
        {lost > 0 && <Burst loss={lost} />}
      </button>
      <Held props={props} familiar={own} />
      <button
        type="button"
        className="mat-open"
        aria-label={t.mat({ familiar: nameIn(props, familiar) })}
        onClick={() => setOpen(true)}
      >
        <Icon path={icons['scroll-unfurled']} />
      </button>
      {open && <MatSheet props={props} familiar={own} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** All Familiars, in the order of their turns, as they stand at the moment that is shown. */
export function Mats({ props }: { props: FoesProps }) {
  const { view, events } = props;
  const { familiars } = view.table;
  const { heard, landed } = usePlayedThrow(events);
  const act = useMemo(() => (landed ? actIn(events, heard) : null), [events, heard, landed]);
  return (
    <ul className={`mats of-${familiars.length}`} data-group="">
      {inOrder(view.table).map((familiar) => (
        <Mat
          key={familiar.familiar}
          props={props}
          familiar={asHeard(familiar, events, heard)}
          lost={lostBy(act?.effects ?? [], familiar.familiar)}
        />
      ))}
    </ul>
  );
}
