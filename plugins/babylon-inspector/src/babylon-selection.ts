import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Node } from '@babylonjs/core/node.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Provenance, Selection } from '@meshwright/panel';
import { meshesOf } from './meshes-of.ts';

/** What is selected in the editor around a scene. */
export interface BabylonSelection {
  selected(): TransformNode | null;
  select(node: TransformNode): void;
}

/** For a page without a selection of its own. */
export function ownSelection(): BabylonSelection {
  let node: TransformNode | null = null;
  return {
    selected: () => (node?.isDisposed() ? null : node),
    select(chosen) {
      node = chosen;
    },
  };
}

/** What the panel is told of a selected entity: of the asset around it, if it is a part of one. */
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

/** The asset an entity of the scene belongs to, or else the entity, if it has a place in the scene. */
export function selectedNode(entity: unknown): TransformNode | null {
  if (!(entity instanceof TransformNode)) return null;
  for (let node: Node | null = entity; node; node = node.parent) {
    if (node instanceof TransformNode && provenanceOf(node)) return node;
  }
  return entity;
}

/** Unique for ever, so that an id that was kept never names a node of a later scene. */
export function nodeId(node: Node): string {
  return `${node.getScene().uid}/${node.uniqueId}`;
}

/** Undefined also for a node that is gone. */
export function nodeById(scene: Scene, id: string): TransformNode | undefined {
  return [...scene.transformNodes, ...scene.meshes].find((node) => nodeId(node) === id);
}

/** Kept beside what else is in the metadata of a node, where the editor shows it. */
export function rememberProvenance(node: TransformNode, provenance: Provenance): void {
  node.metadata = { ...node.metadata, meshwright: provenance };
}

export function provenanceOf(node: Node): Provenance | undefined {
  return node.metadata?.meshwright;
}
