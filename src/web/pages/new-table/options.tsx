import { useTexts } from '../../text/index.ts';
import { Choice, Flag } from '../choice.tsx';
import type { Known, Setup } from '../setup.ts';
import { useSpeech } from '../speech.ts';

/** How the game is played: its own options, in its own words. */
export function OptionList({ info, setup, change }: { info: Known; setup: Setup; change(setup: Setup): void }) {
  const { lay } = useTexts().pages;
  const speech = useSpeech(info.name);
  if (info.options.length === 0) return null;
  const set = (id: string, value: boolean | string) => change({ ...setup, options: { ...setup.options, [id]: value } });
  return (
    <section className="panel part" aria-labelledby="options">
      <h2 id="options">{lay.options}</h2>
      {info.options.map((option) => {
        const words = speech?.option(option.id) ?? { name: option.id, help: '', values: {} };
        const value = setup.options[option.id] ?? option.default;
        return option.kind === 'flag' ? (
          <Flag
            key={option.id}
            words={words.name}
            help={words.help}
            value={value === true}
            set={(yes) => set(option.id, yes)}
          />
        ) : (
          <Choice
            key={option.id}
            legend={words.name}
            help={words.help}
            name={option.id}
            value={String(value)}
            values={option.values.map((each) => [each, words.values[each] ?? each])}
            choose={(each) => set(option.id, each)}
          />
        );
      })}
    </section>
  );
}
