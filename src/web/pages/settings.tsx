import './settings.css';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../../text/languages.ts';
import { switchLanguage } from '../shell/language-switch.tsx';
import { Page } from '../shell/page.tsx';
import { changeSettings, type PageSettings, settings } from '../state/settings.ts';
import { useStore } from '../state/value-store.ts';
import { playSound } from '../table/motion/sound.ts';
import { useLanguage } from '../text/index.ts';
import { RadioChoice, Toggle } from './form/radio-choice.tsx';

/** The values of a setting and their words, in order. */
const words = <V extends string>(texts: Readonly<Record<V, string>>, order: readonly V[]) =>
  order.map((value) => [value, texts[value]] as const);

/** When sounds are switched on, one is played. */
function listen(sound: boolean): void {
  changeSettings({ sound });
  playSound('bell');
}

/** What can be set in this browser. Everything takes effect at once. */
export function SettingsPage() {
  const { language, texts } = useLanguage();
  const { settings: text } = texts.pages;
  const now = useStore(settings);
  return (
    <Page name="at-settings" title={texts.shell.settings}>
      <div className="lead">
        <div>
          <h1>{texts.shell.settings}</h1>
          <p>{text.text}</p>
        </div>
      </div>
      <div className="settings">
        <Part title={text.reading}>
          <RadioChoice
            legend={texts.shell.language}
            name="language"
            value={language}
            values={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
            choose={(each) => void switchLanguage(each)}
            langs
          />
          <RadioChoice
            legend={text.textSize}
            name="text-size"
            value={String(now.textSize)}
            values={['100', '125', '150', '200'].map((size) => [size, `${size} %`])}
            choose={(size) => changeSettings({ textSize: Number(size) as PageSettings['textSize'] })}
          />
        </Part>
        <Part title={text.look}>
          <RadioChoice
            legend={text.theme}
            name="theme"
            value={now.theme}
            values={words(text.themes, ['system', 'dark', 'light'])}
            choose={(theme) => changeSettings({ theme })}
          />
          <RadioChoice
            legend={text.motion}
            help={text.motionHow}
            name="motion"
            value={now.motion}
            values={words(text.motions, ['system', 'full', 'none'])}
            choose={(motion) => changeSettings({ motion })}
          />
        </Part>
        <Part title={text.atTable}>
          <RadioChoice
            legend={text.pace}
            help={text.paceHow}
            name="pace"
            value={now.pace}
            values={words(text.paces, ['slow', 'normal', 'quick', 'instant'])}
            choose={(pace) => changeSettings({ pace })}
          />
          <RadioChoice
            legend={text.confirm}
            help={text.confirmHow}
            name="confirm"
            value={now.confirm}
            values={words(text.confirms, ['sealing', 'always', 'never'])}
            choose={(confirm) => changeSettings({ confirm })}
          />
          <RadioChoice
            legend={text.windows}
            help={text.windowsHow}
            name="windows"
            value={now.windows}
            values={words(text.windowsAsked, ['able', 'always'])}
            choose={(windows) => changeSettings({ windows })}
          />
          <Toggle words={text.sound} help={text.soundHow} value={now.sound} set={listen}>
            <button type="button" className="btn" disabled={!now.sound} onClick={() => listen(true)}>
              {text.soundTry}
            </button>
          </Toggle>
        </Part>
      </div>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
