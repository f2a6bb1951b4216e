import {
  type EvocationView,
  frames,
  type Pack,
  type PlayerView,
  type ProcedureName,
  type RoseEvent,
  type RoseFace,
  type RoseTable,
} from '../../../games/black-rose/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import type { BoardProps } from '../../table/board.ts';

/** What the board reads out of a view; it changes nothing and knows no rule that is not on the table. */

/** The props of a board, with the game's own view, face and events. */
export interface RoseProps extends BoardProps<RoseTable> {
  readonly face: RoseFace;
  readonly events: readonly RoseEvent[];
}
export const roseProps = (props: BoardProps): RoseProps => props as RoseProps;

type RoseView = View<RoseTable>;

/** From whose side one looks: the own one; for all others the first. */
export const sideOf = ({ viewer }: Pick<RoseView, 'viewer'>): Seat => (typeof viewer === 'number' ? viewer : 0);
export const playerAt = ({ table }: RoseView, seat: Seat): PlayerView => table.players[seat] as PlayerView;
/** All others, in the order in which they come after that side. */
export const othersIn = (view: RoseView): readonly Seat[] =>
  Array.from({ length: view.seats - 1 }, (_, n) => (sideOf(view) + 1 + n) % view.seats);

/** A Mage has so much Health, its Evocations and spells so many places. */
export const HEALTH = 10;
export const TOKENS = 2;
export const QUICK = 3;
/** The colour of cubes that nobody else has. */
export const ROSE = 4;

const PHASES: { readonly [name in ProcedureName]?: RoundPhase } = {
  'black-rose': 'rose',
  'study-phase': 'study',
  preparation: 'preparation',
  'action-phase': 'action',
  'evocation-phase': 'evocation',
  cleanup: 'cleanup',
};
/** The phases of a round, in their order. */
export const ROUND = ['rose', 'study', 'preparation', 'action', 'evocation', 'cleanup'] as const;
export type RoundPhase = (typeof ROUND)[number];
/** Which phase it is; null before the first and after the last. */
export function phaseOf({ stack, result }: RoseView): RoundPhase | null {
  if (result !== null) return null;
  for (const { proc } of frames.of(stack)) {
    const phase = PHASES[proc];
    if (phase !== undefined) return phase;
  }
  return null;
}
/** Mages and schools are still being chosen. */
export const isChoosing = ({ table }: RoseView): boolean => table.players.some(({ mage }) => mage === null);

/** Whose visit or turn it is; null in phases in which there is none. */
export function turnOf({ stack, table }: RoseView): Seat | null {
  const turn = frames.find(stack, 'visit') ?? frames.find(stack, 'evocation-turn');
  return turn?.seat ?? table.student;
}

/** At how much Power the moons rise, and the game ends. */
export const moonsOf = ({ options }: Pick<RoseView, 'options'>): readonly [number, number, number] =>
  options.long === true ? [6, 18, 30] : [4, 12, 20];

/** Everybody's Power with the Rose's last, highest first: who has as much stands together. */
export function standings({
  table,
}: RoseView): readonly { readonly power: number; readonly who: readonly (Seat | null)[] }[] {
  const all: [Seat | null, number][] = table.players.map(({ power }, seat) => [seat, power]);
  const at = new Map<number, (Seat | null)[]>();
  for (const [who, power] of [...all, [null, table.rose] as const]) at.set(power, [...(at.get(power) ?? []), who]);
  return [...at].map(([power, who]) => ({ power, who })).sort((a, b) => a.power - b.power);
}

/** What the Rose keeps beside her Power; views of editions 1 and 2 do not say. */
export const roseKeeps = ({ table }: RoseView) => ({
  trophies: table.roseTrophies ?? 0,
  ruins: table.roseRuins ?? 0,
});

export const evocationsOf = ({ evocations }: PlayerView): readonly EvocationView[] =>
  evocations.filter((each) => each !== null);
/** The Familiar that one has, if any. */
export const familiarOf = (player: PlayerView): EvocationView | undefined =>
  evocationsOf(player).find(({ mode }) => mode !== null);
/** Damage on a Mage's sheet. */
export const damageOf = ({ sheet }: PlayerView): number => sheet.reduce((sum, count) => sum + count, 0);
/** The numbered slot that is cast next; null where none is left. */
export function nextSlot({ slots }: PlayerView): number | null {
  const slot = slots.findIndex((each, n) => each !== null && n < QUICK);
  return slot === -1 ? null : slot;
}

type Quest = Pack['quests'][number];
export const questOf = ({ pack }: RoseFace, quest: string): Quest =>
  pack.quests.find(({ id }) => id === quest) as Quest;
/** How often what a quest asks for is to be done. */
export const goalOf = ({ goal }: Quest): number => (goal.is === 'rooms' ? goal.times : 1);
/** The numbers of a Familiar or another Evocation. */
export function kindIn({ pack }: RoseFace, card: string) {
  const familiars = pack.packs.flatMap(({ familiars: each }) => each);
  const found = [...pack.evocations, ...familiars].find(({ id }) => id === card);
  if (found === undefined) throw new Error(`no Evocation is called '${card}'`);
  return found;
}
