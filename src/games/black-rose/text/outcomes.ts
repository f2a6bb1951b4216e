import type { Explanations, Outcome, QuestionContext } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { perLanguage } from '../../shared/per-language.ts';
import type { Content } from '../content/content.ts';
import { SIDES } from '../content/vocabulary.ts';
import { frames } from '../frames.ts';
import { HAND, placeOfId, seatOfId } from '../state/state.ts';
import { modelIn } from '../view/models.ts';
import type { RoseTable } from '../view/secrets.ts';
import { gameNames } from './names.ts';
import {
  activateOutcome,
  attackOutcome,
  castOutcome,
  commandOutcome,
  doneOutcome,
  familiarOutcome,
  goOutcome,
  passOutcome,
  scorchOutcome,
  sendOutcome,
  stopOutcome,
  strikeOutcome,
  walkOutcome,
} from './outcomes/actions.ts';
import {
  aimOutcome,
  chooseOutcome,
  discardOutcome,
  dismissOutcome,
  dropOutcome,
  healOutcome,
  keepOutcome,
  prepareOutcome,
  pushOutcome,
  readyOutcome,
  recoverOutcome,
  splitOutcome,
  studyOutcome,
  summonOutcome,
} from './outcomes/choices.ts';
import {
  isFollowed,
  kindOf,
  numbersOf,
  type OutcomeContext,
  outcomeContext,
  outcomeOf,
  part,
  textOn,
} from './outcomes/context.ts';

/** What each answer leads to: its cost, what it does to whom, and the numbers on the table before and after it. */

type OutcomeOf = (e: OutcomeContext, first: string, second: string) => Outcome;
const OUTCOMES: Readonly<Record<string, OutcomeOf>> = {
  choose: chooseOutcome,
  study: studyOutcome,
  keep: keepOutcome,
  discard: discardOutcome,
  prepare: (e, card, side) => prepareOutcome(e, card, side, false),
  'prepare-quick': (e, card, side) => prepareOutcome(e, card, side, true),
  ready: readyOutcome,
  walk: (e, room) => walkOutcome(e, room, false),
  rejoin: (e, room) => walkOutcome(e, room, true),
  strike: strikeOutcome,
  activate: (e) => activateOutcome(e, null),
  'activate-at': activateOutcome,
  'activate-on': activateOutcome,
  cast: (e) => castOutcome(e, false, null),
  'cast-at': (e, target) => castOutcome(e, false, target),
  'cast-on': (e, target) => castOutcome(e, false, target),
  quick: (e) => castOutcome(e, true, null),
  'quick-at': (e, target) => castOutcome(e, true, target),
  'quick-on': (e, target) => castOutcome(e, true, target),
  command: commandOutcome,
  familiar: (e) => familiarOutcome(e, null),
  'familiar-at': familiarOutcome,
  'familiar-on': familiarOutcome,
  send: sendOutcome,
  pass: passOutcome,
  done: doneOutcome,
  stop: stopOutcome,
  go: goOutcome,
  attack: attackOutcome,
  scorch: scorchOutcome,
  at: aimOutcome,
  on: aimOutcome,
  to: pushOutcome,
  heal: healOutcome,
  recover: recoverOutcome,
  learn: recoverOutcome,
  drop: dropOutcome,
  'keep-quests': (e) => outcomeOf([part(e.t.passes.quests)]),
  summon: summonOutcome,
  dismiss: dismissOutcome,
  split: (e, points) => splitOutcome(e, Number(points)),
};

/** The text of the spell, Room or Familiar Action at work. */
function deedText(e: OutcomeContext): string | null {
  const { content, view, t, n } = e;
  const deed = frames.find(view.stack, 'deed');
  if (deed === undefined) return null;
  const { id, kind } = at(content.lists, deed.list);
  if (kind === 'familiar') return textOn(e, id);
  if (kind === 'room') {
    const room = content.rooms.find(({ list }) => list === deed.list);
    return room === undefined ? null : textOn(e, room.id);
  }
  const side = SIDES[deed.list % SIDES.length] as string;
  return t.says({ card: n.card(id), text: textOn(e, `${id}:${side}`) });
}
/** What moves a Model: an event, a Familiar after its attack, or a spell. */
function pushText(e: OutcomeContext): string | null {
  const { view, table, t, n } = e;
  const { stack } = view;
  if (frames.isWithin(stack, 'black-rose') && table.event !== null)
    return t.says({ card: n.card(table.event), text: textOn(e, table.event) });
  const activation = frames.find(stack, 'mauling') && frames.find(stack, 'activation');
  if (activation === undefined) return deedText(e);
  const familiar = table.players[seatOfId(activation.model)]?.evocations[placeOfId(activation.model)];
  return familiar == null ? null : textOn(e, `${familiar.card}:hunting`);
}
/** What the Evocation is that is asked about. */
function workerText(e: OutcomeContext): string | null {
  const evocation = modelIn(e.table, e.question.with.model)?.evocation;
  if (evocation == null) return null;
  const { move, damage, hunting } = kindOf(e, evocation.card);
  const numbers = e.t.numbers({ health: evocation.left, move, damage: damage + evocation.stronger });
  return hunting === null ? numbers : `${numbers} ${textOn(e, `${evocation.card}:hunting`)}`;
}
function originOf(e: OutcomeContext): string | null {
  const { view, t, own } = e;
  switch (e.question.ask) {
    case 'discard':
      return frames.isWithin(view.stack, 'deed') ? deedText(e) : t.handLimit({ most: HAND });
    case 'aim':
    case 'move':
    case 'mend':
    case 'pay':
    case 'learn':
    case 'recover':
    case 'drop':
    case 'dismiss':
      return deedText(e);
    case 'push':
      return pushText(e);
    case 'summon':
      return own.room === null ? null : textOn(e, own.room);
    case 'evocation':
      return workerText(e);
    case 'split':
      return t.pair;
    default:
      return null;
  }
}

export function explanations(content: Content): Explanations<RoseTable> {
  const namesIn = perLanguage((language) => gameNames(language, content));
  const within = (context: QuestionContext<RoseTable>): OutcomeContext =>
    outcomeContext(context, content, namesIn(context.language));
  return {
    origin: (context) => originOf(within(context)),
    outcome: (context, answer) => {
      const [verb = '', first = '', second = ''] = answer.split(' ');
      const e = within(context);
      const outcome = (OUTCOMES[verb] as OutcomeOf)(e, first, second);
      return isFollowed(e, answer) ? outcome : { ...outcome, changes: [] };
    },
    numbers: ({ table, viewer }) => (typeof viewer === 'number' ? numbersOf(table, viewer) : {}),
  };
}
