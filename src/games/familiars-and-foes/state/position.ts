import { z } from 'zod';
import { type Fault, type Frame, faultsOf, type Options } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import type { Content } from '../content/content.ts';
import { familiarCount, levelsOf, WAVES } from '../content/levels.ts';
import { FORBIDDEN, TASKS } from '../content/vocabulary.ts';
import { newTurn } from '../turn/actions.ts';
import { nextTurn, turn } from '../turn/turn.ts';
import { healthOf } from './queries.ts';
import { game, join, setup } from './setup.ts';
import { type Familiar, FORBIDS, type Foe, type Foes } from './state.ts';

/** A sparse position in the game's own words. What is not said is as at the start; hidden cards lie in the pack's order. */
function schema(content: Content) {
  const ids = (list: readonly { readonly id: string }[]) => z.enum(list.map(({ id }) => id));
  const mat = ids(content.mats);
  const foe = ids(content.foes);
  const artifact = ids(content.artifacts.map((n) => at(content.deeds, n)));
  const numbers = z.int().min(0);
  const familiar = z.strictObject({
    familiar: mat,
    hp: numbers.optional(),
    mp: numbers.optional(),
    gems: numbers.optional(),
    luck: numbers.default(0),
    /** Which tasks are done; `all` opens the scroll. */
    tasks: z.union([z.literal('all'), z.array(z.enum(TASKS))]).default([]),
    helper: z.boolean().default(false),
    artifacts: z.array(artifact).default([]),
    rewards: z.array(foe).default([]),
  });
  return z.strictObject({
    familiars: z
      .array(z.union([mat, familiar]))
      .min(2)
      .max(5),
    foes: z
      .array(z.union([foe, z.strictObject({ foe, hp: z.int().min(0).optional(), last: mat.optional() })]))
      .min(1)
      .max(3),
    /** Whose turn it is; `foes`: the Foes' turn begins. */
    active: z.union([mat, z.literal('foes')]).optional(),
    first: mat.optional(),
    round: z.int().min(1).default(2),
    wave: z.int().min(1).max(WAVES).default(4),
    commons: z.array(mat).default([]),
    /** Foes and Coven cards of the waves to come, next wave first. */
    next: z.array(z.array(foe).min(1)).default([]),
    covens: z.array(z.array(mat)).default([]),
    /** What the Foes forbid, with the round that it lasts to. */
    forbidden: z.array(z.strictObject({ what: z.enum(FORBIDDEN), by: foe, until: z.int().min(1) })).default([]),
    /** Artifacts to be found, top first; without it, all that are nowhere else. */
    deck: z.array(artifact).optional(),
  });
}
type GivenPosition = z.infer<ReturnType<typeof schema>>;
type GivenFamiliar = Exclude<GivenPosition['familiars'][number], string>;

/** Finds cards by name, each once. */
class CardFinder {
  readonly faults: Fault[] = [];
  private readonly used = new Set<string>();
  private readonly content: Content;

  constructor(content: Content) {
    this.content = content;
  }
  foe(id: string, path: string): number {
    this.once(id, path);
    return this.content.foes.findIndex((foe) => foe.id === id);
  }
  artifact(id: string, path: string): number {
    this.once(id, path);
    return this.content.deeds.findIndex((deed) => deed.id === id);
  }
  mat(id: string): number {
    return this.content.mats.findIndex((mat) => mat.id === id);
  }
  isFree(id: string): boolean {
    return !this.used.has(id);
  }
  once(id: string, path: string): void {
    if (this.used.has(id)) this.faults.push({ path, message: `'${id}' is somewhere else already` });
    this.used.add(id);
  }
}

