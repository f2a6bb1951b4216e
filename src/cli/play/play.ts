import { type Bot, makeBot } from '../../bots/index.ts';
import {
  type AnyGame,
  type Chanceful,
  type Language,
  lucky,
  Match,
  type Question,
  type Seat,
  type Setup,
  type Told,
} from '../../kernel/index.ts';
import { coloursFor, INTERRUPTED, type Io, isInteractive, rowsOf, widthOf } from '../io.ts';
import { wrap } from '../layout.ts';
import { printableSpeech } from '../printable.ts';
import { texts } from '../text/index.ts';
import { type Asker, lineAsker, type Said } from './lines.ts';
import { help, readCards, reason, type Session, save, showTable, tell, whyNot } from './session.ts';
import { terminalAsker } from './terminal.ts';

export interface PlayOptions {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seat: Seat;
  readonly bot: string;
  readonly language: Language;
  /** Where to write the record when the game is left or over. */
  readonly record: string | null;
  /** The game to go on with, and what has been told since this seat's last answer; null: a new one. */
  readonly resumed: { readonly match: Match; readonly told: readonly Told[] } | null;
}

const NAMES = ['Ada', 'Basil', 'Cleo', 'Dorian', 'Edda', 'Falk', 'Greta', 'Hugo'];
export const namesFor = (seats: number): string[] => Array.from({ length: seats }, (_, n) => NAMES[n] ?? `${n + 1}`);

/** Plays a game against bots until it is over or left. The exit code. */
export async function play(options: PlayOptions, io: Io): Promise<number> {
  const session = openSession(options, io);
  const { match, style, print } = session;
  const { speech, text, colours, scene } = style;
  const seats = options.setup.seats;
  const bots = Array.from({ length: seats }, () => makeBot(options.bot, options.game));
  const before = match.answers.length;
  const luck = bots.map((_, seat) =>
    lucky(options.setup.seed, 'bot', `${seat}`, ...(options.resumed === null ? [] : [`${before}`])),
  );
  print(colours.bold(speech.title));
  print(wrap(text.seed(options.setup.seed), style.width));
  if (options.resumed !== null) print(wrap(text.resumed(before), style.width));
  tell(session, options.resumed?.told ?? match.opening);
  if (options.record !== null) io.onInterrupt?.(() => save(session, options.record as string));
  const asker = isInteractive(io) ? terminalAsker(session, io) : lineAsker(session, io);
  try {
    let left: number | null = null;
    while (left === null && match.state.result === null) {
      const asked = match.game.asked(match.state);
      if (asked.includes(session.seat)) left = await humanAnswers(session, asker, io);
      else botAnswers(session, asked[0] as Seat, bots, luck, io);
    }
    const { result } = match.state;
    if (result !== null) {
      showTable(session);
      print(colours.bold(speech.result(result, scene)));
    }
    const saved = options.record === null || save(session, options.record);
    return left ?? (saved ? 0 : 1);
  } finally {
    io.onInterrupt?.(() => {});
    asker.close();
  }
}

function openSession({ game, setup, seat, bot, language, record, resumed }: PlayOptions, io: Io): Session {
  const text = texts[language];
  const match = resumed?.match ?? (Match.start(game, setup) as Match);
  const filled = { told: 0, table: 0 };
  return {
    game,
    match,
    seat,
    began: io.now() - (match.answers.at(-1)?.at ?? 0),
    language,
    style: {
      speech: printableSpeech(game.speech[language]),
      scene: { names: namesFor(setup.seats), viewer: seat },
      text,
      roles: Array.from({ length: setup.seats }, (_, other) => (other === seat ? text.you : bot)),
      colours: coloursFor(io.stdout, io.env),
      width: widthOf(io.stdout),
      rows: isInteractive(io) ? rowsOf(io.stdout) : null,
    },
    file: record ?? `${game.name}-${setup.seed.replace(/[^\w.-]/g, '_')}.json`,
    files: new Set(record === null ? [] : [record]),
    filled,
    print: (line) => {
      filled.table += line.split('\n').length;
      io.stdout.write(`${line}\n`);
    },
  };
}

function botAnswers(session: Session, seat: Seat, bots: readonly Bot[], luck: readonly Chanceful[], io: Io): void {
  const { match } = session;
  const question = match.question(seat) as Question;
  const say = (bots[seat] as Bot).choose(match.view(seat), question, luck[seat] as Chanceful);
  take(session, seat, say, io);
}

/** Takes an answer and tells what came of it, or says why not. */
function take(session: Session, seat: Seat, say: string, io: Io): void {
  const outcome = session.match.answer(seat, say, Math.round(io.now() - session.began));
  if (outcome.ok) tell(session, outcome.events);
  else session.print(session.style.colours.yellow(reason(session, outcome.bar)));
}

/** One question to the person: until it is answered, taken back or left. The exit code if the game was left. */
async function humanAnswers(session: Session, asker: Asker, io: Io): Promise<number | null> {
  const { match, style, seat, print } = session;
  showTable(session);
  for (;;) {
    const question = match.question(seat) as Question;
    const reply = await asker.ask(question);
    if (reply === 'interrupted') return INTERRUPTED;
    if (reply === 'ended') {
      io.stderr.write(`${style.text.inputEnded}\n`);
      return 1;
    }
    if ('say' in reply) {
      take(session, seat, reply.say, io);
      return null;
    }
    if ('command' in reply && reply.command === 'quit') {
      print(style.text.left);
      return 0;
    }
    if (obey(session, reply)) return null;
  }
}

/** Does what a command says; true if the table has changed by it. */
function obey(session: Session, reply: Exclude<Said, { say: string }>): boolean {
  const { match, game, seat, style, print } = session;
  if ('unclear' in reply) {
    const bar = game.refuses(match.state, seat, reply.unclear);
    const known = bar !== null && game.read(reply.unclear) !== null;
    const { noSuchAnswer, severalFit } = style.text;
    const unknown = reply.fits === 0 ? noSuchAnswer(reply.unclear) : severalFit(reply.unclear, reply.fits);
    print(wrap(style.colours.yellow(known ? reason(session, bar) : unknown), style.width));
    return false;
  }
  switch (reply.command) {
    case 'why':
      whyNot(session, reply.about);
      return false;
    case 'card':
      readCards(session, reply.about);
      return false;
    case 'save':
      save(session, reply.about || session.file);
      return false;
    case 'undo': {
      const undone = match.undo(seat);
      print(undone.ok ? style.text.undone : style.colours.yellow(reason(session, undone.bar)));
      return undone.ok;
    }
    default:
      help(session);
      return false;
  }
}
