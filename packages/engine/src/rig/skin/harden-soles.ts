import type { FittedBody } from '../body/fitted-body.ts';
import { skeletons } from '../skeletons.ts';

/** Half the width, in heights, of the crease between foot and toes. */
const crease = 0.012;

/**
 * Gives what is below the ankle to foot and toes alone, divided at the ball, and a paw to its last joint: a sole that
 * also follows the shin would be pressed into the ground by it.
 */
export function hardenSoles(fitted: FittedBody, positions: Float32Array, shares: Float32Array): void {
  const names = skeletons[fitted.kind].map(({ name }) => name);
  const biped = fitted.kind === 'biped';
  for (const side of ['Left', 'Right']) {
    const soles = biped ? [[`${side}Foot`, `${side}ToeBase`]] : [[`${side}ToeBase`], [`${side}Hand`]];
    for (const own of soles) {
      const joints = own.map((name) => names.indexOf(name));
      harden(fitted, positions, shares, names.length, joints, own[0]!);
    }
    if (biped) divide(fitted, positions, shares, names, side);
  }
}

/** Takes the shares of other joints from vertices below the joint that belong to its foot for a part at least. */
function harden(
  { joints }: FittedBody,
  positions: Float32Array,
  shares: Float32Array,
  count: number,
  kept: readonly number[],
  top: string,
): void {
  const height = joints.get(top)![1];
  for (let v = 0; v * 3 < positions.length; v++) {
    const y = positions[v * 3 + 1]!;
    if (y >= height) continue;
    let [own, all] = [0, 0];
    for (let joint = 0; joint < count; joint++) {
      all += shares[v * count + joint]!;
      if (kept.includes(joint)) own += shares[v * count + joint]!;
    }
    if (own < all * 0.15) continue;
    const rest = smooth((y - height * 0.45) / (height * 0.55));
    for (let joint = 0; joint < count; joint++) if (!kept.includes(joint)) shares[v * count + joint]! *= rest;
  }
}

/** Divides the foot at its ball: before it the toes, behind it the foot. */
function divide(
  { joints, tips }: FittedBody,
  positions: Float32Array,
  shares: Float32Array,
  names: readonly string[],
  side: string,
): void {
  const [foot, toes] = [names.indexOf(`${side}Foot`), names.indexOf(`${side}ToeBase`)];
  const [ankle, ball, tip] = [
    joints.get(`${side}Foot`)!,
    joints.get(`${side}ToeBase`)!,
    tips.get(`${side}ToeBase`),
  ];
  const end = tip ?? ball;
  const [x, z] = [end[0] - ankle[0], end[2] - ankle[2]];
  const long = Math.hypot(x, z) || 1;
  for (let v = 0; v * 3 < positions.length; v++) {
    const at = v * names.length;
    const both = shares[at + foot]! + shares[at + toes]!;
    if (both === 0 || positions[v * 3 + 1]! > ankle[1]) continue;
    const ahead = ((positions[v * 3]! - ball[0]) * x + (positions[v * 3 + 2]! - ball[2]) * z) / long;
    const ofToes = smooth((ahead + crease) / (2 * crease));
    shares[at + foot] = both * (1 - ofToes);
    shares[at + toes] = both * ofToes;
  }
}

function smooth(t: number): number {
  const x = Math.max(0, Math.min(1, t));
  return x * x * (3 - 2 * x);
}
