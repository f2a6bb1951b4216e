import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Face } from '../../kernel/index.ts';
import type { TurningPoint } from '../local/engine/reviews.ts';
import { withoutDocument } from '../table/testing/drawn.tsx';
import { InWords } from '../table/words.tsx';
import { Reading, textsIn } from '../text/index.ts';
import { TurningSheet } from './turning-sheet.tsx';

withoutDocument();
const speech = { ask: (ask: string) => ask, answer: (say: string) => say };
const face = { speech: { en: speech, it: speech, fr: speech, es: speech, de: speech } } as unknown as Face;
const point = (kind: TurningPoint['kind'], worth: number, otherWorth: number): TurningPoint => ({
  ...{ kind, worth, otherWorth, after: 3, seat: 0, ask: 'way', with: {}, say: 'go left', other: 'go right' },
});

async function shown(language: 'en' | 'it' | 'fr' | 'es' | 'de', ...points: TurningPoint[]) {
  const texts = await textsIn(language);
  const html = renderToStaticMarkup(
    <Reading value={{ language, texts }}>
      <InWords face={face} scene={{ names: ['Ann'], viewer: 0 }}>
        <TurningSheet
          turning={{ points, progress: null, failed: false }}
          {...{ names: ['Ann'], seat: 0, you: 0, last: 9 }}
          {...{ onSeat() {}, onShow() {}, onPlayOn() {}, onClose() {} }}
        />
      </InWords>
    </Reading>,
  );
  return { html, texts };
}

test('percents are written as the coach writes them, in every language', async () => {
  for (const language of ['en', 'it', 'fr', 'es', 'de'] as const) {
    const { html, texts } = await shown(language, point('slip', -0.62, 0));
    expect(html).toContain(texts.coach.standing(19));
    expect(html).not.toMatch(/\d%/);
  }
});

test('what the numbers mean is told with those that are there, and what is natural where it is compared with', async () => {
  const { html, texts } = await shown('en', point('slip', -0.62, 0), point('slip', 0, 0.2));
  const { means } = texts.replay.turning;
  expect(html).toContain(means.slip(31));
  expect(html).not.toContain(means.find(31));
  expect((await shown('en', point('find', 0.2, 0))).html).toContain(means.find(10));
  expect((await shown('en')).html).not.toContain('points of a hundred');
});
