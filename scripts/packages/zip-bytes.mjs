import { crc32 } from 'node:zlib';

/**
 * Returns a zip archive of these files in order, without dates and uncompressed: the same bytes everywhere, while
 * compressor output differs between versions.
 * @param {readonly (readonly [name: string, bytes: Uint8Array])[]} files names in ASCII
 */
export function zipBytes(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const path = Buffer.from(name, 'ascii');
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(10, 0); // version needed: 1.0
    facts.writeUInt32LE(firstDay, 6);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(signature(0x02014b50), version, facts, place, path);
    const local = [signature(0x04034b50), facts, path, bytes];
    parts.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, signature(0x06054b50), end]);
}

/** 1 January 1980, midnight, as time and date in one number: the first date of the format. */
const firstDay = 0x0021_0000;

/** "Version made by"; upper byte 0: the files have no permissions. */
const version = Buffer.from([10, 0]);

function signature(number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
