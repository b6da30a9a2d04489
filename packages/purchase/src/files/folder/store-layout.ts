import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Paths inside a content store in a folder. */
export interface StoreLayout {
  /** Content by its hash: `objects/ab/cdef...`. */
  readonly objects: string;
  /** Hashes by name. */
  readonly names: string;
  /** Incomplete downloads. */
  readonly partial: string;
  /** What the lockfiles of this machine name. */
  readonly roots: string;
  /** One held file for each active run. */
  readonly runs: string;
  object(hash: string): string;
  name(key: string): string;
  root(key: string): string;
  /** Path without extension. */
  stem(key: string): string;
  /**
   * Path of a lock file. There are a few thousand at most, never removed; names that share one wait for each other,
   * which is rare and harmless.
   */
  lock(key: string): string;
}

export function storeLayout(folder: string): StoreLayout {
  const [objects, names, partial, roots, runs] = ['objects', 'names', 'partial', 'roots', 'runs'].map(
    (each) => join(folder, each),
  ) as [string, string, string, string, string];
  return {
    objects,
    names,
    partial,
    roots,
    runs,
    object: (hash) => join(objects, hash.slice(0, 2), hash.slice(2)),
    name: (key) => join(names, `${key}.json`),
    root: (key) => join(roots, `${key}.json`),
    stem: (key) => join(partial, key),
    lock: (key) => join(folder, 'locks', `${key.slice(0, 3)}.lock`),
  };
}

/** Returns the file name that stands for a key. */
export function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
