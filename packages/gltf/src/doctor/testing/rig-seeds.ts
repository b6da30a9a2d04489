import { type Document, NodeIO, type vec3 } from '@gltf-transform/core';
import { humanoidGlb } from '@meshwright/testing/models/humanoid-glb';
import { bodyBones } from '@meshwright/testing/models/rig-conventions';
import { ballMesh, meshGlb } from './ball.ts';
import type { Seed } from './seed.ts';

const body = (change: (document: Document) => void) => async () => {
  const io = new NodeIO();
  const names = Object.fromEntries(bodyBones.map((bone) => [bone, bone]));
  const document = await io.readBinary(humanoidGlb({ names }));
  change(document);
  return io.writeBinary(document);
};
const node = (document: Document, name: string) =>
  document
    .getRoot()
    .listNodes()
    .find((each) => each.getName() === name)!;

/** Gives the vertices of one bone to another. */
function moveWeights(document: Document, from: string, to: string): void {
  const [skin] = document.getRoot().listSkins();
  const names = skin!.listJoints().map((joint) => joint.getName());
  const joints = document.getRoot().listMeshes()[0]!.listPrimitives()[0]!.getAttribute('JOINTS_0')!;
  for (let at = 0; at < joints.getCount(); at++) {
    const first = joints.getElement(at, [] as number[])[0];
    if (first === names.indexOf(from)) joints.setElement(at, [names.indexOf(to), 0, 0, 0]);
  }
}

function addTrack(
  document: Document,
  clip: string,
  bone: string,
  path: 'translation' | 'rotation',
  values: number[],
) {
  const width = path === 'rotation' ? 4 : 3;
  const count = values.length / width;
  const times = Float32Array.from({ length: count }, (_, key) => key / 10);
  const buffer = document.getRoot().listBuffers()[0]!;
  const accessor = (type: 'SCALAR' | 'VEC3' | 'VEC4', array: Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const sampler = document
    .createAnimationSampler()
    .setInput(accessor('SCALAR', times))
    .setOutput(accessor(path === 'rotation' ? 'VEC4' : 'VEC3', Float32Array.from(values)));
  const channel = document
    .createAnimationChannel()
    .setTargetNode(node(document, bone))
    .setTargetPath(path)
    .setSampler(sampler);
  const animation =
    document
      .getRoot()
      .listAnimations()
      .find((each) => each.getName() === clip) ?? document.createAnimation(clip);
  animation.addSampler(sampler).addChannel(channel);
}

/** The hips travel by 1.5 m in a second, with legs that do not move. */
function skate(document: Document, clip: string): void {
  const [x, y, z] = node(document, 'hips').getTranslation();
  addTrack(
    document,
    clip,
    'hips',
    'translation',
    Array.from({ length: 11 }, (_, key) => [x, y, z + key * 0.15]).flat(),
  );
}

/** Legs that swing like pendulums, one against the other. */
function swing(document: Document): void {
  for (const [bone, side] of [
    ['leftUpperLeg', 1],
    ['rightUpperLeg', -1],
  ] as const) {
    const angles = Array.from({ length: 11 }, (_, key) => 0.2 * side * Math.sin((key / 10) * 2 * Math.PI));
    addTrack(
      document,
      'walk',
      bone,
      'rotation',
      angles.flatMap((angle) => [Math.sin(angle), 0, 0, Math.cos(angle)]),
    );
  }
}

function addBones(document: Document, count: number): void {
  const [skin] = document.getRoot().listSkins();
  const binds = skin!.getInverseBindMatrices()!;
  const matrices = [...binds.getArray()!];
  for (let index = 0; index < count; index++) {
    const bone = document.createNode(`helper_${index}`).setTranslation([0, 0.1, 0] as vec3);
    node(document, 'hips').addChild(bone);
    skin!.addJoint(bone);
    matrices.push(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
  }
  binds.setArray(Float32Array.from(matrices));
}

const moved = (translation: number[]) => () =>
  meshGlb(ballMesh(), { nodes: [{ mesh: 0, name: 'ball', translation }] });

export const rigSeeds: readonly Seed[] = [
  {
    code: 'limb_without_weight',
    defect: 'a lower arm whose vertices follow the upper arm',
    broken: body((document) => moveWeights(document, 'leftLowerArm', 'leftUpperArm')),
    harmless: 'toes whose vertices follow the foot',
    sound: body((document) => moveWeights(document, 'leftToes', 'leftFoot')),
  },
  {
    code: 'idle_bones',
    defect: 'twenty helper bones in the skin',
    broken: body((document) => addBones(document, 20)),
    harmless: 'three helper bones',
    sound: body((document) => addBones(document, 3)),
  },
  {
    code: 'foot_slide',
    defect: 'a walk in which the body travels and the legs rest',
    broken: body((document) => skate(document, 'walk')),
    harmless: 'the same motion as a fall',
    sound: body((document) => skate(document, 'fall')),
  },
  {
    code: 'foot_slide',
    defect: 'a walk in place whose legs swing like pendulums',
    broken: body(swing),
    harmless: 'no clip',
    sound: body(() => {}),
  },
  {
    code: 'pivot_off_contact',
    defect: 'a ball 3 m beside its origin',
    broken: moved([3, 0, 0]),
    harmless: 'a ball whose origin is at its side',
    sound: moved([0.3, 0, 0]),
  },
];
