import { beforeAll, expect, test } from 'vitest';
import { bandAt, rangeOf, type Stripe, stripesOf } from '../../../../games/familiars-and-foes/face.ts';
import { LANGUAGES, type Language } from '../../../../kernel/index.ts';
import { placesIn, propsFor, renderPiece, withoutDocument } from '../../../table/testing/render.tsx';
import { Wave } from '../board/wave.tsx';
import { look } from '../cards/look.ts';
import { type FoesProps, foesProps } from '../selectors.ts';
import { after, type FoesMoment, face, moments } from '../testing/moments.ts';
import { Throw } from '../throw/throw.tsx';
import { foeCard } from './cards.ts';
import { FoesRow } from './row.tsx';

beforeAll(withoutDocument);

const propsOf = ({ view, events, question }: FoesMoment, language: Language): FoesProps =>
  foesProps(propsFor(face, view, { events, question, language }));
function rowAt(moment: FoesMoment, language: Language = 'en'): string {
  const props = propsOf(moment, language);
  return renderPiece(props, look, <FoesRow props={props} />);
}
const litIn = (html: string): string[] =>
  [...html.matchAll(/class="odd \w+ rolled" title="([^"]+)"/g)].map((match) => match[1] as string);
const labels = (html: string): string[] =>
  [...html.matchAll(/aria-label="([^"]+)"/g)].map((match) => match[1] as string);

/** The faces of a band that is lit, and those of the one that this face falls into. */
const rangesOf = (lit: string): string => lit.split(':')[0] as string;
function rangeAt(foe: string, shown: number): string {
  const { roll } = foeCard(face, foe);
  return rangeOf(stripesOf(roll)[bandAt(roll, shown, 0)] as Stripe);
}

/** With two Familiars. */
const healthOf = (foe: string) => foeCard(face, foe).health[0];

/** Two Familiars without anything to declare, at a Foe that rolls after the second of them. */
const position = {
  familiars: [
    { familiar: 'piddy-paw', gems: 0 },
    { familiar: 'mimsy', gems: 0, mp: 0, artifacts: [] },
  ],
  foes: [{ foe: 'grumblestump', hp: 9 }, { foe: 'gust-imp' }],
  active: 'mimsy',
};

test('what a Foe has rolled is lit on its chart until a Familiar acts again', () => {
  const [before, rolled, again] = after(2, position, ['attack grumblestump', 'attack gust-imp'], [2, 17, 6, 10, 9, 9]);
  expect(litIn(rowAt(before as FoesMoment))).toEqual([]);
  expect(litIn(rowAt(rolled as FoesMoment)).map(rangesOf)).toEqual([
    rangeAt('grumblestump', 17),
    rangeAt('gust-imp', 6),
  ]);
  expect(litIn(rowAt(again as FoesMoment))).toEqual([]);
});

test('a Foe is a sentence with its chart, its odds with what runs on, and who hurt it last', () => {
  const start = after(2, { ...position, active: 'piddy-paw' }, [], [])[0] as FoesMoment;
  const [first = ''] = labels(rowAt(start)).filter((label) => label.startsWith('Grumblestump'));
  expect(first).toContain(
    `Grumblestump, Earth, Level 1, 9 of ${healthOf('grumblestump')} HP, Piddy Paw is strong against it.`,
  );
  expect(first).toContain('8–16: 1 damage (45%)');
  const hexed = {
    ...start,
    view: {
      ...start.view,
      table: {
        ...start.view.table,
        running: [
          { effect: 'hex', by: 'mimsy', foe: 'grumblestump', to: [], amount: 3, what: null, until: null },
          { effect: 'daze', by: 'mimsy', foe: 'gust-imp', to: [], amount: 1, what: null, until: null },
        ],
      },
    },
  } as const;
  const html = rowAt(hexed);
  expect(html).toContain('rolls 3 lower for the next time');
  expect(html).toContain('dazed: it will not roll next time');
  expect(html).toContain('1–3: backfire, 1 damage (30%)');
});

test('FO-10.18 a roll that is lower for every Foe stands on each of them, and what comes next round says so', () => {
  const start = after(2, { ...position, active: 'piddy-paw' }, [], [])[0] as FoesMoment;
  const { round } = start.view.table;
  const lasts = { by: 'mimsy', to: [], what: null, from: round, until: round };
  const hexed = {
    ...start,
    view: {
      ...start.view,
      table: {
        ...start.view.table,
        running: [
          { ...lasts, effect: 'hex', foe: null, amount: 3 },
          { ...lasts, effect: 'forbid', foe: 'gust-imp', amount: 0, what: 'magic', from: round + 1, until: round + 1 },
        ],
      },
    },
  } as const;
  const html = rowAt(hexed);
  expect(html.match(/rolls 3 lower until this Foes’ turn is over/g)?.length).toBeGreaterThan(1);
  expect(html).toContain('forbids spells, for the next round');
});

test('in German as well, and whoever was defeated is only a memory', () => {
  const won = after(
    2,
    { ...position, foes: [{ foe: 'grumblestump', hp: 1 }, { foe: 'gust-imp' }] },
    ['attack grumblestump'],
    [19, 6],
  );
  const html = rowAt(won.at(-1) as FoesMoment, 'de');
  expect(html).toContain('besiegt von Mimsy');
  expect(html).not.toContain('data-card="grumblestump"');
  expect(html).toContain(`Böenkobold, Luft, Stufe 1, ${healthOf('gust-imp')} von ${healthOf('gust-imp')} LP`);
  expect(html).toContain('daneben');
});

test('in any game and language Foes, throws and waves are drawn, every zone of theirs in its place', () => {
  let count = 0;
  for (const [seats, familiars] of [
    [2, 'auto'],
    [1, '3'],
    [3, '5'],
  ] as const) {
    for (const moment of moments(seats, `foes ${seats}`, { level: 'master', familiars })) {
      const language = LANGUAGES[count++ % LANGUAGES.length] as Language;
      // Before the first wave nothing of it is there.
      if (count % 7 !== 0 || moment.view.table.wave === 0) continue;
      const props = propsOf(moment, language);
      const html = renderPiece(
        props,
        look,
        <>
          <Wave props={props} />
          <FoesRow props={props} />
          <Throw props={props} />
        </>,
      );
      expect(html).not.toMatch(/undefined|NaN|\[object/);
      const places = placesIn(html);
      for (const place of ['foes', 'wave:1', 'wave:4']) expect(places).toContain(place);
      expect(new Set(places).size).toBe(places.length);
    }
  }
});
