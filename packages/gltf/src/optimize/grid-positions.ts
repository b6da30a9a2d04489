import type {
  Accessor,
  Document,
  Mesh,
  Node,
  Primitive,
  PrimitiveTarget,
  Skin,
  vec3,
} from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import type { Matrix, Vector } from '../matrix.ts';
import { multiply } from '../matrix.ts';

/**
 * Stores positions as integers on a grid of 2^14 steps (KHR_mesh_quantization), not normalised, which compresses
 * better. Meshes of one skin share a grid and so still share the skin; its inverse bind matrices undo the grid, and
 * for other meshes the node does. Returns false and changes nothing where that would be wrong.
 */
export function gridPositions(document: Document): boolean {
  separatePositions(document);
  const groups = groupsOf(document);
  const plans = groups?.map(planOf);
  if (!plans || plans.some((plan) => plan === null)) return false;
  for (const [index, group] of groups!.entries()) {
    const grid = plans[index]!;
    for (const [accessor, kind] of accessorsOf(group.meshes)) toGrid(accessor, kind, grid);
    if (group.skin) bindToGrid(document, group.skin, grid);
    else for (const node of group.nodes) placeOnGrid(document, node, grid);
  }
  document.createExtension(KHRMeshQuantization).setRequired(true);
  return true;
}

/** Copies the positions that share an accessor with other data, as the normals of a ball with a radius of one do. */
function separatePositions(document: Document): void {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  const targets = primitives.flatMap((primitive) => primitive.listTargets());
  const points = new Set(primitives.flatMap((primitive) => primitive.getAttribute('POSITION') ?? []));
  const others = [...primitives, ...targets].flatMap((part) =>
    part.listSemantics().flatMap((semantic) => (semantic === 'POSITION' ? [] : part.getAttribute(semantic)!)),
  );
  copyPositions(targets, new Set([...points, ...others]));
  copyPositions(primitives, new Set(others));
}

function copyPositions(parts: readonly (Primitive | PrimitiveTarget)[], shared: ReadonlySet<Accessor>): void {
  const copies = new Map<Accessor, Accessor>();
  for (const part of parts) {
    const position = part.getAttribute('POSITION');
    if (!position || !shared.has(position)) continue;
    const copy = copies.get(position) ?? position.clone();
    copies.set(position, copy);
    part.setAttribute('POSITION', copy);
  }
}

/** Meshes that share one grid. */
interface Group {
  meshes: Set<Mesh>;
  nodes: Set<Node>;
  skin: Skin | null;
}

interface Grid {
  origin: Vector;
  step: number;
}

/** Null when a mesh would need two grids, or a node must not be moved. */
function groupsOf(document: Document): Group[] | null {
  const root = document.getRoot();
  const groups = new Map<Mesh | Skin, Group>();
  const owners = new Map<Accessor | Mesh, Mesh | Skin>();
  const morphed = new Set(
    root
      .listAnimations()
      .flatMap((clip) => clip.listChannels())
      .flatMap((channel) => (channel.getTargetPath() === 'weights' ? [channel.getTargetNode()] : [])),
  );
  for (const node of root.listNodes()) {
    const mesh = node.getMesh();
    if (!mesh) continue;
    const skin = node.getSkin();
    if (node.getExtension('EXT_mesh_gpu_instancing') || (morphed.has(node) && !skin)) return null;
    const key = skin ?? mesh;
    const group = groups.get(key) ?? { meshes: new Set(), nodes: new Set(), skin };
    groups.set(key, group);
    group.meshes.add(mesh);
    group.nodes.add(node);
    for (const part of [mesh, ...accessorsOf(new Set([mesh])).keys()]) {
      if ((owners.get(part) ?? key) !== key) return null;
      owners.set(part, key);
    }
  }
  const thick = root.listMaterials().some((material) => material.getExtension('KHR_materials_volume'));
  return thick || root.listMeshes().some((mesh) => !owners.has(mesh)) ? null : [...groups.values()];
}

function planOf({ meshes }: Group): Grid | null {
  const min: Vector = [Infinity, Infinity, Infinity];
  const max: Vector = [-Infinity, -Infinity, -Infinity];
  let reach = 0;
  for (const [accessor, kind] of accessorsOf(meshes)) {
    const array = accessor.getArray();
    if (!(array instanceof Float32Array) || array.length === 0) return null;
    for (let index = 0; index < array.length; index++) {
      const value = array[index]!;
      if (!Number.isFinite(value)) return null;
      if (kind === 'delta') reach = Math.max(reach, Math.abs(value));
      else {
        const axis = index % 3;
        min[axis] = Math.min(min[axis]!, value);
        max[axis] = Math.max(max[axis]!, value);
      }
    }
  }
  const step = Math.max(...max.map((value, axis) => value - min[axis]!)) / STEPS;
  return step > 0 && reach / step <= MAX_DELTA ? { origin: min, step } : null;
}

function accessorsOf(meshes: Set<Mesh>): Map<Accessor, 'point' | 'delta'> {
  const found = new Map<Accessor, 'point' | 'delta'>();
  for (const primitive of [...meshes].flatMap((mesh) => mesh.listPrimitives())) {
    const position = primitive.getAttribute('POSITION');
    if (position) found.set(position, 'point');
    for (const target of primitive.listTargets()) {
      const delta = target.getAttribute('POSITION');
      if (delta) found.set(delta, 'delta');
    }
  }
  return found;
}

function toGrid(accessor: Accessor, kind: 'point' | 'delta', { origin, step }: Grid): void {
  const array = accessor.getArray()!;
  const steps = new Array<number>(array.length);
  for (let i = 0; i < array.length; i++) {
    steps[i] = Math.round((kind === 'point' ? array[i]! - origin[i % 3]! : array[i]!) / step);
  }
  accessor.setArray(kind === 'point' ? Uint16Array.from(steps) : Int16Array.from(steps)).setNormalized(false);
}

function bindToGrid(document: Document, skin: Skin, grid: Grid): void {
  const old = skin.getInverseBindMatrices();
  const joints = skin.listJoints();
  const values = joints.flatMap((_, index) => {
    const bind = old ? old.getElement(index, new Array<number>(16).fill(0)) : IDENTITY;
    return [...multiply(bind, matrixOf(grid))];
  });
  const binds = (old?.clone() ?? document.createAccessor().setType('MAT4'))
    .setBuffer(old?.getBuffer() ?? document.getRoot().listBuffers()[0] ?? document.createBuffer())
    .setArray(Float32Array.from(values));
  skin.setInverseBindMatrices(binds);
}

/** A node with other content, or an animated one, gets a child for the grid transform. */
function placeOnGrid(document: Document, node: Node, grid: Grid): void {
  const moves = node.listParents().some((parent) => parent.propertyType === 'AnimationChannel');
  const holds = node.listChildren().length > 0 || node.getCamera() || node.listExtensions().length > 0;
  if (moves || holds) {
    const child = document.createNode().setMesh(node.getMesh()).setWeights(node.getWeights());
    node.setMesh(null).setWeights([]).addChild(child);
    placeOnGrid(document, child, grid);
    return;
  }
  const moved = multiply(node.getMatrix(), matrixOf(grid));
  node
    .setTranslation([moved[12]!, moved[13]!, moved[14]!])
    .setScale(node.getScale().map((length) => length * grid.step) as vec3);
}

function matrixOf({ origin, step }: Grid): Matrix {
  return Float64Array.of(step, 0, 0, 0, 0, step, 0, 0, 0, 0, step, 0, ...origin, 1);
}

const STEPS = 2 ** 14 - 1;
const MAX_DELTA = 32_767;
const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
