import type { Speech } from '../../kernel/index.ts';

/** Controls, which move the cursor or paint over things, and those that turn the direction of writing around. */
const HARMFUL = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text from outside as it may reach a terminal. */
export const printable = (text: string): string => text.replace(HARMFUL, (char) => (char === '\n' ? char : '\ufffd'));

/** A game's speech for a terminal, whatever its pack calls things. */
export const printableSpeech = (speech: Speech): Speech => ({
  title: printable(speech.title),
  pitch: printable(speech.pitch),
  ask: (...args) => printable(speech.ask(...args)),
  answer: (...args) => printable(speech.answer(...args)),
  part: (...args) => printable(speech.part(...args)),
  step: (...args) => printable(speech.step(...args)),
  event: (...args) => {
    const sentence = speech.event(...args);
    return sentence === null ? null : printable(sentence);
  },
  bar: (...args) => printable(speech.bar(...args)),
  result: (...args) => printable(speech.result(...args)),
  option: (id) => {
    const { name, help, values } = speech.option(id);
    const said = Object.entries(values).map(([value, words]) => [value, printable(words)]);
    return { name: printable(name), help: printable(help), values: Object.fromEntries(said) };
  },
  card: (id) => {
    const { name, text } = speech.card(id);
    return { name: printable(name), text: printable(text) };
  },
  zone: (...args) => printable(speech.zone(...args)),
});
