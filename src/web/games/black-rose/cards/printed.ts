import type { Effect, Pack, Reflex, RoseFace, Side, Spell } from '../../../../games/black-rose/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import type { GlyphName } from '../../../art/glyphs.ts';
import type { CardHalf, CardPart, CardSummary, Plate } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';
import { COLOUR_SCHOOLS, isSchool, KIND_SIGNS, type School } from './signs.ts';

/** What is printed on cards beside picture and name, out of the pack: sides, numbers, and what a card comes down to. */

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function spellIn({ pack }: RoseFace, card: string): Spell | undefined {
  const ofMages = pack.mages.map(({ spell }) => spell);
  return [...Object.values(pack.spells).flat(), ...ofMages, ...pack.forgotten].find(({ id }) => id === card);
}
/** The school of a spell that lies in a pile; null of all others. */
export function schoolOf({ pack }: RoseFace, card: string): School | null {
  const found = Object.entries(pack.spells).find(([, spells]) => spells.some(({ id }) => id === card));
  return found !== undefined && isSchool(found[0]) ? found[0] : null;
}
/** What kind of Room it is by what it does: a colour, the Throne, or the Rose's own. */
export function roomKind({ pack }: RoseFace, room: string): string | null {
  if (room === pack.throne.id) return 'throne';
  if (room === pack.rose.id) return 'rose';
  const ofPack = pack.packs.find((each) => each.room.id === room);
  if (ofPack !== undefined) return ofPack.colour;
  return Object.entries(pack.rooms).find(([, rooms]) => rooms.some(({ id }) => id === room))?.[0] ?? null;
}
/** The school whose sign and ink a Room has; the Rose has her own. */
export function schoolOfRoom(face: RoseFace, room: string): School | null {
  const kind = roomKind(face, room);
  return (kind === 'throne' ? COLOUR_SCHOOLS.purple : COLOUR_SCHOOLS[kind ?? '']) ?? null;
}

/** The two sides of a spell. */
export function halvesOf(face: RoseFace, card: string, language: Language): readonly [CardHalf, CardHalf] | null {
  const spell = spellIn(face, card);
  if (spell === undefined) return null;
  const speech = face.speech[language];
  const half = (side: 'a' | 'b'): CardHalf => {
    const { kind } = spell[side];
    return {
      ...{ side, letter: side.toUpperCase(), kind: speech.card(kind).name, sign: KIND_SIGNS[kind] },
      summary: ofSide(spell[side]).slice(0, 2),
      text: speech.card(`${card}:${side}`).text,
    };
  };
  return [half('a'), half('b')];
}

type EvocationCard = Pack['evocations'][number];
type FamiliarCard = Pack['packs'][number]['familiars'][number];
const familiarIn = ({ pack }: RoseFace, card: string): FamiliarCard | undefined =>
  pack.packs.flatMap(({ familiars }) => familiars).find(({ id }) => id === card);

const NUMBER_SIGNS = { move: 'boot', damage: 'claw', health: 'heart' } as const;
/** Move, damage and Health of an Evocation or a Familiar. */
export function platesOf(face: RoseFace, card: string, language: Language): readonly Plate[] | null {
  const kind: EvocationCard | FamiliarCard | undefined =
    face.pack.evocations.find(({ id }) => id === card) ?? familiarIn(face, card);
  if (kind === undefined) return null;
  const { numbers } = messages[language].grimoire;
  return (['move', 'damage', 'health'] as const).map((number) => ({
    name: numbers[number],
    value: `${kind[number]}`,
    sign: NUMBER_SIGNS[number],
  }));
}
/**
 * The two modes of a Familiar: what it does when it hunts, and what its Mage can do while it guards. Of a Mage, what its
 * own spell does on either side.
 */
export function partsOf(face: RoseFace, card: string, language: Language): readonly CardPart[] | null {
  const spell = face.pack.mages.find(({ id }) => id === card)?.spell.id;
  if (spell !== undefined) return spellParts(face, spell, language);
  if (familiarIn(face, card) === undefined) return null;
  const speech = face.speech[language];
  const part = (mode: 'hunting' | 'guard', open: boolean): CardPart => ({
    ...speech.card(`${card}:${mode}`),
    tag: speech.card(mode).name,
    open,
  });
  return [part('hunting', false), part('guard', true)];
}

