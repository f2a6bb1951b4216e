import { useSyncExternalStore } from 'react';

/** A value that is replaced, never changed, and that components can follow. */
export class ValueStore<T> {
  private value: T;
  private readonly listeners = new Set<() => void>();

  constructor(value: T) {
    this.value = value;
  }

  get = (): T => this.value;

  set = (value: T): void => {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const listener of [...this.listeners]) listener();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export const useStore = <T>(store: ValueStore<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get);
