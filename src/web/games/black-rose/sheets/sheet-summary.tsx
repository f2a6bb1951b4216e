import type { ReactNode } from 'react';
import type { Seat } from '../../../../kernel/index.ts';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import { Cubes } from '../board/cubes.tsx';
import { messages } from '../generated/all.ts';
import { Grimoire } from '../grimoire/grimoire.tsx';
import icons from '../icons.json';
import { isSmall, planOf } from '../lodge/geometry.ts';
import { HEALTH, othersIn, playerAt, type RoseProps, turnOf } from '../selectors.ts';
import { conditions, damageWords, playing } from './labels.ts';
import { Quests } from './quests.tsx';
import { SheetButton } from './sheet-button.tsx';
import { Usable } from './usable.tsx';

/** The others' sheets, a row each; on a phone each in a corner of the Lodge, where that Mage's Cell is. */
export function OtherSheets({ props }: { props: RoseProps }) {
  const { view, language } = props;
  const { lodge, width, height } = planOf(view);
  return (
    <ul
      className={`mages of-${view.seats - 1}${isSmall(lodge) ? ' duel' : ''}`}
      aria-label={messages[language].board.mages}
      data-group=""
      style={{ '--wide': width, '--high': height }}
    >
      {othersIn(view).map((seat) => (
        <SheetSummary key={seat} {...{ props, seat }} />
      ))}
    </ul>
  );
}

/** A sheet at a glance. */
function SheetSummary({ props, seat }: { props: RoseProps; seat: Seat }) {
  const { view, speech, scene } = props;
  const player = playerAt(view, seat);
  const isNow = view.result === null && turnOf(view) === seat;
  const [x = 0, y = 0] = planOf(view).cells[seat]?.at ?? [];
  const states = [
    x < 0 ? 'west' : 'east',
    y < 0 ? 'north' : 'south',
    ...(isNow ? ['now'] : []),
    ...(player.passed ? ['passed'] : []),
    ...(player.room === null ? [] : ['out']),
  ];
  return (
    <li className={['mage-row', ...states].join(' ')} aria-current={isNow ? 'step' : undefined}>
      <SheetButton {...{ props, seat }}>
        <span className="name">
          <b>{scene.names[seat]}</b>
          <small>{[speech.card(player.mage ?? '').name, ...playing(props, seat)].join(' · ')}</small>
        </span>
        <b className="points">{player.power}</b>
        <Cubes of={player.sheet} slots={HEALTH} label={damageWords(props, seat)} />
      </SheetButton>
      <p className="conditions">{conditions(props, seat).join(' · ')}</p>
      <div className="keeps">
        <Usable {...{ props, player }} />
        <Counts {...{ props, seat }} />
        <Grimoire {...props} seat={seat} />
        <Quests {...{ props, seat }} />
      </div>
    </li>
  );
}
/** Cards, Trophies, Room tokens and solved quests, as numbers; the own cards lie in the hand and beside it. */
export function Counts({ props, seat, own = false }: { props: RoseProps; seat: Seat; own?: boolean }) {
  const { view, language } = props;
  const t = messages[language].board;
  const { cards, deck, discards, trophies, ruins, solved } = playerAt(view, seat);
  const count = (place: string | null, words: string, amount: number, sign: ReactNode) => (
    <li
      data-place={place ?? undefined}
      title={words}
      className={[
        ...(amount === 0 ? ['none'] : []),
        ...(/^(deck|discards):/.test(place ?? '') ? ['own-cards'] : []),
      ].join(' ')}
    >
      {sign}
      <span className="sr">{words}</span> <b>{amount}</b>
    </li>
  );
  return (
    <ul className="counts">
      {!own && (
        <>
          {count(`hand:${seat}`, t.hand({ count: cards }), cards, <Glyph name="card" />)}
          {count(`deck:${seat}`, t.deck({ count: deck.count }), deck.count, <Glyph name="stack" />)}
          {count(
            `discards:${seat}`,
            t.discards({ count: discards.length }),
            discards.length,
            <Icon path={icons['card-discard']} />,
          )}
        </>
      )}
      {count(null, t.trophies({ count: trophies }), trophies, <Icon path={icons['trophy-cup']} />)}
      {count(null, t.ruins({ count: ruins }), ruins, <Icon path={icons['broken-wall']} />)}
      {count(`solved:${seat}`, t.solved({ count: solved.length }), solved.length, <Icon path={icons['tied-scroll']} />)}
    </ul>
  );
}
