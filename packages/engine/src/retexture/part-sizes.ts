import type { ScenePart } from '@meshwright/formats/mesh';

/** Returns the indices of the parts, largest surface first. */
export function partsByArea(parts: readonly ScenePart[]): number[] {
  const areas = parts.map(areaOf);
  return [...parts.keys()].sort((a, b) => areas[b]! - areas[a]! || a - b);
}

/** Returns the box around all parts: its lowest corner and its sides. */
export function extentOfParts(parts: readonly ScenePart[]): {
  readonly low: [number, number, number];
  readonly size: [number, number, number];
} {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of parts) {
    for (let i = 0; i < positions.length; i++) {
      const k = (i % 3) as 0 | 1 | 2;
      const value = positions[i]!;
      if (value < low[k]) low[k] = value;
      if (value > high[k]) high[k] = value;
    }
  }
  return { low, size: [high[0] - low[0], high[1] - low[1], high[2] - low[2]] };
}

function areaOf({ positions, indices }: ScenePart): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const a = indices[i]! * 3;
    const b = indices[i + 1]! * 3;
    const c = indices[i + 2]! * 3;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    sum += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
  }
  return sum / 2;
}
