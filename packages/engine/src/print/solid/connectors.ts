import type { Manifold, SimplePolygon } from 'manifold-3d';
import type { Kernel } from './kernel.ts';

/** Joint of two parts: a tenon on one, a mortise in the other. */
export interface Connector {
  readonly kernel: Pick<Kernel, 'Manifold' | 'CrossSection'>;
  readonly shape: 'cube' | 'cylinder';
  /** Width and length of a tenon, as shares of the widest circle on the cut face. */
  readonly size: number;
  readonly height: number;
  /** Called for each tenon with the share of its size that there was room for. */
  onTenon(met: number): void;
  /** Gap around the tenon, in metres. */
  readonly clearance: number;
  /** Smallest useful half width of a tenon, in metres. */
  readonly least: number;
}

export interface Joint {
  readonly above: Manifold;
  readonly below: Manifold;
  readonly axis: 0 | 1 | 2;
  readonly height: number;
  readonly connector: Connector;
}

/**
 * Adds a tenon to the lower half where each island of the section has most room, and its mortise to the upper; an
 * island without room stays flat.
 */
export function addPegs(whole: Manifold, joint: Joint): { above: Manifold; below: Manifold } {
  const { axis, height, connector } = joint;
  const section = turnAxis(whole, axis).slice(height);
  const pegs = section.decompose().flatMap((island) => pegOf(whole, island.toPolygons(), joint) ?? []);
  if (pegs.length === 0) return joint;
  const { Manifold } = connector.kernel;
  return {
    above: joint.above.subtract(Manifold.union(pegs.map(({ mortise }) => mortise))),
    below: joint.below.add(Manifold.union(pegs.map(({ tenon }) => tenon))),
  };
}

interface Peg {
  readonly tenon: Manifold;
  readonly mortise: Manifold;
}

/** Returns the largest peg that an island of the section has room for, or null. */
function pegOf(
  whole: Manifold,
  island: readonly SimplePolygon[],
  { axis, height, connector }: Joint,
): Peg | null {
  const { clearance, least } = connector;
  const at = innermostPoint(island);
  if (!at) return null;
  const wanted = at.room * connector.size;
  if (wanted < least) return null;
  const place = (peg: Manifold): Manifold =>
    turnBack(peg.translate([at.point[0], at.point[1], height]), axis);
  const longest = 2 * at.room * connector.height;
  // Room is tried in the part of the solid around the largest peg, which has few of its faces.
  const [width, length] = [2 * (wanted + 3 * clearance), 2 * (longest + 3 * clearance)];
  const near = whole.intersect(place(connector.kernel.Manifold.cube([width, width, length], true)));
  for (let attempt = 0, half = wanted; attempt < attempts && half >= least; attempt++, half *= 0.75) {
    const depth = (half / wanted) * longest;
    const needed = place(prism(connector, half + 2 * clearance, depth + 2 * clearance, 1));
    // The whole mortise, and a wall around it, must lie inside the solid above.
    if (near.intersect(needed).volume() < needed.volume() * 0.995) continue;
    const tenon = place(prism(connector, half, depth * 2, 0.94).translate([0, 0, -depth]));
    const below = place(prism(connector, half + clearance, depth, 1).translate([0, 0, -depth]));
    if (near.intersect(tenon).intersect(below).volume() < tenon.volume() * 0.45) continue;
    const mortise = place(
      prism(connector, half + clearance, depth + clearance, 1).translate([0, 0, -clearance]),
    );
    connector.onTenon(half / wanted);
    return { tenon, mortise };
  }
  return null;
}

const attempts = 5;

function prism({ kernel, shape }: Connector, half: number, height: number, taper: number): Manifold {
  const { CrossSection } = kernel;
  const section =
    shape === 'cylinder' ? CrossSection.circle(half, 48) : CrossSection.square([half * 2, half * 2], true);
  return section.extrude(height, 0, 0, [taper, taper]);
}

/** Rotates the axis to z, keeping coordinates along it, and the two after it to x and y. */
function turnAxis(manifold: Manifold, axis: 0 | 1 | 2): Manifold {
  const at = (row: number, column: number): number => (column === (axis + 1 + row) % 3 ? 1 : 0);
  return manifold.transform(columnMajor(at));
}

function turnBack(manifold: Manifold, axis: 0 | 1 | 2): Manifold {
  const at = (row: number, column: number): number => (row === (axis + 1 + column) % 3 ? 1 : 0);
  return manifold.transform(columnMajor(at));
}

type Matrix = Parameters<Manifold['transform']>[0];

function columnMajor(at: (row: number, column: number) => number): Matrix {
  const matrix = new Array<number>(16).fill(0) as Matrix;
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) matrix[column * 4 + row] = at(row, column);
  matrix[15] = 1;
  return matrix;
}

/** Returns the point inside the outlines that is furthest from them, on a grid. */
function innermostPoint(
  polygons: readonly SimplePolygon[],
): { point: readonly [number, number]; room: number } | null {
  const all = polygons.flat();
  if (all.length === 0) return null;
  const lines = polygons.map((polygon) => Float64Array.from(polygon.flat()));
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let best: { point: readonly [number, number]; room: number } | null = null;
  for (let i = 1; i < gridSide; i++) {
    for (let j = 1; j < gridSide; j++) {
      const point = [left + ((right - left) * i) / gridSide, low + ((high - low) * j) / gridSide] as const;
      const least = best?.room ?? 0;
      const room = depthAt(point[0], point[1], lines, least);
      if (room > least) best = { point, room };
    }
  }
  return best;
}

const gridSide = 28;

/** Returns the distance to the nearest outline, given as x and y of its points; negative outside, or where it is less than a limit. */
function depthAt(x: number, y: number, outlines: readonly Float64Array[], limit: number): number {
  let inside = false;
  let least = Number.POSITIVE_INFINITY;
  const enough = limit * limit;
  for (const outline of outlines) {
    let px = outline.at(-2)!;
    let py = outline.at(-1)!;
    for (let i = 0; i < outline.length; i += 2) {
      const qx = outline[i]!;
      const qy = outline[i + 1]!;
      if (py > y !== qy > y && x < px + ((qx - px) * (y - py)) / (qy - py)) inside = !inside;
      const dx = qx - px;
      const dy = qy - py;
      const t = Math.min(1, Math.max(0, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
      const offX = x - px - dx * t;
      const offY = y - py - dy * t;
      const distance = offX * offX + offY * offY;
      if (distance < least) least = distance;
      if (least < enough) return -1;
      px = qx;
      py = qy;
    }
  }
  return inside ? Math.sqrt(least) : -1;
}
