import type { Vector } from '@meshwright/look/render';
import type { BodyKind } from './skeletons.ts';
import { skeletons } from './skeletons.ts';
import type { SkinWeights } from './skin/bind-skin.ts';

/** Joints whose parts may reach the ground in a clip. */
const supporting: Readonly<Record<BodyKind, RegExp>> = {
  biped: /Foot|ToeBase|Hand/,
  quadruped: /ToeBase|Hand|Tail/,
};
/** Directions in which the outermost vertices are kept: down, aslant, level, and up, since a raised thing is lowered. */
const directions: readonly Vector[] = [-1, -0.5, 0, 0.5, 1].flatMap((y) =>
  Array.from({ length: 8 }, (_, n): Vector => {
    const angle = (n * Math.PI) / 4;
    return [Math.cos(angle), y * 2, Math.sin(angle)];
  }),
);

/**
 * Returns, for each joint of a foot, a hand or a tail, the outermost vertices that move with it: enough to find how deep the
 * part would be in the ground after a rotation.
 */
export function supportPoints(
  kind: BodyKind,
  positions: Float32Array,
  { joints, weights }: SkinWeights,
): Map<string, Vector[]> {
  const points = new Map<string, Vector[]>();
  for (const [joint, { name }] of skeletons[kind].entries()) {
    if (!supporting[kind].test(name)) continue;
    const own: number[] = [];
    for (let v = 0; v * 3 < positions.length; v++)
      if (joints[v * 4] === joint && weights[v * 4]! > 0.6) own.push(v);
    if (own.length === 0) continue;
    const outermost = new Set(directions.map((direction) => furthest(positions, own, direction)));
    points.set(
      name,
      [...outermost].map((v) => [positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!]),
    );
  }
  return points;
}

function furthest(positions: Float32Array, own: readonly number[], [x, y, z]: Vector): number {
  let [best, most] = [own[0]!, Number.NEGATIVE_INFINITY];
  for (const v of own) {
    const far = positions[v * 3]! * x + positions[v * 3 + 1]! * y + positions[v * 3 + 2]! * z;
    if (far > most) [best, most] = [v, far];
  }
  return best;
}
