import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES } from '../languages.ts';
import type { Name, Noun } from '../name.ts';
import { genderOf, nameOf, numberOf } from '../name.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as it from './it.ts';

const noun = (text: string, gender?: Noun['gender'], more: Partial<Noun> = {}): Noun => ({
  text,
  ...(gender && { gender }),
  ...more,
});

test('every language has a grammar, a name and nothing else has', () => {
  const grammars = readdirSync(import.meta.dirname).filter((file) => !file.includes('.test.'));
  expect(grammars.sort()).toEqual(LANGUAGES.map((language) => `${language}.ts`).sort());
  expect(Object.keys(LANGUAGE_NAMES)).toEqual([...LANGUAGES]);
});

const table = (say: (name: Name) => string, rows: readonly (readonly [Name, string])[]) => {
  for (const [name, said] of rows) expect(say(name)).toBe(said);
};

test('French elides and contracts', () => {
  const badger = noun('Le Grand Blaireau', 'm');
  table(fr.of, [
    ['Émile', 'd’Émile'],
    ['Marie', 'de Marie'],
    ['Yves', 'd’Yves'],
    ['Yannick', 'de Yannick'],
    ['Hélène', 'd’Hélène'],
    [badger, 'du Grand Blaireau'],
    ['L’Hydre', 'de l’Hydre'],
    ['La Souris', 'de la Souris'],
    [noun('Les Ombres', 'f', { plural: true }), 'des Ombres'],
    [noun('Hibou', 'm'), 'de Hibou'],
  ]);
  table(fr.ofThe, [
    [noun('Hydre', 'f'), 'de l’Hydre'],
    [noun('Hibou', 'm'), 'du Hibou'],
    [noun('Hérisson', 'm'), 'du Hérisson'],
    [noun('Onyx', 'm'), 'de l’Onyx'],
    [noun('Ouistiti', 'm', { elides: false }), 'du Ouistiti'],
    ['Émile', 'd’Émile'],
  ]);
  table(fr.to, [
    ['Émile', 'à Émile'],
    [badger, 'au Grand Blaireau'],
    ['L’Hydre', 'à l’Hydre'],
    ['Les Ombres', 'aux Ombres'],
  ]);
  table(fr.the, [
    [badger, 'le Grand Blaireau'],
    [noun('Souris', 'f'), 'la Souris'],
    [noun('Cendres', 'f', { plural: true }), 'les Cendres'],
    ['Émile', 'Émile'],
  ]);
  table(fr.that, [
    ['Émile', 'qu’Émile'],
    ['Marie', 'que Marie'],
    [badger, 'que le Grand Blaireau'],
    [noun('Hydre', 'f'), 'que l’Hydre'],
  ]);
  table(fr.a, [
    [noun('Souris', 'f'), 'une Souris'],
    [noun('Cendres', 'f', { plural: true }), 'des Cendres'],
  ]);
});

test('Italian joins prepositions with articles, and adds a d before the same vowel', () => {
  const deceiver = noun('Il Grande Ingannatore', 'm');
  table(it.of, [
    ['Anna', 'di Anna'],
    [deceiver, 'del Grande Ingannatore'],
    ['L’Idra', 'dell’Idra'],
    ['Gli Spettri', 'degli Spettri'],
    ['La Volpe', 'della Volpe'],
    ['Lo Gnomo', 'dello Gnomo'],
  ]);
  table(it.to, [
    ['Anna', 'ad Anna'],
    ['Elena', 'a Elena'],
    ['Marco', 'a Marco'],
    [deceiver, 'al Grande Ingannatore'],
  ]);
  table(it.fromThe, [
    [noun('Volpe', 'f'), 'dalla Volpe'],
    [noun('Gnomo', 'm'), 'dallo Gnomo'],
    [noun('Idra', 'f'), 'dall’Idra'],
    [noun('Spettri', 'm', { plural: true }), 'dagli Spettri'],
    [noun('Corvi', 'm', { plural: true }), 'dai Corvi'],
    [noun('Ceneri', 'f', { plural: true }), 'dalle Ceneri'],
  ]);
  table(it.insideThe, [[noun('Cantina', 'f'), 'nella Cantina']]);
  table(it.the, [
    [noun('Scoiattolo', 'm'), 'lo Scoiattolo'],
    [noun('Orso', 'm'), 'l’Orso'],
    [deceiver, 'il Grande Ingannatore'],
  ]);
  table(it.a, [
    [noun('Aquila', 'f'), 'un’Aquila'],
    [noun('Gnomo', 'm'), 'uno Gnomo'],
    [noun('Orso', 'm'), 'un Orso'],
  ]);
  expect(it.and(['Anna', 'Elena'])).toBe('Anna ed Elena');
  expect(it.and(['Anna', 'Marco', 'Ugo'])).toBe('Anna, Marco e Ugo');
});

