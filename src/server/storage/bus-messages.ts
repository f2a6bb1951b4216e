import { z } from 'zod';

const changeSchema = z.object({
  table: z.string(),
  what: z.enum(['log', 'info', 'chat', 'here', 'list']),
  seq: z.int().exactOptional(),
  person: z.string().exactOptional(),
});
/** What one process tells the others: which table, and what of it changed. */
export type ChangeNotification = Readonly<z.infer<typeof changeSchema>>;
/** `lost`: notes may have gone missing, so anything may have changed. */
export type BusMessage = ChangeNotification | 'lost';

/** PostgreSQL passes on no more than 7999 bytes at once. */
const MOST_BYTES = 7900;

const payloadSchema = z.tuple([z.string()], z.union([changeSchema, z.literal('lost')]));

/** News as they travel: the sender, so that nobody listens to themselves, and as much as fits. */
export function payloadsOf(sender: string, news: readonly BusMessage[]): string[] {
  const payloads: string[] = [];
  const open = JSON.stringify([sender]).slice(0, -1);
  let payload = open;
  for (const item of news.map((item) => `,${JSON.stringify(item)}`)) {
    if (payload !== open && Buffer.byteLength(payload) + Buffer.byteLength(item) > MOST_BYTES) {
      payloads.push(`${payload}]`);
      payload = open;
    }
    payload += item;
  }
  return payload === open ? payloads : [...payloads, `${payload}]`];
}

/** The sender and the news; null for what is no such payload, say from a newer server. */
export function readPayload(payload: string): { readonly sender: string; readonly news: readonly BusMessage[] } | null {
  try {
    const [sender, ...news] = payloadSchema.parse(JSON.parse(payload));
    return { sender, news };
  } catch {
    return null;
  }
}

/** Notes that wait to be sent. Of a log only its end is told, and nothing twice. */
export class Outbox {
  #waiting = new Map<string, BusMessage>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  add(news: BusMessage): void {
    if (news === 'lost') {
      // It says all that the others would.
      this.#waiting = new Map([['lost', 'lost']]);
    } else if (!this.#waiting.has('lost')) {
      const { what, table, person, seq } = news;
      this.#waiting.set(JSON.stringify([what, table, person, what === 'log' ? null : seq]), news);
    }
  }

  takeAll(): readonly BusMessage[] {
    const news = [...this.#waiting.values()];
    this.#waiting.clear();
    return news;
  }
}
