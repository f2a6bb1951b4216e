import type { Bar } from '../../../kernel/index.ts';
import type { OptionConflict, SetupCheck } from '../../local/engine/setup-checker.ts';
import { useTexts } from '../../text/index.ts';
import { RadioChoice, Toggle } from '../form/radio-choice.tsx';
import { useSpeech } from '../list/use-speech.ts';
import type { KnownGame, TableForm } from '../start/table-form.ts';
import { Refusal } from './refusal.tsx';

/** The options of the game, in its own words. Values that would be refused are disabled, with the reason. */
export function OptionList(props: {
  info: KnownGame;
  setup: TableForm;
  checked: SetupCheck;
  change(setup: TableForm): void;
}) {
  const { info, setup, checked, change } = props;
  const { newTable } = useTexts().pages;
  const speech = useSpeech(info.name);
  if (info.options.length === 0) return null;
  const set = (id: string, value: boolean | string) => change({ ...setup, options: { ...setup.options, [id]: value } });
  const why = (bar: Bar) => speech?.bar(bar, { names: setup.seats.map(() => '–'), viewer: 0 }) ?? bar.why;
  return (
    <section className="panel part" aria-labelledby="options">
      <h2 id="options">{newTable.options}</h2>
      {info.options.map((option) => {
        const words = speech?.option(option.id) ?? { name: option.id, help: '', values: {} };
        const value = setup.options[option.id] ?? option.default;
        const barred = checked.misfits.filter((misfit) => misfit.option === option.id);
        const reason = reasonOf(barred.filter(isOffered), why);
        return option.kind === 'flag' ? (
          <Toggle
            key={option.id}
            words={words.name}
            help={words.help}
            value={value === true}
            barred={value !== true && reason !== '' ? reason : null}
            set={(yes) => set(option.id, yes)}
          />
        ) : (
          <RadioChoice
            key={option.id}
            legend={words.name}
            help={words.help}
            name={option.id}
            value={String(value)}
            values={option.values.map((each) => [each, words.values[each] ?? each])}
            barred={barred.map((misfit) => String(misfit.value))}
            why={reason}
            choose={(each) => set(option.id, each)}
          />
        );
      })}
      {checked.faults.length > 0 && (
        <Refusal trouble={{ kind: 'refused', bar: BAD_OPTIONS, faults: checked.faults }} setup={setup} />
      )}
    </section>
  );
}

const BAD_OPTIONS: Bar = { rule: null, why: 'bad-options' };

/** A value can always be switched off, even if another option needs it: that conflict is then reported. */
const isOffered = ({ value }: OptionConflict): boolean => value !== false;

/** The rules that forbid a value, without repetition. */
const reasonOf = (misfits: readonly OptionConflict[], why: (bar: Bar) => string): string =>
  [...new Set(misfits.map(({ bar }) => why(bar)))].join(' ');
