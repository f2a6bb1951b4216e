import {
  COLOURS,
  type Effect,
  type Hunting,
  type Pack,
  type Protection,
  type Reflex,
  SCHOOLS,
  SIDES,
  type Side,
  SPECIAL,
  type Spell,
} from '../../content/vocabulary.ts';
import { fill } from '../fill.ts';
import type { CardTexts } from './en.ts';

/** What stands on the cards, put together from what they do. */

type EffectKey = keyof CardTexts['effects'];
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const ROW = 4;
function rangeText(t: CardTexts, range: number | 'lodge'): string {
  if (range === 'lodge') return t.ranges.lodge;
  return range === 0 ? t.ranges.here : range >= ROW ? t.ranges.row : fill(t.ranges.within, { range });
}
/** Which phrase fits an effect, and what is said after it. */
function keysOf(effect: Effect | Reflex): readonly EffectKey[] {
  switch (effect.do) {
    case 'damage': {
      const key = effect.models !== undefined ? 'damageMany' : effect.cubes !== undefined ? 'damageMage' : 'damage';
      return effect.festers === true ? [key, 'festers'] : [key];
    }
    case 'blast':
      return [effect.range === 0 ? 'blastHere' : 'blast'];
    case 'draw':
      return ['discard' in effect && effect.discard !== undefined ? 'drawDiscard' : 'draw'];
    case 'heal':
      if (effect.amount === 'all') return ['healAll'];
      return [({ mage: 'heal', models: 'healModels', pair: 'healPair' } as const)[effect.to]];
    case 'unsettle':
      return [effect.rooms !== undefined ? 'unsettleRooms' : effect.range === 0 ? 'unsettleHere' : 'unsettle'];
    case 'summon':
      return [effect.activate === true ? 'summonRouse' : 'summon'];
    case 'rouse':
      return [effect.breed === undefined ? 'rouse' : 'rouseBreed'];
    case 'banish':
      return [effect.all === true ? 'banishAll' : 'banish'];
    case 'room':
      return [effect.again === true ? 'roomAgain' : 'room'];
    case 'move':
      return ['move', ...(effect.straight ? ['straight' as const] : []), ...(effect.softly ? ['softly' as const] : [])];
    case 'push':
      return [effect.of === 'target' ? 'pushTarget' : 'pushHere'];
    case 'power':
      if (effect.alone === true) return [effect.rose === undefined ? 'powerAlone' : 'powerAloneRose'];
      return [effect.rose === undefined ? 'power' : 'powerRose'];
    default:
      return [effect.do];
  }
}
type NameOf = (id: string) => string;
function effectText(t: CardTexts, effect: Effect | Reflex, names: NameOf): string {
  const values = {
    ...effect,
    range: 'range' in effect ? rangeText(t, effect.range) : null,
    evocation: effect.do === 'summon' ? names(effect.evocation) : null,
    breed: effect.do === 'rouse' && effect.breed !== undefined ? t.breeds[effect.breed] : null,
  };
  return keysOf(effect)
    .map((key) => fill(t.effects[key], values))
    .join('');
}
const effectsText = (t: CardTexts, effects: readonly (Effect | Reflex)[], names: NameOf): string =>
  effects.map((effect) => effectText(t, effect, names)).join(t.then);
function protectionText(t: CardTexts, gives: Protection): string {
  const key = gives.is === 'ward' ? (gives.for === 'hit' ? 'wardHit' : 'wardVisit') : gives.is;
  return fill(t.protections[key], gives);
}
/** What a side does, without its letter and kind. */
function halfText(t: CardTexts, side: Side, names: NameOf): string {
  if (side.kind === 'trap')
    return fill(t.lines.sprung, { when: t.triggers[side.when], text: effectsText(t, side.do, names) });
  return capital(side.kind === 'protection' ? protectionText(t, side.gives) : effectsText(t, side.do, names));
}
const sideText = (t: CardTexts, name: string, side: Side, names: NameOf): string =>
  fill(t.lines.side, { side: name, kind: t.kinds[side.kind], text: halfText(t, side, names) });
