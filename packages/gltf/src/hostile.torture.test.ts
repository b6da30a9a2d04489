import { glbOf } from '@meshwright/testing/models/glb-of';
import { describe, expect, it } from 'vitest';
import { inspectModel } from './inspect/inspect-model.ts';
import { placeModel } from './place/place-model.ts';
import { bytesSource } from './source/source.ts';
import { COUNT, floats, nearlyNothing, nothing, oneVertex, repeat } from './testing/claimed-sizes.ts';
import { countWork } from './testing/count-work.ts';

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
});
