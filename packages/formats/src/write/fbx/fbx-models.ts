import type { Document, Mesh, Node, Skin } from '@gltf-transform/core';
import type { Transform } from '../../mesh/matrix.ts';
import { triangleIndices } from '../../mesh/triangle-indices.ts';
import { restWeights } from '../../scene/apply-morphs.ts';
import { instanceTransforms } from '../../scene/instance-transforms.ts';
import { UniqueNames } from '../unique-names.ts';
import { eulerAngles } from './euler-angles.ts';
import { doubles, fbxNode, fbxSettings } from './fbx-node.ts';
import type { FbxObjects } from './fbx-objects.ts';
import { type FbxView, viewsOf } from './fbx-views.ts';

/** A model record that shows a mesh. */
export interface MeshModel {
  readonly id: bigint;
  readonly node: Node;
  readonly mesh: Mesh;
  readonly weights: readonly number[];
  readonly skin: Skin | null;
}

export interface FbxModels {
  /** The record of each node's transform. */
  readonly idOf: ReadonlyMap<Node, bigint>;
  readonly meshes: readonly MeshModel[];
}

/**
 * Adds a model for every node of the default scene and connects them as a tree: joints and the nodes between them as
 * limbs, meshes as meshes, cameras and lights as such, the rest as nulls. A skinned mesh is placed at the root without a transform, since glTF
 * ignores the transform of its node. Names are kept and made unique.
 */
export function addModels(objects: FbxObjects, document: Document): FbxModels {
  const limbs = limbsOf(document);
  const names = new UniqueNames(asReadersSeeIt);
  const idOf = new Map<Node, bigint>();
  const meshes: MeshModel[] = [];

  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  for (const node of scene?.listChildren() ?? []) visit(node, 0n);
  return { idOf, meshes };

  function visit(node: Node, parent: bigint): void {
    const mesh = node.getMesh();
    const shown = mesh && hasTriangles(mesh) ? mesh : null;
    const name = node.getName() || shown?.getName() || 'node';
    const limb = limbs.has(node);
    const skin = shown ? node.getSkin() : null;
    const instances = shown ? instanceTransforms(node) : null;
    if (shown && skin && !limb && node.listChildren().length === 0) {
      showMesh(add('Mesh', name, still, 0n), node, shown, skin);
      return;
    }
    const views = viewsOf(node);
    // What is below a model turns with it, so that only a model without anything else is turned to look or shine.
    if (views.length === 1 && !shown && !limb && node.listChildren().length === 0) {
      idOf.set(node, add(views[0]!.subtype, name, placeOf(node), parent, views[0]));
      return;
    }
    const itself = shown && !limb && !skin && !instances;
    const id = add(itself ? 'Mesh' : limb ? 'LimbNode' : 'Null', name, placeOf(node), parent);
    idOf.set(node, id);
    for (const view of views) add(view.subtype, `${name}_${view.subtype.toLowerCase()}`, still, id, view);
    if (itself) showMesh(id, node, shown, null);
    else if (shown && skin) showMesh(add('Mesh', `${name}_mesh`, still, 0n), node, shown, skin);
    else if (shown) {
      for (const place of instances ?? [still])
        showMesh(add('Mesh', `${name}_mesh`, place, id), node, shown, null);
    }
    for (const child of node.listChildren()) visit(child, id);
  }

  function showMesh(id: bigint, node: Node, mesh: Mesh, skin: Skin | null): void {
    meshes.push({ id, node, mesh, weights: restWeights(node), skin });
  }

  function add(
    subtype: 'Mesh' | 'LimbNode' | 'Null' | FbxView['subtype'],
    wanted: string,
    place: Transform,
    parent: bigint,
    view?: FbxView,
  ): bigint {
    const name = names.take(wanted.split('\0').join(''));
    const id = objects.add('Model', { name, subtype }, [
      fbxNode('Version', [232]),
      fbxSettings([
        ['RotationActive', 'bool', '', '', 1],
        ['InheritType', 'enum', '', '', 1],
        ['DefaultAttributeIndex', 'int', 'Integer', '', 0],
        ...(view ? [['PostRotation', 'Vector3D', 'Vector', '', ...doubles(view.postRotation)] as const] : []),
        ['Lcl Translation', 'Lcl Translation', '', 'A', ...doubles(Array.from(place.translation))],
        ['Lcl Rotation', 'Lcl Rotation', '', 'A', ...doubles(eulerAngles(place.rotation))],
        ['Lcl Scaling', 'Lcl Scaling', '', 'A', ...doubles(Array.from(place.scale))],
      ]),
      fbxNode('Shading', [true]),
      fbxNode('Culling', ['CullingOff']),
    ]);
    objects.connect(id, parent);
    if (subtype !== 'Mesh') {
      const flags = subtype === 'LimbNode' ? 'Skeleton' : 'Null';
      const records = view?.attribute ?? [fbxNode('TypeFlags', [flags])];
      const attribute = objects.add('NodeAttribute', { name, subtype }, records);
      objects.connect(attribute, id);
    }
    return id;
  }
}

const still: Transform = { translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] };

function placeOf(node: Node): Transform {
  return { translation: node.getTranslation(), rotation: node.getRotation(), scale: node.getScale() };
}

/** Returns joints and the nodes between two of them; in a document without meshes and skins every node. */
function limbsOf(document: Document): Set<Node> {
  const root = document.getRoot();
  if (root.listMeshes().length === 0 && root.listSkins().length === 0) return new Set(root.listNodes());
  const joints = new Set(root.listSkins().flatMap((skin) => skin.listJoints()));
  const limbs = new Set(joints);
  for (const joint of joints) {
    const between: Node[] = [];
    for (let node = joint.getParentNode(); node; node = node.getParentNode()) {
      if (joints.has(node)) {
        for (const limb of between) limbs.add(limb);
        break;
      }
      between.push(node);
    }
  }
  return limbs;
}

function hasTriangles(mesh: Mesh): boolean {
  return mesh.listPrimitives().some((primitive) => (triangleIndices(primitive)?.length ?? 0) > 0);
}

/** Removes the characters that readers drop before they bind clips by name. */
function asReadersSeeIt(name: string): string {
  return name.replace(/\s/g, '_').replace(/[[\].:/]/g, '');
}
