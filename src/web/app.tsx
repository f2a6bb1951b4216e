import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { CrashScreen, Loading, NoTextsScreen, NotFound } from './shell/state-screens.tsx';
import { languageOf, settings } from './state/settings.ts';
import { useStore } from './state/value-store.ts';
import { LanguageContext, type ReadingLanguage, textsIn } from './text/index.ts';

const page = <M extends Record<string, ComponentType>>(load: () => Promise<M>, name: keyof M & string) =>
  lazy(async () => ({ default: (await load())[name] as ComponentType }));

/** Every address of the page. Each screen is loaded when it is opened. */
const ROUTES: readonly (readonly [path: string, screen: ComponentType])[] = [
  ['/', page(() => import('./pages/home.tsx'), 'Home')],
  ['/tables', page(() => import('./pages/lobby.tsx'), 'Lobby')],
  ['/new/:game', page(() => import('./pages/new-table.tsx'), 'NewTable')],
  ['/t/:id', page(() => import('./table/online/online-table.tsx'), 'OnlineTable')],
  ['/here/:id', page(() => import('./local/local-table.tsx'), 'LocalTable')],
  ['/replay', page(() => import('./replay/list/replay-list.tsx'), 'ReplayList')],
  ['/replay/:from/:id', page(() => import('./replay/replay-page.tsx'), 'ReplayPage')],
  ['/mine', page(() => import('./pages/my-games.tsx'), 'MyGames')],
  ['/account', page(() => import('./pages/account.tsx'), 'Account')],
  ['/settings', page(() => import('./pages/settings.tsx'), 'SettingsPage')],
  ['/rules/:game', page(() => import('./pages/rules.tsx'), 'RulesPage')],
  ['/credits', page(() => import('./pages/credits.tsx'), 'Credits')],
];

export function App() {
  return (
    <ErrorBoundary otherwise={<NoTextsScreen />}>
      <TextsProvider>
        <ErrorBoundary otherwise={<CrashScreen />}>
          <Suspense fallback={<Loading />}>
            <Switch>
              {ROUTES.map(([path, Screen]) => (
                <Route key={path} path={path}>
                  <Screen />
                </Route>
              ))}
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </TextsProvider>
    </ErrorBoundary>
  );
}

/** Gives everybody the words in the language that is read: the last one whose words have come. */
function TextsProvider({ children }: { children: ReactNode }) {
  const language = languageOf(useStore(settings));
  const [reading, setReading] = useState<ReadingLanguage | null>(null);
  const [speechless, setSpeechless] = useState(false);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const texts = await textsIn(language);
      if (wanted) setReading({ language, texts });
    };
    /** Falls back to English where no texts have been loaded. */
    const readAny = async () => {
      const texts = await textsIn('en');
      if (wanted) setReading((now) => now ?? { language: 'en', texts });
    };
    void read()
      .catch(readAny)
      .catch(() => wanted && setSpeechless(true));
    return () => {
      wanted = false;
    };
  }, [language]);
  useEffect(() => {
    if (reading !== null) document.documentElement.lang = reading.language;
  }, [reading]);
  if (reading === null) return speechless ? <NoTextsScreen /> : null;
  return <LanguageContext value={reading}>{children}</LanguageContext>;
}
