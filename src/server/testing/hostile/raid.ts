import { below, seededRng } from '../../../kernel/index.ts';
import { GAME } from '../play.ts';
import type { TestCrowd } from '../visitor/crowd.ts';
import { Intruder } from './intruder.ts';
import { type Hostile, type HostileTargets, malformed, unfair } from './messages.ts';
import { type KnownData, request } from './requests.ts';
import { ask, faultIn, rawBytes, sendRaw } from './wire.ts';

/** How much is sent. */
export interface RaidSize {
  /** Rounds of each intruder, with so many messages that cannot be read and so many that can. */
  readonly rounds: number;
  readonly unreadable: number;
  /** No more than a socket may have under way. */
  readonly readable: number;
  readonly requests: number;
  readonly bytes: number;
}

/** Requests that are under way at once. */
const HANDS = 12;

/** People who mean harm, two by two at tables of their own where nobody ever answers. */
export class Raid {
  readonly faults: string[] = [];
  readonly tables: string[] = [];
  /** All that came back over HTTP and looked like a seed. */
  readonly found = new Set<string>();
  private readonly url: string;
  private readonly seed: string;
  private readonly crowd: TestCrowd;
  private intruders: Intruder[] = [];
  private devices: Intruder[] = [];

  constructor(url: string, seed: string, crowd: TestCrowd) {
    this.url = url;
    this.seed = seed;
    this.crowd = crowd;
  }

  async gather(count: number): Promise<void> {
    this.intruders = await Promise.all(Array.from({ length: count }, () => Intruder.come(this.url)));
    for (let n = 0; n + 1 < count; n += 2) {
      const [{ door: a }, { door: b }] = this.intruders.slice(n) as [Intruder, Intruder];
      const { id } = await a.ask('POST', '/tables', { game: GAME, seats: [null, null] });
      await b.ask('POST', `/tables/${id}/join`, {});
      await a.ask('POST', `/tables/${id}/start`);
      this.tables.push(id);
    }
    // Other devices of honest people, in other hands.
    this.devices = await Promise.all(
      this.crowd.people.slice(0, 3).map(({ cookie }) => Intruder.come(this.url, cookie)),
    );
  }

  /** Everything at once. */
  async strike(force: RaidSize, known: KnownData): Promise<void> {
    await Promise.all([
      ...this.intruders.map((intruder, n) => this.flood(intruder, n, force)),
      ...this.devices.map((device, n) => this.repeat(device, n, force)),
      ...Array.from({ length: HANDS }, (_, n) => this.ask(known, n, force)),
      this.hurl(known, force),
    ]);
    for (const { faults } of [...this.intruders, ...this.devices]) this.faults.push(...faults.splice(0));
  }

  get sent(): number {
    return [...this.intruders, ...this.devices].reduce((sum, { sent }) => sum + sent, 0);
  }

  /** How many messages the server has dealt with by now. */
  get settled(): number {
    return [...this.intruders, ...this.devices].reduce((sum, { settled }) => sum + settled, 0);
  }

  leave(): void {
    for (const intruder of [...this.intruders, ...this.devices]) intruder.close();
  }

  private async flood(intruder: Intruder, n: number, { rounds, unreadable, readable }: RaidSize): Promise<void> {
    const luck = seededRng(this.seed, `intruder ${n}`);
    // While seats are taken for a rematch everybody may look on.
    const boards = (spectators: boolean) => () =>
      [...this.crowd.past, ...this.crowd.boards]
        .filter(({ id, people: [host] }) => {
          const info = host?.tables.get(id)?.info;
          return info?.spectators === spectators && info.state !== 'open';
        })
        .map(({ id }) => id)
        .slice(-4);
    const own = [this.tables[n >> 1] as string];
    const targets: HostileTargets = { open: boards(true), closed: boards(false), own };
    for (let round = 0; round < rounds; round++) {
      const messages: Hostile[] = Array.from({ length: unreadable }, () => malformed(luck, targets));
      for (let id = 0; id < readable; id++)
        messages.splice(below(luck, messages.length), 0, unfair(luck, targets, 1_000_000 + id));
      await intruder.send(messages);
    }
  }

  /** What somebody has answered already, again from another device. */
  private async repeat(device: Intruder, n: number, { rounds, readable }: RaidSize): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      const given = [...(this.crowd.people[n]?.acts ?? [])].flatMap(([table, clientActs]) =>
        clientActs.flatMap(({ kind, fate, to, say }) =>
          kind === 'answer' && fate === 'done' ? [{ table, to, say }] : [],
        ),
      );
      await device.send(
        given.slice(-readable).map((answer, id) => {
          const frame = JSON.stringify({ type: 'answer', id, ...answer });
          return { frame, id, must: 'refused' };
        }),
      );
    }
  }

  private async ask(known: KnownData, hand: number, { requests }: RaidSize): Promise<void> {
    const luck = seededRng(this.seed, `requests ${hand}`);
    for (let n = hand; n < requests; n += HANDS) {
      const wanted = request(luck, known);
      const answered = await ask(this.url, wanted);
      const fault = faultIn(wanted, answered);
      if (fault !== null) this.faults.push(`${JSON.stringify(wanted).slice(0, 1000)}\n  → ${fault.slice(0, 300)}`);
      for (const [found] of answered.text.matchAll(/[0-9a-f]{64}/g)) this.found.add(found);
    }
  }

  private async hurl({ cookie }: KnownData, { bytes }: RaidSize): Promise<void> {
    const luck = seededRng(this.seed, 'bytes');
    for (let n = 0; n < bytes; n++) {
      const thrown = rawBytes(luck, cookie);
      if (!(await sendRaw(this.url, thrown)))
        this.faults.push(`not hung up on: ${thrown.toString('latin1').slice(0, 300)}`);
    }
  }
}
