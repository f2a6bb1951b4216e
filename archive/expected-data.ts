import { readFileSync } from 'node:fs';
import type { TableInfo } from '../src/protocol/table.ts';
import { Visitor, type VisitorTable } from '../src/server/testing/visitor/visitor.ts';
import { pathIn } from './files.ts';
import { fingerprint } from './seen.ts';

/** `<release>/data/<database>.json`: what must be found in a database that a killed server left behind. */
export interface ExpectedData {
  /** When the server was killed. */
  readonly at: string;
  readonly people: readonly ArchivedPerson[];
  readonly tables: readonly ArchivedTable[];
  readonly reports: readonly { readonly id: string; readonly words: string }[];
}

/** Somebody whom there is only in the archive: with what they sign in. */
export interface ArchivedPerson {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  /** Of an account; null for a guest. */
  readonly password: string | null;
}

export interface ArchivedTable {
  readonly id: string;
  /** What is special about it. */
  readonly what: string;
  readonly info: ReturnType<typeof infoOf>;
  readonly asked: readonly number[];
  /** The chat's lines, with who said them; a remark as data. */
  readonly chat: readonly (readonly [string, string])[];
  /** By a person's id what their eyes find. */
  readonly eyes: Readonly<Record<string, ReturnType<typeof eyesOf>>>;
}

export const readExpectedData = (release: string, kind: string): ExpectedData =>
  JSON.parse(readFileSync(pathIn(release, 'data', `${kind}.json`), 'utf8'));

/** Somebody signs in again with what their browser kept. */
export async function comeBack(url: string, { cookie }: Pick<ArchivedPerson, 'cookie'>): Promise<Visitor> {
  const visitor = new Visitor(url);
  visitor.cookie = cookie;
  visitor.me = await visitor.ask('GET', '/me');
  await visitor.connect();
  return visitor;
}

/** What must be found of a table, by all who come back and may see it. */
export async function findTable(id: string, what: string, people: readonly Visitor[]): Promise<ArchivedTable> {
  for (const person of people) await person.watch(id, 0);
  const [first] = people as [Visitor];
  // The chat comes after the table; a reply comes after both.
  for (const person of people) await person.send({ type: 'ping' });
  const { info, view, chat } = first.at(id);
  return {
    ...{ id, what, info: infoOf(info), asked: view?.asked ?? [] },
    chat: chat.map(({ person, text, remark }) => [person.name, remark === undefined ? text : JSON.stringify(remark)]),
    eyes: Object.fromEntries(people.map((person) => [person.id, eyesOf(person.at(id))])),
  };
}

const infoOf = ({
  game,
  content,
  options,
  state,
  clock,
  seats,
  host,
  commitment,
  result,
  next,
  origin,
}: TableInfo) => ({
  ...{ game, content, options, state, clock, host, commitment, result, next, origin },
  seats: seats.map(({ person, keptFor, bot, away }) => ({
    ...{ person: person?.id ?? null, keptFor: keptFor?.id ?? null, bot, away },
  })),
});

/** Numbers of questions and updates are the server's own, and clocks run on. */
const eyesOf = ({ you, view, question, events, undo }: VisitorTable) => {
  const { number: _number, ...asked } = question ?? { number: 0 };
  return { you, undo, view: fingerprint(view), question: fingerprint(asked), events: fingerprint(events) };
};
