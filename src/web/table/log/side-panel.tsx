import { useId } from 'react';
import { useSpeechContext } from '../speech-context.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import type { LogLine } from './log-lines.ts';

export type SideTab = 'log' | 'chat';

interface SidePanelProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly lines: readonly LogLine[];
  readonly sealed: number | null;
  readonly replay?: string | undefined;
  /** Null: there is no chat. */
  readonly chat: Parameters<typeof Chat>[0] | null;
  /** The number of unread chat messages. */
  readonly unread: number;
}

/** Log and chat: a column on a desktop, a drawer elsewhere. */
export function SidePanel({ tab, onTab, lines, sealed, replay, chat, unread }: SidePanelProps) {
  const { texts } = useSpeechContext();
  const { log, chat: said } = texts.table;
  const id = useId();
  if (chat === null) {
    return (
      <div className="log">
        <h2>{log.title}</h2>
        <Log lines={lines} sealed={sealed} replay={replay} />
      </div>
    );
  }
  const tabs = [
    ['log', log.title, 0],
    ['chat', said.title, unread],
  ] as const;
  const other = (step: number) => {
    const next = tabs[(tabs.findIndex(([key]) => key === tab) + step + tabs.length) % tabs.length]?.[0] as SideTab;
    onTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className="log">
      <div role="tablist" aria-label={texts.table.side}>
        {tabs.map(([key, title, fresh]) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={tab === key}
            aria-controls={`${id}-panel`}
            tabIndex={tab === key ? 0 : -1}
            onClick={() => onTab(key)}
            onKeyDown={({ key: pressed }) => {
              if (pressed === 'ArrowRight') other(1);
              if (pressed === 'ArrowLeft') other(-1);
            }}
          >
            {title}
            {fresh > 0 && (
              <b className="fresh">
                {fresh}
                <span className="sr"> {said.unread}</span>
              </b>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className="panel-in">
        {tab === 'log' ? <Log lines={lines} sealed={sealed} replay={replay} /> : <Chat {...chat} />}
      </div>
    </div>
  );
}
