import { readFile } from 'node:fs/promises';
import { glbOf } from '@meshwright/testing/models/glb-of';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { newErrors } from '@meshwright/testing/models/new-errors';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColliderOptions, colliders } from '../../optimize.ts';
import { processAsset } from '../../recipe/process-asset.ts';
import { bytesSource } from '../../source/source.ts';
import { fixtures } from '../../testing/models.ts';
import { clouds } from '../testing/clouds.ts';
import { physicsJson, worstOutside } from '../testing/physics-reading.ts';

const cloud = clouds(90);
const character = () => readFile(`${fixtures}/character.glb`);

describe('colliders as an extension of glTF', () => {
  it('contain every vertex, for any points and every shape', async () => {
    await assertProperty(
      fc.asyncProperty(
        cloud,
        fc.constantFrom('hull', 'box', 'sphere', 'capsule'),
        fc.constantFrom('omi', 'khr'),
        async (points, shape, as) => {
          if (as === 'omi' && shape === 'capsule') return;
          const glb = pointsGlb(points);
          const processed = await processAsset(bytesSource(glb), [colliders({ as, shape })]).catch(
            (error) => {
              expect(error.code).toBe('no_extent');
            },
          );
          if (!processed) return;
          const size = Math.max(...points.flat().map(Math.abs));
          expect(worstOutside(processed.glb, points)).toBeLessThan(size * 1e-4);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(['omi', 'khr'] as const)('as %s leave everything else as it was, and are valid', async (as) => {
    const before = await character();
    for (const shape of ['hull', 'box', 'sphere', 'trimesh'] as const) {
      const { glb } = await processAsset(bytesSource(before), [colliders({ as, shape })]);
      const { bin } = glbParts(before);
      expect(glbParts(glb).bin.subarray(0, bin.length).equals(bin)).toBe(true);
      const [old, now] = [physicsJson(before), physicsJson(glb)];
      expect(now.nodes.slice(0, old.nodes.length)).toEqual(old.nodes);
      expect(await newErrors(before, glb)).toEqual([]);
    }
  });

  it('are one static body with a node for each shape', async () => {
    const { glb } = await processAsset(bytesSource(await character()), [
      colliders({ as: 'omi', shape: 'sphere' }),
    ]);
    const { nodes, scenes, extensions, extensionsUsed } = physicsJson(glb);
    expect(extensionsUsed).toEqual(expect.arrayContaining(['OMI_physics_shape', 'OMI_physics_body']));
    const body = nodes[scenes[0]!.nodes.at(-1)!]!;
    expect(body).toMatchObject({
      name: 'char1_body',
      extensions: { OMI_physics_body: { motion: { type: 'static' } } },
    });
    expect(nodes[body.children![0]!]!.extensions).toEqual({ OMI_physics_body: { collider: { shape: 0 } } });
    const { type, sphere } = extensions!.OMI_physics_shape!.shapes[0]!;
    expect([type, Object.keys(sphere!)]).toEqual(['sphere', ['radius']]);
  });

  it.each([
    ['omi', { OMI_physics_body: { motion: { type: 'dynamic' } } }],
    ['khr', { KHR_physics_rigid_bodies: { motion: {} } }],
  ] as const)('as %s a dynamic body moves the visible model', async (as, extensions) => {
    const before = await character();
    const { glb } = await processAsset(bytesSource(before), [colliders({ as, motion: 'dynamic' })]);
    const { nodes, scenes } = physicsJson(glb);
    expect(scenes[0]!.nodes).toHaveLength(1);
    const body = nodes[scenes[0]!.nodes[0]!]!;
    expect(body.extensions).toEqual(extensions);
    expect(body.children).toEqual(expect.arrayContaining(physicsJson(before).scenes[0]!.nodes));
  });

  it('in the draft of Khronos take hulls from a node outside the scene', async () => {
    const { glb } = await processAsset(bytesSource(await character()), [colliders({ as: 'khr' })]);
    const { nodes, scenes } = physicsJson(glb);
    const shape = nodes[nodes[scenes[0]!.nodes.at(-1)!]!.children![0]!]!;
    const { geometry } = shape.extensions!.KHR_physics_rigid_bodies!.collider!;
    expect(geometry).toEqual({ node: nodes.length - 3, convexHull: true });
    expect(nodes[geometry.node!]!.mesh).toBeDefined();
  });
});

describe("Godot's names", () => {
  it.each<[ColliderOptions, RegExp]>([
    [{ shape: 'trimesh' }, /-colonly$/],
    [{ shape: 'hull' }, /-convcolonly$/],
    [{ shape: 'trimesh', visible: true }, /^char1-col$/],
    [{ shape: 'hull', visible: true }, /^char1-convcol$/],
  ])('for %j end in %s', async (options, name) => {
    const before = await character();
    const { glb } = await processAsset(bytesSource(before), [colliders(options as { as?: 'names' })]);
    const named = physicsJson(glb).nodes.filter((node) => name.test(node.name ?? ''));
    expect(named).toHaveLength(1);
    const meshes = physicsJson(before).meshes.length + (options.visible ? 0 : 1);
    expect(physicsJson(glb).meshes).toHaveLength(meshes);
  });

  it('and other options that exclude each other are refused', () => {
    const wrong: ColliderOptions[] = [
      { visible: true, engine: 'unreal' },
      { visible: true, shape: 'box' },
      { shape: 'trimesh', engine: 'unity' },
      { as: 'omi', shape: 'trimesh', motion: 'dynamic' },
      { motion: 'dynamic' },
      { as: 'omi', shape: 'capsule' },
    ];
    for (const options of wrong)
      expect(() => colliders(options as { as?: 'names' }), JSON.stringify(options)).toThrow(/colliders: /);
  });
});

/** Triangles over consecutive points, which use each of them. */
function pointsGlb(points: readonly (readonly number[])[]): Buffer {
  const indices = points.flatMap((_, index) => [
    index,
    (index + 1) % points.length,
    (index + 2) % points.length,
  ]);
  const bound = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => pick(...points.map((point) => point[axis]!)));
  return glbOf(
    {
      meshes: [{ name: 'cloud', primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
      accessors: [
        {
          bufferView: 0,
          componentType: 5126,
          count: points.length,
          type: 'VEC3',
          min: bound(Math.min),
          max: bound(Math.max),
        },
        { bufferView: 1, componentType: 5125, count: indices.length, type: 'SCALAR' },
      ],
    },
    [Float32Array.from(points.flat()), Uint32Array.from(indices)],
  );
}
