import type { FoesEvent } from '../../../../games/familiars-and-foes/face.ts';

/** Splits the events of a throw into beats, which are shown one after the other. */
export interface ThrowBeat {
  readonly kind: 'says' | 'die' | 'coin' | 'turn' | 'sleeps';
  /** Where it begins in all that was heard, and where the next one does. */
  readonly at: number;
  readonly to: number;
}
const KINDS: Readonly<Record<string, ThrowBeat['kind']>> = {
  attacks: 'says',
  casts: 'says',
  uses: 'says',
  restores: 'says',
  goesOn: 'says',
  proposes: 'says',
  ability: 'says',
  reward: 'says',
  luck: 'says',
  ballyhoo: 'says',
  rolled: 'die',
  flipped: 'coin',
  turned: 'turn',
  sleeps: 'sleeps',
};
const beginsWith = ({ kind }: FoesEvent): ThrowBeat['kind'] | undefined =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;

export function splitIntoBeats(events: readonly FoesEvent[]): readonly ThrowBeat[] {
  const begins = events.flatMap((event, at) => {
    const kind = beginsWith(event);
    return kind === undefined ? [] : [{ kind, at }];
  });
  return begins.map((begin, n) => ({ ...begin, to: begins[n + 1]?.at ?? events.length }));
}

/** Whether a piece is in the air before it lies. */
export const falls = ({ kind }: ThrowBeat): boolean => kind === 'die' || kind === 'coin' || kind === 'turn';