function spellParts(face: RoseFace, spell: string, language: Language): readonly CardPart[] | null {
  const { name } = face.speech[language].card(spell);
  const t = messages[language].grimoire;
  const halves = halvesOf(face, spell, language) ?? [];
  return halves.map(({ side, kind, text }) => ({
    ...{ tag: kind, open: side === 'b', text },
    name: `${name}, ${t.sides[side === 'b' ? 'b' : 'a']}`,
  }));
}

/** What a Room, event or quest comes down to. */
export function summaryOf(face: RoseFace, card: string): readonly CardSummary[] | null {
  const { pack } = face;
  const kind = roomKind(face, card);
  if (kind !== null) {
    const summons = pack.packs.some(({ room }) => room.id === card);
    return summons ? [{ value: '+1', sign: 'claw' }] : (pack.effects[kind] ?? []).flatMap(ofEffect).slice(0, 2);
  }
  const event = pack.events.find(({ id }) => id === card);
  if (event !== undefined) return [{ value: signed(event.value), sign: 'lichen' }];
  const quest = pack.quests.find(({ id }) => id === card);
  return quest === undefined ? null : [{ value: signed(quest.worth), sign: POWER }];
}

/** The sign of Power. */
export const POWER: GlyphName = 'astral';

function ofSide(side: Side): readonly CardSummary[] {
  if (side.kind !== 'protection') return (side.do as readonly (Effect | Reflex)[]).flatMap(ofEffect);
  const { gives } = side;
  if (gives.is === 'ward') return [{ value: signed(-gives.less), sign: 'claw' }];
  return [gives.is === 'divert' ? { value: `${gives.amount}`, sign: 'turn' } : { value: '0', sign: 'claw' }];
}
/** How far it reaches; nothing where that is the Room itself. */
const ofRange = (range: number | 'lodge'): CardSummary[] =>
  range === 0 ? [] : [{ value: typeof range === 'number' && range < 4 ? `${range}` : '', sign: 'target' }];

function ofEffect(effect: Effect | Reflex): CardSummary[] {
  const one = (value: number | string, sign: GlyphName): CardSummary => ({ value: `${value}`, sign });
  switch (effect.do) {
    case 'damage':
    case 'blast':
      return [one(effect.amount, 'claw'), ...ofRange(effect.range)];
    case 'retaliate':
      return [one(effect.amount, 'claw')];
    case 'draw':
    case 'recover':
      return [one(signed(effect.cards), 'card')];
    case 'quest':
      return [one(signed(effect.cards), 'log')];
    case 'heal':
      return [one(effect.amount === 'all' ? '+' : signed(effect.amount), 'heart')];
    case 'unsettle':
      return [one(effect.amount * (effect.rooms ?? 1), 'cube'), ...ofRange(effect.range)];
    case 'rework':
    case 'usurp':
      return [one(effect.cubes, 'cube'), ...ofRange(effect.range)];
    case 'summon':
      return [one('+1', 'user')];
    case 'rouse':
      return [one(effect.count, 'user')];
    case 'turn':
      return [one('', 'user'), ...ofRange(effect.range)];
    case 'banish':
      return [one('', 'close'), ...ofRange(effect.range)];
    case 'look':
      return [one('', 'eye')];
    case 'room':
      return [one('', 'ruby')];
    case 'move':
      return [one(effect.steps, 'boot')];
    case 'place':
      return [one('', 'boot'), ...ofRange(effect.range)];
    case 'swap':
      return [one('', 'turn'), ...ofRange(effect.range)];
    case 'push':
      return [one(1, 'back')];
    case 'drain':
    case 'power':
      return [one(signed(effect.amount), POWER)];
    case 'empower':
      return [one(signed(effect.damage), 'claw')];
    case 'shield':
      return [one(signed(-effect.amount), 'claw')];
    case 'crown':
      return [one('', 'crown')];
    case 'learn':
      return [one('+1', 'spell')];
  }
}
