import { answers, type In } from '../../../kernel/index.ts';
import { LINES, STATUSES } from './vocabulary.ts';

/** Everything that can be said in this game, with the cards of one pack. */
export function makeAnswers(cards: readonly string[], refs: readonly string[], powers: readonly string[]) {
  const card = ['card', cards] as const;
  const pet = ['pet', refs] as const;
  const target = ['target', refs] as const;
  const line = ['line', LINES] as const;
  const status = ['status', STATUSES] as const;
  return {
    pick: answers('pick', card),
    deck: answers('deck', card),
    lead: answers('lead', card),
    go: answers('go', ['place', ['first', 'second']]),
    play: answers('play', card, line),
    pass: answers('pass'),
    attach: answers('attach', card, pet),
    place: answers('place', card),
    rune: answers('rune', card),
    runeOn: answers('rune-on', card, target),
    use: answers('use', card),
    useOn: answers('use-on', card, target),
    unique: answers('unique', pet),
    uniqueOn: answers('unique-on', pet, target),
    switch: answers('switch', pet, ['with', refs]),
    move: answers('move', pet, line),
    release: answers('release', pet),
    battle: answers('battle'),
    cleanup: answers('cleanup'),
    attack: answers('attack', pet),
    attackLine: answers('attack-line', pet, line),
    attackPet: answers('attack-pet', pet, target),
    block: answers('block', pet, ['attacker', refs]),
    engage: answers('engage'),
    power: answers('power', pet, ['power', powers]),
    target: answers('target', target),
    hold: answers('hold'),
    swap: answers('swap', pet),
    replace: answers('replace', status),
    cure: answers('cure', pet, status),
    recover: answers('recover', pet, status),
    renew: answers('renew', card),
    enter: answers('enter', line),
  };
}
export type GameAnswers = ReturnType<typeof makeAnswers>;
/** An answer of these verbs. */
export type GameAnswer<V extends keyof GameAnswers> = { [K in V]: In<GameAnswers[K]> }[V];
