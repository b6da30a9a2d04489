import { Document } from '@gltf-transform/core';

/** A ball of radius 1 with normals: `rings` x 2 `rings` quads, at the origin, under the node `Ball`. */
export function ballDocument(rings = 24): Document {
  const points: number[] = [];
  const indices: number[] = [];
  const width = rings * 2 + 1;
  for (let ring = 0; ring <= rings; ring++) {
    for (let k = 0; k < width; k++) {
      const [down, turn] = [(Math.PI * ring) / rings, (2 * Math.PI * (k % (width - 1))) / (width - 1)];
      points.push(Math.sin(down) * Math.cos(turn), Math.cos(down), Math.sin(down) * Math.sin(turn));
      if (ring === rings || k === width - 1) continue;
      const at = ring * width + k;
      if (ring > 0) indices.push(at, at + 1, at + width);
      if (ring < rings - 1) indices.push(at + 1, at + width + 1, at + width);
    }
  }
  const document = new Document();
  const buffer = document.createBuffer();
  const vectors = () =>
    document.createAccessor().setBuffer(buffer).setType('VEC3').setArray(Float32Array.from(points));
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', vectors())
    .setAttribute('NORMAL', vectors())
    .setIndices(document.createAccessor().setBuffer(buffer).setArray(Uint16Array.from(indices)))
    .setMaterial(document.createMaterial('plain'));
  const node = document.createNode('Ball').setMesh(document.createMesh('ball').addPrimitive(primitive));
  document.getRoot().setDefaultScene(document.createScene().addChild(node));
  return document;
}
