import type { Document, Primitive } from '@gltf-transform/core';
import {
  accessorFloats,
  documentIndices,
  noteQuads,
  triangleIndices,
  weldPositions,
} from '@meshwright/formats/mesh';
import { isClosed } from '../is-closed.ts';
import { rowsOf, usedVertices } from '../used-vertices.ts';
import type { FineMesh } from './fine-mesh.ts';
import { keepsDetails } from './keeps-details.ts';
import { type QuadShading, quadNormals } from './quad-normals.ts';
import { type QuadSurface, quadSurface } from './quad-surface.ts';

/** Least share of quads among the faces. */
export const leastQuads = 0.85;
/** Most deviation from the count; quads alone may be more. */
const mostOff = 0.1;
/** Values that new vertices can have. */
const own = ['POSITION', 'NORMAL', 'COLOR_0'];
/** Above it the triangles are merged: the time grows with the number of quads. */
const mostTriangles = 60_000;
const creaseDegrees = 38;

/**
 * Whether a primitive can be rebuilt: texture coordinates, skins, morph targets and other values that belong to
 * its vertices have no place on new ones.
 */
export function takesNewVertices(primitive: Primitive): boolean {
  return (
    primitive.listTargets().length === 0 &&
    primitive.listSemantics().every((semantic) => own.includes(semantic))
  );
}

/**
 * Replaces the triangles of a mesh's primitives by quads along the curvature of their common surface; borders between
 * primitives stay closed and stay where they are. Values that `takesNewVertices` does not know are removed.
 * `MeshoptSimplifier` must be ready.
 * @param target triangles of all of them, a quad as two
 * @returns the triangles of each, or why they could not be made, as the rest of a sentence; then nothing changed
 */
export function quadPrimitives(
  document: Document,
  primitives: readonly Primitive[],
  target: number,
  onStep: () => void = () => {},
): number[] | string {
  if (target > mostTriangles)
    return `quads along the curvature are made for ${mostTriangles.toLocaleString('en')} triangles at most`;
  const { mesh, vertices } = joined(primitives);
  const made = quadSurface(mesh, target, onStep);
  if (!made) return 'it has details smaller than a quad of that count';
  const fault = faultOf(made, target);
  if (fault !== null) return fault;
  if (isClosed(mesh.indices) && !isClosed(made.indices)) return 'its closed surface would get holes';
  if (!keepsDetails(made)) return 'thin parts of it would lose their shape';
  const shaded = quadNormals(made.positions, made.indices, made.quads, creaseDegrees);
  const counts = primitives.map((_, group) =>
    made.groups.reduce((sum, each) => sum + Number(each === group), 0),
  );
  // A material without a face of its own would vanish from the model.
  if (counts.includes(0)) return 'a material of it would lose its last face';
  for (const [group, primitive] of primitives.entries()) {
    const source = { made, shaded, group, corners: vertices[group]!, groups: mesh.groups };
    store(document, primitive, source);
  }
  return counts;
}

/** Returns the primitives as one surface, and by primitive one of its vertices for each that it shares with others. */
function joined(primitives: readonly Primitive[]): { mesh: FineMesh; vertices: Int32Array[] } {
  const places = primitives.map((primitive) => accessorFloats(primitive.getAttribute('POSITION')!));
  const lists = primitives.map((primitive) => triangleIndices(primitive)!);
  const all = new Float32Array(places.reduce((sum, each) => sum + each.length, 0));
  const corners = new Uint32Array(lists.reduce((sum, each) => sum + each.length, 0));
  const groups = new Uint32Array(corners.length / 3);
  const starts: number[] = [];
  let [vertex, corner] = [0, 0];
  for (const [group, list] of lists.entries()) {
    all.set(places[group]!, vertex * 3);
    corners.set(
      list.map((v) => v + vertex),
      corner,
    );
    groups.fill(group, corner / 3, (corner + list.length) / 3);
    starts.push(vertex);
    vertex += places[group]!.length / 3;
    corner += list.length;
  }
  const { positions, indices, remap } = weldPositions(all, corners);
  const vertices = places.map((place, group) => {
    const first = new Int32Array(positions.length / 3).fill(-1);
    for (let v = place.length / 3 - 1; v >= 0; v--) first[remap[starts[group]! + v]!] = v;
    return first;
  });
  return { mesh: { positions: Float64Array.from(positions), indices, groups }, vertices };
}

