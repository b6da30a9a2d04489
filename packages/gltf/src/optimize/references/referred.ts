import type { Document, Material, Mesh, Node, Property } from '@gltf-transform/core';

/** True for a mesh, material or node that data of an extension or an animated pointer names. */
export function isReferred(property: Property): boolean {
  return property.listParents().some(isReferring);
}

/** True for a material that data of an extension names or describes, so that its values may not move into a picture. */
export function isHeldMaterial(material: Material): boolean {
  return isReferred(material) || material.listExtensions().some(isReferring);
}

/** True for a node whose mesh may not be joined to another: an extension names it, or describes a part of its mesh. */
export function isHeldNode(node: Node): boolean {
  const mesh: Mesh | null = node.getMesh();
  // A join takes the vertices of a part and not its variants.
  const described = mesh?.listPrimitives().some((primitive) => primitive.listExtensions().length > 0);
  return (
    isReferred(node) ||
    node.listExtensions().some(isReferring) ||
    (mesh !== null && (isReferred(mesh) || described === true))
  );
}

/** Number of channels that move something by a pointer. */
export function pointerCount(document: Document): number {
  const channels = document
    .getRoot()
    .listAnimations()
    .flatMap((clip) => clip.listChannels());
  return channels.filter((channel) => channel.getExtension('KHR_animation_pointer')).length;
}

function isReferring({ propertyType }: Property): boolean {
  return propertyType === 'ReferringData' || propertyType === 'AnimatedPointer';
}
