import { glbOf } from '@meshwright/testing/models/glb-of';
import { describe, expect, it } from 'vitest';
import { inspectModel } from './inspect/inspect-model.ts';
import { placeModel } from './place/place-model.ts';
import { bytesSource } from './source/source.ts';
import { countWork } from './testing/count-work.ts';

/** Maximum number of elements without bytes. */
const COUNT = 4_194_304;

const floats = { componentType: 5126, type: 'VEC3' };
const nothing = { ...floats, count: COUNT, min: [0, 0, 0], max: [0, 0, 0] };
/** A single vertex of millions differs from zero: (1, 2, 3). */
const nearlyNothing = {
  ...nothing,
  max: [1, 2, 3],
  sparse: { count: 1, indices: { bufferView: 0, componentType: 5125 }, values: { bufferView: 1 } },
};
const oneVertex = [Uint32Array.of(7), Float32Array.of(1, 2, 3)];

const hostile: Record<string, Buffer> = {
  'one accessor of zeros under 400 primitives': glbOf({
    accessors: [nothing],
    meshes: [{ primitives: repeat(400, () => ({ attributes: { POSITION: 0 } })) }],
  }),
  'a skin over zeros under 400 primitives': glbOf({
    accessors: [nothing, ...repeat(400, () => ({ ...nothing, type: 'VEC4' }))],
    nodes: [{ mesh: 0, skin: 0 }],
    skins: [{ joints: [0, 0] }],
    meshes: [
      {
        primitives: repeat(400, (i) => ({ attributes: { POSITION: 0, JOINTS_0: i + 1, WEIGHTS_0: i + 1 } })),
      },
    ],
  }),
  '400 primitives with four million indices each': glbOf(
    {
      accessors: [
        { ...floats, bufferView: 0, count: 1, min: [1, 2, 3], max: [1, 2, 3] },
        ...repeat(400, () => ({ componentType: 5121, type: 'SCALAR', bufferView: 1, count: COUNT })),
      ],
      meshes: [{ primitives: repeat(400, (i) => ({ attributes: { POSITION: 0 }, indices: i + 1 })) }],
    },
    [Float32Array.of(1, 2, 3), new Uint8Array(COUNT)],
  ),
  '60 sparse accessors over nothing': glbOf(
    {
      accessors: repeat(60, () => nearlyNothing),
      meshes: [{ primitives: repeat(60, (i) => ({ attributes: { POSITION: i } })) }],
    },
    oneVertex,
  ),
  '200 sparse accessors over one view, without declared boxes': glbOf(
    {
      accessors: repeat(200, () => ({
        ...floats,
        count: 300_000,
        bufferView: 2,
        sparse: nearlyNothing.sparse,
      })),
      meshes: [{ primitives: repeat(200, (i) => ({ attributes: { POSITION: i } })) }],
    },
    [...oneVertex, new Float32Array(900_000)],
  ),
  '20,000 joints under 2,000 primitives': glbOf(
    {
      accessors: repeat(2000, () => ({ ...floats, bufferView: 0, count: 2, min: [0, 0, 0], max: [1, 2, 3] })),
      nodes: [{ mesh: 0, skin: 0 }],
      skins: [{ joints: repeat(20_000, () => 0) }],
      meshes: [{ primitives: repeat(2000, (i) => ({ attributes: { POSITION: i } })) }],
    },
    [Float32Array.of(0, 0, 0, 1, 2, 3)],
  ),
  '1,000 clips whose key times are zeros': glbOf({
    accessors: repeat(1000, () => ({ componentType: 5126, type: 'SCALAR', count: COUNT })),
    animations: repeat(1000, (i) => ({
      samplers: [{ input: i, output: i }],
      channels: [{ sampler: 0, target: { node: 0, path: 'scale' } }],
    })),
    meshes: [],
    nodes: [{}],
  }),
};

