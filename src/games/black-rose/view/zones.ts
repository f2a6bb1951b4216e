import type { View, Zone, ZoneCard } from '../../../kernel/index.ts';
import { SCHOOLS } from '../content/vocabulary.ts';
import type { EvocationView, FaceView, PlayerView, RoseTable } from './secrets.ts';

/** The table as zones that any client can draw: Rooms with whoever is in them, then each Mage's own things. */

/** The marks of the cubes of each seat, and last of the Rose. */
const CUBES = ['cube1', 'cube2', 'cube3', 'cube4', 'cube5'] as const;
type Marks = NonNullable<ZoneCard['marks']>;
const marked = (marks: Readonly<Record<string, number>>): Marks =>
  Object.entries(marks).flatMap(([mark, count]) => (count === 0 ? [] : [{ mark, count }]));
const cubes = (list: readonly number[]): Record<string, number> =>
  Object.fromEntries(list.map((count, colour) => [CUBES[colour], count]));
const faces = (cards: readonly string[]): ZoneCard[] => cards.map((card) => ({ card }));
const down = ({ card }: FaceView): ZoneCard => ({ card, down: true });

function mageCard(p: PlayerView, crown: boolean): ZoneCard {
  const { mage, model, left, festers } = p;
  const marks = marked({ health: left, crown: Number(crown), festers: Number(festers), ...cubes(p.sheet) });
  return { card: mage, ...(model === null ? {} : { word: model }), marks };
}
function evocationCard({ card, model, left, mode, festers }: EvocationView): ZoneCard {
  const marks = {
    health: left,
    guard: Number(mode === 'guard'),
    hunting: Number(mode === 'hunting'),
    festers: Number(festers),
  };
  return { card, word: model, marks: marked(marks) };
}
/** Whoever is in a Room, or with a Mage in its Cell. */
function models(t: RoseTable, room: string | null, seat?: number): ZoneCard[] {
  return t.players.flatMap((p, owner) => {
    if (p.mage === null || (seat !== undefined && owner !== seat)) return [];
    const mage = p.room === room ? [mageCard(p, owner === t.crown)] : [];
    return [...mage, ...p.evocations.flatMap((e) => (e !== null && e.room === room ? [evocationCard(e)] : []))];
  });
}

export function zones({ table: t }: View<RoseTable>): Zone[] {
  const list: Zone[] = [];
  const put = (id: string, seat: number | null, cards: readonly ZoneCard[]) => list.push({ id, seat, cards });
  const count = (id: string, seat: number | null, n: number) => list.push({ id, seat, cards: [], count: n });
  for (const { room, cubes: inIt, ruined, used } of t.rooms) {
    const marks = marked({ ruined: Number(ruined), used: Number(used), ...cubes(inIt) });
    put(`room:${room}`, null, [{ card: room, marks }, ...models(t, room)]);
  }
  put('event', null, t.event === null ? [] : faces([t.event]));
  count('rose', null, t.rose);
  for (const [n, school] of SCHOOLS.entries()) {
    count(`pile:${school}`, null, t.piles[n]?.count ?? 0);
    put(`spent:${school}`, null, faces(t.spent[n] ?? []));
  }
  put(
    'drawn',
    t.student,
    t.drawn.map(({ card }) => ({ card })),
  );
  put('forgotten', null, faces(t.forgotten));
  for (const [pack, familiars] of Object.entries(t.reserve)) put(`reserve:${pack}`, null, faces(familiars));
  t.players.forEach((p, seat) => {
    const own = (id: string, cards: readonly ZoneCard[]) => put(`${id}:${seat}`, seat, cards);
    const sheet = { power: p.power, trophies: p.trophies, ruins: p.ruins, tokens: p.tokens, marker: Number(p.marker) };
    own('sheet', p.mage === null ? [] : [{ card: p.mage, marks: marked(sheet) }]);
    own('cell', models(t, null, seat));
    const hand = p.hand ?? new Array<null>(p.cards).fill(null);
    own(
      'hand',
      hand.map((card) => ({ card })),
    );
    own(
      'slots',
      p.slots.flatMap((slot) => (slot === null ? [] : [down(slot)])),
    );
    own('waits', p.waits.map(down));
    own(
      'quests',
      p.quests.map(({ quest, done }) => ({ card: quest, marks: marked({ done }) })),
    );
    own('solved', faces(p.solved));
    count(`deck:${seat}`, seat, p.deck.count);
    own('discards', faces(p.discards));
  });
  return list;
}
