import { misuse } from '../terminal/io.ts';

/** A server's address, without a slash at its end. */
export function serverOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const bare = url !== null && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (url === null || !bare || !/^https?:$/.test(url.protocol))
    throw misuse(`--server must be an address such as http://localhost:4000, not '${text}'`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

export const linkTo = (server: string, table: string): string => `${server}/t/${table}`;

/** What somebody types to sit down at a table. */
export const commandTo = (server: string, table: string): string =>
  `grimalkin play --server ${server} --table ${table}`;

/** The table that an id or a link names; a link names its server as well. */
export function tableOf(text: string): { readonly table: string; readonly server: string | null } {
  const link = /^(https?:\/\/.+)\/t\/([^/?#]+)\/?$/.exec(text);
  if (link !== null) return { server: serverOf(link[1] as string), table: link[2] as string };
  if (/^\w{1,32}$/.test(text)) return { server: null, table: text };
  throw misuse(`--table must be a table’s id or its link, not '${text}'`);
}

/** The server and the table that are meant by --server and --table together. */
export function placeOf(
  server: string | undefined,
  table: string | undefined,
): { server: string; table: string | null } {
  const given = server === undefined ? null : serverOf(server);
  const named = table === undefined ? null : tableOf(table);
  if (given !== null && named !== null && named.server !== null && named.server !== given)
    throw misuse(`--table is a link to ${named.server}, but --server is ${given}`);
  const meant = given ?? named?.server ?? null;
  if (meant === null) throw misuse('--table needs the table’s whole link, or --server beside it');
  return { server: meant, table: named?.table ?? null };
}
