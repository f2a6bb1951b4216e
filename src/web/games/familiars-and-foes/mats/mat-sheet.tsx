import { cardWords, type FamiliarView, runningFor, STRONG, TASKS } from '../../../../games/familiars-and-foes/face.ts';
import './mat-sheet.css';
import type { ReactNode } from 'react';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import { Sheet } from '../../../table/around/sheet.tsx';
import { look } from '../cards/look.ts';
import { signed } from '../cards/printed.ts';
import { messages } from '../generated/all.ts';
import { type FoesProps, isStanding, matOf, nameIn } from '../selectors.ts';
import { actionsOf, type DeedOption } from './deeds.ts';
import { Numbers, numbersSentence } from './numbers.tsx';
import { Portrait } from './portrait.tsx';
import { Vitals } from './vitals.tsx';

interface SheetProps {
  readonly props: FoesProps;
  readonly familiar: FamiliarView;
}

/** The whole mat of a Familiar: its scroll, all that it can do, and what lies at it. */
export function MatSheet({ props, familiar: own, onClose }: SheetProps & { readonly onClose: () => void }) {
  const { face, speech, language } = props;
  const t = messages[language].board;
  const { familiar, trained, helper, artifacts, rewards } = own;
  const { ability, helper: spell, element } = matOf(face, familiar);
  const deeds = actionsOf(props, own, true);
  const of = (...kinds: DeedOption['kind'][]) => deeds.filter(({ kind }) => kinds.includes(kind));
  const isOwn = (deed: DeedOption) => deed.card === spell.id;
  return (
    <Sheet title={speech.card(familiar).name} onClose={onClose}>
      <div className="mat-sheet" style={{ '--ui': `var(--el-${element}-ui)` }}>
        <Head props={props} familiar={own} />
        <Scroll props={props} familiar={own} />
        <Part title={t.abilityHead}>
          <Lines props={props} cards={[ability.id]} />
        </Part>
        <Part title={t.spells}>
          <Spells props={props} deeds={of('physical', 'toad', 'strong', 'elemental', 'restorative')} />
        </Part>
        <Part title={t.advanced} note={trained ? null : t.scrollClosed}>
          <Spells props={props} deeds={of('advanced', 'revive')} />
        </Part>
        <Part
          title={t.helperHead}
          note={helper ? t.helpedBy({ witch: spell.witch }) : t.captive({ witch: spell.witch })}
        >
          <Spells props={props} deeds={of('helper').filter(isOwn)} />
        </Part>
        <Part title={t.artifactsHead}>
          <Lines props={props} cards={artifacts} />
        </Part>
        <Part title={t.rewardsHead}>
          <Lines props={props} cards={rewards} rewards />
        </Part>
      </div>
    </Sheet>
  );
}

function Head({ props, familiar: own }: SheetProps) {
  const { view, face, language } = props;
  const t = messages[language].board;
  const { familiar, gems, luck, hp, health, mp, magic } = own;
  const { toad, helper, element } = matOf(face, familiar);
  const { elements } = cardWords[language];
  const [roll, damage, guard] = (['roll', 'damage', 'guard'] as const).map((what) =>
    runningFor(view.table, what, familiar),
  ) as [number, number, number];
  return (
    <header className="mat-head">
      <Portrait props={props} familiar={familiar} />
      <div>
        <p>
          <b>
            <Glyph name={element} /> {elements[element]}
          </b>
          , {t.strongAgainst({ element: elements[STRONG[element]] })}; {t.company({ witch: helper.witch, toad })}
        </p>
        <Vitals familiar={own} />
        <p className="mat-words">
          {[
            ...(isStanding(own) ? [] : [t.fallen({ familiar: nameIn(props, familiar) })]),
            t.health({ left: hp, most: health }),
            t.magic({ left: mp, most: magic }),
            t.gems({ count: gems }),
            t.luck({ count: luck }),
            ...(roll === 0 ? [] : [t.bonus({ signed: signed(roll) })]),
            ...(damage === 0 ? [] : [t.damageBonus({ signed: signed(damage) })]),
            ...(guard === 0 ? [] : [t.guarded({ less: guard })]),
          ].join(' · ')}
        </p>
      </div>
    </header>
  );
}

/** The tasks, and which of them are done. */
function Scroll({ props: { language }, familiar: { tasks } }: SheetProps) {
  const t = messages[language].board;
  return (
    <Part title={t.scroll} note={t.tasks({ done: tasks.length, all: TASKS.length })}>
      <ul className="scroll-tasks">
        {TASKS.map((task) => {
          const done = tasks.includes(task);
          return (
            <li key={task} className={done ? 'done' : ''}>
              <i aria-hidden="true">{done && <Glyph name="check" />}</i>
              <span>
                {cardWords[language].tasks[task]} <span className="sr">({done ? t.done : t.toDo})</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

const Part = ({ title, note = null, children }: { title: string; note?: string | null; children: ReactNode }) => (
  <section>
    <h3>
      {title} {note !== null && <small>{note}</small>}
    </h3>
    {children}
  </section>
);

function Spells({ props, deeds }: { props: FoesProps; deeds: readonly DeedOption[] }) {
  const { speech } = props;
  return (
    <ul className="sheet-lines">
      {deeds.map((deed) => {
        const { name, text } = speech.card(deed.card ?? '');
        return (
          <li key={deed.card}>
            <Picture props={props} card={deed.card ?? ''} />
            <p>
              <b>{name}</b> <Numbers props={props} deed={deed} />
              <span className="sr">{numbersSentence(props, deed)}</span>
              <span className="says-it">{text}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

interface LinesProps {
  readonly props: FoesProps;
  readonly cards: readonly string[];
  /** Of Foes only what they leave behind counts. */
  readonly rewards?: boolean;
}
function Lines({ props, cards, rewards = false }: LinesProps) {
  const { face, speech, language } = props;
  if (cards.length === 0) return <p className="mute">{messages[language].board.none}</p>;
  const textOf = (card: string): string => {
    const foe = rewards ? face.pack.foes.find(({ id }) => id === card) : undefined;
    return foe === undefined ? speech.card(card).text : cardWords[language].reward(foe);
  };
  return (
    <ul className="sheet-lines">
      {cards.map((card) => (
        <li key={card}>
          <Picture props={props} card={card} />
          <p>
            <b>{speech.card(card).name}</b> <span className="says-it">{textOf(card)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Picture({ props: { face, language }, card }: { props: FoesProps; card: string }) {
  const { art, spot } = look(face, card, language);
  return (
    <span className="deed-icon" style={{ '--spot': spot }}>
      <Icon path={art.icon[1]} />
    </span>
  );
}
