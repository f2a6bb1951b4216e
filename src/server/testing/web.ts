import { openLog } from '../log.ts';
import { Attempts } from '../people/attempts.ts';
import { People } from '../people/people.ts';
import { Sessions } from '../people/sessions.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Storage } from '../storage/open.ts';
import { buildApp } from '../wire/app.ts';
import type { App, HttpServices } from '../wire/http-services.ts';
import { Metrics } from '../wire/metrics.ts';
import { WorkBudgets } from '../work/budget.ts';

/** The HTTP part of a server, without tables. */
export interface Web extends HttpServices {
  readonly app: App;
  /** All that it logged. */
  logged(): string;
}

/** What goes into one, over a database; `env` is what would be set in the environment. */
export async function openWeb(
  storage: HttpServices['storage'] | Storage,
  env: Readonly<Record<string, string>> = {},
  more: Partial<HttpServices> = {},
): Promise<Web> {
  const lines: string[] = [];
  const log = openLog({ level: 'trace', readable: false, out: { write: (line) => void lines.push(line) } });
  const settings = readSettings({ GUESTS_PER_HOUR: '1000', ...env }) as Settings;
  const monotonic = more.monotonic ?? (() => performance.now());
  const sessions = new Sessions(storage.db, Date.now, monotonic);
  const people = new People(storage.db, sessions, new Attempts(monotonic));
  const parts = {
    ...{ settings, storage, people, sessions, log, metrics: new Metrics() },
    budgets: new WorkBudgets(60_000),
    ...{ monotonic, stopping: () => false, ...more },
  };
  const app = await buildApp(parts);
  return { ...parts, app, logged: () => lines.join('') };
}

export interface WebResponse {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as they like
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Somebody's browser: it keeps the cookie that it is given. */
export class Browser {
  cookie: string | null = null;
  /** The proof that it has signed in before. */
  private device: string | null = null;
  private readonly app: App;

  constructor({ app }: Pick<Web, 'app'>) {
    this.app = app;
  }

  async ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<WebResponse> {
    const shown = [
      ...(this.cookie === null ? [] : [`grimalkin=${this.cookie}`]),
      ...(this.device === null ? [] : [`grimalkin-device=${this.device}`]),
    ];
    const cookie = shown.length === 0 ? {} : { cookie: shown.join('; ') };
    const reply = await this.app.inject({
      ...{ method, url, headers: { ...cookie, ...headers } },
      ...(body !== undefined && { payload: body }),
    });
    const given = reply.cookies.find(({ name }) => name === 'grimalkin');
    if (given !== undefined) this.cookie = given.value === '' ? null : given.value;
    this.device = reply.cookies.find(({ name }) => name === 'grimalkin-device')?.value ?? this.device;
    const json = /json/.test(`${reply.headers['content-type']}`);
    return { status: reply.statusCode, body: json ? reply.json() : reply.body, headers: reply.headers };
  }
}
