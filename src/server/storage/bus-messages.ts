import { z } from 'zod';

const changeSchema = z.object({
  table: z.string(),
  what: z.enum(['log', 'info', 'chat', 'here', 'list']),
  seq: z.int().exactOptional(),
  person: z.string().exactOptional(),
});
/** What one process notifies the others of: which table, and what of it changed. */
export type ChangeNotification = Readonly<z.infer<typeof changeSchema>>;
/** `lost`: notifications may have been missed, so anything may have changed. */
export type BusMessage = ChangeNotification | 'lost';

/** PostgreSQL's NOTIFY takes at most 7999 bytes. */
const MOST_BYTES = 7900;

const payloadSchema = z.tuple([z.string()], z.union([changeSchema, z.literal('lost')]));

/** Notifications packed into as few payloads as possible, each with its sender, who ignores its own. */
export function payloadsOf(sender: string, notifications: readonly BusMessage[]): string[] {
  const payloads: string[] = [];
  const open = JSON.stringify([sender]).slice(0, -1);
  let payload = open;
  for (const item of notifications.map((item) => `,${JSON.stringify(item)}`)) {
    if (payload !== open && Buffer.byteLength(payload) + Buffer.byteLength(item) > MOST_BYTES) {
      payloads.push(`${payload}]`);
      payload = open;
    }
    payload += item;
  }
  return payload === open ? payloads : [...payloads, `${payload}]`];
}

/** The sender and the notifications of a payload; null if it is invalid, for example from a newer server. */
export function readPayload(
  payload: string,
): { readonly sender: string; readonly notifications: readonly BusMessage[] } | null {
  try {
    const [sender, ...notifications] = payloadSchema.parse(JSON.parse(payload));
    return { sender, notifications };
  } catch {
    return null;
  }
}

/** Notifications that wait to be sent, without duplicates. For a log only its latest entry is announced. */
export class Outbox {
  #waiting = new Map<string, BusMessage>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  add(notification: BusMessage): void {
    if (notification === 'lost') {
      // It replaces all others.
      this.#waiting = new Map([['lost', 'lost']]);
    } else if (!this.#waiting.has('lost')) {
      const { what, table, person, seq } = notification;
      this.#waiting.set(JSON.stringify([what, table, person, what === 'log' ? null : seq]), notification);
    }
  }

  takeAll(): readonly BusMessage[] {
    const notifications = [...this.#waiting.values()];
    this.#waiting.clear();
    return notifications;
  }
}
