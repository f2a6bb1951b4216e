import { statSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { wrap } from '../terminal/layout.ts';
import { reason, type Session } from './session.ts';

/**
 * The file itself if it does not exist or belongs to this session, else the first unused name with a number:
 * `game-2.json`.
 */
function freeFile({ files }: Session, wanted: string): string {
  const taken = (file: string) => !files.has(file) && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  const { dir, name, ext } = parse(wanted);
  let file = wanted;
  for (let n = 2; taken(file); n++) file = join(dir, `${name}-${n}${ext}`);
  return file;
}

/** Writes a record without overwriting another file; false if that failed. */
export function writeRecordFile(session: Session, wanted: string, record: object): boolean {
  const { text, colours } = session.style;
  let file = wanted;
  try {
    file = freeFile(session, wanted);
    writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    session.print(colours.red(text.notSaved({ file, code })));
    return false;
  }
  session.files.add(file);
  session.print(text.saved({ file }));
  return true;
}

/** Saves the game so far; false if that failed. */
export async function save(session: Session, file: string): Promise<boolean> {
  const saved = await session.seatClient.record();
  if (saved === 'unsure') return false;
  if ('record' in saved) return writeRecordFile(session, file, saved.record);
  session.print(wrap(session.style.colours.yellow(reason(session, saved)), session.style.width));
  return false;
}
