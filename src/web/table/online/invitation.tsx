import { useState } from 'react';
import { useTexts } from '../../text/index.ts';

/** The link to a table, for inviting others. `first`: it is the main action of the page. */
export function Invitation({ id, title, first }: { id: string; title: string; first: boolean }) {
  const { table } = useTexts();
  const text = table.invitation;
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/t/${id}`;
  const copy = async (field: HTMLInputElement | null) => {
    field?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Not every page may write to the clipboard: then the link is selected, so that it can be copied by hand.
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: link });
    } catch {
      // The share dialog was cancelled.
    }
  };
  return (
    <div className="invitation panel">
      <label htmlFor="table-link">{text.label}</label>
      <div className="row">
        <input
          id="table-link"
          type="text"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          className={first ? 'btn go' : 'btn'}
          onClick={() => void copy(document.getElementById('table-link') as HTMLInputElement | null)}
        >
          {text.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="btn" onClick={() => void share()}>
            {text.share}
          </button>
        )}
      </div>
      <p role="status" className="xs">
        {copied ? text.copied : text.help}
      </p>
    </div>
  );
}
