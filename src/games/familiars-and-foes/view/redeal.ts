import { type RandomState, type State, shuffle, type Viewer } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { type Content, contentOf } from '../content/content.ts';
import { FORBIDDEN, type Forbidden, TASKS } from '../content/vocabulary.ts';
import { CLOSED, copyWith, FORBIDS, type Foes, make, OPEN, type Running } from '../state/state.ts';
import { EFFECTS, type FoesTable, knowsCovens, knowsDeck, type RunningView } from './secrets.ts';

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

/** A state from what a viewer sees: where they do not see a card, there is none, or any Foe of its level. */
function stateFrom(common: State, t: FoesTable): Foes {
  const c = contentOf(common);
  const numbers = numbersOf(c);
  const number = (id: string): number => numbers.get(id) as number;
  const orNone = (id: string | null): number => (id === null ? NONE : number(id));
  const place = (id: string | null): number => t.familiars.findIndex(({ familiar }) => familiar === id);
  const bits = (ids: readonly string[]): number => ids.reduce((sum, id) => sum | (1 << place(id)), 0);
  const anyOf = (level: number): number => c.foes.findIndex((foe) => foe.level === level);
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
    waves: t.waves.map((wave) => wave.foes?.map(number) ?? wave.levels.map(anyOf)),
    covens: t.waves.map((wave) => wave.covenCards?.map(number) ?? new Array(wave.covens).fill(NONE)),
    commons: t.commons.map(number),
    used: t.covensUsed.map(number),
    deck: t.deck.cards?.map(number).reverse() ?? new Array(t.deck.count).fill(NONE),
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

/** Foes that nobody has seen, by level, in any order. */
function unseenFoes(c: Content, s: Foes, rng: RandomState): number[][] {
  const seen = new Array<boolean>(c.foes.length).fill(false);
  for (const { card } of s.foes) seen[card] = true;
  for (const card of s.spent) seen[card] = true;
  for (const { rewards } of s.familiars) for (const card of rewards) seen[card] = true;
  const decks: number[][] = [[], [], [], []];
  for (let card = 0; card < c.foes.length; card++) if (!seen[card]) at(decks, at(c.foes, card).level).push(card);
  for (const deck of decks) shuffle(rng, deck);
  return decks;
}
/** Coven cards that nobody has seen, in any order. A card that was used up was open to all. */
function unseenCovens(c: Content, s: Foes, rng: RandomState): number[] {
  const known = new Array<boolean>(c.mats.length).fill(false);
  for (const mat of s.commons) known[mat] = true;
  for (const { mat, helper } of s.familiars) if (helper) known[mat] = true;
  for (const mat of s.used) known[mat] = true;
  const covens: number[] = [];
  for (let mat = 0; mat < c.mats.length; mat++) if (!known[mat]) covens.push(mat);
  shuffle(rng, covens);
  return covens;
}
function unseenArtifacts(c: Content, s: Foes, rng: RandomState): number[] {
  const isOpen = (artifact: number): boolean =>
    s.gone.includes(artifact) || s.familiars.some(({ artifacts }) => artifacts.includes(artifact));
  const deck = c.artifacts.filter((artifact) => !isOpen(artifact));
  shuffle(rng, deck);
  return deck;
}

/** Waves to come and Artifacts to be found, dealt anew. */
export function dealAnew(common: State, s: Foes, viewer: Viewer, rng: RandomState): Foes {
  const c = contentOf(common);
  const world = copyWith(common, s);
  const all = viewer === 'all';
  const foes = unseenFoes(c, s, rng);
  const covens = unseenCovens(c, s, rng);
  for (let wave = 0; wave < s.waves.length && !all; wave++) {
    world.waves[wave] = at(s.waves, wave).map((card) => at(foes, at(c.foes, card).level).pop() as number);
    if (!knowsCovens(s, wave)) world.covens[wave] = covens.splice(0, at(s.covens, wave).length).sort((a, b) => a - b);
  }
  if (!all && !knowsDeck(s)) world.deck.splice(0, world.deck.length, ...unseenArtifacts(c, s, rng));
  return world;
}

/** A whole state from what a viewer sees. */
export const redeal = (common: State, t: FoesTable, viewer: Viewer, rng: RandomState): Foes =>
  dealAnew(common, stateFrom(common, t), viewer, rng);
