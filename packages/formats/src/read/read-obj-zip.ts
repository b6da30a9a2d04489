import type { Document, Material, Texture } from '@gltf-transform/core';
import sharp from 'sharp';
import type { InputFile } from '../input-file.ts';
import { type MtlMaterial, parseMtl } from './parse-mtl.ts';
import { readObj } from './read-obj.ts';
import { unpack } from './unpack.ts';

/**
 * Reads the first OBJ of a zip with its material files and their pictures: colour, opacity, emission, roughness,
 * metalness, base colour, normal and emission maps. Files are found by their base name.
 * @throws FormatError as `readObj` does
 */
export async function readObjZip(file: InputFile): Promise<Document> {
  const files = unpack(
    file,
    (path) => /\.(obj|mtl|png|jpe?g)$/i.test(path) && !/(^|\/)(__MACOSX|\.)/.test(path),
  );
  const paths = Object.keys(files);
  const obj = paths.find((path) => /\.obj$/i.test(path)) ?? '';
  const document = readObj({ name: file.name, bytes: files[obj] ?? new Uint8Array(0) });
  const byName = new Map(paths.map((path) => [baseName(path), files[path]!]));
  const textures = new Map<string, Texture | null>();
  const pictureOf = (name: string | undefined): Texture | null => {
    if (name === undefined) return null;
    const key = baseName(name);
    if (!textures.has(key)) textures.set(key, texture(document, key, byName.get(key)));
    return textures.get(key) ?? null;
  };
  const materials = new Map<string, MtlMaterial>();
  for (const path of paths.filter((name) => /\.mtl$/i.test(name))) {
    for (const [name, material] of parseMtl(new TextDecoder().decode(files[path])))
      materials.set(name, material);
  }
  for (const material of document.getRoot().listMaterials()) {
    const found = materials.get(material.getName());
    if (found) await setMaterial(document, material, found, pictureOf, byName);
  }
  return document;
}

async function setMaterial(
  document: Document,
  material: Material,
  { color, emission, opacity, roughness, metalness, maps }: MtlMaterial,
  pictureOf: (name: string | undefined) => Texture | null,
  byName: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const base = pictureOf(maps.map_Kd);
  material
    .setBaseColorTexture(base)
    .setBaseColorFactor([...(color ?? (base ? [1, 1, 1] : [0.8, 0.8, 0.8])), opacity] as [
      number,
      number,
      number,
      number,
    ])
    .setEmissiveTexture(pictureOf(maps.map_Ke))
    .setEmissiveFactor(emission)
    .setNormalTexture(pictureOf(maps.norm ?? maps.map_Bump))
    .setRoughnessFactor(roughness)
    .setMetallicFactor(metalness);
  if (opacity < 1) material.setAlphaMode('BLEND');
  const [rough, metal] = [maps.map_Pr, maps.map_Pm].map((name) => name && byName.get(baseName(name)));
  if (!rough && !metal) return;
  const image = await surfacePicture(rough || undefined, metal || undefined);
  if (!image) return;
  const surface = document.createTexture('surface').setMimeType('image/png').setImage(image);
  material.setMetallicRoughnessTexture(surface);
  if (rough) material.setRoughnessFactor(1);
  if (metal) material.setMetallicFactor(1);
}

/** Packs roughness into green and metalness into blue, as in glTF; null when neither can be decoded. */
async function surfacePicture(
  rough: Uint8Array | undefined,
  metal: Uint8Array | undefined,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const { width, height } = await sharp(rough ?? metal).metadata();
    const grey = async (image: Uint8Array | undefined): Promise<Uint8Array> =>
      image
        ? sharp(image).resize(width, height, { fit: 'fill' }).removeAlpha().extractChannel(0).raw().toBuffer()
        : new Uint8Array(width * height).fill(255);
    const [green, blue] = [await grey(rough), await grey(metal)];
    const pixels = new Uint8Array(width * height * 3);
    for (let i = 0; i < width * height; i++) pixels.set([255, green[i]!, blue[i]!], i * 3);
    return Uint8Array.from(
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer(),
    );
  } catch {
    return null;
  }
}

function texture(document: Document, name: string, bytes: Uint8Array | undefined): Texture | null {
  if (!bytes || (bytes[0] !== 0xff && bytes[0] !== 0x89)) return null;
  const mimeType = bytes[0] === 0xff ? 'image/jpeg' : 'image/png';
  return document
    .createTexture(name.replace(/\.\w+$/, ''))
    .setMimeType(mimeType)
    .setImage(Uint8Array.from(bytes));
}

/** Returns the base name, for Windows paths too. */
function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).toLowerCase();
}
