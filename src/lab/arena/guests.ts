import type { Player } from './player.ts';

/** Fetches a player by its contestant's name. */
export type OpenPlayer = (name: string) => Promise<Player>;

/** Players that are not ours. They stay from game to game, one for each seat that their contestant ever has. */
export class Guests {
  private readonly open: OpenPlayer;
  private readonly here = new Map<string, Promise<Player>>();
  private readonly leaving: Promise<void>[] = [];

  constructor(open: OpenPlayer) {
    this.open = open;
  }

  /** Whoever plays this seat for the contestant, fetched when a game begins. */
  at(name: string, seat: number): Player {
    const key = `${seat} ${name}`;
    return {
      name,
      start: async (gameStart) => {
        if (!this.here.has(key)) this.here.set(key, this.open(name));
        await (await this.here.get(key))?.start(gameStart);
      },
      choose: async (view, question, deadlineMs) =>
        (await (this.here.get(key) as Promise<Player>)).choose(view, question, deadlineMs),
      finish: async (result) => (await this.here.get(key))?.finish(result),
      close: () => {},
    };
  }

  /** Sends home who played a seat: after a foul nobody knows what it would say next. */
  dismiss(seat: number): void {
    for (const [key, player] of this.here) {
      if (!key.startsWith(`${seat} `)) continue;
      this.here.delete(key);
      // That it was never there, or does not take its leave, changes nothing any more.
      this.leaving.push(player.then((guest) => guest.close()).catch(() => {}));
    }
  }

  async close(): Promise<void> {
    for (const key of [...this.here.keys()]) this.dismiss(Number.parseInt(key, 10));
    await Promise.all(this.leaving);
  }
}
