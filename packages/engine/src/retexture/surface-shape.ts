import { type ScenePart, weldPositions } from '@meshwright/formats/mesh';
import { type VoxelBody, voxelBody } from '../rig/body/voxel-body.ts';
import { joinMeshes } from '../rig/skin/join-meshes.ts';
import type { Texel } from './bake/scan-texels.ts';
import { type SharpEdges, sharpEdges } from './sharp-edges.ts';

/** What the geometry around a place is like. */
export interface SurfaceShape {
  /** Whether there are outward edges at all. */
  readonly hasEdges: boolean;
  /** Returns the distance to the nearest outward edge, in metres; exact up to the given width. */
  edgeDistance(texel: Texel): number;
  /** Returns how much a place is shut in by others: 0 on an open face, 1 deep in a crevice. */
  crevice(texel: Texel): number;
}

/** Cells along the longest side. */
const cells = 72;
/** Steps of the blur, and from the surface to the place where it is read. */
const reach = 2;
const above = 2.6;
/** Share of solid cells around a flat place, and the further share of a deep crevice. */
const open = 0.13;
const deep = 0.3;

/**
 * Measures the shape of a model: outward edges by the angle between faces, crevices by how full the space above a
 * place is.
 * @param width distance from an edge that matters, in metres
 */
export function surfaceShape(
  parts: readonly Pick<ScenePart, 'positions' | 'indices'>[],
  width: number,
): SurfaceShape {
  const joined = joinMeshes(parts);
  const step = longestSide(joined.positions) / cells || 1;
  const welded = weldPositions(
    joined.positions.map((x) => Math.round(x / (step * 1e-3)) * step * 1e-3),
    joined.indices,
  );
  const indices = joined.indices.map((v) => welded.remap[v]!);
  const firsts: number[] = [];
  let corner = 0;
  for (const part of parts) {
    firsts.push(corner);
    corner += part.indices.length;
  }
  const edges: SharpEdges = sharpEdges(welded.positions, indices, width);
  const body = voxelBody(joined.positions, joined.indices, step);
  const filled = blurred(body);
  return {
    hasEdges: edges.count > 0,
    edgeDistance: ({ part, corner: own, w0, w1, w2, position }) =>
      edges.distance(firsts[part]! + own, [w0, w1, w2], position),
    crevice({ position, normal }) {
      const { nx, ny, origin } = body;
      const x = (position[0] + normal[0] * above * step - origin[0]) / step - 0.5;
      const y = (position[1] + normal[1] * above * step - origin[1]) / step - 0.5;
      const z = (position[2] + normal[2] * above * step - origin[2]) / step - 0.5;
      const i = Math.floor(x);
      const j = Math.floor(y);
      const k = Math.floor(z);
      let sum = 0;
      for (let n = 0; n < 8; n++) {
        const a = n & 1;
        const b = (n >> 1) & 1;
        const c = n >> 2;
        const share = Math.abs(1 - a - (x - i)) * Math.abs(1 - b - (y - j)) * Math.abs(1 - c - (z - k));
        sum += share * (filled[i + a + nx * (j + b + ny * (k + c))] ?? 0);
      }
      return Math.min(1, Math.max(0, (sum - open) / deep));
    },
  };
}

/** Returns the mean of the solid cells around each cell: a box along every axis, twice. */
function blurred({ solid, nx, ny }: VoxelBody): Float32Array {
  let values = Float32Array.from(solid);
  for (const stride of [1, nx, nx * ny, 1, nx, nx * ny]) {
    const next = new Float32Array(values.length);
    for (let cell = 0; cell < values.length; cell++) {
      let sum = 0;
      for (let by = -reach; by <= reach; by++) sum += values[cell + by * stride] ?? 0;
      next[cell] = sum / (2 * reach + 1);
    }
    values = next;
  }
  return values;
}

function longestSide(positions: Float32Array): number {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3]!, positions[i]!);
    high[i % 3] = Math.max(high[i % 3]!, positions[i]!);
  }
  return Math.max(0, ...high.map((x, k) => x - low[k]!));
}
