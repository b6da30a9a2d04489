import type { Relief } from '../inflate.ts';

/** Rings around the picture from its edge outwards: outset and height, as shares of the longer side. */
const profile: readonly (readonly [outset: number, height: number])[] = [
  [0, 0],
  [0, 0.022],
  [0.014, 0.034],
  [0.044, 0.03],
  [0.056, 0.014],
  [0.056, -0.024],
];

/**
 * Returns a closed panel in the picture's pixels: the picture flat at z = 0, a raised frame around it, a flat back. Only
 * the triangles of the picture have all corners at z = 0.
 */
export function framedPanel({ width, height }: { readonly width: number; readonly height: number }): Relief {
  const longer = Math.max(width, height);
  const positions: number[] = [];
  const indices: number[] = [];
  for (const [outset, z] of profile) {
    const o = outset * longer;
    for (const [x, y] of [
      [-o, -o],
      [-o, height + o],
      [width + o, height + o],
      [width + o, -o],
    ] as const)
      positions.push(x, y, z * longer);
  }
  indices.push(0, 1, 2, 0, 2, 3);
  for (let ring = 0; ring + 1 < profile.length; ring++)
    for (let k = 0; k < 4; k++) {
      const [a, b] = [ring * 4 + k, ring * 4 + ((k + 1) % 4)];
      indices.push(a, a + 4, b + 4, a, b + 4, b);
    }
  const back = (profile.length - 1) * 4;
  indices.push(back, back + 2, back + 1, back, back + 3, back + 2);
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** Returns the triangles of a panel in two lists: those of the picture, and those of its frame and back. */
export function panelParts({ positions, indices }: Relief): {
  readonly picture: Uint32Array;
  readonly frame: Uint32Array;
} {
  const picture: number[] = [];
  const frame: number[] = [];
  for (let t = 0; t + 2 < indices.length; t += 3) {
    const corners = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    (corners.every((v) => positions[v * 3 + 2] === 0) ? picture : frame).push(...corners);
  }
  return { picture: Uint32Array.from(picture), frame: Uint32Array.from(frame) };
}
