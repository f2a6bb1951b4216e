import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Face } from '../../../kernel/index.ts';
import { isIndifferent, rankAnswers } from '../../../protocol/advice.ts';
import { en } from '../../generated/en.ts';
import { LanguageContext } from '../../text/index.ts';
import type { AnswerController } from '../answer/answer-controller.ts';
import { SpeechProvider } from '../speech-context.tsx';
import { withoutDocument } from '../testing/render.tsx';
import type { CoachController, CoachReply } from './coach-controller.ts';
import { CoachPanel } from './coach-panel.tsx';

withoutDocument();
const text = en.coach;
const face = { speech: { en: { answer: (say: string) => say } }, kindOf: () => null } as unknown as Face;
const nobody = {} as CoachController & AnswerController;

function shown(said: CoachReply) {
  const html = renderToStaticMarkup(
    <LanguageContext value={{ language: 'en', texts: en }}>
      <SpeechProvider face={face} scene={{ names: ['Ann'], viewer: 0 }}>
        <CoachPanel coaching={nobody} answering={nobody} said={said} onClose={() => {}} />
      </SpeechProvider>
    </LanguageContext>,
  );
  return { html, heading: /<h2[^>]*>([^<]*)/.exec(html)?.[1] };
}
const advice = (...verdicts: [say: string, visits: number, worth: number][]): CoachReply => {
  const given = { iterations: 1000, verdicts: verdicts.map(([say, visits, worth]) => ({ say, visits, worth })) };
  return { kind: 'advice', hasty: false, answers: rankAnswers(given), same: isIndifferent(given) };
};
const count = (html: string, part: string) => html.split(part).length - 1;

test('while it thinks it says so, and asks the reader nothing', () => {
  const { html, heading } = shown({ kind: 'thinking' });
  expect(heading).toBe(text.thinking);
  expect(html).not.toContain('?');
});

test('a clear best is its choice; where there is none it says so, and calls none the best', () => {
  const clear = shown(advice(['left', 500, 0.4], ['right', 500, 0]));
  expect(clear.heading).toBe(text.choice);
  expect(count(clear.html, `<small>${text.best}</small>`)).toBe(1);
  const unclear = shown(advice(['left', 400, 0.4], ['right', 400, 0.39], ['back', 200, -0.4]));
  expect(unclear.heading).toBe(text.unclear({ count: 2 }));
  expect(count(unclear.html, `<small>${text.asGood}</small>`)).toBe(2);
  expect(unclear.html).not.toContain(`<small>${text.best}</small>`);
});

test('many that differ in a number alone are one row, and the way to all of them is there', () => {
  const pool = [1, 2, 3, 4, 5].map((n): [string, number, number] => [`Pool for ${n}`, 150, 0.2]);
  const { html } = shown(advice(...pool, ['pass', 150, 0.2]));
  expect(count(html, 'class="verdict ')).toBe(2);
  expect(html).toContain(text.alike({ count: 4 }));
  expect(html).toContain(text.all({ count: 6 }));
});

test('what was hardly looked at has a word and no number', () => {
  const { html } = shown(advice(['left', 500, 0.4], ['right', 2, 0.1]));
  expect(html).toContain(text.hardly);
  expect(html).not.toContain(text.standing({ percent: 55 }));
});

test('where all are about as good it says that the choice hardly matters, to eyes and ears, and nowhere else', () => {
  const same = shown(advice(['left', 400, 0.4], ['right', 400, 0.39], ['back', 200, 0.38]));
  expect(same.heading).toBe(text.unclear({ count: 3 }));
  expect(count(same.html, text.indifferent)).toBe(2);
  for (const said of [
    advice(['left', 500, 0.4], ['right', 500, 0]),
    // One is worse, or nobody can tell, or they lie apart and it may be chance.
    advice(['left', 400, 0.4], ['right', 400, 0.39], ['back', 200, -0.4]),
    advice(['left', 400, 0.4], ['right', 400, 0.39], ['back', 2, 0.39]),
    advice(['left', 20, 0.4], ['right', 20, 0.3]),
    // Too few looks to tell.
    advice(['left', 20, 0.4], ['right', 20, 0.39]),
    advice(['left', 500, 0.4]),
  ])
    expect(shown(said).html).not.toContain(text.indifferent);
});
