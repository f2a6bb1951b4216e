import type { GameInfo } from '../../../protocol/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { useSpeechContext } from '../speech-context.tsx';

/**
 * The options that differ from the game's defaults, in the order of the form; unknown ones of custom cards come last.
 */
export function unusual(options: TableInfo['options'], known: GameInfo['options']): [id: string, value: Chosen][] {
  const ids = known.map(({ id }) => id);
  const own = Object.entries(options).filter(([id]) => !ids.includes(id));
  const changed = known.flatMap(({ id, default: usual }): [string, Chosen][] => {
    const value = options[id] ?? usual;
    return value === usual ? [] : [[id, value]];
  });
  return [...changed, ...own];
}
type Chosen = TableInfo['options'][string];

/** The settings of a table: options that differ from the defaults, the clock, and whether there is a coach. */
export function TableOptions(props: { readonly info: TableInfo; readonly known: GameInfo['options'] }) {
  const { options, clock, coach } = props.info;
  const { speech, texts } = useSpeechContext();
  const text = texts.table.options;
  const lines = unusual(options, props.known).map(([id, value]) => {
    const { name, values } = speech.option(id);
    const said = typeof value === 'boolean' ? (value ? text.on : text.off) : (values[String(value)] ?? String(value));
    return [id, name, said] as const;
  });
  const time = text.clock[clock.kind];
  const amount =
    clock.kind === 'none'
      ? ''
      : clock.kind === 'days'
        ? text.days({ count: clock.days })
        : clock.seconds % 60 === 0
          ? text.minutes({ count: clock.seconds / 60 })
          : text.seconds({ count: clock.seconds });
  return (
    <dl className="options">
      {lines.length === 0 && (
        <div>
          <dt>{texts.pages.newTable.options}</dt>
          <dd>{text.usual}</dd>
        </div>
      )}
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
