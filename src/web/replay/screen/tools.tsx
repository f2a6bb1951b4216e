import { useEffect, useState } from 'react';
import { Glyph } from '../../art/glyph.tsx';
import { localEngine } from '../../local/engine-thread.ts';
import { downloadFile } from '../../shell/download.ts';
import { useTexts } from '../../text/index.ts';

interface ToolsProps {
  readonly session: number;
  /** The address of this moment. */
  readonly address: string;
  /** Whether the address works in other browsers too. */
  readonly shared: boolean;
  /** The name of the file to be saved. */
  readonly fileName: string;
  /** False while the game is running: its record is not public yet. */
  readonly open: boolean;
  /** Whether the game is over at this moment, so that it cannot be continued from there. */
  readonly over: boolean;
  readonly onTurning: () => void;
  readonly onVerify: () => void;
  readonly onPlayOn: () => void;
  /** Called when the engine fails. */
  readonly onBroken: () => void;
}

/** The actions on a record: link, file, verification, playing on. */
export function Tools({
  session,
  address,
  shared,
  fileName,
  open,
  over,
  onTurning,
  onVerify,
  onPlayOn,
  onBroken,
}: ToolsProps) {
  const { replay: text } = useTexts();
  if (!open) return <p className="xs mute">{text.onlyOwn}</p>;
  const download = async () => downloadFile(fileName, JSON.stringify(await localEngine().records.recordOf(session)));
  return (
    <div className="replay-tools">
      <button type="button" className="btn turns" onClick={onTurning}>
        <Glyph name="bolt" /> {text.turning.open}
      </button>
      <button type="button" className="btn" onClick={onVerify}>
        <Glyph name="check" /> {text.verify.open}
      </button>
      <button
        type="button"
        className="btn"
        disabled={over}
        title={over ? text.playOn.over : undefined}
        onClick={onPlayOn}
      >
        <Glyph name="play" /> {text.playOn.open}
      </button>
      <LinkHere address={address} shared={shared} />
      <button type="button" className="btn" onClick={() => void download().catch(onBroken)}>
        <Glyph name="down" /> {text.download}
      </button>
    </div>
  );
}

/** Copies the address; if the browser does not allow that, shows it. */
function LinkHere({ address, shared }: { address: string; shared: boolean }) {
  const { replay: text } = useTexts();
  const [done, setDone] = useState<'copied' | 'shown' | null>(null);
  useEffect(() => setDone(null), [address]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setDone('copied');
    } catch {
      setDone('shown');
    }
  };
  return (
    <>
      <button type="button" className="btn" data-link={address} onClick={() => void copy()}>
        <Glyph name="target" /> {text.link}
      </button>
      <p className="copied xs mute" role="status">
        {done !== null && [done === 'copied' && text.copied, !shared && text.linkHere].filter(Boolean).join(' ')}
      </p>
      {done === 'shown' && (
        <label className="address">
          {text.copyIt}
          <input type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}
