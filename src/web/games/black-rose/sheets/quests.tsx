import './labels.css';
import type { Seat } from '../../../../kernel/index.ts';
import { Icon } from '../../../art/glyph.tsx';
import { useCards } from '../../../table/cards/cards.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { goalOf, playerAt, questOf, type RoseProps, roseKeeps } from '../selectors.ts';

/** Quests that are open, each with how far it is and what it is worth. */
export function Quests({ props, seat }: { props: RoseProps; seat: Seat }) {
  const { view, speech, scene } = props;
  return (
    <ul
      className="quests"
      aria-label={speech.zone(`quests:${seat}`, scene)}
      data-place={`quests:${seat}`}
      data-group=""
    >
      {playerAt(view, seat).quests.map((own) => (
        <li key={own.quest}>
          <Quest {...{ props, ...own }} />
        </li>
      ))}
    </ul>
  );
}
export function Quest({ props, quest, done }: { props: RoseProps; quest: string; done: number }) {
  const { face, speech, language } = props;
  const t = messages[language].board;
  const { look } = useCards();
  const printed = questOf(face, quest);
  const times = goalOf(printed);
  const { name, text } = speech.card(quest);
  const { art, spot } = look(quest);
  const sentence = `${t.quest({ name, text, done, times })} ${t.worth({ points: printed.worth })}`;
  return (
    <button
      type="button"
      className="paper-chip"
      data-card={quest}
      aria-label={sentence}
      title={sentence}
      style={{ '--spot': spot }}
    >
      <Icon path={art.icon[1]} />
      <span className="name">{name}</span>
      <span className="pips">
        {times > 1 &&
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
          Array.from({ length: times }, (_, n) => <i key={n} className={n < done ? 'on' : ''} />)}
      </span>
      <b>+{printed.worth}</b>
    </button>
  );
}

/** What the Rose has brought about this round. */
export function EventOfRound({ props }: { props: RoseProps }) {
  const { view, face, speech, language } = props;
  const t = messages[language].board;
  const { look } = useCards();
  const { event } = view.table;
  if (event === null) return <div className="event" data-place="event" />;
  const { name, text } = speech.card(event);
  const { art, spot } = look(event);
  const value = face.pack.events.find(({ id }) => id === event)?.value ?? 0;
  return (
    <div className="event" data-place="event">
      <button
        type="button"
        className="paper-chip"
        data-card={event}
        aria-label={t.event({ name, text })}
        title={t.event({ name, text })}
        style={{ '--spot': spot }}
      >
        <Icon path={art.icon[1]} />
        <span className="name">
          {name}
          <small>{text}</small>
        </span>
        <b>
          <Icon path={icons.rose} />+{value}
        </b>
      </button>
      <RoseCounts props={props} />
    </div>
  );
}
/** The Rose's Trophies and Room tokens, once she has any (BR-1.15). */
function RoseCounts({ props }: { props: RoseProps }) {
  const t = messages[props.language].board;
  const { trophies, ruins } = roseKeeps(props.view);
  const counts = [
    [t.trophies({ count: trophies }), trophies, 'trophy-cup'],
    [t.ruins({ count: ruins }), ruins, 'broken-wall'],
  ] as const;
  if (trophies + ruins === 0) return null;
  return (
    <ul className="counts of-rose" aria-label={t.theRose}>
      <li aria-hidden="true">
        <Icon path={icons.rose} />
      </li>
      {counts.map(([words, count, icon]) =>
        count === 0 ? null : (
          <li key={icon} title={words}>
            <Icon path={icons[icon]} />
            <span className="sr">{words}</span> <b aria-hidden="true">{count}</b>
          </li>
        ),
      )}
    </ul>
  );
}
