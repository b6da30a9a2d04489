import { writeGlb } from '@meshwright/formats';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { describe, expect, it } from 'vitest';
import { generate } from './generate.ts';

const texture = { size: 512, emission: true };
const made = (prompt: string) => generate({ prompt, seed: 1, texture, atlas: true });

describe('a model as one game asset', () => {
  it.each([
    ['a rowboat', 80],
    ['a barrel', 90],
    ['a sword', 80],
    ['a mushroom', 160],
  ])('%s is one mesh of one material, under %s kB, without validator errors', async (prompt, kilobytes) => {
    const { document, painted } = await made(prompt);
    const root = document.getRoot();
    expect(root.listMeshes().flatMap((mesh) => mesh.listPrimitives())).toHaveLength(1);
    expect(root.listMaterials().map((material) => material.getName())).toEqual(['atlas']);
    expect([...painted.keys()]).toEqual(['atlas']);
    const glb = await writeGlb(document);
    expect(await glbErrors(glb)).toEqual([]);
    expect(glb.length).toBeLessThan(kilobytes * 1000);
  });

  it.each([
    ['a chest', ['chest', 'chest_lid']],
    ['a potion', ['potion']],
  ])('%s has nodes for what moves alone: %o', async (prompt, names) => {
    const { document } = await made(prompt);
    const found = document
      .getRoot()
      .listNodes()
      .map((node) => node.getName());
    expect(found.sort()).toEqual(names);
  });

  it('a figure keeps its parts, of one material', async () => {
    const { document } = await made('a knight');
    const root = document.getRoot();
    expect(root.listMeshes().map((mesh) => mesh.getName())).toContain('knight_sword');
    expect(root.listMaterials()).toHaveLength(1);
  });

  it('has every triangle in one cell, apart from its border', async () => {
    const { document } = await made('a chest');
    const cells = 2;
    for (const mesh of document.getRoot().listMeshes())
      for (const primitive of mesh.listPrimitives()) {
        const uvs = primitive.getAttribute('TEXCOORD_0')!.getArray()!;
        const indices = primitive.getIndices()!.getArray()!;
        for (let t = 0; t < indices.length; t += 3) {
          const corners = [0, 1, 2].map((k) =>
            [0, 1].map((axis) => uvs[indices[t + k]! * 2 + axis]! * cells),
          );
          const cell = corners[0]!.map(Math.floor);
          for (const corner of corners)
            for (const [axis, value] of corner.entries()) {
              expect(value - cell[axis]!).toBeGreaterThan(0.03);
              expect(value - cell[axis]!).toBeLessThan(0.97);
            }
        }
      }
  });

  it('a surface that goes around has the same colours on both sides of its seam', async () => {
    const { document } = await made('a cannon ball');
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    const [positions, normals, uvs] = ['POSITION', 'NORMAL', 'TEXCOORD_0'].map(
      (name) => primitive!.getAttribute(name)!.getArray()!,
    );
    const known = new Map<string, number[]>();
    let seams = 0;
    for (let v = 0; v < positions!.length / 3; v++) {
      const place = [positions!, normals!].flatMap((values) => [...values.slice(3 * v, 3 * v + 3)]);
      const key = place.map((value) => Math.round(value * 1e4)).join();
      const uv = [...uvs!.slice(2 * v, 2 * v + 2)];
      const same = known.get(key);
      // A pole belongs to every segment.
      if (same && Math.hypot(normals![3 * v]!, normals![3 * v + 2]!) > 0.1) {
        seams++;
        expect(Math.hypot(uv[0]! - same[0]!, uv[1]! - same[1]!)).toBeLessThan(1e-5);
      }
      known.set(key, uv);
    }
    expect(seams).toBeGreaterThan(5);
  });

  it('keeps what can be seen through in a material of its own', async () => {
    const { document } = await made('a potion');
    const names = document
      .getRoot()
      .listMaterials()
      .map((material) => material.getName());
    expect(names.filter((name) => name.startsWith('atlas_clear'))).not.toEqual([]);
  });
});
