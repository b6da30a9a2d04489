import { Document } from '@gltf-transform/core';
import { sceneParts, weldPositions } from '@meshwright/formats/mesh';
import { SphereGeometry } from 'three';
import { expect, it } from 'vitest';
import { isClosed } from './is-closed.ts';
import { simplifyDocument } from './simplify-document.ts';

/** A unit sphere in two primitives that meet along a jagged border, under a node that turns, scales and moves it. */
function halvedSphere(): Document {
  const sphere = new SphereGeometry(1, 96, 64);
  const welded = weldPositions(
    Float32Array.from(sphere.getAttribute('position').array),
    Uint32Array.from(sphere.index!.array),
  );
  const document = new Document();
  const buffer = document.createBuffer();
  const mesh = document.createMesh();
  for (const half of [0, 1]) {
    const indices = welded.indices.filter((_, i) => Math.floor(i / 3 / 3000) % 2 === half);
    const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
      document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
    mesh.addPrimitive(
      document
        .createPrimitive()
        .setAttribute('POSITION', accessor('VEC3', Float32Array.from(welded.positions)))
        .setAttribute('NORMAL', accessor('VEC3', Float32Array.from(welded.positions)))
        .setIndices(accessor('SCALAR', Uint32Array.from(indices)))
        .setMaterial(document.createMaterial(`half ${half}`)),
    );
  }
  const node = document.createNode().setMesh(mesh).setScale([3, 3, 3]).setTranslation([5, 0, 0]);
  node.setRotation([0, Math.SQRT1_2, 0, Math.SQRT1_2]);
  document.createScene().addChild(node);
  return document;
}

it('the border between two primitives of one surface stays closed', async () => {
  const document = halvedSphere();
  const { after } = await simplifyDocument(document, { triangles: 600 });
  expect(after).toBeLessThanOrEqual(600);
  const parts = sceneParts(document);
  expect(parts.length).toBe(2);
  const corners = parts.flatMap(({ positions, indices }) =>
    [...indices].flatMap((v) => [...positions.subarray(v * 3, v * 3 + 3)]),
  );
  const positions = Float32Array.from(corners);
  const welded = weldPositions(
    positions,
    Uint32Array.from({ length: corners.length / 3 }, (_, i) => i),
  );
  expect(isClosed(welded.indices)).toBe(true);
});

it('vertices move to where the surface deviates least, in the space of their node', async () => {
  const document = halvedSphere();
  await simplifyDocument(document, { triangles: 600 });
  for (const { positions, normals, indices } of sceneParts(document)) {
    let outside = 0;
    const used = new Set(indices);
    for (const v of used) {
      const radius = Math.hypot(positions[v * 3]! - 5, positions[v * 3 + 1]!, positions[v * 3 + 2]!);
      // Kept vertices all lie on the sphere, and their triangles within; the best ones lie slightly outside.
      if (radius > 3.0005) outside += 1;
      expect(Math.abs(radius / 3 - 1)).toBeLessThan(0.02);
      const direction = [0, 1, 2].map((k) => (positions[v * 3 + k]! - (k === 0 ? 5 : 0)) / radius);
      const cosine = direction.reduce((sum, x, k) => sum + x * normals![v * 3 + k]!, 0);
      expect(cosine).toBeGreaterThan(0.99);
    }
    expect(outside).toBeGreaterThan(used.size * 0.5);
  }
});

it('detail takes triangles from flat places in other primitives', async () => {
  const document = halvedSphere();
  const [first] = document.getRoot().listMeshes()[0]!.listPrimitives();
  const positions = first!.getAttribute('POSITION')!;
  // The first half collapses onto a plane; the second stays round.
  const array = positions.getArray()!;
  for (let i = 1; i < array.length; i += 3) array[i] = -4;
  for (let i = 0; i < array.length; i += 3) first!.getAttribute('NORMAL')!.getArray()!.set([0, 1, 0], i);
  await simplifyDocument(document, { triangles: 600 });
  const [flat, round] = sceneParts(document).map(({ indices }) => indices.length / 3);
  expect(round).toBeGreaterThan(flat! * 2);
});
