/** Names of a humanoid bone in five conventions. Ids are those of VRM 1.0. */
export interface BoneNames {
  vrm: string;
  /** `HumanBodyBones` of Unity's Humanoid avatar. */
  unity: string;
  /** The mannequin skeleton of Unreal. */
  unreal: string;
  /** `SkeletonProfileHumanoid` of Godot. */
  godot: string;
  mixamo: string;
}

export type RigTarget = keyof BoneNames;

/** Bones without a side; `Side`, `side` and `s` stand for Left, left and l in the rows below. */
const CENTRE: readonly Row[] = [
  ['hips', 'Hips', 'pelvis', 'Hips', 'Hips'],
  ['spine', 'Spine', 'spine_01', 'Spine', 'Spine'],
  ['chest', 'Chest', 'spine_02', 'Chest', 'Spine1'],
  ['upperChest', 'UpperChest', 'spine_03', 'UpperChest', 'Spine2'],
  ['neck', 'Neck', 'neck_01', 'Neck', 'Neck'],
  ['head', 'Head', 'head', 'Head', 'Head'],
  ['jaw', 'Jaw', 'jaw', 'Jaw', 'Jaw'],
];

const SIDED: readonly Row[] = [
  ['sideEye', 'SideEye', 'eye_s', 'SideEye', 'SideEye'],
  ['sideShoulder', 'SideShoulder', 'clavicle_s', 'SideShoulder', 'SideShoulder'],
  ['sideUpperArm', 'SideUpperArm', 'upperarm_s', 'SideUpperArm', 'SideArm'],
  ['sideLowerArm', 'SideLowerArm', 'lowerarm_s', 'SideLowerArm', 'SideForeArm'],
  ['sideHand', 'SideHand', 'hand_s', 'SideHand', 'SideHand'],
  ['sideUpperLeg', 'SideUpperLeg', 'thigh_s', 'SideUpperLeg', 'SideUpLeg'],
  ['sideLowerLeg', 'SideLowerLeg', 'calf_s', 'SideLowerLeg', 'SideLeg'],
  ['sideFoot', 'SideFoot', 'foot_s', 'SideFoot', 'SideFoot'],
  ['sideToes', 'SideToes', 'ball_s', 'SideToes', 'SideToeBase'],
  ['sideThumbMetacarpal', 'Side Thumb Proximal', 'thumb_01_s', 'SideThumbMetacarpal', 'SideHandThumb1'],
  ['sideThumbProximal', 'Side Thumb Intermediate', 'thumb_02_s', 'SideThumbProximal', 'SideHandThumb2'],
  ['sideThumbDistal', 'Side Thumb Distal', 'thumb_03_s', 'SideThumbDistal', 'SideHandThumb3'],
  ...finger('Index', 'index', 'Index'),
  ...finger('Middle', 'middle', 'Middle'),
  ...finger('Ring', 'ring', 'Ring'),
  ...finger('Little', 'pinky', 'Pinky'),
];

/** Every humanoid bone, the trunk first. */
export const humanoidBones: readonly BoneNames[] = [
  ...CENTRE,
  ...['Left', 'Right'].flatMap((side) => SIDED.map((row) => row.map((name) => sided(name, side)))),
].map((row) => {
  const [vrm, unity, unreal, godot, mixamo] = row as Row;
  return { vrm, unity, unreal, godot, mixamo };
});

/** A skeleton without these is not a humanoid for VRM 1.0 and Unity. */
const MAIN = [
  'hips',
  'spine',
  'head',
  ...['left', 'right'].flatMap((side) =>
    ['UpperArm', 'LowerArm', 'Hand', 'UpperLeg', 'LowerLeg', 'Foot'].map((part) => side + part),
  ),
];

/** Bones that each target requires, by their VRM ids. */
export const requiredBones: Readonly<Record<RigTarget, readonly string[]>> = {
  vrm: MAIN,
  unity: MAIN,
  // Retarget chains of the mannequin start at the clavicles and end past a neck.
  unreal: [...MAIN, 'neck', 'leftShoulder', 'rightShoulder'],
  godot: [...MAIN, 'leftShoulder', 'rightShoulder'],
  mixamo: MAIN,
};

/** Bones of a four-legged animal; no engine has standard names for them. */
export const quadrupedBones: readonly string[] = [
  'hips',
  'spine',
  'chest',
  'upperChest',
  'neck',
  'head',
  'jaw',
  'tail',
  ...['left', 'right'].flatMap((side) =>
    ['Front', 'Hind'].flatMap((end) =>
      ['Shoulder', 'UpperLeg', 'LowerLeg', 'Foot', 'Toes'].map((part) => `${side}${end}${part}`),
    ),
  ),
];

type Row = readonly [vrm: string, unity: string, unreal: string, godot: string, mixamo: string];

function finger(vrm: string, unreal: string, mixamo: string): Row[] {
  return ['Proximal', 'Intermediate', 'Distal'].map((part, index) => [
    `side${vrm}${part}`,
    `Side ${vrm} ${part}`,
    `${unreal}_0${index + 1}_s`,
    `Side${vrm}${part}`,
    `SideHand${mixamo}${index + 1}`,
  ]);
}

function sided(name: string, side: string): string {
  return name
    .replace(/^Side/, side)
    .replace(/^side/, side.toLowerCase())
    .replace(/_s$/, `_${side.charAt(0).toLowerCase()}`);
}
