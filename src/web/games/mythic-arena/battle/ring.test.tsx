import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../kernel/index.ts';
import { propsFor, renderPiece, withoutDocument } from '../../../table/testing/render.tsx';
import { look } from '../cards/look.ts';
import { type ArenaProps, arenaProps } from '../selectors.ts';
import { previewOf } from './preview/preview.ts';
import { Ring } from './ring.tsx';
import { inRing } from './scene.ts';
import { type ArenaMoment, after, face, moments } from './testing/moments.ts';

beforeAll(withoutDocument);

const propsOf = ({ view, events, question }: ArenaMoment, language: Language = 'en'): ArenaProps =>
  arenaProps(propsFor(face, view, { events, question, language }));
function drawnAt(moment: ArenaMoment, language: Language = 'en'): string {
  const props = propsOf(moment, language);
  return renderPiece(props, look, <Ring props={props} />);
}
const words = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const players = [
  { front: ['gloth'], hand: ['warding-sigil', 'hush'] },
  { front: ['huangdi'], hand: ['falling-star'] },
];
const answers = ['battle', 'power gloth-1 tusk', 'pass', 'pass'];

test('a strike is told with its sum, and every step before it with what is asked', () => {
  const all = after({ players }, answers, [12, 5, 15, 20], 0);
  const texts = all.map((moment) => words(drawnAt(moment)));
  expect(texts[0]).toBe('');
  // The same numbers as of the answers: 75 of 100 rolls hit Huangdi, and Jade Scales keep 10 off a hit.
  expect(texts[1]).toMatch(/Charge 75% · 40 damage W2 · hand 2 Tusk 75% · 20 damage W0 · hand 2/);
  expect(texts[2]).toContain('may play a Rune');
  expect(texts[3]).toContain('passed');
  expect(texts[4]).toMatch(/Claw .*20 \+ 3 Aim = 23 .*beats Dodge 8.*Critical/);
  expect(texts[4]).toContain('−60');
  // What was rolled before it is not lost.
  expect(texts[4]).toMatch(/Gloth.*19.*−20/);
});

test('chances are foretold for attackers, blockers and targets too', () => {
  const two = [
    { front: ['gloth', 'ol-chomper'], guard: ['mimick'], rear: ['solace'] },
    { front: ['zephyr', 'sable-coil'], guard: ['aelwen'], rear: ['morrow'], hand: ['warding-sigil'] },
  ];
  const start = after({ players: two }, ['battle'], [], 0).at(-1) as ArenaMoment;
  const table = previewOf(propsOf(start));
  expect(table?.kind).toBe('table');
  // Two Attackers with what they can pay for, against two.
  expect(table?.rows.map(({ pet, power, target }) => `${pet} ${power} ${target}`)).toEqual([
    'gloth-1 tusk zephyr-2',
    'gloth-1 tusk sable-coil-2',
    'ol-chomper-1 tail-slap zephyr-2',
    'ol-chomper-1 tail-slap sable-coil-2',
  ]);
  const blocks = after({ players: two }, ['battle', 'attack gloth-1', 'engage'], [], 1).at(-1) as ArenaMoment;
  expect(previewOf(propsOf(blocks))?.rows.map(({ pet, target }) => `${pet} ${target}`)).toContain('zephyr-2 gloth-1');
  expect(words(drawnAt(blocks))).toMatch(/Gloth 110 .*Zephyr Hop Kick/);
  const seen = { ...blocks, question: null };
  expect(words(drawnAt(seen))).toContain('nobody blocks yet');
});

test('a leftover that may strike stands in the ring with its target, not the pair that has fought', () => {
  const three = [
    { front: ['gloth', 'ol-chomper'], guard: ['mimick'], rear: ['solace'] },
    { front: ['sir-edmund'], guard: ['aelwen'] },
  ];
  const said = ['battle', 'attack gloth-1', 'attack ol-chomper-1', 'block sir-edmund-2 gloth-1'];
  const asked = after({ players: three }, said, [2, 2], 0).at(-1) as ArenaMoment;
  expect(asked.question?.legal).toEqual(['target sir-edmund-2', 'pass']);
  expect(previewOf(propsOf(asked))?.rows.map(({ pet, target }) => `${pet} ${target}`)).toEqual([
    'ol-chomper-1 sir-edmund-2',
  ]);
  expect(words(drawnAt(asked))).toMatch(/Attacker Ol’ Chomper .*Blocker Sir Edmund/);
});

test('in any game and language the ring is drawn, nobody in it twice', () => {
  let count = 0;
  for (let n = 0; n < 5; n++) {
    for (const moment of moments(n % 2, `ring ${n}`)) {
      const language = LANGUAGES[count++ % LANGUAGES.length] as Language;
      if (count % 3 !== 0) continue;
      const html = drawnAt(moment, language);
      const ring = inRing(moment.view, moment.events);
      if (ring.size > 0) expect(html).toContain('class="ring');
      expect(html).not.toContain('undefined');
      const pets = [...html.matchAll(/<button[^>]*data-card="([^"]+)"/g)].map((match) => match[1]);
      for (const ref of ring) expect(pets.filter((card) => card === ref.slice(0, -2)).length).toBeLessThanOrEqual(2);
    }
  }
});
