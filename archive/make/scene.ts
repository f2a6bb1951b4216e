import { games } from '../../src/games/index.ts';
import { below, type RandomState, seededRng } from '../../src/kernel/index.ts';
import type { NewTable } from '../../src/protocol/table.ts';
import { Visitor } from '../../src/server/testing/visitor/visitor.ts';
import type { ArchivedPerson } from '../expected-data.ts';
import { changedPack } from './packs.ts';

const PASSWORD = 'a password of the archive';
const FIND = 'familiar-find';
const ARENA = 'mythic-arena';
const FOES = 'familiars-and-foes';
const ROSE = 'black-rose';

/** A table and who plays there. */
interface PreparedTable {
  readonly id: string;
  readonly people: readonly Visitor[];
}

/** People and tables of every kind that a server can have, laid out on a running server. */
export class Scene {
  /** What is special about each table, by its id. */
  readonly tables = new Map<string, string>();
  readonly reports: { id: string; words: string }[] = [];
  private readonly url: string;
  private readonly luck: RandomState = seededRng('scene');
  private readonly here: { visitor: Visitor; password: string | null }[] = [];
  private readonly disturbed: PreparedTable[] = [];

  constructor(url: string) {
    this.url = url;
  }

  /** Who is there, as they can come back. */
  get people(): ArchivedPerson[] {
    return this.here.map(({ visitor, password }) => ({
      ...{ id: visitor.id, name: visitor.me?.name ?? '', cookie: visitor.cookie, password },
    }));
  }

  /** Lays out everything. */
  async layOut(): Promise<void> {
    const ada = await this.comes('Ada', PASSWORD);
    const basil = await this.comes('Basil', PASSWORD);
    const cleo = await this.comes('Cleo');
    const dorian = await this.comes('Dorian');
    await dorian.ask('PUT', '/mutes', { person: cleo.id, muted: true });

    await this.waiting(ada, basil);
    await this.withBots(ada);
    await this.amongPeople(ada, basil, cleo, dorian);
    await this.finished(basil, cleo);
    // They are played at until the server is killed.
    const [killed, withBot] = ['played at while the server is killed', 'a bot plays while the server is killed'];
    this.disturbed.push(await this.play(killed, FIND, [ada, basil]));
    this.disturbed.push(await this.play(killed, FIND, [ada, cleo, dorian]));
    this.disturbed.push(await this.play(killed, ARENA, [cleo, dorian]));
    this.disturbed.push(await this.play(withBot, FOES, [basil], {}, ['greedy', 'greedy']));
  }

  /** Tables that have not begun. */
  private async waiting(ada: Visitor, basil: Visitor): Promise<void> {
    const open = await this.make('open, in the lobby', ada, { game: FIND, seats: [null, null, 'cat'], public: true });
    await basil.ask('POST', `/tables/${open}/join`, { salt: 'early' });
    await this.make('open, for who has the link', basil, { game: ARENA, seats: [null, null], eager: true });
  }

  /** A table of each game with one person, bots and a coach; two also with a pack that was brought. */
  private async withBots(ada: Visitor): Promise<void> {
    for (const { name, core, pack } of Object.values(games)) {
      const bots = Array.from({ length: Math.max(1, core.seating.seats.min - 1) }, () => 'greedy');
      await this.answer(await this.play('with bots', name, [ada], { coach: true }, bots), 8);
      if (name !== FIND && name !== ARENA) continue;
      const { content } = await ada.ask('POST', '/packs', { game: name, pack: changedPack(name, pack) });
      await this.answer(await this.play('with a pack that was brought', name, [ada], { content }, bots), 6);
    }
  }

  /** Tables of people only: with clocks, answers taken back, chat, remarks, reports and people who are away. */
  private async amongPeople(ada: Visitor, basil: Visitor, cleo: Visitor, dorian: Visitor): Promise<void> {
    const find = await this.play('people only, with undo and chat', FIND, [ada, basil, cleo], {
      options: { abilities: true, locations: true, tourism: true },
      spectators: true,
    });
    await this.answer(find, 14, true);
    for (const [person, text] of [
      [ada, 'Good evening!'],
      [cleo, 'Bonsoir à tous « ici » 🐈'],
    ] as const)
      await person.must({ type: 'chat', table: find.id, text });
    await this.report(basil, find.id, 'this looks wrong');

    const days = { clock: { kind: 'days', days: 14 } } as const;
    const arena = await this.play('people only, days for a move', ARENA, [basil, dorian], days);
    await this.answer(arena, 15, true);
    await basil.ask('POST', `/tables/${arena.id}/away`);
    await basil.ask('POST', `/tables/${arena.id}/back`);
    await this.answer(arena, 15, true);

    const foes = await this.play('together, with remarks and a bot that gives reasons', FOES, [cleo, dorian], {}, [
      'cat',
    ]);
    await this.answer(foes, 20, true);
    await cleo.must({ type: 'remark', table: foes.id, remark: { kind: 'point', at: 'player-2' } });
    await dorian.must({ type: 'chat', table: foes.id, text: 'Together, then.' });

    const rose = await this.play('one is away', ROSE, [ada, basil, dorian], {
      options: { cerberus: true, hydra: true },
      clock: { kind: 'game', seconds: 7 * 86_400 },
    });
    await this.answer(rose, 40, true);
    const duel = await this.play('people only, in a duel Lodge', ROSE, [basil, cleo], { options: { lodge: 'duel' } });
    await this.answer(duel, 25, true);
    await dorian.ask('POST', `/tables/${rose.id}/away`);
    const gone = await this.play('one has given up', FIND, [ada, basil, dorian]);
    await this.answer(gone, 5);
    await ada.ask('POST', `/tables/${gone.id}/resign`);
  }

