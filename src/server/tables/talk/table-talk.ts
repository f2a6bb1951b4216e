import type { Bar, Question, Seat } from '../../../kernel/index.ts';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import { type Remark, seatIn } from '../../../protocol/remark.ts';
import type { LiveGame } from '../../../table/index.ts';
import type { Audience } from '../audience/audience.ts';
import { seatOf } from '../info.ts';
import type { StoredTable } from '../table-rows.ts';
import type { TableServices } from '../table-services.ts';
import { addLine, readChat } from './chat.ts';

/** The part of a table that its chat uses. */
interface TalkTable {
  readonly id: string;
  readonly audience: Audience;
  readonly live: LiveGame | null;
  readonly row: StoredTable;
  run<T>(act: () => Promise<T>): Promise<T>;
  ready(): Promise<Bar | null>;
}

/** The chat of one table: free text and, in cooperative games, remarks made of the game's words. */
export class TableTalk {
  private readonly table: TalkTable;
  private readonly services: TableServices;

  constructor(table: TalkTable, services: TableServices) {
    this.table = table;
    this.services = services;
  }

  /** Stores a message and sends it to everybody who has not muted its author. */
  say(person: string, said: string | Remark): Promise<Bar | null> {
    return this.asSeated(person, 'chat-closed', async (seat) => {
      const unsaid = typeof said === 'string' ? null : remarkBar(this.table.live, seat, said);
      if (unsaid !== null) return unsaid;
      const { storage } = this.services;
      const id = await addLine(storage.db, this.table.id, person, said);
      storage.notify({ table: this.table.id, what: 'chat', seq: id });
      await this.show(id);
      return null;
    });
  }

  /** The open questions of all seats, for the players of a cooperative game who plan together. */
  asks(person: string): Promise<Bar | readonly Question[]> {
    return this.asSeated<readonly Question[]>(person, 'not-seated', async () => {
      const { live } = this.table;
      if (live === null) return refuse('not-playing');
      return isTogether(live) ? questionsIn(live) : refuse('not-together');
    });
  }

  /** Sends a stored message. */
  async show(id: number): Promise<void> {
    const [line] = await readChat(this.services.storage.db, this.table.id, id - 1);
    if (line === undefined || line.id !== id) return;
    this.table.audience.broadcast(({ watcher }) =>
      watcher.mutes.has(line.person.id)
        ? null
        : { key: 'chat', message: () => ({ type: 'chat', table: this.table.id, lines: [line] }) },
    );
  }

  private asSeated<T>(
    person: string,
    otherwise: 'chat-closed' | 'not-seated',
    act: (seat: Seat) => Promise<Bar | T>,
  ): Promise<Bar | T> {
    return this.table.run(async () => {
      const bar = await this.table.ready();
      if (bar !== null) return bar;
      const seat = seatOf(this.table.row, person);
      return seat === null ? refuse(otherwise) : act(seat);
    });
  }
}

const isTogether = ({ dealt }: LiveGame): boolean => dealt.game.seating.together === true;

/**
 * Why a remark is refused, or null. Every part of it must be known to the game, because each reader sees it in their
 * own language.
 */
function remarkBar(live: LiveGame | null, seat: Seat, remark: Remark): Bar | null {
  if (live === null) return refuse('not-playing');
  if (!isTogether(live)) return refuse('not-together');
  const { game, setup } = live.dealt;
  if (remark.kind === 'point') return isThere(live, seat, remark.at) ? null : refuse('no-such-thing');
  if (remark.kind === 'propose' && remark.seat >= setup.seats) return refuse('no-such-person');
  return game.read(remark.say) === null ? { rule: null, why: 'unreadable' } : null;
}

/** Whether a word names a player or something on the table, or is one of the game's answers. */
function isThere(live: LiveGame, seat: Seat, word: string): boolean {
  const who = seatIn(word);
  if (who !== null) return who >= 0 && who < live.dealt.setup.seats;
  const { match } = live;
  const zones = match.game.zones(match.view(seat));
  return (
    zones.some(({ id, cards }) => id === word || cards.some(({ card }) => card === word)) || match.game.knows(word)
  );
}

const questionsIn = ({ match, asked }: LiveGame): Question[] =>
  asked.flatMap((seat) => {
    const question = match.game.question(match.state, seat);
    return question === null || question.hidden ? [] : [question];
  });
