import { z } from 'zod';

const noteSchema = z.object({
  table: z.string(),
  what: z.enum(['log', 'info', 'chat', 'here', 'list']),
  seq: z.int().exactOptional(),
  person: z.string().exactOptional(),
});
/** What one process tells the others: which table, and what of it changed. */
export type Note = Readonly<z.infer<typeof noteSchema>>;
/** `lost`: notes may have gone missing, so anything may have changed. */
export type News = Note | 'lost';

/** PostgreSQL passes on no more than 7999 bytes at once. */
const MOST_BYTES = 7900;

const letterSchema = z.tuple([z.string()], z.union([noteSchema, z.literal('lost')]));

/** News as they travel: the sender, so that nobody listens to themselves, and as much as fits. */
export function lettersOf(sender: string, news: readonly News[]): string[] {
  const letters: string[] = [];
  const open = JSON.stringify([sender]).slice(0, -1);
  let letter = open;
  for (const item of news.map((item) => `,${JSON.stringify(item)}`)) {
    if (letter !== open && Buffer.byteLength(letter) + Buffer.byteLength(item) > MOST_BYTES) {
      letters.push(`${letter}]`);
      letter = open;
    }
    letter += item;
  }
  return letter === open ? letters : [...letters, `${letter}]`];
}

/** The sender and the news; null for what is no letter, say from a newer server. */
export function readLetter(letter: string): { readonly sender: string; readonly news: readonly News[] } | null {
  try {
    const [sender, ...news] = letterSchema.parse(JSON.parse(letter));
    return { sender, news };
  } catch {
    return null;
  }
}

/** Notes that wait to be sent. Of a log only its end is told, and nothing twice. */
export class Outbox {
  #waiting = new Map<string, News>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  add(news: News): void {
    if (news === 'lost') {
      // It says all that the others would.
      this.#waiting = new Map([['lost', 'lost']]);
    } else if (!this.#waiting.has('lost')) {
      const { what, table, person, seq } = news;
      this.#waiting.set(JSON.stringify([what, table, person, what === 'log' ? null : seq]), news);
    }
  }

  takeAll(): readonly News[] {
    const news = [...this.#waiting.values()];
    this.#waiting.clear();
    return news;
  }
}
