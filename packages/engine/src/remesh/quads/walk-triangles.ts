import { dot } from '@meshwright/gltf/math';
import { type Coordinates, normalOf, type PairedQuads, quadScore } from '../pair-quads.ts';

/** Most quads that a triangle walks through to another one. */
const longestWalk = 16;
/** Least cosine between a face and the one that takes its place. */
const sameSide = 0.5;

/**
 * Brings triangles that stayed to each other, two of which become a quad: a triangle and the quad beside it have five corners, and
 * another division of them puts the triangle at another side. No edge of a line changes.
 */
export function walkTriangles(
  positions: Coordinates,
  { indices, quads, origins }: PairedQuads,
  isLine: (a: number, b: number) => boolean,
): PairedQuads {
  const vertices = positions.length / 3;
  const faces: Face[] = [];
  for (let quad = 0; quad < quads; quad++) {
    const at = quad * 6;
    const ring = [indices[at]!, indices[at + 1]!, indices[at + 2]!, indices[at + 5]!];
    faces.push({ ring, origins: [origins[quad * 2]!, origins[quad * 2 + 1]!] });
  }
  for (let at = quads * 6; at < indices.length; at += 3)
    faces.push({ ring: [indices[at]!, indices[at + 1]!, indices[at + 2]!], origins: [origins[at / 3]!] });
  /** The face on the left of each edge. */
  const leftOf = new Map<number, number>();
  const enter = (face: number): void => {
    for (const [a, b] of edgesOf(faces[face]!.ring)) leftOf.set(a * vertices + b, face);
  };
  const leave = (face: number): void => {
    for (const [a, b] of edgesOf(faces[face]!.ring)) leftOf.delete(a * vertices + b);
  };
  for (const face of faces.keys()) enter(face);
  const isTriangle = (face: number): boolean => faces[face]!.ring.length === 3;
  const across = (a: number, b: number): number | undefined =>
    isLine(a, b) ? undefined : leftOf.get(b * vertices + a);

  /** Returns the faces from a triangle to each of those near it, the nearest first. */
  const waysFrom = (start: number): number[][] => {
    const ways: number[][] = [];
    const before = new Map<number, number>([[start, start]]);
    let reached = [start];
    for (let steps = 0; steps <= longestWalk && reached.length > 0; steps++) {
      const next: number[] = [];
      for (const face of reached)
        for (const [a, b] of edgesOf(faces[face]!.ring)) {
          const beside = across(a, b);
          if (beside === undefined || before.has(beside)) continue;
          before.set(beside, face);
          if (!isTriangle(beside)) {
            next.push(beside);
            continue;
          }
          const way = [beside];
          for (let at = face; at !== start; at = before.get(at)!) way.unshift(at);
          ways.push(way);
        }
      reached = next;
    }
    return ways;
  };

  /** Walks along the rest of a way; where it cannot, all is as before. */
  const walk = (triangle: number, [next, ...rest]: readonly number[]): boolean => {
    if (next === undefined) return false;
    const edge = sharedEdge(faces[triangle]!.ring, faces[next]!.ring);
    if (!edge) return false;
    const [from, to] = [faces[triangle]!, faces[next]!];
    const ring = joined(from.ring, to.ring, edge);
    if (isTriangle(next)) {
      const whole = bestQuad(positions, ring);
      if (!whole || turns([from, to], whole)) return false;
      leave(triangle);
      leave(next);
      faces[triangle] = { ring: whole, origins: [from.origins[0]!, to.origins[0]!] };
      faces[next] = { ring: [], origins: [] };
      enter(triangle);
      return true;
    }
    const goal = rest[0] === undefined ? null : sharedEdge(faces[rest[0]]!.ring, to.ring);
    if (!goal) return false;
    for (const corner of ring.keys()) {
      const ear = [ring[(corner + 4) % 5]!, ring[corner]!, ring[(corner + 1) % 5]!];
      const chord = ear[0]! * vertices + ear[2]!;
      const opposite = ear[2]! * vertices + ear[0]!;
      if (!ear.includes(goal[0]) || !ear.includes(goal[1]) || leftOf.has(chord) || leftOf.has(opposite))
        continue;
      const quad = bestQuad(
        positions,
        ring.filter((_, at) => at !== corner),
      );
      if (!quad || isThin(positions, ear) || turns([from, to], quad) || turns([from, to], ear)) continue;
      leave(triangle);
      leave(next);
      faces[triangle] = { ring: ear, origins: from.origins };
      faces[next] = { ring: quad, origins: to.origins };
      enter(triangle);
      enter(next);
      if (walk(triangle, rest)) return true;
      leave(triangle);
      leave(next);
      faces[triangle] = from;
      faces[next] = to;
      enter(triangle);
      enter(next);
    }
    return false;
  };

  /** Whether a face turns away from those whose place it takes. */
  const turns = (before: readonly Face[], ring: readonly number[]): boolean => {
    const normal = normalOf(positions, ring[0]!, ring[1]!, ring[2]!);
    return before.some(
      ({ ring: own }) => dot(normal, normalOf(positions, own[0]!, own[1]!, own[2]!)) < sameSide,
    );
  };

  for (const face of faces.keys()) {
    if (isTriangle(face)) waysFrom(face).some((way) => walk(face, way));
  }
  return listed(faces);
}

