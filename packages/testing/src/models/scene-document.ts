import { Document } from '@gltf-transform/core';
import sharp from 'sharp';

/**
 * Returns a scene with cases that static formats often break: a box of 2 x 1 x 1 under a rotated and translated node,
 * and the same mesh mirrored; two materials, one with a red and green picture.
 */
export async function sceneDocument(): Promise<Document> {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene();
  document.getRoot().setDefaultScene(scene);
  const pixels = new Uint8Array(2 * 1 * 3);
  pixels.set([255, 0, 0, 0, 255, 0]);
  const png = await sharp(pixels, { raw: { width: 2, height: 1, channels: 3 } })
    .png()
    .toBuffer();
  const picture = document.createTexture('stripes').setMimeType('image/png').setImage(Uint8Array.from(png));
  const painted = document.createMaterial('painted wood').setBaseColorTexture(picture).setMetallicFactor(0);
  const plain = document.createMaterial('plain').setBaseColorFactor([0.2, 0.4, 0.6, 1]);
  const box = (name: string, material: typeof painted) => {
    const { positions, normals, uvs, indices } = boxArrays(2, 1, 1);
    const accessor = (
      type: 'VEC3' | 'VEC2' | 'SCALAR',
      array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
    ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', positions))
      .setAttribute('NORMAL', accessor('VEC3', normals))
      .setAttribute('TEXCOORD_0', accessor('VEC2', uvs))
      .setIndices(accessor('SCALAR', indices))
      .setMaterial(material);
    return document.createMesh(name).addPrimitive(primitive);
  };
  const quarter = Math.SQRT1_2;
  const turned = document.createNode('crate lid').setMesh(box('box', painted)).setTranslation([3, 1, 0]);
  turned.setRotation([0, 0, quarter, quarter]);
  const mirrored = document.createNode('mirror').setMesh(box('other', plain)).setScale([-1, 1, 1]);
  mirrored.setTranslation([-2, 0.5, 0]);
  scene.addChild(turned).addChild(mirrored);
  return document;
}

function boxArrays(x: number, y: number, z: number) {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    for (const side of [-1, 1]) {
      const first = positions.length / 3;
      for (const [u, v] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const point = [0, 0, 0];
        point[axis] = side;
        point[(axis + 1) % 3] = u * side;
        point[(axis + 2) % 3] = v;
        positions.push((point[0]! * x) / 2, (point[1]! * y) / 2, (point[2]! * z) / 2);
        normals.push(...[0, 1, 2].map((k) => (k === axis ? side : 0)));
        uvs.push((u + 1) / 2, (v + 1) / 2);
      }
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    indices: Uint16Array.from(indices),
  };
}
