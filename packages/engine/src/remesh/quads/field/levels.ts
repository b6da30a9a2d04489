import type { Neighbours } from '../fine-mesh.ts';

/** Points with normals and weighted neighbours; coarser levels join pairs of the level below. */
export interface Level {
  readonly count: number;
  readonly points: Float64Array;
  readonly normals: Float64Array;
  readonly starts: Uint32Array;
  readonly list: Uint32Array;
  readonly weights: Float64Array;
  /** By point of the next finer level: its point here. Empty on the finest level. */
  readonly parents: Uint32Array;
  /** Direction of the line that a point lies on, or zeros. */
  readonly tangents: Float64Array;
  /** 1 where the point lies on a line, 2 where it is fixed. */
  readonly kinds: Uint8Array;
}

const fewest = 24;
const mostLevels = 16;

/** Returns levels from the finest to the coarsest. */
export function levelsOf(
  points: Float64Array,
  normals: Float64Array,
  { starts, list }: Neighbours,
  kinds: Uint8Array,
  tangents: Float64Array,
): Level[] {
  const weights = new Float64Array(list.length).fill(1);
  const count = points.length / 3;
  const parents = new Uint32Array(0);
  const levels: Level[] = [{ count, points, normals, starts, list, weights, parents, tangents, kinds }];
  while (levels.length < mostLevels && levels.at(-1)!.count > fewest) {
    const next = coarser(levels.at(-1)!);
    if (next.count > levels.at(-1)!.count * 0.95) break;
    levels.push(next);
  }
  return levels;
}

function coarser(fine: Level): Level {
  const { parents, count } = pairUp(fine);
  const points = new Float64Array(count * 3);
  const normals = new Float64Array(count * 3);
  const tangents = new Float64Array(count * 3);
  const kinds = new Uint8Array(count);
  const members = new Uint8Array(count);
  for (let v = 0; v < fine.count; v++) {
    const p = parents[v]!;
    members[p] = members[p]! + 1;
    for (let k = 0; k < 3; k++) {
      points[p * 3 + k] = points[p * 3 + k]! + fine.points[v * 3 + k]!;
      normals[p * 3 + k] = normals[p * 3 + k]! + fine.normals[v * 3 + k]!;
    }
    if (fine.kinds[v] === 1 && kinds[p] === 0) {
      kinds[p] = 1;
      for (let k = 0; k < 3; k++) tangents[p * 3 + k] = fine.tangents[v * 3 + k]!;
    }
  }
  for (let p = 0; p < count; p++) {
    const length = Math.hypot(normals[p * 3]!, normals[p * 3 + 1]!, normals[p * 3 + 2]!) || Number.MIN_VALUE;
    for (let k = 0; k < 3; k++) {
      points[p * 3 + k] = points[p * 3 + k]! / members[p]!;
      normals[p * 3 + k] = normals[p * 3 + k]! / length;
    }
  }
  return { count, points, normals, tangents, kinds, parents, ...joinedEdges(fine, parents, count) };
}

/** Joins each point with the free neighbour whose normal agrees best. */
function pairUp({ count, normals, starts, list }: Level): { parents: Uint32Array; count: number } {
  const parents = new Uint32Array(count).fill(0xffffffff);
  let next = 0;
  for (let v = 0; v < count; v++) {
    if (parents[v] !== 0xffffffff) continue;
    let best = -1;
    let most = 0.2;
    for (let e = starts[v]!; e < starts[v + 1]!; e++) {
      const j = list[e]!;
      if (parents[j] !== 0xffffffff) continue;
      const score =
        normals[v * 3]! * normals[j * 3]! +
        normals[v * 3 + 1]! * normals[j * 3 + 1]! +
        normals[v * 3 + 2]! * normals[j * 3 + 2]!;
      if (score > most) {
        most = score;
        best = j;
      }
    }
    parents[v] = next;
    if (best >= 0) parents[best] = next;
    next++;
  }
  return { parents, count: next };
}

function joinedEdges(
  fine: Level,
  parents: Uint32Array,
  count: number,
): Pick<Level, 'starts' | 'list' | 'weights'> {
  // A point joins one or two of the finer level.
  const members = new Int32Array(count * 2).fill(-1);
  for (let v = 0; v < fine.count; v++) {
    const first = parents[v]! * 2;
    members[members[first] === -1 ? first : first + 1] = v;
  }
  const starts = new Uint32Array(count + 1);
  const list: number[] = [];
  const weights: number[] = [];
  const places = new Int32Array(count).fill(-1);
  for (let p = 0; p < count; p++) {
    const first = list.length;
    for (const v of [members[p * 2]!, members[p * 2 + 1]!]) {
      if (v === -1) continue;
      for (let e = fine.starts[v]!; e < fine.starts[v + 1]!; e++) {
        const q = parents[fine.list[e]!]!;
        if (q === p) continue;
        if (places[q]! < first) {
          places[q] = list.length;
          list.push(q);
          weights.push(0);
        }
        weights[places[q]!] = weights[places[q]!]! + fine.weights[e]!;
      }
    }
    starts[p + 1] = list.length;
  }
  return { starts, list: Uint32Array.from(list), weights: Float64Array.from(weights) };
}