const huntingText = (t: CardTexts, hunting: Hunting): string => fill(t.hunting[hunting.is], hunting);

/** Names and texts of everything in a pack, by id. */
export function cardTexts(t: CardTexts, language: string, pack: Pack) {
  const texts = new Map<string, { name: string; text: string }>();
  type Named = { readonly id: string; readonly names: Readonly<Record<string, string>> };
  const nameOf = (card: { readonly names: Readonly<Record<string, string>> }): string => card.names[language] as string;
  const put = (card: Named, text: string) => texts.set(card.id, { name: nameOf(card), text });
  const names: NameOf = (id) => {
    const kind = pack.evocations.find((each) => each.id === id);
    return kind === undefined ? id : nameOf(kind);
  };
  const { lines } = t;
  /** Both sides of a spell; each can be read by itself as `vertigo:b`. */
  const sides = (spell: Spell): string => {
    for (const side of SIDES) put({ ...spell, id: `${spell.id}:${side}` }, `${halfText(t, spell[side], names)}.`);
    return `${sideText(t, 'A', spell.a, names)} ${sideText(t, 'B', spell.b, names)}`;
  };
  for (const school of SCHOOLS)
    for (const spell of pack.spells[school] ?? [])
      put(spell, fill(lines.spell, { school: t.schools[school], sides: sides(spell) }));
  for (const mage of pack.mages) {
    put(mage.spell, fill(lines.personal, { mage: nameOf(mage), sides: sides(mage.spell) }));
    put(mage, fill(lines.mage, { spell: nameOf(mage.spell) }));
  }
  for (const spell of pack.forgotten) put(spell, fill(lines.forgotten, { sides: sides(spell) }));
  const does = (kind: string): string => effectsText(t, pack.effects[kind] ?? [], names);
  for (const colour of COLOURS)
    for (const room of pack.rooms[colour] ?? [])
      put(room, fill(lines.room, { colour: t.colours[colour], text: does(colour) }));
  for (const kind of SPECIAL) put(pack[kind], fill(lines.room, { colour: t.colours[kind], text: does(kind) }));
  for (const { id, names: called, breed, move, damage, health, count } of pack.evocations)
    put({ id, names: called }, fill(lines.evocation, { breed: t.breeds[breed], move, damage, health, count }));
  for (const group of pack.packs) {
    const name = nameOf(group);
    put(group, fill(lines.summonRoom, { colour: t.colours[group.colour], pack: name }));
    put(group.room, fill(lines.summonRoom, { colour: t.colours[group.colour], pack: name }));
    for (const familiar of group.familiars) {
      const { move, damage, health, hunting, action } = familiar;
      const does = fill(lines.action, { name: nameOf(action), text: effectsText(t, action.do, names) });
      const archetype = group.archetype[language];
      put(action, does);
      // Its two modes by themselves, as `polpetta:hunting` and `polpetta:guard`.
      put({ ...familiar, id: `${familiar.id}:hunting` }, `${capital(huntingText(t, hunting))}.`);
      put({ ...action, id: `${familiar.id}:guard` }, `${capital(effectsText(t, action.do, names))}.`);
      put(
        familiar,
        fill(lines.familiar, { archetype, move, damage, health, hunting: huntingText(t, hunting), action: does }),
      );
    }
  }
  for (const event of pack.events) {
    const text = fill(t.events[event.does], { amount: event.amount });
    put(event, fill(lines.event, { text, value: event.value }));
  }
  for (const quest of pack.quests) {
    const { goal } = quest;
    const rooms = goal.is === 'rooms' ? t.rooms[goal.colour] : null;
    put(quest, fill(lines.quest, { text: fill(t.goals[goal.is], { ...goal, rooms }), worth: quest.worth }));
  }
  return texts;
}
