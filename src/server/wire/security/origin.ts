import type { FastifyRequest } from 'fastify';

/** What a page elsewhere cannot have sent without being allowed to: reading alone changes nothing. */
const changesNothing = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.upgrade === undefined;

/**
 * Whether a request comes from a page of another site. Browsers say where their requests come from; clients that are
 * no browsers say nothing, and are nobody's tool.
 */
export function isForeign(request: FastifyRequest, allowed: readonly string[]): boolean {
  if (changesNothing(request)) return false;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === 'cross-site';
  return !allowed.includes(origin) && !isOwn(origin, request.host);
}

/** Whether an origin is the host that was asked. A proxy may have taken https away, so only the host counts. */
function isOwn(origin: string, host: string): boolean {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  const asked = `${protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).host === from;
}
