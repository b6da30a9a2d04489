import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { draftMs, unlessMissing } from './folder/durable-file.ts';
import { tryOsLock } from './folder/os-lock.ts';
import type { StoreLayout } from './folder/store-layout.ts';
import type { NamedBy, StoreRoots } from './folder/store-roots.ts';
import type { StoreRuns } from './folder/store-runs.ts';

export interface CollectOptions {
  /** Reads the lockfiles that protect content: `namedByLockfile` of `@meshwright/pipeline/node`. */
  readonly named: NamedBy;
  /**
   * Keeps content used within this time, in milliseconds.
   * @default 30 days
   */
  readonly olderThanMs?: number | undefined;
  /**
   * Only reports what would be removed.
   * @default false
   */
  readonly dryRun?: boolean | undefined;
}

/** What was removed, or would be in a dry run. */
export interface Collected {
  /** Files of the store, and their size. */
  readonly objects: number;
  readonly bytes: number;
  /** Names without content. */
  readonly names: number;
  /** Abandoned downloads and leftovers of killed processes. */
  readonly leftovers: number;
  /** Files kept because a lockfile names them. */
  readonly named: number;
}

const dayMs = 24 * 3600 * 1000;

/** Largest lag of file times behind the clock, in milliseconds. */
const fileClockMs = 50;

/** Removes content that is old, unused since the oldest active run began, and named by no lockfile. */
export async function collectStore(
  layout: StoreLayout,
  { roots, runs }: { readonly roots: StoreRoots; readonly runs: StoreRuns },
  options: CollectOptions & { readonly now: () => number },
): Promise<Collected> {
  const { named: namedBy, olderThanMs = 30 * dayMs, dryRun = false, now } = options;
  const at = now();
  // Read before the roots: a run that has ended by then has already protected what it locked.
  const began = (await runs.oldest()) ?? at;
  const unused = Math.min(at - olderThanMs, began) - fileClockMs;
  const abandoned = Math.min(at - draftMs, began) - fileClockMs;
  const names = await readNames(layout);
  const all = await roots.all(namedBy);
  const tasks = new Set(all.flatMap((root) => root.tasks));
  const named = new Set(all.flatMap((root) => root.hashes));
  for (const { name, hash } of names) if (tasks.has(name.split(' ', 1)[0] ?? '')) named.add(hash);
  const sum = { objects: 0, bytes: 0, names: 0, leftovers: 0, named: 0 };
  const gone = new Set<string>();

  for (const path of await filesIn(layout.objects)) {
    if (extname(path) === '.draft') continue;
    const hash = basename(dirname(path)) + basename(path);
    const isNamed = named.has(hash);
    if (isNamed) sum.named += 1;
    const bytes = isNamed ? undefined : await sizeIfOlder(path, unused);
    if (bytes === undefined || !(dryRun || (await removeUnused(path, unused)))) continue;
    gone.add(hash);
    sum.objects += 1;
    sum.bytes += bytes;
  }
  for (const { path, hash } of names) {
    const isThere = !gone.has(hash) && (await unlessMissing(stat(layout.object(hash))));
    if (isThere || (await sizeIfOlder(path, unused)) === undefined) continue;
    if (!dryRun) await rm(path, { force: true });
    sum.names += 1;
  }
  for (const path of await filesIn(layout.partial)) {
    if (extname(path) === '.draft' || (await sizeIfOlder(path, unused)) === undefined) continue;
    const release = tryOsLock(layout.lock(basename(path)));
    if (!release) continue;
    if (!dryRun) await rm(path, { force: true });
    release();
    sum.leftovers += 1;
  }
  for (const folder of [layout.objects, layout.names, layout.partial, layout.roots]) {
    for (const path of await filesIn(folder)) {
      if (extname(path) !== '.draft' || (await sizeIfOlder(path, abandoned)) === undefined) continue;
      if (!dryRun) await rm(path, { force: true });
      sum.leftovers += 1;
    }
  }
  return sum;
}

interface NameFile {
  readonly path: string;
  readonly name: string;
  readonly hash: string;
}

async function readNames({ names }: StoreLayout): Promise<NameFile[]> {
  const named: NameFile[] = [];
  for (const path of await filesIn(names)) {
    const text = extname(path) === '.json' ? await unlessMissing(readFile(path, 'utf8')) : undefined;
    if (text !== undefined) named.push({ path, name: '', hash: '', ...(parsed(text) as object) });
  }
  return named;
}

/** An unreadable name counts as one without content. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }));
  return (entries ?? []).flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []));
}

async function sizeIfOlder(path: string, limit: number): Promise<number | undefined> {
  const entry = await unlessMissing(stat(path));
  return entry && entry.mtimeMs < limit ? entry.size : undefined;
}

/**
 * Moves a file aside, then checks its time: users touch content before reading it, so a still old time means unused.
 */
async function removeUnused(path: string, limit: number): Promise<boolean> {
  const aside = `${path}.${randomUUID()}.draft`;
  if ((await unlessMissing(rename(path, aside).then(() => true))) === undefined) return false;
  const isUnused = (await sizeIfOlder(aside, limit)) !== undefined;
  await (isUnused ? rm(aside) : rename(aside, path));
  return isUnused;
}
