import type {
  Accessor,
  AnimationChannel,
  Document,
  Mesh,
  Node,
  Primitive,
  PrimitiveTarget,
  Property,
  Skin,
  vec3,
  vec4,
} from '@gltf-transform/core';
import {
  type InstancedMesh,
  KHRMeshQuantization,
  type Mapping,
  type MappingList,
  type Volume,
} from '@gltf-transform/extensions';
import type { Matrix, Vector } from '../matrix.ts';
import { multiply } from '../matrix.ts';
import type { Levels } from './lods/levels-extension.ts';
import type { AnimatedPointer } from './references/animation-pointers.ts';
import { isHeldMaterial } from './references/referred.ts';
import type { ReferringData } from './references/referring-data.ts';

/**
 * Stores positions as integers on a grid of 2^14 steps (KHR_mesh_quantization), not normalised, which compresses
 * better. Meshes that share a skin or data share a grid, so that they still share them, and so do the levels of one mesh, which take
 * its place; inverse bind matrices undo the grid of a skin, and for other meshes the node or its instances do. Meshes that cannot be
 * moved keep their positions.
 */
export function gridPositions(document: Document): void {
  separatePositions(document);
  for (const group of groupsOf(document)) {
    const grid = planOf(group);
    if (!grid) continue;
    for (const [accessor, kind] of accessorsOf(group.meshes)) toGrid(accessor, kind, grid);
    for (const skin of group.skins) bindToGrid(document, skin, grid);
    for (const node of group.nodes) if (!node.getSkin()) placeOnGrid(document, node, grid);
    for (const mesh of group.meshes) thicken(mesh, grid);
    document.createExtension(KHRMeshQuantization).setRequired(true);
  }
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
  skins: Set<Skin>;
}

interface Grid {
  origin: Vector;
  step: number;
}

/** Puts meshes into one group that share a skin or positions, directly or through others. */
function groupsOf(document: Document): Group[] {
  const groupOf = new Map<Mesh | Skin | Accessor, Group>();
  const join = (mesh: Mesh, part: Mesh | Skin | Accessor) => {
    const [own, other] = [groupOf.get(mesh)!, groupOf.get(part)];
    groupOf.set(part, own);
    if (!other || other === own) return;
    for (const kind of ['meshes', 'nodes', 'skins'] as const)
      for (const each of other[kind]) (own[kind] as Set<unknown>).add(each);
    for (const [key, group] of groupOf) if (group === other) groupOf.set(key, own);
  };
  for (const mesh of document.getRoot().listMeshes()) {
    groupOf.set(mesh, { meshes: new Set([mesh]), nodes: new Set(), skins: new Set() });
    for (const accessor of accessorsOf(new Set([mesh])).keys()) join(mesh, accessor);
  }
  for (const node of document.getRoot().listNodes()) {
    const mesh = node.getMesh();
    if (!mesh) continue;
    groupOf.get(mesh)!.nodes.add(node);
    for (const level of node.getExtension<Levels>('MSFT_lod')?.listLevels() ?? [])
      if (level.getMesh()) join(mesh, level.getMesh()!);
    const skin = node.getSkin();
    if (!skin) continue;
    join(mesh, skin);
    groupOf.get(mesh)!.skins.add(skin);
  }
  return [...new Set(groupOf.values())];
}

