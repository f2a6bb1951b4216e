import type { Settings } from '../../settings.ts';

/** An address of this machine that no other machine reaches. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * Whether the server answers to a name, as requests give it in `Host`. Where it listens on this machine alone, a page
 * elsewhere can still reach it from a browser here: by a name of its own that it lets point to 127.0.0.1 (DNS rebinding).
 * So only names of this machine count there, and those that it was told of. Who gives no name is no browser.
 */
export function isAllowedHost(
  host: string | undefined,
  settings: Pick<Settings, 'host' | 'hosts' | 'origins'>,
): boolean {
  if (host === undefined || !LOOPBACK.test(settings.host)) return true;
  const name = nameIn(host);
  if (name === null) return false;
  return LOOPBACK.test(name) || settings.hosts.includes(name) || settings.origins.some((own) => nameIn(own) === name);
}

/** The name in `Host` or in an origin, without its port. */
function nameIn(text: string): string | null {
  const url = text.includes('://') ? text : `http://${text}`;
  return URL.canParse(url) ? new URL(url).hostname : null;
}
