import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Face, LANGUAGES } from '../../../kernel/index.ts';
import { LanguageContext, textsIn } from '../../text/index.ts';
import { SpeechProvider } from '../speech-context.tsx';
import { withoutDocument } from '../testing/render.tsx';
import { AnswerBuilder, type Kinds } from './answer-builder.ts';
import type { AnswerController, AnswerState } from './answer-controller.ts';
import type { AutoPassState } from './auto-pass.ts';
import type { QuestionExplanation } from './explanations.ts';
import { AnswerButtons, OwnQuestionText } from './own-question.tsx';

withoutDocument();
const speech = { answer: (say: string) => say, part: (say: string, at: number) => say.split(' ')[at] };
const face = { speech: Object.fromEntries(LANGUAGES.map((each) => [each, speech])), kindOf: () => null };
const LEGAL = ['play ruby left', 'play ruby right', 'play wood left', 'play wood right', 'rest', 'pass'];

interface Asked {
  readonly building?: AnswerBuilder;
  readonly confirming?: string;
  readonly kinds?: Kinds;
  readonly names?: Readonly<Record<string, string>>;
  readonly explanation?: QuestionExplanation;
  readonly language?: (typeof LANGUAGES)[number];
}

/** The buttons of the bar, where cards can be touched on the board. */
async function markup(best: readonly string[] | null, asked: Asked = {}): Promise<string> {
  const { building = new AnswerBuilder(LEGAL), confirming = null, kinds = null, language = 'en' } = asked;
  const texts = await textsIn(language);
  return renderToStaticMarkup(
    <LanguageContext value={{ language, texts }}>
      <SpeechProvider face={face as unknown as Face} scene={{ names: ['Ann'], viewer: 0 }}>
        <AnswerButtons
          answering={{} as AnswerController}
          state={{ question: null, building, confirming, sending: null } as unknown as AnswerState}
          by={{ going: null } as AutoPassState}
          step={building.step([[{ word: 'ruby' }], [{ word: 'wood' }]], kinds)}
          {...{ kinds, best }}
          names={asked.names ?? null}
          explanation={asked.explanation ?? null}
        />
      </SpeechProvider>
    </LanguageContext>,
  );
}

/** Whether each of them is lit, and what it says. */
async function buttons(best: readonly string[] | null, asked: Asked = {}) {
  const html = await markup(best, asked);
  return [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/g)].map(
    ([, classes = '', inside = '']) => ({
      lit: classes.split(' ').includes('lit'),
      says: inside.replace(/<span class="key".*?<\/span>|<svg.*?<\/svg>|<[^>]*>/g, '').trim(),
    }),
  );
}

test('an answer that the coach finds best and that only the bar has is lit there, and says so in every language', async () => {
  const unlit = [
    { lit: false, says: 'rest' },
    { lit: false, says: 'pass' },
  ];
  expect(await buttons(null)).toEqual(unlit);
  // Its answer is on the board.
  expect(await buttons(['play wood left'])).toEqual(unlit);
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    const { advised } = (await textsIn(language)).coach;
    said.add(advised);
    expect(await buttons(['play wood left', 'pass'], { language })).toEqual([
      { lit: false, says: 'rest' },
      { lit: true, says: `pass, ${advised}` },
    ]);
  }
  expect(said.size).toBe(LANGUAGES.length);
});

test('so is a word in the bar that leads on to it, as long as what was touched does', async () => {
  const lit = async (best: readonly string[], asked: Asked = {}) =>
    (await buttons(best, asked)).filter((button) => button.lit).map(({ says }) => says.split(',')[0]);
  expect(await lit(['play wood left'], { kinds: { play: 'Play' } })).toEqual(['Play']);
  const touched = new AnswerBuilder(LEGAL).touch([{ word: 'wood' }]);
  if (touched.kind !== 'building') throw new Error('that was no answer yet');
  expect(await lit(['play wood left'], touched)).toEqual(['left']);
  expect(await lit(['play ruby left'], touched)).toEqual([]);
});

test('before anything is touched, a word in the bar says what all that is offered have before it', async () => {
  const says = async (asked: Asked) => (await buttons(null, asked)).map((button) => button.says);
  const legal = ['attach gem ruby', 'attach gem wood', 'pass'];
  expect(await says({ building: new AnswerBuilder(legal) })).toEqual(['gem · ruby', 'gem · wood', 'pass']);
  const touched = new AnswerBuilder(legal).touch([{ word: 'gem' }]) as { building: AnswerBuilder };
  expect(await says(touched)).toEqual(['ruby', 'wood']);
  // The question says what is done, but not where it asks what to do at all: there what is done has a short name.
  const building = new AnswerBuilder(['walk ruby', 'walk wood']);
  expect(await says({ building })).toEqual(['ruby', 'wood']);
  expect(await says({ building, kinds: { walk: 'Walk' } })).toEqual(['Walk: ruby', 'Walk: wood']);
});

