import type { Document, mat4, Node, Skin } from '@gltf-transform/core';
import { identityMatrix, invertMatrix, multiplyMatrices } from '../../mesh/matrix.ts';
import type { Space } from './axes-and-unit.ts';
import type { FbxMesh } from './meshes.ts';
import type { ModelNode } from './models.ts';
import type { FbxObject, FbxScene } from './objects.ts';
import { childOf, numbersOf, textOf } from './tree.ts';

/** A skin and the joints and weights of the points of its geometry. */
export interface FbxSkin {
  readonly skin: Skin;
  /** Four joints and weights for each point; weights sum up to one. */
  readonly joints: Uint16Array<ArrayBuffer>;
  readonly weights: Float32Array<ArrayBuffer>;
  /** Points that more than four joints move, of which the four strongest are kept. */
  readonly reduced: number;
  /** Whether the file asks for dual quaternions. */
  readonly dual: boolean;
}

const influences = 4;
/** Weight below which a fifth joint is not missed. */
const unseen = 0.01;

/**
 * Reads the skin of a geometry; null without one. Points without a weight follow the model that shows the mesh, by a
 * joint of its own.
 */
export function buildSkin(
  document: Document,
  scene: FbxScene,
  geometry: FbxObject,
  shown: ModelNode,
  mesh: FbxMesh,
  modelOf: (object: FbxObject) => ModelNode | undefined,
  space: Space,
): FbxSkin | null {
  const deformer = scene
    .into(geometry)
    .find(({ object }) => object.kind === 'Deformer' && object.type === 'Skin')?.object;
  const clusters = deformer
    ? scene.into(deformer).filter(({ object }) => object.kind === 'Deformer' && object.type === 'Cluster')
    : [];
  if (!deformer || clusters.length === 0) return null;
  const joints: Node[] = [];
  const known = new Set<Node>();
  const inverses: number[] = [];
  const heaviest = new HeaviestJoints(mesh.pointCount);
  for (const { object: cluster } of clusters) {
    const bone = scene.into(cluster).find(({ object }) => object.kind === 'Model')?.object;
    const model = bone && modelOf(bone);
    const link = matrixOf(cluster, 'TransformLink');
    const still = scene.takesRoot(cluster) ? null : link;
    let joint = model?.inner ?? boundNode(document, cluster, still, space);
    if (known.has(joint)) {
      // A skin lists a joint once, and two clusters of a bone may be bound differently.
      const twin = document.createNode(`${joint.getName()}_twin`);
      joint.addChild(twin);
      joint = twin;
    }
    known.add(joint);
    const inverse = inverseBind(cluster, link, model, shown, space);
    const number = joints.push(joint) - 1;
    inverses.push(...inverse);
    const points = numbersOf(childOf(cluster.node, 'Indexes'));
    const weights = numbersOf(childOf(cluster.node, 'Weights'));
    for (let i = 0; i < points.length && i < weights.length; i++)
      heaviest.add(points[i]!, number, weights[i]!);
  }
  if (heaviest.unweighted()) {
    const rest = document.createNode(`${shown.object.name}_rest`);
    shown.inner.addChild(rest);
    const number = joints.push(rest) - 1;
    inverses.push(...identityMatrix);
    heaviest.fill(number);
  }
  const buffer = document.getRoot().listBuffers()[0]!;
  const skin = document
    .createSkin(deformer.name || geometry.name)
    .setInverseBindMatrices(
      document.createAccessor().setType('MAT4').setArray(Float32Array.from(inverses)).setBuffer(buffer),
    );
  for (const joint of joints) skin.addJoint(joint);
  const dual = /^(?:DualQuaternion|Blend)$/.test(textOf(deformer.node, 'SkinningType') ?? '');
  return { skin, dual, ...heaviest.finished() };
}

/** From the geometry at binding to the bone; what the file does not state follows from the pose it is in. */
function inverseBind(
  cluster: FbxObject,
  link: mat4 | null,
  bone: ModelNode | undefined,
  shown: ModelNode,
  space: Space,
): mat4 {
  const stated = matrixOf(cluster, 'Transform');
  const own = stated && link && space.matrix(stated);
  if (own?.every(Number.isFinite)) return own;
  const bound = link ? space.matrix(link) : (bone?.inner.getWorldMatrix() ?? null);
  const inverse = bound && invertMatrix(bound);
  return inverse ? multiplyMatrices(inverse, shown.inner.getWorldMatrix()) : [...identityMatrix];
}

/** A matrix of the cluster; one of zeros is one that was never set. */
function matrixOf(cluster: FbxObject, name: string): mat4 | null {
  const values = numbersOf(childOf(cluster.node, name));
  if (values.length < 16 || !values.some((value) => value !== 0)) return null;
  return Array.from(values.subarray(0, 16)) as mat4;
}

/** A cluster whose bone is missing stays where it was bound. */
function boundNode(document: Document, cluster: FbxObject, link: mat4 | null, space: Space): Node {
  const node = document.createNode(cluster.name || 'bone');
  if (link) node.setMatrix(space.matrix(link));
  document.getRoot().getDefaultScene()!.addChild(node);
  return node;
}

/** Keeps the strongest joints of each point. */
class HeaviestJoints {
  readonly #joints: Uint16Array<ArrayBuffer>;
  readonly #weights: Float32Array<ArrayBuffer>;
  readonly #dropped: Float32Array;

  constructor(points: number) {
    this.#joints = new Uint16Array(points * influences);
    this.#weights = new Float32Array(points * influences);
    this.#dropped = new Float32Array(points);
  }

  add(point: number, joint: number, weight: number): void {
    if (!(point >= 0 && point < this.#dropped.length && weight > 0 && Number.isFinite(weight))) return;
    const start = point * influences;
    let least = start;
    for (let k = start; k < start + influences; k++) {
      if (this.#joints[k] === joint && this.#weights[k]! > 0) {
        this.#weights[k] = this.#weights[k]! + weight;
        return;
      }
      if (this.#weights[k]! < this.#weights[least]!) least = k;
    }
    const lost = Math.min(weight, this.#weights[least]!);
    this.#dropped[point] = this.#dropped[point]! + lost;
    if (weight <= this.#weights[least]!) return;
    this.#joints[least] = joint;
    this.#weights[least] = weight;
  }

  unweighted(): boolean {
    for (let point = 0; point < this.#dropped.length; point++) if (!this.#moved(point)) return true;
    return false;
  }

  fill(joint: number): void {
    for (let point = 0; point < this.#dropped.length; point++)
      if (!this.#moved(point)) this.add(point, joint, 1);
  }

  #moved(point: number): boolean {
    for (let k = point * influences; k < (point + 1) * influences; k++)
      if (this.#weights[k]! > 0) return true;
    return false;
  }

  finished(): { joints: Uint16Array<ArrayBuffer>; weights: Float32Array<ArrayBuffer>; reduced: number } {
    let reduced = 0;
    for (let point = 0; point < this.#dropped.length; point++) {
      let sum = 0;
      for (let k = point * influences; k < (point + 1) * influences; k++) sum += this.#weights[k]!;
      if (sum === 0) continue;
      if (this.#dropped[point]! > sum * unseen) reduced++;
      for (let k = point * influences; k < (point + 1) * influences; k++) {
        this.#weights[k] = this.#weights[k]! / sum;
        if (this.#weights[k] === 0) this.#joints[k] = 0;
      }
    }
    return { joints: this.#joints, weights: this.#weights, reduced };
  }
}
