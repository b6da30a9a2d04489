import { GltfError } from '../../gltf-error.ts';
import { openContainer } from '../../read/container.ts';
import { isObject, type JsonObject } from '../../read/json.ts';
import { rawReader } from '../../read/raw-reader.ts';
import type { PlannedFile, StepContext } from '../../recipe/step.ts';
import type { Source } from '../../source/source.ts';
import type { BinPlan } from '../../write/bin-plan.ts';
import { shortFloat } from '../../write/float-text.ts';
import { glbSegments } from '../../write/glb-segments.ts';
import { appendView } from '../../write/grow-bin.ts';
import { planBin } from '../../write/plan-bin.ts';
import type { ColliderPlan } from './collider-options.ts';
import { type ColliderReport, type ShapedCollider, shapedColliders } from './collider-shapes.ts';
import type { Hull } from './convex-hull.ts';
import { type PhysicsShape, physicsShape } from './physics-shape.ts';

/** Writes colliders as an extension: the JSON and the hulls at the end of BIN change, nothing else. */
export async function planPhysics(
  plan: ColliderPlan,
  source: Source,
  { limits, signal, warn }: StepContext,
): Promise<PlannedFile> {
  const container = await openContainer(source, limits, signal);
  await container.checkNumbers();
  const { json } = container;
  refuseOther(json);
  const reader = await rawReader(source, container, signal);
  const { shaped, skipped } = await shapedColliders(reader, plan, signal);
  const warnings = [...container.warnings];
  const bin = await planBin(json, container, reader, source, warnings);
  warn(...warnings);
  const colliders = shaped.map((each) => ({ ...each, name: nameOf(each) }));
  addBody(json, bin, plan, colliders);
  const result: ColliderReport = {
    colliders: colliders.map(({ name, facts }) => ({ name, ...facts })),
    skipped,
  };
  return { segments: glbSegments(json, bin, container, source), result };
}

function nameOf({ owner, index, count }: ShapedCollider): string {
  return `${owner}_shape${count > 1 ? `_${index}` : ''}`;
}

/** Two descriptions of one body would make two bodies. */
function refuseOther(json: JsonObject): void {
  const used = Array.isArray(json.extensionsUsed) ? (json.extensionsUsed as unknown[]) : [];
  const other = [OMI_BODY, KHR_BODY].find((name) => used.includes(name));
  if (other)
    throw new GltfError(
      'invalid_option',
      `colliders: the model has ${other} already; start from the model without it`,
    );
}

interface Writer {
  json: JsonObject;
  bin: BinPlan;
  nodes: JsonObject[];
  shapes: JsonObject[];
}

function addBody(
  json: JsonObject,
  bin: BinPlan,
  { as, motion, per }: ColliderPlan,
  colliders: (ShapedCollider & { name: string })[],
): void {
  const writer: Writer = { json, bin, nodes: listOf(json, 'nodes'), shapes: [] };
  const scene = sceneOf(json);
  const children = colliders.map(({ name, hull, facts }) => {
    const shape = physicsShape(facts);
    const node = { name, ...poseOf(shape) };
    return add(writer.nodes, { ...node, ...(as === 'omi' ? omiNode : khrNode)(writer, shape, hull, name) });
  });
  const own = as === 'omi' ? { [OMI_BODY]: { motion: { type: motion } } } : khrBody(motion);
  const roots = (scene.nodes ?? []) as number[];
  // What moves takes the visible model with it.
  const moved = motion === 'static' ? [] : roots;
  const owner = per === 'model' ? colliders[0]!.owner : 'model';
  const body = add(writer.nodes, {
    name: `${owner}_body`,
    children: [...moved, ...children],
    ...(own && { extensions: own }),
  });
  scene.nodes = motion === 'static' ? [...roots, body] : [body];
  use(
    json,
    as === 'omi' ? [OMI_SHAPE, OMI_BODY] : [KHR_BODY, ...(writer.shapes.length > 0 ? [KHR_SHAPE] : [])],
  );
  if (writer.shapes.length === 0) return;
  const name = as === 'omi' ? OMI_SHAPE : KHR_SHAPE;
  json.extensions = {
    ...(isObject(json.extensions) ? json.extensions : {}),
    [name]: { shapes: writer.shapes },
  };
}

