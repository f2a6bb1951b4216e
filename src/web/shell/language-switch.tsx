import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../text/languages.ts';
import { api, me } from '../state/session.ts';
import { changeSettings } from '../state/settings.ts';
import { textsIn, useLanguage } from '../text/index.ts';

/**
 * Reads on in another language, on this device and, for names and news from the server, there too. If its words do not
 * come, all stays as it is.
 */
export async function switchLanguage(language: Language): Promise<void> {
  try {
    await textsIn(language);
  } catch {
    return;
  }
  changeSettings({ language });
  if (!me.get()) return;
  const called = await api.change({ language });
  if (called.kind === 'done') me.set(called.value);
}

/** The options of a list of languages, each in its own words. */
export const LanguageOptions = () =>
  LANGUAGES.map((each) => (
    <option key={each} value={each} lang={each}>
      {LANGUAGE_NAMES[each]}
    </option>
  ));

/** The languages, one tap away on every page. */
export function LanguageSwitch() {
  const { language, texts } = useLanguage();
  return (
    <label className="lang" title={texts.shell.language}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <select
        aria-label={texts.shell.language}
        value={language}
        onChange={({ target }) => void switchLanguage(target.value as Language)}
      >
        <LanguageOptions />
      </select>
    </label>
  );
}
