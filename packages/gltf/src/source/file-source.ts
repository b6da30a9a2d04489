import { GltfError } from '../gltf-error.ts';
import type { Source } from './source.ts';

// Bundlers for pages reject imports of Node's modules, also in a chunk that no page loads.
const { closeSync, constants, fstatSync, openSync, read, readSync } = process.getBuiltinModule('node:fs');
const { realpath } = process.getBuiltinModule('node:fs/promises');
const { basename, dirname, isAbsolute, relative, resolve, sep } = process.getBuiltinModule('node:path');
const { promisify } = process.getBuiltinModule('node:util');
const { fileURLToPath } = process.getBuiltinModule('node:url');

/**
 * Opens a model file. Files it refers to are opened only inside the model's folder, after resolving links; addresses
 * inside the model are never fetched.
 * @example
 * import { inspectModel } from '@meshwright/gltf';
 * import { fileSource } from '@meshwright/gltf/node';
 *
 * const report = await inspectModel(await fileSource('knight.glb'));
 */
export async function fileSource(file: string | URL): Promise<Source> {
  const path = typeof file === 'string' ? file : fileURLToPath(file);
  return confinedFile(path, path, () => realpath(dirname(resolve(path))));
}

/**
 * Opens and small reads are synchronous, because the thread pool costs many times the work. Large reads and copies
 * are asynchronous.
 * @param shown the path as errors name it
 */
async function confinedFile(path: string, shown: string, folder: () => Promise<string>): Promise<Source> {
  const name = basename(path);
  const siblings: Source[] = [];
  let file: number | undefined;
  const opened = () => {
    file ??= openFile(path, shown);
    return file;
  };
  const { size } = fstatSync(opened());
  return {
    name,
    size,
    async read(offset, length) {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      const small = bytes.length <= SMALL;
      const filled = small
        ? readSync(opened(), bytes, 0, bytes.length, offset)
        : await fill(opened(), bytes, offset);
      return bytes.subarray(0, filled);
    },
    async *stream(offset, length, signal) {
      // Two buffers: the next piece is read while the previous one is in use.
      const buffers = [PIECE, length > PIECE ? PIECE : 0].map(
        (size) => new Uint8Array(Math.min(size, length)),
      );
      const piece = (index: number) => {
        const wanted = Math.min(PIECE, length - index * PIECE);
        return wanted > 0
          ? fill(opened(), buffers[index % 2]!.subarray(0, wanted), offset + index * PIECE)
          : null;
      };
      let next = piece(0);
      try {
        for (let index = 0; next; index++) {
          const filled = await next;
          signal?.throwIfAborted();
          next = piece(index + 1);
          yield buffers[index % 2]!.subarray(0, filled);
        }
      } finally {
        // The file must not be closed during a pending read.
        await next?.catch(() => undefined);
      }
    },
    async sibling(uri) {
      const beside = await siblingPath(uri, await folder());
      const sibling = await confinedFile(beside, basename(beside), folder);
      siblings.push(sibling);
      return sibling;
    },
    async close() {
      for (const sibling of siblings.splice(0)) await sibling.close?.();
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

function openFile(path: string, name: string): number {
  let file: number;
  try {
    // Non-blocking, so that a pipe is rejected instead of waited for.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    throw unreadable(name, error);
  }
  const facts = fstatSync(file);
  if (facts.isFile()) return file;
  closeSync(file);
  const what = facts.isDirectory() ? 'a folder' : 'not a regular file';
  throw new GltfError('not_readable', `${name}: this is ${what}; give a .glb or .gltf file`);
}

async function fill(file: number, bytes: Uint8Array, offset: number): Promise<number> {
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await readAsync(file, bytes, filled, bytes.length - filled, offset + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return filled;
}

/** Resolves a relative URI after percent-decoding and links; rejects paths outside the folder. */
async function siblingPath(uri: string, folder: string): Promise<string> {
  const shown = uri.slice(0, 80);
  let name: string;
  try {
    name = decodeURIComponent(uri);
  } catch {
    throw new GltfError('missing_resource', `"${shown}" is not a valid URI`);
  }
  const path = resolve(folder, name);
  if (name.includes('\0') || isAbsolute(name) || name.includes('\\') || !isInside(path, folder)) {
    throw new GltfError('outside_folder', `"${shown}" leads out of the model's folder and is not followed`);
  }
  const real = await realpath(path).catch(() => {
    throw new GltfError('missing_resource', `"${shown}" does not exist; put it beside the model`);
  });
  if (isInside(real, folder)) return real;
  throw new GltfError('outside_folder', `"${shown}" is a link out of the model's folder and is not followed`);
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function unreadable(name: string, error: unknown): GltfError {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  return new GltfError('not_readable', `${name}: ${REASONS.get(code) ?? `reading failed (${code})`}`);
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file; check the path'],
  ['ENOTDIR', 'there is no such file; check the path'],
  ['EACCES', 'no permission to read it'],
  ['EPERM', 'no permission to read it'],
]);

const readAsync = promisify(read);

/** Bytes per read when copying. */
const PIECE = 1_048_576;

const SMALL = 262_144;
