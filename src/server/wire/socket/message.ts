import { faultsOf } from '../../../kernel/data/fault.ts';
import { type FromClient, fromClient } from '../../../protocol/socket.ts';

/** The message in a text, or what is wrong with it. */
export function parse(
  data: string,
): FromClient | { id: number | null; faults: readonly { path: string; message: string }[] } {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return { id: null, faults: [{ path: 'message', message: 'is no JSON' }] };
  }
  const { data: message, error } = fromClient.safeParse(json);
  if (error === undefined) return message;
  return { id: numberIn(json), faults: faultsOf(error.issues.slice(0, 5), 'message') };
}

/** The id of a message that is not read any further, so that its sender knows what was refused. */
export function idIn(data: string): number | null {
  try {
    return numberIn(JSON.parse(data));
  } catch {
    return null;
  }
}

function numberIn(json: unknown): number | null {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : null;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
}
