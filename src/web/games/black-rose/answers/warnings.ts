import type { Effect, PlayerView, RoseTable } from '../../../../games/black-rose/face.ts';
import type { Seat, View } from '../../../../kernel/index.ts';
import type { HintContext } from '../../../table/board.ts';
import { spellIn } from '../cards/printed.ts';
import { messages } from '../generated/all.ts';
import { effectsOf } from '../lodge/range.ts';
import { roomOfModel } from '../models/model-status.ts';
import { familiarOf, nextSlot, playerAt, QUICK, type RoseProps, sideOf } from '../selectors.ts';

/** What an answer gives away without saying so: a spell that finds no target, damage that somebody else splits. */

type OwnProps = Pick<RoseProps, 'view' | 'face' | 'events'>;
/** What the bar is asked to say something beside, with the game's own view, face and events. */
export type RoseHintContext = Omit<HintContext, keyof OwnProps> & OwnProps;

interface WarningContext extends Pick<RoseProps, 'view' | 'face'> {
  readonly question: NonNullable<RoseProps['question']>;
}

const AIMED: readonly string[] = [
  ...['damage', 'usurp', 'drain', 'swap', 'turn', 'rouse', 'empower'],
  ...['blast', 'unsettle', 'rework', 'place'],
];
/** Whether an effect wants a Model or a Room that is named. */
export const isAimed = (effect: Effect): boolean =>
  AIMED.includes(effect.do) || (effect.do === 'banish' && effect.all !== true);

/** What the spell does that would be cast with this verb. */
function spellOf({ view, face }: WarningContext, verb: string): readonly Effect[] {
  const own = playerAt(view, sideOf(view));
  const slot = own.slots[verb === 'quick' ? QUICK : (nextSlot(own) ?? 0)];
  const side = spellIn(face, slot?.card ?? '')?.[slot?.side === 'b' ? 'b' : 'a'];
  return side !== undefined && (side.kind === 'combat' || side.kind === 'contingency') ? side.do : [];
}
const isAlone = ({ table }: View<RoseTable>, own: PlayerView): boolean =>
  table.players.every(
    (player) =>
      player === own || (player.room !== own.room && player.evocations.every((each) => each?.room !== own.room)),
  );

/** Of a spell that is cast without a target: whether nothing comes of it, or only what else it does. */
function missing(at: WarningContext, answer: string): 'noEffect' | 'partialEffect' | null {
  // Those that name a target have one.
  if (answer !== 'cast' && answer !== 'quick') return null;
  const [first, ...rest] = spellOf(at, answer);
  if (first === undefined) return null;
  const pushes = first.do === 'push' && first.of === 'here' && isAlone(at.view, playerAt(at.view, sideOf(at.view)));
  if (!isAimed(first) && !pushes) return null;
  return rest.every((effect) => effect.do === 'push') ? 'noEffect' : 'partialEffect';
}

const FIGHTS = ['strike', 'attack', 'scorch'];
/** Somebody else whose Mage is hit together with a Familiar: they split the damage. */
function splitter(at: WarningContext, answer: string): Seat | null {
  const { view, question } = at;
  const [verb = '', word] = answer.split(' ');
  const hurts = () => effectsOf(at, verb).some((effect) => effect.do === 'damage' || effect.do === 'blast');
  if (!FIGHTS.includes(verb) && !(/(^|-)(at|on)$/.test(verb) && hurts())) return null;
  const room = verb === 'scorch' ? roomOfModel(view, String(question.with.model)) : word;
  const seat = view.table.players.findIndex(
    (player, other) =>
      other !== view.viewer && familiarOf(player)?.mode === 'guard' && (player.model === word || player.room === room),
  );
  return seat === -1 ? null : seat;
}

/** Whether there is something to warn of. */
export const isRisky = (at: WarningContext, answer: string): boolean =>
  missing(at, answer) !== null || splitter(at, answer) !== null;

/** The warning in words; null where there is none. */
export function warningOf(hinted: RoseHintContext, answer: string): string | null {
  const { speech, scene, language } = hinted;
  const t = messages[language].warnings;
  const vain = missing(hinted, answer);
  if (vain !== null) return t[vain];
  const seat = splitter(hinted, answer);
  if (seat === null) return null;
  const familiar = familiarOf(playerAt(hinted.view, seat));
  return t.splits({ player: scene.names[seat] ?? '', familiar: speech.card(familiar?.card ?? '').name });
}
