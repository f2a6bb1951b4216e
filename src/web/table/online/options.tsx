import type { TableInfo } from '../../../protocol/table.ts';
import { useWords } from '../words.tsx';

/** What is played by at this table: the options, the clock, and whether there is a coach. */
export function TableOptions({ info: { options, clock, coach } }: { info: TableInfo }) {
  const { speech, texts } = useWords();
  const text = texts.table.options;
  const lines = Object.entries(options).map(([id, value]) => {
    const { name, values } = speech.option(id);
    const said = typeof value === 'boolean' ? (value ? text.on : text.off) : (values[String(value)] ?? String(value));
    return [id, name, said] as const;
  });
  const time = text.clock[clock.kind];
  const amount =
    clock.kind === 'none' ? '' : clock.kind === 'days' ? text.days(clock.days) : text.seconds(clock.seconds);
  return (
    <dl className="options">
      {lines.map(([id, name, said]) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
      <div>
        <dt>{text.time}</dt>
        <dd>{`${time} ${amount}`.trim()}</dd>
      </div>
      <div>
        <dt>{texts.coach.name}</dt>
        <dd>{coach ? texts.coach.allowed : texts.coach.off}</dd>
      </div>
    </dl>
  );
}
