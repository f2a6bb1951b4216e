import { Inked } from '../../art/art.tsx';
import { offeredBots } from '../../local/levels.ts';
import { botFace, botName, botNature, botRating } from '../../shell/bots/bots.ts';
import { RatingMeans } from '../../shell/bots/rating-means.tsx';
import { useLanguage, useTexts } from '../../text/index.ts';
import { RadioChoice } from '../form/radio-choice.tsx';
import { titleOf } from '../list/table-row.tsx';
import { isCooperative, type KnownGame, type QuickStart, waysOf } from '../start/table-form.ts';

interface PanelProps {
  readonly games: readonly KnownGame[];
  readonly game: KnownGame;
  readonly usual: QuickStart;
  readonly busy: string | null;
  choose(game: string): void;
  changeSetup(how: Partial<QuickStart>): void;
  play(bot: string): void;
}

/**
 * The bots of a game by level, each of which starts a table with one click, and the number of seats. A table for one
 * has no bots.
 */
export function BotPanel(props: PanelProps) {
  const { games, game, usual, busy, choose, changeSetup, play } = props;
  const { language, texts } = useLanguage();
  const { home } = texts.pages;
  const { min, max } = game.seats;
  const ways = waysOf(game, language);
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return (
    <section className="panel bots" aria-labelledby="bots">
      <h2 id="bots">{isCooperative(game) ? home.botsBeside : home.bots}</h2>
      <p>{home.botsHow}</p>
      {games.length > 1 && (
        <RadioChoice
          legend={home.game}
          name="bot-game"
          value={game.name}
          values={games.map(({ name }) => [name, titleOf(language, name)])}
          choose={choose}
        />
      )}
      {counts.length > 1 && (
        <RadioChoice
          legend={home.atTable}
          name="bot-seats"
          value={String(usual.seats)}
          values={counts.map((count) => [String(count), String(count)])}
          choose={(count) => changeSetup({ seats: Number(count) })}
          inline
        />
      )}
      {ways !== undefined && (
        <RadioChoice
          legend={home.how}
          name="bot-options"
          value={usual.other ? 'other' : 'usual'}
          values={[
            ['usual', ways.usual],
            ['other', ways.other],
          ]}
          choose={(way) => changeSetup({ other: way === 'other' })}
        />
      )}
      {usual.seats === 1 ? (
        <div className="lone">
          <p className="nature">{home.aloneHow}</p>
          <button type="button" className="btn" aria-busy={busy === usual.bot} onClick={() => play(usual.bot)}>
            {home.playAlone}
          </button>
        </div>
      ) : (
        <BotLevels {...props} />
      )}
    </section>
  );
}

/** The bots, weakest first, and how well each plays. */
function BotLevels({ game, busy, play }: Pick<PanelProps, 'game' | 'busy' | 'play'>) {
  const { pages, shell } = useTexts();
  const { home } = pages;
  return (
    <>
      <ul data-group="">
        {offeredBots(game.bots).map((level) => (
          <li key={level}>
            <span className="face">
              <Inked icon={botFace(level)} />
            </span>
            <div>
              <h3>{botName(level)}</h3>
              <p className="nature">{botNature(shell, level)}</p>
              <p className="nature rated">{botRating(shell, game, level)}</p>
            </div>
            <button
              type="button"
              className="btn"
              aria-label={`${home.playBot}: ${botName(level)}`}
              aria-busy={busy === level}
              onClick={() => play(level)}
            >
              {home.playBot}
            </button>
          </li>
        ))}
      </ul>
      <RatingMeans ratings={game.ratings} />
    </>
  );
}
