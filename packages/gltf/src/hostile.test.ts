import { glbOf } from '@meshwright/testing/models/glb-of';
import { describe, expect, it } from 'vitest';
import { inspectModel } from './inspect/inspect-model.ts';
import { bytesSource } from './source/source.ts';
import { floats, nothing, repeat } from './testing/claimed-sizes.ts';

describe('a small file that claims to be large', () => {
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
