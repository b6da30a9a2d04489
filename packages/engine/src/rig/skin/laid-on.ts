import { BufferAttribute, BufferGeometry, Triangle, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { Component } from './components.ts';

/** Largest distance, in heights, of a vertex that lies on a surface; up to twice of it, the vertex follows in part. */
const nearBy = 0.03;

/** A component that lies on surfaces of others. */
export interface LaidComponent {
  readonly component: Component;
  /** Whether all its vertices do. */
  readonly isWhole: boolean;
  /** Gives the vertices on a surface its shares of joints. */
  change(shares: Float32Array, joints: number): void;
}

interface Place {
  readonly vertex: number;
  /** Corners of the face below the vertex, and their parts, which sum to how far the vertex follows. */
  readonly corners: readonly number[];
  readonly parts: readonly number[];
}

/** Returns the components that lie on the surfaces, such as a face on a trunk, with what makes them follow. */
export function laidOn(
  positions: Float32Array,
  components: readonly Component[],
  surfaces: readonly Component[],
): LaidComponent[] {
  if (components.length === 0 || surfaces.length === 0) return [];
  const corners = surfaces.flatMap(({ triangles }) => triangles);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(Uint32Array.from(corners), 1));
  const tree = new MeshBVH(geometry, { indirect: true });
  return components.flatMap((component): LaidComponent[] => {
    const places = component.vertices.flatMap((vertex) => placeOn(tree, positions, corners, vertex));
    if (places.length === 0) return [];
    const isWhole =
      places.length === component.vertices.length && places.every(({ parts }) => sum(parts) > 0.999);
    return [{ component, isWhole, change: (shares, joints) => follow(shares, joints, places) }];
  });
}

function placeOn(tree: MeshBVH, positions: Float32Array, faces: readonly number[], vertex: number): Place[] {
  const point = new Vector3().fromArray(positions, vertex * 3);
  const hit = tree.closestPointToPoint(point, undefined, 0, 2 * nearBy);
  if (!hit) return [];
  const corners = faces.slice(hit.faceIndex * 3, hit.faceIndex * 3 + 3);
  const [a, b, c] = corners.map((v) => new Vector3().fromArray(positions, v * 3));
  const within = Triangle.getBarycoord(hit.point, a!, b!, c!, new Vector3())?.toArray() ?? [1, 0, 0];
  const inside = within.map((part) => Math.max(0, part));
  const far = Math.max(0, hit.distance / nearBy - 1);
  const weight = Math.max(0, 1 - far) / sum(inside);
  return [{ vertex, corners, parts: inside.map((part) => part * weight) }];
}

function follow(shares: Float32Array, joints: number, places: readonly Place[]): void {
  for (const { vertex, corners, parts } of places) {
    const own = 1 - sum(parts);
    for (let joint = 0; joint < joints; joint++) {
      let share = own * shares[vertex * joints + joint]!;
      for (let n = 0; n < 3; n++) share += parts[n]! * shares[corners[n]! * joints + joint]!;
      shares[vertex * joints + joint] = share;
    }
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
