import './turn-guide.css';
import { type GuideStep, type GuideText, pathTo } from './guide.ts';

interface TurnGuideProps {
  readonly guide: GuideText;
  /** The id of the current step; null if there is none. */
  readonly now: string | null;
}

/** The order of a turn or round, with the current step and those that contain it highlighted. */
export function TurnGuide({ guide: { title, steps }, now }: TurnGuideProps) {
  return (
    <section className="turn-guide">
      <h3>{title}</h3>
      <Steps steps={steps} now={now} unordered={false} />
    </section>
  );
}

interface StepsProps {
  readonly steps: readonly GuideStep[];
  readonly now: string | null;
  readonly unordered: boolean;
}

function Steps({ steps, now, unordered }: StepsProps) {
  const List = unordered ? 'ul' : 'ol';
  const [here] = pathTo(steps, now);
  return (
    <List>
      {steps.map(({ id, name, text, parts, unordered: anyOrder }) => (
        <li key={id} className={id === here ? 'here' : undefined} aria-current={id === now ? 'step' : undefined}>
          <b>{name}</b> {text}
          {parts.length > 0 && <Steps steps={parts} now={now} unordered={anyOrder} />}
        </li>
      ))}
    </List>
  );
}
