import type { Document, Node } from '@gltf-transform/core';
import type { ScenePart } from '@meshwright/formats/parts';

/**
 * Returns the parts that a JSON pointer of a glTF file is about: those of a node and of what hangs on it, of a mesh, a primitive, a
 * material, an image, a skin or an accessor. None where it names something that is not drawn, as a clip.
 * @param document read from that file, its lists in the order of the file
 */
export function partsAt(
  document: Document,
  parts: readonly ScenePart[],
  pointer: string | undefined,
): Set<ScenePart> {
  const [, list = '', place = '', , second] = (pointer ?? '').split('/');
  const index = Number(place);
  const root = document.getRoot();
  const where = (test: (part: ScenePart) => boolean): Set<ScenePart> => new Set(parts.filter(test));
  if (place === '' || !Number.isInteger(index)) return new Set();
  if (list === 'nodes') {
    const node = root.listNodes()[index];
    if (!node) return new Set();
    const below = where((part) => part.node === node || hangsOn(part.node, node));
    // A joint has no shape of its own: what it moves.
    return below.size > 0
      ? below
      : where((part) => part.node.getSkin()?.listJoints().includes(node) ?? false);
  }
  if (list === 'meshes') {
    const mesh = root.listMeshes()[index];
    const primitive = second === undefined ? undefined : mesh?.listPrimitives()[Number(second)];
    return where((part) => (primitive ? part.primitive === primitive : part.node.getMesh() === mesh));
  }
  if (list === 'materials')
    return where(({ material }) => material !== null && material === root.listMaterials()[index]);
  if (list === 'skins')
    return where(({ node }) => node.getSkin() !== null && node.getSkin() === root.listSkins()[index]);
  if (list === 'images') {
    const texture = root.listTextures()[index];
    return where(
      ({ material }) =>
        texture !== undefined && material !== null && texture.listParents().includes(material),
    );
  }
  if (list === 'accessors') {
    const accessor = root.listAccessors()[index];
    return where(({ primitive }) => accessor?.listParents().includes(primitive) ?? false);
  }
  return new Set();
}

function hangsOn(node: Node, other: Node): boolean {
  const parent = node.getParentNode();
  return parent !== null && (parent === other || hangsOn(parent, other));
}
