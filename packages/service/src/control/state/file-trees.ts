import { createHash } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Links task folders of a snapshot that are missing or have other files. */
export async function linkMissing(from: string, to: string, drafts: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await inBatches(await namesIn(from), async (task) => {
    if (await areSameFiles(join(from, task), join(to, task))) return;
    const draft = join(drafts, task);
    await linkTree(join(from, task), draft);
    await rm(join(to, task), { recursive: true, force: true });
    await rename(draft, join(to, task));
  });
}

async function areSameFiles(a: string, b: string): Promise<boolean> {
  const names = await filesBelow(a);
  if ((await filesBelow(b)).length !== names.length) return false;
  for (const name of names) {
    const [one, other] = await Promise.all([inode(join(a, name)), inode(join(b, name))]);
    if (one === null || one !== other) return false;
  }
  return true;
}

async function inode(path: string): Promise<number | null> {
  return await stat(path).then(
    ({ ino }) => ino,
    () => null,
  );
}

/** Copies folders with hard links to their files. Results and inputs never change once written. */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await entriesOf(from);
  await inBatches(entries, async (entry) => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    // A job that ends meanwhile removes its inputs; the snapshot does not need them then.
    else await link(source, target).catch(unlessAbsent);
  });
}

/** Returns the SHA-256 of every file below a folder, by its path there. */
export async function digestsIn(folder: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  await inBatches(await filesBelow(folder), async (path) => {
    digests[path] = await digestOf(join(folder, path));
  });
  return digests;
}

/** Returns paths relative to the folder, with slashes. */
async function filesBelow(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await entriesOf(folder)) {
    if (!entry.isDirectory()) paths.push(entry.name);
    else paths.push(...(await filesBelow(join(folder, entry.name))).map((path) => `${entry.name}/${path}`));
  }
  return paths;
}

/** Parallel operations; more would wait for each other and keep files open. */
const batchSize = 16;

export async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += batchSize) {
    await Promise.all(items.slice(i, i + batchSize).map(work));
  }
}

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return await readdir(folder, { withFileTypes: true }).catch((error) => {
    unlessAbsent(error);
    return [];
  });
}

/** Returns the names in a folder; none for an absent one. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await entriesOf(folder)).map(({ name }) => name);
}

export async function exists(path: string): Promise<boolean> {
  return (await inode(path)) !== null;
}

function unlessAbsent(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
