export { bakeArmature } from './rig/bake-scale.ts';
export { type BoneNames, humanoidBones, type RigTarget, requiredBones } from './rig/bone-names.ts';
export type { ArmPose } from './rig/rest-pose.ts';
export { type RigBone, type RigPassport, rigPassport } from './rig/rig-passport.ts';
