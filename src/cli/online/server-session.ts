import { type AnyGame, type Bar, barText, type Language, refusalText } from '../../kernel/index.ts';
import { Api, type CallResult } from '../../protocol/client/api.ts';
import { SaltKeeper } from '../../protocol/client/salts.ts';
import type { Me } from '../../protocol/person.ts';
import { refusalSentence } from '../../protocol/refusal/refusal-sentence.ts';
import type { Screen } from '../play/session.ts';
import { failure, type Io } from '../terminal/io.ts';
import { wrap } from '../terminal/layout.ts';
import { printable } from '../terminal/printable.ts';
import { Identity, newSalt } from './identity.ts';
import { fetchAs } from './wire.ts';

/** Somebody at a server. */
export interface ServerSession {
  readonly server: string;
  readonly api: Api;
  readonly identity: Identity;
  /** What is promised for shuffles from here. */
  readonly salts: SaltKeeper;
  readonly me: Me;
  readonly screen: Screen;
}

/** Why a server refused something, in a sentence; a game's own rules are told by the game. */
export function refusedBecause(language: Language, bar: Bar, game: AnyGame | null): string {
  const scene = { names: [], viewer: null };
  const known = refusalText(language, bar) ?? refusalSentence(language, bar);
  if (known !== null) return known;
  const rule = bar.rule === null ? '' : ` (${bar.rule})`;
  const why = game === null ? bar.why : barText(language, game.speech[language], bar, scene);
  return printable(`${why}${rule}`);
}

/** What a call brought; if it brought nothing, a sentence ends the command. */
export function unwrapCall<T>(
  called: CallResult<T>,
  { server, screen }: Pick<ServerSession, 'server' | 'screen'>,
  game: AnyGame | null = null,
): T {
  const { online } = screen.look.text;
  switch (called.kind) {
    case 'done':
      return called.value;
    case 'unreachable':
      throw failure(online.noServer({ url: server }));
    case 'unreadable':
      throw failure(online.notOurs({ url: server }));
    case 'refused': {
      const faults = called.faults.map(({ path, message }) => `  ${path}: ${message}`);
      throw failure([refusedBecause(screen.language, called.bar, game), ...faults].join('\n'));
    }
  }
}

/** Comes to a server as the one who was there before, or as a new guest. */
export async function openServerSession(
  server: string,
  name: string | null,
  screen: Screen,
  io: Io,
): Promise<ServerSession> {
  const identity = new Identity(server, io.env);
  const api = new Api(server, fetchAs(identity));
  const here = { server, api, identity, salts: new SaltKeeper(api, identity.salts, newSalt), screen };
  const { text, width } = screen.look;
  const known = identity.cookie === null ? null : await knownAs(here);
  let me = known;
  if (me === null) {
    const stranger = identity.cookie !== null;
    me = unwrapCall(await api.guest({ language: screen.language, ...(name !== null && { name }) }), here);
    if (stranger) screen.print(wrap(text.online.newGuest({ name: printable(me.name) }), width));
  } else if (name !== null && name !== me.name) me = unwrapCall(await api.change({ name }), here);
  screen.print(wrap(text.online.youAre({ name: printable(me.name), url: server }), width));
  if (identity.notKept !== null) io.stderr.write(`${text.notSaved({ file: identity.file, code: identity.notKept })}\n`);
  return { ...here, me };
}

/** Who one is by the cookie that was kept; null if the server no longer knows it. */
async function knownAs(here: Pick<ServerSession, 'server' | 'screen' | 'api'>): Promise<Me | null> {
  const called = await here.api.me();
  return called.kind === 'refused' && called.bar.why === 'not-signed-in' ? null : unwrapCall(called, here);
}