/** A triangle or a quad, and the triangles that it was; no corners where it went into another one. */
interface Face {
  readonly ring: readonly number[];
  readonly origins: readonly number[];
}

function edgesOf(ring: readonly number[]): [number, number][] {
  return ring.map((corner, at) => [corner, ring[(at + 1) % ring.length]!]);
}

/** Returns the edge of the first ring that the second one has the other way round. */
function sharedEdge(first: readonly number[], second: readonly number[]): [number, number] | null {
  const others = edgesOf(second);
  return edgesOf(first).find(([a, b]) => others.some(([c, d]) => a === d && b === c)) ?? null;
}

/** Returns the corners around two faces that share an edge. */
function joined(
  first: readonly number[],
  second: readonly number[],
  [a, b]: readonly [number, number],
): number[] {
  const turned = (ring: readonly number[], start: number): number[] => {
    const at = ring.indexOf(start);
    return [...ring.slice(at), ...ring.slice(0, at)];
  };
  // From b round the first one to a, and from a round the second one to b, which is not repeated.
  return [...turned(first, b), ...turned(second, a).slice(1, -1)];
}

/** Returns the ring with its first corner on the better diagonal; null where neither gives a quad. */
function bestQuad(positions: Coordinates, [a, b, c, d]: readonly number[]): number[] | null {
  const one = quadScore(positions, [a!, b!, c!, d!]);
  const other = quadScore(positions, [b!, c!, d!, a!]);
  if (one === null && other === null) return null;
  return (one ?? -Infinity) >= (other ?? -Infinity) ? [a!, b!, c!, d!] : [b!, c!, d!, a!];
}

/** Sine of the least angle of a triangle. */
const leastSine = Math.sin((8 * Math.PI) / 180);

function isThin(positions: Coordinates, ring: readonly number[]): boolean {
  const side = (a: number, b: number): number =>
    Math.hypot(...[0, 1, 2].map((k) => positions[a * 3 + k]! - positions[b * 3 + k]!));
  const [a, b, c] = [side(ring[0]!, ring[1]!), side(ring[1]!, ring[2]!), side(ring[2]!, ring[0]!)];
  const half = (a + b + c) / 2;
  const area = Math.sqrt(Math.max(0, half * (half - a) * (half - b) * (half - c)));
  // The least angle lies between the two longest sides.
  const [, middle, longest] = [a, b, c].sort((p, q) => p - q);
  return !(2 * area >= leastSine * middle! * longest!);
}

function listed(faces: readonly Face[]): PairedQuads {
  const quads = faces.filter(({ ring }) => ring.length === 4);
  const triangles = faces.filter(({ ring }) => ring.length === 3);
  const indices = [
    ...quads.flatMap(({ ring: [a, b, c, d] }) => [a!, b!, c!, a!, c!, d!]),
    ...triangles.flatMap(({ ring }) => ring),
  ];
  const origins = [...quads, ...triangles].flatMap((face) => face.origins);
  return { indices: Uint32Array.from(indices), quads: quads.length, origins: Uint32Array.from(origins) };
}
