import { randomUUID } from 'node:crypto';
import { fsync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/**
 * Atomically writes a file that only the user can read, and creates its folder the same way. On Windows both are as
 * private as the user's profile.
 */
export async function writePrivate(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(text);
      // By its descriptor: the handles that Yarn's Plug'n'Play gives have no `sync`.
      await promisify(fsync)(file.fd);
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
