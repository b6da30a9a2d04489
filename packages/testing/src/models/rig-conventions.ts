const sides = ['left', 'right'] as const;
const trunk = ['hips', 'spine', 'chest', 'upperChest', 'neck', 'head'];
const limbs = ['Shoulder', 'UpperArm', 'LowerArm', 'Hand', 'UpperLeg', 'LowerLeg', 'Foot', 'Toes'];
const fingers = ['Thumb', 'Index'];

/** Bones of a body, by VRM id. */
export const bodyBones: readonly string[] = [
  ...trunk,
  ...sides.flatMap((side) => limbs.map((limb) => side + limb)),
];

/**
 * Names of the trunk, limb names with `%` for the side, and the two spellings of sides. The fourth entry names the
 * fingers, with `#` for the number of the bone.
 */
const conventions: Readonly<
  Record<string, readonly [string, string, readonly [string, string], (readonly [string, string])?]>
> = {
  'the 24 joints of generated characters': [
    'Hips Spine02 Spine01 Spine neck Head',
    '%Shoulder %Arm %ForeArm %Hand %UpLeg %Leg %Foot %ToeBase',
    ['Left', 'Right'],
  ],
  'a prefix with a colon': [
    'mixamorig:Hips mixamorig:Spine mixamorig:Spine1 mixamorig:Spine2 mixamorig:Neck mixamorig:Head',
    'mixamorig:%Shoulder mixamorig:%Arm mixamorig:%ForeArm mixamorig:%Hand mixamorig:%UpLeg mixamorig:%Leg mixamorig:%Foot mixamorig:%ToeBase',
    ['Left', 'Right'],
    ['mixamorig:%HandThumb#', 'mixamorig:%HandIndex#'],
  ],
  'the prefix without its colon': [
    'mixamorigHips mixamorigSpine mixamorigSpine1 mixamorigSpine2 mixamorigNeck mixamorigHead',
    'mixamorig%Shoulder mixamorig%Arm mixamorig%ForeArm mixamorig%Hand mixamorig%UpLeg mixamorig%Leg mixamorig%Foot mixamorig%ToeBase',
    ['Left', 'Right'],
    ['mixamorig%HandThumb#', 'mixamorig%HandIndex#'],
  ],
  'dots and sides at the end': [
    'hips spine chest upper_chest neck head',
    'shoulder.% upper_arm.% forearm.% hand.% thigh.% shin.% foot.% toe.%',
    ['L', 'R'],
    ['thumb.0#.%', 'f_index.0#.%'],
  ],
  'deform bones': [
    'DEF-hips DEF-spine DEF-spine.001 DEF-spine.002 DEF-neck DEF-head',
    'DEF-shoulder.% DEF-upper_arm.% DEF-forearm.% DEF-hand.% DEF-thigh.% DEF-shin.% DEF-foot.% DEF-toe.%',
    ['L', 'R'],
    ['DEF-thumb.0#.%', 'DEF-f_index.0#.%'],
  ],
  'the mannequin': [
    'pelvis spine_01 spine_02 spine_03 neck_01 head',
    'clavicle_% upperarm_% lowerarm_% hand_% thigh_% calf_% foot_% ball_%',
    ['l', 'r'],
    ['thumb_0#_%', 'index_0#_%'],
  ],
  'VRM ids': [
    'hips spine chest upperChest neck head',
    '%Shoulder %UpperArm %LowerArm %Hand %UpperLeg %LowerLeg %Foot %Toes',
    ['left', 'right'],
  ],
  J_Bip: [
    'J_Bip_C_Hips J_Bip_C_Spine J_Bip_C_Chest J_Bip_C_UpperChest J_Bip_C_Neck J_Bip_C_Head',
    'J_Bip_%_Shoulder J_Bip_%_UpperArm J_Bip_%_LowerArm J_Bip_%_Hand J_Bip_%_UpperLeg J_Bip_%_LowerLeg J_Bip_%_Foot J_Bip_%_ToeBase',
    ['L', 'R'],
    ['J_Bip_%_Thumb#', 'J_Bip_%_Index#'],
  ],
  Biped: [
    'Bip001_Pelvis Bip001_Spine Bip001_Spine1 Bip001_Spine2 Bip001_Neck Bip001_Head',
    'Bip001_%_Clavicle Bip001_%_UpperArm Bip001_%_Forearm Bip001_%_Hand Bip001_%_Thigh Bip001_%_Calf Bip001_%_Foot Bip001_%_Toe0',
    ['L', 'R'],
  ],
  CC_Base: [
    'CC_Base_Hip CC_Base_Waist CC_Base_Spine01 CC_Base_Spine02 CC_Base_NeckTwist01 CC_Base_Head',
    'CC_Base_%_Clavicle CC_Base_%_Upperarm CC_Base_%_Forearm CC_Base_%_Hand CC_Base_%_Thigh CC_Base_%_Calf CC_Base_%_Foot CC_Base_%_ToeBase',
    ['L', 'R'],
    ['CC_Base_%_Thumb#', 'CC_Base_%_Index#'],
  ],
  'numbers that an exporter added': [
    'Hips_01 Spine_02 Chest_03 UpperChest_04 Neck_05 Head_06',
    '%Shoulder_07 %UpperArm_08 %LowerArm_09 %Hand_010 %UpperLeg_011 %LowerLeg_012 %Foot_013 %Toes_014',
    ['Left', 'Right'],
  ],
  'a capital side': [
    'Pelvis Spine Spine1 Spine2 Neck Head',
    '%Collar %Shldr %ForeArm %Hand %Thigh %Shin %Foot %Toe',
    ['l', 'r'],
  ],
};

/** The twelve naming conventions. */
export const conventionNames: readonly string[] = Object.keys(conventions);

/** Joint names by VRM id; with fingers where the convention names them. */
export function namesOf(convention: string, withFingers = false): Record<string, string> {
  const [trunkNames, limbNames, spellings, fingerNames] = conventions[convention]!;
  const names = Object.fromEntries(trunkNames.split(' ').map((name, index) => [trunk[index]!, name]));
  for (const [index, side] of sides.entries()) {
    for (const [place, name] of limbNames.split(' ').entries())
      names[side + limbs[place]!] = name.replace('%', spellings[index]!);
    if (!withFingers) continue;
    for (const [place, pattern] of (fingerNames ?? []).entries())
      for (const [number, part] of partsOf(fingers[place]!).entries())
        names[side + fingers[place]! + part] = pattern
          .replace('%', spellings[index]!)
          .replace('#', String(number + 1));
  }
  return names;
}

function partsOf(finger: string): string[] {
  return [
    finger === 'Thumb' ? 'Metacarpal' : 'Proximal',
    finger === 'Thumb' ? 'Proximal' : 'Intermediate',
    'Distal',
  ];
}
