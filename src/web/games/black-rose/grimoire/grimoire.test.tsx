import { beforeAll, expect, test } from 'vitest';
import { faceFactory, type RoseTable } from '../../../../games/black-rose/face.ts';
import { LANGUAGES, type Viewer } from '../../../../kernel/index.ts';
import { AnswerBuilder } from '../../../table/answer/answer-builder.ts';
import type { BoardProps } from '../../../table/board.ts';
import { pickingOf } from '../../../table/picking.ts';
import { RecordedGames, type SeenMoment } from '../../../table/testing/moments.ts';
import { placesIn, propsFor, renderPiece, withoutDocument } from '../../../table/testing/render.tsx';
import { Hand } from '../board/hand.tsx';
import { look } from '../cards/look.ts';
import { Supply } from '../piles/supply.tsx';
import { Grimoire } from './grimoire.tsx';
import { keepThing } from './things.ts';

const face = faceFactory.core;
const games = new RecordedGames<RoseTable>('black-rose');

beforeAll(withoutDocument);

const HAND = ['ember-imp', 'vertigo', 'vertigo', 'grave-debt'];
const SEATS = [
  { room: 'forge', hand: HAND, deck: ['backdraft', 'turncoat'], discards: ['cinder-lash', 'rework'] },
  { room: 'crypt', hand: ['mirror-walk', 'last-breath', 'stone-fist'] },
];
const moment = (viewer: Viewer, position: object, answers: readonly string[] = [], options = {}) =>
  games.from(viewer, [{ players: SEATS, ...position }, 2, options], answers, []).at(-1) as SeenMoment<RoseTable>;
const PREPARATION = { step: 'preparation' };

/** What is drawn for a moment, with what has been touched, and all things that are offered. */
function hand(
  { view, question }: SeenMoment<RoseTable>,
  building = new AnswerBuilder(question?.legal ?? []),
  more = {},
) {
  const offered = new Set<string>();
  const handling = { building, touch: () => {}, say: () => {} };
  const picking = pickingOf(handling, null, (thing) => offered.add(thing.map(({ word }) => word).join(' ')));
  const props = propsFor(face, view, { question, picking, ...more }) as unknown as BoardProps;
  return { html: renderPiece(props, look, <Hand {...props} />), offered, props };
}
const cardsIn = (html: string): string[] =>
  [...html.matchAll(/data-card="([^"]+)"/g)].map((match) => match[1] as string);

test('to prepare, one touches a card, one of its sides and a slot, in any order', () => {
  const asked = moment(0, PREPARATION);
  const { offered } = hand(asked);
  for (const thing of ['prepare', 'prepare-quick', ...HAND]) expect(offered).toContain(thing);
  const legal = asked.question?.legal ?? [];
  const [card, side, slot] = [[{ word: 'vertigo', at: 1 }], [{ word: 'b', at: 2 }], [{ word: 'prepare', at: 0 }]];
  for (const order of [
    [card, side, slot],
    [slot, card, side],
  ]) {
    let building = new AnswerBuilder(legal);
    const touched = order.map((thing) => {
      const came = building.touch(thing);
      if (came.kind !== 'refused') building = came.building;
      return came;
    });
    expect(touched.at(-1)).toMatchObject({ kind: 'answer', say: 'prepare vertigo b' });
  }
});

test('of the card that is chosen both sides lie open, with what they do, and it can be let go', () => {
  const asked = moment(0, PREPARATION);
  const came = new AnswerBuilder(asked.question?.legal ?? []).touch([{ word: 'vertigo', at: 1 }], '1');
  if (came.kind === 'refused') throw new Error('nobody can prepare');
  for (const language of LANGUAGES) {
    const { html, offered } = hand(asked, came.building, { language, speech: face.speech[language] });
    for (const side of ['a', 'b']) {
      expect(offered).toContain(side);
      expect(html).toContain(face.speech[language].card(`vertigo:${side}`).text);
    }
    expect(html).toContain('aria-pressed="true"');
    expect(html).not.toContain('undefined');
  }
});

test('what was laid lies in its slot with its side, no longer in the hand, and the next slot is open', () => {
  const { html } = hand(moment(0, PREPARATION, ['prepare vertigo b', 'prepare-quick ember-imp a']));
  expect(html).toMatch(/Slot 1: Vertigo, lower side \(B\), Combat: Move every enemy Model/);
  expect(html).toMatch(/Quick slot: Ember Imp, upper side \(A\)/);
  expect(html).toMatch(/Slot 2: prepare a spell here/);
  expect(html).toMatch(/Slot 3, empty/);
  expect(cardsIn(html).filter((card) => card === 'vertigo')).toHaveLength(2);
  expect(cardsIn(html).filter((card) => card === 'ember-imp')).toHaveLength(1);
});

test('nobody sees what others prepare: neither which, nor how many, only that they are ready', () => {
  const laid = ['prepare mirror-walk a', 'prepare last-breath a'];
  const strip = (answers: readonly string[]) => {
    const { view, question } = moment(0, PREPARATION, answers);
    const props = propsFor(face, view, { question }) as unknown as BoardProps<RoseTable>;
    return renderPiece(props as BoardProps, look, <Grimoire {...props} seat={1} />);
  };
  expect(strip(laid.slice(0, 1))).toBe(strip([]));
  expect(strip(laid)).toBe(strip([]));
  const ready = strip([...laid, 'ready']);
  expect(ready).toContain('ready');
  expect(cardsIn(ready)).toEqual([]);
});

