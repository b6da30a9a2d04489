import { rotate, srgbToLinear } from '@meshwright/gltf/math';
import { polygonNormal, triangulate } from '../../mesh/triangulate.ts';
import type { Space } from './axes-and-unit.ts';
import type { FbxObject } from './objects.ts';
import type { Placement } from './transforms.ts';
import { childOf, childrenOf, type FbxNode, numbersOf, textOf } from './tree.ts';

/** Triangles of one material of a geometry. */
export interface FbxPart {
  /** Position of the material among those of the model. */
  readonly slot: number;
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  /** Sets in the order of the file; v grows downwards. */
  readonly uvs: readonly Float32Array<ArrayBuffer>[];
  /** Linear RGBA. */
  readonly colors: Float32Array<ArrayBuffer> | null;
  readonly indices: Uint32Array;
  /** Pairs of triangles at the start of `indices` that are quads. */
  readonly quads: number;
  /** The point of the file that each vertex stands at. */
  readonly points: Int32Array;
}

export interface FbxMesh {
  readonly parts: readonly FbxPart[];
  /** Number of points in the file. */
  readonly pointCount: number;
  /** Names of the texture coordinate sets. */
  readonly uvNames: readonly string[];
  /** Polygons with fewer than three corners, or with corners at points that do not exist. */
  readonly skipped: number;
}

/** Most texture coordinate sets that are kept. */
const mostSets = 4;

/**
 * Builds the triangles of a geometry in glTF's axes, with the transform of the geometry applied: one part per material,
 * polygons cut inside their outline, vertices shared where all their values are equal. Without normals in the file they
 * follow its smoothing groups or edges, and are flat without those.
 */
export function buildMesh(geometry: FbxObject, geometric: Placement | null, space: Space): FbxMesh {
  const { node } = geometry;
  const source = numbersOf(childOf(node, 'Vertices'));
  const pointCount = Math.floor(source.length / 3);
  const polygons = polygonsOf(numbersOf(childOf(node, 'PolygonVertexIndex')), pointCount);
  const points = new Float64Array(pointCount * 3);
  const matrix = vertexMap(geometric, space);
  for (let i = 0; i < pointCount; i++) matrix.point(source, i * 3, points);
  const normalLayer = layerOf(node, 'LayerElementNormal', 'Normals', 'NormalsIndex', 3, polygons);
  const normals = normalLayer
    ? (corner: number, out: Float64Array) => matrix.normal(normalLayer.values, normalLayer.at(corner), out)
    : madeNormals(node, points, polygons, matrix.flips);
  const uvLayers = layersOf(node, 'LayerElementUV', 'UV', 'UVIndex', 2, polygons).slice(0, mostSets);
  const color = layerOf(node, 'LayerElementColor', 'Colors', 'ColorIndex', 4, polygons);
  const material = layersOf(node, 'LayerElementMaterial', 'Materials', null, 1, polygons)[0];
  const holes = childOf(childOf(node, 'LayerElementHole'), 'Hole');
  const hidden = holes ? numbersOf(holes) : null;

  const bySlot = new Map<number, PartBuilder>();
  const corner = new Float64Array(3 + uvLayers.length * 2 + (color ? 4 : 0));
  for (let polygon = 0; polygon < polygons.count; polygon++) {
    const [start, end] = [polygons.starts[polygon]!, polygons.starts[polygon + 1]!];
    if (hidden && hidden[polygon] === 1) continue;
    const at = material ? material.at(start) : -1;
    const slot = at >= 0 ? Math.max(0, material!.values[at]!) : 0;
    let part = bySlot.get(slot);
    if (!part) {
      part = new PartBuilder(slot, corner.length, pointCount);
      bySlot.set(slot, part);
    }
    const vertices: number[] = [];
    for (let c = start; c < end; c++) {
      normals(c, corner);
      let to = 3;
      for (const layer of uvLayers) {
        const from = layer.at(c);
        corner[to++] = from >= 0 ? layer.values[from]! : 0;
        corner[to++] = from >= 0 ? 1 - layer.values[from + 1]! : 0;
      }
      if (color) {
        const from = color.at(c);
        for (let k = 0; k < 4; k++) {
          const value = from >= 0 ? color.values[from + k]! : 1;
          corner[to++] = k < 3 ? srgbToLinear(value) : value;
        }
      }
      vertices.push(part.vertex(polygons.points[c]!, corner));
    }
    const cut = triangulate(points, end - start, (k) => polygons.points[start + k]! * 3);
    part.polygon(vertices, cut, matrix.flips);
  }
  return {
    parts: [...bySlot.values()]
      .map((part) => part.finished(points, uvLayers.length, color !== undefined))
      .filter(({ indices }) => indices.length > 0),
    pointCount,
    uvNames: uvLayers.map(({ name }) => name),
    skipped: polygons.skipped,
  };
}

