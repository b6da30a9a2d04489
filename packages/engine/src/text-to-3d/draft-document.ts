import {
  Document,
  getBounds,
  Logger,
  type Material,
  type Node,
  type Primitive,
  type Scene,
} from '@gltf-transform/core';
import { weldPrimitive } from '@gltf-transform/functions';
import type { Placement } from './arrange.ts';
import type { Model } from './grow.ts';

/** Returns an empty document that logs nothing, with the one buffer that all its numbers go to. */
export function draftDocument(): Document {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  document.createBuffer();
  return document;
}

/** Corners in metres, three numbers each, with two texture coordinates, and the corners of each triangle. */
export interface Corners {
  readonly positions: ArrayLike<number>;
  readonly normals: ArrayLike<number>;
  readonly uvs: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/** Adds triangles of one material. */
export function createPrimitive(
  document: Document,
  { positions, normals, uvs, indices }: Corners,
  material: Material,
): Primitive {
  const [buffer] = document.getRoot().listBuffers();
  const accessor = (
    type: 'VEC2' | 'VEC3' | 'SCALAR',
    array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer!);
  // A coordinate outside the picture, which repeats, is a number of four bytes. Inside it two bytes are finer than its pixels.
  const isInside = Array.from(uvs).every((value) => value >= 0 && value <= 1);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', new Float32Array(positions)))
    .setAttribute('NORMAL', accessor('VEC3', new Float32Array(normals)))
    .setAttribute(
      'TEXCOORD_0',
      isInside
        ? accessor(
            'VEC2',
            Uint16Array.from(uvs, (value) => Math.round(value * 65_535)),
          ).setNormalized(true)
        : accessor('VEC2', new Float32Array(uvs)),
    )
    .setIndices(accessor('SCALAR', new Uint32Array(indices)))
    .setMaterial(material);
  // Corners on both sides of a seam are one where the texture is the same.
  weldPrimitive(primitive);
  return primitive;
}

/** Pictures that all surfaces of a document share. */
interface SharedPictures {
  readonly baseColor: Uint8Array;
  readonly baseType: 'image/png' | 'image/jpeg';
  readonly metallicRoughness: Uint8Array;
  /** Null where nothing glows. */
  readonly emission: Uint8Array | null;
}

/** A filter of glTF: what is read between two pixels. */
export const filters = { nearest: 9728, linear: 9729 } as const;
const clampToEdge = 33071;

/**
 * Returns a function that gives the material of an opacity, 0 to 1; all of them have the same pictures.
 * @param name of the opaque material; it begins those of the others and of the pictures
 * @param filter of the base colours, undefined for that of the viewer, and of the other pictures
 */
export function sharedMaterials(
  document: Document,
  name: string,
  { baseColor, baseType, metallicRoughness, emission }: SharedPictures,
  filter: { readonly base?: number; readonly values: number },
): (alpha: number) => Material {
  const texture = (kind: string, type: string, image: Uint8Array) =>
    document.createTexture(`${name}_${kind}`).setMimeType(type).setImage(Uint8Array.from(image));
  const base = texture('base_color', baseType, baseColor);
  const packed = texture('metallic_roughness', 'image/png', metallicRoughness);
  const glow = emission && texture('emission', 'image/png', emission);
  const materials = new Map<number, Material>();
  return (alpha) => {
    const known = materials.get(alpha);
    if (known) return known;
    const material = document
      .createMaterial(alpha < 1 ? `${name}_clear_${Math.round(alpha * 100)}` : name)
      .setBaseColorFactor([1, 1, 1, alpha])
      .setAlphaMode(alpha < 1 ? 'BLEND' : 'OPAQUE')
      .setBaseColorTexture(base)
      .setMetallicRoughnessTexture(packed)
      .setMetallicFactor(1)
      .setRoughnessFactor(1);
    if (glow) material.setEmissiveTexture(glow).setEmissiveFactor([1, 1, 1]);
    const colors = material.getBaseColorTextureInfo()!.setWrapS(clampToEdge).setWrapT(clampToEdge);
    if (filter.base) colors.setMinFilter(filter.base as 9728).setMagFilter(filter.base as 9728);
    for (const info of [material.getMetallicRoughnessTextureInfo(), material.getEmissiveTextureInfo()])
      info
        ?.setMinFilter(filter.values as 9728)
        .setMagFilter(filter.values as 9728)
        .setWrapS(clampToEdge)
        .setWrapT(clampToEdge);
    materials.set(alpha, material);
    return material;
  };
}

/**
 * Adds the scene: a root for each copy of a model, named after it, with a number where there are several.
 * @param fill gives a root its mesh or its children; `suffix` ends their names
 */
export function placeCopies(
  document: Document,
  models: readonly Model[],
  placements: readonly Placement[],
  origin: 'bottom' | 'center',
  fill: (root: Node, model: number, suffix: string) => void,
): void {
  const scene = document.createScene(models[0]!.name);
  document.getRoot().setDefaultScene(scene);
  const copies = new Map<string, number>();
  for (const { model, position, turn, scale = 1 } of placements) {
    const { name } = models[model]!;
    const copy = (copies.get(name) ?? 0) + 1;
    copies.set(name, copy);
    const isOne = placements.filter((other) => models[other.model]!.name === name).length === 1;
    const suffix = isOne ? '' : `_${copy}`;
    const root = document
      .createNode(`${name}${suffix}`)
      .setTranslation([position[0], position[1], position[2]])
      .setRotation(turn)
      .setScale([scale, scale, scale]);
    fill(root, model, suffix);
    scene.addChild(root);
  }
  if (origin === 'center') centre(scene);
}

/** Moves the roots so that the centre of the scene is the origin. */
function centre(scene: Scene): void {
  const { min, max } = getBounds(scene);
  for (const root of scene.listChildren()) {
    const at = root.getTranslation();
    root.setTranslation([0, 1, 2].map((k) => at[k]! - (min[k]! + max[k]!) / 2) as [number, number, number]);
  }
}
