import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { faceFactory, type RoseTable, SCHOOLS } from '../../../../games/black-rose/face.ts';
import { LANGUAGES, type Options, type View, type Viewer } from '../../../../kernel/index.ts';
import type { BoardProps, Thing } from '../../../table/board.ts';
import { RecordedGames, type SeenMoment } from '../../../table/testing/moments.ts';
import { placesIn, propsFor, renderBoard, withoutDocument } from '../../../table/testing/render.tsx';
import { board as game } from '../index.ts';
import { isChoosing, phaseOf } from '../selectors.ts';

const face = faceFactory.core;
const games = new RecordedGames<RoseTable>('black-rose');
type BoardMoment = SeenMoment<RoseTable>;

beforeAll(withoutDocument);

const PACKS: Options = { cerberus: true, draco: true, griffin: true, hydra: true };
const DUEL: Options = { lodge: 'duel', cerberus: true };
const VIEWERS: readonly Viewer[] = [0, 1, null, 'all'];

const drawn = ({ view, events, question }: BoardMoment, more: Partial<BoardProps> = {}): string =>
  renderBoard(game, propsFor(face, view as View, { events, question, ...more }));

/** Takes down what is offered to be touched. */
function noting(): { readonly picking: BoardProps['picking']; readonly things: Set<string> } {
  const things = new Set<string>();
  const stateOf = (thing: Thing) => {
    things.add(thing.map(({ word }) => word).join(' '));
    return 'legal' as const;
  };
  return { things, picking: { stateOf, isLit: () => true, touch: () => {}, say: () => {} } };
}
function first(moments: Iterable<BoardMoment>, fits: (moment: BoardMoment) => boolean): BoardMoment {
  for (const moment of moments) if (fits(moment)) return moment;
  throw new Error('that never happens');
}
const asked = (ask: string) => (moment: BoardMoment) => moment.question?.ask === ask;

test('no place is shown twice, and every zone of the game has one, whoever looks on', () => {
  for (let n = 0; n < 4; n++) {
    const options = n === 0 ? DUEL : PACKS;
    let count = 0;
    for (const moment of games.byChance(VIEWERS[n] as Viewer, n === 0 ? 2 : 1 + n, `places ${n}`, options)) {
      const { view } = moment;
      if (isChoosing(view) || (count++ % 41 !== 0 && view.result === null)) continue;
      const places = placesIn(drawn(moment));
      expect(places.length, places.sort().join(' ')).toBe(new Set(places).size);
      for (const { id } of face.zones(view)) expect(places, `${id} in ${phaseOf(view)}`).toContain(id);
      if (count > 400) break;
    }
  }
});

test('whoever chooses has every Mage and every school at hand, and sees who took what', () => {
  const moment = first(games.byChance(1, 3, 'choice', {}), asked('choose'));
  for (const language of LANGUAGES) {
    const { things, picking } = noting();
    const html = drawn(moment, { picking, language });
    for (const { id } of face.pack.mages) expect(things).toContain(`choose ${id}`);
    for (const school of SCHOOLS) expect(things).toContain(`choose ${school}`);
    expect(html).not.toContain('undefined');
  }
});

test('every sheet is called by a sentence with Power, damage and whose it is, and what is left to use', () => {
  const moment = first(games.byChance(0, 3, 'sheets', PACKS), ({ view }) => {
    const { players } = view.table;
    return phaseOf(view) === 'action' && players.some(({ sheet }) => (sheet[4] ?? 0) > 0);
  });
  const html = drawn(moment);
  for (const { power, sheet, cards } of moment.view.table.players) {
    const damage = sheet.reduce((sum, count) => sum + count, 0);
    expect(html).toContain(`${power} Power, ${damage} of 10 damage`);
    expect(html).toContain(`${cards} ${cards === 1 ? 'card' : 'cards'} in hand`);
  }
  expect(html).toMatch(/\d of the Rose/);
});

test('damage of a pair is split within its bounds, each way by its own button', () => {
  const position = {
    active: 1,
    players: [
      { room: 'kennel', sheet: [0, 9], familiar: { card: 'polpetta' } },
      { room: 'archive', slots: ['unbinding:b'] },
    ],
  };
  const moment = games.from(0, [position, 2, { cerberus: true }], ['cast-at tessa-1'], []).at(-1) as BoardMoment;
  expect(moment.question?.legal).toEqual(['split 2', 'split 3']);
  for (const language of LANGUAGES) {
    const { things, picking } = noting();
    const html = drawn(moment, { picking, language });
    expect(things).toContain('split 2');
    expect(things).toContain('split 3');
    expect(things).not.toContain('split 1');
    expect(html).toMatch(/type="range" min="2" max="3"/);
  }
  expect(drawn(moment)).toContain('1 on Tessa, 2 on Polpetta');
});

