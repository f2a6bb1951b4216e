import { answers, type In } from '../../../kernel/index.ts';
import { SCHOOLS, SIDES } from './vocabulary.ts';

/** As much damage as can be split at once. */
export const MOST_DAMAGE = 12;

export interface AnswerWords {
  readonly cards: readonly string[];
  readonly mages: readonly string[];
  readonly rooms: readonly string[];
  readonly familiars: readonly string[];
  readonly quests: readonly string[];
  readonly refs: readonly string[];
}

/** Everything that can be said in this game, with the cards of one pack. */
export function makeAnswers({ cards, mages, rooms, familiars, quests, refs }: AnswerWords) {
  const card = ['card', cards] as const;
  const side = ['side', SIDES] as const;
  const room = ['room', rooms] as const;
  const model = ['model', refs] as const;
  const school = ['school', SCHOOLS] as const;
  const onFamiliar = ['points', Array.from({ length: MOST_DAMAGE + 1 }, (_, n) => `${n}`)] as const;
  return {
    choose: answers('choose', ['mage', mages], school),
    study: answers('study', school),
    keep: answers('keep', card, ['other', cards]),
    discard: answers('discard', card),
    prepare: answers('prepare', card, side),
    prepareQuick: answers('prepare-quick', card, side),
    ready: answers('ready'),
    walk: answers('walk', room),
    rejoin: answers('rejoin', room),
    strike: answers('strike', model),
    activate: answers('activate'),
    activateAt: answers('activate-at', model),
    activateOn: answers('activate-on', room),
    cast: answers('cast'),
    castAt: answers('cast-at', model),
    castOn: answers('cast-on', room),
    quick: answers('quick'),
    quickAt: answers('quick-at', model),
    quickOn: answers('quick-on', room),
    command: answers('command', model),
    familiar: answers('familiar'),
    familiarAt: answers('familiar-at', model),
    familiarOn: answers('familiar-on', room),
    send: answers('send'),
    pass: answers('pass'),
    done: answers('done'),
    stop: answers('stop'),
    go: answers('go', room),
    attack: answers('attack', model),
    scorch: answers('scorch'),
    at: answers('at', model),
    on: answers('on', room),
    to: answers('to', room),
    heal: answers('heal', model),
    recover: answers('recover', card),
    learn: answers('learn', card),
    drop: answers('drop', ['quest', quests]),
    keepQuests: answers('keep-quests'),
    summon: answers('summon', ['familiar', familiars]),
    dismiss: answers('dismiss', model),
    split: answers('split', onFamiliar),
  };
}
export type GameAnswers = ReturnType<typeof makeAnswers>;
/** An answer of these verbs. */
export type GameAnswer<V extends keyof GameAnswers> = { [K in V]: In<GameAnswers[K]> }[V];
