import type { Document, Primitive } from '@gltf-transform/core';
import { readModel, writeGlb } from '@meshwright/formats';
import { quadCount } from '@meshwright/formats/mesh';
import { expect, it } from 'vitest';
import { runRecorded } from '../../testing/run-recorded.ts';
import { texturedKnot } from '../../testing/textured-knot.ts';

const onlyPrimitive = (document: Document): Primitive =>
  document.getRoot().listMeshes()[0]!.listPrimitives()[0]!;

// Issue 39, defect 8.
it('keeps coordinates and pictures where the picture repeats, and says so', async () => {
  const document = await texturedKnot();
  const uvs = onlyPrimitive(document).getAttribute('TEXCOORD_0')!;
  uvs.setArray(new Float32Array(uvs.getArray()!).map((value) => value * 4));
  const images = document
    .getRoot()
    .listTextures()
    .map((texture) => texture.getImage());
  const model = { name: 'knot.glb', bytes: await writeGlb(document) };
  const { files, ignored } = await runRecorded(
    'remesh',
    { topology: 'quad', target_polycount: 1500 },
    { model },
  );
  expect(ignored).toEqual([{ field: 'topology', kind: 'clamped', message: expect.any(String) }]);
  const [said] = ignored!;
  expect(said!.message).toMatch(
    /^topology: quads do not follow the form here: it has .+\. Remesh before texturing and rigging\.$/,
  );
  // Panels cut longer sentences.
  expect(said!.message.length).toBeLessThan(300);
  const kept = await readModel({ name: 'kept.glb', bytes: files['model.glb']! });
  expect(
    kept
      .getRoot()
      .listTextures()
      .map((texture) => texture.getImage()),
  ).toEqual(images);
  expect(Math.max(...onlyPrimitive(kept).getAttribute('TEXCOORD_0')!.getArray()!)).toBeGreaterThan(3);
});

it('coordinates that no picture is read by are made anew, and the faces are quads', async () => {
  const document = await texturedKnot();
  const before = onlyPrimitive(document);
  before.setMaterial(document.createMaterial('paint').setBaseColorFactor([0.8, 0.1, 0.1, 1]));
  const model = { name: 'knot.glb', bytes: await writeGlb(document) };
  const { files, ignored } = await runRecorded(
    'remesh',
    { topology: 'quad', target_polycount: 1500 },
    { model },
  );
  expect(ignored ?? []).toEqual([]);
  const made = onlyPrimitive(await readModel({ name: 'made.glb', bytes: files['model.glb']! }));
  const triangles = made.getIndices()!.getCount() / 3;
  // Seams run along edges; a quad is cut where its chart has no room for it.
  expect(quadCount(made) / (triangles - quadCount(made))).toBeGreaterThan(0.99);
  expect(Math.abs(triangles / 1500 - 1)).toBeLessThanOrEqual(0.04);
  const uvs = [...made.getAttribute('TEXCOORD_0')!.getArray()!];
  expect(Math.min(...uvs)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...uvs)).toBeLessThanOrEqual(1);
  expect(new Set(uvs).size).toBeGreaterThan(100);
  // Charts that lost their faces to others leave no vertices.
  expect(new Set(made.getIndices()!.getArray()!).size).toBe(made.getAttribute('POSITION')!.getCount());
});
