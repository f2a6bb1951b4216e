import { type RandomState, type State, shuffle, type Viewer } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { type Content, contentOf } from '../content/content.ts';
import { FORBIDDEN, type Forbidden, TASKS } from '../content/vocabulary.ts';
import { CLOSED, FORBIDS, type Foes, make, OPEN, type Running } from '../state/state.ts';
import { EFFECTS, type FoesTable, type RunningView } from './secrets.ts';

/** A whole state from what a viewer sees; waves to come and Artifacts to be found are dealt anew. */

const indexed = new WeakMap<Content, ReadonlyMap<string, number>>();
/** The number of a mat, a Foe or a deed: ids are unique in a pack. */
function numbersOf(c: Content): ReadonlyMap<string, number> {
  let numbers = indexed.get(c);
  if (numbers === undefined) {
    numbers = new Map([c.mats, c.foes, c.deeds].flatMap((list) => list.map(({ id }, n) => [id, n] as const)));
    indexed.set(c, numbers);
  }
  return numbers;
}

/** Foes that nobody has seen, by level, in any order. */
function unseenFoes(c: Content, t: FoesTable, number: (id: string) => number, rng: RandomState): number[][] {
  const seen = new Set<number>();
  for (const { foe } of t.foes) seen.add(number(foe));
  for (const foe of t.spent) seen.add(number(foe));
  for (const { rewards } of t.familiars) for (const foe of rewards) seen.add(number(foe));
  const decks: number[][] = [[], [], [], []];
  c.foes.forEach(({ level }, card) => {
    if (!seen.has(card)) at(decks, level).push(card);
  });
  for (const deck of decks) shuffle(rng, deck);
  return decks;
}
/** Coven cards that nobody has seen, in any order. A card that was used up was open to all. */
function unseenCovens(c: Content, t: FoesTable, number: (id: string) => number, rng: RandomState): number[] {
  const left = t.waves.reduce((sum, { covens }) => sum + covens, 0);
  const known = new Set(t.commons.map(number));
  for (const { familiar, helper } of t.familiars) if (helper) known.add(number(familiar));
  for (const mat of t.covensUsed.map(number)) known.add(mat);
  const covens = c.mats.map((_, mat) => mat).filter((mat) => !known.has(mat));
  shuffle(rng, covens);
  return covens.slice(0, left);
}
function unseenArtifacts(c: Content, t: FoesTable, number: (id: string) => number, rng: RandomState): number[] {
  const seen = new Set(t.gone.map(number));
  for (const { artifacts } of t.familiars) for (const artifact of artifacts) seen.add(number(artifact));
  const deck = t.waves.length === 0 ? [] : c.artifacts.filter((artifact) => !seen.has(artifact));
  shuffle(rng, deck);
  return deck;
}

export function redeal(common: State, t: FoesTable, _viewer: Viewer, rng: RandomState): Foes {
  const c = contentOf(common);
  const numbers = numbersOf(c);
  const number = (id: string): number => numbers.get(id) as number;
  const orNone = (id: string | null): number => (id === null ? NONE : number(id));
  const place = (id: string | null): number => t.familiars.findIndex(({ familiar }) => familiar === id);
  const bits = (ids: readonly string[]): number => ids.reduce((sum, id) => sum | (1 << place(id)), 0);
  const foes = unseenFoes(c, t, number, rng);
  const covens = unseenCovens(c, t, number, rng);
  const running = (v: RunningView): Running => {
    const kind = EFFECTS.indexOf(v.effect);
    const amount = kind === FORBIDS ? FORBIDDEN.indexOf(v.what as Forbidden) : v.amount;
    const { spell = false, from = 0, until } = v;
    return { kind, by: place(v.by), spell, foe: orNone(v.foe), to: bits(v.to), amount, from, until: until ?? NONE };
  };
  return make(common, {
    familiars: t.familiars.map((f) => ({
      mat: number(f.familiar),
      seat: f.seat,
      hp: f.hp,
      mp: f.mp,
      gems: f.gems,
      luck: f.luck,
      tasks: TASKS.reduce((sum, task, n) => (f.tasks.includes(task) ? sum | (1 << n) : sum), 0),
      helper: f.helper,
      artifacts: f.artifacts.map(number),
      rewards: f.rewards.map(number),
    })),
    first: Math.max(0, place(t.first)),
    active: place(t.active),
    round: t.round,
    wave: t.wave - 1,
    foes: t.foes.map(({ foe, hp, last }) => ({ card: number(foe), hp, last: place(last) })),
    waves: t.waves.map((wave) => wave.foes?.map(number) ?? wave.levels.map((level) => at(foes, level).pop() as number)),
    covens: t.waves.map((wave) => wave.covenCards?.map(number) ?? covens.splice(0, wave.covens).sort((a, b) => a - b)),
    commons: t.commons.map(number),
    used: t.covensUsed.map(number),
    deck: t.deck.cards?.map(number).reverse() ?? unseenArtifacts(c, t, number, rng),
    gone: t.gone.map(number),
    spent: t.spent.map(number),
    luck: t.luck,
    running: t.running.map(running),
    rests: t.rests.reduce((sum, seat) => sum | (1 << seat), 0),
    roll: {
      by: place(t.roll.by),
      foe: t.roll.foe ?? NONE,
      deed: orNone(t.roll.deed),
      face: t.roll.face,
      bonus: t.roll.bonus,
      more: t.roll.more,
      reflects: place(t.roll.reflects),
      finders: (t.roll.finders ?? []).map(place),
      luckies: (t.roll.luckies ?? []).map(place),
      solo: t.roll.solo ?? false,
    },
    coin: t.open ? OPEN : CLOSED,
  });
}
