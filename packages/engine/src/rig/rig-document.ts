import type { Accessor, Document } from '@gltf-transform/core';
import { prune } from '@gltf-transform/functions';
import { accessorFloats, documentIndices, noteQuads, type ScenePart } from '@meshwright/formats/mesh';
import type { Vector } from '@meshwright/look/render';
import { findBody, mostFaces } from './body/find-body.ts';
import type { BodyFit } from './body/fit-body.ts';
import { addHandSlots } from './hand-slots.ts';
import { placed, turnedBy, unplaced } from './placement.ts';
import { skeletonNodes } from './skeleton-nodes.ts';
import { type JointFact, skeletons } from './skeletons.ts';
import { bindParts } from './skin/bind-parts.ts';
import type { SkinWeights } from './skin/bind-skin.ts';
import { joinMeshes } from './skin/join-meshes.ts';
import { splitLongEdges, withMiddles } from './skin/split-long-edges.ts';
import { supportPoints } from './support-points.ts';

export interface RigOptions {
  /** Default: 1.7 for a biped, and for a four-legged animal its own height where that is 0.1 to 15 m, else 1.7. */
  readonly heightMetres?: number;
  /** Called with the completed share, 0 to 1; throwing from it stops the work. */
  onStep?(done: number): void;
}

/** Longest edge at a joint as a share of the height; longer ones are halved, so that limbs of few faces can bend. */
const longestEdge = 0.07;

/** What rigging changed beside the skeleton. */
export interface Rigged {
  /** Triangles before and after edges at joints were halved. */
  readonly before: number;
  readonly after: number;
}

/**
 * Adds a skeleton and skin weights to the document. The displayed triangles become one skinned mesh `char1` in metres,
 * on the ground, facing +Z, beside `Hips` under `Armature`; other nodes, skins and clips are dropped. The hands of a biped
 * get the slots of `addHandSlots`.
 * @throws JobError `no_geometry` | `too_many_faces` | `no_body`
 */
export async function rigDocument(document: Document, options: RigOptions): Promise<Rigged> {
  const { onStep = () => {} } = options;
  const { parts: given, attachments, fit } = findBody(document);
  onStep(0.35);
  const parts = bendable(given, groupsOf(document, given), bendingPlaces(fit));
  const positions = placed(joinMeshes(parts).positions, fit.placement);
  onStep(0.4);
  let bound = 0;
  const { fitted, weights } = bindParts(fit, parts, attachments, () => {
    bound += 1;
    onStep(0.4 + Math.min(0.4, bound * 0.015));
  });
  onStep(0.85);
  const heightMetres = options.heightMetres ?? usualHeight(fit);
  const height = heightMetres / topOf(positions, weights, skeletons[fitted.kind]);
  replaceScene(document, { parts, positions, weights }, { ...fit, fitted }, height);
  await document.transform(prune({ keepLeaves: true }));
  onStep(1);
  return { before: trianglesOf(given), after: trianglesOf(parts) };
}

function trianglesOf(parts: readonly { readonly indices: Uint32Array }[]): number {
  return parts.reduce((sum, { indices }) => sum + indices.length / 3, 0);
}

/** Returns where a fitted body bends, in the space of the given model. */
function bendingPlaces({ fitted, placement }: BodyFit): Vector[] {
  return skeletons[fitted.kind]
    .filter(({ name, marker, parent }) => !marker && parent !== null && !/Shoulder|ToeBase|Spine0/.test(name))
    .map(({ name }) => unplaced(fitted.joints.get(name)!, placement));
}

/** A dog keeps its size, since animals differ in it more than people. */
function usualHeight({ fitted, placement }: BodyFit): number {
  const own = 1 / placement.scale;
  return fitted.kind === 'quadruped' && own >= 0.1 && own <= 15 ? own : 1.7;
}

/** Returns the top of the body and what it wears, in heights of the bare body; what the hands hold may be higher. */
function topOf(positions: Float32Array, { joints }: SkinWeights, facts: readonly JointFact[]): number {
  let top = 1;
  for (let v = 0; v * 3 < positions.length; v++)
    if (/Head|neck/.test(facts[joints[v * 4]!]!.name)) top = Math.max(top, positions[v * 3 + 1]!);
  return top;
}

/** A displayed part, its long edges halved; `attributes` are its further vertex attributes. */
interface BendablePart {
  readonly group: number;
  readonly material: ScenePart['material'];
  readonly positions: Float32Array;
  readonly normals: Float32Array | null;
  readonly indices: Uint32Array;
  readonly attributes: readonly (readonly [string, Accessor, Float32Array | null])[];
  readonly quads: number;
}

/** Returns a number per node of a model of rigid nodes; the meshes of a skinned model are one body. */
function groupsOf(document: Document, parts: readonly ScenePart[]): number[] {
  const objects = parts.map(({ object }) => object);
  const isSkinned = document.getRoot().listSkins().length > 0;
  return objects.map((object) => (isSkinned ? 0 : objects.indexOf(object)));
}

