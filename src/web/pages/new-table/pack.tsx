import { useRef, useState } from 'react';
import type { Fault } from '../../../kernel/index.ts';
import type { GameInfo } from '../../../protocol/game.ts';
import { useFailureText } from '../../shell/failure-text.ts';
import { api, ensurePerson } from '../../state/session.ts';
import { useTexts } from '../../text/index.ts';

/** What became of a file: the game with its cards, or all that is wrong with it. */
interface LoadedPack {
  readonly file: string;
  readonly why: string | null;
  readonly faults: readonly Fault[];
}

/** Cards of one's own to play with. Every fault of a pack is named with its place. */
export function PackBox({ game, bring }: { game: string; bring(info: GameInfo | null): void }) {
  const { newTable } = useTexts().pages;
  const sentence = useFailureText();
  const [brought, setBrought] = useState<LoadedPack | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File) => {
    setBusy(true);
    const tell = (why: string | null, faults: readonly Fault[] = []) => setBrought({ file: file.name, why, faults });
    const pack = parsed(await file.text());
    if (pack === undefined) tell(newTable.noJson);
    else {
      const who = await ensurePerson();
      const called = who.kind === 'done' ? await api.bringPack(game, pack) : who;
      if (called.kind === 'done') {
        bring(called.value);
        tell(null);
      } else {
        bring(null);
        tell(sentence(called), called.kind === 'refused' ? called.faults : []);
      }
    }
    setBusy(false);
  };
  const forget = () => {
    setBrought(null);
    bring(null);
    if (input.current !== null) input.current.value = '';
  };

  return (
    <details className="panel part pack">
      <summary>{newTable.ownCards}</summary>
      <p className="help">{newTable.ownCardsHow}</p>
      <label className="field">
        <span className="legend">{newTable.packFile}</span>
        <input
          ref={input}
          className="input"
          type="file"
          accept="application/json,.json"
          aria-busy={busy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void read(file);
          }}
        />
      </label>
      <div role="status">
        {brought !== null && brought.why === null && (
          <p className="fine">
            {newTable.packTaken({ file: brought.file })}{' '}
            <button type="button" className="btn quiet" onClick={forget}>
              {newTable.packForget}
            </button>
          </p>
        )}
        {brought !== null && brought.why !== null && (
          <div className="trouble">
            <p>{brought.why}</p>
            {brought.faults.length > 0 && (
              <ul className="faults" lang="en">
                {brought.faults.map(({ path, message }) => (
                  <li key={`${path} ${message}`}>
                    <code>{path}</code> {message}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </details>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