function omiNode(writer: Writer, shape: PhysicsShape, hull: Hull, name: string): JsonObject {
  const { type, size } = shape;
  const detail = size ?? { mesh: addMesh(writer, hull, name) };
  const index = add(writer.shapes, { type, [type]: detail });
  return { extensions: { [OMI_BODY]: { collider: { shape: index } } } };
}

/** The draft takes hulls from a node that shows a mesh; one outside every scene is not drawn. */
function khrNode(writer: Writer, { type, size }: PhysicsShape, hull: Hull, name: string): JsonObject {
  const geometry = size
    ? { shape: add(writer.shapes, { type, [type]: size }) }
    : {
        node: add(writer.nodes, { name: `${name}_mesh`, mesh: addMesh(writer, hull, name) }),
        ...(type === 'convex' && { convexHull: true }),
      };
  return { extensions: { [KHR_BODY]: { collider: { geometry } } } };
}

/** Colliders without a motion above them do not move. */
function khrBody(motion: ColliderPlan['motion']): JsonObject | null {
  if (motion === 'static') return null;
  return { [KHR_BODY]: { motion: motion === 'kinematic' ? { isKinematic: true } : {} } };
}

function addMesh({ json, bin }: Writer, { points, triangles }: Hull, name: string): number {
  const flat = Float32Array.from(points.flat());
  const indices = (points.length <= 65_535 ? Uint16Array : Uint32Array).from(triangles.flat());
  const bound = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) =>
      flat.reduce((far, value, at) => (at % 3 === axis ? pick(far, value) : far), flat[axis]!),
    );
  const accessors = listOf(json, 'accessors');
  const view = (bytes: Uint8Array) => ({ bufferView: appendView(json, bin, { bytes }) });
  const position = add(accessors, {
    ...view(new Uint8Array(flat.buffer)),
    componentType: 5126,
    count: points.length,
    type: 'VEC3',
    min: bound(Math.min),
    max: bound(Math.max),
  });
  const order = add(accessors, {
    ...view(new Uint8Array(indices.buffer)),
    componentType: indices.BYTES_PER_ELEMENT === 2 ? 5123 : 5125,
    count: indices.length,
    type: 'SCALAR',
  });
  return add(listOf(json, 'meshes'), {
    name,
    primitives: [{ attributes: { POSITION: position }, indices: order }],
  });
}

function poseOf({ translation, rotation }: PhysicsShape): JsonObject {
  return {
    ...(translation.some((value) => value !== 0) && { translation: translation.map(shortFloat) }),
    ...(rotation[3] !== 1 && { rotation: rotation.map(shortFloat) }),
  };
}

function sceneOf(json: JsonObject): JsonObject {
  const scenes = listOf(json, 'scenes');
  return scenes[typeof json.scene === 'number' ? json.scene : 0]!;
}

function use(json: JsonObject, names: string[]): void {
  const used = Array.isArray(json.extensionsUsed) ? json.extensionsUsed : [];
  json.extensionsUsed = [...used, ...names];
}

function listOf(json: JsonObject, key: string): JsonObject[] {
  json[key] ??= [];
  return json[key] as JsonObject[];
}

function add(list: JsonObject[], item: JsonObject): number {
  return list.push(item) - 1;
}

const OMI_SHAPE = 'OMI_physics_shape';
const OMI_BODY = 'OMI_physics_body';
const KHR_SHAPE = 'KHR_implicit_shapes';
const KHR_BODY = 'KHR_physics_rigid_bodies';
