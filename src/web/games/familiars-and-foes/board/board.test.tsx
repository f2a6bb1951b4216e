import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { type FoesTable, faceFactory } from '../../../../games/familiars-and-foes/face.ts';
import { games } from '../../../../games/index.ts';
import {
  type AnyGame,
  below,
  type HeardEvent,
  heardBy,
  LANGUAGES,
  Match,
  type Options,
  seededRng,
  type View,
  type Viewer,
} from '../../../../kernel/index.ts';
import type { BoardProps } from '../../../table/board.ts';
import { placesIn, propsFor, renderBoard, withoutDocument } from '../../../table/testing/render.tsx';
import { board as game } from '../index.ts';

const rules = games['familiars-and-foes']?.core as AnyGame;
const face = faceFactory.core;

beforeAll(withoutDocument);

interface BoardMoment {
  readonly heard: readonly HeardEvent[];
  readonly all: readonly HeardEvent[];
  readonly before: View;
  readonly after: View;
  readonly question: BoardProps['question'];
}

/** What a viewer hears in a game of chance moves, with how things stood before and after. */
function* moments(seats: number, viewer: Viewer, seed: string, options: Options = {}): Generator<BoardMoment> {
  const match = Match.start(rules, { seats, options, seed, salts: [] });
  const rng = seededRng(seed, 'moves');
  const all: HeardEvent[] = [];
  while (match.state.result === null) {
    const seat = rules.asked(match.state)[0] as number;
    const legal = match.question(seat)?.legal as readonly string[];
    const before = match.view(viewer);
    const outcome = match.answer(seat, legal[below(rng, legal.length)] as string);
    if (!outcome.ok) throw new Error(outcome.bar.why);
    const heard = outcome.events.flatMap((told) => heardBy(told, viewer) ?? []);
    all.push(...heard);
    const question = typeof viewer === 'number' ? match.question(viewer) : null;
    yield { heard, all: [...all], before, after: match.view(viewer), question };
  }
}
const VIEWERS: readonly Viewer[] = [0, 1, null, 'all'];
const tableOf = (view: View) => view.table as FoesTable;
const drawn = (view: View, more: Partial<BoardProps> = {}): string => renderBoard(game, propsFor(face, view, more));

test('every event that moves a card has flights, between places that the board shows', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 40; n++) {
    for (const { heard, before, after, all } of moments(2, VIEWERS[n % 4] as Viewer, `flights ${n}`)) {
      const moved = heard.flatMap((event) => game.flights(event, after, before).map((flight) => ({ event, flight })));
      if (moved.length === 0 || tableOf(after).wave === 0) continue;
      const places = n < 6 ? placesIn(drawn(after, { events: all })) : null;
      for (const { event, flight } of moved) {
        seen.add(event.kind);
        if (places === null) continue;
        expect(places, event.kind).toContain(flight.from);
        expect(places, event.kind).toContain(flight.to);
      }
    }
  }
  for (const kind of ['found', 'wave', 'rescued', 'defeated', 'uses', 'reward', 'casts']) expect(seen).toContain(kind);
});

test('no place is shown twice, and every zone of the game has one', () => {
  for (let n = 0; n < 6; n++) {
    let count = 0;
    for (const { after, all } of moments(1 + (n % 5), VIEWERS[n % 4] as Viewer, `places ${n}`)) {
      if (count++ % 23 !== 0 || tableOf(after).wave === 0) continue;
      const places = placesIn(drawn(after, { events: all }));
      expect(places.length, places.join(' ')).toBe(new Set(places).size);
      for (const { id } of face.zones(after as View<FoesTable>)) expect(places, id).toContain(id);
    }
  }
});

test('every Familiar is called by a sentence with what it has left, its tasks and whether it is its turn', () => {
  for (const { after, all } of moments(3, 0, 'sentences')) {
    const { familiars, round, active } = tableOf(after);
    if (round < 3 || active === null) continue;
    const html = drawn(after, { events: all });
    for (const { hp, health, mp, magic, tasks } of familiars) {
      expect(html).toContain(`${hp} of ${health} HP, ${mp} of ${magic} MP`);
      expect(html).toContain(`${tasks.length} of 6 tasks done`);
    }
    expect(html.match(/its turn/g)?.length).toBeGreaterThan(1);
    return;
  }
  throw new Error('never a third round');
});

