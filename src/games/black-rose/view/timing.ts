import type { AnswerTiming } from '../../../kernel/index.ts';

const ACTIONS = ['action', 'physical'];
const HANDS = ['keep', 'discard', 'recover', 'pay'];

const preparing = { asks: ['prepare'], bar: { rule: 'BR-2.3', why: 'preparation-time' } };
const casting = { asks: ACTIONS, bar: { rule: 'BR-2.4', why: 'action-time' } };
const marker = { asks: ACTIONS, bar: { rule: 'BR-1.9', why: 'no-familiar' } };
const studying = { asks: ['study', 'moon'], bar: { rule: 'BR-2.3', why: 'study-time' } };
const hand = { asks: HANDS, bar: { rule: 'BR-2.3', why: 'hand-time' } };
const summoning = { asks: ['summon'], bar: { rule: 'BR-1.3', why: 'summon-time' } };
const learning = { asks: ['learn'], bar: { rule: 'BR-2.6', why: 'learn-time' } };

export const timing: AnswerTiming = {
  verbs: {
    prepare: preparing,
    'prepare-quick': preparing,
    cast: casting,
    'cast-at': casting,
    'cast-on': casting,
    quick: casting,
    'quick-at': casting,
    'quick-on': casting,
    familiar: marker,
    'familiar-at': marker,
    'familiar-on': marker,
    study: studying,
    keep: hand,
    discard: hand,
    recover: hand,
    summon: summoning,
    learn: learning,
  },
  questions: {
    choose: 'BR-2.2',
    study: 'BR-2.3',
    keep: 'BR-2.3',
    discard: 'BR-2.3',
    prepare: 'BR-2.3',
    recover: 'BR-2.6',
    pay: 'BR-2.6',
    learn: 'BR-2.6',
    action: 'BR-2.4',
    physical: 'BR-2.4',
    move: 'BR-2.5',
    aim: 'BR-2.5',
    mend: 'BR-2.5',
    push: 'BR-2.5',
    evocation: 'BR-2.8',
    evocations: 'BR-2.8',
    dismiss: 'BR-1.19',
    summon: 'BR-1.3',
    moon: 'BR-2.14',
    drop: 'BR-2.13',
    split: 'BR-1.10',
  },
};
