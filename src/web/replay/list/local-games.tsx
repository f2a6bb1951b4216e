import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Result } from '../../../kernel/index.ts';
import { surrenderSentence } from '../../../protocol/sentences/table-event-sentence.ts';
import { Glyph } from '../../art/glyph.tsx';
import icons from '../../art/icons.json';
import { type LocalListed, listGames } from '../../local/browser-storage.ts';
import { localEngine } from '../../local/engine-thread.ts';
import { namesWith } from '../../local/names.ts';
import { GhostRows, TableRow } from '../../pages/list/table-row.tsx';
import { useSpeech } from '../../pages/list/use-speech.ts';
import { othersText } from '../../pages/start/opponents.ts';
import { EmptyState } from '../../shell/state-screens.tsx';
import { Hint } from '../../table/answer/hint.tsx';
import { Sheet } from '../../table/around/sheet.tsx';
import { useLanguage, useTexts } from '../../text/index.ts';
import { formatTimestamp } from '../../text/when.ts';

/** The games that are kept in this browser, the newest first. */
export function LocalGames() {
  const { shell, replay } = useTexts();
  const text = replay.list;
  const [games, setGames] = useState<readonly LocalListed[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void listGames().then(setGames);
  }, []);
  const remove = async (id: string): Promise<boolean> => {
    if (!(await localEngine().tables.remove(id))) return false;
    setGames(await listGames());
    // The button that was pressed is gone.
    heading.current?.focus();
    return true;
  };
  return (
    <section className="group" data-list="here">
      <h2 ref={heading} tabIndex={-1}>
        {text.here}
      </h2>
      {games === null && <GhostRows count={2} />}
      {games !== null && games.length === 0 && (
        <div className="panel">
          <EmptyState icon={icons['candle-flame']} title={text.hereNone} text={text.hereHow}>
            <Link className="btn" href="/">
              {shell.home}
            </Link>
          </EmptyState>
        </div>
      )}
      {games !== null && games.length > 0 && (
        <ul className="panel tbls" data-group="">
          {games.map((game) => (
            <LocalRow key={game.id} game={game} onRemove={() => remove(game.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** `onRemove` deletes it: false if somebody sits at it. */
function LocalRow({ game, onRemove }: { game: LocalListed; onRemove: () => Promise<boolean> }) {
  const { language, texts } = useLanguage();
  const text = texts.replay.list;
  const { id, seat, bots, ended, started, result } = game;
  const speech = useSpeech(game.game);
  const [sure, setSure] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const remove = async () => {
    setTrouble(null);
    try {
      if (!(await onRemove())) setTrouble(text.removeHeld);
    } catch {
      setTrouble(text.removeFailed);
    }
  };
  const names = namesWith(bots, (at) => game.names[at] ?? texts.replay.here.you);
  const named = names.filter((_, n) => n !== seat);
  const others = othersText(names.length, named, texts);
  const scene = { names, viewer: seat };
  const outcome = (how: Result) => surrenderSentence(language, how, scene) ?? speech?.result(how, scene);
  // The words of its game may still be on their way.
  const who = [others, result === null ? undefined : outcome(result)].filter((part) => part !== undefined).join(' · ');
  return (
    <TableRow game={game.game} who={who} note={formatTimestamp(language, ended ?? started)}>
      <Link className="btn" href={ended === null ? `/here/${id}` : `/replay/here/${id}`}>
        {ended === null ? text.goOn : text.watch}
      </Link>
      <button
        type="button"
        className="tool"
        aria-label={text.removeThis({ name: others })}
        title={text.remove}
        onClick={() => {
          setTrouble(null);
          setSure(true);
        }}
      >
        <Glyph name="close" />
      </button>
      {sure && (
        <Sheet title={text.removeThis({ name: others })} onClose={() => setSure(false)}>
          <p>{text.removeSure}</p>
          <div className="acts">
            <button type="button" className="btn go" onClick={() => void remove()}>
              {text.remove}
            </button>
            <button type="button" className="btn" onClick={() => setSure(false)}>
              {texts.shell.cancel}
            </button>
          </div>
          <Hint alarming>{trouble}</Hint>
        </Sheet>
      )}
    </TableRow>
  );
}