test('the yes to what the coach finds best is lit', async () => {
  expect((await buttons(['pass'], { confirming: 'pass' })).map(({ lit }) => lit)).toEqual([true, false]);
  expect((await buttons(['rest'], { confirming: 'pass' })).map(({ lit }) => lit)).toEqual([false, false]);
});

test('a whole answer for which the board has a name of its own bears it, whether its kinds stand in the bar or not', async () => {
  const names = { pass: 'Pass the whole phase' };
  const says = async (kinds?: Kinds) =>
    (await buttons(null, { names, ...(kinds && { kinds }) })).map(({ says }) => says);
  expect(await says()).toEqual(['rest', 'Pass the whole phase']);
  expect(await says({ play: 'Play' })).toEqual(['Play', 'rest', 'Pass the whole phase']);
});

test('what is confirmed stands below its question, and says in every language that it is final, or may be, only if nobody would expect it', async () => {
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    const texts = await textsIn(language);
    const words = (seals: boolean, unexpectedlyFinal = true) => {
      const building = new AnswerBuilder(LEGAL);
      const html = renderToStaticMarkup(
        <LanguageContext value={{ language, texts }}>
          <SpeechProvider face={face as unknown as Face} scene={{ names: ['Ann'], viewer: 0 }}>
            <OwnQuestionText
              state={
                {
                  question: { ask: 'x', with: {} },
                  ...{ building, confirming: 'play ruby left', seals, unexpectedlyFinal },
                } as unknown as AnswerState
              }
              by={{ going: null } as AutoPassState}
              step={building.step([])}
              called={null}
              explanation={null}
              asks="What now?"
              names={null}
            />
          </SpeechProvider>
        </LanguageContext>,
      );
      return html.replace(/&#x27;/g, "'");
    };
    const { seals, maySeal } = texts.table.bar;
    const asked = '<h2>What now?</h2><p class="chosen-answer">play ruby left</p>';
    expect(words(true)).toBe(`${asked}<p>${seals}</p>`);
    expect(words(false)).toBe(`${asked}<p>${maySeal}</p>`);
    expect(words(true, false)).toBe(asked);
    said.add(seals).add(maySeal);
  }
  expect(said.size).toBe(2 * LANGUAGES.length);
});

test('what a few answers lead to stands beside their buttons; many say it only when one is chosen', async () => {
  const html = async (legal: readonly string[]) => {
    const building = new AnswerBuilder(legal);
    const texts = await textsIn('en');
    const outcomeOf = (answer: string) => ({ text: `${answer} does it`, changes: [], harm: answer === 'b' });
    return renderToStaticMarkup(
      <LanguageContext value={{ language: 'en', texts }}>
        <SpeechProvider face={face as unknown as Face} scene={{ names: ['Ann'], viewer: 0 }}>
          <AnswerButtons
            answering={{} as AnswerController}
            state={{ question: null, building, confirming: null, sending: null } as unknown as AnswerState}
            by={{ going: null } as AutoPassState}
            step={building.step([])}
            kinds={null}
            names={null}
            best={null}
            explanation={{ origin: null, outcomeOf }}
          />
        </SpeechProvider>
      </LanguageContext>,
    );
  };
  const few = await html(['a', 'b']);
  expect(few).toMatch(
    /title="a does it".*aria-describedby="outcome-0".*<p id="outcome-0" class="outcome">a does it<\/p>/,
  );
  expect(few).toContain('<p id="outcome-1" class="outcome harm">b does it</p>');
  expect(await html(['a', 'b', 'c', 'd', 'e'])).not.toContain('outcome');
});

test('a button is described by what its answer leads to, and by nothing where it leads to more than one answer', async () => {
  const outcomeOf = (say: string) => ({ text: `leads to ${say}`, changes: [] });
  const building = new AnswerBuilder(['move cat left', 'move cat right', 'move owl left', 'pass']);
  const touched = building.touch([{ word: 'move' }]) as { building: AnswerBuilder };
  const html = await markup(null, { ...touched, explanation: { origin: null, outcomeOf } });
  const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id);
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(described).toHaveLength(1);
  for (const id of described) expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*>leads to move owl left</p>`));
});
