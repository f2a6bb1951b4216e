import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { covers } from '../../games/register.ts';
import { ownEntry } from '../../own-entry.ts';
import { useStore, ValueStore } from '../../state/value-store.ts';
import type { AnswerController } from '../answer/answer-controller.ts';
import { type AsideController, isBegun } from '../aside/aside-controller.ts';
import type { PickingState } from '../picking.ts';
import type { TableSource } from '../source.ts';
import { usePointing } from './pointing.ts';
import { TalkController, type TalkMode, type TalkState } from './talk-controller.ts';

const SILENCE = new ValueStore<TalkState>({ talk: null, trouble: null });

export interface TalkAtTable {
  /** Null if remarks are not possible: without other people, for spectators, and in competitive games. */
  readonly talking: TalkController | null;
  readonly talk: TalkMode | null;
  readonly talked: TalkState;
  /** What touches on the board build: the player's own answer, or a proposal. */
  readonly picking: PickingState;
}

/** Remarks at a table of a cooperative game. While one is being made, touches point at things or build a proposal. */
export function useTalk(
  source: TableSource,
  { info, you }: FollowedTable,
  answering: AnswerController,
  asides: AsideController,
  root: RefObject<HTMLElement | null>,
): TalkAtTable {
  const seat = useRef(you);
  seat.current = you;
  const company = info.seats.filter(({ person }) => person !== null).length > 1;
  const may = ownEntry(covers, info.game)?.together === true && company && you !== null && info.state === 'playing';
  const talking = useMemo(
    () => (may && source.talk !== null ? new TalkController(source.talk, () => seat.current) : null),
    [source, may],
  );
  const talked = useStore(talking?.state ?? SILENCE);
  const { talk } = talked;
  const { building, confirming } = useStore(answering.state);
  const aside = useStore(asides.state);
  usePointing(root, talking !== null && talk?.kind === 'open' ? (word) => void talking.point(word) : null);
  // A new question ends the remark.
  const { question } = useStore(answering.state);
  useEffect(() => {
    if (question !== null) talking?.end();
  }, [question?.number]);
  const proposed = talk?.kind === 'answer' ? talk.building : null;
  const picking = useMemo((): PickingState => {
    if (isBegun(aside) && (talking === null || proposed === null))
      return {
        // Built like an answer; a touch on a thing without a part in it cancels it.
        ...{ building: aside.building, confirming: aside.confirming },
        touch: (thing, element, which) => {
          if (asides.stateOf(thing, which) !== 'other') return asides.touch(thing, which);
          asides.cancel();
          answering.touch(thing, element, which);
        },
        say: (answer) => answering.say(answer),
      };
    if (talking === null || proposed === null)
      return {
        ...{ building, confirming },
        // What has no part in the question may be part of an aside.
        touch: (thing, element, which) => {
          const isFree = (building?.stateOf(thing, which) ?? 'other') === 'other';
          if (isFree && asides.stateOf(thing, which) !== 'other') asides.touch(thing, which);
          else answering.touch(thing, element, which);
        },
        ...(aside.building !== null && { isAside: (thing, which) => asides.stateOf(thing, which) !== 'other' }),
        say: (answer) => answering.say(answer),
      };
    return {
      building: proposed,
      touch: (thing, _element, which) => talking.touch(thing, which),
      say: (answer) => void talking.say(answer),
    };
  }, [answering, asides, talking, building, aside, confirming, proposed]);
  return { talking, talk, talked, picking };
}
