import type { CompiledEffect } from '../../content/content.ts';
import { HEALTH, QUESTS } from '../../state/state.ts';
import { evocationsOf, foesIn, isAlone, rowBetween } from '../../view/models.ts';
import type { PlayerView } from '../../view/secrets.ts';
import { kindOf, type OutcomeContext, roomIn } from './context.ts';

/** Effects that would do nothing, so that a spell which has no others is wasted. */

/** How much damage on a Mage can be healed. */
export const healable = ({ left, festers }: PlayerView): number => (festers ? 0 : HEALTH - left);

/** Whether an effect that is aimed at nothing would do nothing now. */
export function isIdle(e: OutcomeContext, act: CompiledEffect): boolean {
  const { table, own, seat } = e;
  switch (act.do) {
    case 'draw':
      return own.deck.count + own.discards.length === 0;
    case 'quest':
      return own.quests.length === QUESTS;
    case 'heal':
      if (act.to === 'mage') return healable(own) === 0;
      return (
        healable(own) === 0 &&
        evocationsOf(own).every(({ room, hurt, festers }) => room !== own.room || hurt === 0 || festers)
      );
    case 'summon':
      return suppliedOf(e, act.evocation) === 0;
    case 'look':
      return table.players.every(
        (player) =>
          player === own ||
          rowBetween(table, own.room, player.room) > act.range ||
          player.slots.every((slot) => slot === null),
      );
    case 'room': {
      if (own.room === null) return true;
      const { ruined, used } = roomIn(e, own.room);
      return ruined || (used && act.again !== true);
    }
    case 'push':
      return act.of === 'here' && foesIn(table, seat, own.room).length === 0;
    case 'banish':
      return table.rooms.every(({ room }) =>
        foesIn(table, seat, room).every(
          ({ evocation }) =>
            evocation === null ||
            kindOf(e, evocation.card).health > act.health ||
            rowBetween(table, own.room, room) > act.range,
        ),
      );
    case 'power':
      return act.alone === true && !isAlone(table, own);
    case 'recover':
      return own.discards.length === 0;
    default:
      return false;
  }
}
/** How many Evocations of a kind are left in the supply. */
function suppliedOf(e: OutcomeContext, kind: string): number {
  const inPlay = e.table.players.flatMap(evocationsOf).filter(({ card }) => card === kind).length;
  return kindOf(e, kind).count - inPlay;
}