test('the own Familiar in its turn has every legal deed at hand, with cost and chance, in every language', () => {
  for (const { after, all, question } of moments(2, 0, 'deeds')) {
    if (question?.ask !== 'action' || tableOf(after).round < 2) continue;
    for (const language of LANGUAGES) {
      const things = new Set<string>();
      const picking = {
        stateOf: (thing: readonly { readonly word: string }[]) => {
          things.add(thing.map(({ word }) => word).join(' '));
          return 'legal' as const;
        },
        isLit: () => true,
        touch: () => {},
        say: () => {},
      };
      const html = drawn(after, { events: all, question, picking, language });
      for (const say of question.legal) {
        const [verb = '', word = ''] = say.split(' ');
        expect(things, say).toContain(verb === 'attack' || verb === 'revive' ? verb : `${verb} ${word}`);
      }
      expect(html).not.toContain('undefined');
      expect(html).toMatch(/\d+\s?%/);
    }
    return;
  }
  throw new Error('never a turn of their own');
});

test('in a window all own Familiars declare, whoever is looked at', () => {
  for (const { after, all, question } of moments(1, 0, 'windows', { familiars: '3' })) {
    if (question?.ask !== 'foeRoll' && question?.ask !== 'roll') continue;
    const html = drawn(after, { events: all, question });
    for (const { familiar, hp } of tableOf(after).familiars) {
      if (hp === 0) continue;
      const { ability } = face.pack.mats.find(({ id }) => id === familiar) as (typeof face.pack.mats)[number];
      expect(html).toContain(`data-card="${ability.id}"`);
    }
    return;
  }
  throw new Error('never a window');
});

test('what can be used beside the question glows in the hand and on the mat, whoever is asked, and nothing else does', () => {
  for (const { after, all } of moments(2, 0, 'asides')) {
    const own = tableOf(after).familiars.find(({ seat }) => seat === 0);
    if (own === undefined || own.rewards.length === 0 || own.hp === 0 || after.result !== null) continue;
    const [reward] = own.rewards as [string];
    const picking = {
      stateOf: () => 'other' as const,
      isLit: () => false,
      isAside: (thing: readonly { readonly word: string }[]) => thing.some(({ word }) => word === 'reward'),
      touch: () => {},
      say: () => {},
    };
    for (const language of LANGUAGES) {
      const html = drawn(after, { events: all, question: null, picking, language });
      expect(html).toMatch(/<li class="aside"/);
      expect(html).toMatch(new RegExp(`<button[^>]*class="lot-card foe may-aside"[^>]*data-card="${reward}"`));
      expect(html.match(/may-aside/g)).toHaveLength(2 * own.rewards.length);
      expect(drawn(after, { events: all, question: null, language })).not.toMatch(/may-aside|class="aside"/);
    }
    return;
  }
  throw new Error('never a reward');
});

test('a gem that can be used so glows among the tokens, and who it may be for can be touched', () => {
  for (const { after, all } of moments(2, 0, 'gems')) {
    const own = tableOf(after).familiars.find(({ seat }) => seat === 0);
    if (own === undefined || tableOf(after).round < 1 || after.result !== null) continue;
    const gem = (thing: readonly { readonly word: string }[]) => thing[0]?.word === 'ability';
    const idle = { isLit: () => false, touch: () => {}, say: () => {} };
    const ready = { ...idle, stateOf: () => 'other' as const, isAside: gem };
    expect(drawn(after, { events: all, question: null, picking: ready })).toContain('tok gems may-aside');
    const aims = (thing: readonly { readonly word: string; readonly at?: number }[]) =>
      gem(thing) ? ('chosen' as const) : thing[0]?.at === 2 ? ('legal' as const) : ('other' as const);
    const html = drawn(after, { events: all, question: null, picking: { ...idle, stateOf: aims, isLit: () => true } });
    expect(html.match(/mat-touch legal lit/g)).toHaveLength(2);
    return;
  }
  throw new Error('never a turn');
});

test('whoever only looks has nothing in hand', () => {
  for (const { after } of moments(2, null, 'looks')) {
    if (tableOf(after).round < 2) continue;
    expect(drawn(after)).not.toContain('class="deeds');
    return;
  }
});

test('how far it is can be read: every wave with what comes in it, whatever room there is', () => {
  const { Overview: Outlook = () => null } = game;
  const first = [...moments(3, 0, 'outlook')].find(({ after }) => tableOf(after).wave === 1) as BoardMoment;
  const html = renderToStaticMarkup(<Outlook {...propsFor(face, first.after)} />);
  expect(html.match(/<li/g)).toHaveLength(4);
  expect(html).toMatch(/<li aria-current="step">Wave 1/);
  expect(html).toMatch(/Wave 4: .*2 and 3; 2 Coven cards/);
});
