import type { Document, Primitive } from '@gltf-transform/core';
import { readModel, writeGlb } from '@meshwright/formats';
import { accessorFloats, quadCount, sceneParts, weldPositions } from '@meshwright/formats/mesh';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runRecorded } from '../../testing/run-recorded.ts';
import { isClosed } from '../is-closed.ts';

const looks = [
  { name: 'red', color: [1, 0, 0, 1] },
  { name: 'blue', color: [0, 0, 1, 1] },
] as const;

/** A knot whose first half is a red primitive and whose second half is a blue one, in one mesh. */
async function twoColored(as: 'vertex colors' | 'pictures'): Promise<Document> {
  const document = knotDocument(160, 32);
  const [mesh] = document.getRoot().listMeshes();
  const [whole] = mesh!.listPrimitives();
  const corners = Uint32Array.from(whole!.getIndices()!.getArray()!);
  const [buffer] = document.getRoot().listBuffers();
  const count = whole!.getAttribute('POSITION')!.getCount();
  for (const [half, { name, color }] of looks.entries()) {
    const primitive = document.createPrimitive().setMaterial(document.createMaterial(name));
    for (const semantic of ['POSITION', 'NORMAL'])
      primitive.setAttribute(semantic, whole!.getAttribute(semantic));
    const own = corners.subarray((half * corners.length) / 2, ((half + 1) * corners.length) / 2);
    primitive.setIndices(document.createAccessor().setArray(own.slice()).setBuffer(buffer!));
    if (as === 'vertex colors') {
      const values = Float32Array.from({ length: count * 4 }, (_, i) => color[i % 4]!);
      const accessor = document.createAccessor().setType('VEC4').setArray(values).setBuffer(buffer!);
      primitive.setAttribute('COLOR_0', accessor);
    } else {
      const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: name } }).png();
      const texture = document.createTexture(name).setMimeType('image/png');
      texture.setImage(Uint8Array.from(await picture.toBuffer()));
      primitive.setAttribute('TEXCOORD_0', whole!.getAttribute('TEXCOORD_0'));
      primitive.getMaterial()!.setBaseColorTexture(texture);
    }
    mesh!.addPrimitive(primitive);
  }
  whole!.dispose();
  return document;
}

const primitivesOf = (document: Document): Primitive[] =>
  document.getRoot().listMeshes()[0]!.listPrimitives();

describe.each(['vertex colors', 'pictures'] as const)(
  'quads of a mesh of two primitives with %s',
  async (as) => {
    const bytes = await writeGlb(await twoColored(as));
    const request = { topology: 'quad', target_polycount: 3000 };
    const { files, ignored } = await runRecorded('remesh', request, { model: { name: 'knot.glb', bytes } });
    const result = await readModel({ name: 'result.glb', bytes: files['model.glb']! });

    it('are at least 85 % of the faces, and nothing is said', () => {
      const triangles = primitivesOf(result).reduce(
        (sum, each) => sum + each.getIndices()!.getCount() / 3,
        0,
      );
      const quads = primitivesOf(result).reduce((sum, each) => sum + quadCount(each), 0);
      expect(ignored).toEqual([]);
      expect(quads / (triangles - quads)).toBeGreaterThan(0.85);
      expect(Math.abs(triangles / 3000 - 1)).toBeLessThanOrEqual(0.1);
    });

    it('close the surface together, each with about half of it', () => {
      const parts = sceneParts(result);
      expect(parts.length).toBe(2);
      const corners = parts.flatMap(({ positions, indices }) =>
        [...indices].flatMap((v) => [...positions.subarray(v * 3, v * 3 + 3)]),
      );
      const order = Uint32Array.from({ length: corners.length / 3 }, (_, i) => i);
      expect(isClosed(weldPositions(Float32Array.from(corners), order).indices)).toBe(true);
      const [first, second] = parts.map(({ indices }) => indices.length) as [number, number];
      expect(first / (first + second)).toBeGreaterThan(0.4);
      expect(first / (first + second)).toBeLessThan(0.6);
    });

    it('keep the material and the colour of their own primitive, also at the border', async () => {
      for (const [i, primitive] of primitivesOf(result).entries()) {
        const { name, color } = looks[i]!;
        expect(primitive.getMaterial()!.getName()).toBe(name);
        if (as === 'vertex colors') {
          const values = accessorFloats(primitive.getAttribute('COLOR_0')!);
          for (const [k, value] of values.entries()) expect(value).toBeCloseTo(color[k % 4]!, 5);
        } else {
          const { data } = await sharp(primitive.getMaterial()!.getBaseColorTexture()!.getImage()!)
            .removeAlpha()
            .raw()
            .toBuffer({ resolveWithObject: true });
          for (let at = 0; at < data.length; at++) if (data[at] !== color[at % 3]! * 255) expect(at).toBe(-1);
        }
      }
    });
  },
);
