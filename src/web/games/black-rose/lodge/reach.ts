import { frames, MOVE } from '../../../../games/black-rose/face.ts';
import { roomOfModel } from '../models/model-status.ts';
import type { RoseProps } from '../selectors.ts';
import { type Plan, type Point, planOf, rowsFrom, rowTo } from './geometry.ts';
import { rangeOf } from './range.ts';

/** How far one gets: what the question offers, as steps on foot and as straight rows, before anything is answered. */

/** Answers that move a Model one Room, and those that aim; `lead` is of editions 1 and 2. */
const STEPS = ['walk', 'rejoin', 'lead', 'go', 'to'];
const isAim = (verb: string): boolean => /(^|-)(at|on)$/.test(verb);

/** Where somebody is: in a Room, by its place, or at the door of a Cell. */
type Origin = number | Point;

/** A line over the Lodge. */
export interface ReachLine {
  /** `path` is on foot, `row` what is aimed at, `range` how far it could be. */
  readonly is: 'path' | 'row' | 'range';
  /** Whether it leads to what is chosen, or only looked at. */
  readonly chosen: boolean;
  readonly points: readonly Point[];
}
interface Reach {
  /** By Room: how many steps it is away. */
  readonly steps: ReadonlyMap<string, number>;
  /** Rooms that can be aimed at. */
  readonly aims: ReadonlySet<string>;
  readonly lines: readonly ReachLine[];
}

type ReachContext = Pick<RoseProps, 'view' | 'question' | 'picking' | 'face'>;
interface ReachSituation {
  readonly props: ReachContext;
  readonly plan: Plan;
  readonly rooms: readonly string[];
  readonly says: readonly (readonly string[])[];
}

const placeOf = ({ rooms }: ReachSituation, room: string | null): number => (room === null ? -1 : rooms.indexOf(room));
/** From where Models of the viewer's go and aim: the one that is asked about, or the Mage. */
function fromOf(at: ReachSituation, ref: string | null): Origin | null {
  const { view } = at.props;
  if (typeof view.viewer !== 'number') return null;
  const own = view.table.players[view.viewer];
  const place = placeOf(at, ref === null ? (own?.room ?? null) : roomOfModel(view, ref));
  if (place !== -1) return place;
  // Also a Familiar that is sent from the Cell.
  return at.plan.cells[view.viewer]?.door ?? null;
}
const pointOf = ({ plan }: ReachSituation, from: Origin): Point =>
  typeof from === 'number' ? (plan.rooms[from] as Point) : from;

/** By place: a shortest way to it, as the places on it. */
type PathsByPlace = ReadonlyMap<number, readonly number[]>;

/** A straight move goes on as it began. */
const isStraight = ({ stack }: RoseProps['view']): boolean =>
  frames.of(stack).some(({ proc, data }) => proc === 'moving' && data.straight === true);

/** How far somebody can go on foot with what is asked now: the next step is offered, those after it follow from it. */
function waysOf(at: ReachSituation, from: Origin): PathsByPlace {
  const { props, plan, says } = at;
  const { question, view } = props;
  const first = says.flatMap(([verb = '', room = '']) => (STEPS.includes(verb) ? [placeOf(at, room)] : []));
  const most = question?.ask === 'action' ? MOVE : Number(question?.with.left ?? 1);
  const ways = new Map<number, readonly number[]>();
  for (const place of first) ways.set(place, [place]);
  let last = [...ways.values()];
  for (let step = 2; step <= most && last.length > 0; step++) {
    const further: (readonly number[])[] = [];
    for (const way of last) {
      const straight = isStraight(view) && typeof from === 'number';
      const next = straight ? straightOn(plan, [from, ...way]) : (plan.lodge.beside[way.at(-1) as number] ?? []);
      for (const to of next) {
        if (to === from || ways.has(to)) continue;
        ways.set(to, [...way, to]);
        further.push([...way, to]);
      }
    }
    last = further;
  }
  return ways;
}
/** The Room that comes next in a row. */
function straightOn({ lodge }: Plan, way: readonly number[]): readonly number[] {
  const [before = -1, here = -1] = way.slice(-2);
  const row = rowsFrom(lodge, before, 2).find(([next]) => next === here);
  return row?.[1] === undefined ? [] : [row[1]];
}

/** A row to a target; where it is in none, as the crow flies. */
const aimLine = (at: ReachSituation, from: Origin, to: number): readonly Point[] =>
  along(at, from, (typeof from === 'number' ? rowTo(at.plan.lodge, from, to) : null) ?? [to]);

