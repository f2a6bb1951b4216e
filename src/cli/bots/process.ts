import { spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import { LONGEST_LINE } from '../../protocol/bot.ts';
import { fileReason } from '../files.ts';
import { misuse } from '../terminal/io.ts';
import { type BotChannel, BufferedListener } from './channel.ts';
import { splitCommand } from './split-command.ts';

/** So much of a bot's error stream is kept for whoever asks what went wrong. */
const STDERR_KEPT = 2000;
/** How long a bot may take to end once nobody writes to it any more, in milliseconds. */
const EXIT_TIMEOUT_MS = 1000;

/** Starts a bot as a process: we write to its input, and it to its output. No shell is between. */
export function startProcess(command: string, onStderr: (text: string) => void = () => {}): BotChannel {
  const [file = '', ...args] = splitCommand(command);
  if (file === '') throw misuse(`there is no command in: ${command}`);
  const child = spawn(file, args, { stdio: 'pipe', windowsHide: true });
  const inbox = new BufferedListener();
  let stderr = '';
  const gone = new Promise<void>((resolve) => {
    child.on('close', (code, signal) => {
      inbox.ended('gone', signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`);
      resolve();
    });
    child.on('error', (error) => {
      // A process that never began closes nothing.
      inbox.ended('unreachable', `'${file}' could not be started: ${fileReason(error)}`);
      if (child.pid === undefined) resolve();
    });
  });
  // Its end is told by `close`, when the rest of what it wrote has been read.
  child.stdin.on('error', () => {});
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-STDERR_KEPT);
    onStderr(text);
  });
  const cut = cutter((line) => inbox.heard(line));
  child.stdout.on('data', (data: Buffer) => {
    if (cut(data)) return;
    inbox.ended('too-long', `it wrote a line of more than ${LONGEST_LINE} characters`);
    child.kill('SIGKILL');
  });
  return {
    listen: (listener) => inbox.listen(listener),
    send: (text) => void child.stdin.write(`${text}\n`),
    stderr: () => stderr,
    async close() {
      child.stdin.end();
      const killer = setTimeout(() => {
        child.kill('SIGKILL');
        // What it started itself may still hold them.
        for (const stream of [child.stdout, child.stderr]) stream.destroy();
      }, EXIT_TIMEOUT_MS);
      await gone;
      clearTimeout(killer);
    },
  };
}

/** Cuts a stream into lines; false once a line is too long. */
function cutter(heard: (line: string) => void): (data: Buffer) => boolean {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return (data) => {
    const lines = (rest + decoder.write(data)).split('\n');
    rest = lines.pop() as string;
    for (const line of lines) {
      if (line.length > LONGEST_LINE) return false;
      if (line.trim() !== '') heard(line.replace(/\r$/, ''));
    }
    return rest.length <= LONGEST_LINE;
  };
}
