import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Face, Language, Scene } from '../../../kernel/index.ts';
import { faces } from '../../games/register.ts';
import type { TurningPoint } from '../../local/engine/records/reviews.ts';
import { SpeechProvider } from '../../table/speech-context.tsx';
import { withoutDocument } from '../../table/testing/render.tsx';
import { LanguageContext, type PageTexts, textsIn } from '../../text/index.ts';
import { TurningSheet } from './turning-points-sheet.tsx';

withoutDocument();
const speech = { ask: (ask: string) => ask, answer: (say: string) => say };
const face = { speech: { en: speech, it: speech, fr: speech, es: speech, de: speech } } as unknown as Face;
const point = (kind: TurningPoint['kind'], worth: number, otherWorth: number): TurningPoint => ({
  ...{ kind, worth, otherWorth, after: 3, seat: 0, ask: 'way', with: {}, say: 'go left', other: 'go right' },
});

async function shown(language: Language, ...points: TurningPoint[]) {
  const texts = await textsIn(language);
  return { html: drawn(language, texts, face, { names: ['Ann'], viewer: 0 }, 0, points), texts };
}

function drawn(
  language: Language,
  texts: PageTexts,
  of: Face,
  scene: Scene,
  you: number | null,
  points: TurningPoint[],
) {
  return renderToStaticMarkup(
    <LanguageContext value={{ language, texts }}>
      <SpeechProvider face={of} scene={scene}>
        <TurningSheet
          turning={{ points, standings: [], progress: null, failed: false }}
          {...{ names: scene.names, seat: points[0]?.seat ?? 0, you, last: 9 }}
          {...{ onSeat() {}, onShow() {}, onPlayOn() {}, onClose() {} }}
        />
      </SpeechProvider>
    </LanguageContext>,
  );
}

test('percents are written as the coach writes them, in every language', async () => {
  for (const language of ['en', 'it', 'fr', 'es', 'de'] as const) {
    const { html, texts } = await shown(language, point('slip', -0.62, 0));
    expect(html).toContain(texts.coach.standing({ percent: 19 }));
    expect(html).not.toMatch(/\d%/);
  }
});

test('what the numbers mean is told with those that are there, and what is natural where it is compared with', async () => {
  const { html, texts } = await shown('en', point('slip', -0.62, 0), point('slip', 0, 0.2));
  const { means } = texts.replay.turning;
  expect(html).toContain(means.slip({ by: 31 }));
  expect(html).not.toContain(means.find({ by: 31 }));
  expect((await shown('en', point('find', 0.2, 0))).html).toContain(means.find({ by: 10 }));
  expect((await shown('en')).html).not.toContain('points of a hundred');
});

test('answers of another seat are worded for the reader, and say whose they are', async () => {
  const texts = await textsIn('en');
  const find = (await faces['familiar-find']?.())?.core as Face;
  const points = [{ ...point('find', 0.2, 0), seat: 1, say: 'take side-1', other: 'take side-2' }];
  const told = (viewer: Scene['viewer'], you: number | null) =>
    [...drawn('en', texts, find, { names: ['Ann', 'Ben'], viewer }, you, points).matchAll(/<dd>(.*?) <b/g)].map(
      ([, says]) => says,
    );
  // Ben's left is Ann's right.
  expect(told(0, 0)).toEqual(['Take the pile to your left', 'Take the pile to your right']);
  // Who sat elsewhere, or nowhere, reads names: through whatever eyes the board is seen.
  expect(told(1, 0)).toEqual(['Take the pile to Ann’s left', 'Take the pile to Ben’s left']);
  expect(told(null, null)).toEqual(told(1, 0));
  expect(told(1, null)).toEqual(told(1, 0));
  // Their own answers are theirs.
  expect(told(0, 1)).toEqual(['Take the pile to your right', 'Take the pile to your left']);
  expect(drawn('en', texts, find, { names: ['Ann', 'Ben'], viewer: 0 }, 0, points)).toContain(' Ben, ');
});
