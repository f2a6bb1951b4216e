import { useEffect, useState } from 'react';
import type { SetupCheck } from '../../local/engine/setup-checker.ts';
import type { TableForm } from '../start/table-form.ts';

const UNKNOWN: SetupCheck = { faults: [], misfits: [] };

/**
 * Checks the form by the rules of its game. Before the engine has answered, and for custom cards, there are no faults:
 * then only the server checks.
 */
export function useSetupCheck({ game, seats, options, content }: TableForm): SetupCheck {
  const [checked, setChecked] = useState<SetupCheck>(UNKNOWN);
  const wanted = JSON.stringify(options);
  const { length } = seats;
  useEffect(() => {
    let stale = false;
    const check = async () => {
      const { localEngine } = await import('../../local/engine-thread.ts');
      return localEngine().setups.check(game, length, JSON.parse(wanted));
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