/** Converts points, offsets and normals of a geometry: its own transform, then the axes and the unit. */
export interface VertexMap {
  /** Whether the winding turns over. */
  readonly flips: boolean;
  point(from: ArrayLike<number>, at: number, out: Float64Array): void;
  /** Converts an offset of a point. */
  offset(from: ArrayLike<number>, at: number): [number, number, number];
  /** Converts a change of a normal. */
  turn(from: ArrayLike<number>, at: number): [number, number, number];
  /** Writes a normal of length one to the start of `out`. */
  normal(from: ArrayLike<number>, at: number, out: Float64Array): void;
}

export function vertexMap(geometric: Placement | null, space: Space): VertexMap {
  const scale = geometric?.scale ?? [1, 1, 1];
  const moved = (from: ArrayLike<number>, at: number, by: readonly number[]): [number, number, number] => {
    const v: [number, number, number] = [from[at]! * by[0]!, from[at + 1]! * by[1]!, from[at + 2]! * by[2]!];
    return geometric ? rotate(geometric.rotation, v) : v;
  };
  const inverse = scale.map((x) => (x === 0 ? 0 : 1 / x));
  const flat = scale.some((x) => x === 0);
  return {
    flips: space.mirrors !== scale[0]! * scale[1]! * scale[2]! < 0,
    point(from, at, out) {
      const v = moved(from, at, scale);
      if (geometric) for (let k = 0; k < 3; k++) v[k] = v[k]! + geometric.translation[k]!;
      out.set(space.point(v), at);
    },
    offset: (from, at) => space.point(moved(from, at, scale)),
    turn: (from, at) => space.vector(moved(from, at, [1, 1, 1])),
    normal(from, at, out) {
      if (at < 0) {
        out.set([0, 1, 0]);
        return;
      }
      const [x, y, z] = space.vector(moved(from, at, flat ? [1, 1, 1] : inverse));
      const length = Math.hypot(x, y, z);
      if (length > 0 && Number.isFinite(length)) {
        out[0] = x / length;
        out[1] = y / length;
        out[2] = z / length;
      } else out.set([0, 1, 0]);
    },
  };
}

interface Polygons {
  readonly count: number;
  /** First corner of each polygon, and the number of corners at the end. */
  readonly starts: Int32Array;
  /** Point of each corner. */
  readonly points: Int32Array;
  /** Number of the polygon in the file, and of each corner, which layers count by. */
  readonly numbers: Int32Array;
  readonly corners: Int32Array;
  /** Polygon of each corner. */
  readonly polygonOf: Int32Array;
  readonly skipped: number;
}

/** The last corner of a polygon is stored as its complement. */
function polygonsOf(list: ArrayLike<number>, pointCount: number): Polygons {
  const points = new Int32Array(list.length);
  const corners = new Int32Array(list.length);
  const polygonOf = new Int32Array(list.length);
  const starts: number[] = [0];
  const numbers: number[] = [];
  let [total, number, skipped, from, sound] = [0, 0, 0, 0, true];
  for (let i = 0; i < list.length; i++) {
    const value = list[i]!;
    const point = value < 0 ? -value - 1 : value;
    if (!(point < pointCount)) sound = false;
    points[total] = point;
    corners[total] = i;
    polygonOf[total] = numbers.length;
    total++;
    if (value >= 0 && i < list.length - 1) continue;
    if (sound && total - from >= 3) {
      starts.push(total);
      numbers.push(number);
    } else {
      skipped++;
      total = from;
    }
    number++;
    from = total;
    sound = true;
  }
  return {
    count: numbers.length,
    starts: Int32Array.from(starts),
    points: points.subarray(0, total),
    numbers: Int32Array.from(numbers),
    corners: corners.subarray(0, total),
    polygonOf: polygonOf.subarray(0, total),
    skipped,
  };
}

interface Layer {
  readonly name: string;
  readonly values: ArrayLike<number>;
  /** Returns where the value of a corner starts in `values`; -1 where it has none. */
  at(corner: number): number;
}

function layerOf(...args: Parameters<typeof layersOf>): Layer | undefined {
  return layersOf(...args)[0];
}

