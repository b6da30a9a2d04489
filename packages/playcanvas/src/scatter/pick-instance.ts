import {
  type BoundingBox,
  type Entity,
  Mat4,
  type Mesh,
  type MeshInstance,
  Ray,
  type RenderComponent,
  SEMANTIC_POSITION,
  TYPE_INT8,
  TYPE_INT16,
  TYPE_UINT8,
  TYPE_UINT16,
  Vec3,
} from 'playcanvas';

/** Copies that each have a pose of their own, for rays. */
interface PosedCopies {
  /** Box around everything that a copy may draw, before its place. */
  readonly box: BoundingBox;
  /** Returns x, y and z of the corners of a copy as it is now, before its place. */
  positions(instance: number): number[];
}

export const posedCopies = new WeakMap<MeshInstance, PosedCopies>();

/** A copy that a ray hits. */
export interface PickedInstance {
  readonly node: Entity;
  /** Place of the copy within its mesh, for `indexAt`. */
  readonly instance: number;
  /** In lengths of the ray's direction. */
  readonly distance: number;
}

/**
 * Returns the first copy that a ray in world space hits, of those below an entity that `assets.scatter` draws; the
 * engine's `Picker` finds the mesh without the copy. Surfaces of triangle lists count, from both sides.
 * @example
 * import { pickInstance, playcanvasAssets } from '@meshwright/playcanvas';
 * import { Ray } from 'playcanvas';
 *
 * const assets = playcanvasAssets(app, { camera });
 * const trees = await assets.scatter('/models/chest.glb', [{ position: [0, 0, -5] }]);
 * app.root.addChild(trees.root);
 * const hit = pickInstance(new Ray(camera.getPosition(), camera.forward), trees.root);
 * if (hit) console.log(trees.indexAt(hit.node, hit.instance));
 */
export function pickInstance(ray: Ray, root: Entity): PickedInstance | undefined {
  let first: PickedInstance | undefined;
  for (const { entity, meshInstances } of root.findComponents('render') as RenderComponent[]) {
    for (const copies of meshInstances) {
      const hit = copies.visible ? firstOf(copies, ray) : undefined;
      if (hit && hit.distance < (first?.distance ?? Infinity)) first = { node: entity, ...hit };
    }
  }
  return first;
}

function firstOf(copies: MeshInstance, { origin, direction }: Ray): Omit<PickedInstance, 'node'> | undefined {
  const { mesh, node, instancingCount } = copies;
  const buffer = copies.instancingData?.vertexBuffer;
  if (!mesh || !buffer) return undefined;
  const values = new Float32Array(buffer.lock() as ArrayBuffer);
  const stride = buffer.getFormat().size / 4;
  const posed = posedCopies.get(copies);
  const hits = posed ? undefined : surfaceOf(mesh);
  const world = node.getWorldTransform();
  const own = new Mat4();
  const within = new Ray();
  let first: Omit<PickedInstance, 'node'> | undefined;
  for (let instance = 0; instance < instancingCount; instance++) {
    own.set([...values.subarray(instance * stride, instance * stride + 16)]);
    // A copy of a crowd has other numbers in the last row.
    for (const [column, value] of [0, 0, 0, 1].entries()) own.data[column * 4 + 3] = value;
    own.mul2(world, own).invert();
    own.transformPoint(origin, within.origin);
    own.transformVector(direction, within.direction);
    if (!(posed?.box ?? mesh.aabb).intersectsRay(within)) continue;
    const distance = (hits ?? surfaceOf(mesh, posed!.positions(instance)))(within);
    if (distance < (first?.distance ?? Infinity)) first = { instance, distance };
  }
  return first;
}

/** Returns a function from a ray in the space of a mesh to the distance of its first triangle, or to Infinity. */
function surfaceOf(mesh: Mesh, posed?: number[]): (ray: Ray) => number {
  const positions: number[] = posed ?? [];
  const indices: number[] = [];
  const count = posed ? posed.length / 3 : mesh.getPositions(positions);
  mesh.getIndices(indices);
  const corners = indices.length > 0 ? indices : Array.from({ length: count }, (_, index) => index);
  const scale = posed ? 1 : storedScale(mesh);
  const [a, b, c] = [new Vec3(), new Vec3(), new Vec3()];
  return ({ origin, direction }) => {
    let first = Infinity;
    for (let at = 0; at + 2 < corners.length; at += 3) {
      for (const [corner, point] of [a, b, c].entries()) {
        const from = corners[at + corner]! * 3;
        point.set(positions[from]!, positions[from + 1]!, positions[from + 2]!).mulScalar(scale);
      }
      first = Math.min(first, distanceTo(a, b, c, origin, direction));
    }
    return first;
  };
}

/** Largest integers of the normalised types of glTF, by the engine's number for the type. */
const largest = new Map<number, number>([
  [TYPE_INT8, 127],
  [TYPE_UINT8, 255],
  [TYPE_INT16, 32767],
  [TYPE_UINT16, 65535],
]);

/** The engine reads normalised positions as the integers that they are stored as. */
export function storedScale({ vertexBuffer }: Mesh): number {
  const found = vertexBuffer.getFormat().elements.find(({ name }) => name === SEMANTIC_POSITION);
  return found?.normalize ? 1 / (largest.get(found.dataType) ?? 1) : 1;
}

const [side, other, across, from] = [new Vec3(), new Vec3(), new Vec3(), new Vec3()];

/** Möller and Trumbore: solves `origin + t * direction = a + u * side + v * other`. */
function distanceTo(a: Vec3, b: Vec3, c: Vec3, origin: Vec3, direction: Vec3): number {
  side.sub2(b, a);
  other.sub2(c, a);
  across.cross(direction, other);
  const volume = side.dot(across);
  if (volume === 0) return Infinity;
  from.sub2(origin, a);
  const u = from.dot(across) / volume;
  if (u < 0 || u > 1) return Infinity;
  from.cross(from, side);
  const v = direction.dot(from) / volume;
  const t = other.dot(from) / volume;
  return v < 0 || u + v > 1 || t < 0 ? Infinity : t;
}
