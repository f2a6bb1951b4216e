import type { School } from '../cards/signs.ts';
import type { RoundPhase } from '../selectors.ts';

/** What the board says beside the texts of the game itself. */
export interface BoardText {
  readonly phases: Readonly<Record<RoundPhase, string>>;
  /** What happens in it. */
  readonly happens: Readonly<Record<RoundPhase, string>>;
  readonly choosing: string;
  readonly over: string;
  round(round: number): string;
  newRound(round: number, event: string): string;

  // Whose turn it is, and what is left to do
  readonly yourVisit: string;
  visit(player: string): string;
  readonly allPrepare: string;
  readonly canDo: string;
  tokens(left: number): string;
  spell(slot: number): string;
  readonly quick: string;
  readonly marker: string;
  readonly nothingLeft: string;
  readonly passed: string;

  // The track
  readonly track: string;
  readonly theRose: string;
  has(player: string, power: number): string;
  moon(number: 1 | 2, at: number): string;
  end(at: number): string;

  // Mage sheets
  readonly bot: string;
  readonly away: string;
  readonly gaveUp: string;
  readonly asked: string;
  readonly crown: string;
  readonly inCell: string;
  readonly festers: string;
  readonly notChosen: string;
  power(points: number): string;
  /** On the sheet, with the empty places. */
  damage(points: number, most: number): string;
  trophies(count: number): string;
  ruins(count: number): string;
  solved(count: number): string;
  hand(count: number): string;
  deck(count: number): string;
  discards(count: number): string;
  prepared(count: number): string;
  waits(count: number): string;
  left(points: number, most: number): string;
  moves(rooms: number): string;
  hits(points: number): string;
  less(points: number): string;
  readonly guard: string;
  readonly hunting: string;
  readonly acted: string;
  open(name: string): string;
  readonly familiarHead: string;
  readonly evocationsHead: string;
  readonly questsHead: string;
  readonly solvedHead: string;
  readonly spellsHead: string;
  readonly damageHead: string;
  readonly none: string;
  readonly mages: string;

  // Events and quests
  readonly event: string;
  quest(name: string, text: string, done: number, times: number): string;
  worth(points: number): string;

  // The choice at the start
  readonly magesHead: string;
  readonly schoolsHead: string;
  readonly chooseBoth: string;
  takenBy(name: string, player: string): string;
  /** What a school is good at. */
  readonly schools: Readonly<Record<School, string>>;

  // Damage of a pair
  readonly splitHead: string;
  split(mage: string, onMage: number, familiar: string, onFamiliar: number): string;
  toMage(mage: string): string;
  toFamiliar(familiar: string): string;
  takes(least: number, most: number): string;

  // How far it is
  readonly outlook: { readonly round: string; readonly scoring: string; readonly order: string };
  scoring(moons: readonly [number, number, number]): readonly string[];
}
