import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../games/index.ts';
import { Api } from '../../protocol/client/api.ts';
import type { GameFactories } from '../arguments.ts';
import { Identity } from '../online/identity.ts';
import { fetchAs } from '../online/wire.ts';
import { factories, grimalkin, runInTerminal, runWithInput } from './run.ts';

/** The small games for tests, with packs to be kept, and the real ones. */
export const allGames: GameFactories = {
  ...Object.fromEntries(
    Object.entries(factories).map(([name, factory]) => [name, { ...factory, pack: { good: true } }]),
  ),
  ...games,
};

/** A home of one's own: who comes from there is somebody else. */
export const newHome = (): { readonly XDG_CONFIG_HOME: string } => ({
  XDG_CONFIG_HOME: mkdtempSync(join(tmpdir(), 'grimalkin-home-')),
});

/** A connection to a server that tests can cut and restore. */
export interface CuttableProxy {
  readonly url: string;
  /** Ends all connections and lets nobody through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startProxy(url: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(url);
  const ends = new Set<Socket>();
  let whole = true;
  const keep = (end: Socket) => {
    ends.add(end);
    end.on('error', () => {});
    end.on('close', () => ends.delete(end));
  };
  const proxy = createServer((near) => {
    keep(near);
    if (!whole) {
      near.destroy();
      return;
    }
    const far = dial(Number(port), hostname);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    whole = false;
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      whole = true;
    },
    close: async () => {
      cut();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

type Env = Readonly<Record<string, string>>;

/** How people come to a server by the command: each somebody new, unless they bring a home. */
export const cliPlayersAt = (url: () => string) => ({
  /** Plays from a script. */
  play: (args: string, lines: readonly string[], env: Env = newHome()) =>
    grimalkin(['play', ...words(args), '--server', url()], { lines, env, home: { factories: allGames } }),
  /** Plays line by line, without a terminal or with one that can do little. */
  start: (args: string, env: Env = newHome(), { at = url(), dumb = false } = {}) =>
    runWithInput(['play', ...words(args), '--server', at], { env, home: { factories: allGames }, dumb }),
  inTerminal: (args: string, env: Env = newHome()) =>
    runInTerminal(
      ['play', ...words(args), '--server', url()],
      { ...env, NO_COLOR: '1' },
      { home: { factories: allGames } },
    ),
  /** Somebody's hand at the server, beside their terminal. */
  apiOf: (env: Env) => new Api(url(), fetchAs(new Identity(url(), env))),
});

const words = (args: string): string[] => args.split(' ').filter((word) => word !== '');

/** The table that a command to come names. */
export const tableIn = (out: string): string => / --table (\w+)/.exec(out)?.[1] ?? 'none';