/** Layers of one kind that hold values, in the order of their numbers. */
function layersOf(
  node: FbxNode,
  element: string,
  data: string,
  indexName: string | null,
  size: number,
  polygons: Polygons,
): Layer[] {
  return childrenOf(node, element)
    .sort((a, b) => Number(a.values[0] ?? 0) - Number(b.values[0] ?? 0))
    .flatMap((layer): Layer[] => {
      const values = numbersOf(childOf(layer, data));
      const count = Math.floor(values.length / size);
      if (count === 0) return [];
      const index = indexName === null ? undefined : childOf(layer, indexName);
      const indices =
        index && textOf(layer, 'ReferenceInformationType') !== 'Direct' ? numbersOf(index) : null;
      const numberOfCorner =
        mappings[textOf(layer, 'MappingInformationType') ?? ''] ??
        guessedMapping(indices?.length ?? count, polygons);
      if (!numberOfCorner) return [];
      return [
        {
          name: textOf(layer, 'Name') ?? '',
          values,
          at(corner) {
            const direct = numberOfCorner(polygons, corner);
            const number = indices && indices.length > 0 ? (indices[direct] ?? -1) : direct;
            return number >= 0 && number < count ? number * size : -1;
          },
        },
      ];
    });
}

type Mapping = (polygons: Polygons, corner: number) => number;

const byPoint: Mapping = ({ points }, corner) => points[corner]!;
const byCorner: Mapping = ({ corners }, corner) => corners[corner]!;
const byPolygon: Mapping = ({ numbers, polygonOf }, corner) => numbers[polygonOf[corner]!]!;

const mappings: Readonly<Record<string, Mapping>> = {
  ByPolygonVertex: byCorner,
  ByPolygon: byPolygon,
  ByVertice: byPoint,
  ByVertex: byPoint,
  AllSame: () => 0,
};

/** Files exist that leave the mapping out; their values are as many as corners or points. */
function guessedMapping(count: number, { corners, points, numbers }: Polygons): Mapping | null {
  const most = (list: Int32Array): number => list.reduce((max, value) => Math.max(max, value), -1);
  if (count === most(corners) + 1) return byCorner;
  if (count > most(points)) return byPoint;
  return count === most(numbers) + 1 ? byPolygon : null;
}

/** Makes normals from the smoothing of the file, or flat ones. */
function madeNormals(
  node: FbxNode,
  points: Float64Array,
  polygons: Polygons,
  flips: boolean,
): (corner: number, out: Float64Array) => void {
  const faces = new Float64Array(polygons.count * 3);
  for (let i = 0; i < polygons.count; i++) {
    const start = polygons.starts[i]!;
    const normal = polygonNormal(
      points,
      polygons.starts[i + 1]! - start,
      (k) => polygons.points[start + k]! * 3,
    );
    faces.set(flips ? normal.map((x) => -x) : normal, i * 3);
  }
  const groups = smoothGroups(node, polygons);
  const sums = new Map<number, [number, number, number]>();
  if (groups) {
    for (let c = 0; c < polygons.points.length; c++) {
      const key = groups[c]!;
      const sum = sums.get(key) ?? [0, 0, 0];
      for (let k = 0; k < 3; k++) sum[k] = sum[k]! + faces[polygons.polygonOf[c]! * 3 + k]!;
      sums.set(key, sum);
    }
  }
  return (corner, out) => {
    const own = polygons.polygonOf[corner]! * 3;
    const normal = (groups && sums.get(groups[corner]!)) ?? [faces[own]!, faces[own + 1]!, faces[own + 2]!];
    const length = Math.hypot(...normal);
    for (let k = 0; k < 3; k++) out[k] = length > 0 ? normal[k]! / length : k === 1 ? 1 : 0;
  };
}

