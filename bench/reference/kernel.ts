import { copyStack, Game, type RandomState, type Seat, type Speech } from '../../src/kernel/index.ts';
import { playOn } from '../random.ts';
import { splitmix } from './chance.ts';
import {
  type Cast,
  CONTENT,
  game,
  type Lying,
  NOTHING,
  type Play,
  play,
  type Reference,
  type Scavenge,
  SORTED,
  scavenge,
  spell,
  turn,
} from './rules.ts';
import { endCode, playCode, scavengeCode, spellCode, type Version } from './trace.ts';

/** The reference game on our kernel. */
const at = <X>(list: readonly X[], i: number): X => list[i] as X;
const mute = { title: '', pitch: '' } as Speech;
export const reference = new Game<Reference, null>({
  name: 'reference',
  version: 1,
  content: CONTENT,
  seats: { min: 2, max: 2 },
  options: [],
  procedures: [game, turn],
  verbs: [scavenge, spell, play],
  setup: (seats, options) => ({
    content: CONTENT,
    seats,
    options,
    stack: [game.with({})],
    chance: [0, 0, 0, 1],
    result: null,
    deck: SORTED.slice(),
    piles: [[], [], []],
    hands: [[], []],
    collections: [NOTHING.slice(), NOTHING.slice()],
    discard: [],
    pending: [],
    turns: 0,
  }),
  copy: (s) => ({
    content: s.content,
    seats: s.seats,
    options: s.options,
    stack: copyStack(s.stack),
    chance: s.chance.slice(),
    result: s.result,
    deck: s.deck.slice(),
    piles: [copyPile(at(s.piles, 0)), copyPile(at(s.piles, 1)), copyPile(at(s.piles, 2))],
    hands: [at(s.hands, 0).slice(), at(s.hands, 1).slice()],
    collections: [at(s.collections, 0).slice(), at(s.collections, 1).slice()],
    discard: s.discard.slice(),
    pending: s.pending.slice(),
    turns: s.turns,
  }),
  table: () => null,
  redeal: (_common, _table, _viewer, _rng: RandomState) => {
    throw new Error('the reference game is for speed alone');
  },
  value: () => 0,
  speech: { en: mute, it: mute, fr: mute, es: mute, de: mute },
});

function copyPile(pile: readonly Lying[]): Lying[] {
  const copy: Lying[] = new Array(pile.length);
  for (let i = 0; i < pile.length; i++) {
    const c = at(pile, i);
    copy[i] = { card: c.card, up: c.up, owner: c.owner };
  }
  return copy;
}

function code(answer: Scavenge | Cast | Play): number {
  if ('target' in answer) return spellCode(answer.index, answer.target);
  if ('hand' in answer) return playCode(answer.hand, answer.pile, answer.down);
  return scavengeCode(answer.pile);
}

export const kernel: Version<Reference> = {
  begin(seed) {
    const s = reference.rules.setup(2, {});
    s.chance = splitmix(seed);
    reference.advance(s);
    return s;
  },
  playOn(s, most, seen) {
    if (seen === null) return playOn(reference, s, most);
    const decisions = playOn(reference, s, most, (answer) => seen(code(answer as Play)));
    if (s.result !== null) seen(endCode(s.result.winners.length === 2 ? 2 : (s.result.winners[0] as Seat)));
    return decisions;
  },
};
