import { didYouMean, type Fault } from '../../../kernel/index.ts';
import { uniqueIds } from '../../shared/unique-ids.ts';
import { COLOURS, type Effect, type Pack, SCHOOLS, type Side, type Spell } from './vocabulary.ts';

/** What is wrong with a pack though each part of it is well formed. */

/** What names a target before something else can be done with it. */
const AIMS = new Set(['damage', 'usurp', 'drain']);

/** What a schema cannot say: ids are unique, Evocations exist, what moves a target has one. */
export function faultsBetween(pack: Pack): Fault[] {
  const faults: Fault[] = [];
  const claim = uniqueIds(faults);
  const kinds = new Set(pack.evocations.map(({ id }) => id));
  const check = (effects: readonly Effect[], path: string) => {
    for (const [i, effect] of effects.entries()) {
      if (effect.do === 'summon' && !kinds.has(effect.evocation))
        faults.push({
          path: `${path}[${i}].evocation`,
          message: `there is no Evocation '${effect.evocation}'${didYouMean(effect.evocation, kinds)}`,
        });
      if (effect.do === 'push' && effect.of === 'target' && !effects.slice(0, i).some((each) => AIMS.has(each.do)))
        faults.push({ path: `${path}[${i}].of`, message: 'needs an effect before it that chooses a target' });
      if (effect.do === 'draw' && (effect.discard ?? 0) > effect.cards)
        faults.push({ path: `${path}[${i}].discard`, message: 'must not be more than are drawn' });
    }
  };
  const checkSide = (side: Side, path: string) => {
    if (side.kind === 'combat' || side.kind === 'contingency') check(side.do, `${path}.do`);
    if (side.kind !== 'trap') return;
    for (const [i, effect] of side.do.entries()) {
      if (effect.do === 'blast' && effect.range > 0)
        faults.push({ path: `${path}.do[${i}].range`, message: 'must be 0: a Trap asks nobody for a Room' });
      if (effect.do === 'retaliate' && side.when === 'quest')
        faults.push({ path: `${path}.do[${i}].do`, message: 'needs somebody who did harm' });
    }
  };
  const checkSpell = (spell: Spell, path: string) => {
    claim(spell.id, `${path}.id`);
    checkSide(spell.a, `${path}.a`);
    checkSide(spell.b, `${path}.b`);
  };
  for (const [i, { id, spell }] of pack.mages.entries()) {
    claim(id, `mages[${i}].id`);
    checkSpell(spell, `mages[${i}].spell`);
  }
  for (const school of SCHOOLS)
    for (const [i, spell] of (pack.spells[school] ?? []).entries()) checkSpell(spell, `spells.${school}[${i}]`);
  for (const [i, spell] of pack.forgotten.entries()) checkSpell(spell, `forgotten[${i}]`);
  for (const colour of COLOURS)
    for (const [i, { id }] of (pack.rooms[colour] ?? []).entries()) claim(id, `rooms.${colour}[${i}].id`);
  claim(pack.throne.id, 'throne.id');
  claim(pack.rose.id, 'rose.id');
  for (const [kind, effects] of Object.entries(pack.effects)) check(effects, `effects.${kind}`);
  for (const [i, { id }] of pack.evocations.entries()) claim(id, `evocations[${i}].id`);
  const colours = new Map<string, string>();
  for (const [i, { id, colour, room, familiars }] of pack.packs.entries()) {
    claim(id, `packs[${i}].id`);
    claim(room.id, `packs[${i}].room.id`);
    // A pack of its own for a colour; the Throne is a purple Room.
    const other = colours.get(colour);
    if (other !== undefined) faults.push({ path: `packs[${i}].colour`, message: `is already the colour of ${other}` });
    else colours.set(colour, `packs[${i}]`);
    if (colour === 'purple') faults.push({ path: `packs[${i}].colour`, message: 'must not be that of the Throne' });
    for (const [j, familiar] of familiars.entries()) {
      claim(familiar.id, `packs[${i}].familiars[${j}].id`);
      claim(familiar.action.id, `packs[${i}].familiars[${j}].action.id`);
      check(familiar.action.do, `packs[${i}].familiars[${j}].action.do`);
    }
  }
  for (const [i, { id }] of pack.events.entries()) claim(id, `events[${i}].id`);
  for (const [i, { id }] of pack.quests.entries()) claim(id, `quests[${i}].id`);
  return faults;
}
