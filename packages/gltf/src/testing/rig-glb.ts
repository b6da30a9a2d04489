import { Document, NodeIO, type vec3, type vec4 } from '@gltf-transform/core';

export interface RigTrack {
  node: string;
  path: 'translation' | 'rotation' | 'scale';
  interpolation?: 'LINEAR' | 'STEP' | 'CUBICSPLINE';
  times: number[];
  values: number[];
}

export interface RigOptions {
  /** Bones in order, each a child of the previous one; offsets in armature units. */
  bones?: [string, number[]][];
  armatureScale?: number;
  armatureRotation?: number[];
  clips?: { name: string; tracks: RigTrack[] }[];
  /** Bytes of image data, to reach the size of a real file. */
  pictureBytes?: number;
}

export const threeBones: [string, number[]][] = [
  ['Hips', [0, 95, 0]],
  ['Spine', [0, 40, 0]],
  ['Head', [0, 30, 5]],
];

/** Builds a small skinned character with glTF-Transform: one box per bone, armature in centimetres by default. */
export async function rigGlb(options: RigOptions = {}): Promise<Uint8Array> {
  const { bones = threeBones, armatureScale = 0.01, armatureRotation = [0, 0, 0, 1] } = options;
  const document = new Document();
  const buffer = document.createBuffer();
  const armature = document
    .createNode('Armature')
    .setScale([armatureScale, armatureScale, armatureScale])
    .setRotation(armatureRotation as vec4);
  const scene = document.createScene().addChild(armature);
  document.getRoot().setDefaultScene(scene);
  let parent = armature;
  const nodes = bones.map(([name, offset]) => {
    const node = document.createNode(name).setTranslation(offset as vec3);
    parent.addChild(node);
    parent = node;
    return node;
  });
  const skin = document.createSkin('rig');
  const binds: number[] = [];
  const positions: number[] = [];
  const joints: number[] = [];
  for (const [index, node] of nodes.entries()) {
    skin.addJoint(node);
    const world = node.getWorldMatrix();
    binds.push(...inverse(world));
    for (let corner = 0; corner < 8; corner++) {
      for (const axis of [0, 1, 2]) positions.push(world[12 + axis]! + ((corner >> axis) & 1 ? 0.1 : -0.1));
      joints.push(index, Math.max(0, index - 1), 0, 0);
    }
  }
  skin.setInverseBindMatrices(accessor('MAT4', Float32Array.from(binds)));
  const primitive = document
    .createPrimitive()
    .setIndices(
      accessor('SCALAR', Uint16Array.from(nodes.flatMap((_, bone) => CORNERS.map((c) => bone * 8 + c)))),
    )
    .setAttribute('POSITION', accessor('VEC3', Float32Array.from(positions)))
    .setAttribute('JOINTS_0', accessor('VEC4', Uint8Array.from(joints)))
    .setAttribute(
      'WEIGHTS_0',
      accessor(
        'VEC4',
        Float32Array.from(
          { length: joints.length },
          (_, i) => (i < 32 ? [1, 0, 0, 0] : [0.75, 0.25, 0, 0])[i % 4]!,
        ),
      ),
    );
  const mesh = document.createMesh('char1').addPrimitive(primitive);
  armature.addChild(document.createNode('char1').setMesh(mesh).setSkin(skin));
  if (options.pictureBytes) {
    const picture = new Uint8Array(options.pictureBytes);
    picture.set(PNG_HEAD);
    const texture = document.createTexture('base').setMimeType('image/png').setImage(picture);
    primitive.setMaterial(document.createMaterial('skin').setBaseColorTexture(texture));
  }
  const byName = new Map([armature, ...nodes].map((node) => [node.getName(), node]));
  for (const { name, tracks } of options.clips ?? []) {
    const clip = document.createAnimation(name);
    for (const { node, path, interpolation = 'LINEAR', times, values } of tracks) {
      const sampler = document
        .createAnimationSampler()
        .setInterpolation(interpolation)
        .setInput(accessor('SCALAR', Float32Array.from(times)))
        .setOutput(accessor(path === 'rotation' ? 'VEC4' : 'VEC3', Float32Array.from(values)));
      const channel = document.createAnimationChannel().setSampler(sampler);
      clip.addSampler(sampler).addChannel(channel.setTargetNode(byName.get(node)!).setTargetPath(path));
    }
  }
  return new NodeIO().writeBinary(document);

  function accessor(
    type: 'SCALAR' | 'VEC3' | 'VEC4' | 'MAT4',
    array: Float32Array | Uint8Array | Uint16Array,
  ) {
    return document
      .createAccessor()
      .setBuffer(buffer)
      .setType(type)
      .setArray(array as Float32Array<ArrayBuffer>);
  }
}

/** Inverse of a rotation with uniform scale and translation. */
function inverse(m: ArrayLike<number>): number[] {
  const scale = Math.hypot(m[0]!, m[1]!, m[2]!) ** 2;
  const turned = [0, 1, 2].map((row) => [0, 1, 2].map((column) => m[row * 4 + column]! / scale));
  const back = turned.map((row) => -row.reduce((sum, value, axis) => sum + value * m[12 + axis]!, 0));
  return [0, 1, 2].flatMap((column) => [...turned.map((row) => row[column]!), 0]).concat(back, 1);
}

/** Every corner of a box is in at least one triangle. */
const CORNERS = [0, 1, 2, 3, 4, 5, 5, 6, 7];

const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d4948445200001000000010000802000000', 'hex');
