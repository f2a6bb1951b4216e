import type { Language } from '../../../../kernel/index.ts';
import { formatted } from '../../../../text/formatted.ts';
import { type Name, nameOf } from '../../../../text/name.ts';
import { capital } from '../../../../text/wording.ts';
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
import type { BlackRoseMessages } from '../../generated/messages.ts';

/** What stands on the cards, put together from what they do. */

type CardMessages = BlackRoseMessages['cards'];
type EffectKey = keyof CardMessages['effects'];

const ROW = 4;
function rangeText(t: CardMessages, range: number | 'lodge'): string {
  if (range === 'lodge') return t.ranges.lodge;
  return range === 0 ? t.ranges.here : range >= ROW ? t.ranges.row : t.ranges.within({ range });
}
/** Which phrase fits an effect. */
function keyOf(effect: Effect | Reflex): EffectKey {
  switch (effect.do) {
    case 'damage':
      return effect.models !== undefined ? 'damageMany' : effect.cubes !== undefined ? 'damageMage' : 'damage';
    case 'blast':
      return effect.range === 0 ? 'blastHere' : 'blast';
    case 'draw':
      return 'discard' in effect && effect.discard !== undefined ? 'drawDiscard' : 'draw';
    case 'heal':
      if (effect.amount === 'all') return 'healAll';
      return ({ mage: 'heal', models: 'healModels', pair: 'healPair' } as const)[effect.to];
    case 'unsettle':
      return effect.rooms !== undefined ? 'unsettleRooms' : effect.range === 0 ? 'unsettleHere' : 'unsettle';
    case 'summon':
      return effect.activate === true ? 'summonRouse' : 'summon';
    case 'rouse':
      return effect.breed === undefined ? 'rouse' : 'rouseBreed';
    case 'banish':
      return effect.all === true ? 'banishAll' : 'banish';
    case 'room':
      return effect.again === true ? 'roomAgain' : 'room';
    case 'push':
      return effect.of === 'target' ? 'pushTarget' : 'pushHere';
    case 'power':
      if (effect.alone === true) return effect.rose === undefined ? 'powerAlone' : 'powerAloneRose';
      return effect.rose === undefined ? 'power' : 'powerRose';
    default:
      return effect.do;
  }
}
/** The name of a card with its grammar. */
type NameOf = (id: string) => Name;
function effectText(t: CardMessages, effect: Effect | Reflex, names: NameOf): string {
  return formatted(t.effects[keyOf(effect)], {
    festers: false,
    straight: false,
    softly: false,
    ...effect,
    range: 'range' in effect ? rangeText(t, effect.range) : null,
    evocation: effect.do === 'summon' ? names(effect.evocation) : null,
  });
}
export const effectsText = (t: CardMessages, effects: readonly (Effect | Reflex)[], names: NameOf): string =>
  effects.map((effect) => effectText(t, effect, names)).reduce((first, next) => t.joined.clauses({ first, next }));
function protectionText(t: CardMessages, gives: Protection): string {
  const key = gives.is === 'ward' ? (gives.for === 'hit' ? 'wardHit' : 'wardVisit') : gives.is;
  return formatted(t.protections[key], gives);
}
/** What a side does, without its letter and kind, a capital and a full stop. */
function halfText(t: CardMessages, side: Side, names: NameOf): string {
  if (side.kind === 'trap') return t.lines.trap({ when: t.triggers[side.when], text: effectsText(t, side.do, names) });
  return side.kind === 'protection' ? protectionText(t, side.gives) : effectsText(t, side.do, names);
}
const sideText = (t: CardMessages, name: string, side: Side, names: NameOf): string =>
  t.lines.side({ side: name, kind: t.kinds[side.kind], text: halfText(t, side, names) });
const huntingText = (t: CardMessages, hunting: Hunting): string => formatted(t.hunting[hunting.is], { ...hunting });

/** Names and texts of everything in a pack, by id. */
export function cardTexts({ cards: t, nouns }: BlackRoseMessages, language: Language, pack: Pack) {
  const texts = new Map<string, { name: string; text: string }>();
  type Named = { readonly id: string; readonly names: Readonly<Record<Language, string>> };
  const printed = (card: Pick<Named, 'names'>): string => card.names[language];
  const put = (card: Named, text: string) => texts.set(card.id, { name: printed(card), text });
  const names: NameOf = (id) => {
    const kind = pack.evocations.find((each) => each.id === id);
    return kind === undefined ? id : nameOf(printed(kind), nouns[id]);
  };
  const { lines } = t;
  /** Both sides of a spell; each can be read by itself as `vertigo:b`. */
  const sides = (spell: Spell): string => {
    for (const side of SIDES)
      put({ ...spell, id: `${spell.id}:${side}` }, `${capital(halfText(t, spell[side], names))}.`);
    return `${sideText(t, 'A', spell.a, names)} ${sideText(t, 'B', spell.b, names)}`;
  };
  // What a school is good at.
  for (const school of SCHOOLS) texts.set(school, { name: t.schools[school], text: t.schoolTexts[school] });
  for (const school of SCHOOLS)
    for (const spell of pack.spells[school] ?? [])
      put(spell, lines.spell({ school: t.schools[school], sides: sides(spell) }));
  for (const mage of pack.mages) {
    put(mage.spell, lines.personal({ mage: printed(mage), sides: sides(mage.spell) }));
    put(mage, lines.mage({ spell: printed(mage.spell) }));
  }
  for (const spell of pack.forgotten) put(spell, lines.forgotten({ sides: sides(spell) }));
  const does = (kind: string): string => effectsText(t, pack.effects[kind] as readonly Effect[], names);
  for (const colour of COLOURS)
    for (const room of pack.rooms[colour] ?? [])
      put(room, lines.room({ colour: t.colours[colour], text: does(colour) }));
  for (const kind of SPECIAL) put(pack[kind], lines.room({ colour: t.colours[kind], text: does(kind) }));
  for (const { id, names: called, breed, move, damage, health, count } of pack.evocations)
    put({ id, names: called }, lines.evocation({ breed: t.breeds[breed], move, damage, health, count }));
  for (const group of pack.packs) {
    const name = printed(group);
    put(group, lines.summonRoom({ colour: t.colours[group.colour], pack: name }));
    put(group.room, lines.summonRoom({ colour: t.colours[group.colour], pack: name }));
    for (const familiar of group.familiars) {
      const { move, damage, health, hunting, action } = familiar;
      const does = lines.action({ name: printed(action), text: effectsText(t, action.do, names) });
      const archetype = group.archetype[language];
      put(action, does);
      // Its two modes by themselves, as `polpetta:hunting` and `polpetta:guard`.
      put({ ...familiar, id: `${familiar.id}:hunting` }, `${capital(huntingText(t, hunting))}.`);
      put({ ...action, id: `${familiar.id}:guard` }, `${capital(effectsText(t, action.do, names))}.`);
      put(
        familiar,
        lines.familiar({ archetype, move, damage, health, hunting: huntingText(t, hunting), action: does }),
      );
    }
  }
  for (const event of pack.events) {
    const text = formatted(t.events[event.does], { amount: event.amount });
    put(event, lines.event({ text, value: event.value }));
  }
  for (const quest of pack.quests) {
    const { goal } = quest;
    const rooms = goal.is === 'rooms' ? t.rooms[goal.colour] : null;
    const text = formatted(t.goals[goal.is], { ...goal, rooms });
    put(quest, lines.quest({ text, worth: quest.worth }));
  }
  return texts;
}
