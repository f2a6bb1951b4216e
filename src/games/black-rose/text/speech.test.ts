import { expect, test } from 'vitest';
import { faceFactory } from '../face.ts';

const { speech } = faceFactory.core;
const scene = { names: ['Anna', 'Émile'], viewer: 0, alike: ['golem-2-1'] };

test.each([
  ['en', 'The Skeleton (Émile) attacks Golem 1 (Émile).', 'The Skeleton (Émile) goes to the Archive.'],
  ['it', 'Lo Scheletro (Émile) attacca Golem 1 (Émile).', 'Lo Scheletro (Émile) va all’Archivio.'],
  ['fr', 'Le Squelette (Émile) attaque Golem 1 (Émile).', 'Le Squelette (Émile) va aux Archives.'],
  ['es', 'El Esqueleto (Émile) ataca a Gólem 1 (Émile).', 'El Esqueleto (Émile) va al Archivo.'],
  ['de', 'Das Skelett (Émile) greift Golem 1 (Émile) an.', 'Das Skelett (Émile) geht ins Archiv.'],
] as const)(
  'an Evocation has its article, but not with a number, and so have Rooms (%s)',
  (language, attacks, moved) => {
    const { event } = speech[language];
    expect(event({ kind: 'attacks', model: 'skeleton-2-1', target: 'golem-2-1' }, scene)).toBe(attacks);
    expect(event({ kind: 'moved', model: 'skeleton-2-1', room: 'archive' }, scene)).toBe(moved);
  },
);

test.each([
  ['it', 'La Cripta è distrutta.', 'Il Rogo è distrutto.'],
  ['fr', 'La Crypte est détruite.', 'Le Bûcher est détruit.'],
  ['es', 'La Cripta queda destruida.', 'El Archivo queda destruido.'],
] as const)('feminine Rooms have feminine participles (%s)', (language, crypt, other) => {
  const ruined = (room: string) => ({ kind: 'ruined', room, seat: null, rose: false });
  expect(speech[language].event(ruined('crypt'), scene)).toBe(crypt);
  expect(speech[language].event(ruined(language === 'es' ? 'archive' : 'pyre'), scene)).toBe(other);
});

test('names of spells are inflected in German', () => {
  expect(speech.de.event({ kind: 'discarded', seat: 0, card: 'black-pact' }, scene)).toBe(
    'Anna wirft Schwarzen Pakt ab.',
  );
  expect(speech.de.answer('keep last-breath stone-fist', scene)).toBe('Letzten Atemzug und Steinfaust behalten');
});

test('the French “de” is elided before a vowel, in names of players, packs and schools', () => {
  expect(speech.fr.zone('hand:1', scene)).toBe('Main d’Émile');
  expect(speech.fr.card('mere').text).toContain('un Familier d’Hydra.');
  expect(speech.fr.event({ kind: 'studied', seat: 1, school: 'illusion', card: null }, scene)).toBe(
    'Émile pioche dans l’école d’Illusion.',
  );
});

test.each([
  ['en', 'Activate 2 of your Evocations (Undead).'],
  ['it', 'Attiva 2 delle tue Evocazioni (non morti).'],
  ['fr', 'Activez 2 de vos Évocations (morts-vivants).'],
  ['es', 'Activa 2 de tus Evocaciones (no muertos).'],
  ['de', 'Aktiviere 2 deiner Beschwörungen (Untote).'],
] as const)('what is done to several of a breed names them in the plural (%s)', (language, text) => {
  expect(speech[language].card('rattlebones:b').text).toBe(text);
});

test.each([
  ['en', 'Final ranking by Power: Émile 20, the Rose 20 and Anna 7.'],
  ['it', 'Classifica finale per Potere: Émile 20, la Rosa 20 e Anna 7.'],
  ['fr', 'Classement final en Pouvoir\u202f: Émile 20, la Rose 20 et Anna 7.'],
  ['es', 'Clasificación final por Poder: Émile 20, la Rosa 20 y Anna 7.'],
  ['de', 'Endstand nach Macht: Émile 20, die Rose 20 und Anna 7.'],
] as const)('the end ranks all by their Power, and the Rose among them (%s)', (language, ranking) => {
  const result = { winners: [1], places: [2, 1], reason: 'power', with: { power: [7, 20], rose: 20 } };
  expect(speech[language].ranking?.(result, scene)).toBe(ranking);
  expect(speech[language].ranking?.({ winners: [1], places: [2, 1], reason: '@resigned' }, scene)).toBeNull();
});
