import { describe, expect, test } from 'vitest';
import { type HeardEvent, LANGUAGES } from '../../../kernel/index.ts';
import { faceFactory } from '../face.ts';

const { speech } = faceFactory.core;
/** Whoever reads is Ann; the Pets of Ben have his name, and hers are named by theirs only. */
const scene = { names: ['Ann', 'Ben'], viewer: 0 };
const told = (heard: HeardEvent): string | null => speech.en.event(heard, scene);

describe('the log', () => {
  test('says nothing where everybody fell before a power was chosen', () => {
    for (const language of LANGUAGES) expect(speech[language].event({ kind: 'powers', powers: [] }, scene)).toBeNull();
  });

  test.each(LANGUAGES)('names no player twice in a sentence (%s)', (language) => {
    const [own, foe, other] = ['solace-1', 'gloth-2', 'mimick-2'];
    const sentences: HeardEvent[] = [
      { kind: 'switched', pet: foe, with: other },
      { kind: 'switchHit', pet: foe, with: other },
      { kind: 'retaliates', pet: foe, fallen: other },
      { kind: 'unique', pet: foe, power: 'healing-touch', target: other },
      { kind: 'attached', seat: 1, card: 'ruby-of-wrath', pet: foe },
      { kind: 'rune', seat: 1, card: 'hush', target: foe },
      { kind: 'used', seat: 1, card: 'healing-salve', target: foe, uses: 1 },
      { kind: 'used', seat: 0, card: 'healing-salve', target: own, uses: 0 },
    ];
    for (const heard of sentences) {
      const text = speech[language].event(heard, scene) as string;
      expect(text.match(/Ann|Ben/g), text).toHaveLength(1);
    }
  });

  test('names whose Pet it is wherever it is not who acts', () => {
    expect(told({ kind: 'switched', pet: 'gloth-2', with: 'mimick-2' })).toBe('Gloth and Mimick (Ben) trade places.');
    expect(told({ kind: 'rune', seat: 1, card: 'hush', target: 'gloth-2' })).toBe('Ben plays Hush on Gloth.');
    expect(told({ kind: 'rune', seat: 1, card: 'hush', target: 'gloth-1' })).toBe('Ben plays Hush on Gloth (you).');
    expect(told({ kind: 'rune', seat: 0, card: 'hush', target: 'gloth-2' })).toBe('Ann plays Hush on Gloth (Ben).');
  });
});

test('MA-8.16 a natural 20 and a natural 1 say what they do', () => {
  const strike = (die: number) =>
    told({
      ...{ kind: 'attack', pet: 'solace-1', target: 'gloth-2', power: 'veil-step' },
      ...{ die, bonus: 5, miss: 6, hit: true },
    });
  expect(strike(20)).toContain('a natural 20: a critical hit, +20 damage.');
  expect(strike(1)).toContain('a natural 1: only a glancing blow, −20 damage.');
  expect(strike(2)).toContain('a hit.');
});

test('damage whose cause is not the sentence before says why', () => {
  const hurt: HeardEvent = { kind: 'hurt', pet: 'solace-1', amount: 10, type: 'physical' };
  const said = (...earlier: HeardEvent[]) => speech.en.event(hurt, scene, (back) => earlier.at(-back));
  const attack = (pet: string, target: string): HeardEvent => ({ kind: 'attack', pet, target });
  const healed: HeardEvent = { kind: 'healed', pet: 'gloth-2', amount: 10 };
  expect(said({ kind: 'cleanup', seat: 0 }, healed)).toBe('Solace takes 10 physical damage at Cleanup.');
  expect(said(attack('solace-1', 'gloth-2'), healed)).toBe(
    'Solace takes 10 physical damage through its own hit on Gloth (Ben).',
  );
  for (const plain of [
    [],
    [attack('gloth-2', 'solace-1')],
    [
      { kind: 'cleanup', seat: 0 },
      { kind: 'turn', seat: 1 },
    ],
  ])
    expect(said(...plain)).toBe('Solace takes 10 physical damage.');
});

test('MA-15.1 without a Rear nobody is told of one', () => {
  for (const language of LANGUAGES) {
    const rear = speech[language].part('enter rear', 1, scene);
    expect(speech[language].bar({ rule: 'MA-3.4', why: 'line-order' }, scene)).toContain(rear);
    expect(speech[language].bar({ rule: 'MA-15.1', why: 'two-lines' }, scene)).not.toContain(rear);
  }
});
