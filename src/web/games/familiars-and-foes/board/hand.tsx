import './hand.css';
import { useId } from 'react';
import { cardWords, type FamiliarView } from '../../../../games/familiars-and-foes/face.ts';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import type { BoardProps } from '../../../table/board.ts';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { actionsOf, asidesOf, type DeedOption, interruptsOf, isWindow } from '../mats/deeds.ts';
import { Does, Numbers, numbersSentence } from '../mats/numbers.tsx';
import { Portrait } from '../mats/portrait.tsx';
import { selectFamiliar, useSelectedFamiliar } from '../mats/selected-familiar.ts';
import { type FoesProps, foesProps, hasBegun, inOrder, isStanding, nameIn } from '../selectors.ts';

/** So many answers all stand in the bar. */
const FEW = 4;

/** What the own Familiars can do: in a turn the one in hand, in between all of them. */
export function Hand(plain: BoardProps) {
  const props = foesProps(plain);
  const { view, language } = props;
  const inHand = useSelectedFamiliar(props);
  const t = messages[language].board;
  if (typeof view.viewer !== 'number' || !hasBegun(view) || view.result !== null || inHand === null) return null;
  const own = inOrder(view.table).filter(({ seat }) => seat === view.viewer);
  const declares = isWindow(props);
  const standing = own.filter(isStanding);
  const deeds = declares ? standing.flatMap((familiar) => interruptsOf(props, familiar)) : actionsOf(props, inHand);
  const asides = declares ? [] : standing.flatMap((familiar) => asidesOf(props, familiar));
  const label = declares ? t.declare : t.deedsOf({ familiar: nameIn(props, inHand.familiar) });
  return (
    // Few answers stand in the bar too: on a phone there is no room for both.
    <div className={`foes-hand${declares && (props.question?.legal.length ?? 0) <= FEW ? ' few' : ''}`}>
      {own.length > 1 && !declares && <Tabs props={props} own={own} inHand={inHand} />}
      <ul
        className={`deeds${deeds.length + asides.length > 8 ? ' many' : ''}${declares ? ' declared' : ''}`}
        aria-label={label}
        data-group=""
      >
        {deeds.map((deed) => (
          <li key={`${deed.familiar} ${deed.kind} ${deed.card}`}>
            <DeedShown props={props} deed={deed} declares={declares} named={declares && own.length > 1} />
          </li>
        ))}
        {asides.map((deed) => (
          <li key={`${deed.familiar} ${deed.kind} ${deed.card}`} className="aside" title={t.meanwhile}>
            <DeedShown props={props} deed={deed} declares={false} named={own.length > 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whose deeds are shown, where one person plays several Familiars. */
function Tabs({ props, own, inHand }: { props: FoesProps; own: readonly FamiliarView[]; inHand: FamiliarView }) {
  const { view, speech, language } = props;
  const t = messages[language].board;
  const group = useId();
  return (
    <fieldset className={`hand-tabs${own.length > 3 ? ' many' : ''}`}>
      <legend className="sr">{t.yourFamiliars}</legend>
      {own.map((familiar) => {
        const isNow = view.table.active === familiar.familiar;
        const isShown = familiar.familiar === inHand.familiar;
        return (
          <label key={familiar.familiar} className={isShown ? 'shown' : ''}>
            <input
              type="radio"
              name={group}
              className="sr"
              checked={isShown}
              onChange={() => selectFamiliar(props, familiar.familiar)}
            />
            <Portrait props={props} familiar={familiar.familiar} />
            <span>{speech.card(familiar.familiar).name}</span>
            {isNow && (
              <span className="toad" title={t.itsTurn}>
                <Icon path={icons.frog} />
                <span className="sr">{t.itsTurn}</span>
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

const longest = (name: string): number => Math.max(...name.split(/[\s-]+/).map(({ length }) => length));

interface DeedProps {
  readonly props: FoesProps;
  readonly deed: DeedOption;
  /** In between: what it does stands on it. */
  readonly declares: boolean;
  /** Where several Familiars could: whose it is. */
  readonly named: boolean;
}
/** What a deed does, in words. */
function textOf({ face, speech, language }: FoesProps, { card, kind }: DeedOption): string {
  if (card === null) return messages[language].board.deedKinds[kind];
  const foe = kind === 'reward' ? face.pack.foes.find(({ id }) => id === card) : undefined;
  return foe === undefined ? speech.card(card).text : cardWords[language].reward(foe);
}

/** A deed to be touched: what may not be done now says why when it is. */
function DeedShown({ props, deed, declares, named }: DeedProps) {
  const { face, speech, picking, language } = props;
  const t = messages[language].board;
  const { card, kind, familiar, thing } = deed;
  const printed = card === null ? null : look(face, card, language);
  const name = card === null ? (kind === 'luck' ? t.turnCoin : t.ballyhoo) : speech.card(card).name;
  const who = speech.card(familiar).name;
  return (
    <button
      type="button"
      className={`deed ${kind} ${classesOf(picking, thing)}`}
      style={{ '--spot': printed?.spot ?? 'var(--es-astral)' }}
      {...switchOf(picking, thing)}
      aria-label={`${named ? `${who}: ` : ''}${name}, ${numbersSentence(props, deed)}`}
      data-card={card ?? undefined}
      onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
    >
      <span className="deed-icon">
        {printed !== null ? (
          <Icon path={printed.art.icon[1]} />
        ) : kind === 'luck' ? (
          <Icon path={icons.clover} />
        ) : (
          <Glyph name="eye" />
        )}
      </span>
      <span className={longest(name) > 11 ? 'deed-name long' : 'deed-name'}>
        {named && <small>{who}</small>}
        {name} <Does deed={deed} />
      </span>
      <Numbers props={props} deed={deed} />
      {declares && <span className="deed-text">{textOf(props, deed)}</span>}
    </button>
  );
}
