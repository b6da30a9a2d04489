import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { parseBinary } from './parse-binary.ts';

const word = (value: number, big: boolean) => {
  const bytes = Buffer.alloc(4);
  if (big) bytes.writeUInt32BE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
};

/** Returns a binary FBX of one record, followed by bytes that nothing reads. */
function fbxOf(
  name: string,
  values: readonly Buffer[],
  { rest = 0, big = false, version = 7_400 } = {},
): Uint8Array {
  const head = Buffer.concat([Buffer.from('Kaydara FBX Binary  \0\x1a', 'latin1'), Buffer.of(big ? 1 : 0)]);
  const value = Buffer.concat(values);
  const wide = version >= 7_500;
  const size = (number: number) =>
    wide
      ? Buffer.concat(big ? [word(0, big), word(number, big)] : [word(number, big), word(0, big)])
      : word(number, big);
  const header = wide ? 25 : 13;
  const end = head.length + 4 + header + name.length + value.length;
  const record = [
    size(end),
    size(values.length),
    size(value.length),
    Buffer.of(name.length),
    Buffer.from(name),
  ];
  return Buffer.concat([head, word(version, big), ...record, value, Buffer.alloc(header + rest)]);
}

function packedDoubles(count: number, packed: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from('d'),
    word(count, false),
    word(1, false),
    word(packed.length, false),
    packed,
  ]);
}

const nothing = deflateSync(Buffer.alloc(80_000_000));

it('refuses arrays over 64 MiB that are more than 100 times as large as the file, without unpacking them', () => {
  expect(() => parseBinary(fbxOf('Vertices', [packedDoubles(10_000_000, nothing)]))).toThrow(
    'its arrays are more than 100 times as large as the file',
  );
});

it('accepts the same array in a file of its size', () => {
  const bytes = fbxOf('Vertices', [packedDoubles(10_000_000, nothing)], { rest: 800_000 });
  expect(parseBinary(bytes).records[0]!.values[0]).toHaveLength(10_000_000);
});

it('accepts a small array at any compression ratio', () => {
  const small = packedDoubles(1_000_000, deflateSync(Buffer.alloc(8_000_000)));
  expect(() => parseBinary(fbxOf('Vertices', [small]))).not.toThrow();
});

it('refuses an array that declares more than it holds, and one that is not packed data', () => {
  const short = packedDoubles(20, deflateSync(Buffer.alloc(80)));
  expect(() => parseBinary(fbxOf('Vertices', [short]))).toThrow('an array declares more than it holds');
  const wrong = packedDoubles(2, Buffer.from('no zlib data'));
  expect(() => parseBinary(fbxOf('Vertices', [wrong]))).toThrow('a packed array is damaged');
});

it.each([
  [7_400, false],
  [7_400, true],
  [7_500, false],
  [7_500, true],
])('reads values of every type: version %i, big endian %s', (version, big) => {
  const number = (code: string, size: number, write: (bytes: Buffer) => void) => {
    const bytes = Buffer.alloc(size);
    write(bytes);
    return Buffer.concat([Buffer.from(code), big ? bytes.reverse() : bytes]);
  };
  const values = [
    number('I', 4, (bytes) => bytes.writeInt32LE(-5)),
    number('D', 8, (bytes) => bytes.writeDoubleLE(1.25)),
    number('L', 8, (bytes) => bytes.writeBigInt64LE(2n ** 60n)),
    number('L', 8, (bytes) => bytes.writeBigInt64LE(46_186_158_000n)),
    number('Y', 2, (bytes) => bytes.writeInt16LE(-2)),
    Buffer.from('C\x01', 'latin1'),
    Buffer.concat([Buffer.from('S'), word(5, big), Buffer.from('Größe', 'latin1')]),
  ];
  const doubles = [1.5, -2].map((value) => {
    const bytes = Buffer.alloc(8);
    if (big) bytes.writeDoubleBE(value);
    else bytes.writeDoubleLE(value);
    return bytes;
  });
  values.push(Buffer.concat([Buffer.from('d'), word(2, big), word(0, big), word(16, big), ...doubles]));
  const { records, version: read } = parseBinary(fbxOf('Thing', values, { big, version }));
  expect(read).toBe(version);
  expect(records).toEqual([
    {
      name: 'Thing',
      values: [-5, 1.25, 2n ** 60n, 46_186_158_000, -2, 1, 'Größe', Float64Array.of(1.5, -2)],
      children: [],
    },
  ]);
});

it('makes one array of the single values that old files hold', () => {
  const values = Array.from({ length: 9 }, (_, i) => {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(i / 2);
    return Buffer.concat([Buffer.from('D'), bytes]);
  });
  const { records } = parseBinary(fbxOf('Vertices', values, { version: 6_100 }));
  expect(records[0]!.values).toEqual([Float64Array.from({ length: 9 }, (_, i) => i / 2)]);
});
