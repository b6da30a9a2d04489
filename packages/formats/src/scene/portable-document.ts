import {
  type Accessor,
  type Document,
  Logger,
  type Material,
  Primitive,
  type Texture,
  type TextureInfo,
} from '@gltf-transform/core';
import type { Transform } from '@gltf-transform/extensions';
import type { FormatWarning } from '../format-warning.ts';
import { accessorFloats } from './accessor-floats.ts';
import { decodeKtx2 } from './decode-ktx2.ts';
import { texturePicture } from './texture-picture.ts';

/**
 * Returns the document in the terms of formats without extensions: metal and roughness in place of specular and glossiness,
 * KTX2 and WebP pictures as PNG, and the transforms of textures in their coordinates. A document that needs none of it is returned as it
 * is; the given one is not changed.
 * @param sets whether the format has several sets of coordinates, or one for each material
 * @param warn receives what the format cannot show
 */
export async function portableDocument(
  document: Document,
  sets: 'one' | 'many',
  warn: (warning: FormatWarning) => void,
): Promise<Document> {
  const root = document.getRoot();
  const used = new Set(root.listExtensionsUsed().map(({ extensionName }) => extensionName));
  const isGlossy = used.has(glossiness);
  const isPacked = root.listTextures().some(isOdd);
  const isMapped = root
    .listMaterials()
    .some((material) =>
      slotsOf(material).some(({ map }) => (sets === 'one' ? !isPlain(map) : isTurned(map))),
    );
  if (!isGlossy && !isPacked && !isMapped) return document;
  const { cloneDocument, metalRough } = await import('@gltf-transform/functions');
  const copy = cloneDocument(document).setLogger(new Logger(Logger.Verbosity.SILENT));
  if (isPacked) await decodePictures(copy, warn);
  if (isGlossy) await copy.transform(metalRough());
  if (sets === 'one') bakeCoordinates(copy, warn);
  else for (const material of copy.getRoot().listMaterials()) addSets(copy, material);
  return copy;
}

const glossiness = 'KHR_materials_pbrSpecularGlossiness';

/** Of a kind that not every reader of a model knows. */
function isOdd(texture: Texture): boolean {
  return !['image/png', 'image/jpeg'].includes(texture.getMimeType());
}

async function decodePictures(document: Document, warn: (warning: FormatWarning) => void): Promise<void> {
  for (const texture of document.getRoot().listTextures().filter(isOdd)) {
    const isBasis = texture.getMimeType() === 'image/ktx2';
    const image = texture.getImage() ?? new Uint8Array(0);
    const png = isBasis ? await decodeKtx2(image) : (await texturePicture(texture))?.bytes;
    if (png) texture.setImage(Uint8Array.from(png)).setMimeType('image/png').setURI('');
    else {
      const message = `picture "${texture.getName()}" (${texture.getMimeType() || 'of an unknown kind'}) cannot be decoded, and is left out`;
      warn({ code: 'lost', message });
    }
  }
}

/** How a texture reads coordinates. */
interface Mapping {
  readonly set: number;
  readonly offset: readonly [number, number];
  readonly rotation: number;
  readonly scale: readonly [number, number];
}

const plain: Mapping = { set: 0, offset: [0, 0], rotation: 0, scale: [1, 1] };
const keyOf = (map: Mapping) => JSON.stringify(map);
const isPlain = (map: Mapping) => keyOf(map) === keyOf(plain);
const isTurned = (map: Mapping) => keyOf(map) !== keyOf({ ...plain, set: map.set });

interface Slot {
  readonly name: string;
  readonly info: TextureInfo;
  readonly map: Mapping;
  clear(): void;
}

function slotsOf(material: Material): Slot[] {
  const rows = [
    [
      'base colour',
      material.getBaseColorTexture(),
      material.getBaseColorTextureInfo(),
      () => material.setBaseColorTexture(null),
    ],
    [
      'normal',
      material.getNormalTexture(),
      material.getNormalTextureInfo(),
      () => material.setNormalTexture(null),
    ],
    [
      'metal and roughness',
      material.getMetallicRoughnessTexture(),
      material.getMetallicRoughnessTextureInfo(),
      () => material.setMetallicRoughnessTexture(null),
    ],
    [
      'emission',
      material.getEmissiveTexture(),
      material.getEmissiveTextureInfo(),
      () => material.setEmissiveTexture(null),
    ],
    [
      'occlusion',
      material.getOcclusionTexture(),
      material.getOcclusionTextureInfo(),
      () => material.setOcclusionTexture(null),
    ],
  ] as const satisfies readonly (readonly [string, Texture | null, TextureInfo | null, () => unknown])[];
  return rows.flatMap(([name, texture, info, clear]) =>
    texture && info ? [{ name, info, map: mappingOf(info), clear: () => void clear() }] : [],
  );
}

