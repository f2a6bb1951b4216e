import type { Bar, NumberedAsides } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { ValueStore } from '../../state/value-store.ts';
import { AnswerBuilder, type Option, type TouchResult } from '../answer/answer-builder.ts';
import type { Thing } from '../board.ts';
import type { TableSource } from '../source.ts';

export interface AsideState {
  readonly asides: NumberedAsides | null;
  /** What is being put together; null where there are no asides. */
  readonly building: AnswerBuilder | null;
  /** The aside that waits to be confirmed. */
  readonly confirming: string | null;
  readonly sending: boolean;
}

/** Whether an aside is being put together: what is touched then is for it. */
export const isBegun = ({ building, confirming }: AsideState): boolean =>
  confirming !== null || (building?.picks.length ?? 0) > 0;

const NONE: AsideState = { asides: null, building: null, confirming: null, sending: false };

/**
 * Gives asides: what the own seat may do beside the open question, its own or another's. It never asks by itself; what
 * is touched on the board, or chosen from the list, waits for a yes.
 */
export class AsideController {
  readonly state = new ValueStore<AsideState>(NONE);
  /** How often something was touched that took part in an aside: such a touch does not show its card. */
  touches = 0;
  private readonly source: Pick<TableSource, 'aside'>;
  /** Is told why an aside was not given. */
  private readonly refused: (bar: Bar) => void;
  private readonly requestSent: (attended: boolean) => () => void;

  /** `requestSent` is called when an aside is sent; what it returns is called when the reply is there. */
  constructor(
    source: Pick<TableSource, 'aside'>,
    refused: (bar: Bar) => void,
    requestSent: (attended: boolean) => () => void = () => () => {},
  ) {
    this.source = source;
    this.refused = refused;
    this.requestSent = requestSent;
  }

  /** What may be done now. What was touched stays while it is still possible. */
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

  /** How a thing stands to the asides. */
  stateOf(thing: Thing, which?: string): 'legal' | 'chosen' | 'other' {
    return this.state.get().building?.stateOf(thing, which) ?? 'other';
  }

  touch(thing: Thing, which?: string): void {
    const { building, sending } = this.state.get();
    if (building === null || sending) return;
    const touched = building.touch(thing, which);
    this.take(touched);
  }

  /** Takes what the bar offers for what is being put together. */
  pick(option: Option): void {
    const { building, sending } = this.state.get();
    if (building !== null && !sending) this.take(building.choose(option));
  }

  private take(touched: TouchResult): void {
    if (touched.kind === 'refused') return;
    this.touches++;
    this.set({ building: touched.building, confirming: touched.kind === 'answer' ? touched.say : null });
  }

  /** Takes a whole aside from the list: it waits for a yes. */
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

  /** Gives the aside that waited to be confirmed. */
  async confirm(): Promise<void> {
    const { asides, confirming, sending } = this.state.get();
    if (asides === null || confirming === null || sending) return;
    this.set({ sending: true });
    const replyReceived = this.requestSent(true);
    const reply = await this.source.aside(asides.number, confirming, false).catch(() => ({ kind: 'unknown' }) as const);
    replyReceived();
    if (reply.kind === 'refused') this.refused(reply.bar);
    // What it changed may be shown already, and then offers others.
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

/** The own asides at a table; none while a bot plays in our place. */
export function asidesAt(table: FollowedTable | null): NumberedAsides | null {
  const own = table === null || table.you === null ? undefined : table.info.seats[table.you];
  if (table === null || own === undefined || own.bot !== null) return null;
  return table.info.state === 'playing' ? table.asides : null;
}
