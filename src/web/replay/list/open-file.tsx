import { type DragEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Fault } from '../../../kernel/index.ts';
import { parseRecord } from '../../../protocol/record/record.ts';
import { Glyph } from '../../art/glyph.tsx';
import { saveFile } from '../../local/browser-storage.ts';
import { newSalt } from '../../state/salts.ts';
import { useTexts } from '../../text/index.ts';
import { Faults } from '../record/faults.tsx';

/** Bytes: no record that a game could leave is as large. */
const MAX_FILE_SIZE = 8_000_000;

type Bad = 'notJson' | 'tooBig' | readonly Fault[];

/** Reads a file and keeps it in this browser: its id there, or what is wrong with it. */
async function take(file: File): Promise<{ readonly id: string } | { readonly bad: Bad }> {
  if (file.size > MAX_FILE_SIZE) return { bad: 'tooBig' };
  let data: unknown;
  try {
    data = JSON.parse(await file.text());
  } catch {
    return { bad: 'notJson' };
  }
  const record = parseRecord(data);
  if (!('format' in record)) return { bad: record };
  const id = newSalt().slice(0, 12);
  await saveFile({ id, name: file.name, data, opened: new Date().toISOString() });
  return { id };
}

/** Opens a record from a file: chosen with the button, or dropped on it. */
export function OpenFile() {
  const { list, file: text } = useTexts().replay;
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState(false);
  const [bad, setBad] = useState<Bad | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setReading(true);
    setBad(null);
    const taken = await take(file);
    setReading(false);
    if ('id' in taken) navigate(`/replay/file/${taken.id}`);
    else setBad(taken.bad);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same */}
      <div
        className={over ? 'panel opens over' : 'panel opens'}
        data-drop=""
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <button type="button" className="btn go" aria-busy={reading} onClick={() => input.current?.click()}>
          <Glyph name="log" /> {list.open}
        </button>
        <p className="mute" role="status">
          {reading ? list.reading : over ? list.dropNow : list.drop}
        </p>
        <input
          ref={input}
          className="sr"
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label={list.open}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      {bad !== null && (
        <div className="panel badfile" role="alert" data-fault="file">
          <h2>{text.title}</h2>
          <p>{typeof bad === 'string' ? text[bad] : text.faults}</p>
          {typeof bad !== 'string' && <Faults faults={bad} />}
        </div>
      )}
    </>
  );
}
