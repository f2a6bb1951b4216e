import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/index.ts';
import { COMMANDS, texts } from './text.ts';

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
    const fits = text.replayFits({ answers: 11, hashes: 22, rules: 33, content: 'abc' });
    for (const part of ['11', '22', '33', 'abc']) expect(fits).toContain(part);
    expect(text.replayFits({ answers: 11, hashes: 0, rules: 33, content: 'abc' })).not.toContain('22');
    expect(text.unfinished({ names: ['Ada', 'Basil'] })).toMatch(/Ada \S+ Basil/);
    expect(
      [
        text.seed({ seed: 'x7' }),
        text.saved({ file: 'x7' }),
        text.noSuchCard({ name: 'x7' }),
        text.noSuchAnswer({ said: 'x7' }),
        text.replaySees({ name: 'x7' }),
      ].every((said) => said.includes('x7')),
    ).toBe(true);
  });
  test('turning points are told with all that belongs to them', () => {
    const { turning } = text;
    expect(turning.when({ after: 17, name: 'Ada' })).toMatch(/17.*Ada/);
    for (const tell of [turning.given, turning.better, turning.natural]) expect(tell({ answer: 'x7' })).toContain('x7');
    expect(new Set([0, 1, 2, 3].map((points) => turning.found({ points }))).size).toBe(4);
  });
  test('one answer and one hash are told in the singular', () => {
    const letters = (answers: number, hashes: number) =>
      text.replayFits({ answers, hashes, rules: 1, content: 'abc' }).replace(/\d/g, '');
    expect(letters(1, 2)).not.toBe(letters(2, 2));
    expect(letters(2, 1)).not.toBe(letters(2, 2));
    expect(text.resumed({ answers: 1 }).replace('1', '2')).not.toBe(text.resumed({ answers: 2 }));
    expect(text.playerCount({ count: 1 }).replace('1', '2')).not.toBe(text.playerCount({ count: 2 }));
  });
  test('what is put into a sentence about a server is found in it', () => {
    const { online } = text;
    const named = [online.noServer, online.notOurs, online.newGuest, online.unknownGame, online.otherContent];
    const told = [online.promise, online.satDown, online.stoodUp, online.came, online.went, online.playedBy];
    for (const say of [...named, ...told, online.noTables, online.doesNotFit])
      expect(say({ url: 'x7', name: 'x7', game: 'x7', command: 'x7', hash: 'x7', bot: 'x7', what: 'x7' })).toContain(
        'x7',
      );
    expect(online.youAre({ name: 'Ada', url: 'x7' })).toMatch(/Ada.*x7/);
    expect(online.noSuchGame({ game: 'x7', others: ['a', 'b'] })).toMatch(/x7.*a \S+ b/);
    expect(online.otherRules({ game: 'x7', there: 33, here: 44 })).toMatch(/x7.*33.*44/);
    expect(online.waitingFor({ names: ['Ada', 'Basil'] })).toMatch(/Ada \S+ Basil/);
    expect(online.verified({ answers: 11, before: true })).toContain('11');
    expect(online.verified({ answers: 11, before: true })).not.toBe(online.verified({ answers: 11, before: false }));
  });
  test('numbers of a table are told in the singular and in the plural', () => {
    const { freeSeats, missing, invite, verified } = text.online;
    for (const say of [freeSeats, missing, invite])
      expect(say({ seats: 1 }).replace('1', '2')).not.toBe(say({ seats: 2 }));
    const legal = (answers: number) => verified({ answers, before: true });
    expect(legal(1).replace('1', '2')).not.toBe(legal(2));
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
