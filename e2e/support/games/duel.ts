import { lodgeOf, type RoseTable } from '../../../src/games/black-rose/face.ts';
import type { Question, View } from '../../../src/kernel/index.ts';
import { type Choose, face, familiarOf, nothing, ownOf } from './rose.ts';

/** How two Mages play who want to meet: each with a Familiar, and one of them aims at the other. */

type Seen = View<RoseTable>;

/** Who aims is of a school that hurts from afar. */
const CHOSEN = ['choose tessa necromancy', 'choose nero destruction'];
const SCHOOLS = ['study necromancy', 'study destruction'];

const placeOf = ({ table }: Seen, room: string | null) => table.rooms.findIndex((each) => each.room === room);
/** Steps from one Room to another. */
function stepsTo(view: Seen, from: string, to: string): number {
  const lodge = lodgeOf(view.table);
  return lodge.steps[placeOf(view, from) * lodge.rooms + placeOf(view, to)] as number;
}
/** The step on foot that comes nearest to one of some Rooms; undefined if none is legal. */
function towards(view: Seen, legal: readonly string[], rooms: readonly string[]): string | undefined {
  const far = (say: string) => Math.min(...rooms.map((room) => stepsTo(view, say.split(' ')[1] as string, room)));
  return legal
    .filter((say) => say.startsWith('walk '))
    .sort((a, b) => far(a) - far(b))
    .at(0);
}
/** Summon Rooms in which a Familiar can be had this round. */
const summonRooms = ({ table }: Seen): string[] =>
  face.pack.packs.flatMap(({ id, room }) => {
    const open = table.rooms.some((each) => each.room === room.id && !each.used && !each.ruined);
    return open && (table.reserve[id]?.length ?? 0) > 0 ? [room.id] : [];
  });

/** How far the first effect of a spell's side hurts; -1 if it does not. */
function reachOf(card: string, side: 'a' | 'b'): number {
  const spell = [...Object.values(face.pack.spells).flat(), ...face.pack.mages.map((mage) => mage.spell)].find(
    ({ id }) => id === card,
  )?.[side];
  const [first] = spell !== undefined && 'do' in spell ? spell.do : [];
  return first?.do === 'damage' && typeof first.range === 'number' ? first.range : -1;
}
const bestReach = (say: string) =>
  Math.max(
    ...say
      .split(' ')
      .slice(1)
      .flatMap((card) => [reachOf(card, 'a'), reachOf(card, 'b')]),
  );
/** Spells that hurt from afar are kept and prepared first. */
export const best = (legal: readonly string[], worth: (say: string) => number) =>
  [...legal].sort((a, b) => worth(b) - worth(a))[0] as string;

/** Before the Action phase: the own school, and what hurts from afar. */
export const opens: Choose = (view, { ask, legal }) => {
  const seat = view.viewer as number;
  if (ask === 'choose') return CHOSEN[seat] as string;
  if (ask === 'study')
    return legal.includes(SCHOOLS[seat] as string) ? (SCHOOLS[seat] as string) : (legal[0] as string);
  if (ask === 'keep') return best(legal, bestReach);
  if (ask === 'prepare') {
    if (legal.includes('ready')) return 'ready';
    return best(legal, (say) => reachOf(say.split(' ')[1] as string, say.split(' ')[2] as 'a' | 'b'));
  }
  return nothing(legal);
};
/** On the way to the next Summon Room, and there whatever Familiar is to be had. */
export const summons: Choose = (view, question) => {
  const { ask, legal } = question;
  if (ask === 'summon') return legal[0] as string;
  if (!['action', 'physical'].includes(ask)) return opens(view, question);
  if (familiarOf(ownOf(view)) !== undefined) return nothing(legal);
  const rooms = summonRooms(view);
  if (rooms.includes(ownOf(view).room ?? '') && legal.includes('activate')) return 'activate';
  return towards(view, legal, rooms) ?? nothing(legal);
};
/** Casts at the other Mage from another Room, as soon as that can be done. */
export const shotIn = (view: Seen, { legal }: Pick<Question, 'legal'>): string | undefined => {
  const [ada, basil] = view.table.players;
  const apart = ada?.room !== basil?.room;
  return apart ? legal.find((say) => /^(cast|quick)-at /.test(say) && say.endsWith(` ${ada?.model}`)) : undefined;
};
export const aims: Choose = (view, question) => {
  const { ask, legal } = question;
  if (!['action', 'physical'].includes(ask)) return opens(view, question);
  const foe = view.table.players[0]?.room ?? null;
  const here = ownOf(view).room;
  if (view.viewer !== 1 || foe === null || (here !== null && stepsTo(view, here, foe) === 1)) return nothing(legal);
  const beside = view.table.rooms.map(({ room }) => room).filter((room) => stepsTo(view, room, foe) === 1);
  return towards(view, legal, beside) ?? nothing(legal);
};
