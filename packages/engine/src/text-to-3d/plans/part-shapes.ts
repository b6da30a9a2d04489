import type { Part } from '../kit.ts';
import type { Point, Shape } from '../shapes/shape.ts';

/** Returns the points of shapes. */
export function pointsOf(shapes: readonly Shape[]): Point[] {
  return shapes.flatMap(({ positions }) =>
    Array.from(
      { length: positions.length / 3 },
      (_, i): Point => [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!],
    ),
  );
}

/** Returns a part with other shapes, and its joint elsewhere where it has one. */
export function mapped(part: Part, shape: (shape: Shape) => Shape, pivot: (pivot: Point) => Point): Part {
  const isHinged = part.pivot.some((value) => value !== 0);
  return {
    name: part.name,
    pivot: isHinged ? pivot(part.pivot) : part.pivot,
    surfaces: new Map([...part.surfaces].map(([slot, shapes]) => [slot, shapes.map(shape)])),
  };
}

/** Turns a point around an axis through another one; positive is counter-clockwise seen from the axis' tip. */
export function turnedAt([x, y, z]: Point, [cx, cy, cz]: Point, axis: 'x' | 'z', degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [dx, dy, dz] = [x - cx, y - cy, z - cz];
  return axis === 'x'
    ? [x, cy + dy * cos - dz * sin, cz + dy * sin + dz * cos]
    : [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos, z];
}