test('Spanish contracts el, and says e and u before the same sound', () => {
  const impostor = noun('El Gran Impostor', 'm');
  table(es.of, [
    [impostor, 'del Gran Impostor'],
    ['Ana', 'de Ana'],
    ['La Hidra', 'de la Hidra'],
  ]);
  table(es.to, [
    [impostor, 'al Gran Impostor'],
    ['Ana', 'a Ana'],
  ]);
  table(es.toThe, [
    [noun('Hidra', 'f'), 'a la Hidra'],
    [noun('Águila', 'f'), 'al Águila'],
    [noun('Sombras', 'f', { plural: true }), 'a las Sombras'],
  ]);
  expect(es.and(['Ana', 'Inés'])).toBe('Ana e Inés');
  expect(es.and(['Ana', 'Hilario'])).toBe('Ana e Hilario');
  expect(es.and(['agua', 'hielo'])).toBe('agua y hielo');
  expect(es.and(['Ana', 'Luis'])).toBe('Ana y Luis');
  expect(es.or(['siete', 'ocho'])).toBe('siete u ocho');
});

test('German declines articles, adjectives and weak nouns', () => {
  const pretender = noun('Der Große Blender', 'm');
  table(de.accusative, [
    [pretender, 'den Großen Blender'],
    [noun('Schwarzer Pakt', 'm'), 'Schwarzen Pakt'],
    [noun('Rabe', 'm'), 'Raben'],
    ['Anna', 'Anna'],
    [noun('Drache', 'm', { forms: { accusative: 'den Lindwurm' } }), 'den Lindwurm'],
  ]);
  table(de.theAccusative, [
    [noun('Schwarzer Pakt', 'm'), 'den Schwarzen Pakt'],
    [noun('Altes Buch', 'n'), 'das Alte Buch'],
    [noun('Maus', 'f'), 'die Maus'],
  ]);
  table(de.theDative, [
    [noun('Schwarzer Pakt', 'm'), 'dem Schwarzen Pakt'],
    [noun('Schatten', 'm', { plural: true }), 'den Schatten'],
    [noun('Geister', 'm', { plural: true }), 'den Geistern'],
    [noun('Hexe der Tiefe', 'f'), 'der Hexe der Tiefe'],
  ]);
  table(de.genitive, [
    ['Anna', 'Annas'],
    ['Max', 'Max’'],
    [pretender, 'des Großen Blenders'],
  ]);
  table(de.the, [
    [pretender, 'der Große Blender'],
    [noun('Schwarzer Pakt', 'm'), 'der Schwarze Pakt'],
    [noun('Dunkle Reiter', 'm', { plural: true }), 'die Dunklen Reiter'],
  ]);
  table(de.of, [
    [pretender, 'vom Großen Blender'],
    ['Anna', 'von Anna'],
    [noun('Front', 'f', { forms: { of: 'aus der Front' } }), 'aus der Front'],
  ]);
  table(de.to, [
    [noun('Front', 'f', { forms: { to: 'an die Front' } }), 'an die Front'],
    [pretender, 'zum Großen Blender'],
  ]);
  table(de.toThe, [
    [noun('Hydra', 'f'), 'zur Hydra'],
    [noun('Rabe', 'm'), 'zum Raben'],
  ]);
  const pyre = noun('Scheiterhaufen', 'm', {
    forms: { into: 'auf den Scheiterhaufen', inside: 'auf dem Scheiterhaufen' },
  });
  table(de.intoThe, [
    [noun('Archiv', 'n'), 'ins Archiv'],
    [noun('Thronsaal', 'm'), 'in den Thronsaal'],
    [noun('Gruft', 'f'), 'in die Gruft'],
    [pyre, 'auf den Scheiterhaufen'],
  ]);
  table(de.insideThe, [
    [noun('Archiv', 'n'), 'im Archiv'],
    [noun('Gruft', 'f'), 'in der Gruft'],
    [pyre, 'auf dem Scheiterhaufen'],
  ]);
  table(de.aDative, [
    [noun('Schwarzer Pakt', 'm'), 'einem Schwarzen Pakt'],
    [noun('Hydra', 'f'), 'einer Hydra'],
  ]);
  table(de.a, [[noun('Schwarzer Pakt', 'm'), 'ein Schwarzer Pakt']]);
});

