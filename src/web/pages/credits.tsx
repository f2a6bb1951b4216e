import './credits.css';
import './form/forms.css';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../text/index.ts';
import { addressOf, type CreditedWork, FONTS, ICON_ARTISTS, OF_THE_PAGE, OF_THE_SERVER } from './credits/people.ts';

/** The page with the people whose work is used. */
export function Credits() {
  const texts = useTexts();
  const { credits } = texts.pages;
  return (
    <Page name="at-credits" title={texts.shell.credits}>
      <div className="lead">
        <div>
          <h1>{texts.shell.credits}</h1>
          <p>{credits.text}</p>
        </div>
      </div>
      <div className="thanks">
        <section className="panel part">
          <h2>{credits.icons}</h2>
          <p>{credits.iconsBy({ names: ICON_ARTISTS })}</p>
          <p>
            <a href="https://game-icons.net">game-icons.net</a>{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </p>
          <p className="help">{credits.iconsChanged}</p>
        </section>
        <section className="panel part">
          <h2>{credits.fonts}</h2>
          <Works works={FONTS} />
          <p>
            <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>
          </p>
        </section>
        <section className="panel part">
          <h2>{credits.inPage}</h2>
          <Works works={OF_THE_PAGE} />
        </section>
        <section className="panel part">
          <h2>{credits.inServer}</h2>
          <Works works={OF_THE_SERVER} />
        </section>
      </div>
    </Page>
  );
}

const Works = ({ works }: { works: readonly CreditedWork[] }) => (
  <ul className="works">
    {works.map((work) => (
      <li key={work.from}>
        <a href={addressOf(work)}>{work.name ?? work.from}</a>
        <span>{work.by}</span>
        <span>{work.licence}</span>
      </li>
    ))}
  </ul>
);
