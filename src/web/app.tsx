import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { Boundary } from './shell/boundary.tsx';
import { Broken, Loading, NotFound, Speechless } from './shell/states.tsx';
import { languageOf, settings } from './state/settings.ts';
import { useStore } from './state/store.ts';
import { type Read, Reading, textsIn } from './text/index.ts';

const page = <M extends Record<string, ComponentType>>(load: () => Promise<M>, name: keyof M & string) =>
  lazy(async () => ({ default: (await load())[name] as ComponentType }));

/** Every address of the page. Each screen is loaded when it is opened. */
const ROUTES: readonly (readonly [path: string, screen: ComponentType])[] = [
  ['/', page(() => import('./pages/home.tsx'), 'Home')],
  ['/tables', page(() => import('./pages/lobby.tsx'), 'Lobby')],
  ['/new/:game', page(() => import('./pages/new-table.tsx'), 'NewTable')],
  ['/t/:id', page(() => import('./table/online/online-table.tsx'), 'OnlineTable')],
  ['/here/:id', page(() => import('./local/local-table.tsx'), 'LocalTable')],
  ['/replay', page(() => import('./replay/replay-shelf.tsx'), 'ReplayShelf')],
  ['/replay/:from/:id', page(() => import('./replay/replay-page.tsx'), 'ReplayPage')],
  ['/mine', page(() => import('./pages/my-games.tsx'), 'MyGames')],
  ['/account', page(() => import('./pages/account.tsx'), 'Account')],
  ['/settings', page(() => import('./pages/settings.tsx'), 'SettingsPage')],
  ['/rules/:game', page(() => import('./pages/rules.tsx'), 'RulesPage')],
  ['/credits', page(() => import('./pages/credits.tsx'), 'Credits')],
];

export function App() {
  return (
    <Boundary otherwise={<Speechless />}>
      <Reader>
        <Boundary otherwise={<Broken />}>
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
        </Boundary>
      </Reader>
    </Boundary>
  );
}

/** Gives everybody the words in the language that is read: the last one whose words have come. */
function Reader({ children }: { children: ReactNode }) {
  const language = languageOf(useStore(settings));
  const [reading, setReading] = useState<Read | null>(null);
  const [speechless, setSpeechless] = useState(false);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const texts = await textsIn(language);
      if (wanted) setReading({ language, texts });
    };
    /** Who has no words at all is better off with English ones. */
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
  if (reading === null) return speechless ? <Speechless /> : null;
  return <Reading value={reading}>{children}</Reading>;
}
