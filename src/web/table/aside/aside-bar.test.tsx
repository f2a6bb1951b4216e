import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Face, LANGUAGES } from '../../../kernel/index.ts';
import { LanguageContext, textsIn } from '../../text/index.ts';
import { AnswerBuilder } from '../answer/answer-builder.ts';
import { SpeechProvider } from '../speech-context.tsx';
import { withoutDocument } from '../testing/render.tsx';
import { AsideButton, AsideConfirm } from './aside-bar.tsx';
import type { AsideController, AsideState } from './aside-controller.ts';

withoutDocument();
const speech = {
  answer: (say: string) => `«${say}»`,
  part: (say: string, at: number) => `‹${say.split(' ')[at]}›`,
  step: () => 'which?',
};
const face = { speech: Object.fromEntries(LANGUAGES.map((each) => [each, speech])) };

async function drawn(state: Partial<AsideState>, language: (typeof LANGUAGES)[number] = 'en') {
  const texts = await textsIn(language);
  const whole = { asides: null, building: null, confirming: null, sending: false, ...state };
  return renderToStaticMarkup(
    <LanguageContext value={{ language, texts }}>
      <SpeechProvider face={face as unknown as Face} scene={{ names: ['Ann'], viewer: 0 }}>
        <AsideButton state={whole} onOpen={() => {}} />
        <AsideConfirm asides={{} as AsideController} state={whole} />
      </SpeechProvider>
    </LanguageContext>,
  );
}

const asides = { legal: ['eat', 'drink luck'], number: 0 };

test('where nothing can be done beside the question nothing is shown', async () => {
  expect(await drawn({})).toBe('');
});

test.each(LANGUAGES)('what can be done beside it is one quiet button, and never a question (%s)', async (language) => {
  const html = await drawn({ asides }, language);
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).toContain('>2</span>');
  expect(html).not.toContain('eat');
});

test.each(LANGUAGES)('an aside that was chosen is said, to be done or not (%s)', async (language) => {
  const html = await drawn({ asides, confirming: 'eat' }, language);
  expect(html).toContain('«eat»');
  expect(html.match(/<button/g)).toHaveLength(2);
});

test.each(LANGUAGES)('one that is begun says what is still to be chosen, and can be let go (%s)', async (language) => {
  const building = new AnswerBuilder(asides.legal.concat('drink fog'), [
    { thing: [{ word: 'drink', at: 0 }], which: undefined },
  ]);
  const html = await drawn({ asides, building }, language);
  expect(html).toContain('which?');
  expect(html).toContain('‹luck›');
  expect(html.match(/<button/g)).toHaveLength(3);
});
