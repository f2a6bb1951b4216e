import { below, type RandomState } from '../../../kernel/index.ts';
import { fromClient } from '../../../protocol/socket.ts';
import { deep, junk, junkText, pick, spoilt } from './junk.ts';

/** What is sent, and what must come of it: it cannot be read, it may not be done, or it changes nothing. */
export interface Hostile {
  readonly frame: string | Buffer;
  /** The id that the reply must have. */
  readonly id: number | null;
  readonly must: 'malformed' | 'refused' | 'nothing';
}

/** What an intruder knows of the tables. */
export interface HostileTargets {
  /** Where others play, and everybody may watch. */
  readonly open: () => readonly string[];
  /** Where others play and nobody may watch. */
  readonly closed: () => readonly string[];
  /** Where the intruder has a seat and nobody has answered yet. */
  readonly own: readonly string[];
}

/** The longest message that is read. */
const MOST_BYTES = 4096;

// ---- What cannot be read ----

export function malformed(luck: RandomState, targets: HostileTargets): Hostile {
  for (;;) {
    const frame = nonsense(luck, targets);
    const read = reading(frame);
    if (Buffer.byteLength(frame) <= MOST_BYTES && !read.fits) return { frame, id: read.id, must: 'malformed' };
  }
}

function nonsense(luck: RandomState, targets: HostileTargets): string | Buffer {
  switch (below(luck, 12)) {
    case 0:
      return Buffer.from(Array.from({ length: below(luck, 200) }, () => below(luck, 256)));
    case 1:
      return junkText(luck);
    case 2:
      return JSON.stringify(junk(luck, 3));
    case 3:
      return deep(luck, MOST_BYTES);
    case 4:
      return JSON.stringify({ type: junkText(luck), id: below(luck, 1000), table: pick(luck, targets.open()) });
    case 5:
      return JSON.stringify({ type: 'answer', id: 1, table: 'x', to: 1, say: 'y'.repeat(201 + below(luck, 3000)) });
    default:
      return spoilt(luck, good(luck, targets));
  }
}

const good = (luck: RandomState, { open, own }: HostileTargets) => {
  const common = { id: below(luck, 10_000), table: pick(luck, [...open(), ...own]) };
  return pick(luck, [
    { type: 'hello', protocol: 1 },
    { type: 'watch', ...common, since: below(luck, 10) },
    { type: 'unwatch', ...common },
    { type: 'answer', ...common, to: below(luck, 20), say: 'pass' },
    { type: 'answer', ...common, to: below(luck, 20), say: 'pass', free: true },
    { type: 'undo', ...common },
    { type: 'why', ...common },
    { type: 'coach', ...common, to: below(luck, 20) },
    { type: 'chat', ...common, text: 'hello' },
    { type: 'remark', ...common, remark: { kind: 'point', at: 'pass' } },
    { type: 'asks', ...common },
    { type: 'ping', id: common.id },
    { type: 'mine', id: common.id },
  ]);
};

/** Whether a frame spells a message, by the protocol; and the id in it. */
function reading(frame: string | Buffer): { readonly fits: boolean; readonly id: number | null } {
  if (typeof frame !== 'string') return { fits: false, id: null };
  try {
    const json = JSON.parse(frame);
    const id =
      typeof json === 'object' && json !== null && Number.isSafeInteger(json.id) && json.id >= 0 ? json.id : null;
    return { fits: fromClient.safeParse(json).success, id };
  } catch {
    return { fits: false, id: null };
  }
}

// ---- What may not be done ----

const UNKNOWN = ['__proto__', 'constructor', 'no-such-table', '../x', '🐈', '%', ''];
const NUMBERS = [-1, 0, 1, 2, 3, 2 ** 53 - 1, -(2 ** 53 - 1)];
const FAR = [0, 1, 7, 2 ** 31, 2 ** 53 - 1];

/** A message that can be read, to the wrong table or by the wrong person. */
export function unfair(luck: RandomState, { open, closed, own }: HostileTargets, id: number): Hostile {
  const text = `${pick(luck, ['pass', 'play', 'done', junkText(luck)])} nonsense`.replace(/[\0\p{Cs}]/gu, '?');
  const to = pick(luck, [...NUMBERS, below(luck, 100)]);
  const message = (type: string, table: string) => ({
    ...{ type, table, id },
    ...(type === 'answer' && { to, say: text.slice(-200), free: below(luck, 2) === 0 }),
    ...(type === 'coach' && { to }),
    ...(type === 'chat' && { text }),
    ...(type === 'remark' && { remark: { kind: 'offer', say: text.slice(-200) } }),
    ...(type === 'watch' && { since: pick(luck, FAR) }),
  });
  const hostile = (must: Hostile['must'], what: object): Hostile => ({ frame: JSON.stringify(what), id, must });
  const unknown = () => pick(luck, [...UNKNOWN, `n${below(luck, 1_000_000)}`]);
  switch (below(luck, 12)) {
    case 0:
      return hostile(
        'refused',
        message(pick(luck, ['answer', 'undo', 'why', 'coach', 'chat', 'remark', 'asks', 'watch']), unknown()),
      );
    case 1:
    case 2:
    case 3:
    case 4:
      return hostile(
        'refused',
        message(
          pick(luck, ['answer', 'undo', 'why', 'coach', 'chat', 'remark', 'asks']),
          pick(luck, [...open(), ...closed()]),
        ),
      );
    case 5:
      return hostile('refused', message('watch', pick(luck, closed())));
    case 6:
      return hostile('nothing', message('watch', pick(luck, [...open(), ...own])));
    case 7:
      return hostile('nothing', message('unwatch', pick(luck, [...open(), ...closed(), ...own, unknown()])));
    case 8:
    case 9:
      // With a seat: to its own question or the other's, in words that no game has; and nothing to take back.
      return hostile('refused', message(pick(luck, ['answer', 'undo']), pick(luck, own)));
    case 10:
      return hostile('nothing', message(pick(luck, ['why', 'chat']), pick(luck, own)));
    default:
      return hostile('nothing', { type: pick(luck, ['ping', 'mine']), id });
  }
}
