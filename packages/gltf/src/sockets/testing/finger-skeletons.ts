import type { RigNode } from '@meshwright/runtime/white-box';
import { about, walker } from '@meshwright/testing/engines/walker';
import { combine, inverse, noRotation, type Rotation, rotate, scaledBy } from '../../math.ts';

const trunk = ['hips', 'spine', 'chest', 'upperChest', 'neck', 'head'] as const;
const limbs = ['Shoulder', 'UpperArm', 'LowerArm', 'Hand', 'UpperLeg', 'LowerLeg', 'Foot', 'Toes'] as const;

/** Words of two conventions, in the order of the lists above. */
const conventions = {
  Mixamo: {
    trunk: 'Hips Spine Spine1 Spine2 Neck Head',
    limbs: 'Shoulder Arm ForeArm Hand UpLeg Leg Foot ToeBase',
    name: (word: string, side: string) => `mixamorig:${side}${word}`,
    sides: ['Left', 'Right'],
    finger: (side: string, finger: string, joint: number) =>
      `mixamorig:${side}Hand${finger === 'Little' ? 'Pinky' : finger}${joint}`,
    shape: 1,
    unit: 0.01,
    axes: alongBones,
  },
  // Its bones have the axes of the file.
  VRM: {
    trunk: 'Hips Spine Chest UpperChest Neck Head',
    limbs: 'Shoulder UpperArm LowerArm Hand UpperLeg LowerLeg Foot ToeBase',
    name: (word: string, side: string) => `J_Bip_${side || 'C'}_${word}`,
    sides: ['L', 'R'],
    finger: (side: string, finger: string, joint: number) => `J_Bip_${side}_${finger}${joint}`,
    shape: 0.9,
    unit: 1,
    axes: () => noRotation,
  },
} as const;

/** First joints of the left hand from the wrist, of a palm that faces down, in metres; a joint follows each after 3 cm. */
const fingers = {
  Thumb: [0.02, -0.012, 0.03],
  Index: [0.088, 0, 0.024],
  Middle: [0.09, 0, 0],
  Ring: [0.086, 0, -0.02],
  Little: [0.08, -0.003, -0.04],
} as const;

/** A person with arms held out and fingers, in one of two conventions. */
export function personWithFingers(name: keyof typeof conventions): RigNode[] {
  const { shape, unit, axes, finger, sides } = conventions[name];
  const nodes = [...walker({ names: namesOf(name), shape: () => shape, unit, axes }).nodes];
  for (const [at, side] of sides.entries()) {
    const sign = at === 0 ? 1 : -1;
    const bone = at === 0 ? 'leftHand' : 'rightHand';
    const hand = nodes.findIndex((node) => node.name === namesOf(name)[bone]);
    const back = inverse(axes(bone));
    for (const [word, [x, y, z]] of Object.entries(fingers)) {
      const add = (joint: number, parent: number, offset: readonly [number, number, number]) =>
        nodes.push({
          name: finger(side, word, joint),
          parent,
          joint: true,
          translation: scaledBy(rotate(back, offset), [shape / unit, shape / unit, shape / unit]),
          rotation: noRotation,
          scale: [1, 1, 1],
        }) - 1;
      add(2, add(1, hand, [sign * x, y, z]), [sign * 0.03, 0, 0]);
    }
  }
  return nodes;
}

/** A person with the names of Mixamo, no fingers, and arms 45 degrees below the horizontal. */
export function personWithoutFingers(): RigNode[] {
  return [...walker({ names: namesOf('Mixamo'), armDegrees: 45 }).nodes];
}

function namesOf(convention: keyof typeof conventions): Record<string, string> {
  const { trunk: own, limbs: sided, name, sides } = conventions[convention];
  const words = own.split(' ').map((word, at) => [trunk[at]!, name(word, '')]);
  const parts = sides.flatMap((side, at) =>
    sided.split(' ').map((word, limb) => [`${at === 0 ? 'left' : 'right'}${limbs[limb]!}`, name(word, side)]),
  );
  return Object.fromEntries([...words, ...parts]);
}

/** Arms along y, and legs upside down, as the convention has them. */
function alongBones(bone: string): Rotation {
  if (/Leg|Foot|Toes/.test(bone)) return about('z', Math.PI);
  if (!/(Shoulder|Arm|Hand)$/.test(bone)) return noRotation;
  const side = bone.startsWith('left') ? -1 : 1;
  return combine(about('z', (side * Math.PI) / 2), about('y', (side * Math.PI) / 2));
}
