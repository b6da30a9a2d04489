import { resolveObjectURL } from 'node:buffer';
import type { Document } from '@gltf-transform/core';
import { weld } from '@gltf-transform/functions';
import {
  type Group,
  Loader,
  LoadingManager,
  type Material,
  Matrix3,
  Mesh,
  SkinnedMesh,
  Texture,
  Vector3,
} from 'three';
import { FBXLoader } from 'three/examples/jsm/loaders/FBXLoader.js';
import type { InputFile } from '../job.ts';
import { JobError } from '../job-error.ts';
import { unitNormals } from '../normals.ts';
import { documentOf, type LoosePart } from './document-of.ts';

/**
 * Reads the shapes of an FBX, text or binary, through the three loader: meshes at rest, skins applied, normals,
 * texture coordinates, vertex colours, material colours and embedded base colour textures; metres by the file's
 * unit, Y up. Bones and clips are not taken over.
 * @throws JobError `unreadable_model` | `no_geometry`
 */
export async function readFbx({ name, bytes }: InputFile): Promise<Document> {
  const manager = new LoadingManager();
  manager.addHandler(/./, new PictureNames(manager));
  const group = quietly(() => new FBXLoader(manager).parse(new Uint8Array(bytes).buffer, ''));
  group.updateMatrixWorld(true);
  const scale = metresPerCentimetre * unitOf(group);
  const parts: LoosePart[] = [];
  const materials = new Map<string, Material>();
  group.traverse((object) => {
    if (object instanceof Mesh) parts.push(...meshParts(object, scale, materials));
  });
  if (parts.every((part) => part.indices.length === 0)) {
    throw new JobError(
      'no_geometry',
      `read ${name}: the FBX has no mesh; export it with one, or send a GLB.`,
    );
  }
  const document = documentOf(parts);
  await paint(document, materials);
  return document.transform(weld());
}

const metresPerCentimetre = 0.01;

/** FBX counts in centimetres times this. */
function unitOf(group: Group): number {
  const factor: unknown = group.userData.unitScaleFactor;
  return typeof factor === 'number' && factor > 0 ? factor : 1;
}

/** Loads nothing: a picture is known by its address until its bytes are wanted. */
class PictureNames extends Loader<Texture> {
  override load(url: string): Texture {
    const texture = new Texture();
    texture.userData.url = url;
    return texture;
  }
}

/** The loader writes its doubts to the console, which is not ours to write on. */
function quietly<T>(work: () => T): T {
  const { warn, error } = console;
  console.warn = () => {};
  console.error = () => {};
  try {
    return work();
  } finally {
    console.warn = warn;
    console.error = error;
  }
}

function meshParts(mesh: Mesh, scale: number, materials: Map<string, Material>): LoosePart[] {
  const { geometry } = mesh;
  const count = geometry.getAttribute('position')?.count ?? 0;
  const list = Array.isArray(mesh.material) ? mesh.material : [mesh.material];
  const groups =
    geometry.groups.length > 0
      ? geometry.groups
      : [{ start: 0, count: geometry.index?.count ?? count, materialIndex: 0 }];
  const mirrored = mesh.matrixWorld.determinant() < 0;
  return groups.map((group) => {
    const corners = Array.from({ length: Math.max(0, group.count) }, (_, i) => {
      const corner = group.start + i;
      return geometry.index ? geometry.index.getX(corner) : corner;
    }).filter((vertex) => vertex < count);
    const material = list[group.materialIndex ?? 0] ?? list[0];
    const materialName = material?.name || 'material';
    if (material) materials.set(materialName, material);
    const order = Uint32Array.from({ length: corners.length - (corners.length % 3) }, (_, i) => i);
    return {
      object: mesh.name || 'object',
      material: { name: materialName, color: colorOf(material) },
      positions: gather(corners, 3, (vertex) => positionOf(mesh, vertex).multiplyScalar(scale).toArray()),
      normals: normalsOf(mesh, corners),
      uvs: attribute(mesh, 'uv', corners, 2, ([u, v]) => [u!, 1 - v!]),
      colors: attribute(mesh, 'color', corners, 4, ([r, g, b]) => [r!, g!, b!, 1]),
      indices: mirrored ? order.reverse() : order,
      quads: 0,
    };
  });
}

/** Skinned and morphed as displayed. */
function positionOf(mesh: Mesh, vertex: number): Vector3 {
  return mesh.getVertexPosition(vertex, new Vector3()).applyMatrix4(mesh.matrixWorld);
}

function normalsOf(mesh: Mesh, corners: readonly number[]): Float32Array | null {
  // A bent skin would need them bent too; without them the reader of the result makes its own.
  if (mesh instanceof SkinnedMesh) return null;
  const turn = new Matrix3().getNormalMatrix(mesh.matrixWorld);
  const normals = attribute(mesh, 'normal', corners, 3, ([x, y, z]) =>
    new Vector3(x, y, z).applyMatrix3(turn).toArray(),
  );
  return normals && unitNormals(normals);
}

function attribute(
  mesh: Mesh,
  name: string,
  corners: readonly number[],
  size: number,
  convert: (values: number[]) => number[],
): Float32Array | null {
  const source = mesh.geometry.getAttribute(name);
  if (!source) return null;
  return gather(corners, size, (vertex) =>
    convert(Array.from({ length: source.itemSize }, (_, k) => source.getComponent(vertex, k))),
  );
}

function gather(
  corners: readonly number[],
  size: number,
  valuesOf: (vertex: number) => number[],
): Float32Array {
  const out = new Float32Array(corners.length * size);
  for (const [i, vertex] of corners.entries()) out.set(valuesOf(vertex), i * size);
  return out;
}

function colorOf(material: Material | undefined): [number, number, number, number] {
  if (!material) return [0.8, 0.8, 0.8, 1];
  const { color } = material as Material & { color?: { r: number; g: number; b: number } };
  return [color?.r ?? 0.8, color?.g ?? 0.8, color?.b ?? 0.8, material.opacity];
}

async function paint(document: Document, materials: ReadonlyMap<string, Material>): Promise<void> {
  for (const target of document.getRoot().listMaterials()) {
    const source = materials.get(target.getName()) as (Material & { map?: Texture | null }) | undefined;
    const image = await pictureBytes(source?.map?.userData.url);
    if (!image) continue;
    const mimeType = image[0] === 0xff ? 'image/jpeg' : 'image/png';
    const texture = document.createTexture(target.getName()).setMimeType(mimeType).setImage(image);
    target.setBaseColorTexture(texture).setBaseColorFactor([1, 1, 1, target.getBaseColorFactor()[3]]);
  }
}

/** Embedded PNG and JPEG only; a picture in another file cannot be had. */
async function pictureBytes(url: unknown): Promise<Uint8Array<ArrayBuffer> | null> {
  if (typeof url !== 'string') return null;
  const data = /^data:image\/\w+;base64,/.exec(url);
  if (data) return Uint8Array.from(Buffer.from(url.slice(data[0].length), 'base64'));
  const blob = resolveObjectURL(url);
  if (!blob) return null;
  URL.revokeObjectURL(url);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return bytes[0] === 0xff || bytes[0] === 0x89 ? bytes : null;
}
