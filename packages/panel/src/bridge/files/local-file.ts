import { constants } from 'node:fs';
import { type FileHandle, open, readlink, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';

/** Pseudo file systems, which hold no user files: process environments, devices, kernel switches. */
const systemFolders = ['/proc', '/dev', '/sys'];

/**
 * Opens a regular file that a host names by path, when it lies below one of the folders after link resolution. A path
 * outside is refused with the same message whether or not the file exists.
 * @param folders resolved paths without links
 * @throws Refusal `bad_request` | `forbidden` | `too_large`
 */
export async function openLocalFile(
  path: string,
  mostBytes: number,
  folders: readonly string[],
): Promise<FileHandle> {
  const refused = (why: string) => new Refusal('bad_request', `The path ${path} ${why}.`);
  if (!isAbsolute(path) || /^[\\/]{2}/.test(path)) throw refused('must be absolute and on this machine');
  const outside = new Refusal(
    'forbidden',
    `The path ${path} is outside the folders that editors may use. Write the file into the exchange folder of the ` +
      'session, send its bytes, or start the bridge with --open FOLDER.',
  );
  const failed = (error: NodeJS.ErrnoException) => {
    throw isOpen(resolve(path), folders) ? refused(`cannot be opened (${error.code})`) : outside;
  };
  const real = await realpath(path).catch(failed);
  if (!isOpen(real, folders)) throw outside;
  // Opening a pipe or a device has side effects, so its type is checked first.
  if (!(await stat(real).catch(failed)).isFile()) throw refused('is not a regular file');
  const file = await open(real, constants.O_RDONLY | noWait).catch(failed);
  try {
    // The path may name another file since it was resolved; the check uses the open file.
    if (!isOpen(await placeOf(file, real), folders)) throw outside;
    const found = await file.stat();
    if (!found.isFile()) throw refused('is not a regular file');
    if (found.size > mostBytes) throw new Refusal('too_large', `${path} has more than ${mostBytes} bytes.`);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Reads an open file up to a byte limit, because it may grow meanwhile. Closes it. */
export function bytesOf(file: FileHandle, mostBytes: number): AsyncIterable<Buffer> {
  return file.createReadStream({ end: mostBytes - 1 });
}

/** Absent on some systems. */
const noWait = (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

function isOpen(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => isBelow(path, folder)) && !systemFolders.some((own) => isBelow(path, own));
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !/^\.\.[\\/]/.test(way) && !isAbsolute(way);
}

/** Returns the path of an open file from Linux; elsewhere checks that the path still leads to the same file. */
async function placeOf(file: FileHandle, path: string): Promise<string> {
  if (process.platform === 'linux') return await readlink(`/proc/self/fd/${file.fd}`);
  const [now, own] = await Promise.all([stat(path, { bigint: true }), file.stat({ bigint: true })]);
  return now.dev === own.dev && now.ino === own.ino ? await realpath(path) : '';
}
