import { randomBytes } from 'node:crypto';
import { games } from '../../../src/games/index.ts';
import { type AnyGame, heardBy, Match } from '../../../src/kernel/index.ts';
import type { Client, Library, StateView } from './library.ts';
import { type SeenState, type State, stateOn } from './state.ts';

const SEATS = 2;

/** A message of ours beside the state: what a seat heard and is asked. */
export interface News {
  readonly events: readonly object[];
  readonly question: { readonly number: number; readonly legal: readonly string[] } | null;
  readonly over: boolean;
}

/**
 * A room in which two play A Familiar Find by the same rules, on the same Match, as at our tables. What happened is in
 * the state, which Colyseus sends as changes; events and questions are messages. Nothing is stored.
 */
export function roomOn(library: Library, game: AnyGame = games['familiar-find']?.core as AnyGame) {
  const { make, viewFor, follow } = stateOn(library);

  return class FindRoom extends library.Room {
    override maxClients = SEATS;
    // Changes are sent as soon as something happens, which is faster than the usual twenty times a second.
    override patchRate = null;
    declare state: State;
    match = this.deal();

    deal(): Match {
      const setup = { seats: SEATS, options: {}, seed: randomBytes(32).toString('hex'), salts: [] };
      return Match.start(game, setup) as Match;
    }

    onCreate(): void {
      this.state = make(SEATS);
      this.follow();
      this.onMessage<{ to: number; say: string }>('answer', ({ userData: { seat } }, { to, say }, context) => {
        const outcome = this.match.answer(seat, say, Date.now(), to);
        if (!outcome.ok) return context.reject(outcome.bar);
        this.follow();
        this.broadcastPatch();
        for (const client of this.clients)
          this.tell(
            client,
            outcome.events.flatMap((event) => heardBy(event, client.userData.seat) ?? []),
          );
      });
      this.onMessage('again', () => {
        if (this.match.state.result === null) return;
        this.match = this.deal();
        this.follow();
        this.broadcastPatch();
        for (const client of this.clients) this.tell(client, []);
      });
    }

    onJoin(client: Client): void {
      const seat = this.clients.length - 1;
      client.userData = { seat, asked: null };
      client.view = viewFor(this.state, seat);
      this.tell(client, []);
    }

    follow(): void {
      const views: StateView[] = [];
      for (const { userData, view } of this.clients) views[userData.seat] = view;
      follow(this.state, this.match.view('all').table as SeenState, views);
    }

    /** Tells a seat what it heard and is asked, unless that is nothing new. */
    tell(client: Client, events: readonly object[]): void {
      const { seat, asked } = client.userData;
      const question = this.match.question(seat);
      const number = question?.number ?? null;
      if (events.length === 0 && number === asked) return;
      client.userData.asked = number;
      client.send('news', { events, question, over: this.match.state.result !== null } satisfies News);
    }
  };
}
