import { type Bar, type Fault, type HeardEvent, type Match, type Seat, samePlain } from '../../index.ts';
import { mismatch } from './mismatch.ts';
import type { Expectation } from './scenario-file.ts';

export const list = (items: readonly unknown[]): string => (items.length === 0 ? 'none' : items.join(', '));

/** All that does not hold, as sentences under the path of the expectation. */
export function unmet(match: Match, expected: Expectation, events: readonly HeardEvent[], path: string): Fault[] {
  const faults: Fault[] = [];
  const fault = (message: string | null, part = '') => {
    if (message !== null) faults.push({ path: `${path}${part}`, message });
  };
  const { table, view, asked, question, barred, result } = expected;
  if (table !== undefined) fault(mismatch(table, match.view('all').table, 'table'));
  for (const { viewer, table } of view === undefined ? [] : [view].flat()) {
    const whose = viewer === null ? 'a spectator' : `seat ${viewer}`;
    const wrong = mismatch(table, match.view(viewer).table, 'table');
    if (wrong !== null) fault(`as ${whose} sees it, ${wrong}`, '.view');
  }
  const isAsked = match.view('all').asked;
  if (asked !== undefined && !samePlain([...asked].sort(), [...isAsked].sort())) {
    fault(`expected ${list(asked)}, got ${list(isAsked)}`, '.asked');
  }
  for (const message of question === undefined ? [] : questionFaults(match, question)) fault(message, '.question');
  for (const [n, wanted] of (barred ?? []).entries()) fault(barFault(match, wanted), `.barred[${n}]`);
  for (const [n, wanted] of (expected.asides ?? []).entries())
    for (const message of asideFaults(match, wanted)) fault(message, `.asides[${n}]`);
  if (result !== undefined) fault(mismatch(result, match.state.result, 'result'));
  if (expected.events !== undefined) fault(eventFault(expected.events, events), '.events');
  return faults;
}

const onlyAsked = (match: Match): Seat => match.view('all').asked[0] ?? 0;

function questionFaults(match: Match, wanted: NonNullable<Expectation['question']>): string[] {
  const seat = wanted.seat ?? onlyAsked(match);
  const question = match.question(seat);
  if (question === null) return [`seat ${seat} is not asked; asked: ${list(match.view('all').asked)}`];
  const faults: string[] = [];
  const { legal } = question;
  if (wanted.ask !== undefined && wanted.ask !== question.ask)
    faults.push(`expected ${wanted.ask}, got ${question.ask}`);
  const wrong = wanted.with === undefined ? null : mismatch(wanted.with, question.with, 'with');
  if (wrong !== null) faults.push(wrong);
  return [...faults, ...legalFaults(wanted, legal)];
}

/** Legal lines that are missing, or against what is expected. */
function legalFaults(
  wanted: Pick<NonNullable<Expectation['question']>, 'legal' | 'includes' | 'excludes'>,
  legal: readonly string[],
): string[] {
  const faults: string[] = [];
  const missing = [...(wanted.legal ?? []), ...(wanted.includes ?? [])].filter((say) => !legal.includes(say));
  const surplus = legal.filter(
    (say) => wanted.excludes?.includes(say) || (wanted.legal && !wanted.legal.includes(say)),
  );
  if (missing.length > 0) faults.push(`not legal: ${list(missing)}; legal: ${list(legal)}`);
  if (surplus.length > 0) faults.push(`legal, against what is expected: ${list(surplus)}`);
  return faults;
}

function asideFaults(match: Match, wanted: NonNullable<Expectation['asides']>[number]): string[] {
  const { game, state } = match;
  const legal = game.asides.legal(state, wanted.seat);
  const barred = game.asides.barred(state, wanted.seat);
  const bars = (wanted.barred ?? []).flatMap(({ say, ...bar }) => barFaultIn(barred, legal, say, bar) ?? []);
  return [...legalFaults(wanted, legal), ...bars];
}

type WantedBar = NonNullable<Expectation['barred']>[number];

function barFault(match: Match, { seat = onlyAsked(match), say, ...bar }: WantedBar): string | null {
  return barFaultIn(match.game.barred(match.state, seat), match.question(seat)?.legal ?? [], say, bar);
}

function barFaultIn(
  barred: readonly { readonly say: string; readonly bar: Bar }[],
  legal: readonly string[],
  say: string,
  bar: object,
): string | null {
  const found = barred.find((other) => other.say === say);
  if (found !== undefined) return differs(bar, found.bar);
  const is = legal.includes(say) ? 'legal' : 'not offered';
  return `'${say}' is ${is}; barred: ${list(barred.map((other) => other.say))}`;
}

/** How a reason differs from the wanted one, or null. */
export function differs(wanted: object, bar: Bar): string | null {
  const wrong = mismatch(wanted, bar);
  return wrong === null ? null : `${wrong}; the reason is ${JSON.stringify(bar)}`;
}

function eventFault(wanted: readonly object[], events: readonly HeardEvent[]): string | null {
  let from = 0;
  for (const [n, pattern] of wanted.entries()) {
    const found = events.findIndex((event, i) => i >= from && mismatch(pattern, event) === null);
    if (found === -1) {
      const rest = events.slice(from).map((event) => JSON.stringify(event));
      return `[${n}] ${JSON.stringify(pattern)} did not happen; what did: ${list(rest)}`;
    }
    from = found + 1;
  }
  return null;
}
