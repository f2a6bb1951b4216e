import { each, type Frame, procedure, run, type Seat, window } from '../../../kernel/index.ts';
import { sendHunting } from '../actions/familiar.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, modelOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { activate } from '../state/frame-data.ts';
import { endWards } from '../state/mutations.ts';
import { familiarOf, isGuarding, isStanding, num, refOf } from '../state/queries.ts';
import { ACTED, EVOCATIONS, MODELS, NONE, type Rose } from '../state/state.ts';

/** Chapter: Evocation phase. Each Mage in turn has its Evocations act, each once (BR-2.8). */

interface EvocationTurnData {
  readonly seat: Seat;
  over: boolean;
}
const isFresh = (s: Rose, model: number): boolean => (num(s.marks, model) & ACTED) === 0;
const mayCommand = (s: Rose, model: number): boolean =>
  num(s.kind, model) !== NONE && isFresh(s, model) && isStanding(s, model);
/** BR-1.12: a Familiar in Guard mode may go Hunting now, once and without its marker, from the Cell too. */
const maySend = (s: Rose, seat: Seat): boolean => {
  const familiar = familiarOf(s, seat);
  return familiar !== NONE && isGuarding(s, familiar) && isFresh(s, familiar);
};
function canAnyAct(s: Rose, seat: Seat): boolean {
  for (let n = 1; n <= EVOCATIONS; n++) if (mayCommand(s, seat * MODELS + n)) return true;
  return maySend(s, seat);
}

export const evocationTurn = procedure<Rose, EvocationTurnData>('evocation-turn', {
  'Each once': window<Rose, EvocationTurnData, GameAnswer<'command' | 'send' | 'done'>>({
    ask: 'evocations',
    by: (s, t) => (!t.over && canAnyAct(s, t.seat) ? t.seat : null),
    from: (s, { seat }, _seat, offers) => {
      const { answers } = contentOf(s);
      offers.may(answers.done.of());
      for (let n = 1; n <= EVOCATIONS; n++) {
        const model = seat * MODELS + n;
        if (num(s.kind, model) === NONE) continue;
        if (mayCommand(s, model)) offers.may(answers.command.of(refOf(s, model)));
        else if (isStanding(s, model)) offers.bar(answers.command.of(refOf(s, model)), 'BR-2.8', 'acted');
        else offers.bar(answers.command.of(refOf(s, model)), 'BR-1.12', 'send-it');
      }
      if (maySend(s, seat)) offers.may(answers.send.of());
      else if (familiarOf(s, seat) !== NONE)
        offers.bar(answers.send.of(), 'BR-1.12', num(s.guard, seat) === 0 ? 'hunts' : 'acted');
    },
    then: (s, t, answer) => {
      if (answer.verb === 'done') {
        t.over = true;
        tell.ends(t.seat);
        return;
      }
      const model = 'model' in answer ? modelOf(contentOf(s), answer.model) : familiarOf(s, t.seat);
      s.marks[model] = num(s.marks, model) | ACTED;
      if (answer.verb === 'send') sendHunting(s, t.seat);
      else {
        tell.commands(s, t.seat, model);
        activate(s, model, t.seat);
      }
    },
  }),
  'Wards end': run(endWards),
});

interface EvocationPhaseData {
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
