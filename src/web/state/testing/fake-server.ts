import { vi } from 'vitest';

export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A server that replies when it is told to. */
export class FakeServer {
  /** Method and path of each request, and what each brought. */
  readonly asked: string[] = [];
  readonly bodies: unknown[] = [];
  private replies: ((reply: { status: number; body: unknown }) => void)[] = [];

  fetch = async (url: string, { method, body: sent }: { method: string; body: string | null }) => {
    this.asked.push(`${method} ${new URL(url).pathname}`);
    this.bodies.push(JSON.parse(sent ?? 'null'));
    const { status, body } = await new Promise<{ status: number; body: unknown }>((resolve) =>
      this.replies.push(resolve),
    );
    return { status, text: async () => JSON.stringify(body) };
  };

  async reply(status: number, body: unknown): Promise<void> {
    this.replies.shift()?.({ status, body });
    await settled();
  }
}

/** A browser that reaches that server and keeps what it is given. `vi.unstubAllGlobals` takes it away. */
export function stubBrowser(server: FakeServer, kept: Map<string, string>): void {
  vi.stubGlobal('location', { origin: 'http://cat.example' });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}
