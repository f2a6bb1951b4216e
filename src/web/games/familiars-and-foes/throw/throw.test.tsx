import { beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../../kernel/index.ts';
import { propsFor, renderPiece, withoutDocument } from '../../../table/testing/render.tsx';
import { look } from '../cards/look.ts';
import { foesProps } from '../selectors.ts';
import { after, type FoesMoment, face } from '../testing/moments.ts';
import { Throw } from './throw.tsx';

beforeAll(withoutDocument);

function words({ view, events, question }: FoesMoment, language: Language = 'en'): string {
  const props = foesProps(propsFor(face, view, { events, question, language }));
  return renderPiece(props, look, <Throw props={props} />)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<s .*?<\/s>/gs, (old) => ` [${old.replace(/<[^>]+>/g, '')}] `)
    .replace(/aria-label="([^"]+)"[^>]*>/g, '> {$1} ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
const last = (all: readonly FoesMoment[]): FoesMoment => all.at(-1) as FoesMoment;

const rerolled = {
  familiars: [
    { familiar: 'piddy-paw', gems: 2 },
    { familiar: 'mimsy', gems: 0, mp: 1 },
  ],
  foes: [{ foe: 'smudge', hp: 9 }],
  active: 'mimsy',
};

test('a roll says who, for what, and the band that it falls into', () => {
  const [before, rolled] = after(2, rerolled, ['attack smudge'], [2]);
  expect(words(before as FoesMoment)).toContain('The die lies ready');
  const text = words(rolled as FoesMoment);
  expect(text).toContain('{Mimsy rolled 2}');
  expect(text).toMatch(/Mimsy .* at Smudge/);
  expect(text).toContain('backfire, 1 damage');
});

test('a re-roll is seen as one: the old face struck out, and why', () => {
  const text = words(last(after(2, rerolled, ['attack smudge', 'ability piddy-paw all'], [2, 18])));
  expect(text).toMatch(/\[2\].*\{Mimsy rolled again: 18, before that 2\}/);
  expect(text).toContain('Piddy Paw spends a gem: Winds of Change.');
  const german = words(last(after(2, rerolled, ['attack smudge', 'ability piddy-paw all'], [2, 18])), 'de');
  expect(german).toContain('{Mimsy hat noch einmal gewürfelt: 18, davor 2}');
  expect(german).toMatch(/gegen Ruß den Zündler/);
});

test('a bonus stands in the sum, struck faces or not', () => {
  const familiars = [{ familiar: 'piddy-paw', gems: 1, helper: true }, ...rerolled.familiars.slice(1)];
  const start = { familiars, foes: [{ foe: 'smudge', hp: 20 }] };
  const all = after(
    2,
    start,
    ['cast blowing-kisses mimsy', 'pass', 'attack smudge', 'ability piddy-paw all'],
    [4, 17, 2],
  );
  expect(words(all[3] as FoesMoment)).toMatch(/17 \+ 4 = 21 20 critical hit, 3 damage/);
  expect(words(last(all))).toMatch(/\[17\].*2 \+ 4 = 6 /);
});

test('before a roll it is said from where on it hits, and what was declared for it', () => {
  const familiars = [{ familiar: 'jinxie', gems: 2 }, ...rerolled.familiars.slice(1)];
  const all = after(2, { ...rerolled, familiars }, ['attack smudge', 'ability jinxie all'], [9]);
  expect(words(all[1] as FoesMoment)).toMatch(/\{Mimsy is about to roll\}.*hits from \d/);
  expect(words(all[2] as FoesMoment)).toContain('+4 damage if it hits');
});

test('Ballyhoo is a chain: the die, the coins, and who could go on', () => {
  const chain = {
    familiars: [
      { familiar: 'piddy-paw', gems: 0, luck: 1 },
      { familiar: 'mimsy', gems: 0 },
      { familiar: 'jinxie', gems: 0 },
    ],
    foes: [{ foe: 'smudge', hp: 12 }],
    active: 'mimsy',
  };
  const all = after(3, chain, ['attack smudge', 'ballyhoo jinxie', 'luck piddy-paw'], [10, 1]);
  const [, hit, flipped, turned] = all.map((moment) => words(moment));
  expect(hit).toMatch(/You\? Piddy Paw/);
  expect(flipped).toContain('{Jinxie flipped the coin: Eye closed}');
  expect(turned).toMatch(/\[\].*\{Jinxie flipped the coin: Eye open\}.*Eye open, 2 damage.*turned over/);
  expect(turned).toMatch(/You\? Piddy Paw/);
});
