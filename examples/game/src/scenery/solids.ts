import type { Triangle, Vec3 } from './mesh-data.ts';
import type { Random } from './random.ts';

/** Radius and height of one ring. */
export type Ring = readonly [radius: number, height: number];

export interface Placing {
  readonly at: Vec3;
  /** Radians about the vertical axis. */
  readonly turn?: number;
  /** Factor per axis. */
  readonly scale?: Vec3;
}

/** Builds a lathed body from its lowest ring up; `rough` is the largest random offset of a corner in metres. */
export function lathe(
  rings: readonly Ring[],
  { segments, rough = 0, random }: { segments: number; rough?: number; random?: Random },
  placing: Placing,
): Triangle[] {
  const put = placer(placing);
  const jolt = () => (random && rough ? random.between(-rough, rough) : 0);
  const corners = rings.map(([radius, height]) =>
    Array.from({ length: segments }, (_, i): Vec3 => {
      const angle = (i / segments) * 2 * Math.PI;
      // The corners at a tip share one position and must stay together.
      const [x, y, z] = radius === 0 ? [0, 0, 0] : [jolt(), jolt(), jolt()];
      return put([radius * Math.sin(angle) + x, height + y, radius * Math.cos(angle) + z]);
    }),
  );
  return corners.slice(1).flatMap((upper, k) =>
    upper.flatMap((_, i): Triangle[] => {
      const lower = corners[k]!;
      const next = (i + 1) % segments;
      return [
        [lower[i]!, lower[next]!, upper[next]!],
        [lower[i]!, upper[next]!, upper[i]!],
      ];
    }),
  );
}

/** Builds a ball of radius 1 with displaced corners, standing on its middle: boulder, bush, crown or cloud. */
export function blob(random: Random, rough: number, placing: Placing, segments = 8): Triangle[] {
  const steps = Math.max(3, Math.round(segments * 0.7));
  const rings = Array.from({ length: steps + 1 }, (_, i): Ring => {
    const angle = (i / steps - 0.5) * Math.PI;
    return i === 0 || i === steps ? [0, Math.sin(angle)] : [Math.cos(angle), Math.sin(angle)];
  });
  return lathe(rings, { segments, rough, random }, placing);
}

/** Builds a box of a width, height and depth that stands on the ground. */
export function box([width, height, depth]: Vec3, placing: Placing): Triangle[] {
  const put = placer(placing);
  const [x, z] = [width / 2, depth / 2];
  const at = (i: number): Vec3 => put([i & 1 ? x : -x, i & 2 ? height : 0, i & 4 ? z : -z]);
  return sides.flatMap(([a, b, c, d]): Triangle[] => [
    [at(a), at(b), at(c)],
    [at(a), at(c), at(d)],
  ]);
}

const sides = [
  [4, 5, 7, 6],
  [1, 0, 2, 3],
  [5, 1, 3, 7],
  [0, 4, 6, 2],
  [6, 7, 3, 2],
  [0, 1, 5, 4],
] as const;

function placer({ at, turn = 0, scale = [1, 1, 1] }: Placing): (point: Vec3) => Vec3 {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return ([x, y, z]) => {
    const [sx, sy, sz] = [x * scale[0], y * scale[1], z * scale[2]];
    return [at[0] + cos * sx + sin * sz, at[1] + sy, at[2] - sin * sx + cos * sz];
  };
}
