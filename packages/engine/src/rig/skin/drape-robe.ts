import type { FittedBody } from '../body/fitted-body.ts';
import { skeletons } from '../skeletons.ts';

/** Largest share of the thighs at the hem of a robe; the hips have the rest. */
const mostOfThighs = 0.7;

/**
 * Lets a robe hang from the hips and follow both thighs, each more on its own side: cloth between two legs is not torn,
 * and knees that it hides do not bend it.
 */
export function drapeRobe({ kind, joints }: FittedBody, positions: Float32Array, shares: Float32Array): void {
  const names = skeletons[kind].map(({ name }) => name);
  const legs = names.flatMap((name, joint) => (/UpLeg|Leg|Foot|ToeBase/.test(name) ? [joint] : []));
  const [hips, left, right] = ['Hips', 'LeftUpLeg', 'RightUpLeg'].map((name) => names.indexOf(name)) as [
    number,
    number,
    number,
  ];
  const [, top] = joints.get('Hips')!;
  const [fromLeft, fromRight] = [joints.get('LeftUpLeg')![0], joints.get('RightUpLeg')![0]];
  const [middle, half] = [(fromLeft + fromRight) / 2, Math.abs(fromLeft - fromRight) * 1.6];
  for (let v = 0; v * 3 < positions.length; v++) {
    const [x, y] = [positions[v * 3]!, positions[v * 3 + 1]!];
    const row = v * names.length;
    const cloth = legs.reduce((sum, joint) => sum + shares[row + joint]!, shares[row + hips]!);
    if (y > top || cloth === 0) continue;
    const ofThighs = mostOfThighs * smooth((top - y) / (0.7 * top)) * cloth;
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
