import { Document, Logger, type Material, Primitive } from '@gltf-transform/core';
import { creaseNormals, documentIndices } from '@meshwright/formats/mesh';
import type { Manifold } from 'manifold-3d';
import type { Product } from './product.ts';
import type { ProductSheet } from './product-views.ts';

/** A mesh for a document. */
export interface SolidMesh {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array;
}

/**
 * Returns the corners of a solid, smooth across edges flatter than 38 degrees. Triangles of which two corners have one
 * place are left out: a cut along the rim of a relief makes them, and slicers repair them.
 */
export function solidMesh(solid: Manifold): SolidMesh {
  const { vertProperties, numProp, triVerts } = solid.getMesh();
  const points = Float32Array.from(
    { length: (vertProperties.length / numProp) * 3 },
    (_, i) => vertProperties[Math.floor(i / 3) * numProp + (i % 3)]!,
  );
  return creaseNormals(points, withoutCollapsed(points, triVerts), creaseDegrees);
}

function withoutCollapsed(points: Float32Array, corners: Uint32Array): Uint32Array {
  const isSame = (a: number, b: number): boolean =>
    [0, 1, 2].every((k) => points[a * 3 + k] === points[b * 3 + k]);
  const kept = corners.slice();
  let end = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [corners[i]!, corners[i + 1]!, corners[i + 2]!];
    if (isSame(a, b) || isSame(b, c) || isSame(c, a)) continue;
    kept.set([a, b, c], end);
    end += 3;
  }
  return kept.subarray(0, end);
}

const creaseDegrees = 38;

/**
 * Returns a document of a product with one texture and one node per part.
 * @param scale units of the document per millimetre
 */
export function productDocument(
  { parts }: Product,
  sheet: ProductSheet,
  scale: number,
  title: string,
): Document {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  document.createBuffer();
  document.getRoot().setDefaultScene(document.createScene(title));
  const texture = document
    .createTexture('base_color')
    .setMimeType('image/png')
    .setImage(Uint8Array.from(sheet.png));
  const material = document
    .createMaterial(title)
    .setBaseColorTexture(texture)
    .setMetallicFactor(0)
    .setRoughnessFactor(0.55);
  for (const part of parts) {
    const mesh = solidMesh(part.solid);
    const uvs = new Float32Array((mesh.positions.length / 3) * 2);
    for (let v = 0; v * 2 < uvs.length; v++) {
      uvs.set(sheet.uvOf(part, mesh.positions[v * 3]!, mesh.positions[v * 3 + 1]!), v * 2);
    }
    addMesh(
      document,
      part.name,
      { ...mesh, positions: mesh.positions.map((value) => value * scale) },
      uvs,
      material,
    );
  }
  return document;
}

/** Adds a node with a mesh of the same name to the default scene. */
export function addMesh(
  document: Document,
  name: string,
  { positions, normals, indices }: SolidMesh,
  uvs: Float32Array<ArrayBuffer> | null,
  material: Material,
): void {
  const root = document.getRoot();
  const buffer = root.listBuffers()[0]!;
  const accessor = (type: 'VEC2' | 'VEC3', array: Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setMode(Primitive.Mode.TRIANGLES!)
    .setAttribute('POSITION', accessor('VEC3', positions))
    .setAttribute('NORMAL', accessor('VEC3', normals))
    .setIndices(
      document.createAccessor().setType('SCALAR').setArray(documentIndices(indices)).setBuffer(buffer),
    )
    .setMaterial(material);
  if (uvs) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uvs));
  root
    .getDefaultScene()!
    .addChild(document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive)));
}
