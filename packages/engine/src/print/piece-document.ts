import { type Document, Logger, type Material, type Mesh, Primitive } from '@gltf-transform/core';
import { cloneDocument } from '@gltf-transform/functions';
import { documentIndices } from '@meshwright/formats/mesh';
import type { SolidPiece } from './solid/solid-pieces.ts';

/** One object of a printed model. */
export interface PrintObject {
  readonly name: string;
  readonly pieces: readonly SolidPiece[];
  /** Linear RGBA for the whole object, in place of the materials of its pieces. */
  readonly color?: readonly [number, number, number, number];
  /** Its position in metres. */
  readonly at?: readonly [number, number, number];
}

/** Returns a document of the objects with the materials of the source, which stays unchanged. */
export function pieceDocument(source: Document, objects: readonly PrintObject[]): Document {
  const document = cloneDocument(source).setLogger(new Logger(Logger.Verbosity.SILENT));
  const root = document.getRoot();
  const materials = new Map(
    source
      .getRoot()
      .listMaterials()
      .map((material, i) => [material, root.listMaterials()[i]!]),
  );
  for (const list of [root.listAnimations(), root.listSkins(), root.listNodes(), root.listMeshes()])
    for (const item of list) item.dispose();
  for (const scene of root.listScenes()) scene.dispose();
  for (const accessor of root.listAccessors()) accessor.dispose();
  const scene = document.createScene('Scene');
  root.setDefaultScene(scene);
  for (const { name, pieces, color, at } of objects) {
    const mesh = document.createMesh(name);
    const own = color
      ? document
          .createMaterial(name)
          .setBaseColorFactor([...color])
          .setMetallicFactor(0)
          .setRoughnessFactor(0.8)
      : null;
    const main = pieces.find(({ part }) => part?.material)?.part?.material;
    for (const piece of pieces) {
      const wanted = piece.part?.material ?? main;
      // Faces of a cut have no texture coordinates; they take only the factor of the main material.
      addPiece(document, mesh, piece, own ?? (wanted ? materials.get(wanted)! : null));
    }
    const node = document.createNode(name).setMesh(mesh);
    if (at) node.setTranslation([...at]);
    scene.addChild(node);
  }
  for (const material of root.listMaterials())
    if (!material.listParents().some((parent) => parent instanceof Primitive)) material.dispose();
  for (const texture of root.listTextures())
    if (texture.listParents().every((parent) => parent === root)) texture.dispose();
  return document;
}

function addPiece(document: Document, mesh: Mesh, piece: SolidPiece, material: Material | null): void {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (type: 'VEC2' | 'VEC3' | 'VEC4', array: Float32Array) =>
    document.createAccessor().setType(type).setArray(Float32Array.from(array)).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setMode(Primitive.Mode.TRIANGLES!)
    .setAttribute('POSITION', accessor('VEC3', piece.positions))
    .setAttribute('NORMAL', accessor('VEC3', piece.normals))
    .setIndices(
      document.createAccessor().setType('SCALAR').setArray(documentIndices(piece.indices)).setBuffer(buffer),
    );
  if (piece.uvs) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', piece.uvs));
  if (piece.colors) primitive.setAttribute('COLOR_0', accessor('VEC4', piece.colors));
  const textured = material?.getBaseColorTexture() != null;
  if (textured && !piece.uvs)
    primitive.setAttribute(
      'TEXCOORD_0',
      accessor('VEC2', new Float32Array((piece.positions.length / 3) * 2)),
    );
  mesh.addPrimitive(primitive.setMaterial(material));
}
