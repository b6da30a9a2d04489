export { type BoneFile, type BoneFileEngine, boneFile } from './humanoid/bone-files.ts';
export { type HumanoidOptions, type HumanoidReport, humanoidModel } from './humanoid/humanoid-model.ts';
export type { VrmPermissions } from './humanoid/licences.ts';
export { bakeArmature } from './rig/bake-scale.ts';
export type { ArmPose } from './rig/rest-pose.ts';
export { type RigBone, type RigPassport, rigPassport } from './rig/rig-passport.ts';
export type { BoneNames, RigTarget } from './rig/target-bone-names.ts';
