import { constants } from 'node:fs';
import { type FileHandle, open, readlink, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';

/** What the system shows here is no file of anybody: environments of processes, devices, switches of the kernel. */
const systemFolders = ['/proc', '/dev', '/sys'];

/**
 * Opens an ordinary file that a host names by its path, when it lies below one of the folders, links resolved. A path
 * outside is refused in the same words whether or not there is a file.
 * @param folders without links in their paths
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
    `The path ${path} is not in a folder that is open to editors. Write the file into the exchange folder of the ` +
      'session, send its bytes, or start the bridge with --open FOLDER.',
  );
  const failed = (error: NodeJS.ErrnoException) => {
    throw isOpen(resolve(path), folders) ? refused(`cannot be opened (${error.code})`) : outside;
  };
  const real = await realpath(path).catch(failed);
  if (!isOpen(real, folders)) throw outside;
  // Opening a pipe or a device has effects of its own, so it is looked at first.
  if (!(await stat(real).catch(failed)).isFile()) throw refused('is no file');
  const file = await open(real, constants.O_RDONLY | noWait).catch(failed);
  try {
    // The path may have come to mean another file since it was resolved; what counts is the one that is open.
    if (!isOpen(await placeOf(file, real), folders)) throw outside;
    const found = await file.stat();
    if (!found.isFile()) throw refused('is no file');
    if (found.size > mostBytes) throw new Refusal('too_large', `${path} has more than ${mostBytes} bytes.`);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The bytes of an open file up to so many, as it may grow while it is read. Closes it. */
export function bytesOf(file: FileHandle, mostBytes: number): AsyncIterable<Buffer> {
  return file.createReadStream({ end: mostBytes - 1 });
}

/** Not on every system. */
const noWait = (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

function isOpen(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => isBelow(path, folder)) && !systemFolders.some((own) => isBelow(path, own));
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !/^\.\.[\\/]/.test(way) && !isAbsolute(way);
}

/** Where an open file is: Linux says so, elsewhere the path must still lead to the same file. */
async function placeOf(file: FileHandle, path: string): Promise<string> {
  if (process.platform === 'linux') return await readlink(`/proc/self/fd/${file.fd}`);
  const [now, own] = await Promise.all([stat(path, { bigint: true }), file.stat({ bigint: true })]);
  return now.dev === own.dev && now.ino === own.ino ? await realpath(path) : '';
}
