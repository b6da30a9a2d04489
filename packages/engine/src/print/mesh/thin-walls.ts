import { DoubleSide, Ray, Vector3 } from 'three';
import { faceTree } from './bvh.ts';
import { facePlaces, type PrintMesh } from './print-mesh.ts';

/** Thinnest wall that a printer makes, in millimetres, by `printer_type`. */
const thinnestMm = { fdm: 1, sla: 0.8, full_color: 2 };

/** Returns the thinnest wall of a printer in millimetres; of a printer of any other kind that of `fdm`. */
export function thinnestOf(printer: string): number {
  return Object.hasOwn(thinnestMm, printer) ? thinnestMm[printer as keyof typeof thinnestMm] : thinnestMm.fdm;
}

/** The middle of a thin wall. */
interface ThinSpot {
  readonly point: Triple;
  /** Direction across the wall, unit length. */
  readonly across: Triple;
  readonly thickness: number;
  /** Distance between the two faces along `across`. */
  readonly straight: number;
}

type Triple = readonly [number, number, number];

/** The faces of a model. */
export type MeasuredMesh = Pick<PrintMesh, 'corners' | 'places' | 'points'>;

/** Places where a model is thinner than the limit. */
export interface ThinWalls {
  /** Thinnest wall found, in metres; Infinity when none is near the limit. */
  readonly thinnest: number;
  /** Share of the surface that is too thin, 0 to 1. */
  readonly share: number;
  /** Middles of thin walls, and the thickness there, in metres. */
  readonly spots: readonly ThinSpot[];
  /** Approximate distance between samples, in metres. */
  readonly spacing: number;
}

/**
 * Measures thickness by rays from sampled faces to the other side: the median of one straight ray and four in a cone
 * around it, since a single ray is noisy near corners.
 * @param limit metres below which a wall is thin
 * @param samples places to measure at, spread by area
 */
export function thinWalls(mesh: MeasuredMesh, limit: number, samples: number = usualSamples): ThinWalls {
  const faces = facePlaces(mesh);
  const tree = faceTree(mesh);
  const far = limit * reach;
  const ray = new Ray();
  const spots: ThinSpot[] = [];
  let [area, thinArea, count, thinnest] = [0, 0, 0, Number.POSITIVE_INFINITY];
  for (const sample of sampledFaces(faces, mesh.points, samples)) {
    area += sample.area;
    count++;
    const straight = distanceAlong(sample.inward);
    if (straight === null) continue;
    const measured = [straight];
    let thick = straight >= limit ? 1 : 0;
    for (const direction of slants(sample.inward)) {
      const slant = distanceAlong(direction) ?? far;
      measured.push(slant);
      if (slant >= limit) thick++;
      // The median is not thin, and a thinner wall is known.
      if (thick === 3 && thinnest < limit) break;
    }
    if (measured.length < rays) continue;
    const thickness = measured.sort((a, b) => a - b)[2]!;
    thinnest = Math.min(thinnest, thickness);
    if (thickness >= limit) continue;
    thinArea += sample.area;
    const middle = sample.centre.clone().addScaledVector(sample.inward, straight / 2);
    const { x, y, z } = sample.inward;
    spots.push({ point: [middle.x, middle.y, middle.z], across: [x, y, z], thickness, straight });

    function distanceAlong(direction: Vector3): number | null {
      const lift = limit * 1e-4;
      ray.origin.copy(sample.centre).addScaledVector(direction, lift);
      ray.direction.copy(direction);
      const hit = tree.raycastFirst(ray, DoubleSide, 0, far);
      return hit ? hit.distance + lift : null;
    }
  }
  const spacing = Math.sqrt(area / Math.max(1, count));
  return { thinnest, share: area > 0 ? thinArea / area : 0, spots, spacing };
}

/** The straight ray and the cone. */
const rays = 5;
/** Ray length as a multiple of the limit. */
const reach = 1.6;
const coneDegrees = 25;
const usualSamples = 16_000;

interface Sample {
  readonly centre: Vector3;
  readonly inward: Vector3;
  readonly area: number;
}

/** Samples points evenly over the surface, in the order of the faces: large faces get several. */
function* sampledFaces(faces: Uint32Array, points: Float32Array, samples: number): Generator<Sample> {
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  const areas = new Float64Array(faces.length / 3);
  const load = (face: number): Vector3 => {
    a.fromArray(points, faces[face * 3]! * 3);
    b.fromArray(points, faces[face * 3 + 1]! * 3);
    c.fromArray(points, faces[face * 3 + 2]! * 3);
    return b.clone().sub(a).cross(c.clone().sub(a));
  };
  let total = 0;
  for (let face = 0; face < areas.length; face++) {
    areas[face] = areaOf(faces, points, face);
    total += areas[face]!;
  }
  const share = total / samples;
  let due = share / 2;
  for (let face = 0; face < areas.length; face++) {
    for (let number = 0; due < areas[face]!; number++, due += share) {
      const normal = load(face);
      // The golden ratio spreads the samples over one large face.
      const u = Math.sqrt((0.5 + number * 0.754877) % 1);
      const v = (0.5 + number * 0.56984) % 1;
      const centre = a
        .clone()
        .multiplyScalar(1 - u)
        .addScaledVector(b, u * (1 - v))
        .addScaledVector(c, u * v);
      yield { centre, inward: normal.normalize().negate(), area: share };
    }
    due -= areas[face]!;
  }
}

function slants(inward: Vector3): Vector3[] {
  const side = Math.abs(inward.y) < 0.9 ? new Vector3(0, 1, 0) : new Vector3(1, 0, 0);
  side.cross(inward).normalize();
  const up = new Vector3().crossVectors(inward, side);
  const [along, off] = [Math.cos((coneDegrees * Math.PI) / 180), Math.sin((coneDegrees * Math.PI) / 180)];
  return [side, up, side.clone().negate(), up.clone().negate()].map((direction) =>
    inward.clone().multiplyScalar(along).addScaledVector(direction, off),
  );
}

function areaOf(faces: Uint32Array, points: Float32Array, face: number): number {
  const a = faces[face * 3]! * 3;
  const b = faces[face * 3 + 1]! * 3;
  const c = faces[face * 3 + 2]! * 3;
  const ux = points[b]! - points[a]!;
  const uy = points[b + 1]! - points[a + 1]!;
  const uz = points[b + 2]! - points[a + 2]!;
  const vx = points[c]! - points[a]!;
  const vy = points[c + 1]! - points[a + 1]!;
  const vz = points[c + 2]! - points[a + 2]!;
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  return Math.sqrt(x * x + y * y + z * z) / 2;
}
