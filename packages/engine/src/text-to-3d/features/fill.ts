import type { Forms } from '../shapes/forms.ts';
import type { Point, Shape } from '../shapes/shape.ts';
import { boundsOf, rayCaster } from './placed-parts.ts';

/** Directions from the middle of a container to its walls. */
const directions = 32;
/** Heights at which walls are looked for, and the share of the directions in which the rim has one. */
const levels = 24;
const closed = 0.9;
/** How far below the rim a filling is, and how high what is loose rises in the middle, as shares of the width of the opening. */
const belowRim = 0.04;
const heaped = 0.16;
/** How high what lies in a container as it is made may rise over the rim, as a share of the width. */
const mostOwn = 0.2;
/** Share of the distance to the walls that a filling takes, which is in them a little. */
const reach = 1.01;

/** The open room of a container at the height of a filling. */
interface Opening {
  /** Around the middle, counter-clockwise from above. */
  readonly walls: readonly Point[];
  readonly middle: Point;
  /** Mean width. */
  readonly across: number;
}

/** Returns the opening of a container just below its rim, or over what lies in it; null for what is closed. */
export function openingOf(shapes: readonly Shape[]): Opening | null {
  const { low, high } = boundsOf(shapes);
  const cast = rayCaster(shapes);
  const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  const wallsAt = (y: number): Point[] =>
    Array.from({ length: directions }, (_, i) => {
      const angle = (2 * Math.PI * i) / directions;
      return cast([x, y, z], [Math.sin(angle), 0, Math.cos(angle)])?.point;
    }).filter((point) => point !== undefined);
  const heights = Array.from(
    { length: levels },
    (_, i) => high[1] - ((i + 0.5) * (high[1] - low[1])) / levels,
  );
  const rim = heights.find((y) => wallsAt(y).length >= closed * directions);
  if (rim === undefined) return null;
  const distance = (wall: Point): number => Math.hypot(wall[0] - x, wall[2] - z);
  const across = (2 * wallsAt(rim).reduce((sum, wall) => sum + distance(wall), 0)) / directions;
  const filled = rim - belowRim * across;
  const walls = wallsAt(filled);
  if (walls.length < directions) return null;
  const own = cast([x, rim + mostOwn * across, z], [0, -1, 0])?.point[1] ?? filled;
  return { walls, middle: [x, Math.max(filled, own + 0.01 * across), z], across };
}

/** Returns what fills a container, level or heaped; null for what is closed. */
export function fillingOf(shapes: readonly Shape[], forms: Forms, isHeaped: boolean): Shape | null {
  const opening = openingOf(shapes);
  if (opening === null) return null;
  const {
    walls,
    across,
    middle: [x, top, z],
  } = opening;
  const ring = (share: number, y: number): Point[] =>
    walls.map((wall) => [x + (wall[0] - x) * share, y, z + (wall[2] - z) * share]);
  const rise = isHeaped ? heaped * across : 0;
  return forms.loft([
    ring(reach, top - 0.02 * across),
    ring(reach, top),
    ...(isHeaped ? [ring(0.75, top + 0.5 * rise), ring(0.4, top + 0.9 * rise)] : []),
    ring(0.02, top + rise),
  ]);
}
