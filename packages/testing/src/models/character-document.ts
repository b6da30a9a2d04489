import { Document, type Node } from '@gltf-transform/core';
import sharp from 'sharp';

/**
 * Returns a post of 1.7 m with three joints and three clips: `Bend` turns far between two keys, `Hop` moves in steps,
 * `Breathe` scales along a spline. Its names are not ASCII; its armature may use another unit, as exports of
 * modelling programs do.
 */
export async function characterDocument(options: { armatureScale?: number } = {}): Promise<Document> {
  const scale = options.armatureScale ?? 1;
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene('Scene');
  document.getRoot().setDefaultScene(scene);
  const armature = document.createNode('Rüstung').setScale([scale, scale, scale]);
  scene.addChild(armature);
  const joints: Node[] = [];
  for (const [i, name] of ['hüfte', '背骨', 'head.end'].entries()) {
    const joint = document.createNode(name).setTranslation([0, i === 0 ? 0 : 0.6 / scale, 0]);
    (joints.at(-1) ?? armature).addChild(joint);
    joints.push(joint);
  }
  const accessor = (
    type: 'VEC2' | 'VEC3' | 'VEC4' | 'MAT4' | 'SCALAR',
    array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  // Vertices use the armature's unit too.
  const inverses = joints.flatMap((_, i) => [
    1,
    0,
    0,
    0,
    0,
    1,
    0,
    0,
    0,
    0,
    1,
    0,
    0,
    (-0.6 * i) / scale,
    0,
    1,
  ]);
  const skin = document
    .createSkin('skin')
    .setInverseBindMatrices(accessor('MAT4', Float32Array.from(inverses)));
  for (const joint of joints) skin.addJoint(joint);
  const post = postArrays(scale);
  const picture = await sharp({
    create: { width: 4, height: 4, channels: 3, background: { r: 200, g: 80, b: 40 } },
  })
    .png()
    .toBuffer();
  const material = document
    .createMaterial('Haut')
    .setMetallicFactor(0)
    .setBaseColorTexture(
      document.createTexture('skin').setMimeType('image/png').setImage(Uint8Array.from(picture)),
    );
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', Float32Array.from(post.positions)))
    .setAttribute('NORMAL', accessor('VEC3', Float32Array.from(post.normals)))
    .setAttribute('TEXCOORD_0', accessor('VEC2', Float32Array.from(post.uvs)))
    .setAttribute('JOINTS_0', accessor('VEC4', Uint8Array.from(post.joints)))
    .setAttribute('WEIGHTS_0', accessor('VEC4', Float32Array.from(post.weights)))
    .setIndices(accessor('SCALAR', Uint16Array.from(post.indices)))
    .setMaterial(material);
  armature.addChild(
    document.createNode('Körper').setMesh(document.createMesh('post').addPrimitive(primitive)).setSkin(skin),
  );
  const half = Math.SQRT1_2;
  const clip = (
    name: string,
    node: Node,
    path: 'translation' | 'rotation' | 'scale',
    interpolation: 'LINEAR' | 'STEP' | 'CUBICSPLINE',
    times: number[],
    values: number[],
  ): void => {
    const sampler = document
      .createAnimationSampler()
      .setInterpolation(interpolation)
      .setInput(accessor('SCALAR', Float32Array.from(times)))
      .setOutput(accessor(path === 'rotation' ? 'VEC4' : 'VEC3', Float32Array.from(values)));
    const channel = document.createAnimationChannel().setTargetNode(node).setTargetPath(path);
    document.createAnimation(name).addSampler(sampler).addChannel(channel.setSampler(sampler));
  };
  clip('Bend', joints[1]!, 'rotation', 'LINEAR', [0, 0.5, 1], [0, 0, 0, 1, half, 0, 0, half, 0, 0, 0, 1]);
  const hop = [0, 0, 0, 0, 0.4 / scale, 0, 0, 0, 0];
  clip('Hop', joints[0]!, 'translation', 'STEP', [0, 0.5, 1.5], hop);
  const still = [0, 0, 0];
  clip(
    'Breathe',
    joints[1]!,
    'scale',
    'CUBICSPLINE',
    [0, 1, 2],
    [...still, 1, 1, 1, ...still, ...still, 1.2, 1, 1.2, ...still, ...still, 1, 1, 1, ...still],
  );
  return document;
}

/** A box of rings, 0.3 wide and 1.7 high, each ring weighted to the joints below and above it. */
function postArrays(scale: number) {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const joints: number[] = [];
  const weights: number[] = [];
  const indices: number[] = [];
  const rings = 17;
  for (let side = 0; side < 4; side++) {
    const [nx, nz] = [
      [1, 0],
      [0, -1],
      [-1, 0],
      [0, 1],
    ][side] as [number, number];
    for (let ring = 0; ring <= rings; ring++) {
      const height = (1.7 * ring) / rings;
      for (const end of [-1, 1]) {
        const [x, z] = [nx - nz * end * -1, nz + nx * end * -1];
        positions.push((0.15 * x) / scale, height / scale, (0.15 * z) / scale);
        normals.push(nx, 0, nz);
        uvs.push((side + (end + 1) / 2) / 4, 1 - ring / rings);
        const along = Math.min(2, height / 0.6);
        const below = Math.min(1, Math.floor(along));
        joints.push(below, below + 1, 0, 0);
        weights.push(1 - (along - below), along - below, 0, 0);
      }
      if (ring === rings) continue;
      const a = (side * (rings + 1) + ring) * 2;
      indices.push(a, a + 1, a + 3, a, a + 3, a + 2);
    }
  }
  return { positions, normals, uvs, joints, weights, indices };
}
