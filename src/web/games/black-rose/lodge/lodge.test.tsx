import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../kernel/index.ts';
import type { Thing } from '../../../table/board.ts';
import { placesIn, renderPiece, withoutDocument } from '../../../table/testing/render.tsx';
import { Cubes } from '../board/cubes.tsx';
import { look } from '../cards/look.ts';
import { kindIn } from '../selectors.ts';
import { after, face, moments, PACKS, propsAt, type RoseMoment } from '../testing/moments.ts';
import { lossesIn } from './durations.ts';
import { besideOf, type Point, planOf } from './geometry.ts';
import { Lodge } from './lodge.tsx';

beforeAll(withoutDocument);

function lodgeAt(moment: RoseMoment, things: readonly Thing[] = [], language: Language = 'en'): string {
  const props = propsAt(moment, things, language);
  return renderPiece(props, look, <Lodge {...props} />);
}
const labels = (html: string): string[] =>
  [...html.matchAll(/aria-label="([^"]+)"/g)].map((match) => match[1] as string);
/** The opening tag of the element that has this. */
const tagWith = (html: string, part: string): string =>
  [...html.matchAll(/<\w+ [^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(part)) ?? '';

const position = {
  crown: 1,
  rooms: { forge: { cubes: [0, 1, 0, 0, 2], used: true }, crypt: { ruined: true } },
  players: [
    { room: 'archive', sheet: [0, 3], familiar: { card: 'polpetta', hurt: 1 } },
    { room: 'forge', sheet: [8], evocations: [{ card: 'imp', room: 'gallery', hurt: 1 }] },
    { familiar: { card: 'drogon', room: 'lair' } },
  ],
};
const FORGE = 'Forge, Red Room, Instability: 3 of 4 (1 of Ben, 2 of the Rose), Used this round, here: Rebecca (Ben)';
const [start] = after(position) as [RoseMoment];

test('a Room says what it is, how unstable it is and by whom, what became of it and who is there', () => {
  const all = labels(lodgeAt(start));
  const [polpetta, drogon] = ['polpetta', 'drogon'].map((card) => kindIn(face, card).health) as [number, number];
  expect(all.some((label) => label.startsWith(FORGE))).toBe(true);
  expect(all.some((label) => label.startsWith('Crypt, Grey Room, Destroyed'))).toBe(true);
  expect(all).toContain('Rebecca (Ben), 2 of 10 Health, Crown');
  expect(all).toContain(`Tessa, 7 of 10 Health, with Polpetta in Guard mode, ${polpetta - 1} of ${polpetta} Health`);
  expect(all).toContain(`Drogon (Cleo), ${drogon} of ${drogon} Health, Hunting mode`);
  expect(all.some((label) => label.startsWith('Cell of Cleo, leads to: '))).toBe(true);
  expect(all.some((label) => label.startsWith('Cell of Ann, empty, leads to: '))).toBe(true);
});

test.each(LANGUAGES)(
  'a Room says which Rooms lie next to it and where, and which Cells lead to it, in %s',
  (language) => {
    const all = labels(lodgeAt(start, [], language));
    const { speech, scene } = propsAt(start, [], language);
    const { rooms } = start.view.table;
    const plan = planOf(start.view);
    rooms.forEach(({ room }, place) => {
      const said = all.find((label) => label.startsWith(`${speech.card(room).name}, `)) ?? '';
      const beside = (plan.lodge.beside[place] ?? []).map((next) => speech.card(rooms[next]?.room ?? '').name);
      for (const name of beside) expect(said).toContain(`${name} (`);
      for (const [seat, { leadsTo }] of plan.cells.entries())
        expect([room, seat, said.includes(speech.zone(`cell:${seat}`, scene))]).toEqual([
          room,
          seat,
          leadsTo.includes(place),
        ]);
    });
  },
);

test('where a Room lies from another is said as it is drawn', () => {
  const { lodge, rooms } = planOf(start.view);
  for (const [place, [x, y]] of rooms.entries())
    for (const { points, room } of besideOf(lodge, place)) {
      const [otherX, otherY] = rooms[room] as Point;
      const across = { '-1': 'w', 0: '', 1: 'e' }[Math.sign(otherX - x)];
      expect([place, room, points]).toEqual([place, room, `${otherY < y ? 'n' : 's'}${across}`]);
    }
});

test('cubes stand in their places, each with the sign of whose it is, and what is free is dashed', () => {
  const html = renderPiece(propsAt(start), look, <Cubes of={[1, 0, 2, 0, 1]} slots={6} label="four" />);
  const classes = [...html.matchAll(/class="(cube [^"]+)"/g)].map((match) => match[1]);
  expect(classes).toEqual(['cube seat-1', 'cube seat-3', 'cube seat-3', 'cube rose', 'cube empty', 'cube empty']);
  expect(html).toContain('aria-label="four"');
});

test('what may be answered is legal, what is chosen is chosen, and the own Room is to be activated', () => {
  const html = lodgeAt(start);
  const legal = start.question?.legal ?? [];
  for (const { room } of start.view.table.rooms) {
    const isLegal = legal.includes(`walk ${room}`) || (room === 'archive' && legal.includes('activate'));
    expect([room, /class="hex legal/.test(tagWith(html, `data-card="${room}"`))]).toEqual([room, isLegal]);
  }
  expect(legal).toContain('activate');
  const beside = legal.find((say) => say.startsWith('walk '))?.slice(5) as string;
  const things = [[{ word: 'walk', at: 0 }], [{ word: beside, at: 1 }]];
  expect(tagWith(lodgeAt(start, things), `data-card="${beside}"`)).toContain('class="hex chosen');
});

test('who has no part in the question is touched in place of a lit Room, and of no other', () => {
  const html = lodgeAt(start);
  expect(tagWith(html, 'aria-label="Tessa, 7 of 10 Health')).toContain('data-instead');
  expect(lodgeAt({ ...start, question: null })).not.toContain('data-instead');
});

test('more Models than fingers can tell apart are one button that names them all', () => {
  const players = position.players.map((player) => ({ ...player, room: 'archive' }));
  const [crowded] = after({ ...position, players }) as [RoseMoment];
  const huddle = labels(lodgeAt(crowded)).find((label) => label.startsWith('3 Models: ')) ?? '';
  for (const name of ['Tessa', 'Rebecca (Ben)', 'Jaf’ar (Cleo)']) expect(huddle).toContain(name);
});

test('what was lost is summed up, Model by Model', () => {
  const beside = position.players.map((player) => ({ ...player, room: 'archive' }));
  const [, struck] = after({ ...position, players: beside }, ['strike rebecca-2']) as [RoseMoment, RoseMoment];
  expect(lossesIn(struck.events)).toEqual(new Map([['rebecca-2', 1]]));
  expect(lossesIn([...struck.events, ...struck.events]).get('rebecca-2')).toBe(2);
});

/** Of a game: enough for everything to have happened. */
const MOMENTS = 420;
test('in any game, Lodge and language all Rooms and Cells are drawn, and every Model once in its place', () => {
  let drawnLodges = 0;
  for (const [seats, options] of [
    [2, { lodge: 'duel', cerberus: true }],
    [3, PACKS],
    [4, PACKS],
  ] as const) {
    let count = 0;
    for (const moment of moments(seats, `lodge ${seats}`, { lodge: 'large', ...options })) {
      if (count++ > MOMENTS) break;
      if (count % 41 !== 0) continue;
      const html = lodgeAt(moment, [], LANGUAGES[drawnLodges++ % LANGUAGES.length] as Language);
      expect(html).not.toMatch(/undefined|NaN|\[object/);
      const wanted = face
        .zones(moment.view)
        .filter(({ id }) => /^(room|cell):/.test(id))
        .map(({ id, cards }) => [id, cards.map(({ card }) => card).sort()]);
      const parts = html.split('data-place="').slice(1);
      const found = parts.map((part) => [
        part.slice(0, part.indexOf('"')),
        [...part.matchAll(/data-card="([^"]*)"/g)].map((match) => match[1]).sort(),
      ]);
      expect(found.sort()).toEqual(wanted.sort());
      expect(new Set(placesIn(html)).size).toBe(wanted.length);
    }
  }
  expect(drawnLodges).toBeGreaterThan(15);
});

test('a Room to walk to, one to aim at and the one to activate are told apart by their marks, and a legend says which', () => {
  const players = [{ room: 'black-rose', quick: 'wallbreaker:a' }, { room: 'forge' }];
  const [moment] = after({ players }) as [RoseMoment];
  const marksOf = (html: string) =>
    [...html.matchAll(/class="hex legal lit (way|aimed|acts)"[^>]*data-card="([^"]+)"/g)].map(([, mark]) => mark);
  const walks = moment.question?.legal.filter((say) => say.startsWith('walk ')) ?? [];
  const aims = moment.question?.legal.filter((say) => say.startsWith('quick-on ')) ?? [];
  const html = lodgeAt(moment);
  expect(marksOf(html).filter((mark) => mark === 'way')).toHaveLength(walks.length);
  const walked = lodgeAt(moment, [[{ word: 'walk', at: 0 }]]);
  expect(walked).not.toMatch(/mark target/);
  const aimed = lodgeAt(moment, [[{ word: 'quick-on', at: 0 }]]);
  expect(marksOf(aimed)).toEqual(aims.map(() => 'aimed'));
  expect(aimed.match(/mark target/g)).toHaveLength(aims.length);
  const legendOf = (drawn: string) =>
    [...drawn.matchAll(/<li class="(way|later|aimed|acts)"/g)].map(([, mark]) => mark);
  expect([html, walked, aimed].map(legendOf)).toEqual([['way', 'later', 'aimed'], ['way', 'later'], ['aimed']]);
  const [cell] = after({ players: [{ room: 'archive' }, { room: 'forge' }] }) as [RoseMoment];
  expect(marksOf(lodgeAt(cell))).toContain('acts');
  expect(legendOf(lodgeAt(cell))).toContain('acts');
  expect(legendOf(lodgeAt(cell, [[{ word: 'walk', at: 0 }]]))).not.toContain('acts');
});
