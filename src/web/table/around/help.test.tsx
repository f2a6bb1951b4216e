import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Face } from '../../../kernel/index.ts';
import { en } from '../../generated/en.ts';
import { LanguageContext } from '../../text/index.ts';
import { SpeechProvider } from '../speech-context.tsx';
import { withoutDocument } from '../testing/render.tsx';
import { Help } from './help.tsx';

withoutDocument();
/** Whether there is a pointer that hovers: then there are keys, too. */
const hovers = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
beforeEach(() => void hovers(true));
afterAll(() => void vi.unstubAllGlobals());
const shown = (coached: boolean): string =>
  renderToStaticMarkup(
    <LanguageContext value={{ language: 'en', texts: en }}>
      <SpeechProvider face={{ speech: {} } as unknown as Face} scene={{ names: ['Ann'], viewer: 0 }}>
        <Help legend={[]} coached={coached} onClose={() => {}} />
      </SpeechProvider>
    </LanguageContext>,
  );

test('the key of the coach is listed where there is a coach, all others in any case', () => {
  expect(shown(true)).toContain(en.coach.key);
  expect(shown(false)).not.toContain(en.coach.key);
  for (const coached of [true, false]) expect(shown(coached)).toContain(en.table.help.keys.undo);
});

test('nothing is said of fingers where there is only a mouse, and nothing of a mouse where there is none', () => {
  const having = (pointer: string) =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(pointer) }));
  having('hover');
  expect([shown(true).includes(en.table.help.touch), shown(true).includes(en.table.help.pointer)]).toEqual([
    false,
    true,
  ]);
  having('coarse');
  expect([shown(true).includes(en.table.help.touch), shown(true).includes(en.table.help.pointer)]).toEqual([
    true,
    false,
  ]);
});

test('keys are there for all, and laid open where there are likely to be some', () => {
  expect(shown(true)).toMatch(/<details[^>]* open="">/);
  hovers(false);
  expect(shown(true)).not.toMatch(/<details[^>]* open="">/);
  expect(shown(true)).toContain(en.table.help.keys.undo);
});
