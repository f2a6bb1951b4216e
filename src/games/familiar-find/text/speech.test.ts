import { describe, expect, test } from 'vitest';
import type { HeardEvent, Language } from '../../../kernel/index.ts';
import { faceFactory } from '../face.ts';

const { speech } = faceFactory.core;
/** Whoever reads is Anna. */
const scene = { names: ['Anna', 'Émile', 'Inés', 'Max'], viewer: 0 };

describe('names are inflected where they stand in a sentence', () => {
  const bound: HeardEvent = { kind: 'bound', seat: 0, location: 'sleeping-giant' };
  const laid: HeardEvent = {
    kind: 'laid',
    seat: 1,
    cards: [
      { card: 'ruby-dust', pile: 'centre', down: false },
      { card: null, pile: 'side-2', down: true },
    ],
  };
  test.each<[Language, string, string]>([
    [
      'en',
      'The rule of the Sleeping Giant applies to Anna.',
      'Émile plays Ruby Dust face up on the central pile and a card face down on the pile to Émile’s left.',
    ],
    [
      'it',
      'L’effetto del Gigante addormentato si applica ad Anna.',
      'Émile gioca Polvere di rubino a faccia in su sulla pila centrale e una carta a faccia in giù sulla pila a sinistra di Émile.',
    ],
    [
      'fr',
      'L’effet du Géant endormi s’applique à Anna.',
      'Émile joue Poussière de rubis face visible sur la pile centrale et une carte face cachée sur la pile à gauche d’Émile.',
    ],
    [
      'es',
      'La regla del Gigante dormido se aplica a Anna.',
      'Émile juega Polvo de rubí boca arriba en la pila central y una carta boca abajo en la pila a la izquierda de Émile.',
    ],
    [
      'de',
      'Die Regel des Schlafenden Riesen gilt für Anna.',
      'Émile spielt Rubinstaub offen auf den Mittelstapel und eine Karte verdeckt auf den Stapel links von Émile.',
    ],
  ])('%s', (language, location, cards) => {
    expect(speech[language].event(bound, { ...scene, viewer: null })).toBe(location);
    expect(speech[language].event(laid, scene)).toBe(cards);
  });
});

test.each<[Language, string, string, string]>([
  [
    'en',
    'You take the pile to your left: Residuum.',
    'Émile takes Residuum from you.',
    'You play Residuum face up on the central pile.',
  ],
  [
    'it',
    'Prendi la pila a tua sinistra: Residuum.',
    'Émile ti prende Residuum.',
    'Giochi Residuum a faccia in su sulla pila centrale.',
  ],
  [
    'fr',
    'Vous prenez la pile à votre gauche\u202f: Residuum.',
    'Émile vous prend Residuum.',
    'Vous jouez Residuum face visible sur la pile centrale.',
  ],
  [
    'es',
    'Tomas la pila a tu izquierda: Residuum.',
    'Émile toma Residuum de tu colección.',
    'Juegas Residuum boca arriba en la pila central.',
  ],
  [
    'de',
    'Du nimmst den Stapel links von dir: Residuum.',
    'Émile nimmt Residuum von dir.',
    'Du spielst Residuum offen auf den Mittelstapel.',
  ],
])('whoever reads is spoken to (%s)', (language, took, stole, laid) => {
  const { event } = speech[language];
  const card = 'residuum';
  const by = { seat: 0, pile: 'side-1', left: false };
  expect(event({ kind: 'took', ...by, cards: [card], down: [false] }, scene)).toBe(took);
  expect(event({ kind: 'stole', seat: 1, from: 0, card }, scene)).toBe(stole);
  expect(event({ kind: 'laid', seat: 0, cards: [{ card, pile: 'centre', down: false }] }, scene)).toBe(laid);
});

test.each<[Language, string, string]>([
  ['en', 'Banishment: discard which Ingredient from your collection?', 'Play 1 card face up.'],
  ['it', 'Esilio: quale Ingrediente della collezione scarti?', 'Gioca 1 carta a faccia in su.'],
  [
    'fr',
    'Bannissement\u202f: quel Ingrédient de votre collection défaussez-vous\u202f?',
    'Jouez 1 carte face visible.',
  ],
  ['es', 'Destierro: ¿qué Ingrediente de tu colección descartas?', 'Juega 1 carta boca arriba.'],
  ['de', 'Verbannung: Welche Zutat aus der Sammlung wirfst du ab?', 'Spiele 1 Karte offen.'],
])('a question says which card asks it, and a single card is singular (%s)', (language, discard, play) => {
  const { ask } = speech[language];
  expect(ask('discard', { what: 'ingredient', by: 'banishment' }, scene)).toBe(discard);
  expect(ask('play', { up: 1, down: 0 }, scene)).toBe(play);
});

test('results say who shares a victory', () => {
  const result = (winners: number[]) => speech.es.result({ winners, places: [], reason: 'deck' }, scene);
  expect(result([0])).toBe('El mazo se ha agotado; Anna gana con la colección más rica.');
  expect(result([0, 2])).toBe('El mazo se ha agotado; Anna e Inés comparten la victoria.');
});
