import type { Settings } from './settings.ts';
import { DataDirFault } from './storage/pglite/folder.ts';
import { DataDirInUse } from './storage/pglite/lock.ts';

/** Why the server could not start, in a sentence with what to do about it; null: nobody expected that. */
export function startFault(error: unknown, settings: Settings): string | null {
  if (error instanceof DataDirInUse) return `${error.message} Stop that one, or set DATA_DIR to another folder.`;
  if (error instanceof DataDirFault)
    return `${error.message} Mend it, restore a backup, or set DATA_DIR to another folder.`;
  if (!(error instanceof Error)) return null;
  return (
    startFaultByCode(error, settings) ?? startFault(error.cause ?? (error as AggregateError).errors?.[0], settings)
  );
}

function startFaultByCode(error: NodeJS.ErrnoException, { host, port, databaseUrl }: Settings): string | null {
  const { code = '', syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken by another program: stop that one, or set PORT to another number.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} may not be used without special rights: set PORT to a number from 1024.`;
  if (code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === host))
    return `HOST is ${host}, but this machine has no such address (${code}).`;
  if (databaseUrl !== null && (syscall === 'connect' || syscall === 'getaddrinfo'))
    return `The database of DATABASE_URL cannot be reached (${code}).`;
  // What PostgreSQL says of a wrong password, a database that is not there, rights that are missing.
  if (databaseUrl !== null && /^(28|3D|42501)/.test(code))
    return `The database of DATABASE_URL refuses: ${error.message}.`;
  return null;
}
