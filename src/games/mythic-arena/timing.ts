import type { Timing } from '../../kernel/index.ts';

const pet = { asks: ['pet'], bar: { rule: 'MA-3.3', why: 'pet-first' } };
const elyth = { asks: ['primary'], bar: { rule: 'MA-6.4', why: 'elyth-time' } };
const item = { asks: ['primary'], bar: { rule: 'MA-6.1', why: 'item-time' } };
const itemUse = { asks: ['primary'], bar: { rule: 'MA-6.2', why: 'item-time' } };
const rune = { asks: ['primary', 'rune'], bar: { rule: 'MA-6.7', why: 'rune-time' } };
const switching = { asks: ['primary', 'line-check'], bar: { rule: 'MA-9.1', why: 'switch-time' } };
const flight = { asks: ['attackers'], bar: { rule: 'MA-8.20', why: 'flying-line' } };

export const timing: Timing = {
  verbs: {
    play: pet,
    attach: elyth,
    place: item,
    use: itemUse,
    'use-on': itemUse,
    rune,
    'rune-on': rune,
    move: switching,
    'attack-line': flight,
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