const PREPARED = {
  players: [
    { ...SEATS[0], slots: ['cinder-lash:a', 'clear-sight:b'], quick: 'quick-feet:a', waits: ['backdraft:a'] },
    { ...SEATS[1], slots: ['vertigo:b'], waits: ['false-shape:a'] },
  ],
};

test('the next numbered spell and the quick one can be cast, with the verb that their sides ask for', () => {
  const { offered, html } = hand(moment(0, PREPARED));
  expect(offered).toContain('cast');
  expect(offered).toContain('quick');
  expect(html).toContain('Slot 2: Clear Sight, lower side (B)');
  expect(html).toContain('the ones before it come first');
  const near = { players: PREPARED.players.map((player) => ({ ...player, room: 'forge' })) };
  expect(hand(moment(0, near)).offered).toContain('cast-at');
});

test('of others’ prepared and waiting cards there are backs, until one has looked at them', () => {
  const { view, question } = moment(0, PREPARED);
  const props = propsFor(face, view, { question }) as unknown as BoardProps<RoseTable>;
  const html = renderPiece(props as BoardProps, look, <Grimoire {...props} seat={1} />);
  expect(cardsIn(html)).toEqual([]);
  expect(html).toContain('1 spell prepared');
  expect(html).toContain('1 Trap or Protection waiting');
  const seen = {
    ...view,
    table: {
      ...view.table,
      players: view.table.players.map((player, seat) =>
        seat === 0 ? player : { ...player, slots: [{ card: 'vertigo', side: 'b', seen: [0] }, null, null, null] },
      ),
    },
  };
  const known = renderPiece(props as BoardProps, look, <Grimoire {...{ ...props, view: seen }} seat={1} />);
  expect(known).toContain('Slot 1: Vertigo, lower side (B)');
});

test('two equal cards that were drawn can both be kept, by touch', () => {
  const legal = ['keep vertigo vertigo', 'keep vertigo rework'];
  const first = new AnswerBuilder(legal).touch(keepThing('vertigo', false), 'drawn 0');
  if (first.kind === 'refused') throw new Error('it cannot be touched');
  expect(first.building.touch(keepThing('vertigo', true), 'drawn 1')).toMatchObject({ say: 'keep vertigo vertigo' });
});

test('in every phase the own places and the shared ones are shown once each', () => {
  const study = ['study illusion', 'study illusion', 'study divination', 'study transmutation'];
  const all = [
    moment(0, PREPARATION),
    moment(0, PREPARED),
    moment(0, { step: 'study' }, study.slice(0, 2)),
    moment(0, { step: 'study' }, study),
    moment(0, { players: [{ ...SEATS[0], room: 'library' }, SEATS[1]] }, ['activate']),
    moment(0, { players: [{ ...SEATS[0], room: 'kennel' }, SEATS[1]] }, ['activate'], { cerberus: true }),
    moment(0, { moon: 2, players: [{ ...SEATS[0], room: 'black-rose' }, SEATS[1]] }, ['activate']),
  ];
  const asks = all.map(({ question }) => question?.ask);
  expect(asks).toEqual(['prepare', 'action', 'study', 'keep', 'recover', 'summon', 'pay']);
  for (const seen of all) {
    const { html, offered, props } = hand(seen);
    const places = placesIn(html + renderPiece(props, look, <Supply {...(props as BoardProps<RoseTable>)} />));
    expect(places.length, places.join(' ')).toBe(new Set(places).size);
    for (const zone of [
      'hand:0',
      'slots:0',
      'waits:0',
      'deck:0',
      'discards:0',
      'pile:illusion',
      'spent:illusion',
      'drawn',
      'forgotten',
    ])
      expect(places, `${zone} ${seen.question?.ask}`).toContain(zone);
    // Whatever may be said can be touched.
    for (const say of seen.question?.legal ?? []) {
      const [verb = '', word = ''] = say.split(' ');
      if (!['study', 'recover', 'summon', 'discard'].includes(verb)) continue;
      expect(offered, say).toContain(`${verb} ${word}`);
    }
  }
});

test('whoever only looks on has no hand', () => {
  expect(hand(moment(null, PREPARED)).html).toBe('');
});

test('what is to be discarded lies side by side, each kind once and whole, and not as a fan', () => {
  const eight = ['cinder-lash', 'grave-debt', 'turncoat', 'rework', 'ember-imp', 'rattlebones'];
  const players = [{ room: 'forge', slots: ['clear-sight:a'], hand: eight, deck: ['vertigo', 'vertigo'] }, SEATS[1]];
  const asked = moment(0, { players }, ['cast']);
  expect(asked.question?.ask).toBe('discard');
  const { html } = hand(asked);
  const [, list = ''] = /<ul class="offered many"[^>]*data-place="hand:0"[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
  expect(cardsIn(list).sort()).toEqual([...eight, 'vertigo'].sort());
  expect(placesIn(html).filter((place) => place === 'hand:0')).toHaveLength(1);
});

test('from seven cards on the slots leave the row to the hand, also once some of them are laid', () => {
  const held = (count: number, answers: readonly string[] = []) => {
    const cards = Array.from({ length: count }, (_, n) => HAND[n % HAND.length]);
    const players = [{ ...SEATS[0], hand: cards, deck: [], discards: [] }, SEATS[1]];
    return hand(moment(0, { ...PREPARATION, players }, answers)).html;
  };
  expect(held(6)).toContain('class="rose-hand holds"');
  expect(held(7)).toContain('class="rose-hand holds many"');
  expect(held(7, ['prepare vertigo b', 'prepare ember-imp a'])).toContain('class="rose-hand holds many"');
});
