import type { ArenaEvent } from '../../../../games/mythic-arena/face.ts';

/** Splits the events of a battle into beats, which are shown one after the other. */

type BeatSpan = {
  /** Where it begins in all that was heard, and where the next one does. */
  readonly start: number;
  readonly end: number;
};
/** What the roll has been: a natural 1 that hits all the same is glancing, a natural 20 critical. */
export type HitKind = 'miss' | 'glancing' | 'hit' | 'critical';

export interface StrikeBeat extends BeatSpan {
  readonly kind: 'strike';
  readonly pet: string;
  readonly target: string;
  readonly power: string;
  readonly die: number;
  readonly bonus: number;
  readonly miss: number;
  readonly how: HitKind;
}
/** What is shown as it was told: the sentence of the event says it. */
export type ToldBeat = BeatSpan & { readonly effects: readonly ArenaEvent[] } & Extract<
    ArenaEvent,
    { readonly kind: (typeof TOLD_BEATS)[number] }
  >;
export type BattleBeat =
  | ToldBeat
  | (BeatSpan & { readonly effects: readonly ArenaEvent[] } & (
        | Omit<StrikeBeat, keyof BeatSpan>
        /** Who acts is settled: the Pets that will, the first of them first. */
        | { readonly kind: 'speed'; readonly pets: readonly [string, ...string[]] }
      ));

/** `faster` is a tie of Speed that is rolled for. */
const TOLD_BEATS = [
  'powers',
  'rune',
  'stalemate',
  'faster',
  'fails',
  'struggles',
  'idle',
  'retaliates',
  'switchHit',
] as const;
const TOLD_KINDS: ReadonlySet<string> = new Set(TOLD_BEATS);
const beginsBeat = (event: ArenaEvent): event is Extract<ArenaEvent, { readonly kind: 'attack' | ToldBeat['kind'] }> =>
  event.kind === 'attack' || TOLD_KINDS.has(event.kind);
/** Whether it can be heard only once attacks are rolled for. */
export const isStrikePhase = ({ kind }: ArenaEvent): boolean =>
  kind === 'attack' || kind === 'idle' || kind === 'fails' || kind === 'struggles';

const howOf = (die: number, hit: boolean): HitKind =>
  !hit ? 'miss' : die === 20 ? 'critical' : die === 1 ? 'glancing' : 'hit';

/** `offset` is the number of events before `heard`. */
export function splitIntoBeats(heard: readonly ArenaEvent[], offset: number): readonly BattleBeat[] {
  const begins = heard.flatMap((event, at) => (beginsBeat(event) ? [{ at, event }] : []));
  const rolls = heard.findIndex(isStrikePhase);
  return begins.flatMap(({ at, event }, i): BattleBeat[] => {
    const to = begins[i + 1]?.at ?? heard.length;
    const shared = { start: offset + at, end: offset + to, effects: heard.slice(at + 1, to) };
    const before = at === rolls && 'pet' in event ? speedBeat(heard.slice(0, at), event.pet, offset + at) : [];
    if (event.kind !== 'attack') return [...before, { ...event, ...shared }];
    const { pet, target, power, die, bonus, miss, hit } = event;
    return [...before, { ...shared, kind: 'strike', pet, target, power, die, bonus, miss, how: howOf(die, hit) }];
  });
}
/** Before the first roll, where more than one Pet acts and no dice have told already who is first. */
function speedBeat(heard: readonly ArenaEvent[], pet: string, at: number): BattleBeat[] {
  const told = heard.findLast((event) => event.kind === 'powers')?.powers ?? [];
  const acting = told.flatMap((each) => (each.power === null ? [] : [each.pet]));
  if (acting.length < 2 || heard.some(({ kind }) => kind === 'faster')) return [];
  return [{ kind: 'speed', pets: [pet, ...acting.filter((ref) => ref !== pet)], start: at, end: at, effects: [] }];
}

/** What a Pet loses in a beat, all in all; what it regains does not count. */
export const damageIn = ({ effects }: BattleBeat, ref: string): number =>
  effects.reduce((sum, event) => sum + (event.kind === 'hurt' && event.pet === ref ? event.amount : 0), 0);

/** What beside damage came of a beat and is worth a sentence. */
const SIDE_EFFECTS: readonly string[] = [
  'prevented',
  'unharmed',
  'status',
  'warded',
  'cured',
  'holds',
  'healed',
  'downed',
  'boosted',
  'rests',
];
export const sideEffectsOf = ({ effects }: BattleBeat): readonly ArenaEvent[] =>
  effects.filter(({ kind }) => SIDE_EFFECTS.includes(kind));
