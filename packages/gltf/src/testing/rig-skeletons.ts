/**
 * Skeletons as programs export them, with their roots, twist joints, metacarpals and ends: chains of names from a joint
 * that is already there downwards. `!` names the VRM bone that a joint is, without side; joints without it are none.
 * `%` is the side as the convention spells it and `&` its capital letter; a chain with either is there twice.
 * `=x,y,z` is the offset to the joint above, in metres and with x to the left; other joints divide their chain evenly.
 */
export interface RigSkeleton {
  sides: readonly [left: string, right: string];
  chains: readonly string[];
  /** Where spaces belong to the names, `~` stands for a space. */
  fingers: readonly string[];
}

const five = (pattern: (name: string, vrm: string) => string, names: readonly string[]): string[] =>
  ['Thumb', 'Index', 'Middle', 'Ring', 'Little'].flatMap((vrm, index) =>
    names[index] ? [pattern(names[index], vrm)] : [],
  );

/** `hand a1!ThumbMetacarpal a2!ThumbProximal a3!ThumbDistal`, for a pattern with `#` for the number. */
const numbered = (hand: string, pattern: string, names: readonly string[], more = ''): string[] =>
  five((name, vrm) => {
    const parts =
      vrm === 'Thumb' ? ['Metacarpal', 'Proximal', 'Distal'] : ['Proximal', 'Intermediate', 'Distal'];
    const joints = parts.map(
      (part, index) => `${pattern.replace('*', name).replace('#', String(index + 1))}!${vrm}${part}`,
    );
    const start = vrm === 'Thumb' ? '' : more.replace('*', name);
    return [hand, start, ...joints].join(' ');
  }, names);

const mixamo = 'mixamorig:';
const base = 'CC_Base_';

