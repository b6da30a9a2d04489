// A model of 20 MB: a well of the engine with pictures of 3072 pixels, its triangles divided to over 100,000, and uneven as a scan is.
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { build } from 'esbuild';

const triangles = 100_000;

/** Returns a GLB of about 20 MB. */
export async function generatedModel(root, cache) {
  const outfile = join(cache, 'generate.mjs');
  await build({
    entryPoints: [join(root, 'packages/engine/src/text-to-3d/generate.ts')],
    conditions: ['@meshwright/source'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
  });
  const { generate } = await import(outfile);
  const texture = { size: 3072, emission: false };
  const { document } = await generate({ prompt: 'a well', seed: 1, texture });
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  while (primitives.reduce((sum, each) => sum + each.getIndices().getCount() / 3, 0) < triangles)
    for (const primitive of primitives) divide(primitive);
  return Buffer.from(await io.writeBinary(document));
}

/** Divides each triangle into four; new points move a little, the same at both sides of a seam. */
function divide(primitive) {
  const old = primitive.getIndices().getArray();
  const attributes = primitive.listSemantics().map((name) => primitive.getAttribute(name));
  const lists = attributes.map((attribute) =>
    Array.from({ length: attribute.getCount() }, (_, index) => attribute.getElement(index, [])).flat(),
  );
  const sizes = attributes.map((attribute) => attribute.getElementSize());
  const position = primitive.listSemantics().indexOf('POSITION');
  const middles = new Map();
  const middle = (a, b) => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (middles.has(key)) return middles.get(key);
    const at = lists[position].length / 3;
    for (const [index, list] of lists.entries()) {
      const size = sizes[index];
      const values = Array.from({ length: size }, (_, k) => (list[a * size + k] + list[b * size + k]) / 2);
      list.push(...(index === position ? values.map((value) => value + grain(values)) : values));
    }
    middles.set(key, at);
    return at;
  };
  const indices = [];
  for (let at = 0; at < old.length; at += 3) {
    const [a, b, c] = old.subarray(at, at + 3);
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    indices.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  }
  for (const [index, attribute] of attributes.entries())
    attribute.setArray(Float32Array.from(lists[index])).setNormalized(false);
  primitive.getIndices().setArray(Uint32Array.from(indices));
}

function grain([x, y, z]) {
  return 0.002 * Math.sin(41 * x + 57 * z) * Math.cos(53 * y + 37 * x);
}
