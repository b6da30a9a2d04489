import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { Refusal } from './refusal.ts';

/**
 * Opens a file that a host names by its path, links followed. Whoever has the token is the user whose files they
 * are; what is refused are the things that are no files, and other machines, which would be asked for a login.
 * @throws Refusal `bad_request` | `too_large`
 */
export async function openLocalFile(path: string, mostBytes: number): Promise<FileHandle> {
  const refused = (why: string) => new Refusal('bad_request', `The path ${path} ${why}.`);
  if (!isAbsolute(path) || /^[\\/]{2}/.test(path)) throw refused('must be absolute and on this machine');
  // Opening a pipe would wait for whoever writes to it.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  const file = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    throw refused(`cannot be opened (${error.code})`);
  });
  try {
    const found = await file.stat();
    if (!found.isFile()) throw refused('is no file');
    if (found.size > mostBytes) throw new Refusal('too_large', `${path} has more than ${mostBytes} bytes.`);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