test('English has articles and possessives', () => {
  table(en.the, [
    ['The Great Pretender', 'the Great Pretender'],
    [noun('Hydra'), 'the Hydra'],
    ['Ana', 'Ana'],
  ]);
  table(en.a, [
    [noun('Ember'), 'an Ember'],
    [noun('Unicorn'), 'a Unicorn'],
    [noun('Ashes', undefined, { plural: true }), 'Ashes'],
  ]);
  table(en.possessive, [
    ['Ana', 'Ana’s'],
    ['Thomas', 'Thomas’s'],
    [noun('Witches', undefined, { plural: true }), 'Witches’'],
  ]);
  expect(en.and(['a', 'b', 'c'])).toBe('a, b and c');
  expect([de.and(['a', 'b', 'c']), de.or(['a', 'b'])]).toEqual(['a, b und c', 'a oder b']);
  expect([fr.and(['a', 'b', 'c']), fr.or(['a', 'b'])]).toEqual(['a, b et c', 'a ou b']);
  expect([it.or(['uno', 'due']), en.or(['a', 'b'])]).toEqual(['uno o due', 'a or b']);
  expect(en.and(['a'])).toBe('a');
  expect(en.or([])).toBe('');
});

test('nought is singular in French only', () => {
  expect([en, it, fr, es, de].map(({ plural }) => plural(0))).toEqual(['other', 'other', 'one', 'other', 'other']);
  for (const { plural } of [en, it, fr, es, de]) expect([plural(1), plural(2)]).toEqual(['one', 'other']);
});

test('a decimal fraction is written as the language does', () => {
  expect([en, it, fr, es, de].map(({ number }) => number(1.5))).toEqual(['1.5', '1,5', '1,5', '1,5', '1,5']);
});

test('gender and number of a name come from its data', () => {
  expect(genderOf(nameOf('Hydre', { gender: 'f' }))).toBe('f');
  expect(genderOf(nameOf('Ana', undefined))).toBe('other');
  expect(numberOf(nameOf('Ombres', { plural: true }))).toBe('plural');
  expect(numberOf('Ana')).toBe('other');
});

test('a proper name of known gender gets no article', () => {
  const jinxie = noun('Jinxie', 'f', { proper: true });
  expect([en.the(jinxie), fr.the(jinxie), it.the(jinxie), es.the(jinxie), de.the(jinxie)]).toEqual([
    'Jinxie',
    'Jinxie',
    'Jinxie',
    'Jinxie',
    'Jinxie',
  ]);
  expect([fr.ofThe(jinxie), it.onThe(jinxie), es.toThe(jinxie), de.ofThe(jinxie)]).toEqual([
    'de Jinxie',
    'su Jinxie',
    'a Jinxie',
    'von Jinxie',
  ]);
});