function place(s: Foes, cards: CardFinder, given: GivenFamiliar, path: string): void {
  cards.once(given.familiar, path);
  join(s, cards.mat(given.familiar));
  const f = at(s.familiars, s.familiars.length - 1) as Familiar;
  f.hp = given.hp ?? f.hp;
  f.mp = given.mp ?? (f.hp === 0 ? 0 : f.mp);
  f.gems = given.gems ?? (f.hp === 0 ? 0 : f.gems);
  s.luck += 1 - given.luck;
  f.luck = given.luck;
  f.tasks = TASKS.reduce(
    (sum, task, n) => (given.tasks === 'all' || given.tasks.includes(task) ? sum | (1 << n) : sum),
    0,
  );
  f.helper = given.helper;
  f.artifacts = given.artifacts.map((id) => cards.artifact(id, path));
  f.rewards = given.rewards.map((id) => cards.foe(id, path));
}
/** The waves to come: as given, then by the chart with Foes that are nowhere yet. */
function fillWaves(s: Foes, content: Content, cards: CardFinder, given: GivenPosition): void {
  const levels = levelsOf(s.options, s.familiars.length);
  const foes = given.foes.map((foe) => (typeof foe === 'string' ? { foe } : foe));
  for (const { foe, hp, last } of foes) {
    const card = cards.foe(foe, 'foes');
    const by = last === undefined ? NONE : s.familiars.findIndex(({ mat }) => mat === cards.mat(last));
    s.foes.push({ card, hp: hp ?? healthOf(s, content, card), last: by } satisfies Foe);
  }
  const next = given.next.map((wave, n) => wave.map((id) => cards.foe(id, `next[${n}]`)));
  const free = (level: number): number => {
    const card = content.foes.findIndex((foe) => foe.level === level && cards.isFree(foe.id));
    return cards.foe(at(content.foes, card).id, 'next');
  };
  for (let wave = 0; wave < WAVES; wave++) {
    const to = wave - given.wave;
    s.waves.push(to < 0 ? [] : (next[to] ?? at(levels, wave).map(free)));
    s.covens.push(to < 0 ? [] : (given.covens[to] ?? []).map((id) => cards.mat(id)).sort((a, b) => a - b));
  }
}

export function position(content: Content, sparse: unknown, seats: number, options: Options): Foes | Fault[] {
  const parsed = schema(content).safeParse(sparse);
  if (!parsed.success) return faultsOf(parsed.error.issues, 'position');
  const given = parsed.data;
  const cards = new CardFinder(content);
  const s = setup(content, seats, options);
  if (given.familiars.length !== familiarCount(seats, options))
    return [{ path: 'position.familiars', message: `must be ${familiarCount(seats, options)} at this table` }];
  given.familiars.forEach((familiar, n) => {
    const whole =
      typeof familiar === 'string'
        ? { familiar, luck: 0, tasks: [], helper: false, artifacts: [], rewards: [] }
        : familiar;
    place(s, cards, whole, `position.familiars[${n}]`);
  });
  s.wave = given.wave - 1;
  s.round = given.round;
  fillWaves(s, content, cards, given);
  s.commons = given.commons.map((id) => cards.mat(id));
  // Coven cards that are nowhere have been used.
  const known = [...s.commons, ...s.covens.flat(), ...s.familiars.flatMap(({ mat, helper }) => (helper ? [mat] : []))];
  s.used = content.mats.map((_, mat) => mat).filter((mat) => !known.includes(mat));
  s.running = given.forbidden.map(({ what, by, until }) => ({
    kind: FORBIDS,
    by: NONE,
    spell: false,
    foe: content.foes.findIndex(({ id }) => id === by),
    to: 0,
    amount: FORBIDDEN.indexOf(what),
    from: s.round,
    until,
  }));
  const left = content.artifacts.filter((n) => cards.isFree(at(content.deeds, n).id));
  s.deck.push(
    ...(given.deck === undefined ? left : given.deck.map((id) => cards.artifact(id, 'position.deck'))).reverse(),
  );
  s.gone = given.deck === undefined ? [] : left.filter((n) => !s.deck.includes(n));
  return cards.faults.length > 0 ? cards.faults : begin(s, cards, given);
}

/** Stands the rules at the beginning of the turn. */
function begin(s: Foes, cards: CardFinder, { active, first, familiars }: GivenPosition): Foes {
  const find = (id: string): number => s.familiars.findIndex(({ mat }) => mat === cards.mat(id));
  const [opener] = familiars as [GivenPosition['familiars'][number]];
  const start = typeof opener === 'string' ? opener : opener.familiar;
  s.first = find(first ?? start);
  (at(s.stack, 0) as Frame).step = game.steps.length - 1;
  if (active === 'foes') {
    // Whoever comes last in the round has just acted.
    s.active = (s.first + s.familiars.length - 1) % s.familiars.length;
    s.stack.push(nextTurn(s));
    return s;
  }
  s.active = find(active ?? start);
  s.stack.push(turn.with(newTurn(s.active)));
  return s;
}
