import { changed, type Pose, type PoseChange, stand } from '../../motion/pose.ts';

/** Fists up, left foot ahead. */
export const guard: Pose = changed(stand, {
  hips: [0, -0.1, 0],
  turn: [6, -28, 0],
  spine: [6, -4, 0],
  head: [4, 24, 0],
  handL: [-0.16, -0.02, 0.5],
  handR: [-0.2, 0.05, 0.32],
  elbows: [0.25, -1, -0.1],
  footL: [0.06, 0, 0.2],
  footR: [0.06, 0, -0.2],
  stepL: [0, -8, 0],
  stepR: [0, 42, 0],
});

/** A weapon in both hands, in front. */
export const armed: Pose = changed(guard, {
  handL: [-0.3, -0.35, 0.55],
  handR: [-0.24, -0.3, 0.62],
  wrists: [-10, 0, 0],
});

/** On a chair. */
export const seated: Pose = changed(stand, {
  hips: [0, -0.5, -0.42],
  feet: [0.04, 0, 0.02],
  hands: [0.02, -0.62, 0.5],
  turn: [-4, 0, 0],
  spine: [6, 0, 0],
});

/** On the ground, knees up. */
export const grounded: Pose = changed(stand, {
  hips: [0, -1.08, -0.15],
  feet: [0.02, 0, 0.62],
  turn: [-14, 0, 0],
  spine: [22, 0, 0],
  hands: [0.1, -0.4, 0.62],
  knees: [0.15, 1, 0.6],
});

/** Low on bent knees. */
export const crouched: Pose = changed(stand, {
  hips: [0, -0.45, -0.12],
  turn: [22, 0, 0],
  spine: [22, 0, 0],
  head: [-32, 0, 0],
  hands: [0.12, -0.6, 0.5],
  footL: [0.08, 0, 0.14],
  footR: [0.08, 0, -0.16],
  stepR: [18, 10, 0],
});

/** Flat on the back, arms a little out. */
export const onBack: PoseChange = {
  hips: [0, -1.08, 0],
  turn: [-88, 0, 0],
  spine: [0, 0, 0],
  head: [4, 0, 0],
  free: [1, 1, 0],
  hands: [0.42, -0.86, -0.06],
  feet: [0.06, 0.02, 0],
  steps: [28, 20, 0],
};

/** Flat on the face. */
export const onFace: PoseChange = {
  hips: [0, -1.08, 0],
  turn: [88, 0, 0],
  spine: [0, 0, 0],
  head: [-10, 40, 0],
  free: [1, 1, 0],
  handL: [0.5, 0.5, 0.05],
  handR: [0.42, -0.8, 0.08],
  feet: [0.06, 0.02, 0],
  steps: [60, 10, 0],
};
