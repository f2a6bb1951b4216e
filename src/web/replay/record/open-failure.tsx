import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Fault } from '../../../kernel/index.ts';
import icons from '../../art/icons.json';
import type { Unplayable } from '../../local/engine/loaded-game.ts';
import { type CallFailure, useFailureText } from '../../shell/failure-text.ts';
import { Page } from '../../shell/page.tsx';
import { ErrorScreen } from '../../shell/state-screens.tsx';
import { useTexts } from '../../text/index.ts';
import { Faults } from './faults.tsx';

/** Why a local game or a record cannot be opened. */
export type OpenFailure =
  | Unplayable
  | { readonly kind: 'missing' }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }
  /** The address contains an invalid setup. */
  | { readonly kind: 'bad-setup'; readonly faults: readonly Fault[] }
  /** The game is running: its record is not public yet. */
  | { readonly kind: 'not-over' }
  | { readonly kind: 'trouble'; readonly trouble: CallFailure }
  /** Another tab has the game open. */
  | { readonly kind: 'elsewhere' }
  /** The engine is not available, or has crashed. */
  | { readonly kind: 'no-engine' | 'stopped' };

/** Shows the reason with all faults; `children` are what can be done instead. */
export function OpenFailureScreen({ why, children }: { why: OpenFailure; children: ReactNode }) {
  const { title, text } = useFailureTexts(why);
  const faults = 'faults' in why ? why.faults : [];
  return (
    <Page title={title}>
      <div className="shut" data-failure={why.kind}>
        <ErrorScreen icon={why.kind === 'trouble' ? icons.unplugged : icons['broken-wall']} title={title} text={text}>
          {children}
        </ErrorScreen>
        {faults.length > 0 && (
          <div className="panel badfile">
            <Faults faults={faults} />
          </div>
        )}
      </div>
    </Page>
  );
}

/** A link back to the list of games. */
export function BackToGames() {
  const { shell } = useTexts();
  return (
    <Link className="btn" href="/replay">
      {shell.replays}
    </Link>
  );
}

/** Whether another attempt may succeed. */
export const isTransient = ({ kind }: OpenFailure): boolean =>
  ['trouble', 'elsewhere', 'edition-missing', 'no-engine', 'stopped'].includes(kind);

function useFailureTexts(why: OpenFailure): { readonly title: string; readonly text: string } {
  const { openFailure, here } = useTexts().replay;
  const sentence = useFailureText();
  switch (why.kind) {
    case 'missing':
      return openFailure.missing;
    case 'faulty':
      return openFailure.faulty;
    case 'bad-setup':
      return here.setup;
    case 'no-game':
      return { title: openFailure.noGame.title, text: openFailure.noGame.text({ game: why.game }) };
    case 'no-edition':
      return openFailure.noEdition;
    case 'edition-missing':
      return openFailure.editionMissing;
    case 'no-pack':
      return { title: openFailure.noPack.title, text: openFailure.noPack.text({ hash: why.content.slice(0, 12) }) };
    case 'bad-pack':
      return openFailure.badPack;
    case 'not-over':
      return openFailure.notOver;
    case 'no-engine':
      return openFailure.engine;
    case 'elsewhere':
      return here.elsewhere;
    case 'stopped':
      return here.stopped;
    case 'trouble':
      return { title: openFailure.refused, text: sentence(why.trouble) };
  }
}
