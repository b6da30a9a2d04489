import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';

/** Largest unpacked size of a package, in bytes, far above that of a usable model. */
const largestPackage = 512 * 2 ** 20;

/**
 * Returns the names of the files in a zip, in order, without unpacking any.
 * @throws FormatError `unreadable_model` for a damaged one
 */
export function zipEntryNames(file: InputFile): string[] {
  const names: string[] = [];
  unzipped(file, (name) => {
    names.push(name);
    return false;
  });
  return names;
}

/**
 * Unpacks the wanted files of a zip by name, and compares each with its checksum.
 * @throws FormatError `unreadable_model` when they unpack to more than 512 MiB, or the zip is damaged
 */
export function unpack(
  file: InputFile,
  wanted: (path: string) => boolean = () => true,
): Record<string, Uint8Array> {
  let total = 0;
  const files = unzipped(file, (name, size) => {
    if (!wanted(name)) return false;
    total += size;
    if (total <= largestPackage) return true;
    const problem = `it unpacks to more than ${largestPackage / 2 ** 20} MiB`;
    throw new FormatError('unreadable_model', `read ${file.name}: ${problem}; export it again.`);
  });
  const sums = checksums(file.bytes);
  for (const [name, bytes] of Object.entries(files)) {
    if (sums.has(name) && sums.get(name) !== crc32(bytes)) throw damaged(file, `"${name}" was changed`);
  }
  return files;
}

function unzipped(
  file: InputFile,
  wanted: (name: string, size: number) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(file.bytes, {
      filter: ({ name, originalSize, size }) => wanted(name, Math.max(originalSize, size)),
    });
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw damaged(file, error instanceof Error ? error.message : String(error), error);
  }
}

function damaged({ name }: InputFile, found: string, cause?: unknown): FormatError {
  return new FormatError(
    'unreadable_model',
    `read ${name}: the zip is damaged (${found}); download or export it again.`,
    { cause },
  );
}

const records = { end: 0x06054b50, entry: 0x02014b50 };
const longestComment = 65_535;

/** Returns the CRC-32 of each file by name, from the directory at the end of a zip. */
function checksums(bytes: Uint8Array): Map<string, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sums = new Map<string, number>();
  let end = bytes.length - 22;
  const first = Math.max(0, end - longestComment);
  while (end >= first && view.getUint32(end, true) !== records.end) end--;
  if (end < first) return sums;
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === records.entry) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const isUtf8 = (view.getUint16(at + 8, true) & 0x800) !== 0;
    sums.set(strFromU8(bytes.subarray(at + 46, at + 46 + name!), !isUtf8), view.getUint32(at + 16, true));
    at += 46 + name! + extra! + comment!;
  }
  return sums;
}