/** What has been chosen or is looked at, by its word. */
interface Attention {
  readonly looked: string | null;
  /** The verb that was chosen, if one was. */
  readonly verb: string | undefined;
  /** Nothing but a target is asked for: then all that can be aimed at is shown. */
  readonly aiming: boolean;
  isChosen(word: string): boolean;
}
function attentionOf({ props: { picking }, says }: ReachSituation, looked: string | null): Attention {
  const isPicked = (...words: readonly string[]) =>
    picking.stateOf(words.map((word, at) => ({ word, at }))) === 'chosen';
  // To ask for a verb is to offer it: what is an answer by itself is left to whatever stands for it, and to the bar.
  const verb = says.find(([first = '', second]) => second !== undefined && isPicked(first))?.[0];
  return {
    looked,
    verb,
    aiming: says.every(([first = '']) => isAim(first)) || (verb !== undefined && isAim(verb)),
    isChosen: (word) =>
      picking.stateOf([{ word, at: 1 }]) === 'chosen' ||
      says.some(([first = '', second]) => second === word && isPicked(first, second)),
  };
}

const along = (at: ReachSituation, from: Origin, places: readonly number[]): readonly Point[] => [
  pointOf(at, from),
  ...places.map((place) => at.plan.rooms[place] as Point),
];

/** The way to a Room that is chosen or looked at. */
function paths(at: ReachSituation, { isChosen, looked }: Attention, from: Origin, ways: PathsByPlace): ReachLine[] {
  return [...ways].flatMap(([place, way]) => {
    const room = at.rooms[place] as string;
    const chosen = isChosen(room);
    return chosen || looked === room ? [{ is: 'path' as const, chosen, points: along(at, from, way) }] : [];
  });
}
/** How far could be aimed from here. */
function ranges(at: ReachSituation, { aiming, verb }: Attention, from: Origin): ReachLine[] {
  const range = aiming ? rangeOf(at.props, verb) : null;
  if (range === null || typeof from !== 'number') return [];
  return rowsFrom(at.plan.lodge, from, range).map((row) => ({
    is: 'range' as const,
    chosen: false,
    points: along(at, from, row),
  }));
}
/** Rows to what can be aimed at: to all of it, or only to what is chosen or looked at. */
function rows(
  at: ReachSituation,
  { aiming, verb, isChosen, looked }: Attention,
  from: Origin,
  ways: PathsByPlace,
): ReachLine[] {
  const words = at.says.flatMap(([first = '', word = '']) =>
    isAim(first) && (verb === undefined || verb === first) ? [word] : [],
  );
  return [...new Set(words)].flatMap((word) => {
    const isRoom = at.rooms.includes(word);
    const to = placeOf(at, isRoom ? word : roomOfModel(at.props.view, word));
    const chosen = isChosen(word) || looked === word;
    // What one may walk to is meant to be walked to, until something else is chosen.
    const isWay = isRoom && ways.has(to) && !aiming;
    if (to === -1 || to === from || isWay || !(chosen || aiming)) return [];
    return [{ is: 'row' as const, chosen, points: aimLine(at, from, to) }];
  });
}

/** Rooms that can be aimed at with what was chosen, or with anything. */
const aimsOf = ({ says, rooms }: ReachSituation, { verb }: Attention): ReadonlySet<string> =>
  new Set(
    says.flatMap(([first = '', word = '']) =>
      isAim(first) && (verb === undefined || verb === first) && rooms.includes(word) ? [word] : [],
    ),
  );

const NONE: Reach = { steps: new Map(), aims: new Set(), lines: [] };

/**
 * What can be reached; `looked` is the word of a Room or a Model that somebody looks at. Without it, and before something
 * is chosen, rows are shown only where nothing but a target is asked for: else there would be too many.
 */
export function reachOf(props: ReachContext, looked: string | null): Reach {
  const { view, question } = props;
  if (question === null) return NONE;
  const says = question.legal.map((say) => say.split(' '));
  const at: ReachSituation = { props, plan: planOf(view), rooms: view.table.rooms.map(({ room }) => room), says };
  const { model } = question.with;
  const mover = fromOf(at, typeof model === 'string' ? model : null);
  const mage = fromOf(at, null);
  if (mover === null || mage === null) return NONE;
  const attention = attentionOf(at, looked);
  const { verb } = attention;
  const ways: PathsByPlace = verb === undefined || STEPS.includes(verb) ? waysOf(at, mover) : new Map();
  return {
    steps: new Map([...ways].map(([place, way]) => [at.rooms[place] as string, way.length])),
    aims: aimsOf(at, attention),
    lines: [...ranges(at, attention, mage), ...paths(at, attention, mover, ways), ...rows(at, attention, mage, ways)],
  };
}
