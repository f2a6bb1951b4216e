/** What was put in last. */
export interface LruCache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

/** A map that keeps the entries used last, at most so many. */
export function lruCache<K, V>(most: number): LruCache<K, V> {
  const kept = new Map<K, V>();
  const put = (key: K, value: V) => {
    kept.delete(key);
    kept.set(key, value);
    // The oldest comes first in a Map.
    for (const oldest of kept.keys()) {
      if (kept.size <= most) return;
      kept.delete(oldest);
    }
  };
  return {
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    set: put,
  };
}

/** A function that remembers what it gave for the arguments used last, at most so many. */
export function memoised<K, V extends {}>(most: number, make: (key: K) => V): (key: K) => V {
  const known = lruCache<K, V>(most);
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
