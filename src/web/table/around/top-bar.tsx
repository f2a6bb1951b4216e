import { Link } from 'wouter';
import { Glyph, Icon } from '../../art/glyph.tsx';
import icons from '../../art/icons.json';
import shell from '../../shell/icons.json';
import { useSpeechContext } from '../speech-context.tsx';

interface TopBarProps {
  readonly status: string;
  /** Opens the overview of the game's progress; null if there is none. */
  readonly onStatus?: (() => void) | null;
  /** The number of unread chat messages. */
  readonly unread: number;
  /**
   * Opens the drawer, at the chat if that has unread messages and no button of its own. Null if the panel is a column.
   */
  readonly onLog: (() => void) | null;
  /** Opens the drawer at the chat; null if there is no chat, or no room for its button. */
  readonly onChat: (() => void) | null;
  /** Opens the introduction for newcomers to the game; null if there is none. */
  readonly onFirstTable?: (() => void) | null;
  readonly onMenu: () => void;
  readonly children?: React.ReactNode;
}

/** The game, its progress, and the buttons for everything else. */
export function TopBar(props: TopBarProps) {
  const { status, onStatus = null, unread, onLog, onChat, onFirstTable = null, onMenu, children } = props;
  const { speech, texts } = useSpeechContext();
  const text = texts.table;
  const fresh = unread > 0 && <b className="fresh">{unread}</b>;
  const withFresh = (title: string) => (unread > 0 ? `${title}: ${unread} ${text.chat.unread}` : title);
  // If the chat has no button of its own, the log's button opens it while there are unread messages.
  const toTalk = onChat === null && unread > 0;
  return (
    <header className="top">
      <Link className="brand" href="/" aria-label={`Grimalkin: ${texts.shell.home}`}>
        <Icon path={icons.cat} />
        <span>Grimalkin</span>
      </Link>
      <div className={onStatus === null ? 'what' : 'what more'}>
        <h1>{speech.title}</h1>
        <span>{status}</span>
        {onStatus !== null && (
          <button type="button" aria-label={`${status}: ${text.outlook}`} title={text.outlook} onClick={onStatus} />
        )}
      </div>
      <div className="sp" />
      {children}
      {onLog !== null && (
        <button
          type="button"
          className="tool"
          aria-label={toTalk ? withFresh(text.chat.title) : text.log.title}
          title={toTalk ? text.chat.title : text.log.title}
          onClick={onLog}
        >
          <Glyph name={toTalk ? 'chat' : 'log'} />
          {toTalk && fresh}
        </button>
      )}
      {onChat !== null && (
        <button
          type="button"
          className="tool"
          aria-label={withFresh(text.chat.title)}
          title={text.chat.title}
          onClick={onChat}
        >
          <Glyph name="chat" />
          {fresh}
        </button>
      )}
      {onFirstTable !== null && (
        <button
          type="button"
          className="tool how"
          aria-label={texts.pages.home.how}
          title={texts.pages.home.how}
          aria-haspopup="dialog"
          onClick={onFirstTable}
        >
          <span aria-hidden="true">?</span>
        </button>
      )}
      <button type="button" className="tool" aria-label={text.menu.title} title={text.menu.title} onClick={onMenu}>
        <Icon path={shell.cog} />
      </button>
    </header>
  );
}