export const rigSkeletons: Readonly<Record<string, RigSkeleton>> = {
  Mixamo: {
    sides: ['Left', 'Right'],
    chains: [
      `${mixamo}Hips!hips ${mixamo}Spine!spine ${mixamo}Spine1!chest ${mixamo}Spine2!upperChest ${mixamo}Neck!neck ${mixamo}Head!head ${mixamo}HeadTop_End`,
      `${mixamo}Head ${mixamo}%Eye!Eye=0.03,0.05,0.08`,
      `${mixamo}Spine2 ${mixamo}%Shoulder!Shoulder ${mixamo}%Arm!UpperArm ${mixamo}%ForeArm!LowerArm ${mixamo}%Hand!Hand`,
      `${mixamo}Hips ${mixamo}%UpLeg!UpperLeg ${mixamo}%Leg!LowerLeg ${mixamo}%Foot!Foot ${mixamo}%ToeBase!Toes ${mixamo}%Toe_End`,
    ],
    fingers: numbered(`${mixamo}%Hand`, `${mixamo}%Hand*#`, ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky']),
  },
  'Rigify, deform bones': {
    sides: ['L', 'R'],
    chains: [
      'DEF-spine!hips DEF-spine.001!spine DEF-spine.002!chest DEF-spine.003!upperChest DEF-spine.004!neck DEF-spine.005 DEF-spine.006!head',
      'DEF-spine DEF-pelvis.%=0.02,0.03,0.05',
      'DEF-spine.003 DEF-breast.%=0.08,-0.05,0.1',
      'DEF-spine.003 DEF-shoulder.%!Shoulder DEF-upper_arm.%!UpperArm DEF-upper_arm.%.001 DEF-forearm.%!LowerArm DEF-forearm.%.001 DEF-hand.%!Hand',
      'DEF-spine DEF-thigh.%!UpperLeg DEF-thigh.%.001 DEF-shin.%!LowerLeg DEF-shin.%.001 DEF-foot.%!Foot DEF-toe.%!Toes',
    ],
    fingers: [
      'DEF-hand.% DEF-palm.01.%',
      ...numbered('DEF-hand.%', 'DEF-*.0#.%', ['thumb', 'f_index', 'f_middle', 'f_ring', 'f_pinky']),
    ],
  },
  'Unreal mannequin': {
    sides: ['l', 'r'],
    chains: [
      'root pelvis!hips spine_01!spine spine_02 spine_03!chest spine_04 spine_05!upperChest neck_01!neck neck_02 head!head',
      'spine_05 clavicle_%!Shoulder upperarm_%!UpperArm lowerarm_%!LowerArm hand_%!Hand',
      'upperarm_% upperarm_twist_01_% upperarm_twist_02_%',
      'lowerarm_% lowerarm_twist_02_% lowerarm_twist_01_%',
      'pelvis thigh_%!UpperLeg calf_%!LowerLeg foot_%!Foot ball_%!Toes',
      'thigh_% thigh_twist_01_%',
      'calf_% calf_twist_01_%',
      'root ik_foot_root=0,0,0 ik_foot_%=0.1,0.1,0',
      'root ik_hand_root=0,0,0 ik_hand_gun=-0.5,1,0 ik_hand_%=0.1,0,0',
    ],
    fingers: numbered('hand_%', '*_0#_%', ['thumb', 'index', 'middle', 'ring', 'pinky'], '*_metacarpal_%'),
  },
  VRoid: {
    sides: ['L', 'R'],
    chains: [
      'Root J_Bip_C_Hips!hips J_Bip_C_Spine!spine J_Bip_C_Chest!chest J_Bip_C_UpperChest!upperChest J_Bip_C_Neck!neck J_Bip_C_Head!head',
      'J_Bip_C_Head J_Adj_%_FaceEye!Eye=0.03,0.05,0.08',
      'J_Bip_C_Head J_Sec_Hair1_01=0,0.1,-0.08 J_Sec_Hair2_01',
      'J_Bip_C_UpperChest J_Sec_%_Bust1=0.08,-0.05,0.1 J_Sec_%_Bust2',
      'J_Bip_C_UpperChest J_Bip_%_Shoulder!Shoulder J_Bip_%_UpperArm!UpperArm J_Bip_%_LowerArm!LowerArm J_Bip_%_Hand!Hand',
      'J_Bip_C_Hips J_Bip_%_UpperLeg!UpperLeg J_Bip_%_LowerLeg!LowerLeg J_Bip_%_Foot!Foot J_Bip_%_ToeBase!Toes',
      'J_Bip_%_UpperLeg J_Sec_%_SkirtFront0_01=0,0.05,0.1',
    ],
    fingers: numbered('J_Bip_%_Hand', 'J_Bip_%_*#', ['Thumb', 'Index', 'Middle', 'Ring', 'Little']),
  },
  'Biped of 3ds Max': {
    sides: ['L', 'R'],
    chains: [
      'Bip001 Bip001~Pelvis!hips Bip001~Spine!spine Bip001~Spine1!chest Bip001~Spine2!upperChest Bip001~Neck!neck Bip001~Head!head Bip001~HeadNub',
      'Bip001~Neck Bip001~%~Clavicle!Shoulder Bip001~%~UpperArm!UpperArm Bip001~%~Forearm!LowerArm Bip001~%~Hand!Hand',
      'Bip001~%~Forearm Bip001~%~ForeTwist',
      'Bip001~Pelvis Bip001~%~Thigh!UpperLeg Bip001~%~Calf!LowerLeg Bip001~%~Foot!Foot Bip001~%~Toe0!Toes Bip001~%~Toe0Nub',
    ],
    fingers: five(
      (number, vrm) =>
        `Bip001~%~Hand Bip001~%~Finger${number}!${vrm}${vrm === 'Thumb' ? 'Metacarpal' : 'Proximal'} ` +
        `Bip001~%~Finger${number}1!${vrm}${vrm === 'Thumb' ? 'Proximal' : 'Intermediate'} ` +
        `Bip001~%~Finger${number}2!${vrm}Distal Bip001~%~Finger${number}Nub`,
      ['0', '1', '2', '3', '4'],
    ),
  },
  MakeHuman: {
    sides: ['L', 'R'],
    chains: [
      'root!hips spine05!spine spine04 spine03!chest spine02 spine01!upperChest neck01!neck neck02 neck03 head!head',
      'head jaw!jaw=0,0.02,0.06',
      'head eye.%!Eye=0.03,0.05,0.08',
      'spine01 clavicle.%!Shoulder shoulder01.% upperarm01.%!UpperArm upperarm02.% lowerarm01.%!LowerArm lowerarm02.% wrist.%!Hand',
      'root pelvis.% upperleg01.%!UpperLeg upperleg02.% lowerleg01.%!LowerLeg lowerleg02.% foot.%!Foot toe1-1.%!Toes toe1-2.%',
      'foot.% toe2-1.%=0.02,0.1,0.01 toe2-2.%',
    ],
    fingers: [
      ...five(
        (number, vrm) =>
          `wrist.% ${vrm === 'Thumb' ? '' : `metacarpal${Number(number) - 1}.%`} ` +
          `finger${number}-1.%!${vrm}${vrm === 'Thumb' ? 'Metacarpal' : 'Proximal'} ` +
          `finger${number}-2.%!${vrm}${vrm === 'Thumb' ? 'Proximal' : 'Intermediate'} finger${number}-3.%!${vrm}Distal`,
        ['1', '2', '3', '4', '5'],
      ),
    ],
  },
  'CMU motion capture (BVH)': {
    sides: ['Left', 'Right'],
    chains: [
      'Hips!hips LowerBack!spine Spine!chest Spine1!upperChest Neck!neck Neck1 Head!head',
      'Spine1 %Shoulder!Shoulder %Arm!UpperArm %ForeArm!LowerArm %Hand!Hand',
      'Hips &HipJoint=0,0,0 %UpLeg!UpperLeg %Leg!LowerLeg %Foot!Foot %ToeBase!Toes',
    ],
    fingers: ['%Hand %FingerBase %HandIndex1!IndexProximal', '%Hand &Thumb!ThumbMetacarpal'],
  },
  'Daz Genesis 8': {
    sides: ['l', 'r'],
    chains: [
      'hip!hips abdomenLower!spine abdomenUpper chestLower!chest chestUpper!upperChest neckLower!neck neckUpper head!head upperFaceRig',
      'hip pelvis %ThighBend!UpperLeg %ThighTwist %Shin!LowerLeg %Foot!Foot %Metatarsals %Toe!Toes %BigToe',
      'head lowerJaw!jaw=0,0.02,0.06',
      'head %Eye!Eye=0.03,0.05,0.08',
      'chestLower %Pectoral=0.08,0,0.1',
      'chestUpper %Collar!Shoulder %ShldrBend!UpperArm %ShldrTwist %ForearmBend!LowerArm %ForearmTwist %Hand!Hand',
    ],
    fingers: numbered('%Hand', '%*#', ['Thumb', 'Index', 'Mid', 'Ring', 'Pinky'], '%Carpal*'),
  },
  'Character Creator': {
    sides: ['L', 'R'],
    chains: [
      `${base}BoneRoot ${base}Hip!hips ${base}Waist!spine ${base}Spine01!chest ${base}Spine02!upperChest ${base}NeckTwist01!neck ${base}NeckTwist02 ${base}Head!head`,
      `${base}Head ${base}FacialBone=0,0,0 ${base}JawRoot!jaw=0,0.02,0.06 ${base}Tongue01`,
      `${base}FacialBone ${base}%_Eye!Eye=0.03,0.05,0.08`,
      `${base}Spine02 ${base}%_RibsTwist=0.08,-0.1,0.05 ${base}%_Breast`,
      `${base}Spine02 ${base}%_Clavicle!Shoulder ${base}%_Upperarm!UpperArm ${base}%_Forearm!LowerArm ${base}%_Hand!Hand`,
      `${base}%_Upperarm ${base}%_UpperarmTwist01 ${base}%_UpperarmTwist02`,
      `${base}%_Forearm ${base}%_ElbowShareBone=0,0,0`,
      `${base}Hip ${base}Pelvis ${base}%_Thigh!UpperLeg ${base}%_Calf!LowerLeg ${base}%_Foot!Foot ${base}%_ToeBase!Toes ${base}%_BigToe1`,
      `${base}%_Thigh ${base}%_ThighTwist01 ${base}%_ThighTwist02`,
      `${base}%_Calf ${base}%_KneeShareBone=0,0,0`,
      `${base}%_Foot ${base}%_ToeBaseShareBone`,
    ],
    fingers: numbered(`${base}%_Hand`, `${base}%_*#`, ['Thumb', 'Index', 'Mid', 'Ring', 'Pinky']),
  },
  'Humanoid of Unity': {
    sides: ['Left', 'Right'],
    chains: [
      'Hips!hips Spine!spine Chest!chest UpperChest!upperChest Neck!neck Head!head',
      'Head %Eye!Eye=0.03,0.05,0.08',
      'Head Jaw!jaw=0,0.02,0.06',
      'UpperChest %Shoulder!Shoulder %UpperArm!UpperArm %LowerArm!LowerArm %Hand!Hand',
      'Hips %UpperLeg!UpperLeg %LowerLeg!LowerLeg %Foot!Foot %Toes!Toes',
    ],
    fingers: five(
      (name) =>
        `%Hand %~${name}~Proximal!${name}${name === 'Thumb' ? 'Metacarpal' : 'Proximal'} ` +
        `%~${name}~Intermediate!${name}${name === 'Thumb' ? 'Proximal' : 'Intermediate'} %~${name}~Distal!${name}Distal`,
      ['Thumb', 'Index', 'Middle', 'Ring', 'Little'],
    ),
  },
};

const sides = [
  ['left', 'l', 'Left'],
  ['right', 'r', 'Right'],
] as const;

/** The joints of the knight of the shared models, which has no shoulders, neck and fingers. */
export const knightBones: Readonly<Record<string, string>> = Object.fromEntries([
  ...['hips', 'spine', 'chest', 'head'].map((bone) => [bone, bone]),
  ...sides.flatMap(([side, letter]) =>
    Object.entries({
      UpperArm: 'upperarm',
      LowerArm: 'lowerarm',
      Hand: 'wrist',
      MiddleProximal: 'hand',
      UpperLeg: 'upperleg',
      LowerLeg: 'lowerleg',
      Foot: 'foot',
      Toes: 'toes',
    }).map(([bone, name]) => [side + bone, `${name}.${letter}`]),
  ),
]);

/** The joints of the generated character of the fixtures. */
export const characterBones: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries({
    hips: 'Hips',
    spine: 'Spine02',
    chest: 'Spine01',
    upperChest: 'Spine',
    neck: 'neck',
    head: 'Head',
  }),
  ...sides.flatMap(([side, , prefix]) =>
    Object.entries({
      Shoulder: 'Shoulder',
      UpperArm: 'Arm',
      LowerArm: 'ForeArm',
      Hand: 'Hand',
      UpperLeg: 'UpLeg',
      LowerLeg: 'Leg',
      Foot: 'Foot',
      Toes: 'ToeBase',
    }).map(([bone, name]) => [side + bone, prefix + name]),
  ),
]);
