import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { Subjects } from './subjects.ts';

const all = Object.values(games);
const of = (name: string): Subjects => {
  const factory = games[name] as (typeof all)[number];
  return new Subjects(factory.core, factory.pack);
};
const ids = (subjects: Subjects, numbers: readonly number[]) => numbers.map((number) => subjects.at(number).id);

test.each(all.map(({ core, pack }) => [core.name, core, pack] as const))(
  '%s uses cards by answers it has',
  (_name, core, pack) => {
    const subjects = new Subjects(core, pack);
    const verbs = new Set(core.allAnswers().map((say) => say.split(' ')[0]));
    expect(Object.keys(core.uses)).not.toEqual([]);
    expect(Object.keys(core.uses).filter((verb) => !verbs.has(verb))).toEqual([]);
    const used = new Set(core.allAnswers().flatMap((say) => subjects.usedBy(say)));
    expect(used.size).toBeGreaterThan(9);
  },
);

describe('the subjects of a game', () => {
  test('are its cards, what stands on them, and their sides', () => {
    const rose = of('black-rose');
    const kind = (id: string) => rose.list.find((subject) => subject.id === id)?.kind;
    expect(['whisper-toll', 'whisper-toll:a', 'tessa', 'ember-imp', 'bite', 'ossuary'].map(kind)).toEqual([
      ...['spells', 'sides', 'mages', 'mages.spell', 'packs.action', 'rooms'],
    ]);
    expect(of('mythic-arena').list.find(({ id }) => id === 'veil-step')?.kind).toBe('pets.battle');
  });

  test('are found in answers, events and traits', () => {
    const rose = of('black-rose');
    expect(ids(rose, rose.usedBy('prepare whisper-toll b'))).toEqual(['whisper-toll', 'whisper-toll:b']);
    expect(ids(rose, rose.ofFeature('spell:whisper-toll:a'))).toEqual(['whisper-toll', 'whisper-toll:a']);
    expect(ids(rose, rose.ofFeature('end:power'))).toEqual([]);
    expect(ids(rose, rose.ofTrait('school:illusion'))).toEqual(['school:illusion']);
    for (const outcome of ['never summoned', 'rounds: 6 to 12', 'eliminated'])
      expect(rose.ofTrait(outcome)).toEqual([]);
  });

  test('are brought with all that stands on them', () => {
    const brought = (game: string, trait: string) => ids(of(game), of(game).ofTrait(trait));
    const tessa = ['tessa', 'ember-imp', 'ember-imp:a', 'ember-imp:b'];
    expect(brought('black-rose', 'mage:tessa')).toEqual(tessa);
    expect(brought('mythic-arena', 'deck:solace')).toEqual(['solace', 'soft-paws', 'veil-step', 'dusk-blade']);
    expect(brought('mythic-arena', 'deck:hush')).toEqual(['hush']);
  });

  test('are used by some answers, and only named by others', () => {
    const find = of('familiar-find');
    expect(ids(find, find.usedBy('cast banishment'))).toEqual(['banishment']);
    const foes = of('familiars-and-foes');
    // At whom it is aimed is not used.
    expect(ids(foes, foes.usedBy('cast cosmic-ray nutterson'))).toEqual(['cosmic-ray']);
    for (const say of ['discard banishment', 'give banishment player-1', 'pass']) expect(find.usedBy(say)).toEqual([]);
  });

  test('of a game without a pack are what its seats bring', () => {
    const find = games['familiar-find']?.core;
    const subjects = new Subjects(find as NonNullable<typeof find>, undefined);
    expect(subjects.list).toEqual([]);
    expect(ids(subjects, subjects.ofTrait('familiar:owl'))).toEqual(['familiar:owl']);
  });
});
