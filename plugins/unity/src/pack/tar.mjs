/**
 * Returns a tar archive in the ustar format of 1988, which npm, Unity and every tar read. Owner, mode and time are fixed,
 * so that the same files give the same bytes; archive libraries write what the file system says unless each field is set.
 * @param entries name and bytes in the order of the archive; names of at most 100 bytes
 */
export function tarOf(entries) {
  const blocks = entries.flatMap(([name, bytes]) => [
    headerOf(name, bytes.length),
    bytes,
    Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK),
  ]);
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

function headerOf(name, size) {
  if (Buffer.byteLength(name) > 100)
    throw new Error(`tar: the name ${name} has more than 100 bytes; shorten the path of the file`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value, width) => value.toString(8).padStart(width - 1, '0');
  header.write(name, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(PACK_TIME, 12), 136);
  // The checksum is computed with spaces in its place.
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)}\0 `, 148);
  return header;
}

const BLOCK = 512;

/** npm's own time for packed files, in seconds since 1970: zip tools refuse dates before 1980. */
const PACK_TIME = 499_162_500;
