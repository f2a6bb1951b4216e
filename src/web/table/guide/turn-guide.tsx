import './turn-guide.css';

/** One step of a turn or round, as the book's quick guide has it. */
export interface GuideStep {
  /** How `now` calls it. */
  readonly id: string;
  readonly name: string;
  /** What is done in it, in a few words. */
  readonly text?: string;
  readonly parts?: readonly GuideStep[];
  /** Its parts are done in any order: they are not numbered. */
  readonly free?: boolean;
}

interface TurnGuideProps {
  readonly steps: readonly GuideStep[];
  /** The id of the step where the turn stands, at any depth; null where that is not known. */
  readonly now: string | null;
}

/** The order of a turn, with the step lit where it stands, and the steps around it. */
export function TurnGuide({ steps, now }: TurnGuideProps) {
  return <Steps steps={steps} now={now} free={false} className="turn-guide" />;
}

/** The ids from the outermost step to the one that is wanted; nothing if it is nowhere. */
export function pathTo(steps: readonly GuideStep[], id: string | null): readonly string[] {
  for (const step of steps) {
    if (step.id === id) return [step.id];
    const inner = pathTo(step.parts ?? [], id);
    if (inner.length > 0) return [step.id, ...inner];
  }
  return [];
}

function Steps({ steps, now, free, className }: TurnGuideProps & { free: boolean; className?: string }) {
  const List = free ? 'ul' : 'ol';
  const [here] = pathTo(steps, now);
  return (
    <List className={className}>
      {steps.map(({ id, name, text, parts, free: loose }) => (
        <li key={id} className={id === here ? 'here' : undefined} aria-current={id === now ? 'step' : undefined}>
          <b>{name}</b> {text}
          {parts !== undefined && <Steps steps={parts} now={now} free={loose ?? false} />}
        </li>
      ))}
    </List>
  );
}
