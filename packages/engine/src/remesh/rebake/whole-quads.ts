/** Faces in a plane: charts of texture coordinates. */
export interface Layout {
  /** Three vertices a triangle. */
  readonly corners: Uint32Array;
  /** Two values a vertex. */
  readonly uvs: number[];
  /** The vertex of the surface that each is a copy of. */
  readonly sources: number[];
  /** The chart of each vertex. */
  readonly charts: number[];
}

/**
 * Moves one triangle of each quad whose triangles are in two charts to the chart of the other one, so that seams run along the
 * edges of quads. The fourth corner is the one that the chart has there already, or a new one that keeps the form of the triangle.
 * A quad stays cut where both charts have other faces in that place.
 * @param quads pairs of triangles (a, b, c)(a, c, d) at the start of the corners
 */
export function wholeQuads(layout: Layout, positions: ArrayLike<number>, quads: number): Layout {
  const corners = layout.corners.slice();
  const [uvs, sources, charts] = [[...layout.uvs], [...layout.sources], [...layout.charts]];
  const facesOf = new Map<number, Set<number>>();
  // The vertex of a chart that is the neighbour of a vertex and the copy of a vertex of the surface.
  const neighbours = new Map<number, Map<number, number>>();
  for (let face = 0; face < corners.length / 3; face++) take(face);

  for (let q = 0; q < quads; q++) {
    const [first, second] = [q * 2, q * 2 + 1];
    if (charts[corners[first * 3]!] === charts[corners[second * 3]!]) continue;
    const [a, b, c] = cornersOf(first);
    const [e, g, d] = cornersOf(second);
    const ways: Way[] = [
      { moved: second, chart: charts[a]!, edge: [a, c], beyond: b, corner: d, places: [0, 1, 2] },
      { moved: first, chart: charts[e]!, edge: [g, e], beyond: d, corner: b, places: [2, 0, 1] },
    ];
    // The larger chart first, since small ones may vanish.
    ways.sort((one, two) => facesOf.get(two.chart)!.size - facesOf.get(one.chart)!.size);
    ways.some(move);
  }
  return { corners, uvs, sources, charts };

  /** Moves a triangle if its new place is free. */
  function move({ moved, chart, edge: [p, r], beyond, corner, places }: Way): boolean {
    const source = sources[corner]!;
    const known = neighbours.get(p)!.get(source) ?? neighbours.get(r)!.get(source);
    const third = known ?? sources.length;
    if (known === undefined) {
      uvs.push(...placeBeside(p, r, beyond, corner));
      sources.push(source);
      charts.push(chart);
    }
    if (isFree(facesOf.get(chart)!, [p, r, third])) {
      facesOf.get(charts[corners[moved * 3]!]!)!.delete(moved);
      for (const [k, v] of [p, r, third].entries()) corners[moved * 3 + places[k]!] = v;
      take(moved);
      return true;
    }
    if (known === undefined) {
      uvs.length -= 2;
      sources.pop();
      charts.pop();
    }
    return false;
  }

  function cornersOf(face: number): Three {
    return [corners[face * 3]!, corners[face * 3 + 1]!, corners[face * 3 + 2]!];
  }

  function take(face: number): void {
    const own = cornersOf(face);
    const chart = charts[own[0]]!;
    if (!facesOf.has(chart)) facesOf.set(chart, new Set());
    facesOf.get(chart)!.add(face);
    for (const from of own) {
      if (!neighbours.has(from)) neighbours.set(from, new Map());
      for (const to of own) if (to !== from) neighbours.get(from)!.set(sources[to]!, to);
    }
  }

  /** Returns where a corner of a triangle of the surface is in the plane, by the other two, on the side where `beyond` is not. */
  function placeBeside(p: number, r: number, beyond: number, corner: number): [number, number] {
    const at = (v: number, k: number): number => positions[sources[v]! * 3 + k]!;
    const along = [0, 1, 2].map((k) => at(r, k) - at(p, k));
    const away = [0, 1, 2].map((k) => at(corner, k) - at(p, k));
    const long = along.reduce((sum, value) => sum + value * value, 0) || 1;
    const share = along.reduce((sum, value, k) => sum + value * away[k]!, 0) / long;
    const aside = Math.hypot(...away.map((value, k) => value - share * along[k]!)) / Math.sqrt(long);
    const side = -Math.sign(turn(p, r, beyond)) * aside;
    const [x, y] = [uvs[r * 2]! - uvs[p * 2]!, uvs[r * 2 + 1]! - uvs[p * 2 + 1]!];
    return [uvs[p * 2]! + share * x - side * y, uvs[p * 2 + 1]! + share * y + side * x];
  }

  /** Returns twice the area of a triangle in the plane, negative where it turns clockwise. */
  function turn(a: number, b: number, c: number): number {
    const [x, y] = [uvs[a * 2]!, uvs[a * 2 + 1]!];
    return (uvs[b * 2]! - x) * (uvs[c * 2 + 1]! - y) - (uvs[b * 2 + 1]! - y) * (uvs[c * 2]! - x);
  }

  /** Returns whether a triangle lies over none of the faces. */
  function isFree(faces: ReadonlySet<number>, own: Three): boolean {
    for (const face of faces) {
      const other = cornersOf(face);
      if (!isApart(own, other) && !isApart(other, own)) return false;
    }
    return Math.abs(turn(...own)) > 0;
  }

  /** Returns whether an edge of a triangle has another one wholly on its outer side. */
  function isApart(one: Three, other: Three): boolean {
    const area = turn(...one);
    return [0, 1, 2].some((k) =>
      other.every((v) => turn(one[k]!, one[(k + 1) % 3]!, v) * Math.sign(area) <= Math.abs(area) * touching),
    );
  }
}

/** How far triangles may reach over each other, in heights of the one: numbers of 32 bits do not meet exactly. */
const touching = 1e-3;

type Three = readonly [number, number, number];

/** How a quad becomes whole. */
interface Way {
  readonly moved: number;
  /** The chart that takes it. */
  readonly chart: number;
  /** The diagonal of the quad in that chart, and the corner of the triangle that stays. */
  readonly edge: readonly [number, number];
  readonly beyond: number;
  /** The corner that the moved triangle has where it was. */
  readonly corner: number;
  /** Where the diagonal and that corner are in the moved triangle. */
  readonly places: Three;
}