describe('a small file that claims to be large', () => {
  it.each(Object.entries(hostile))('by %s takes little work', async (_, glb) => {
    for (const work of [
      inspectModel,
      (source: ReturnType<typeof bytesSource>) => placeModel(source, { height: 1 }),
    ]) {
      const { steps, allocated } = await countWork(() =>
        work(bytesSource(glb)).catch((error: unknown) => expect(error).toHaveProperty('code')),
      );
      // The four million indices, read once, take 17 million steps and 134 MB.
      expect(steps).toBeLessThan(40_000_000);
      expect(allocated).toBeLessThan(256 * 1024 * 1024);
    }
  });

  it('by a meshopt stream of 64 bytes that claims 80 MB is refused before anything is allocated', async () => {
    const packed = { buffer: 0, byteLength: 64, byteStride: 16, count: 5_000_000, mode: 'ATTRIBUTES' };
    const extensions = { EXT_meshopt_compression: packed };
    const glb = glbOf(
      {
        buffers: [
          { byteLength: 64 },
          { byteLength: 8e7, extensions: { EXT_meshopt_compression: { fallback: true } } },
        ],
        bufferViews: [{ buffer: 1, byteLength: 8e7, byteStride: 16, extensions }],
        accessors: [{ ...floats, bufferView: 0, count: 5_000_000 }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      },
      [new Uint8Array(64)],
    );
    await expect(inspectModel(bytesSource(glb))).rejects.toMatchObject({
      code: 'too_large',
      pointer: '/bufferViews/0/extensions/EXT_meshopt_compression',
    });
  });

  it('by a Draco stream of 64 bytes that claims 12 MB is refused before it is decoded', async () => {
    const draco = { bufferView: 0, attributes: { POSITION: 0 } };
    const primitive = { attributes: { POSITION: 0 }, extensions: { KHR_draco_mesh_compression: draco } };
    const accessors = [{ ...floats, count: 1_000_000 }];
    const glb = glbOf({ accessors, meshes: [{ primitives: [primitive] }] }, [new Uint8Array(64)]);
    await expect(inspectModel(bytesSource(glb))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('may decode to 256 MB at a time: six sparse morph targets of 50 MB in one primitive are too much', async () => {
    const targets = repeat(6, (i) => ({ POSITION: i + 1 }));
    const model = (primitives: object[]) =>
      glbOf(
        { accessors: repeat(7, () => nearlyNothing), meshes: [{ weights: [1, 1, 1, 1, 1, 1], primitives }] },
        oneVertex,
      );
    const together = model([{ attributes: { POSITION: 0 }, targets }]);
    await expect(inspectModel(bytesSource(together), { bounds: 'vertices' })).rejects.toMatchObject({
      code: 'too_large',
      pointer: '/accessors/5',
    });
    const apart = model(targets.map((attributes) => ({ attributes })));
    const { bounds } = await inspectModel(bytesSource(apart), { bounds: 'vertices' });
    expect(bounds).toMatchObject({ max: [1, 2, 3], exact: true, verified: true });
  });

  it('by instances in many nodes is refused by their sum', async () => {
    const extensions = { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 1 } } };
    const glb = glbOf({
      accessors: [
        { ...floats, count: 1 },
        { ...floats, count: 300_000 },
      ],
      scenes: [{ nodes: [0, 1] }],
      nodes: repeat(2, () => ({ mesh: 0, extensions })),
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    });
    await expect(inspectModel(bytesSource(glb))).rejects.toMatchObject({
      code: 'too_large',
      pointer: '/nodes/1/extensions/EXT_mesh_gpu_instancing',
    });
  });
});

describe('zeros without bytes', () => {
  it('are known without a read, and a declared box that contradicts them is wrong', async () => {
    const glb = glbOf({
      accessors: [{ ...nothing, max: [1, 1, 1] }],
      nodes: [{ mesh: 0, translation: [1, 2, 3] }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    });
    const { bounds, warnings } = await inspectModel(bytesSource(glb));
    expect(bounds).toMatchObject({ min: [1, 2, 3], max: [1, 2, 3], exact: true, verified: true });
    expect(warnings.map(({ code }) => code)).toEqual(['declared_bounds_differ']);
  });
});

describe('a large legal file', () => {
  it('yields to timers and the signal every 4 million moved vertices, and is not read after an abort', async () => {
    const count = 1_500_000;
    const nodes = repeat(200, () => ({ mesh: 0 }));
    const glb = glbOf(
      {
        accessors: [{ ...floats, bufferView: 0, count }],
        scenes: [{ nodes: nodes.map((_, index) => index) }],
        nodes,
        meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      },
      [new Float32Array(count * 3)],
    );
    const abort = new AbortController();
    const reads = { inTurn: 0, mostInTurn: 0, afterSignal: 0 };
    const source = bytesSource(glb);
    const counted = {
      ...source,
      read(offset: number, length: number) {
        reads.inTurn += length;
        reads.mostInTurn = Math.max(reads.mostInTurn, reads.inTurn);
        if (abort.signal.aborted) reads.afterSignal += length;
        return source.read(offset, length);
      },
    };
    let turns = 0;
    const turning = setInterval(() => {
      reads.inTurn = 0;
      turns += 1;
      if (turns === 3) abort.abort();
    });
    const reading = inspectModel(counted, { bounds: 'vertices', signal: abort.signal });
    await expect(reading).rejects.toThrow(/abort/i);
    clearInterval(turning);
    // Each vertex of 12 bytes is moved 200 times. A timer may miss a few turns.
    expect(reads.mostInTurn).toBeLessThan((8 * 4_000_000 * 12) / 200);
    expect(reads.afterSignal).toBe(0);
  });
});

function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
