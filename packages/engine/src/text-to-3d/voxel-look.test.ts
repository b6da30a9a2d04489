import { writeGlb } from '@meshwright/formats';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { describe, expect, it } from 'vitest';
import { subjects } from '../content/subjects.ts';
import { generate } from './generate.ts';
import { grow } from './grow.ts';
import { inVoxels, voxelModel } from './voxel-look.ts';

const texture = { size: 512, emission: true };

describe('a model of voxels', () => {
  it.each(['a voxel tree', 'a voxel castle', 'a pixel art sword', 'a voxel knight'])(
    '%s is one draw call of one material, under 80 kB, without validator errors',
    async (prompt) => {
      const { document, reading } = await generate({ prompt, seed: 1, texture });
      const root = document.getRoot();
      expect(root.listMeshes().flatMap((mesh) => mesh.listPrimitives())).toHaveLength(1);
      expect(root.listMaterials()).toHaveLength(1);
      const glb = await writeGlb(document);
      expect(await glbErrors(glb)).toEqual([]);
      expect(glb.length).toBeLessThan(80 * 1024);
      expect(reading.words.leftOut).toEqual([]);
    },
  );

  it('has its corners on a grid of equal cubes, keeps its height and stands on the ground', () => {
    const voxels = voxelsOf('barrel');
    const cell = voxels.size[1] / 32;
    for (const { shape } of voxels.parts[0]!.surfaces)
      for (const [i, value] of shape.positions.entries()) {
        const steps = value / cell + (i % 3 === 1 ? 0 : voxels.size[i % 3 === 0 ? 0 : 2]! / cell / 2);
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
      }
    const ys = voxels.parts[0]!.surfaces.flatMap(({ shape }) =>
      shape.positions.filter((_, i) => i % 3 === 1),
    );
    expect(Math.min(...ys)).toBe(0);
    expect(Math.max(...ys)).toBeCloseTo(0.95, 6);
  });

  it('is closed: the areas of the faces that look along an axis are equal both ways', () => {
    for (const axis of [0, 1, 2]) {
      let sum = 0;
      for (const { shape } of voxelsOf('chest').parts[0]!.surfaces)
        for (let t = 0; t < shape.indices.length; t += 3) {
          const [a, b, c] = [0, 1, 2].map((k) =>
            shape.positions.slice(shape.indices[t + k]! * 3, shape.indices[t + k]! * 3 + 3),
          ) as [number[], number[], number[]];
          const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
          sum += (b[u]! - a[u]!) * (c[v]! - a[v]!) - (b[v]! - a[v]!) * (c[u]! - a[u]!);
        }
      expect(Math.abs(sum)).toBeLessThan(1e-9);
    }
  });

  it('has fewer voxels where it would have too many triangles, of one size for all things', () => {
    const models = ['tree', 'barrel'].map((name) => {
      const subject = subjects.find((each) => each.name === name)!;
      return grow(subject, { seed: 1, height: subject.height });
    });
    const voxels = inVoxels(models, () => false);
    expect(voxels.reduce((sum, { triangles }) => sum + triangles, 0)).toBeLessThanOrEqual(1250);
  });

  it('merges faces side by side: a crate has far fewer triangles than its voxels have faces', () => {
    expect(voxelsOf('crate').triangles).toBeLessThan(4000);
  });
});

function voxelsOf(name: string) {
  const subject = subjects.find((each) => each.name === name)!;
  const model = grow(subject, { seed: 1, height: subject.height });
  return voxelModel(model, Math.max(...model.size) / 32, () => false);
}
