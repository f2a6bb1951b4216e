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
  test('turning points are told with all that belongs to them', () => {
    const { turning } = text;
    expect(turning.when(17, 'Ada')).toMatch(/17.*Ada/);
    for (const tell of [turning.given, turning.better, turning.natural]) expect(tell('x7')).toContain('x7');
    expect(new Set([0, 1, 2, 3].map(turning.found)).size).toBe(4);
  });
  test('one answer and one hash are told in the singular', () => {
    const letters = (answers: number, hashes: number) => text.replayFits(answers, hashes, 1, 'abc').replace(/\d/g, '');
    expect(letters(1, 2)).not.toBe(letters(2, 2));
    expect(letters(2, 1)).not.toBe(letters(2, 2));
    expect(text.resumed(1).replace('1', '2')).not.toBe(text.resumed(2));
    expect(text.players(1, 1).replace('1', '2')).not.toBe(text.players(2, 2));
  });
  test('what is put into a sentence about a server is found in it', () => {
    const { online } = text;
    const named = [online.noServer, online.notOurs, online.newGuest, online.unknownGame, online.otherContent];
    const told = [online.promise, online.satDown, online.stoodUp, online.came, online.went, online.playedBy];
    for (const say of [...named, ...told, online.noTables, online.doesNotFit]) expect(say('x7')).toContain('x7');
    expect(online.youAre('Ada', 'x7')).toMatch(/Ada.*x7/);
    expect(online.noSuchGame('x7', ['a', 'b'])).toMatch(/x7.*a, b/);
    expect(online.otherRules('x7', 33, 44)).toMatch(/x7.*33.*44/);
    expect(online.waitingFor(['Ada', 'Basil'])).toContain('Ada, Basil');
    expect(online.verified(11, true)).toContain('11');
    expect(online.verified(11, true)).not.toBe(online.verified(11, false));
  });
  test('numbers of a table are told in the singular and in the plural', () => {
    const { freeSeats, missing, invite, verified } = text.online;
    for (const say of [freeSeats, missing, invite, (n: number) => verified(n, true)])
      expect(say(1).replace('1', '2')).not.toBe(say(2));
  });
  test('sentences that name a command name the word that is typed', () => {
    const { commands, online } = text;
    expect(online.botPlaysForYou).toContain(commands.back.word);
    expect(online.rematchOffered).toContain(commands.rematch.word);
    expect(online.afterwards).toContain(commands.rematch.word);
    expect(online.afterwards).toContain(commands.quit.word);
    expect(online.nothingSaid).toContain(`${commands.say.word} `);
    expect(commands.say.help).toContain(`\`${commands.say.word} `);
  });
  test('the hint names the words that help asks for', () => {
    expect(text.lineHint).toContain(text.commands.help.word);
  });
});
