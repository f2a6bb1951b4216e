import { useState } from 'react';
import { useLocation } from 'wouter';
import type { CallResult } from '../../../protocol/client/api.ts';
import type { CallFailure } from '../../shell/failure-text.ts';
import { join } from '../../state/salts.ts';
import { api, ensurePerson } from '../../state/session.ts';
import { changeSettings, settings } from '../../state/settings.ts';
import type { QuickStart, tableOf } from './table-form.ts';

/** Creates a table and takes a seat there; resolves with its id. A visitor without an account becomes a guest. */
export async function createTable(table: ReturnType<typeof tableOf>): Promise<CallResult<string>> {
  const who = await ensurePerson();
  if (who.kind !== 'done') return who;
  const made = await api.newTable(table);
  if (made.kind !== 'done') return made;
  return takeSeat(made.value.id);
}

/**
 * Takes a free seat; for somebody who is seated already, only commits to their salt. The server has committed to its
 * seed before.
 */
export async function takeSeat(id: string): Promise<CallResult<string>> {
  const who = await ensurePerson();
  if (who.kind !== 'done') return who;
  const joined = await join(id);
  return joined.kind === 'done' ? { kind: 'done', value: id } : joined;
}

export function rememberQuickStart(game: string, usual: QuickStart): void {
  changeSettings({ usual: { ...settings.get().usual, [game]: usual } });
}

/** Goes to a table at a click, or says why that failed. `busy` names the button that was clicked. */
export function useGoToTable(): {
  readonly busy: string | null;
  readonly trouble: CallFailure | null;
  go(name: string, way: () => Promise<CallResult<string>>): void;
} {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<CallFailure | null>(null);
  const go = async (name: string, way: () => Promise<CallResult<string>>) => {
    if (busy !== null) return;
    setBusy(name);
    setTrouble(null);
    const called = await way().catch(() => ({ kind: 'unreachable' }) as const);
    setBusy(null);
    if (called.kind === 'done') navigate(`/t/${called.value}`);
    else setTrouble(called);
  };
  return { busy, trouble, go: (name, way) => void go(name, way) };
}
