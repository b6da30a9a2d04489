import { glbParts } from '@meshwright/testing/models/glb-parts';
import type { Vector } from '../../matrix.ts';
import { type Hull, outsideBy } from '../colliders/convex-hull.ts';

/** Dimensions in metres; those of the shape's type are set. */
interface Size {
  size: number[];
  radius: number;
  radiusBottom: number;
  height: number;
  mesh?: number;
}

interface PhysicsJson {
  nodes: PhysicsNode[];
  scenes: { nodes: number[] }[];
  meshes: { primitives: { attributes: { POSITION: number }; indices: number }[] }[];
  accessors: {
    bufferView: number;
    byteOffset?: number;
    count: number;
    type: string;
    componentType: number;
  }[];
  bufferViews: { byteOffset?: number }[];
  extensionsUsed: string[];
  extensions?: Partial<Record<'OMI_physics_shape' | 'KHR_implicit_shapes', { shapes: Shape[] }>>;
}

interface PhysicsNode {
  name?: string;
  mesh?: number;
  children?: number[];
  translation?: number[];
  rotation?: number[];
  extensions?: {
    OMI_physics_body?: { collider?: { shape: number } };
    KHR_physics_rigid_bodies?: {
      collider?: { geometry: { shape?: number; node?: number; convexHull?: boolean } };
    };
  };
}

type Shape = { type: string } & Record<string, Size | string>;

/** The JSON of a GLB with physics. */
export function physicsJson(glb: Uint8Array): PhysicsJson {
  return glbParts<PhysicsJson>(glb).json;
}

/** A physics shape as an engine reads it: its dimensions or its triangles, and its node. */
export interface ReadShape {
  type: string;
  size: Size;
  hull: Hull | null;
  translation: number[];
  rotation: number[];
}

/** Reads the shapes of a GLB, in OMI_physics_shape or in KHR_physics_rigid_bodies. */
export function readShapes(glb: Uint8Array): ReadShape[] {
  const json = physicsJson(glb);
  const shapes = (json.extensions?.OMI_physics_shape ?? json.extensions?.KHR_implicit_shapes)?.shapes ?? [];
  return json.nodes.flatMap((node): ReadShape[] => {
    const omi = node.extensions?.OMI_physics_body?.collider;
    const khr = node.extensions?.KHR_physics_rigid_bodies?.collider?.geometry;
    if (!omi && !khr) return [];
    const { translation = [0, 0, 0], rotation = [0, 0, 0, 1] } = node;
    const shape: Shape = shapes[(omi ?? khr)!.shape!] ?? { type: khr?.convexHull ? 'convex' : 'trimesh' };
    const size = shape[shape.type] as Size;
    const mesh = size?.mesh ?? (khr?.node === undefined ? undefined : json.nodes[khr.node]!.mesh);
    const hull = mesh === undefined ? null : hullOf(glb, json.meshes[mesh]!.primitives[0]!);
    return [{ type: shape.type, size, hull, translation, rotation }];
  });
}

/** The largest distance by which a point lies outside every shape. */
export function worstOutside(glb: Uint8Array, points: readonly (readonly number[])[]): number {
  const shapes = readShapes(glb);
  if (shapes.length === 0) return Infinity;
  return Math.max(...points.map((point) => Math.min(...shapes.map((shape) => outside(shape, point)))));
}

function outside({ type, size, hull, translation, rotation }: ReadShape, point: readonly number[]): number {
  const local = turn(
    [-rotation[0]!, -rotation[1]!, -rotation[2]!, rotation[3]!],
    point.map((value, axis) => value - translation[axis]!),
  );
  switch (type) {
    case 'box':
      return Math.max(...local.map((value, axis) => Math.abs(value) - size.size[axis]! / 2));
    case 'sphere':
      return Math.hypot(...local) - size.radius;
    case 'capsule': {
      const along = Math.max(-size.height / 2, Math.min(size.height / 2, local[1]!));
      return Math.hypot(local[0]!, local[1]! - along, local[2]!) - size.radiusBottom;
    }
    default:
      return outsideBy(hull!, local as Vector);
  }
}

function hullOf(
  glb: Uint8Array,
  { attributes, indices }: { attributes: { POSITION: number }; indices: number },
): Hull {
  return { points: triples(numbers(glb, attributes.POSITION)), triangles: triples(numbers(glb, indices)) };
}

function numbers(glb: Uint8Array, index: number): number[] {
  const { json, bin: bytes } = glbParts<PhysicsJson>(glb);
  const { bufferView, byteOffset = 0, count, type, componentType } = json.accessors[index]!;
  const start = (json.bufferViews[bufferView]!.byteOffset ?? 0) + byteOffset;
  const length = count * (type === 'VEC3' ? 3 : 1);
  return Array.from({ length }, (_, at) => {
    if (componentType === 5126) return bytes.readFloatLE(start + at * 4);
    return componentType === 5123 ? bytes.readUInt16LE(start + at * 2) : bytes.readUInt32LE(start + at * 4);
  });
}

function triples(flat: number[]): Vector[] {
  return Array.from({ length: flat.length / 3 }, (_, at) => flat.slice(at * 3, at * 3 + 3) as Vector);
}

/** Applies a quaternion to a point. */
export function turn(q: readonly number[], v: readonly number[]): number[] {
  const [x, y, z, w] = q as [number, number, number, number];
  const [a, b, c] = v as [number, number, number];
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}
