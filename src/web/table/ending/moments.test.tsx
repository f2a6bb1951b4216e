import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Face } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { en } from '../../generated/en.ts';
import { LanguageContext } from '../../text/index.ts';
import { SpeechProvider } from '../speech-context.tsx';
import { withoutDocument } from '../testing/render.tsx';
import { Moments } from './moments.tsx';
import type { PastStandings } from './use-ended-record.ts';

withoutDocument();

const result = { reason: 'end', winners: [0], places: [1, 2] };
const table = { you: 0, info: { game: 'familiar-find', seats: [{}, {}], result } } as unknown as FollowedTable;
const nothing: PastStandings = { standings: [], progress: null, isWhole: false, failed: false };

const shown = (past: PastStandings): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <LanguageContext value={{ language: 'en', texts: en }}>
        <SpeechProvider face={{ speech: {} } as unknown as Face} scene={{ names: ['Ann', 'Ben'], viewer: 0 }}>
          <Moments
            {...{ table, past }}
            {...{ seat: 0, onSeat: null, heard: null, replay: '/replay/t/1', tells: { rise: [], fall: [] } }}
            turns={undefined}
            record={{ session: 1, last: 9, result }}
          />
        </SpeechProvider>
      </LanguageContext>
    </Router>,
  );

test('while standings are looked at it says how far that is; where they cannot be known it leads to the replay alone', () => {
  expect(shown(nothing)).toContain('<progress');
  const failed = shown({ ...nothing, failed: true });
  expect(failed).toContain('href="/replay/t/1?turning"');
  expect(failed).not.toMatch(/<progress|<svg|role="status"/);
});
