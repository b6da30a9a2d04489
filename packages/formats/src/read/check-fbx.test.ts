import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { checkFbx } from './check-fbx.ts';

const uint32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer);

/** Returns a binary FBX with one array of doubles, followed by bytes that nothing reads. */
function fbxOf(count: number, packed: Uint8Array, rest = 0): Uint8Array {
  const head = Buffer.from('Kaydara FBX Binary  \0\x1a\0', 'latin1');
  const value = Buffer.concat([Buffer.from('d'), uint32(count), uint32(1), uint32(packed.length), packed]);
  const name = 'Vertices';
  const end = head.length + 4 + 13 + name.length + value.length;
  const record = [uint32(end), uint32(1), uint32(value.length), Buffer.of(name.length), Buffer.from(name)];
  return Buffer.concat([head, uint32(7_400), ...record, value, Buffer.alloc(13 + rest)]);
}

const nothing = deflateSync(Buffer.alloc(80_000_000));

it('refuses arrays over 64 MiB that are more than 100 times as large as the file, without unpacking them', () => {
  expect(() => checkFbx('bomb.fbx', fbxOf(10_000_000, nothing))).toThrow(
    'read bomb.fbx: the FBX is damaged (its arrays are more than 100 times as large as the file); export it again.',
  );
});

it('accepts the same array in a file of its size', () => {
  expect(() => checkFbx('even.fbx', fbxOf(10_000_000, nothing, 800_000))).not.toThrow();
});

it('accepts a small array at any compression ratio', () => {
  expect(() => checkFbx('small.fbx', fbxOf(1_000_000, deflateSync(Buffer.alloc(8_000_000))))).not.toThrow();
});
