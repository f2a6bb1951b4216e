import type { AnswerTiming, VerbTiming } from '../../../kernel/index.ts';

/** In the Primary Step, which comes after the question whether a Pet is played. */
const primary = (rule: string, why: string, ...asks: readonly string[]): VerbTiming => ({
  asks: ['primary', ...asks],
  bar: { rule, why },
  instead: { pet: { rule: 'MA-3.3', why: 'after-pet' } },
});
const itemUse = primary('MA-6.2', 'item-time');
const rune = primary('MA-6.7', 'rune-time', 'rune');
const unique = primary('MA-3.7', 'unique-time');
const switching = primary('MA-9.1', 'switch-time', 'line-check');

export const timing: AnswerTiming = {
  verbs: {
    play: { asks: ['pet'], bar: { rule: 'MA-3.3', why: 'pet-first' } },
    attach: primary('MA-6.4', 'elyth-time'),
    place: primary('MA-6.1', 'item-time'),
    use: itemUse,
    'use-on': itemUse,
    rune,
    'rune-on': rune,
    unique,
    'unique-on': unique,
    switch: switching,
    move: switching,
    'attack-line': { asks: ['attackers'], bar: { rule: 'MA-8.20', why: 'flying-line' } },
  },
  questions: {
    pick: 'MA-1.4',
    deck: 'MA-1.6',
    lead: 'MA-2.1',
    go: 'MA-2.4',
    pet: 'MA-3.3',
    primary: 'MA-3.5',
    attackers: 'MA-8.1',
    blockers: 'MA-8.2',
    release: 'MA-12.5',
    power: 'MA-8.7',
    rune: 'MA-8.9',
    retaliate: 'MA-8.22',
    successor: 'MA-8.22',
    faces: 'MA-8.22',
    target: 'MA-8.3',
    'switch-hit': 'MA-8.25',
    'line-check': 'MA-7.3',
    replace: 'MA-12.1',
    adjacent: 'MA-8.19',
    hold: 'MA-12.5',
    cure: 'MA-6.8',
    enter: 'MA-3.4',
    swap: 'MA-8.25',
    renew: 'MA-4.4',
    recover: 'MA-10.2',
  },
};
