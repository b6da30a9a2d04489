import type { Document, Node } from '@gltf-transform/core';
import { transformFunctions } from '../optional-package.ts';
import { isHeldNode, isReferred } from './references/referred.ts';

/**
 * Joins meshes with the same material and parent and no animation into one draw call. Empty nodes stay, since games use
 * them as sockets; only nodes that the join itself emptied go, and of those none with a name unless `all` is asked for.
 */
export async function joinMeshes(document: Document, which: 'unnamed' | 'all'): Promise<void> {
  const { clearNodeParent, dequantize, join } = await transformFunctions();
  const root = document.getRoot();
  const filled = root.listNodes().filter((node) => !isEmpty(node));
  if (which === 'all') {
    // Only meshes leave their parents, so that sockets stay where games look for them.
    const fixed = movingNodes(document);
    for (const node of filled) if (node.getMesh() && !fixed.has(node)) clearNodeParent(node);
  }
  const quantised = root
    .listExtensionsUsed()
    .some(({ extensionName }) => extensionName === 'KHR_mesh_quantization');
  // Different meshes rarely share a quantisation grid.
  if (quantised && which === 'all') await document.transform(dequantize());
  await document.transform(
    join({ keepNamed: which === 'unnamed', cleanup: false, filter: (node) => !isHeldNode(node) }),
  );
  for (const mesh of root.listMeshes()) if (mesh.listPrimitives().length === 0) mesh.dispose();
  const goes = (node: Node) => isEmpty(node) && !isUsed(node) && (which === 'all' || node.getName() === '');
  // A group becomes empty once its children are gone, so the deepest go first.
  for (let left = filled, gone = true; gone; ) {
    gone = false;
    for (const node of left.filter(goes)) {
      node.dispose();
      gone = true;
    }
    left = left.filter((node) => !node.isDisposed());
  }
}

/** Nodes that clips or extensions move, and everything below these and below joints: their parents move them. */
function movingNodes(document: Document): Set<Node> {
  const root = document.getRoot();
  const animated = root
    .listAnimations()
    .flatMap((clip) => clip.listChannels())
    .flatMap((channel) => channel.getTargetNode() ?? []);
  animated.push(...root.listNodes().filter(isReferred));
  const moving = new Set<Node>(animated);
  for (const above of [...animated, ...root.listSkins().flatMap((skin) => skin.listJoints())])
    for (const child of above.listChildren()) child.traverse((node) => moving.add(node));
  return moving;
}

/** True for a node that shows nothing, holds nothing and carries no data of a game. */
function isEmpty(node: Node): boolean {
  return (
    node.listChildren().length === 0 &&
    node.getMesh() === null &&
    node.getCamera() === null &&
    node.listExtensions().length === 0 &&
    Object.keys(node.getExtras()).length === 0
  );
}

/** True for joints, animated nodes and levels of detail. */
function isUsed(node: Node): boolean {
  return node.listParents().some(({ propertyType }) => !/^(Root|Scene|Node)$/.test(propertyType));
}
