/** Measures of a list of triangles, independent of the code under test. */
export interface Measures {
  readonly triangles: number;
  readonly min: [number, number, number];
  readonly max: [number, number, number];
  /** Positive when triangles face outwards. */
  readonly volume: number;
  /** Edges, by place and not by vertex number, that are not used exactly once in each direction. */
  readonly openEdges: number;
}

/** Measures triangles of nine coordinates; places closer than `grain` are equal. */
export function measure(corners: ArrayLike<number>, grain = 1e-6): Measures {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const edges = new Map<string, number>();
  let volume = 0;
  const key = (i: number): string => [0, 1, 2].map((k) => Math.round(corners[i + k]! / grain)).join();
  for (let i = 0; i < corners.length; i += 9) {
    const [a, b, c] = [0, 3, 6].map((at) => [0, 1, 2].map((k) => corners[i + at + k]!)) as [
      number[],
      number[],
      number[],
    ];
    volume +=
      (a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) +
        a[1]! * (b[2]! * c[0]! - b[0]! * c[2]!) +
        a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!)) /
      6;
    for (const point of [a, b, c]) {
      for (let k = 0; k < 3; k++) {
        min[k] = Math.min(min[k]!, point[k]!);
        max[k] = Math.max(max[k]!, point[k]!);
      }
    }
    const names = [key(i), key(i + 3), key(i + 6)];
    for (let k = 0; k < 3; k++) {
      const [from, to] = [names[k]!, names[(k + 1) % 3]!];
      if (from === to) continue;
      const edge = from < to ? `${from}|${to}` : `${to}|${from}`;
      // A thousand per use and one per direction: closed and oriented is exactly 2000.
      edges.set(edge, (edges.get(edge) ?? 0) + 1000 + (from < to ? 1 : -1));
    }
  }
  const openEdges = [...edges.values()].filter((uses) => uses !== 2000).length;
  return { triangles: corners.length / 9, min, max, volume, openEdges };
}
