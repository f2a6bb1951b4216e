import type { FoesFace, FoesTable } from '../../../../games/familiars-and-foes/face.ts';
import type { HeardEvent, View } from '../../../../kernel/index.ts';
import { deedChart } from '../foes/cards.ts';

/** What is thrown for one act, from what was heard: a die, then perhaps coins; each as often as it was thrown anew. */

interface Throwing {
  /** Where in all that was heard it was last thrown. */
  readonly at: number;
  /** The Familiar that throws; null for a Foe. */
  readonly by: string | null;
  /** The Foe that rolls, or whom this is aimed at. */
  readonly about: string | null;
  /** What had it thrown again or turned: whose Special Ability, which Foe's reward, whose token. */
  readonly cause: HeardEvent | null;
  /** What a Foe lost by it. */
  readonly took: number;
}
export interface ThrownDie extends Throwing {
  readonly piece: 'die';
  /** Oldest first; none while it is still to be rolled. */
  readonly faces: readonly number[];
  readonly bonus: number;
}
export interface ThrownCoin extends Throwing {
  readonly piece: 'coin';
  /** Whether the eye was open, oldest first; none while it is still to be flipped. */
  readonly eyes: readonly boolean[];
}
export type Thrown = ThrownDie | ThrownCoin;

export interface ThrowAct {
  readonly at: number;
  /** What was said that one would do; null for a Foe. */
  readonly said: HeardEvent | null;
  readonly throws: readonly Thrown[];
  /** What came of it beside damage to Foes. */
  readonly effects: readonly HeardEvent[];
  /** What a Foe lost, and by which of its names. */
  readonly losses: ReadonlyMap<string, number>;
}

const SAYING = ['attacks', 'casts', 'uses', 'restores', 'goesOn', 'proposes', 'sleeps'];
const begins = (event: HeardEvent): boolean =>
  SAYING.includes(event.kind) || (event.kind === 'rolled' && event.foe !== null && event.again !== true);
const CAUSES = ['ability', 'reward', 'luck'];
/** What is worth a sentence in the middle of the table. */
const TOLD = [
  ...['unharmed', 'defeated', 'fell', 'healed', 'magic', 'drained', 'mended', 'forbidden', 'hexed', 'dazed', 'sleeps'],
  ...['cleansed', 'boosted', 'guarded', 'hurt', 'found', 'token', 'gem', 'revived', 'notRevived'],
];

/** The last act of all that was heard up to here; null before the first. */
export function actIn(events: readonly HeardEvent[], heard: number): ThrowAct | null {
  const at = events.slice(0, heard).findLastIndex(begins);
  if (at === -1) return null;
  const opening = events[at] as HeardEvent;
  const throws: Thrown[] = [];
  const losses = new Map<string, number>();
  const effects: HeardEvent[] = [];
  let cause: HeardEvent | null = null;
  const change = (by: (last: Thrown) => Thrown) => throws.push(by(throws.pop() as Thrown));
  const about = (opening.target ?? opening.foe ?? null) as string | null;
  for (const [n, event] of events.slice(at, heard).entries()) {
    const last = throws.at(-1);
    if (CAUSES.includes(event.kind)) cause = event;
    else if (event.kind === 'rolled') {
      const { familiar, face, bonus } = event as unknown as { familiar: string | null; face: number; bonus: number };
      const again = event.again === true && last?.piece === 'die';
      const faces = again ? [...last.faces, face] : [face];
      if (again) throws.pop();
      throws.push({
        piece: 'die',
        at: at + n,
        by: familiar,
        about,
        cause: again ? cause : null,
        took: 0,
        faces,
        bonus,
      });
      cause = null;
    } else if (event.kind === 'ballyhoo')
      throws.push({
        ...{ piece: 'coin', at: at + n, about: event.foe as string, cause: null, took: 0, eyes: [] },
        by: event.familiar as string,
      });
    else if (event.kind === 'flipped') {
      const eyes = [event.open === true];
      if (last?.piece === 'coin' && last.eyes.length === 0) change(() => ({ ...last, at: at + n, eyes }));
      else
        throws.push({
          ...{ piece: 'coin', at: at + n, about: null, cause: null, took: 0, eyes },
          by: event.familiar as string,
        });
      cause = null;
    } else if (event.kind === 'turned' && last?.piece === 'coin') {
      const by = cause;
      change(() => ({ ...last, at: at + n, cause: by, eyes: [...last.eyes, event.open === true] }));
      cause = null;
    } else if (event.kind === 'struck') {
      const points = event.points as number;
      losses.set(event.foe as string, (losses.get(event.foe as string) ?? 0) + points);
      if (last !== undefined) change((thrown) => ({ ...thrown, took: thrown.took + points }));
    } else if (TOLD.includes(event.kind)) effects.push(event);
    // The next turn begins: what it brings is no longer of this act.
    else if (event.kind === 'turn' || event.kind === 'wave') break;
  }
  const said = SAYING.includes(opening.kind) ? opening : null;
  return { at, said, throws, effects, losses };
}

/** The Foe that is about to roll: a window before it is open. */
function waiting({ table, result }: View<FoesTable>): string | null {
  const { roll, active, foes } = table;
  const foe = roll.foe === null ? undefined : foes[roll.foe];
  const isAbout = result === null && roll.face === 0 && roll.by === null && active === null;
  return isAbout && foe !== undefined && foe.hp > 0 ? foe.foe : null;
}
/** The act that is shown once all has been seen: with the roll that is about to be made. */
export function actNow(view: View<FoesTable>, events: readonly HeardEvent[], act: ThrowAct | null): ThrowAct | null {
  const foe = waiting(view);
  if (foe === null) return act;
  const die: ThrownDie = {
    piece: 'die',
    at: events.length,
    by: null,
    about: foe,
    cause: null,
    took: 0,
    faces: [],
    bonus: 0,
  };
  return { at: events.length, said: null, throws: [die], effects: [], losses: new Map() };
}
/** What is thrown in an act; what was said to need a roll has a die before it falls. */
export function throwsIn(face: FoesFace, { at, said, throws }: ThrowAct): readonly Thrown[] {
  const deed = said?.deed as string | undefined;
  if (throws.length > 0 || said === null || deed === undefined || deedChart(face, deed) === null) return throws;
  const about = (said.target ?? said.foe ?? null) as string | null;
  return [{ piece: 'die', at, by: said.familiar as string, about, cause: null, took: 0, faces: [], bonus: 0 }];
}
