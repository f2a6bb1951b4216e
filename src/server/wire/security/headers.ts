import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Sockets to the host that was asked, for browsers to which 'self' means only http. */
function ownSockets({ headers: { host = '' } }: IncomingMessage): string {
  return HOST.test(host) ? `ws://${host} wss://${host}` : '';
}

/** What browsers are told to forbid: all that does not come from here, all script in pages, and being framed. */
export const HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'connect-src': ["'self'", (request) => ownSockets(request)],
      'img-src': ["'self'", 'data:'],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  // Other machines of the same domain may have no https.
  strictTransportSecurity: { maxAge: 180 * 86_400, includeSubDomains: false },
  xFrameOptions: { action: 'deny' },
};
