import { version } from '../../../package.json';
import { type AnyGame, didYouMean, type GameFactory, type Language } from '../../kernel/index.ts';
import { type Experiment, Subjects, type WhatIf } from '../../lab/index.ts';
import type { PackObject } from '../../packs/index.ts';
import { factoryNamed, type GameFactories, type SeatingFlags, seatingOf } from '../arguments.ts';
import { taughtGames } from '../learn/learned.ts';
import { gameIn, gameWith } from '../packs/opened.ts';
import { botsOf } from '../sim.ts';
import { misuse } from '../terminal/io.ts';
import { changedCards, changedPack, newCards } from './changed-pack.ts';

interface ExperimentFlags extends SeatingFlags {
  readonly bots: string;
  readonly seed: string;
  readonly pack?: string;
  readonly learned?: string;
}

/** What is played with, and how. */
export interface LabSetup {
  readonly factory: GameFactory;
  readonly game: AnyGame;
  /** The whole pack. */
  readonly pack: PackObject;
  readonly experiment: Experiment;
}

export async function labSetup(
  factories: GameFactories,
  name: string,
  flags: ExperimentFlags,
  language: Language,
): Promise<LabSetup> {
  const factory = factoryNamed(factories, name);
  const { game, pack } = await gameWith(factories, name, flags.pack);
  const { seats, options } = seatingOf(game, flags, language);
  const bots = botsOf(seats, flags.bots);
  const taught = flags.learned === undefined ? null : taughtGames(factories, name, pack, seats, flags.learned);
  const experiment: Experiment = {
    ...{ game: name, pack, content: game.content, options, bots, seed: flags.seed },
    ...{ figures: true, format: 1, program: version },
    ...(taught !== null && { learned: taught.map(({ learned }) => learned) }),
  };
  return { factory, game, pack: (pack ?? factory.pack) as PackObject, experiment };
}

interface WhatIfFlags {
  readonly whatIf?: string;
  readonly change: readonly string[];
  /** In points of a hundred. */
  readonly margin: number;
}

/** The game with the other pack, and what is to be found out about it. */
export async function whatIfOf(
  { factory, game, pack, experiment }: LabSetup,
  flags: WhatIfFlags,
): Promise<{ readonly game: AnyGame; readonly pack: PackObject; readonly whatIf: WhatIf }> {
  const other =
    flags.whatIf === undefined ? await changedPack(factory, pack, flags.change) : await gameIn(factory, flags.whatIf);
  const otherPack = (other.pack ?? factory.pack) as PackObject;
  const judged = changedCards(pack, otherPack);
  const [added = null] = newCards(pack, otherPack);
  if (judged.length === 0 && game.seating.together !== true && added === null)
    throw misuse('no card is in both packs and another there, so there is nothing to compare');
  if (judged.length === 0 && added !== null && game.seating.together !== true)
    throw misuse(
      `no card is in both packs and another there: '${added}' is new. Weigh it with --pack ${flags.whatIf} --try ${added}`,
    );
  // What was learned of the cards is about one of the packs only, so neither goes by it.
  const untaught = factory.taught === undefined ? {} : { learned: experiment.bots.map(() => null) };
  const before = { ...experiment, ...untaught };
  const after = { ...before, pack: other.pack, content: other.game.content };
  return { game: other.game, pack: otherPack, whatIf: { before, after, judged, margin: flags.margin / 100 } };
}

/** Cards are compared between seats that play alike. */
export function mustBeAlike({ bots }: Experiment): void {
  if (new Set(bots).size > 1)
    throw misuse('--bots: cards are compared between seats, so all must play alike; name one bot, or ask a --what-if');
}

/** The cards to play without. */
export function triedCards(game: AnyGame, pack: PackObject, given: string | undefined): readonly string[] | 'flagged' {
  if (given === undefined) return [];
  if (given === 'flagged') return given;
  const subjects = new Subjects(game, pack);
  const ids = [...new Set(given.split(',').map((id) => id.trim()))];
  for (const id of ids) {
    const subject = subjects.find(id);
    if (subject === null) {
      const known = subjects.list.map((each) => each.id);
      throw misuse(`--try: ${game.name} has no card '${id}'${didYouMean(id, known)}`);
    }
    if (!subjects.canBeUsed(subject)) throw misuse(`--try: no answer uses '${id}', so nobody can go without`);
  }
  return ids;
}
