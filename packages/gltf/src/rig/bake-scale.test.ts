import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodeIO } from '@gltf-transform/core';
import { glbOf } from '@meshwright/testing/models/glb-of';
import { documentOf, glbParts } from '@meshwright/testing/models/glb-parts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectModel } from '../inspect/inspect-model.ts';
import { placeModel } from '../place/place-model.ts';
import { unplaceModel } from '../place/unplace-model.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, fixtures, hasCorpus, skipNote } from '../testing/models.ts';
import { playedModel, poseGap } from '../testing/pose-oracle.ts';
import { oracleBounds, oracleIo } from '../testing/rest-oracle.ts';
import { rigGlb } from '../testing/rig-glb.ts';
import { bakeArmature } from './bake-scale.ts';
import { rigPassport } from './rig-passport.ts';

let io: NodeIO;
beforeAll(async () => {
  io = await oracleIo();
});

const walk = {
  name: 'walk',
  tracks: [
    {
      node: 'Hips',
      path: 'translation' as const,
      times: [0, 0.5, 1],
      values: [0, 95, 0, 5, 99, 20, 0, 95, 40],
    },
    { node: 'Spine', path: 'rotation' as const, times: [0, 1], values: [0, 0, 0, 1, 0, 0.6, 0, 0.8] },
    { node: 'Head', path: 'scale' as const, times: [0, 1], values: [1, 1, 1, 1.5, 1.5, 1.5] },
  ],
};

const models: [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ['character.glb', () => fixture('character.glb')],
  ['meshopt.glb', () => fixture('meshopt.glb')],
  [
    'a turned armature',
    () => rigGlb({ clips: [walk], armatureRotation: [-Math.SQRT1_2, 0, 0, Math.SQRT1_2] }),
  ],
  ['an armature of 2.5', () => rigGlb({ clips: [walk], armatureScale: 2.5 })],
  [
    'a placed character',
    async () => (await placeModel(bytesSource(fixture('character.glb')), { height: 3 })).glb,
  ],
];

