import { glbOf } from './glb-of.ts';

export interface BodyOptions {
  /** Names by VRM id; a bone without one is left out, and its children attach to the next named bone above. */
  names: Record<string, string>;
  /** Angle of the arms below the horizontal, in degrees. */
  armDegrees?: number;
  /** Factor on the lengths of the joints; the armature's scale is divided by it. */
  jointScale?: number;
  /** Rotates the model about y by 180 degrees, so that it faces -z. */
  turned?: boolean;
  /** Length factor of each bone, for different body shapes. */
  shape?: (bone: string) => number;
}

/** Builds a skeleton with a skin and no mesh, from names by bone. Parents come before children. */
export function bodyGlb(options: BodyOptions): Buffer {
  const { names, armDegrees = 0, jointScale = 1, turned = false, shape = () => 1 } = options;
  const bones = Object.keys(OFFSETS).filter((bone) => names[bone] !== undefined);
  const angle = (armDegrees * Math.PI) / 180;
  const nodes: { name: string; translation: number[]; children: number[] }[] = bones.map((bone) => {
    const { at } = OFFSETS[bone]!;
    const [x, y, z] = /(LowerArm|Hand|Thumb|Index|Little)/.test(bone)
      ? [at[0] * Math.cos(angle), at[1] - Math.abs(at[0]) * Math.sin(angle), at[2]]
      : at;
    const length = shape(bone.replace(/^(left|right)/, '')) * jointScale;
    const place = turned ? [-x, y, -z] : [x, y, z];
    return { name: names[bone]!, translation: place.map((value) => value * length), children: [] };
  });
  for (const [index, bone] of bones.entries()) {
    let { parent } = OFFSETS[bone]!;
    while (parent !== '' && !bones.includes(parent)) parent = OFFSETS[parent]!.parent;
    if (parent !== '') nodes[bones.indexOf(parent)]!.children.push(index);
  }
  const armature = { name: 'Armature', scale: [1, 1, 1].map((one) => one / jointScale), children: [0] };
  return glbOf({
    scenes: [{ nodes: [nodes.length] }],
    nodes: [...nodes, armature],
    skins: [{ joints: bones.map((_, index) => index) }],
  });
}

/** Offsets in metres from the parent, for a body in T-pose that faces +z; left is +x. */
const OFFSETS: Record<string, { parent: string; at: [number, number, number] }> = {
  hips: { parent: '', at: [0, 0.98, 0] },
  spine: { parent: 'hips', at: [0, 0.1, 0] },
  chest: { parent: 'spine', at: [0, 0.12, 0] },
  upperChest: { parent: 'chest', at: [0, 0.12, 0] },
  neck: { parent: 'upperChest', at: [0, 0.14, 0] },
  head: { parent: 'neck', at: [0, 0.1, 0.02] },
  headEnd: { parent: 'head', at: [0, 0.17, 0] },
  ...side('left', 1),
  ...side('right', -1),
};

function side(name: string, x: number): typeof OFFSETS {
  return Object.fromEntries(
    (
      [
        ['Shoulder', 'upperChest', [0.05, 0.1, 0]],
        ['UpperArm', 'Shoulder', [0.12, 0, 0]],
        ['LowerArm', 'UpperArm', [0.27, 0, 0]],
        ['Hand', 'LowerArm', [0.25, 0, 0]],
        ['ThumbMetacarpal', 'Hand', [0.03, -0.01, 0.03]],
        ['ThumbProximal', 'ThumbMetacarpal', [0.03, 0, 0.01]],
        ['ThumbDistal', 'ThumbProximal', [0.03, 0, 0]],
        ['IndexProximal', 'Hand', [0.09, 0, 0.02]],
        ['IndexIntermediate', 'IndexProximal', [0.03, 0, 0]],
        ['IndexDistal', 'IndexIntermediate', [0.03, 0, 0]],
        ['LittleProximal', 'Hand', [0.08, 0, -0.03]],
        ['UpperLeg', 'hips', [0.09, -0.05, 0]],
        ['LowerLeg', 'UpperLeg', [0, -0.42, 0]],
        ['Foot', 'LowerLeg', [0, -0.41, -0.02]],
        ['Toes', 'Foot', [0, -0.07, 0.14]],
      ] as [string, string, [number, number, number]][]
    ).map(([bone, parent, [along, up, forth]]) => [
      name + bone,
      { parent: /^[a-z]/.test(parent) ? parent : name + parent, at: [along * x, up, forth] },
    ]),
  );
}
