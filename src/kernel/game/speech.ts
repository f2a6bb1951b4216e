import type { Language } from '../../text/languages.ts';
import type { Bar } from '../flow/answers.ts';
import type { HeardEvent } from '../flow/events.ts';
import type { Result, Viewer } from '../flow/state.ts';
import { OTHER_QUESTION } from './timing.ts';

export { LANGUAGES, type Language } from '../../text/languages.ts';

/** The context of a sentence: the players' names by seat, and the viewer it is for. */
export interface Scene {
  readonly names: readonly string[];
  readonly viewer: Viewer;
  /** What must be told apart by more than its name, as answers call it; where it is not said that may be all. */
  readonly alike?: readonly string[];
}

/** Everything of a game that people read, in one language. Keys are those of questions, events, bars and options. */
export interface Speech {
  readonly title: string;
  readonly pitch: string;
  ask(key: string, numbers: Readonly<Record<string, number | string>>, scene: Scene): string;
  answer(words: string, scene: Scene): string;
  /** One word of an answer by itself, as a button says it: `at` is its place in the line, the verb is 0. */
  part(words: string, at: number, scene: Scene): string;
  /** What is asked for the word at a place of answers with this verb, where an answer is put together step by step. */
  step(verb: string, at: number, scene: Scene): string;
  /** A sentence for the log, or null where an event is for the eye only. */
  event(heard: HeardEvent, scene: Scene): string | null;
  bar(bar: Bar, scene: Scene): string;
  /** What made a bot answer as it did, in a sentence: for games that give reasons. */
  because?(why: string, scene: Scene): string;
  result(result: Result, scene: Scene): string;
  option(id: string): {
    readonly name: string;
    readonly help: string;
    readonly values: Readonly<Record<string, string>>;
  };
  card(id: string): { readonly name: string; readonly text: string };
  zone(id: string, scene: Scene): string;
}

type Refusal =
  | 'over'
  | 'late'
  | 'not-asked'
  | 'unreadable'
  | 'not-offered'
  | 'no-asides'
  | 'aside-secret'
  | 'aside-answers'
  | 'undo-nothing'
  | 'undo-other'
  | 'undo-secret'
  | 'undo-learned';

