import { Link } from 'wouter';
import type { Bar } from '../../../kernel/index.ts';
import { botName } from '../../shell/bots/bots.ts';
import { type CallFailure, useFailureText } from '../../shell/failure-text.ts';
import { useTexts } from '../../text/index.ts';
import { useSpeech } from '../list/use-speech.ts';
import type { TableForm } from '../start/table-form.ts';

/** What is said above the rules that are in the way. */
const BAD_OPTIONS: Bar = { rule: null, why: 'bad-options' };

/** Why a table cannot be laid like that: the rule in the game's words, with the way to it; else what is wrong where. */
export function Refusal({ trouble, setup }: { trouble: CallFailure; setup: TableForm }) {
  const { pages } = useTexts();
  const sentence = useFailureText();
  const speech = useSpeech(setup.game);
  const names = setup.seats.map((level) => (level === null ? pages.newTable.you : botName(level)));
  const faults = trouble.kind === 'refused' ? trouble.faults : [];
  const isRule = trouble.kind === 'refused' && trouble.bar.rule !== null;
  const rules = faults.flatMap(({ bar }) => (bar === undefined ? [] : [bar]));
  const others = faults.filter(({ bar }) => bar === undefined);
  const words = (bar: Bar) => speech?.bar(bar, { names, viewer: 0 }) ?? bar.why;
  return (
    <div className="trouble" role="alert">
      <p>{sentence(isRule ? { ...trouble, bar: BAD_OPTIONS } : trouble)}</p>
      <ul className="faults">
        {rules.map((bar) => (
          <li key={bar.why}>
            {words(bar)} {bar.rule !== null && <Link href={`/rules/${setup.game}#${bar.rule}`}>{bar.rule}</Link>}
          </li>
        ))}
        {others.map(({ path, message }) => (
          <li key={path} lang="en">
            <code>{path}</code> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