describe('bakeArmature', () => {
  it.each(models)(
    'leaves every vertex of %s where it was, and every armature at scale 1',
    async (_, make) => {
      const before = await make();
      const { glb } = await bakeArmature(bytesSource(before));
      const [was, is] = [await reference(before), await reference(glb)];
      const size = Math.max(...was.max.map((high, axis) => high - was.min[axis]!));
      for (const axis of [0, 1, 2]) {
        expect(Math.abs(is.min[axis]! - was.min[axis]!)).toBeLessThan(size * 1e-5);
        expect(Math.abs(is.max[axis]! - was.max[axis]!)).toBeLessThan(size * 1e-5);
      }
      expect((await rigPassport(bytesSource(glb))).armatureScale).toBe(1);
    },
  );

  it('keeps the bone positions and vertices of every clip', async () => {
    for (const armatureRotation of [
      [0, 0, 0, 1],
      [-Math.SQRT1_2, 0, 0, Math.SQRT1_2],
    ]) {
      const glb = await rigGlb({ clips: [walk], armatureRotation });
      const baked = await bakeArmature(bytesSource(glb));
      const [was, is] = [await playedModel(glb), await playedModel(baked.glb)];
      for (const time of [0, 0.3, 0.7, 1])
        expect(poseGap(places(was.pose(0, time)), places(is.pose(0, time)))).toBeLessThan(1e-5);
      const [a, b] = [was.bounds(0, 20), is.bounds(0, 20)];
      for (const axis of [0, 1, 2]) {
        expect(b.min[axis]).toBeCloseTo(a.min[axis]!, 5);
        expect(b.max[axis]).toBeCloseTo(a.max[axis]!, 5);
      }
    }
  });

  it('does not change vertices: the file keeps its size except for rounding to whole numbers in the JSON', async () => {
    const glb = fixture('character.glb');
    const baked = await bakeArmature(bytesSource(glb));
    const positions = (bytes: Uint8Array) => {
      const { json, bin } = glbParts(bytes);
      const { bufferView } = (json.accessors as { bufferView: number; min?: number[] }[])[0]!;
      const { byteOffset = 0, byteLength } = (
        json.bufferViews as { byteOffset?: number; byteLength: number }[]
      )[bufferView]!;
      return Buffer.from(bin.subarray(byteOffset, byteOffset + byteLength));
    };
    expect(positions(baked.glb).equals(positions(glb))).toBe(true);
    expect(Math.abs(baked.glb.length - glb.length)).toBeLessThan(1500);
  });

  it('keeps the size of parts attached to a bone', async () => {
    const glb = glbOf(
      {
        accessors: [
          { bufferView: 0, componentType: 5126, type: 'VEC3', count: 3, min: [0, 0, 0], max: [1, 2, 0] },
        ],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
        nodes: [
          { name: 'Armature', scale: [0.01, 0.01, 0.01], rotation: [0, 0.6, 0, 0.8], children: [1] },
          { name: 'Hand', translation: [10, 150, 0], children: [2] },
          { name: 'Sword', mesh: 0, translation: [0, 5, 0], scale: [50, 50, 50], children: [3] },
          { name: 'Gem', mesh: 0, matrix: [1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 3, 0, 0, 1] },
        ],
        skins: [{ joints: [1] }],
      },
      [Float32Array.of(0, 0, 0, 1, 0, 0, 0, 2, 0)],
    );
    const { glb: baked } = await bakeArmature(bytesSource(glb));
    const [was, is] = [await reference(glb), await reference(baked)];
    for (const axis of [0, 1, 2]) expect(is.max[axis]).toBeCloseTo(was.max[axis]!, 5);
    const { json } = glbParts(baked);
    expect(json.nodes[0]!.scale).toBeUndefined();
    expect(json.nodes[2]!.scale).toEqual([0.5, 0.5, 0.5]);
    expect(json.nodes[3]).toHaveProperty('matrix.12', 3);
  });

  it('keeps an uneven or animated scale, with a warning', async () => {
    const uneven = await rigGlb();
    const stretched = Buffer.from(
      Buffer.from(uneven).toString('latin1').replace('[0.01,0.01,0.01]', '[0.01,0.02,0.01]'),
      'latin1',
    );
    const pulse = {
      node: 'Armature',
      path: 'scale' as const,
      times: [0, 1],
      values: [0.01, 0.01, 0.01, 0.02, 0.02, 0.02],
    };
    const animated = await rigGlb({ clips: [{ name: 'pulse', tracks: [pulse] }] });
    for (const glb of [stretched, animated]) {
      const { report, glb: same } = await bakeArmature(bytesSource(glb));
      expect(report.warnings.map(({ code }) => code)).toContain('not_baked');
      expect(glbParts(same).json.nodes).toEqual(glbParts(glb).json.nodes);
    }
  });

  it('refuses a node that KHR_animation_pointer animates', async () => {
    const glb = glbOf(
      {
        accessors: [
          { bufferView: 0, componentType: 5126, type: 'SCALAR', count: 2, min: [0], max: [1] },
          { bufferView: 1, componentType: 5126, type: 'VEC3', count: 2 },
        ],
        extensionsUsed: ['KHR_animation_pointer'],
        nodes: [{ scale: [0.01, 0.01, 0.01], children: [1] }, { name: 'Hips' }],
        skins: [{ joints: [1] }],
        animations: [
          {
            samplers: [{ input: 0, output: 1 }],
            channels: [
              {
                sampler: 0,
                target: {
                  path: 'pointer',
                  extensions: { KHR_animation_pointer: { pointer: '/nodes/1/translation' } },
                },
              },
            ],
          },
        ],
      },
      [Float32Array.of(0, 1), new Float32Array(6)],
    );
    await expect(bakeArmature(bytesSource(glb))).rejects.toMatchObject({
      code: 'cannot_bake',
      pointer: '/animations/0',
    });
  });

  it('removes the undo records of a placement, which would no longer be right', async () => {
    for (const mode of ['wrapper', 'baked'] as const) {
      const placed = await placeModel(bytesSource(fixture('character.glb')), { height: 3, mode });
      const { glb } = await bakeArmature(bytesSource(placed.glb));
      await expect(unplaceModel(bytesSource(glb))).rejects.toMatchObject({ code: 'cannot_unplace' });
      const again = await placeModel(bytesSource(glb), { factor: 1 });
      const { min, max } = await reference(fixture('character.glb'));
      expect(again.report.after!.size[1]).toBeCloseTo(max[1]! - min[1]!, 4);
    }
  });
});

it.skipIf(!hasCorpus)(`leaves a shared character as it was in every clip (or ${skipNote})`, async () => {
  const glb = readFileSync(join(corpus, 'synth_char_vendorlike.glb'));
  const { glb: baked } = await bakeArmature(bytesSource(glb));
  const inspect = (bytes: Uint8Array) => inspectModel(bytesSource(bytes), { clips: 'bounds' });
  const [was, is] = [await inspect(glb), await inspect(baked)];
  for (const [index, { bounds }] of was.clips.entries()) {
    for (const axis of [0, 1, 2]) {
      expect(is.clips[index]!.bounds!.min[axis]).toBeCloseTo(bounds!.min[axis]!, 4);
      expect(is.clips[index]!.bounds!.max[axis]).toBeCloseTo(bounds!.max[axis]!, 4);
    }
  }
});

function fixture(name: string): Uint8Array {
  return readFileSync(join(fixtures, name));
}

async function reference(glb: Uint8Array): Promise<{ min: number[]; max: number[] }> {
  return oracleBounds(await documentOf(io, glb))!;
}

/** Compares only positions, because baking changes the scale of each joint's frame. */
function places(worlds: Map<string, number[]>): Map<string, number[]> {
  return new Map([...worlds].map(([name, matrix]) => [name, matrix.slice(12, 15)]));
}
