import { each, type Frame, procedure, run, type Seat, window } from '../../../kernel/index.ts';
import { sendHunting } from '../actions/familiar.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { activate } from '../state/frame-data.ts';
import { endWards } from '../state/mutations.ts';
import { evocationsOf, familiarOf, isStanding, mageOf, modelNamed, refOf } from '../state/queries.ts';
import type { Evocation, Mage, Rose } from '../state/state.ts';

/** Chapter: Evocation phase. Each Mage in turn has its Evocations act, each once (BR-2.8). */

export interface EvocationTurnData {
  readonly seat: Seat;
  over: boolean;
}
const mayCommand = (evocation: Evocation): boolean => !evocation.acted && isStanding(evocation);
/** BR-1.12: a Familiar in Guard mode may go Hunting now, once and without its marker, from the Cell too. */
const maySend = (familiar: Evocation): boolean => familiar.guards && !familiar.acted;
const canAnyAct = (mage: Mage): boolean =>
  mage.evocations.some((evocation) => evocation !== null && (mayCommand(evocation) || maySend(evocation)));

export const evocationTurn = procedure<Rose, EvocationTurnData>('evocation-turn', {
  'Each once': window<Rose, EvocationTurnData, GameAnswer<'command' | 'send' | 'done'>>({
    ask: 'evocations',
    by: (s, t) => (!t.over && canAnyAct(mageOf(s, t.seat)) ? t.seat : null),
    from: (s, { seat }, _seat, offers) => {
      const { answers } = contentOf(s);
      const mage = mageOf(s, seat);
      offers.may(answers.done.of());
      for (const evocation of evocationsOf(mage)) {
        const command = answers.command.of(refOf(s, evocation));
        if (mayCommand(evocation)) offers.may(command);
        else if (isStanding(evocation)) offers.bar(command, 'BR-2.8', 'acted');
        else offers.bar(command, 'BR-1.12', 'send-it');
      }
      const familiar = familiarOf(mage);
      if (familiar === null) return;
      if (maySend(familiar)) offers.may(answers.send.of());
      else offers.bar(answers.send.of(), 'BR-1.12', familiar.guards ? 'acted' : 'hunts');
    },
    then: (s, t, answer) => {
      if (answer.verb === 'done') {
        t.over = true;
        tell.ends(t.seat);
        return;
      }
      const named = 'model' in answer ? modelNamed(s, answer.model) : familiarOf(mageOf(s, t.seat));
      const evocation = named as Evocation;
      evocation.acted = true;
      if (answer.verb === 'send') sendHunting(s, evocation);
      else {
        tell.commands(s, t.seat, evocation);
        activate(s, evocation, t.seat);
      }
    },
  }),
  'Wards end': run(endWards),
});

export interface EvocationPhaseData {
  turn: number;
  readonly first: Seat;
}
export const evocationPhase = procedure<Rose, EvocationPhaseData>('evocation-phase', {
  'Each Mage in turn': each((s, p): Frame | null => {
    if (p.turn === s.seats) return null;
    const seat = (p.first + p.turn++) % s.seats;
    return evocationTurn.with({ seat, over: false });
  }),
});
