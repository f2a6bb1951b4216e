import type { FoesEvent, FoesFace, FoesTable } from '../../../../games/familiars-and-foes/face.ts';
import type { View } from '../../../../kernel/index.ts';
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
  readonly cause: FoesEvent | null;
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
  readonly said: SaidEvent | null;
  readonly throws: readonly Thrown[];
  /** What came of it beside damage to Foes. */
  readonly effects: readonly FoesEvent[];
  /** What a Foe lost, and by which of its names. */
  readonly losses: ReadonlyMap<string, number>;
}

const SAYING = ['attacks', 'casts', 'uses', 'restores', 'goesOn', 'proposes', 'sleeps'] as const;
const SAYING_KINDS: ReadonlySet<string> = new Set(SAYING);
type SaidEvent = Extract<FoesEvent, { readonly kind: (typeof SAYING)[number] }>;
type RollEvent = Extract<FoesEvent, { readonly kind: 'rolled' }>;
const isSaid = (event: FoesEvent): event is SaidEvent => SAYING_KINDS.has(event.kind);
/** What begins an act: what a Familiar says that it will do, or a Foe's roll. */
const begins = (event: FoesEvent): event is SaidEvent | RollEvent =>
  isSaid(event) || (event.kind === 'rolled' && event.foe !== null && !event.again);
/** Whom it is aimed at, or the Foe that rolls. */
const aboutOf = (event: SaidEvent | RollEvent): string | null =>
  ('target' in event ? event.target : null) ?? ('foe' in event ? event.foe : null);
const CAUSES: readonly string[] = ['ability', 'reward', 'luck'];
/** What is worth a sentence in the middle of the table. */
const TOLD: readonly string[] = [
  ...['unharmed', 'defeated', 'fell', 'healed', 'magic', 'drained', 'mended', 'forbidden', 'hexed', 'dazed', 'sleeps'],
  ...['cleansed', 'boosted', 'guarded', 'hurt', 'found', 'token', 'gem', 'revived', 'notRevived'],
];

/** The last act of all that was heard up to here; null before the first. */
export function actIn(events: readonly FoesEvent[], heard: number): ThrowAct | null {
  const at = events.slice(0, heard).findLastIndex(begins);
  const opening = events[at];
  if (opening === undefined || !begins(opening)) return null;
  const throws: Thrown[] = [];
  const losses = new Map<string, number>();
  const effects: FoesEvent[] = [];
  let cause: FoesEvent | null = null;
  const change = (now: Thrown) => throws.splice(-1, 1, now);
  const about = aboutOf(opening);
  for (const [n, event] of events.slice(at, heard).entries()) {
    const last = throws.at(-1);
    if (CAUSES.includes(event.kind)) cause = event;
    else if (event.kind === 'rolled') {
      const { familiar, face, bonus } = event;
      const again = event.again && last?.piece === 'die';
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
        ...{ piece: 'coin', at: at + n, about: event.foe, cause: null, took: 0, eyes: [] },
        by: event.familiar,
      });
    else if (event.kind === 'flipped') {
      const eyes = [event.open];
      if (last?.piece === 'coin' && last.eyes.length === 0) change({ ...last, at: at + n, eyes });
      else
        throws.push({
          ...{ piece: 'coin', at: at + n, about: null, cause: null, took: 0, eyes },
          by: event.familiar,
        });
      cause = null;
    } else if (event.kind === 'turned' && last?.piece === 'coin') {
      const by = cause;
      change({ ...last, at: at + n, cause: by, eyes: [...last.eyes, event.open] });
      cause = null;
    } else if (event.kind === 'struck') {
      const { foe, points } = event;
      losses.set(foe, (losses.get(foe) ?? 0) + points);
      if (last !== undefined) change({ ...last, took: last.took + points });
    } else if (TOLD.includes(event.kind)) effects.push(event);
    // The next turn begins: what it brings is no longer of this act.
    else if (event.kind === 'turn' || event.kind === 'wave') break;
  }
  const said = isSaid(opening) ? opening : null;
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
export function actNow(view: View<FoesTable>, events: readonly FoesEvent[], act: ThrowAct | null): ThrowAct | null {
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
  const deed = said !== null && 'deed' in said ? said.deed : null;
  if (throws.length > 0 || said === null || deed === null || deedChart(face, deed) === null) return throws;
  const by = 'familiar' in said ? said.familiar : null;
  return [{ piece: 'die', at, by, about: aboutOf(said), cause: null, took: 0, faces: [], bonus: 0 }];
}
