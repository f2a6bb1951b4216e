import './turn-guide.css';
import { type GuideStep, type GuideText, pathTo } from './guide.ts';

interface TurnGuideProps {
  readonly guide: GuideText;
  /** The id of the step where it stands; null where it stands in none. */
  readonly now: string | null;
}

/** The order of a turn or round, with the step lit where it stands, and the steps around it. */
export function TurnGuide({ guide: { title, steps }, now }: TurnGuideProps) {
  return (
    <section className="turn-guide">
      <h3>{title}</h3>
      <Steps steps={steps} now={now} free={false} />
    </section>
  );
}

interface StepsProps {
  readonly steps: readonly GuideStep[];
  readonly now: string | null;
  readonly free: boolean;
}

function Steps({ steps, now, free }: StepsProps) {
  const List = free ? 'ul' : 'ol';
  const [here] = pathTo(steps, now);
  return (
    <List>
      {steps.map(({ id, name, text, parts, free: anyOrder }) => (
        <li key={id} className={id === here ? 'here' : undefined} aria-current={id === now ? 'step' : undefined}>
          <b>{name}</b> {text}
          {parts.length > 0 && <Steps steps={parts} now={now} free={anyOrder} />}
        </li>
      ))}
    </List>
  );
}
