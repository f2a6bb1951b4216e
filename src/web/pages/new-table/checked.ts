import { useEffect, useState } from 'react';
import type { Checked } from '../../local/engine/setups.ts';
import type { Setup } from '../setup.ts';

const UNKNOWN: Checked = { faults: [], misfits: [] };

/**
 * What the rules say of a table while it is being laid. Until the engine has answered, and for cards of one's own,
 * nothing: whoever lays the table has the last word.
 */
export function useChecked({ game, seats, options, content }: Setup): Checked {
  const [checked, setChecked] = useState<Checked>(UNKNOWN);
  const wanted = JSON.stringify(options);
  const { length } = seats;
  useEffect(() => {
    let stale = false;
    const check = async () => {
      const { engine } = await import('../../local/thread.ts');
      return engine().setups.check(game, length, JSON.parse(wanted));
    };
    (content === null ? check() : Promise.resolve(UNKNOWN)).then(
      (found) => !stale && setChecked(found),
      () => !stale && setChecked(UNKNOWN),
    );
    return () => {
      stale = true;
    };
  }, [game, length, wanted, content]);
  return checked;
}