/** Null for positions without an end, and for a mesh that no node shows or whose thickness would not follow. */
function planOf({ meshes, nodes }: Group): Grid | null {
  const shown = new Set([...nodes].map((node) => node.getMesh()));
  if ([...meshes].some((mesh) => !shown.has(mesh))) return null;
  const isFixed = (node: Node) => node.getSkin() || node.getExtension('EXT_mesh_gpu_instancing');
  const thick = [...meshes].filter(isThick);
  // A clip or an extension that names a material would not follow its copy.
  const isNamed = (part: Primitive | Mapping) => isHeldMaterial(part.getMaterial()!);
  const named = thick.some((mesh) =>
    mesh
      .listPrimitives()
      .some((primitive) => materialsOf(primitive).some((part) => volumeOf(part) && isNamed(part))),
  );
  if (named || (thick.length > 0 && [...nodes].some(isFixed))) return null;
  const min: Vector = [Infinity, Infinity, Infinity];
  const max: Vector = [-Infinity, -Infinity, -Infinity];
  let reach = 0;
  for (const [accessor, kind] of accessorsOf(meshes)) {
    const array = floatsOf(accessor);
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
  const extent = Math.max(...max.map((value, axis) => value - min[axis]!));
  // A movement may be longer than the mesh.
  const step = Math.max(extent / STEPS, reach / MAX_DELTA);
  return step > 0 && Number.isFinite(step) ? { origin: min, step } : null;
}

function isThick(mesh: Mesh): boolean {
  return mesh.listPrimitives().some((primitive) => materialsOf(primitive).some((part) => volumeOf(part)));
}

/** Returns what holds a material of a primitive: itself, and its variants. */
function materialsOf(primitive: Primitive): (Primitive | Mapping)[] {
  return [
    primitive,
    ...(primitive.getExtension<MappingList>('KHR_materials_variants')?.listMappings() ?? []),
  ];
}

function volumeOf(part: Primitive | Mapping): Volume | null | undefined {
  return part.getMaterial()?.getExtension<Volume>('KHR_materials_volume');
}

/** The thickness of glass is a length in the space of its mesh. */
function thicken(mesh: Mesh, { step }: Grid): void {
  for (const part of mesh.listPrimitives().flatMap(materialsOf)) {
    const volume = volumeOf(part);
    if (!volume) continue;
    const thick = volume.clone().setThicknessFactor(volume.getThicknessFactor() / step);
    part.setMaterial(part.getMaterial()!.clone().setExtension('KHR_materials_volume', thick));
  }
}

function accessorsOf(meshes: Set<Mesh>): Map<Accessor, 'point' | 'delta'> {
  const kinds = new Map<Accessor, 'point' | 'delta'>();
  for (const primitive of [...meshes].flatMap((mesh) => mesh.listPrimitives())) {
    const position = primitive.getAttribute('POSITION');
    if (position) kinds.set(position, 'point');
    for (const target of primitive.listTargets()) {
      const delta = target.getAttribute('POSITION');
      if (delta) kinds.set(delta, 'delta');
    }
  }
  return kinds;
}

/** Returns the values of positions, which an earlier step may have stored as integers. */
function floatsOf(accessor: Accessor): Float32Array {
  const array = accessor.getArray();
  if (array instanceof Float32Array) return array;
  const size = accessor.getElementSize();
  const values = new Float32Array(accessor.getCount() * size);
  for (let index = 0; index < accessor.getCount(); index++)
    values.set(accessor.getElement(index, new Array<number>(size)), index * size);
  return values;
}

function toGrid(accessor: Accessor, kind: 'point' | 'delta', { origin, step }: Grid): void {
  const array = floatsOf(accessor);
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
  const copies = node.getExtension<InstancedMesh>('EXT_mesh_gpu_instancing');
  if (copies) {
    node.setExtension('EXT_mesh_gpu_instancing', copiesOnGrid(document, copies, grid));
    return;
  }
  const { places, shapes } = usersOf(node);
  const holds = node.listChildren().length > 0 || node.getCamera() || node.listExtensions().length > 0;
  if (places > 0 || holds) {
    const child = document.createNode().setMesh(node.getMesh()).setWeights(node.getWeights());
    node.setMesh(null).setWeights([]).addChild(child);
    for (const move of shapes) move(child);
    placeOnGrid(document, child, grid);
    return;
  }
  const moved = multiply(node.getMatrix(), matrixOf(grid));
  node
    .setTranslation([moved[12]!, moved[13]!, moved[14]!])
    .setScale(node.getScale().map((length) => length * grid.step) as vec3);
}

/** What refers to a node as a place, as clips and constraints do, and what refers to the shape that it shows. */
function usersOf(node: Node): { places: number; shapes: ((to: Node) => void)[] } {
  const edges = node.getGraph().listParentEdges(node);
  const shapes: ((to: Node) => void)[] = [];
  let places = 0;
  for (const edge of edges) {
    const user = edge.getParent() as Property;
    if (!/^(AnimationChannel|AnimatedPointer|ReferringData|Skin)$/.test(user.propertyType)) continue;
    const [channel, pointer] = [user as AnimationChannel, user as AnimatedPointer];
    if (user.propertyType === 'AnimationChannel' && channel.getTargetPath() === 'weights')
      shapes.push((to) => channel.setTargetNode(to));
    else if (user.propertyType === 'AnimatedPointer' && pointer.getRest().startsWith('/weights'))
      shapes.push((to) => pointer.setTarget(to));
    else if (edge.getName() === 'shapeNodes')
      shapes.push((to) => (user as ReferringData).moveShapes(node, to));
    else places++;
  }
  return { places, shapes };
}

/** Returns instances that undo the grid, each at its own place. */
function copiesOnGrid(document: Document, copies: InstancedMesh, { origin, step }: Grid): InstancedMesh {
  const count = copies.listAttributes()[0]?.getCount() ?? 0;
  const rotations = copies.getAttribute('ROTATION');
  const [places, sizes] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  for (let index = 0; index < count; index++) {
    const element = (name: string, none: number[]) =>
      copies.getAttribute(name)?.getElement(index, [...none]) ?? none;
    const size = element('SCALE', [1, 1, 1]);
    const turn = (rotations?.getElement(index, [0, 0, 0, 1]) ?? [0, 0, 0, 1]) as vec4;
    const corner = rotate(turn, size.map((length, axis) => length * origin[axis]!) as vec3);
    const place = element('TRANSLATION', [0, 0, 0]);
    places.set(
      place.map((value, axis) => value + corner[axis]!),
      index * 3,
    );
    sizes.set(
      size.map((length) => length * step),
      index * 3,
    );
  }
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const vectors = (array: Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType('VEC3').setArray(array).setBuffer(buffer);
  return copies.clone().setAttribute('TRANSLATION', vectors(places)).setAttribute('SCALE', vectors(sizes));
}

function rotate([x, y, z, w]: vec4, [a, b, c]: vec3): vec3 {
  const [u, v, t] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * u + y * t - z * v, b + w * v + z * u - x * t, c + w * t + x * v - y * u];
}

function matrixOf({ origin, step }: Grid): Matrix {
  return Float64Array.of(step, 0, 0, 0, 0, step, 0, 0, 0, 0, step, 0, ...origin, 1);
}

const STEPS = 2 ** 14 - 1;
const MAX_DELTA = 32_767;
const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
