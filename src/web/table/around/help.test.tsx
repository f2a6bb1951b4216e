import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Face } from '../../../kernel/index.ts';
import { en } from '../../text/en/index.ts';
import { Reading } from '../../text/index.ts';
import { withoutDocument } from '../testing/drawn.tsx';
import { InWords } from '../words.tsx';
import { Help } from './help.tsx';

withoutDocument();
const shown = (coached: boolean): string =>
  renderToStaticMarkup(
    <Reading value={{ language: 'en', texts: en }}>
      <InWords face={{ speech: {} } as unknown as Face} scene={{ names: ['Ann'], viewer: 0 }}>
        <Help legend={[]} coached={coached} onClose={() => {}} />
      </InWords>
    </Reading>,
  );

test('the key of the coach is listed where there is a coach, all others in any case', () => {
  expect(shown(true)).toContain(en.coach.key);
  expect(shown(false)).not.toContain(en.coach.key);
  for (const coached of [true, false]) expect(shown(coached)).toContain(en.table.help.keys.undo);
});
