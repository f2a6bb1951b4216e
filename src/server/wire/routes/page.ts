import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '../../../kernel/index.ts';
import { messages } from '../../generated/all.ts';
import type { App } from '../http-services.ts';

const YEAR = 365 * 86_400_000;
/** The path of a file of the page: nothing hidden, nothing above. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
/** What is no part of the page, though it may be asked for with a browser. */
const NO_PAGE = /^(?:api|healthz|metrics)(?:\/|$)/;

/** A page load is some thirty requests of nobody in particular: they are not counted, and nobody is looked up. */
const config = { rateLimit: false, page: true } as const;
const schema = { hide: true };

/**
 * The web client, from where the build put it. What has a hash in its name never changes; everything else is asked
 * for anew each time. Whatever address a browser opens is the page's own to read, so it is shown the same page.
 */
export async function pageRoutes(app: App, folder: string): Promise<void> {
  await app.register(files, { serve: false, root: folder, preCompressed: true, dotfiles: 'ignore', index: false });

  const send = (reply: FastifyReply, name: string, lasting: boolean): FastifyReply => {
    reply.header('vary', 'accept-encoding');
    if (lasting) return reply.sendFile(name, { maxAge: YEAR, immutable: true });
    return reply.header('cache-control', 'no-cache').sendFile(name, { cacheControl: false });
  };
  const isThere = async (name: string): Promise<boolean> =>
    NAME.test(name) &&
    (await stat(join(folder, name)).then(
      (found) => found.isFile(),
      () => false,
    ));

  app.get<{ Params: { '*': string } }>('/assets/*', { config, schema }, async (request, reply) => {
    const name = `assets/${request.params['*']}`;
    if (await isThere(name)) return send(reply, name, true);
    const overrides = (await isThere('index.html')) ? insteadOf(name, request) : null;
    if (overrides === null) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type(overrides.type).send(overrides.text);
  });
  app.get<{ Params: { '*': string } }>('/*', { config, schema }, async (request, reply) => {
    const name = request.params['*'];
    if (NO_PAGE.test(name)) return reply.callNotFound();
    if (await isThere(name)) return send(reply, name, false);
    if (name !== '' && !isOpened(request)) return reply.callNotFound();
    if (await isThere('index.html')) return send(reply, 'index.html', false);
    return reply.code(503).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(UNBUILT);
  });
}

/** A part of some build: its name ends with a hash of what is in it. */
const PART = /-[\w-]{8}\.(js|css)$/;
/**
 * Loads the page anew, as it is now, and never goes on. Not twice within a minute, so that a page that is broken does not
 * do so for ever.
 */
const RELOAD = `const key = 'grimalkin.reloaded';
if (Date.now() - Number(sessionStorage.getItem(key)) < 60000) throw new Error('a part of the page is missing');
sessionStorage.setItem(key, String(Date.now()));
location.reload();
await new Promise(() => {});
`;

/**
 * What a page of an earlier build gets in place of a part that is gone: a script that loads the page anew. Its styles
 * come first, and need be nothing. Only where it is to be run: a service worker would keep it.
 */
function insteadOf(name: string, { headers }: Pick<FastifyRequest, 'headers'>): { type: string; text: string } | null {
  const kind = PART.exec(name)?.[1];
  // Not every connection says for what.
  const use = headers['sec-fetch-dest'];
  if (kind === 'js' && (use ?? 'script') === 'script') return { type: 'text/javascript; charset=utf-8', text: RELOAD };
  if (kind === 'css' && (use ?? 'style') === 'style') return { type: 'text/css; charset=utf-8', text: '' };
  return null;
}

/** Whether somebody opens an address in a browser, rather than a page asking for one of its parts. */
const isOpened = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('text/html') ?? false;

/**
 * The address that is looked up for a request. One that cannot be decoded, opened in a browser, is taken letter by
 * letter: then nothing lies there, and the page says so.
 */
export function readableUrl({ url = '/', method, headers }: IncomingMessage): string {
  const [path = ''] = url.split('?', 1);
  if (method !== 'GET' || !isOpened({ headers }) || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const UNBUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Grimalkin</title></head><body><h1>Grimalkin</h1>
${LANGUAGES.map((language) => `<p lang="${language}">${messages[language].pageNotBuilt({ command: '<code>npm run build</code>' })}</p>`).join('\n')}
</body></html>
`;
