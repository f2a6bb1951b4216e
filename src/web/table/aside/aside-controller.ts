import type { Bar, NumberedAsides } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { ValueStore } from '../../state/value-store.ts';
import { AnswerBuilder, type Option, type TouchResult } from '../answer/answer-builder.ts';
import type { Thing } from '../board.ts';
import type { TableSource } from '../source.ts';

export interface AsideState {
  readonly asides: NumberedAsides | null;
  /** The aside that is being built; null if there are no asides. */
  readonly building: AnswerBuilder | null;
  /** The complete aside that waits for confirmation. */
  readonly confirming: string | null;
  readonly sending: boolean;
}

/** Whether an aside has been begun: then touches belong to it. */
export const isBegun = ({ building, confirming }: AsideState): boolean =>
  confirming !== null || (building?.picks.length ?? 0) > 0;

const NONE: AsideState = { asides: null, building: null, confirming: null, sending: false };

/**
 * Builds and sends asides: what the player's seat may do beside the open question. It never opens anything by itself;
 * an aside chosen on the board or from the list always asks for confirmation.
 */
export class AsideController {
  readonly state = new ValueStore<AsideState>(NONE);
  /** How many touches were part of an aside: such a touch does not open the card. */
  touches = 0;
  private readonly source: Pick<TableSource, 'aside'>;
  /** Called with the reason when an aside was refused. */
  private readonly refused: (bar: Bar) => void;
  private readonly requestSent: (attended: boolean) => () => void;

  /** `requestSent` is called when an aside is sent; the function that it returns, when the reply arrives. */
  constructor(
    source: Pick<TableSource, 'aside'>,
    refused: (bar: Bar) => void,
    requestSent: (attended: boolean) => () => void = () => () => {},
  ) {
    this.source = source;
    this.refused = refused;
    this.requestSent = requestSent;
  }

  /** Sets the asides that are possible now. Touches that are still possible are kept. */
  offer(asides: NumberedAsides | null): void {
    const { asides: before, building, confirming, sending } = this.state.get();
    if (asides === null) {
      if (before !== null) this.state.set(NONE);
      return;
    }
    if (before !== null && before.number === asides.number && same(before.legal, asides.legal)) return;
    const stays = confirming !== null && asides.legal.includes(confirming) && before?.number === asides.number;
    this.state.set({
      asides,
      building: new AnswerBuilder(asides.legal, stays ? (building?.picks ?? []) : []),
      confirming: stays ? confirming : null,
      sending: sending && before?.number === asides.number,
    });
  }

  /** The state of a thing on the board with respect to the asides. */
  stateOf(thing: Thing, which?: string): 'legal' | 'chosen' | 'other' {
    return this.state.get().building?.stateOf(thing, which) ?? 'other';
  }

  touch(thing: Thing, which?: string): void {
    const { building, sending } = this.state.get();
    if (building === null || sending) return;
    const touched = building.touch(thing, which);
    this.take(touched);
  }

  /** Chooses an option from the bar. */
  pick(option: Option): void {
    const { building, sending } = this.state.get();
    if (building !== null && !sending) this.take(building.choose(option));
  }

  private take(touched: TouchResult): void {
    if (touched.kind === 'refused') return;
    this.touches++;
    this.set({ building: touched.building, confirming: touched.kind === 'answer' ? touched.say : null });
  }

  /** Chooses a complete aside from the list, which then asks for confirmation. */
  choose(say: string): void {
    const { asides, sending } = this.state.get();
    if (asides === null || sending) return;
    const { building } = new AnswerBuilder(asides.legal).choose({ say, at: null }) as {
      readonly building: AnswerBuilder;
    };
    this.set({ building, confirming: say });
  }

  cancel(): void {
    const { asides } = this.state.get();
    this.set({ building: asides === null ? null : new AnswerBuilder(asides.legal), confirming: null });
  }

  /** Sends the aside that waited for confirmation. */
  async confirm(): Promise<void> {
    const { asides, confirming, sending } = this.state.get();
    if (asides === null || confirming === null || sending) return;
    this.set({ sending: true });
    const replyReceived = this.requestSent(true);
    const reply = await this.source.aside(asides.number, confirming, false).catch(() => ({ kind: 'unknown' }) as const);
    replyReceived();
    if (reply.kind === 'refused') this.refused(reply.bar);
    // The table may have changed already and offer other asides.
    if (this.state.get().asides === asides) {
      this.set({ sending: false });
      this.cancel();
    }
  }

  private set(some: Partial<AsideState>): void {
    this.state.set({ ...this.state.get(), ...some });
  }
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');

/** The asides of the player's own seat; none while a bot plays there. */
export function asidesAt(table: FollowedTable | null): NumberedAsides | null {
  const own = table === null || table.you === null ? undefined : table.info.seats[table.you];
  if (table === null || own === undefined || own.bot !== null) return null;
  return table.info.state === 'playing' ? table.asides : null;
}
