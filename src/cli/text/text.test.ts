import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/index.ts';
import { COMMANDS, texts } from './index.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  const text = texts[language];
  test('no two commands are typed or listed alike, and none begins another', () => {
    const words = COMMANDS.map((command) => text.commands[command].word);
    for (const word of words) expect(words.filter((other) => `${other} `.startsWith(`${word} `))).toEqual([word]);
    expect(new Set(COMMANDS.map((command) => text.commands[command].label)).size).toBe(COMMANDS.length);
  });
  test('no command means another one in English', () => {
    for (const command of COMMANDS) {
      for (const other of COMMANDS) {
        if (other !== command) expect(text.commands[command].word).not.toBe(other);
      }
    }
  });
  test('what is put into a sentence is found in it', () => {
    const fits = text.replayFits(11, 22, 33, 'abc');
    for (const part of ['11', '22', '33', 'abc']) expect(fits).toContain(part);
    expect(text.replayFits(11, 0, 33, 'abc')).not.toContain('22');
    expect(text.unfinished(['Ada', 'Basil'])).toContain('Ada, Basil');
    expect(
      [text.seed('x7'), text.saved('x7'), text.noSuchCard('x7'), text.noSuchAnswer('x7'), text.replaySees('x7')].every(
        (said) => said.includes('x7'),
      ),
    ).toBe(true);
  });
  test('one answer and one hash are told in the singular', () => {
    const letters = (answers: number, hashes: number) => text.replayFits(answers, hashes, 1, 'abc').replace(/\d/g, '');
    expect(letters(1, 2)).not.toBe(letters(2, 2));
    expect(letters(2, 1)).not.toBe(letters(2, 2));
    expect(text.resumed(1).replace('1', '2')).not.toBe(text.resumed(2));
    expect(text.players(1, 1).replace('1', '2')).not.toBe(text.players(2, 2));
  });
  test('the hint names the words that help asks for', () => {
    expect(text.lineHint).toContain(text.commands.help.word);
  });
});
