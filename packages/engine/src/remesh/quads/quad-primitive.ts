import type { Document, Primitive } from '@gltf-transform/core';
import {
  accessorFloats,
  documentIndices,
  noteQuads,
  triangleIndices,
  weldPositions,
} from '@meshwright/formats/mesh';
import { isClosed } from '../is-closed.ts';
import { keepsDetails } from './keeps-details.ts';
import { quadNormals } from './quad-normals.ts';
import { type QuadSurface, quadSurface } from './quad-surface.ts';

/** Least share of quads among the faces. */
export const leastQuads = 0.85;
/** Most deviation from the count. */
const mostOff = 0.1;
/** Values that new vertices can have. */
const own = ['POSITION', 'NORMAL', 'COLOR_0'];
/** Above it the triangles are merged: the time grows with the number of quads. */
const mostTriangles = 60_000;
const creaseDegrees = 38;

/**
 * Whether a primitive can be covered anew: texture coordinates, skins, morph targets and other values that belong to
 * its vertices have no place on new ones.
 */
export function takesNewVertices(primitive: Primitive): boolean {
  return (
    primitive.listTargets().length === 0 &&
    primitive.listSemantics().every((semantic) => own.includes(semantic))
  );
}

/**
 * Replaces a primitive's triangles by quads along the curvature of its surface; values that `takesNewVertices` does not
 * know are removed. `MeshoptSimplifier` must be ready.
 * @param target triangles of the result, a quad as two
 * @returns its triangles, or null when too few quads came of it, or thin parts lost their shape; then nothing changed
 */
export function quadPrimitive(
  document: Document,
  primitive: Primitive,
  target: number,
  onStep: () => void = () => {},
): number | null {
  if (target > mostTriangles) return null;
  const places = accessorFloats(primitive.getAttribute('POSITION')!);
  const { positions, indices, remap } = weldPositions(places, triangleIndices(primitive)!);
  const mesh = {
    positions: Float64Array.from(positions),
    indices,
    groups: new Uint32Array(indices.length / 3),
  };
  const made = quadSurface(mesh, target, onStep);
  if (!made || !isGood(made, target) || (isClosed(indices) && !isClosed(made.indices))) return null;
  if (!keepsDetails(made)) return null;
  const shaded = quadNormals(made.positions, made.indices, made.quads, creaseDegrees);
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (type: 'SCALAR' | 'VEC3' | 'VEC4', array: Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const colors = primitive.getAttribute('COLOR_0');
  if (colors) {
    const size = colors.getElementSize();
    const values = carriedValues(
      made,
      shaded.owners,
      firstCorners(remap, positions.length / 3),
      accessorFloats(colors),
      size,
    );
    primitive.setAttribute('COLOR_0', accessor(size === 4 ? 'VEC4' : 'VEC3', values));
  }
  primitive
    .setAttribute('POSITION', accessor('VEC3', shaded.positions))
    .setAttribute('NORMAL', accessor('VEC3', shaded.normals))
    .setMode(4)
    .setIndices(
      document.createAccessor().setType('SCALAR').setArray(documentIndices(shaded.indices)).setBuffer(buffer),
    );
  for (const semantic of primitive.listSemantics())
    if (!own.includes(semantic)) primitive.setAttribute(semantic, null);
  noteQuads(primitive, made.quads);
  return made.indices.length / 3;
}

function isGood({ indices, quads, folded }: QuadSurface, target: number): boolean {
  const triangles = indices.length / 3;
  const faces = triangles - quads;
  return folded === 0 && quads >= faces * leastQuads && Math.abs(triangles / target - 1) <= mostOff;
}

/** Returns for each welded vertex one of the vertices that it joins. */
function firstCorners(remap: Uint32Array, count: number): Uint32Array {
  const first = new Uint32Array(count);
  for (let v = remap.length - 1; v >= 0; v--) first[remap[v]!] = v;
  return first;
}

/** Reads values of the source at the nearest point of each vertex. */
function carriedValues(
  { positions, surface }: QuadSurface,
  owners: Uint32Array,
  corners: Uint32Array,
  values: Float32Array,
  size: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(owners.length * size);
  for (const [n, v] of owners.entries()) {
    const at = [positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!] as const;
    const found = surface.nearest(at, null);
    if (!found) continue;
    const shares = surface.shares(found);
    for (let c = 0; c < 3; c++) {
      const from = corners[surface.indices[found.face * 3 + c]!]! * size;
      for (let k = 0; k < size; k++) out[n * size + k] = out[n * size + k]! + shares[c]! * values[from + k]!;
    }
  }
  return out;
}
