import { Document, NodeIO } from '@gltf-transform/core';
import sharp from 'sharp';

/** A square with all five textures of the standard material, each with different noise. */
export async function texturedGlb(side) {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (type, array) => document.createAccessor().setBuffer(buffer).setType(type).setArray(array);
  const texture = async (seed) => {
    const noise = { type: 'gaussian', mean: 90 + 20 * seed, sigma: 30 };
    const image = await sharp({ create: { width: side, height: side, channels: 3, noise } })
      .jpeg()
      .toBuffer();
    return document.createTexture().setMimeType('image/jpeg').setImage(image);
  };
  const material = document
    .createMaterial()
    .setBaseColorTexture(await texture(0))
    .setNormalTexture(await texture(1))
    .setMetallicRoughnessTexture(await texture(2))
    .setOcclusionTexture(await texture(3))
    .setEmissiveTexture(await texture(4))
    .setEmissiveFactor([1, 1, 1]);
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', accessor('VEC3', new Float32Array([-1, 0, 0, 1, 0, 0, 1, 2, 0, -1, 2, 0])))
    .setAttribute('NORMAL', accessor('VEC3', new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1])))
    .setAttribute('TEXCOORD_0', accessor('VEC2', new Float32Array([0, 1, 1, 1, 1, 0, 0, 0])))
    .setIndices(accessor('SCALAR', new Uint16Array([0, 1, 2, 0, 2, 3])));
  const node = document.createNode().setMesh(document.createMesh().addPrimitive(primitive));
  document.getRoot().setDefaultScene(document.createScene().addChild(node));
  return Buffer.from(await new NodeIO().writeBinary(document));
}

/** A stem and a cap, each of a ring of quads, with a material of its own. */
export async function mushroomGlb() {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (type, array) => document.createAccessor().setBuffer(buffer).setType(type).setArray(array);
  const mesh = document.createMesh();
  for (const [colour, rings] of [
    [
      [0.9, 0.8, 0.6, 1],
      [
        [0.08, 0],
        [0.05, 0.2],
      ],
    ],
    [
      [0.8, 0.1, 0.1, 1],
      [
        [0.18, 0.2],
        [0.13, 0.28],
        [0.01, 0.32],
      ],
    ],
  ]) {
    const sides = 12;
    const [positions, normals, indices] = [[], [], []];
    for (const [ring, [radius, height]] of rings.entries()) {
      for (let side = 0; side < sides; side++) {
        const [x, z] = [Math.cos((2 * Math.PI * side) / sides), Math.sin((2 * Math.PI * side) / sides)];
        positions.push(radius * x, height, radius * z);
        normals.push(0.6 * x, 0.8, 0.6 * z);
        if (ring === 0) continue;
        const [a, b] = [side, (side + 1) % sides].map((at) => (ring - 1) * sides + at);
        indices.push(a, a + sides, b, b, a + sides, b + sides);
      }
    }
    mesh.addPrimitive(
      document
        .createPrimitive()
        .setMaterial(document.createMaterial().setBaseColorFactor(colour).setMetallicFactor(0))
        .setAttribute('POSITION', accessor('VEC3', new Float32Array(positions)))
        .setAttribute('NORMAL', accessor('VEC3', new Float32Array(normals)))
        .setIndices(accessor('SCALAR', new Uint16Array(indices))),
    );
  }
  document.getRoot().setDefaultScene(document.createScene().addChild(document.createNode().setMesh(mesh)));
  return Buffer.from(await new NodeIO().writeBinary(document));
}

/** Returns a walker with three more clips that are like its own. */
export async function fourClips(glb) {
  const io = new NodeIO();
  const document = await io.readBinary(glb);
  const [walk] = document.getRoot().listAnimations();
  for (const number of [2, 3, 4]) {
    const clip = document.createAnimation(`walk ${number}`);
    for (const channel of walk.listChannels()) {
      const copy = channel.clone().setSampler(channel.getSampler().clone());
      clip.addChannel(copy).addSampler(copy.getSampler());
    }
  }
  return Buffer.from(await io.writeBinary(document));
}
