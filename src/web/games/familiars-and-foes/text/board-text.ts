import type { CardKind } from '../../../../games/familiars-and-foes/face.ts';
import type { DeedKind } from '../mats/kinds.ts';

/** What the board says beside the texts of the game itself. */
export interface BoardText {
  readonly kinds: Readonly<Record<CardKind, string>>;
  /** What kind of deed it is, where that is not its name. */
  readonly kindsOf: Readonly<Record<DeedKind, string>>;
  readonly choosing: string;
  status(wave: number, round: number): string;
  readonly waves: string;
  readonly order: string;
  readonly you: string;
  readonly bot: string;
  readonly away: string;
  readonly gaveUp: string;
  /** Of the Familiar whose turn it is: the toad sits with it. */
  readonly itsTurn: string;
  readonly theirTurn: string;
  readonly goesFirst: string;
  readonly fallen: string;
  readonly asked: string;
  takenBy(familiar: string, player: string): string;
  health(left: number, most: number): string;
  magic(left: number, most: number): string;
  magicPoints(points: number): string;
  gems(count: number): string;
  luck(count: number): string;
  tasks(done: number, all: number): string;
  artifacts(count: number): string;
  rewards(count: number): string;
  helpedBy(witch: string): string;
  captive(witch: string): string;
  /** The Familiar's mat, to be opened. */
  mat(familiar: string): string;
  deedsOf(familiar: string): string;
  readonly yourFamiliars: string;
  readonly declare: string;
  readonly meanwhile: string;
  readonly moments: Readonly<Record<'roll' | 'foeRoll' | 'rolled' | 'flips' | 'damage', string>>;
  /** Who goes with a Familiar. */
  company(witch: string, toad: string): string;
  strongAgainst(element: string): string;
  readonly scroll: string;
  readonly advanced: string;
  readonly scrollClosed: string;
  readonly done: string;
  readonly open: string;
  readonly spells: string;
  readonly abilityHead: string;
  readonly artifactsHead: string;
  readonly rewardsHead: string;
  readonly helperHead: string;
  readonly none: string;
  readonly oneGem: string;
  readonly oneToken: string;
  readonly free: string;
  /** From this face on. */
  needs(face: number): string;
  chance(percent: string): string;
  damage(points: string): string;
  readonly strong: string;
  bonus(signed: string): string;
  guarded(less: number): string;
  readonly ballyhoo: string;
  readonly turnCoin: string;
  readonly found: string;
  readonly tokens: string;
  readonly gone: string;
  hurt(points: number): string;
}