test('what nothing on the table stands for is left to the bar: to pass, to stop, to send the Familiar', () => {
  const guarded = { players: [{ room: 'kennel', familiar: { card: 'polpetta' } }, {}] };
  const all = [...games.byChance(0, 2, 'bar', {}), ...games.from(0, [guarded, 2, { cerberus: true }], [], [])];
  const ways = ['pass', 'done', 'stop', 'ready', 'send'];
  for (const say of ways) {
    const moment = first(all, ({ question }) => question?.legal.includes(say) === true);
    const { things, picking } = noting();
    drawn(moment, { picking });
    expect([...things].filter((thing) => thing === '' || thing === say)).toEqual([]);
  }
});

test('what the Rose keeps beside her Power is shown, and in views of older editions nothing of it', () => {
  const players = [{ room: 'crypt' }, { room: 'throne' }];
  const keeps = games
    .from(0, [{ rose: 5, roseTrophies: 2, roseRuins: 1, players }, 2, {}], [], [])
    .at(-1) as BoardMoment;
  expect(drawn(keeps)).toContain('The Rose: 5 Power · 2 Trophies · 1 Room token');
  const { roseTrophies: _trophies, roseRuins: _ruins, ...table } = keeps.view.table;
  const older = drawn({ ...keeps, view: { ...keeps.view, table } });
  expect(older).toContain('The Rose: 5 Power');
  expect(older).not.toContain('of-rose" aria-label');
});

test('the track shows the moons, the end, and everybody where they are, those with as much together', () => {
  const position = { rose: 5, moon: 1, players: [{ power: 5 }, { power: 21 }] };
  const [moment] = games.from(0, [position, 2, {}], [], []) as [BoardMoment];
  const html = drawn(moment);
  expect(html).toMatch(/Ann: 5 Power<\/span><\/span><span class="rose"/);
  expect(html).toContain('Ben: 21 Power');
  expect(html).toContain('--along:1"');
  expect(html).toMatch(/class="risen"[^>]*title="First moon at 4"/);
  expect(html).not.toMatch(/class="risen"[^>]*title="Second moon at 12"/);
});

test('whoever has come to the end stands there beside the others, each with its own Power', () => {
  const position = { rose: 20, players: [{ power: 24 }, { power: 23 }] };
  const [moment] = games.from(0, [position, 2, {}], [], []) as [BoardMoment];
  const html = drawn(moment);
  expect(html.match(/<li class="[^"]*arrived[^"]*"/g)).toHaveLength(1);
  expect(html).toContain('<b aria-hidden="true">20 · 23 · 24</b>');
  for (const has of ['Ann: 24 Power', 'Ben: 23 Power', 'The Rose: 20 Power']) expect(html).toContain(has);
});

test('an Evocation has a number only where its owner has another of its kind', () => {
  const at = (...cards: readonly string[]) => {
    const evocations = cards.map((card) => ({ card, room: 'forge' }));
    const position = {
      players: [
        { room: 'forge', evocations },
        { room: 'forge', evocations: evocations.slice(0, 1) },
      ],
    };
    const [{ view }] = games.from(0, [position, 2, {}], [], []) as [BoardMoment];
    return game.ambiguous?.(view as View) ?? null;
  };
  expect(at('imp', 'skeleton')).toEqual([]);
  expect(at('imp', 'skeleton', 'imp')).toEqual(['imp-1-1', 'imp-1-3']);
  const called = (alike: readonly string[]) =>
    face.speech.en.answer('command skeleton-1-2', { names: ['Ann', 'Ben'], viewer: 0, alike });
  expect([called([]), called(['skeleton-1-2'])]).toEqual(['Command the Skeleton', 'Command Skeleton 2']);
});

test('which phase it is and whose turn can be read in the top bar, and the order of turns and Power below it', () => {
  const { Overview: Outlook = () => null } = game;
  const moment = first(games.byChance(0, 2, 'outlook', {}), asked('action'));
  const props = propsFor(face, moment.view as View);
  for (const language of LANGUAGES) {
    const line = game.status({ view: moment.view as View, speech: face.speech[language], language });
    expect(line.split(' · ')).toHaveLength(4);
    expect(line).toMatch(/ 20 \p{L}[^·]*$/u);
    const html = renderToStaticMarkup(<Outlook {...props} language={language} speech={face.speech[language]} />);
    expect(html.match(/<li/g)?.length).toBe(2 + 3 + 6);
  }
});

test('a table that is over shows every sheet', () => {
  const moment = first(games.byChance(null, 2, 'over', DUEL), ({ view }) => view.result !== null);
  const html = drawn(moment);
  for (const seat of [0, 1]) expect(html).toContain(`data-place="sheet:${seat}"`);
});
