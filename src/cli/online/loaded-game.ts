import { EditionRegistry, editionLoader } from '../../editions/index.ts';
import { type AnyGame, editionByNumber, type GameFactory } from '../../kernel/index.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { GameFactories } from '../arguments.ts';
import { failure } from '../terminal/io.ts';
import { type ServerSession, unwrapCall } from './server-session.ts';

/** What a table or a server's offer says of a game. */
type GameRef = Pick<TableInfo, 'game' | 'rules' | 'edition' | 'content'>;

/**
 * The game as it is played there: by the same rules and with the same cards, or not at all. Cards that are not the
 * game's own come from the server; their hash tells whether they are the right ones.
 */
export async function loadedGame(
  played: GameRef,
  factories: GameFactories,
  serverSession: ServerSession,
): Promise<AnyGame> {
  const { game: name, rules, edition, content } = played;
  const { online } = serverSession.screen.look.text;
  const today = Object.hasOwn(factories, name) ? (factories[name] as GameFactory) : null;
  if (today === null) throw failure(online.unknownGame({ game: name }));
  const factory = await new EditionRegistry(factories, editionLoader).edition(name, edition ?? editionByNumber(rules));
  if (factory === null) throw failure(online.otherRules({ game: name, there: rules, here: today.core.version }));
  if (content === factory.core.content) return factory.core;
  const { pack } = unwrapCall(await serverSession.api.pack(content), serverSession);
  const loaded = factory.load(pack);
  if ('length' in loaded || loaded.content !== content) throw failure(online.otherContent({ game: name }));
  return loaded;
}
