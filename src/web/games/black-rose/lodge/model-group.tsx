import { useState } from 'react';
import { Sheet } from '../../../table/around/sheet.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { messages } from '../generated/all.ts';
import { nameOf, sentenceOf, statesOf } from '../models/labels.ts';
import { Model } from '../models/model.tsx';
import type { ModelStatus } from '../models/model-status.ts';
import { Token } from '../models/token.tsx';
import type { RoseProps } from '../selectors.ts';
import { modelThing } from './things.ts';

interface ModelGroupProps {
  readonly props: RoseProps;
  /** Where they are. */
  readonly title: string;
  readonly models: readonly ModelStatus[];
  readonly losses: ReadonlyMap<string, number>;
  readonly capacity: number;
  /** What touching those comes to who have no part in the question. */
  readonly instead: ((element: Element) => void) | undefined;
}

/** How much room a Model takes where one is a finger's: a Mage with its Familiar takes more. */
const PAIR = 1.4;
const weightOf = (models: readonly ModelStatus[]): number =>
  models.reduce((sum, { guard }) => sum + (guard === null ? 1 : PAIR), 0);

/** Whoever is in a Room. More than fingers can tell apart stand close together, and are laid out when touched. */
export function ModelGroup({ props, title, models, losses, capacity, instead }: ModelGroupProps) {
  const weight = weightOf(models);
  const style = { '--weight': weight };
  if (weight > capacity) return <Huddle {...{ props, title, models, losses, instead }} />;
  return (
    <div className="stands" style={style}>
      {models.map((model) => (
        <Model key={model.ref} {...{ props, model, losses, instead }} />
      ))}
    </div>
  );
}

/** So many stand in one row. */
const FEW = 3;
/** More than so many are only counted. */
const SHOWN = 8;
const separate = (models: readonly ModelStatus[]): ModelStatus[] =>
  models.flatMap((model) => (model.guard === null ? [model] : [model, model.guard]));

function Huddle({ props, title, models, losses, instead }: Omit<ModelGroupProps, 'capacity'>) {
  const { picking, language } = props;
  const t = messages[language].lodge;
  const [open, setOpen] = useState(false);
  const all = separate(models);
  const states = all.map(({ ref }) => picking.stateOf(modelThing(ref)));
  const state = states.includes('chosen') ? 'chosen' : states.includes('legal') ? 'legal' : '';
  const isLit = state === 'legal' && all.some(({ ref }) => picking.isLit(modelThing(ref)));
  const aside = state === '' && instead !== undefined;
  const sum = all.reduce((lost, { ref }) => lost + (losses.get(ref) ?? 0), 0);
  const sentence = t.modelGroup({ names: models.map((model) => nameOf(props, model)) });
  return (
    <div className={all.length > FEW ? 'stands huddle many' : 'stands huddle'}>
      <button
        type="button"
        className={`model ${state}${isLit ? ' lit' : ''}`}
        aria-label={sentence}
        aria-haspopup="dialog"
        {...(aside && { tabIndex: -1, 'aria-hidden': true, 'data-instead': '' })}
        onClick={({ currentTarget }) => (aside ? instead?.(currentTarget) : setOpen(true))}
      >
        {all.slice(0, all.length > SHOWN ? SHOWN - 1 : SHOWN).map((model) => (
          <span key={model.ref} data-card={model.card} data-ref={model.ref}>
            <Token model={model} />
          </span>
        ))}
        {all.length > SHOWN && <b className="more">+{all.length - SHOWN + 1}</b>}
        {sum > 0 && <b className="sum">−{sum}</b>}
      </button>
      {open && (
        <Sheet title={title} kind="low" onClose={() => setOpen(false)}>
          <ul className="line-up">
            {all.map((model) => (
              <li key={model.ref}>
                <Listed {...{ props, model }} onPick={() => setOpen(false)} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  );
}

/** A Model with all that is to be known of it, large enough to be read. */
function Listed({ props, model, onPick }: { props: RoseProps; model: ModelStatus; onPick: () => void }) {
  const { picking } = props;
  const thing = modelThing(model.ref);
  return (
    <button
      type="button"
      className={`listed ${classesOf(picking, thing)}`}
      aria-label={sentenceOf(props, model)}
      {...switchOf(picking, thing)}
      data-card={model.card}
      onClick={() => {
        onPick();
        // What lies over the table is gone by then: why not is said where the Model stands.
        const stands = document.querySelector(`.lodge [data-ref="${CSS.escape(model.ref)}"]`);
        if (stands !== null) picking.touch(thing, stands);
      }}
    >
      <Token model={model} />
      <span>
        <b>{nameOf(props, model)}</b>
        <small>{statesOf(props, model).join(' · ')}</small>
      </span>
    </button>
  );
}