/** Returns for each corner the number of the corners that it is smooth with; null for a flat mesh. */
function smoothGroups(node: FbxNode, polygons: Polygons): Int32Array | null {
  const layer = childOf(node, 'LayerElementSmoothing');
  const smoothing = numbersOf(childOf(layer, 'Smoothing'));
  const mapping = textOf(layer, 'MappingInformationType');
  if (smoothing.length === 0) return null;
  const groups = Int32Array.from({ length: polygons.points.length }, (_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (groups[at] !== at) {
      groups[at] = groups[groups[at]!]!;
      at = groups[at]!;
    }
    return at;
  };
  const nextOf = (corner: number): number => {
    const polygon = polygons.polygonOf[corner]!;
    return corner + 1 < polygons.starts[polygon + 1]! ? corner + 1 : polygons.starts[polygon]!;
  };
  const edgeOf = (corner: number): string => {
    const [a, b] = [polygons.points[corner]!, polygons.points[nextOf(corner)]!];
    return a < b ? `${a} ${b}` : `${b} ${a}`;
  };
  let smoothEdges: Set<string> | null = null;
  if (mapping === 'ByEdge') {
    const inFile = new Map<number, number>();
    polygons.corners.forEach((number, corner) => {
      inFile.set(number, corner);
    });
    smoothEdges = new Set();
    const edges = numbersOf(childOf(node, 'Edges'));
    for (let i = 0; i < edges.length; i++) {
      const corner = inFile.get(edges[i]!);
      if (smoothing[i] && corner !== undefined) smoothEdges.add(edgeOf(corner));
    }
  } else if (mapping !== 'ByPolygon') return null;
  const first = new Map<string, number>();
  for (let corner = 0; corner < polygons.points.length; corner++) {
    const edge = edgeOf(corner);
    const other = first.get(edge);
    first.set(edge, corner);
    if (other === undefined) continue;
    const smooth = smoothEdges
      ? smoothEdges.has(edge)
      : ((smoothing[byPolygon(polygons, corner)] ?? 0) & (smoothing[byPolygon(polygons, other)] ?? 0)) !== 0;
    if (!smooth) continue;
    for (const here of [corner, nextOf(corner)]) {
      for (const there of [other, nextOf(other)]) {
        if (polygons.points[here] === polygons.points[there]) groups[find(here)] = find(there);
      }
    }
  }
  return groups.map((_, corner) => find(corner));
}

/** Most vertices at one point that are compared; more are no longer shared. */
const mostCompared = 64;

/** Gathers the vertices and triangles of one material. */
class PartBuilder {
  readonly #slot: number;
  readonly #size: number;
  readonly #newest: Map<number, number> = new Map();
  readonly #older: number[] = [];
  readonly #points: number[] = [];
  #values: Float32Array<ArrayBuffer>;
  readonly #quads: number[] = [];
  readonly #triangles: number[] = [];

  constructor(slot: number, size: number, pointCount: number) {
    this.#slot = slot;
    this.#size = size;
    this.#values = new Float32Array(size * Math.min(pointCount, 1024) + size);
  }

  /** Returns the number of the vertex with these values. */
  vertex(point: number, corner: Float64Array): number {
    const size = this.#size;
    let compared = 0;
    const newest = this.#newest.get(point) ?? -1;
    for (let at = newest; at >= 0 && compared < mostCompared; at = this.#older[at]!, compared++) {
      let k = 0;
      while (k < size && Object.is(this.#values[at * size + k], Math.fround(corner[k]!))) k++;
      if (k === size) return at;
    }
    const number = this.#points.push(point) - 1;
    this.#older.push(newest);
    this.#newest.set(point, number);
    if ((number + 1) * size > this.#values.length) {
      const larger = new Float32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values.set(corner, number * size);
    return number;
  }

  polygon(vertices: readonly number[], cut: readonly number[], flips: boolean): void {
    const list = cut.length === 6 ? this.#quads : this.#triangles;
    if (!flips) for (const corner of cut) list.push(vertices[corner]!);
    else if (cut.length === 6) {
      const [a, b, c, , , d] = cut.map((corner) => vertices[corner]!);
      list.push(a!, d!, c!, a!, c!, b!);
    } else
      for (let i = 0; i < cut.length; i += 3)
        list.push(vertices[cut[i]!]!, vertices[cut[i + 2]!]!, vertices[cut[i + 1]!]!);
  }

  finished(points: Float64Array, sets: number, colored: boolean): FbxPart {
    const count = this.#points.length;
    const gather = (from: number, size: number): Float32Array<ArrayBuffer> => {
      const out = new Float32Array(count * size);
      for (let i = 0; i < count; i++)
        for (let k = 0; k < size; k++) out[i * size + k] = this.#values[i * this.#size + from + k]!;
      return out;
    };
    const positions = new Float32Array(count * 3);
    for (let i = 0; i < count; i++)
      for (let k = 0; k < 3; k++) positions[i * 3 + k] = points[this.#points[i]! * 3 + k]!;
    const indices = new Uint32Array(this.#quads.length + this.#triangles.length);
    indices.set(this.#quads);
    indices.set(this.#triangles, this.#quads.length);
    return {
      slot: this.#slot,
      positions,
      normals: gather(0, 3),
      uvs: Array.from({ length: sets }, (_, i) => gather(3 + i * 2, 2)),
      colors: colored ? gather(3 + sets * 2, 4) : null,
      indices,
      quads: this.#quads.length / 6,
      points: Int32Array.from(this.#points),
    };
  }
}
