import './room.css';
import type { RoomView } from '../../../../../games/black-rose/face.ts';
import { Glyph, Icon } from '../../../../art/glyph.tsx';
import { BreakableName } from '../../../../table/cards/breakable-name.tsx';
import { longestWord } from '../../../../table/cards/name.ts';
import { classesOf, switchOf } from '../../../../table/picking.ts';
import { Cubes } from '../../board/cubes.tsx';
import { roomKind } from '../../cards/printed.ts';
import { COLOUR_SCHOOLS, lightOf, SCHOOL_SIGNS } from '../../cards/signs.ts';
import { messages } from '../../generated/all.ts';
import icons from '../../icons.json';
import { nameOf } from '../../models/labels.ts';
import type { ModelStatus } from '../../models/model-status.ts';
import { ROSE, type RoseProps } from '../../selectors.ts';
import { besideOf, type Plan, type Point } from '../geometry.ts';
import { ModelGroup } from '../model-group.tsx';
import { placed } from '../placed.ts';
import { roomThing } from '../things.ts';
import { roomDoes } from './room-does.ts';
import { markOf, RoomMarks } from './room-marks.tsx';

interface RoomProps {
  readonly props: RoseProps;
  readonly plan: Plan;
  readonly at: Point;
  readonly room: RoomView;
  readonly models: readonly ModelStatus[];
  /** How many steps it is away, where one may go. */
  readonly steps: number | undefined;
  /** Whether something can be aimed at it. */
  readonly aimed: boolean;
  readonly losses: ReadonlyMap<string, number>;
  /** What has just happened to it. */
  readonly shaken: 'unsettled' | 'ruined' | undefined;
  /** For how many Models side by side there is room. */
  readonly capacity: number;
}

/** The sign of a Room, and its colour on the table: a school's, the Throne's or the Rose's own. */
function signOf(face: RoseProps['face'], room: string): readonly [path: string, spot: string] {
  const kind = roomKind(face, room) ?? '';
  if (kind === 'rose') return [icons.rose, 'var(--stop)'];
  const school = COLOUR_SCHOOLS[kind === 'throne' ? 'purple' : kind] ?? 'necromancy';
  return [kind === 'throne' ? icons['stone-throne'] : SCHOOL_SIGNS[school], lightOf(school)];
}

/** How unstable a Room is, and whose doing it is. */
function instability({ face, scene, language }: RoseProps, { room, cubes }: RoomView): string {
  const t = messages[language].lodge;
  const sum = cubes.reduce((all, count) => all + count, 0);
  const whose = cubes.flatMap((count, owner) => {
    if (count === 0) return [];
    return [owner === ROSE ? t.roseCubes({ count }) : t.cubesOf({ count, player: scene.names[owner] ?? '' })];
  });
  return `${t.instability({ cubes: sum, slots: face.slotsOf(room) })}${sum === 0 ? '' : ` (${whose.join(', ')})`}`;
}

/** All that is to be known of a Room, as a sentence. */
function roomSentence(props: RoseProps, view: RoomView, models: readonly ModelStatus[], steps?: number): string {
  const { face, speech, language } = props;
  const t = messages[language].lodge;
  const { room, ruined, used } = view;
  const { name } = speech.card(room);
  const colour = speech.card(roomKind(face, room) ?? '').name;
  return [
    name,
    ...(colour === name ? [] : [colour]),
    ...(ruined ? [speech.card('ruined').name] : [instability(props, view)]),
    ...(used && !ruined ? [speech.card('used').name] : []),
    ...(models.length === 0 ? [] : [t.modelsHere({ names: models.map((model) => nameOf(props, model)) })]),
    ...(steps === undefined ? [] : [t.steps({ count: steps })]),
  ].join(', ');
}

/** What lies next to a Room, and where from it: Rooms in one direction are in a straight row. */
function besideSentence({ view, speech, scene, language }: RoseProps, { lodge, cells }: Plan, room: string): string {
  const t = messages[language].lodge;
  const place = view.table.rooms.findIndex((other) => other.room === room);
  const rooms = besideOf(lodge, place).map(({ points, room: next }) =>
    t.besideAt({ room: speech.card(view.table.rooms[next]?.room ?? '').name, points }),
  );
  const beside = cells.flatMap(({ leadsTo }, seat) =>
    leadsTo.includes(place) ? [speech.zone(`cell:${seat}`, scene)] : [],
  );
  return t.beside({ rooms: [...rooms, ...beside] });
}

/** A Room of the Lodge: something to go to and to aim at, with whoever is in it. */
export function Room({ props, plan, at, room: view, models, steps, aimed, losses, shaken, capacity }: RoomProps) {
  const { face, speech, scene, picking, language } = props;
  const { room, cubes, ruined, used } = view;
  const [sign, spot] = signOf(face, room);
  const summons = face.pack.packs.some((pack) => pack.room.id === room);
  const thing = roomThing(props, room);
  const state = picking.stateOf(thing);
  const mark = markOf(props, { thing, steps, aimed });
  const sentence = roomSentence(props, view, models, steps);
  const effect = ruined ? '' : ` ${speech.card(room).text}`;
  const slots = face.slotsOf(room);
  const touch = (element: Element) => picking.touch(thing, element);
  const kind = roomKind(face, room) ?? '';
  const name = ruined ? messages[language].lodge.ruin : speech.card(room).name;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no part of a form; a landmark for each Room would be too many
    <section
      role="group"
      className={`room is-${kind}${ruined ? ' ruined' : ''}${models.length > 0 ? ' peopled' : ''}`}
      aria-label={speech.zone(`room:${room}`, scene)}
      data-place={`room:${room}`}
      style={{ ...placed(plan, at), '--spot': spot }}
    >
      <button
        type="button"
        className={`hex ${classesOf(picking, thing)}${mark === null ? '' : ` ${mark}`}${shaken === undefined ? '' : ` ${shaken}`}`}
        aria-label={`${sentence}.${effect} ${besideSentence(props, plan, room)}`}
        {...switchOf(picking, thing)}
        data-card={room}
        data-note={sentence}
        onClick={({ currentTarget }) => touch(currentTarget)}
      >
        <span className="tile" />
        <svg className="edge" viewBox="-103 -90 206 180" aria-hidden="true">
          <path d="M-50-86.6H50L100 0 50 86.6H-50L-100 0z" />
        </svg>
        <span className="printed">
          <span className="sign">
            <Icon path={ruined ? icons['broken-wall'] : sign} />
            {summons && !ruined && (
              <sup title={messages[language].grimoire.kinds.familiar}>
                <Glyph name="paw" />
              </sup>
            )}
          </span>
          <b className="name" style={{ '--letters': longestWord(name) }}>
            <BreakableName name={name} />
          </b>
          {!ruined && <small className="does">{roomDoes(props, room)}</small>}
          {!ruined && <Cubes of={cubes} slots={slots} />}
        </span>
        {used && !ruined && (
          <i className="used">
            <Glyph name="hour" />
          </i>
        )}
        <RoomMarks {...{ mark, steps }} both={mark === 'way' && aimed} />
      </button>
      {models.length > 0 && (
        <ModelGroup
          {...{ props, models, losses, capacity }}
          title={speech.card(room).name}
          instead={state === 'other' ? undefined : touch}
        />
      )}
    </section>
  );
}
