import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { hashText, isRulesError, type RulesError } from '../kernel/index.ts';
import { ResultsError, SimulationError } from '../lab/index.ts';
import { addCommands } from './commands.ts';
import type { CliEnvironment } from './environment.ts';
import { fileReason } from './files.ts';
import { CliError, type Io } from './terminal/io.ts';
import { printable } from './terminal/printable.ts';

/** Runs the command with these arguments. The exit code: 0 done, 1 the answer is no, 2 wrong arguments, 130 Ctrl-C. */
export async function run(args: readonly string[], io: Io, environment: CliEnvironment): Promise<number> {
  let exit = 0;
  const program = new Command('grimalkin')
    .description('Games of familiars: play them here, simulate them, check records, scenarios and packs.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      // Only help that nobody asked for goes there: one sentence is said instead, below.
      writeErr: () => {},
      getOutHelpWidth: () => io.stdout.columns ?? 80,
      getErrHelpWidth: () => io.stderr.columns ?? 80,
      outputError: () => {},
    });
  addCommands(program, io, environment, (code) => {
    exit = code;
  });
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync([...args], { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      io.stderr.write(`grimalkin: ${sentence(error, program)}\n`);
      return 2;
    }
    if (!(error instanceof CliError || isRulesError(error) || isToldPlainly(error))) throw error;
    const kept = isRulesError(error) ? keep(error) : '';
    io.stderr.write(`grimalkin: ${printable(error.message)}${kept}\n`);
    return error instanceof CliError ? error.exit : 1;
  }
}

/** Whether the message says all that there is to say. */
const isToldPlainly = (error: unknown): error is Error =>
  error instanceof SimulationError || error instanceof ResultsError;

/** Puts what shows a fault of the rules into a file: it holds the game's secrets, so it is not printed. Says where. */
function keep({ record }: RulesError): string {
  if (record === null) return '; this is a fault in the rules';
  const text = JSON.stringify(record, null, 1);
  const file = join(tmpdir(), `grimalkin-fault-${hashText(text, 8)}.json`);
  try {
    writeFileSync(file, `${text}\n`, { mode: 0o600 });
    return `; this is a fault in the rules, and the game that shows it is in ${file}`;
  } catch (error) {
    return `; this is a fault in the rules, and ${file} was not written: ${fileReason(error)}`;
  }
}

/** The parser's message in one line. */
function sentence({ code, message }: CommanderError, program: Command): string {
  if (code === 'commander.help') return 'a command is missing; `--help` lists them';
  const said = message.replace(/^error: /, '').replaceAll('\n', ' ');
  if (code !== 'commander.unknownCommand' || said.includes('Did you mean')) return said;
  return `${said}; there are: ${program.commands.map((command) => command.name()).join(', ')}`;
}
