import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { expect, it } from 'vitest';
import { meshoptViews } from './meshopt-views.ts';

it.each([
  ['EXT_meshopt_compression', 0],
  ['KHR_meshopt_compression', 1],
] as const)('a buffer view of %s, of vertex codec %i, has its bytes', async (extension, codec) => {
  await MeshoptEncoder.ready;
  const bytes = new Uint8Array(Float32Array.from({ length: 3 * 64 }, (_, i) => Math.sin(i)).buffer);
  const packed = MeshoptEncoder.encodeVertexBufferLevel(bytes, 64, 12, 2, codec);
  const compressed = { buffer: 0, byteLength: packed.length, byteStride: 12, count: 64, mode: 'ATTRIBUTES' };
  const views = await meshoptViews([extension]);
  const decoded = await new Promise((resolve, reject) => {
    views!.processAsync(
      { extensions: { [extension]: compressed } },
      [Promise.resolve(packed)],
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  expect(decoded).toEqual(bytes);
});

it('files without them need no decoder', async () => {
  expect(await meshoptViews(['KHR_texture_transform'])).toBeUndefined();
});
