/** A hold on something shared; it is freed when the last hold is let go. */
export interface Lease<T> {
  readonly held: T;
  /** Another hold on the same. */
  again(): Lease<T>;
  /** Safe to call twice. */
  release(): void;
}

export interface ModelPool<T> {
  /** What lies under that name, or what `make` makes; without a name it is made for this caller. */
  take(name: string | undefined, make: () => Promise<T>): Promise<Lease<T>>;
  /** Names and numbers of holds, for whoever looks for a leak. */
  list(): { readonly name: string; readonly holds: number }[];
}

interface Entry<T> {
  readonly name: string;
  readonly made: Promise<T>;
  holds: number;
}

/** Keeps what several assets share as long as one of them lives. */
export function modelPool<T extends { dispose(): void }>(): ModelPool<T> {
  const named = new Map<string, Entry<T>>();
  const entries = new Set<Entry<T>>();

  function lease(entry: Entry<T>, held: T): Lease<T> {
    let mine = true;
    return {
      held,
      again() {
        entry.holds++;
        return lease(entry, held);
      },
      release() {
        if (!mine) return;
        mine = false;
        if (drop(entry)) held.dispose();
      },
    };
  }

  /** True when that was the last hold. */
  function drop(entry: Entry<T>): boolean {
    if (--entry.holds > 0) return false;
    if (named.get(entry.name) === entry) named.delete(entry.name);
    entries.delete(entry);
    return true;
  }

  return {
    async take(name, make) {
      let entry = name === undefined ? undefined : named.get(name);
      if (!entry) {
        entry = { name: name ?? 'bytes', made: make(), holds: 0 };
        entries.add(entry);
        if (name !== undefined) named.set(name, entry);
      }
      entry.holds++;
      try {
        return lease(entry, await entry.made);
      } catch (error) {
        drop(entry);
        throw error;
      }
    },
    list: () => [...entries].map(({ name, holds }) => ({ name, holds })),
  };
}
