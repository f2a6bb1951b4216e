import type { Face, HeardEvent, Language, Scene, Seat, View } from '../../../kernel/index.ts';
import { isTableEvent } from '../../../protocol/table-event.ts';
import type { GlyphName } from '../../art/glyphs.ts';
import { standingOf } from '../log/log-lines.ts';

/** One change of the table, with all that was heard up to it: what a board finds in it that should be followed. */
export interface StagedStep<T = unknown, F = Face> {
  readonly face: F;
  readonly before: View<T>;
  readonly view: View<T>;
  /** All that was heard, oldest first; and where in it this change begins. */
  readonly events: readonly HeardEvent[];
  readonly from: number;
}

/** Something on the board, by its marks: the first of these that is there. */
export interface StagedSpot {
  readonly ref?: string;
  readonly place?: string;
  /** A card that lies in the place. */
  readonly card?: string;
}

/** What a card that is turned over comes down to for who has taken it. */
export interface StagedVerdict {
  readonly title: string;
  readonly text: string | null;
  readonly grave: boolean;
}
/** A hidden card that is turned over. */
export interface TurnedCard {
  readonly card: string;
  verdict(language: Language, scene: Scene): StagedVerdict;
}

/** What somebody does. */
export interface StagedDeed {
  /** Null: it is nobody's at the table, such as a Foe's. */
  readonly seat: Seat | null;
  readonly card: string | null;
  /** Of a card with two sides: the one that is used. */
  readonly side?: string;
  /** Which part of the card is used, by its name in events; null: what stands on it says nothing of what is done. */
  readonly part?: string | null;
  /** Who does it. */
  readonly by: StagedSpot | null;
  /** At what it is aimed, whatever comes of it. */
  readonly at?: StagedSpot;
  /** Whether it is shown also where nobody loses anything by it: a card that was cast. */
  readonly cast: boolean;
  /** Whether something else goes on while it is done: what comes next belongs to that. */
  readonly beside?: boolean;
  /** The hidden cards that it turns over, one by one. */
  readonly turned?: readonly TurnedCard[];
  /** Whether one's own is shown, too: it brought something to light. */
  readonly own?: boolean;
}

/** A number of somebody that has changed. */
export interface StagedEffect {
  /** Whose; null: of nobody at the table. */
  readonly seat: Seat | null;
  /** What of theirs, a card; null: they themselves. */
  readonly who: string | null;
  /** Tells apart what is called alike, and where it stands. */
  readonly target: string;
  readonly at: StagedSpot;
  /** What is counted: a sign, or cards of a kind. */
  readonly sign: GlyphName | null;
  readonly of: string | null;
  readonly amount: number;
}
export interface StagedChange extends StagedEffect {
  /** Null: not known. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Something that somebody did, as it is shown: a card, whose it is, whom it hits, and with what result. */
export interface StagedScene {
  /** The number of the event that it begins with: the same deed may go on in a later change. */
  readonly key: number;
  /** Null: nobody did anything. */
  readonly deed: StagedDeed | null;
  /** The event that tells it. */
  readonly opening: HeardEvent;
  /** What came of it in this change. */
  readonly effects: readonly HeardEvent[];
  readonly changes: readonly StagedChange[];
  /** Those of the effects that are worth a sentence beside the changes. */
  readonly told: readonly HeardEvent[];
}

/** What a board knows of the events of its game. */
export interface StagingRules {
  /** `ends`: what comes next belongs to nothing before it. `shown`: the board shows it by itself, with all that comes of it. */
  deed(heard: HeardEvent, step: StagedStep): StagedDeed | 'ends' | 'shown' | null;
  effects(heard: HeardEvent, step: StagedStep): readonly StagedEffect[];
  /** How much there is in a view of what an effect counts; null: it is not there, or nobody can see it. */
  count(view: View, effect: StagedEffect): number | null;
  /** The kinds of events that say no more than the numbers that they change. */
  readonly numbered: readonly string[];
  /** The kinds of events that are worth no sentence in a scene. */
  readonly minor: readonly string[];
}

interface OpenScene {
  readonly key: number;
  readonly deed: StagedDeed | null;
  readonly opening: HeardEvent;
  readonly effects: HeardEvent[];
  readonly changes: StagedChange[];
  readonly told: HeardEvent[];
}

/** Finds in a change what others did, deed by deed; of what one did oneself only what says so. */
export function stagedBy(rules: StagingRules): (step: StagedStep) => readonly StagedScene[] {
  const untold = new Set([...rules.numbered, ...rules.minor]);
  return (step) => {
    const events = standingOf(step.events);
    const { before, view, from } = step;
    const scenes: OpenScene[] = [];
    const counts = new Map<string, number | null>();
    const begin = (key: number, deed: StagedDeed | null): OpenScene => {
      const scene = { key, deed, opening: events[key] as HeardEvent, effects: [], changes: [], told: [] };
      scenes.push(scene);
      return scene;
    };
    let current: OpenScene | 'shown' | null = lastBefore(rules, step, events, begin);
    for (let at = from; at < events.length; at++) {
      const event = events[at] as HeardEvent;
      const deed = rules.deed(event, step);
      if (deed === 'ends') current = null;
      else if (deed === 'shown') current = 'shown';
      else if (deed !== null) {
        const scene = begin(at, deed);
        if (deed.beside !== true || current === null) current = scene;
      }
      const effects = rules.effects(event, step);
      // What befalls somebody without a deed is shown where it takes something.
      if (current === null && effects.some(({ amount }) => amount < 0)) current = begin(at, null);
      if (current === null || current === 'shown') continue;
      if (current.key !== at) {
        current.effects.push(event);
        if (!untold.has(event.kind) && !isTableEvent(event)) current.told.push(event);
      }
      for (const effect of effects) {
        const name = `${effect.target} ${effect.sign} ${effect.of}`;
        const had = counts.has(name) ? (counts.get(name) as number | null) : rules.count(before, effect);
        const has = had === null ? null : Math.max(0, had + effect.amount);
        counts.set(name, has);
        addChange(current.changes, { ...effect, before: had, after: has });
      }
    }
    // What one began oneself may turn against one when others go on with it.
    const isAsked = before.asked.some((seat) => seat === view.viewer);
    const isOwnLoss = ({ seat, amount }: StagedChange) => seat === view.viewer && amount < 0;
    return scenes.filter(({ key, deed, changes, effects }) => {
      if (deed === null) return true;
      if (deed.seat !== null && deed.seat === view.viewer && deed.own !== true)
        return !isAsked && changes.some(isOwnLoss);
      if (deed.cast) return key >= from || changes.length > 0 || effects.length > 0;
      return changes.some(({ amount }) => amount < 0);
    });
  };
}

/** What was going on when the change began. */
function lastBefore(
  rules: StagingRules,
  step: StagedStep,
  events: readonly HeardEvent[],
  begin: (key: number, deed: StagedDeed) => OpenScene,
): OpenScene | 'shown' | null {
  for (let at = step.from - 1; at >= 0; at--) {
    const deed = rules.deed(events[at] as HeardEvent, step);
    if (deed === 'shown') return deed;
    if (deed === 'ends') return null;
    if (deed !== null && deed.beside !== true) return begin(at, deed);
  }
  return null;
}

/** What happens to the same number twice is one change. */
function addChange(changes: StagedChange[], change: StagedChange): void {
  const n = changes.findIndex(
    ({ target, sign, of }) => target === change.target && sign === change.sign && of === change.of,
  );
  const earlier = changes[n];
  if (earlier === undefined) changes.push(change);
  else changes[n] = { ...earlier, amount: earlier.amount + change.amount, after: change.after };
}
