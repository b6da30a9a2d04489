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
      low[k] = Math.min(low[k], positions[i]!);
      high[k] = Math.max(high[k], positions[i]!);
    }
  }
  return { low, size: [high[0] - low[0], high[1] - low[1], high[2] - low[2]] };
}

function areaOf({ positions, indices }: ScenePart): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const u = [0, 1, 2].map((k) => positions[b + k]! - positions[a + k]!);
    const v = [0, 1, 2].map((k) => positions[c + k]! - positions[a + k]!);
    sum += Math.hypot(
      u[1]! * v[2]! - u[2]! * v[1]!,
      u[2]! * v[0]! - u[0]! * v[2]!,
      u[0]! * v[1]! - u[1]! * v[0]!,
    );
  }
  return sum / 2;
}
