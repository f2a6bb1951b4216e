import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Called } from '../../protocol/client/api.ts';
import type { Trouble } from '../shell/sentence.ts';
import { join } from '../state/salts.ts';
import { api, ensureSomebody } from '../state/session.ts';
import { change, settings } from '../state/settings.ts';
import type { tableOf, Usual } from './setup.ts';

/** Lays a table and sits down at it: its id. Who is nobody yet becomes a guest. */
export async function layTable(table: ReturnType<typeof tableOf>): Promise<Called<string>> {
  const who = await ensureSomebody();
  if (who.kind !== 'done') return who;
  const made = await api.newTable(table);
  if (made.kind !== 'done') return made;
  return sitDown(made.value.id);
}

/** Takes a free chair, or only promises the own salt where one sits already: after the server's promise of its seed. */
export async function sitDown(id: string): Promise<Called<string>> {
  const who = await ensureSomebody();
  if (who.kind !== 'done') return who;
  const joined = await join(id);
  return joined.kind === 'done' ? { kind: 'done', value: id } : joined;
}

export function rememberUsual(game: string, usual: Usual): void {
  change({ usual: { ...settings.get().usual, [game]: usual } });
}

/** What leads to a table, with one click: going there, or saying why not. `busy` names which was clicked. */
export function useGoing(): {
  readonly busy: string | null;
  readonly trouble: Trouble | null;
  go(name: string, way: () => Promise<Called<string>>): void;
} {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const go = async (name: string, way: () => Promise<Called<string>>) => {
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
