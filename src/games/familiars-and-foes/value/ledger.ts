/**
 * How well the team stands, part by part, in Health Points of a Familiar. The value is the sum of all parts, and a bot's
 * reason is the part that speaks most for its answer: one account for both.
 */
export const PARTS = {
  nobody: ['won', 'lost', 'wave', 'rolls', 'damage', 'guard', 'forbidden'],
  familiar: ['health', 'danger', 'fallen', 'magic', 'gems', 'luck', 'artifacts', 'rewards', 'training'],
  foe: ['hurt', 'finish', 'hex', 'daze'],
} as const;
export type ValuePart = (typeof PARTS)[keyof typeof PARTS][number];

/** In place of a Familiar or a Foe; both are numbered as targets are in `answers.ts`. */
export const NOBODY = 0;

export abstract class ValueLedger {
  /** How likely it is what is noted now. */
  share = 1;
  note(part: ValuePart, of: number, worth: number): void {
    if (worth !== 0) this.add(part, of, this.share * worth);
  }
  /** On how many of a hundred a roll that is still to be made does something to a Foe. */
  odds(_of: number, _percent: number): void {}
  protected abstract add(part: ValuePart, of: number, worth: number): void;
}

/** Only the sum. */
class SumLedger extends ValueLedger {
  total = 0;
  protected add(_part: ValuePart, _of: number, worth: number): void {
    this.total += worth;
  }
}
/** What something that is noted comes to. */
export function sumOf(note: (ledger: ValueLedger) => void): number {
  const sum = new SumLedger();
  note(sum);
  return sum.total;
}

/** Every part by itself; what is noted twice is added up. */
export class PartsLedger extends ValueLedger {
  readonly parts = new Map<string, { part: ValuePart; of: number; worth: number }>();
  readonly chances = new Map<number, number>();
  protected add(part: ValuePart, of: number, worth: number): void {
    const key = `${part} ${of}`;
    const known = this.parts.get(key);
    if (known === undefined) this.parts.set(key, { part, of, worth });
    else known.worth += worth;
  }
  override odds(of: number, percent: number): void {
    this.chances.set(of, percent);
  }
}