const REFUSALS: Readonly<Record<Language, Readonly<Record<Refusal, string>>>> = {
  en: {
    over: 'The game is over.',
    late: 'That came too late: the question has changed.',
    'not-asked': 'It is not your turn to answer.',
    unreadable: 'That is not an answer of this game.',
    'not-offered': 'That is not possible now.',
    'no-asides': 'This game has nothing to do beside a question.',
    'aside-secret': 'Answers are given in secret now: nothing can come between them.',
    'aside-answers': 'That is an answer to your question: give it as one.',
    'undo-nothing': 'There is nothing to take back.',
    'undo-other': 'Somebody else has acted since.',
    'undo-secret': 'Others answer in secret now, so it stands.',
    'undo-learned': 'Something hidden has come to light since, so it stands.',
  },
  it: {
    over: 'La partita è finita.',
    late: 'Troppo tardi: nel frattempo la domanda è cambiata.',
    'not-asked': 'Non tocca a te rispondere.',
    unreadable: 'Non è una risposta di questo gioco.',
    'not-offered': 'Ora non è possibile.',
    'no-asides': 'In questo gioco non si può fare nulla oltre a rispondere.',
    'aside-secret': 'Ora si risponde in segreto: nulla può intromettersi.',
    'aside-answers': 'È una risposta alla tua domanda: dalla come tale.',
    'undo-nothing': 'Non c’è nulla da annullare.',
    'undo-other': 'Nel frattempo ha agito qualcun altro.',
    'undo-secret': 'Ora altri rispondono in segreto: la mossa resta.',
    'undo-learned': 'Nel frattempo è venuto alla luce qualcosa di nascosto: la mossa resta.',
  },
  fr: {
    over: 'La partie est terminée.',
    late: 'Trop tard : la question a changé.',
    'not-asked': 'Ce n’est pas à vous de répondre.',
    unreadable: 'Ce n’est pas une réponse de ce jeu.',
    'not-offered': 'Ce n’est pas possible maintenant.',
    'no-asides': 'Dans ce jeu, on ne peut rien faire en dehors d’une question.',
    'aside-secret': 'On répond maintenant en secret : rien ne peut s’intercaler.',
    'aside-answers': 'C’est une réponse à votre question : donnez-la comme telle.',
    'undo-nothing': 'Il n’y a rien à reprendre.',
    'undo-other': 'Quelqu’un d’autre a joué depuis.',
    'undo-secret': 'D’autres répondent maintenant en secret : le coup reste joué.',
    'undo-learned': 'Quelque chose de caché a été révélé depuis : le coup reste joué.',
  },
  es: {
    over: 'La partida ha terminado.',
    late: 'Demasiado tarde: la pregunta ha cambiado.',
    'not-asked': 'No te toca responder.',
    unreadable: 'Esa no es una respuesta de este juego.',
    'not-offered': 'Ahora no es posible.',
    'no-asides': 'En este juego no se puede hacer nada aparte de responder.',
    'aside-secret': 'Ahora se responde en secreto: nada puede interponerse.',
    'aside-answers': 'Eso es una respuesta a tu pregunta: dala como tal.',
    'undo-nothing': 'No hay nada que deshacer.',
    'undo-other': 'Otra persona ha actuado desde entonces.',
    'undo-secret': 'Ahora otros responden en secreto: la jugada se queda.',
    'undo-learned': 'Desde entonces ha salido a la luz algo oculto: la jugada se queda.',
  },
  de: {
    over: 'Die Partie ist zu Ende.',
    late: 'Zu spät: Die Frage ist inzwischen eine andere.',
    'not-asked': 'Du bist gerade nicht gefragt.',
    unreadable: 'Das ist keine Antwort dieses Spiels.',
    'not-offered': 'Das geht jetzt nicht.',
    'no-asides': 'In diesem Spiel gibt es neben einer Frage nichts zu tun.',
    'aside-secret': 'Gerade wird geheim geantwortet: Dazwischen geht nichts.',
    'aside-answers': 'Das ist eine Antwort auf deine Frage: Gib sie als solche.',
    'undo-nothing': 'Es gibt nichts zurückzunehmen.',
    'undo-other': 'Inzwischen hat jemand anderes gehandelt.',
    'undo-secret': 'Andere antworten gerade geheim: Der Zug bleibt stehen.',
    'undo-learned': 'Inzwischen wurde etwas Verborgenes sichtbar: Der Zug bleibt stehen.',
  },
};

/** The sentence for a refusal of the kernel's own (those without a rule), else null. */
export function refusalText(language: Language, bar: Bar): string | null {
  return bar.rule === null ? (REFUSALS[language][bar.why as Refusal] ?? null) : null;
}

/** What stands before the question that something has no part in. */
const NO_PART: Readonly<Record<Language, string>> = {
  en: 'That has no part in this question:',
  it: 'Questo non c’entra con la domanda:',
  fr: 'Cela n’entre pas dans cette question :',
  es: 'Eso no tiene que ver con esta pregunta:',
  de: 'Das gehört nicht zu dieser Frage:',
};

/** The sentence for any bar that a game gives, or the kernel. */
export function barText(language: Language, speech: Speech, bar: Bar, scene: Scene): string {
  const { ask, ...numbers } = bar.with ?? {};
  if (bar.why === OTHER_QUESTION) return `${NO_PART[language]} ${speech.ask(String(ask), numbers, scene)}`;
  return refusalText(language, bar) ?? speech.bar(bar, scene);
}

export const refusal = (why: Refusal): Bar => ({ rule: null, why });
