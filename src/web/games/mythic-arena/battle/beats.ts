import type { HeardEvent, Seat } from '../../../../kernel/index.ts';

/** Splits the events of a battle into beats, which are shown one after the other. */

interface BeatSpan {
  /** Where it begins in all that was heard, and where the next one does. */
  readonly start: number;
  readonly end: number;
}
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
export type BattleBeat = BeatSpan & { readonly effects: readonly HeardEvent[] } & (
    | { readonly kind: 'powers'; readonly powers: readonly { readonly pet: string; readonly power: string | null }[] }
    | { readonly kind: 'rune'; readonly seat: Seat; readonly card: string; readonly target: string | null }
    | { readonly kind: 'stalemate' | 'switchHit'; readonly pet: string; readonly with: string }
    /** Who acts is settled: the Pets that will, the first of them first. */
    | { readonly kind: 'speed'; readonly pets: readonly string[] }
    /** A tie of Speed that is rolled for. */
    | { readonly kind: 'faster'; readonly pets: readonly string[]; readonly dice: readonly number[] }
    | { readonly kind: 'fails'; readonly pet: string; readonly status: string }
    | { readonly kind: 'struggles'; readonly pet: string; readonly die: number; readonly free: boolean }
    | { readonly kind: 'idle'; readonly pet: string }
    | { readonly kind: 'retaliates'; readonly pet: string; readonly fallen: string }
    | Omit<StrikeBeat, keyof BeatSpan>
  );

const BEAT_STARTS = [
  'powers',
  'rune',
  'stalemate',
  'faster',
  'fails',
  'struggles',
  'idle',
  'retaliates',
  'switchHit',
  'attack',
];
/** Whether it can be heard only once attacks are rolled for. */
export const isStrikePhase = ({ kind }: HeardEvent): boolean =>
  kind === 'attack' || kind === 'idle' || kind === 'fails' || kind === 'struggles';

const howOf = (die: number, hit: boolean): HitKind =>
  !hit ? 'miss' : die === 20 ? 'critical' : die === 1 ? 'glancing' : 'hit';

/** `offset` is the number of events before `heard`. */
export function splitIntoBeats(heard: readonly HeardEvent[], offset: number): readonly BattleBeat[] {
  const begins = heard.flatMap(({ kind }, n) => (BEAT_STARTS.includes(kind) ? [n] : []));
  const rolls = heard.findIndex(isStrikePhase);
  return begins.flatMap((at, i): BattleBeat[] => {
    const to = begins[i + 1] ?? heard.length;
    const event = heard[at] as HeardEvent;
    const shared = { start: offset + at, end: offset + to, effects: heard.slice(at + 1, to) };
    const before = at === rolls ? speedBeat(heard.slice(0, at), event, offset + at) : [];
    if (event.kind !== 'attack') return [...before, { ...event, ...shared } as unknown as BattleBeat];
    const { pet, target, power, die, bonus, miss, hit } = event as unknown as StrikeBeat & { readonly hit: boolean };
    return [
      ...before,
      { ...shared, ...{ kind: 'strike', pet, target, power, die, bonus, miss }, how: howOf(die, hit) },
    ];
  });
}
/** Before the first roll, where more than one Pet acts and no dice have told already who is first. */
function speedBeat(heard: readonly HeardEvent[], { pet }: HeardEvent, at: number): BattleBeat[] {
  const told = heard.findLast(({ kind }) => kind === 'powers')?.powers as readonly { pet: string; power: unknown }[];
  const acting = (told ?? []).flatMap((each) => (each.power === null ? [] : [each.pet]));
  if (acting.length < 2 || heard.some(({ kind }) => kind === 'faster')) return [];
  return [
    { kind: 'speed', pets: [pet as string, ...acting.filter((ref) => ref !== pet)], start: at, end: at, effects: [] },
  ];
}

/** What a Pet loses in a beat, all in all; what it regains does not count. */
export const damageIn = ({ effects }: BattleBeat, ref: string): number =>
  effects.reduce((sum, { kind, pet, amount }) => sum + (kind === 'hurt' && pet === ref ? (amount as number) : 0), 0);

/** What beside damage came of a beat and is worth a sentence. */
const SIDE_EFFECTS = [
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
export const sideEffectsOf = ({ effects }: BattleBeat): readonly HeardEvent[] =>
  effects.filter(({ kind }) => SIDE_EFFECTS.includes(kind));