function bendable(
  parts: readonly ScenePart[],
  groups: readonly number[],
  points: readonly Vector[],
): BendablePart[] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { positions } of parts)
    for (let i = 1; i < positions.length; i += 3) {
      low = Math.min(low, positions[i]!);
      high = Math.max(high, positions[i]!);
    }
  const longest = Math.max(1e-9, (high - low) * longestEdge);
  const faces = parts.reduce((sum, part) => sum + part.indices.length / 3, 0);
  return parts.map((part, i) => {
    const own = part.indices.length / 3;
    const { indices, middles } = splitLongEdges(
      part.positions,
      part.indices,
      { points, longest },
      own + ((mostFaces - faces) * own) / faces,
    );
    const attributes = part.primitive
      .listSemantics()
      .filter((semantic) => /^(TEXCOORD|COLOR)_/.test(semantic))
      .map((semantic) => {
        const accessor = part.primitive.getAttribute(semantic)!;
        const values = accessorFloats(accessor);
        return [
          semantic,
          accessor,
          middles.length === 0 ? null : withMiddles(values, accessor.getElementSize(), middles),
        ] as const;
      });
    return {
      group: groups[i]!,
      material: part.material,
      positions: withMiddles(part.positions, 3, middles),
      normals: part.normals && unitVectors(withMiddles(part.normals, 3, middles)),
      indices,
      attributes,
      quads: middles.length === 0 ? part.quads : 0,
    };
  });
}

function unitVectors(vectors: Float32Array): Float32Array {
  for (let i = 0; i + 2 < vectors.length; i += 3) {
    const length = Math.hypot(vectors[i]!, vectors[i + 1]!, vectors[i + 2]!);
    if (length > 0) for (let k = i; k < i + 3; k++) vectors[k] = vectors[k]! / length;
    else vectors[i + 1] = 1;
  }
  return vectors;
}

interface BoundMesh {
  readonly parts: readonly BendablePart[];
  /** Positions of all parts, in body space. */
  readonly positions: Float32Array;
  readonly weights: SkinWeights;
}

function replaceScene(
  document: Document,
  { parts, positions, weights }: BoundMesh,
  { fitted, placement }: BodyFit,
  height: number,
): void {
  const root = document.getRoot();
  const buffer = root.listBuffers()[0] ?? document.createBuffer();
  const accessor = (type: 'VEC2' | 'VEC3' | 'VEC4' | 'MAT4', array: Float32Array | Uint8Array) =>
    document.createAccessor().setType(type).setArray(array.slice()).setBuffer(buffer);
  const mesh = document.createMesh('char1');
  let vertex = 0;
  for (const part of parts) {
    const count = part.positions.length / 3;
    const primitive = document.createPrimitive();
    if (part.material) primitive.setMaterial(part.material);
    const own = positions.subarray(vertex * 3, (vertex + count) * 3).map((x) => x * height);
    primitive
      .setIndices(
        document.createAccessor().setType('SCALAR').setArray(documentIndices(part.indices)).setBuffer(buffer),
      )
      .setAttribute('POSITION', accessor('VEC3', own))
      .setAttribute('JOINTS_0', accessor('VEC4', weights.joints.subarray(vertex * 4, (vertex + count) * 4)))
      .setAttribute(
        'WEIGHTS_0',
        accessor('VEC4', weights.weights.subarray(vertex * 4, (vertex + count) * 4)),
      );
    if (part.normals)
      primitive.setAttribute('NORMAL', accessor('VEC3', turnedBy(part.normals, placement.quarters)));
    for (const [semantic, old, values] of part.attributes)
      primitive.setAttribute(semantic, values ? accessor(old.getType() as 'VEC2', values) : old);
    noteQuads(primitive, part.quads);
    mesh.addPrimitive(primitive);
    vertex += count;
  }
  for (const animation of root.listAnimations()) animation.dispose();
  for (const skin of root.listSkins()) skin.dispose();
  for (const scene of root.listScenes()) scene.dispose();
  for (const node of root.listNodes()) node.dispose();
  const joints = skeletonNodes(document, fitted, height);
  const inverse = new Float32Array(joints.size * 16);
  for (const [i, { matrix }] of [...joints.values()].entries())
    matrix
      .clone()
      .invert()
      .toArray(inverse, i * 16);
  // No joint is the root of the skin: Blender would place it apart from its children.
  const skin = document.createSkin('Armature').setInverseBindMatrices(accessor('MAT4', inverse));
  for (const { node } of joints.values()) skin.addJoint(node);
  if (fitted.kind === 'biped')
    addHandSlots(document, joints, {
      positions: positions.map((value) => value * height),
      indices: joinMeshes(parts).indices,
      weights,
      names: skeletons[fitted.kind].map(({ name }) => name),
    });
  const armature = document
    .createNode('Armature')
    .addChild(document.createNode('char1').setMesh(mesh).setSkin(skin))
    .addChild(joints.get('Hips')!.node);
  const metres = (point: Vector): number[] => point.map((x) => x * height);
  const tips = Object.fromEntries([...fitted.tips].map(([name, point]) => [name, metres(point)]));
  const supports = Object.fromEntries(
    [...supportPoints(fitted.kind, positions, weights)].map(([name, points]) => [name, points.map(metres)]),
  );
  armature.setExtras({ meshwright: { rig: fitted.kind, tips, supports } });
  root.setDefaultScene(document.createScene('Scene').addChild(armature));
}
