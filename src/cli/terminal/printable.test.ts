import { expect, test } from 'vitest';
import { echo } from '../../kernel/testing/games/bare.ts';
import { printable, printableSpeech } from './printable.ts';

test('letters of all languages and line breaks stay, controls do not', () => {
  const good = 'Écaille de dragón – Straße\n“龍” 🐈‍⬛';
  expect(printable(good)).toBe(good);
  expect(printable('a\x00b\x1b[31mc\x7fd\x9be\r\u202ef')).toBe('a�b�[31mc�d�e��f');
});

test('nothing that a game says brings a control to the terminal', () => {
  const scene = { names: [], viewer: null };
  const esc = '\x1b[2J';
  const speech = printableSpeech({
    ...echo,
    title: esc,
    pitch: esc,
    option: () => ({ name: esc, help: esc, values: { a: esc } }),
  });
  const said = [
    speech.title,
    speech.pitch,
    speech.ask(esc, {}, scene),
    speech.answer(esc, scene),
    speech.event({ kind: esc }, scene),
    speech.bar({ rule: null, why: esc }, scene),
    speech.result({ winners: [], places: [], reason: esc }, scene),
    JSON.stringify(Object.values(speech.option('a').values)),
    speech.option('a').name + speech.option('a').help,
    speech.card(esc).name + speech.card(esc).text,
    speech.zone(esc, scene),
  ];
  for (const sentence of said) {
    expect(sentence).toContain('�[2J');
    expect(sentence).not.toMatch(/\p{Cc}/u);
  }
});