/** Returns what is wrong with a surface of quads, as the rest of a sentence; null for a good one. */
function faultOf({ indices, quads, folded }: QuadSurface, target: number): string | null {
  const triangles = indices.length / 3;
  const faces = triangles - quads;
  if (folded > 0) return `${folded} of its ${faces} faces would be folded over`;
  if (quads < faces * leastQuads)
    return `only ${Math.floor((100 * quads) / faces)} % of its faces would be quads`;
  const isMore = quads * 2 === triangles && triangles > target;
  if (!isMore && Math.abs(triangles / target - 1) > mostOff)
    return `it would have ${triangles.toLocaleString('en')} triangles instead of ${Math.round(target).toLocaleString('en')}`;
  return null;
}

interface MadeGroup {
  readonly made: QuadSurface;
  readonly shaded: QuadShading;
  readonly group: number;
  /** By welded vertex: the primitive's own; -1 where it has none. */
  readonly corners: Int32Array;
  /** By triangle of the source. */
  readonly groups: Uint32Array;
}

/** Gives a primitive its part of the new faces. */
function store(document: Document, primitive: Primitive, source: MadeGroup): void {
  const { made, shaded, group } = source;
  const faces = shaded.indices.filter((_, i) => made.groups[Math.floor(i / 3)] === group);
  const quads =
    made.groups.reduce((sum, each, i) => sum + Number(i < made.quads * 2 && each === group), 0) / 2;
  const { used, corners } = usedVertices(faces, shaded.positions.length / 3);
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (type: 'SCALAR' | 'VEC3' | 'VEC4', array: Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const colors = primitive.getAttribute('COLOR_0');
  if (colors) {
    const size = colors.getElementSize();
    const values = carriedValues(source, used, accessorFloats(colors), size);
    primitive.setAttribute('COLOR_0', accessor(size === 4 ? 'VEC4' : 'VEC3', values));
  }
  primitive
    .setAttribute('POSITION', accessor('VEC3', rowsOf(shaded.positions, 3, used)))
    .setAttribute('NORMAL', accessor('VEC3', rowsOf(shaded.normals, 3, used)))
    .setMode(4)
    .setIndices(
      document.createAccessor().setType('SCALAR').setArray(documentIndices(corners)).setBuffer(buffer),
    );
  for (const semantic of primitive.listSemantics())
    if (!own.includes(semantic)) primitive.setAttribute(semantic, null);
  noteQuads(primitive, quads);
}

/** Reads values of the primitive's own part of the source at the nearest point of each vertex. */
function carriedValues(
  { made: { surface }, shaded, group, corners, groups }: MadeGroup,
  used: Uint32Array,
  values: Float32Array,
  size: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(used.length * size);
  const isOwn = (face: number): boolean => groups[face] === group;
  for (const [n, v] of used.entries()) {
    const [x, y, z] = [v * 3, v * 3 + 1, v * 3 + 2].map((i) => shaded.positions[i]!) as [
      number,
      number,
      number,
    ];
    const found = surface.nearest([x, y, z], null, isOwn);
    if (!found) continue;
    const shares = surface.shares(found);
    for (let c = 0; c < 3; c++) {
      const from = corners[surface.indices[found.face * 3 + c]!]! * size;
      for (let k = 0; k < size; k++) out[n * size + k] = out[n * size + k]! + shares[c]! * values[from + k]!;
    }
  }
  return out;
}
