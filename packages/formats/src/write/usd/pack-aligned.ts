import { strToU8, type ZipOptions, zipSync } from 'fflate';

/** Packs files into a zip as USDZ requires: stored, data aligned, in the given order. */
export function packAligned(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries: Record<string, [Uint8Array, ZipOptions]> = {};
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const header = offset + 30 + strToU8(name).length + 4;
    const padding = (alignment - (header % alignment)) % alignment;
    // A fixed date, so that the same model gives the same bytes.
    entries[name] = [
      bytes,
      { level: 0, mtime: new Date(1980, 0, 1), extra: { [paddingField]: new Uint8Array(padding) } },
    ];
    offset = header + padding + bytes.length;
  }
  return zipSync(entries);
}

/** Alignment of every file's data, in bytes (USDZ specification). */
const alignment = 64;
/** An extra field for padding only; its number is unassigned. */
const paddingField = 0x4d57;
