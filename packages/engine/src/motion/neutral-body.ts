import { Document } from '@gltf-transform/core';
import type { Vector } from '@meshwright/look/render';
import { skeletonNodes } from '../rig/skeleton-nodes.ts';
import { skeletons } from '../rig/skeletons.ts';

/** Joint positions of the left half and the middle of a body of 1.7 m in T-pose, in centimetres. */
const places: Readonly<Record<string, Vector>> = {
  Hips: [0, 92, 0],
  LeftUpLeg: [9.5, 88, 0],
  LeftLeg: [9.5, 48, 0],
  LeftFoot: [9.5, 8, 0],
  LeftToeBase: [9.5, 2.5, 13],
  Spine02: [0, 102, 0],
  Spine01: [0, 114, 0],
  Spine: [0, 126, 0],
  LeftShoulder: [6, 139, 0],
  LeftArm: [17, 139, 0],
  LeftForeArm: [44, 139, 0],
  LeftHand: [69, 139, 0],
  neck: [0, 145, 0],
  Head: [0, 153, 0],
  head_end: [0, 170, 0],
  headfront: [0, 160, 10],
};

/** Creates a rig of the biped skeleton without a mesh, 1.7 m tall. */
export function neutralBody(): Document {
  const document = new Document();
  document.createBuffer();
  const skin = document.createSkin('Armature');
  const armature = document.createNode('Armature').setScale([0.01, 0.01, 0.01]);
  armature.setExtras({ meshwright: { rig: 'biped' } });
  const joints = new Map(skeletons.biped.map(({ name }) => [name, placeOf(name)]));
  const nodes = skeletonNodes(document, { kind: 'biped', joints, tips: new Map() }, 1);
  for (const { node } of nodes.values()) skin.addJoint(node);
  armature.addChild(nodes.get('Hips')!.node);
  document.getRoot().setDefaultScene(document.createScene('Scene').addChild(armature));
  return document;
}

function placeOf(name: string): Vector {
  const [x, y, z] = places[name.replace(/^Right/, 'Left')]!;
  return [name.startsWith('Right') ? -x : x, y, z];
}
