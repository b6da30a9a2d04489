import type { FittedBody, HangingCloth } from '../body/fitted-body.ts';
import { skeletons } from '../skeletons.ts';

/**
 * How cloth follows the thighs: where it begins to, their most share of it and the share of the way to the hem where it is reached,
 * and half the width in which the sides mix, relative to the distance between the hips.
 */
const ofRobe = { from: 'Hips', most: 0.7, reached: 0.7, mixed: 1.6 };
/** The legs in a skirt are seen below it, so it keeps to them. */
const ofSkirt = { from: 'LeftUpLeg', most: 0.9, reached: 0.3, mixed: 1 };

/**
 * Lets a robe or a skirt hang from the hips and follow both thighs, each more on its own side: cloth between two legs is not torn,
 * and knees that it hides do not bend it. The legs in a skirt keep their shares.
 */
export function drapeCloth(
  { kind, joints }: FittedBody,
  { hem, leg }: HangingCloth,
  positions: Float32Array,
  shares: Float32Array,
): void {
  const names = skeletons[kind].map(({ name }) => name);
  const legs = names.flatMap((name, joint) => (/UpLeg|Leg|Foot|ToeBase/.test(name) ? [joint] : []));
  const [hips, left, right] = ['Hips', 'LeftUpLeg', 'RightUpLeg'].map((name) => names.indexOf(name)) as [
    number,
    number,
    number,
  ];
  const isRobe = leg === 0;
  const { from, most, reached, mixed } = isRobe ? ofRobe : ofSkirt;
  const [, top] = joints.get(from)!;
  const thighs = [joints.get('LeftUpLeg')!, joints.get('RightUpLeg')!] as const;
  const middle = (thighs[0][0] + thighs[1][0]) / 2;
  const half = Math.abs(thighs[0][0] - thighs[1][0]) * mixed;
  const isLeg = (x: number, y: number, z: number): boolean =>
    y < top && thighs.some((thigh) => Math.hypot(x - thigh[0], z - thigh[2]) < leg);
  for (let v = 0; v * 3 < positions.length; v++) {
    const [x, y, z] = [positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!];
    const row = v * names.length;
    const cloth = legs.reduce((sum, joint) => sum + shares[row + joint]!, shares[row + hips]!);
    if (cloth === 0 || y < hem || (isRobe ? y > top : isLeg(x, y, z))) continue;
    const ofThighs = most * smooth((top - y) / (reached * (top - hem))) * cloth;
    const ofLeft = smooth((x - middle + half) / (2 * half));
    for (const joint of legs) shares[row + joint] = 0;
    shares[row + hips] = cloth - ofThighs;
    shares[row + left] = ofThighs * ofLeft;
    shares[row + right] = ofThighs * (1 - ofLeft);
  }
}

function smooth(t: number): number {
  const x = Math.max(0, Math.min(1, t));
  return x * x * (3 - 2 * x);
}
