import { Document, Logger, type Material, Primitive, TextureInfo } from '@gltf-transform/core';
import type { Geometry } from '../mesh/geometry.ts';
import { noteQuads } from '../mesh/quad-count.ts';

/** A part of a model read from a format that has no scene graph. */
export interface LoosePart extends Geometry {
  /** Parts of the same object become the primitives of one mesh. */
  readonly object: string;
  /** Linear RGBA base colour; parts that name the same material share it. */
  readonly material: {
    readonly name: string;
    readonly color?: readonly [number, number, number, number];
    /** Base colour; a PNG or JPEG. */
    readonly picture?: Picture;
  } | null;
}

export interface Picture {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** How it goes on beyond its edges, along u and v; it repeats without. */
  readonly wrap?: readonly [u: keyof typeof TextureInfo.WrapMode, v: keyof typeof TextureInfo.WrapMode];
}

/** Creates a document with one node and mesh per object and one primitive per part. */
export function documentOf(parts: readonly LoosePart[]): Document {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  const buffer = document.createBuffer();
  const scene = document.createScene('Scene');
  document.getRoot().setDefaultScene(scene);
  const materials = new Map<string, Material>();
  const meshes = new Map<string, ReturnType<Document['createMesh']>>();
  for (const part of parts) {
    if (part.indices.length === 0) continue;
    let mesh = meshes.get(part.object);
    if (!mesh) {
      mesh = document.createMesh(part.object);
      meshes.set(part.object, mesh);
      scene.addChild(document.createNode(part.object).setMesh(mesh));
    }
    const primitive = document.createPrimitive().setMode(Primitive.Mode.TRIANGLES!);
    const indices = documentIndices(part.indices);
    primitive.setIndices(document.createAccessor().setType('SCALAR').setArray(indices).setBuffer(buffer));
    for (const [semantic, type, array] of [
      ['POSITION', 'VEC3', part.positions],
      ['NORMAL', 'VEC3', part.normals],
      ['TEXCOORD_0', 'VEC2', part.uvs],
      ['COLOR_0', 'VEC4', part.colors],
    ] as const) {
      if (!array) continue;
      primitive.setAttribute(
        semantic,
        document.createAccessor().setType(type).setArray(plain(array)).setBuffer(buffer),
      );
    }
    noteQuads(primitive, part.quads);
    const material = part.material ?? { name: 'default' };
    let shared = materials.get(material.name);
    if (!shared) {
      shared = document.createMaterial(material.name).setMetallicFactor(0).setRoughnessFactor(0.8);
      if (material.color) shared.setBaseColorFactor([...material.color]);
      if (material.color && material.color[3] < 1) shared.setAlphaMode('BLEND');
      if (material.picture) {
        const { name, bytes, wrap } = material.picture;
        const texture = document.createTexture(name).setImage(Uint8Array.from(bytes));
        shared.setBaseColorTexture(texture.setMimeType(bytes[0] === 0xff ? 'image/jpeg' : 'image/png'));
        const modes = wrap?.map((mode) => TextureInfo.WrapMode[mode]!) ?? [];
        if (modes.length === 2)
          shared
            .getBaseColorTextureInfo()!
            .setWrapS(modes[0] as never)
            .setWrapT(modes[1] as never);
      }
      materials.set(material.name, shared);
    }
    mesh.addPrimitive(primitive.setMaterial(shared));
  }
  return document;
}

/** Returns triangle corners in the smallest type that holds them. */
export function documentIndices(indices: Uint32Array): Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> {
  let largest = 0;
  for (let i = 0; i < indices.length; i++) if (indices[i]! > largest) largest = indices[i]!;
  return largest < 65_535 ? new Uint16Array(indices) : new Uint32Array(indices);
}

/** Asserts a plain ArrayBuffer, as typed arrays of a document require. */
function plain<T extends Float32Array | Uint16Array | Uint32Array>(array: T): T & { buffer: ArrayBuffer } {
  return (array.buffer instanceof ArrayBuffer ? array : array.slice()) as T & { buffer: ArrayBuffer };
}
