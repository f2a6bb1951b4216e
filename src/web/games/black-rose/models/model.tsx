import { Burst } from '../../../table/motion/burst.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { modelThing } from '../lodge/things.ts';
import type { RoseProps } from '../selectors.ts';
import { sentenceOf } from './labels.ts';
import type { ModelStatus } from './model-status.ts';
import { Token } from './token.tsx';

interface ModelProps {
  readonly props: RoseProps;
  readonly model: ModelStatus;
  /** What Models have just lost, by their names in answers. */
  readonly losses?: ReadonlyMap<string, number>;
  /** Where touching it means something else, such as the Room in which it stands. */
  readonly instead?: ((element: Element) => void) | undefined;
}

/** A Model that can be touched; with its Familiar in Guard mode on its base, which travels with it. */
export function Model({ props, model, losses, instead }: ModelProps) {
  const { picking } = props;
  const { ref, card, guard } = model;
  const thing = modelThing(ref);
  const state = picking.stateOf(thing);
  const sentence = sentenceOf(props, model);
  const loss = losses?.get(ref) ?? 0;
  // Nobody needs it twice: the Room's own button says who is here, and does the same.
  const aside = state === 'other' && instead !== undefined;
  return (
    <span className={guard === null ? 'piece' : 'piece pair'} data-whole={card}>
      <button
        type="button"
        className={`model ${classesOf(picking, thing)}`}
        aria-label={sentence}
        {...switchOf(picking, thing)}
        {...(aside && { tabIndex: -1, 'aria-hidden': true, 'data-instead': '' })}
        data-card={card}
        data-ref={ref}
        data-note={sentence}
        onClick={({ currentTarget }) => (aside ? instead?.(currentTarget) : picking.touch(thing, currentTarget))}
      >
        <Token model={model} />
        {loss > 0 && <Burst loss={loss} />}
      </button>
      {guard !== null && <OnBase {...{ props, guard }} loss={losses?.get(guard.ref) ?? 0} />}
    </span>
  );
}

/** A Familiar in Guard mode: to be looked at, and to be touched only where it is asked for by itself. */
function OnBase({ props, guard, loss }: { props: RoseProps; guard: ModelStatus; loss: number }) {
  const { picking } = props;
  const thing = modelThing(guard.ref);
  const state = picking.stateOf(thing);
  const sentence = sentenceOf(props, guard);
  const shared = {
    className: `model on-base ${classesOf(picking, thing)}`,
    'aria-label': sentence,
    'data-card': guard.card,
    'data-ref': guard.ref,
    'data-note': sentence,
  };
  const inside = (
    <>
      <Token model={guard} />
      {loss > 0 && <Burst loss={loss} />}
    </>
  );
  if (state === 'other')
    return (
      <span role="img" tabIndex={-1} {...shared}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      {...switchOf(picking, thing)}
      onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
      {...shared}
    >
      {inside}
    </button>
  );
}