  /** Games that are over, what followed them, and one that goes on from the middle of another. */
  private async finished(basil: Visitor, cleo: Visitor): Promise<void> {
    const over = await this.play('over, with a rematch that is open', FIND, [basil, cleo]);
    await this.answer(over, Number.POSITIVE_INFINITY);
    await this.report(cleo, over.id, 'a report after the end');
    const { id: open } = await basil.ask('POST', `/tables/${over.id}/rematch`);
    this.tables.set(open, 'a rematch that one has not joined');
    await basil.ask('POST', `/tables/${open}/join`, { salt: 'again' });

    const before = await this.play('over, with a rematch that is played', FOES, [basil, cleo]);
    await this.answer(before, Number.POSITIVE_INFINITY);
    const { id } = await cleo.ask('POST', `/tables/${before.id}/rematch`);
    this.tables.set(id, 'a rematch that is played');
    for (const person of [cleo, basil]) await person.ask('POST', `/tables/${id}/join`, { salt: person.id });
    const { host } = await cleo.ask('GET', `/tables/${id}`);
    const rematch = await this.begun(id, [basil, cleo], [basil, cleo].find((person) => person.id === host) ?? cleo);
    await this.answer(rematch, 9);

    const given = await this.play('over, given up', ARENA, [basil, cleo]);
    await this.answer(given, 12);
    await basil.ask('POST', `/tables/${given.id}/resign`);

    const { id: on } = await cleo.ask('POST', '/play-on', { table: over.id, after: 12, seat: 0, bot: 'greedy' });
    this.tables.set(on, 'it goes on from the middle of another');
    await cleo.watch(on, 0);
    await this.answer({ id: on, people: [cleo] }, 4);
  }

  // ---- People and tables ----

  private async comes(name: string, password: string | null = null): Promise<Visitor> {
    const visitor = await Visitor.come(this.url, name);
    if (password !== null) visitor.me = await visitor.ask('POST', '/account', { name, password });
    this.here.push({ visitor, password });
    return visitor;
  }

  private async make(what: string, host: Visitor, table: Partial<NewTable>): Promise<string> {
    const { id } = await host.ask('POST', '/tables', table);
    this.tables.set(id, what);
    await host.ask('POST', `/tables/${id}/join`, { salt: `of ${host.me?.name}` });
    return id;
  }

  private async play(
    what: string,
    game: string,
    people: readonly Visitor[],
    more: Partial<NewTable> = {},
    bots: readonly string[] = [],
  ): Promise<PreparedTable> {
    const [host, ...others] = people as [Visitor, ...Visitor[]];
    const id = await this.make(what, host, { game, seats: [...people.map(() => null), ...bots], ...more });
    for (const other of others) await other.ask('POST', `/tables/${id}/join`, { salt: `of ${other.me?.name}` });
    return this.begun(id, people, host);
  }

  private async begun(id: string, people: readonly Visitor[], host: Visitor): Promise<PreparedTable> {
    for (const person of people) await person.watch(id, 0);
    const { state } = await host.ask('GET', `/tables/${id}`);
    if (state === 'open') await host.ask('POST', `/tables/${id}/start`);
    for (const person of people) await person.until(() => person.at(id).seq !== null);
    return { id, people };
  }

  private async report(person: Visitor, table: string, words: string): Promise<void> {
    const { id } = await person.ask('POST', `/tables/${table}/report`, { words });
    this.reports.push({ id, words });
  }

  /** Whoever is asked answers at random, so often or to the end; with `undo` some answers are taken back. */
  private async answer(table: PreparedTable, times: number, undo = false): Promise<void> {
    const { id, people } = table;
    const [first] = people as [Visitor];
    const asked = () => people.filter((person) => person.at(id).question !== null);
    for (let n = 0; n < times; n++) {
      await first.until(() => this.isOver(table) || asked().length > 0);
      if (this.isOver(table)) return;
      const person = this.oneOf(asked());
      await person.answer(id, this.oneOf(person.at(id).question?.legal ?? []));
      if (undo && n % 3 === 0 && person.at(id).undo) await person.send({ type: 'undo', table: id });
    }
    await first.until(() => this.isOver(table) || asked().length > 0);
  }

  /** Everybody plays at once where they are to be disturbed; resolves after so many answers, and nobody stops. */
  async playAtOnce(answers: number): Promise<void> {
    let done = 0;
    await new Promise<void>((resolve) => {
      for (const table of this.disturbed)
        void (async () => {
          while (!this.isOver(table)) {
            await this.answer(table, 1);
            if (++done === answers) resolve();
          }
        })();
    });
  }

  private isOver({ id, people }: PreparedTable): boolean {
    return people[0]?.at(id).info.state === 'over';
  }

  private oneOf<T>(list: readonly T[]): T {
    return list[below(this.luck, list.length)] as T;
  }
}
