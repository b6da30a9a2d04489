/** A reference to a shared object, which is freed when the last reference is released. */
export interface Lease<T> {
  readonly held: T;
  /** Returns another reference to the same object. */
  again(): Lease<T>;
  /** Safe to call twice. */
  release(): void;
}

export interface ModelPool<T> {
  /** Returns the object of that name, or the result of `make`; without a name the object is not shared. */
  take(name: string | undefined, make: () => Promise<T>): Promise<Lease<T>>;
  /** Returns names and reference counts, for leak reports. */
  list(): { readonly name: string; readonly holds: number }[];
}

interface Entry<T> {
  readonly name: string;
  readonly made: Promise<T>;
  holds: number;
}

/** Keeps objects that several assets share as long as one of them lives. */
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

  /** Returns true for the last reference. */
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
