import type { Document, Node } from '@gltf-transform/core';
import type { ScenePart } from '@meshwright/formats/mesh';
import type { Vector } from '../../render/camera.ts';

/**
 * Returns, for each part, the place of the joint that it hangs from without a skin, as a sword hangs from a hand, or
 * null for a part of the body itself.
 */
export function attachmentsOf(document: Document, parts: readonly ScenePart[]): (Vector | null)[] {
  const joints = new Set(
    document
      .getRoot()
      .listSkins()
      .flatMap((skin) => skin.listJoints()),
  );
  const places = new Map<unknown, Vector | null>();
  if (joints.size > 0)
    for (const node of document.getRoot().listNodes())
      for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
        const joint = node.getSkin() ? null : ancestorIn(node, joints);
        // A mesh that is also drawn elsewhere belongs to the body.
        places.set(primitive, joint && places.get(primitive) !== null ? joint.getWorldTranslation() : null);
      }
  return parts.map(({ primitive }) => places.get(primitive) ?? null);
}

function ancestorIn(node: Node, joints: ReadonlySet<Node>): Node | null {
  for (let at: Node | null = node; at; at = at.getParentNode()) if (joints.has(at)) return at;
  return null;
}
