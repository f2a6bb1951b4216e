import './plain.css';
import type { MouseEvent } from 'react';
import type { Zone, ZoneCard } from '../../../kernel/index.ts';
import { Seal } from '../../art/glyph.tsx';
import icons from '../../art/icons.json';
import type { BoardProps, CardLook, GameBoard, Thing } from '../board.ts';
import { Card } from '../cards/card.tsx';
import { Fan } from '../cards/hand.tsx';
import { silent } from '../motion/animated-table.tsx';
import { classesOf } from '../picking.ts';

/** The word for a seat in answers. */
const wordOf = (seat: number): string => `player-${seat + 1}`;

/**
 * The words that a card stands for: its name in its place, or else its own name and its owner if that is another
 * player.
 */
function thingOf(card: string, word: string | undefined, { seat }: Zone, viewer: unknown): Thing {
  if (word !== undefined) return [{ word }];
  const whose = seat === null || seat === viewer ? [] : [{ word: wordOf(seat) }];
  return [{ word: card }, ...whose];
}

/** Whether a zone is drawn below the question: the player's own hand. */
const isHand = ({ id, seat }: Zone, viewer: unknown): boolean =>
  seat !== null && seat === viewer && id.startsWith('hand');

/** If all cards are backs, they become one back with their number. */
const gathered = (cards: readonly ZoneCard[]): readonly ZoneCard[] =>
  cards.length > 1 && cards.every(({ card }) => card === null) ? [{ card: null, count: cards.length }] : cards;

/** A zone: a heading and its cards. */
function ZoneShown({ zone, props }: { zone: Zone; props: BoardProps }) {
  const { picking, speech, scene, view } = props;
  const thing = [{ word: zone.id }];
  const state = picking.stateOf(thing);
  const name = speech.zone(zone.id, scene);
  const touchable = state !== 'other';
  /**
   * A touch on any part of the zone counts as a touch of the zone, unless it was on something that can be touched
   * itself.
   */
  const touchAround = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const itself = target instanceof Element && target.closest('button') !== null;
    if (touchable && !itself) picking.touch(thing, currentTarget);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same
    <section
      className={`zone ${classesOf(picking, thing)}`}
      data-place={zone.id}
      data-group=""
      aria-label={name}
      onClick={touchAround}
    >
      <button
        type="button"
        className="name"
        aria-pressed={state === 'chosen'}
        onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
      >
        {name}
        {zone.count !== undefined && <b className="num"> {zone.count}</b>}
      </button>
      <div className="lying">
        {gathered(zone.cards).map((lies, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the zone, whatever lies there
          <Lying key={i} {...{ lies, zone, touchable, props }} which={`${zone.id} ${i}`} viewer={view.viewer} />
        ))}
        {zone.cards.length === 0 && zone.count === undefined && <span className="bare" />}
      </div>
    </section>
  );
}

function Lying({
  lies: { card, word, down = false, count = 1, staged = false, marks = [] },
  zone,
  touchable,
  which,
  props,
  viewer,
}: {
  lies: ZoneCard;
  zone: Zone;
  /** Whether the zone itself can be touched. */
  touchable: boolean;
  which: string;
  props: BoardProps;
  viewer: unknown;
}) {
  const className = staged ? 'staged' : '';
  if (card === null) return <Card card={null} count={count} className={className} />;
  const marked = marks.map(({ mark, count }) => `${props.speech.card(mark).name} ${count}`);
  const label = marked.length === 0 ? undefined : [props.speech.card(card).name, ...marked].join(', ');
  const children = marked.length > 0 && (
    <span className="marks">
      {marked.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
  const shown = { card, down, count, className, children, ...(label !== undefined && { label }) };
  const thing = thingOf(card, word, zone, viewer);
  if (touchable && props.picking.stateOf(thing, which) === 'other') return <Card {...shown} />;
  return <Card {...shown} {...{ thing, which }} picking={props.picking} />;
}

/** Draws any game from its zones alone. */
function Board(props: BoardProps) {
  const { view, face, seats, picking } = props;
  const zones = face.zones(view).filter((zone) => !isHand(zone, view.viewer));
  const shared = zones.filter(({ seat }) => seat === null);
  return (
    <div className="plain">
      <div className="shared">
        {shared.map((zone) => (
          <ZoneShown key={zone.id} zone={zone} props={props} />
        ))}
      </div>
      {seats.map(({ seat, name, asked }) => {
        const thing = [{ word: wordOf(seat) }];
        const state = picking.stateOf(thing);
        return (
          <section key={seat} className={`owner panel ${asked ? 'asked' : ''}`} data-group="" aria-label={name}>
            <h2>
              <button
                type="button"
                className={`name ${classesOf(picking, thing)}`}
                aria-pressed={state === 'chosen'}
                onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
              >
                <Seal seat={seat} /> {name}
              </button>
            </h2>
            <div className="shared">
              {zones
                .filter((zone) => zone.seat === seat)
                .map((zone) => (
                  <ZoneShown key={zone.id} zone={zone} props={props} />
                ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Hand(props: BoardProps) {
  const { view, face, speech, scene, picking } = props;
  const zone = face.zones(view).find((other) => isHand(other, view.viewer));
  if (zone === undefined) return null;
  return (
    <Fan label={speech.zone(zone.id, scene)} place={zone.id}>
      {zone.cards.map(({ card }, i) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the hand, whatever is held there
          key={i}
          card={card}
          which={`${i}`}
          {...(card !== null && { thing: thingOf(card, undefined, zone, view.viewer), picking })}
        />
      ))}
    </Fan>
  );
}

const INKS = ['--in-scale', '--in-ruby', '--in-residuum', '--in-wood', '--in-lichen', '--es-astral', '--el-aether'];
const SCENES = ['sun', 'moon', 'water', 'wood', 'storm', 'gem', 'grain'] as const;
const ICONS = ['cauldron', 'spell-book', 'owl', 'raven', 'rat', 'crossed-bones', 'hourglass', 'cat'] as const;

/** A number derived from a name. */
function numberOf(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + letter.charCodeAt(0)) % 65_521;
  return number;
}

/** The looks of cards of a game that defines none: each card always has the same picture, and each kind its colour. */
const look: GameBoard['look'] = (face, card): CardLook => {
  const kind = face.kindOf(card) ?? '';
  const number = numberOf(card);
  const icon = ICONS[number % ICONS.length] as (typeof ICONS)[number];
  return {
    shape: 'item',
    art: { icon: [icon, icons[icon]], scene: SCENES[number % SCENES.length] as (typeof SCENES)[number] },
    spot: `var(${INKS[numberOf(kind) % INKS.length]})`,
    // The kind is a word of the rules and not translated.
    kind: '',
  };
};

/** The board for games without one of their own; `own` provides the looks of cards, if there is one. */
export const plainBoard = (own: GameBoard | null): GameBoard => ({
  Board,
  Hand,
  look: own?.look ?? look,
  flights: silent,
  status: own?.status ?? (() => ''),
});
