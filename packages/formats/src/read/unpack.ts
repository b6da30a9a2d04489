import { unzipSync } from 'fflate';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';

/** Largest unpacked size of a package, in bytes, far above that of a usable model. */
const largestPackage = 512 * 2 ** 20;

/** Returns the names of the files in a zip, in order, without unpacking any. */
export function zipEntryNames({ bytes }: InputFile): string[] {
  const names: string[] = [];
  unzipSync(bytes, {
    filter: ({ name }) => {
      names.push(name);
      return false;
    },
  });
  return names;
}

/**
 * Unpacks the wanted files of a zip by name.
 * @throws FormatError `unreadable_model` when they unpack to more than 512 MiB
 */
export function unpack(
  { name, bytes }: InputFile,
  wanted: (path: string) => boolean = () => true,
): Record<string, Uint8Array> {
  let total = 0;
  return unzipSync(bytes, {
    filter: (file) => {
      if (!wanted(file.name)) return false;
      total += Math.max(file.originalSize, file.size);
      if (total <= largestPackage) return true;
      const found = `it unpacks to more than ${largestPackage / 2 ** 20} MiB`;
      throw new FormatError('unreadable_model', `read ${name}: ${found}; export it again.`);
    },
  });
}