function mappingOf(info: TextureInfo): Mapping {
  const transform = info.getExtension<Transform>('KHR_texture_transform');
  if (!transform) return { ...plain, set: info.getTexCoord() };
  const [offset, scale] = [transform.getOffset(), transform.getScale()];
  return {
    set: transform.getTexCoord() ?? info.getTexCoord(),
    offset: [offset[0]!, offset[1]!],
    rotation: transform.getRotation(),
    scale: [scale[0]!, scale[1]!],
  };
}

function bakeCoordinates(document: Document, warn: (warning: FormatWarning) => void): void {
  const mappings = new Map<Material, Mapping>();
  for (const material of document.getRoot().listMaterials()) {
    const [main, ...others] = slotsOf(material);
    if (!main) continue;
    mappings.set(material, main.map);
    for (const slot of others) {
      if (keyOf(slot.map) === keyOf(main.map)) continue;
      slot.clear();
      const message = `material "${material.getName()}": its ${slot.name} picture has other coordinates than its ${main.name} picture; a format with one set shows the ${main.name}, and the ${slot.name} is left out`;
      warn({ code: 'lost', message });
    }
    for (const { info } of slotsOf(material)) info.setTexCoord(0).setExtension('KHR_texture_transform', null);
  }
  const done = new Set<Primitive>();
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const material = primitive.getMaterial();
      const map = material && mappings.get(material);
      if (map && !isPlain(map) && !done.has(primitive)) bake(document, primitive, map);
      done.add(primitive);
    }
  }
}

/** Gives each transform of a texture a set of its own, after those that the meshes of the material have. */
function addSets(document: Document, material: Material): void {
  const primitives = material.listParents().filter((parent) => parent instanceof Primitive);
  const turned = slotsOf(material).filter(({ map }) => isTurned(map));
  const sets = new Map<string, number>();
  let next = 0;
  while (primitives.some((primitive) => primitive.getAttribute(`TEXCOORD_${next}`))) next++;
  for (const { info, map } of turned) {
    const set = sets.get(keyOf(map)) ?? next++;
    if (!sets.has(keyOf(map)))
      for (const primitive of primitives) {
        const uvs = mapped(document, primitive, map);
        if (uvs) primitive.setAttribute(`TEXCOORD_${set}`, uvs);
      }
    sets.set(keyOf(map), set);
    info.setTexCoord(set).setExtension('KHR_texture_transform', null);
  }
}

/** Writes the coordinates that a mapping reads as the first set. */
function bake(document: Document, primitive: Primitive, map: Mapping): void {
  const uvs = mapped(document, primitive, map);
  if (!uvs) return;
  if (map.set > 0) primitive.setAttribute(`TEXCOORD_${map.set}`, null);
  primitive.setAttribute('TEXCOORD_0', uvs);
}

/** Returns the coordinates that a mapping reads; null where the mesh has no such set. */
function mapped(
  document: Document,
  primitive: Primitive,
  { set, offset, rotation, scale }: Mapping,
): Accessor | null {
  const accessor = primitive.getAttribute(`TEXCOORD_${set}`);
  if (!accessor) return null;
  const uvs = Float32Array.from(accessorFloats(accessor));
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  for (let i = 0; i + 1 < uvs.length; i += 2) {
    const [u, v] = [uvs[i]! * scale[0], uvs[i + 1]! * scale[1]];
    // KHR_texture_transform: counterclockwise as the picture is seen, with its second axis down.
    uvs[i] = cos * u + sin * v + offset[0];
    uvs[i + 1] = cos * v - sin * u + offset[1];
  }
  const [buffer = document.createBuffer()] = document.getRoot().listBuffers();
  return document.createAccessor().setType('VEC2').setArray(uvs).setBuffer(buffer);
}
