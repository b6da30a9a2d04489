import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Node } from '@babylonjs/core/node.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { type Provenance, provenanceIn, type Selection } from '@meshwright/panel';
import { meshesOf } from './meshes-of.ts';

/** Selection of the editor around a scene. */
export interface BabylonSelection {
  selected(): TransformNode | null;
  select(node: TransformNode): void;
}

/** Creates a selection for a page without its own. */
export function ownSelection(): BabylonSelection {
  let node: TransformNode | null = null;
  return {
    selected: () => (node?.isDisposed() ? null : node),
    select(chosen) {
      node = chosen;
    },
  };
}

/** Returns the selection for the panel: the asset around the entity, if it is part of one. */
export function selectionOf(entity: unknown): Selection | null {
  const node = selectedNode(entity);
  return (
    node && {
      id: nodeId(node),
      name: node.name,
      provenance: provenanceOf(node),
      hasMesh: meshesOf(node).length > 0,
    }
  );
}

/** Returns the asset of a scene entity, or else the entity if it has a transform. */
export function selectedNode(entity: unknown): TransformNode | null {
  if (!(entity instanceof TransformNode)) return null;
  for (let node: Node | null = entity; node; node = node.parent) {
    if (node instanceof TransformNode && provenanceOf(node)) return node;
  }
  return entity;
}

/** Globally unique, so a saved id never matches a node of a later scene. */
export function nodeId(node: Node): string {
  return `${node.getScene().uid}/${node.uniqueId}`;
}

/** Returns undefined for an unknown or disposed node. */
export function nodeById(scene: Scene, id: string): TransformNode | undefined {
  return [...scene.transformNodes, ...scene.meshes].find((node) => nodeId(node) === id);
}

/** Stored beside other metadata of the node, where the editor shows it. */
export function rememberProvenance(node: TransformNode, provenance: Provenance): void {
  node.metadata = { ...node.metadata, meshwright: provenance };
}

export function provenanceOf(node: Node): Provenance | undefined {
  return provenanceIn(node.metadata?.meshwright);
}
