import type { Document } from '@gltf-transform/core';
import { writeGlb } from '@meshwright/formats';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { describe, expect, it } from 'vitest';
import { generate } from './generate.ts';

const texture = { size: 512, emission: true };
const made = (prompt: string) => generate({ prompt, seed: 1, texture, atlas: true });
const primitivesOf = (document: Document) =>
  document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
const namesOf = (list: readonly { getName(): string }[]) => list.map((each) => each.getName());

describe('a model as one game asset', () => {
  it.each([
    ['a rowboat', 80],
    ['a barrel', 80],
    ['a sword', 80],
    ['a mushroom', 80],
    ['a broccoli', 80],
    ['a corn cob', 80],
    ['a castle', 80],
    ['an autumn tree', 80],
  ])('%s is one mesh of one material, under %s kB, without validator errors', async (prompt, kilobytes) => {
    const { document, painted } = await made(prompt);
    const root = document.getRoot();
    expect(primitivesOf(document)).toHaveLength(1);
    expect(namesOf(root.listMaterials())).toEqual(['atlas']);
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
    expect(namesOf(document.getRoot().listNodes()).sort()).toEqual(names);
  });

  it('of many corners has larger gaps in its round forms, and coordinates of two bytes', async () => {
    const { document, triangles } = await made('an anemone');
    const fine = await generate({ prompt: 'an anemone', seed: 1, texture: null, triangles: 100_000 });
    expect(triangles).toBeLessThan(fine.triangles / 2);
    const [primitive] = primitivesOf(document);
    expect(primitive!.getAttribute('TEXCOORD_0')!.getArray()).toBeInstanceOf(Uint16Array);
  });

  it('has few corners twice where faces too narrow to show the picture meet without an edge', async () => {
    const { document } = await made('a castle');
    const corners = primitivesOf(document).flatMap((primitive, n) => {
      const [places, normals] = ['POSITION', 'NORMAL'].map((name) => primitive.getAttribute(name)!);
      return Array.from({ length: places!.getCount() }, (_, v) =>
        [n, ...places!.getElement(v, [0, 0, 0]), ...normals!.getElement(v, [0, 0, 0])]
          .map((value) => value.toFixed(4))
          .join(),
      );
    });
    expect(corners.length / new Set(corners).size).toBeLessThan(1.06);
  });

  it('that holds a thing of its own has it once', async () => {
    const { document } = await made('a knight holding a shield');
    const names = namesOf(document.getRoot().listNodes());
    expect(names.filter((name) => /shield/.test(name))).toEqual(['shield']);
  });

  it('a figure keeps its parts, of one material, in 80 kB', async () => {
    const { document } = await made('a king');
    const root = document.getRoot();
    expect(namesOf(root.listMeshes())).toContain('king_staff');
    expect(root.listMaterials()).toHaveLength(1);
    expect((await writeGlb(document)).length).toBeLessThan(80_000);
  });

  it('names the parts of a mesh of several, and no part of a mesh that is one', async () => {
    const named = async (prompt: string) =>
      primitivesOf((await made(prompt)).document).map((primitive) => 'parts' in primitive.getExtras());
    expect(await named('a castle')).toEqual([true]);
    expect(new Set(await named('a king'))).toEqual(new Set([false]));
  });

  it('has every triangle in one cell, apart from its border', async () => {
    const { document } = await made('a chest');
    const cells = 2;
    for (const primitive of primitivesOf(document)) {
      const uvs = primitive.getAttribute('TEXCOORD_0')!;
      const indices = primitive.getIndices()!.getArray()!;
      for (let t = 0; t < indices.length; t += 3) {
        const corners = [0, 1, 2].map((k) =>
          uvs.getElement(indices[t + k]!, [0, 0]).map((value) => value * cells),
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

  it('a surface that goes around has no seam: its corners meet with the same coordinates', async () => {
    const { document } = await made('a cannon ball');
    const [primitive] = primitivesOf(document);
    const [positions, normals] = ['POSITION', 'NORMAL'].map((name) => primitive!.getAttribute(name)!);
    const places = new Set<string>();
    let around = 0;
    for (let v = 0; v < positions!.getCount(); v++) {
      const normal = normals!.getElement(v, [0, 0, 0]);
      // A pole belongs to every segment.
      if (Math.hypot(normal[0]!, normal[2]!) <= 0.1) continue;
      around++;
      places.add([...positions!.getElement(v, [0, 0, 0]), ...normal].map((value) => value.toFixed(4)).join());
    }
    expect(around).toBeGreaterThan(50);
    expect(places.size).toBe(around);
  });

  it('keeps what can be seen through in a material of its own', async () => {
    const { document } = await made('a potion');
    const names = namesOf(document.getRoot().listMaterials());
    expect(names.filter((name) => name.startsWith('atlas_clear'))).not.toEqual([]);
  });
});
