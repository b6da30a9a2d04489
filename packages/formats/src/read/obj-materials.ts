import type { Document, Material, Texture } from '@gltf-transform/core';
import sharp from 'sharp';
import type { InputFile } from '../input-file.ts';
import { type MtlMaterial, parseMtl } from './parse-mtl.ts';
import { dropUnusedTextures, gltfPicture, normalsOfHeights } from './pictures.ts';
import { readObj } from './read-obj.ts';
import type { ReadContext } from './read-options.ts';
import { unpack } from './unpack.ts';

/**
 * Reads an OBJ with the material files that it names and their pictures: colour, opacity, emission, roughness, metalness, base
 * colour, opacity, normal, height and emission maps.
 * @throws FormatError as `readObj` does
 */
export async function readObjFile(file: InputFile, context: ReadContext): Promise<Document> {
  const text = new TextDecoder().decode(file.bytes);
  return withMaterials(readObj(file), { by: file.name, libraries: librariesIn(text) }, context);
}

/**
 * Reads the first OBJ of a zip, with every material file in it. Files are found by their base name.
 * @throws FormatError as `readObj` does
 */
export async function readObjZip(file: InputFile, { warn }: ReadContext): Promise<Document> {
  const files = unpack(file, (path) => !/(^|\/)(__MACOSX|\.)/.test(path));
  const paths = Object.keys(files);
  const obj = paths.find((path) => /\.obj$/i.test(path)) ?? '';
  const document = readObj({ name: file.name, bytes: files[obj] ?? new Uint8Array(0) });
  const byName = new Map(paths.map((path) => [baseName(path).toLowerCase(), files[path]!]));
  const beside = async (path: string) => byName.get(baseName(path).toLowerCase());
  const libraries = paths.filter((path) => /\.mtl$/i.test(path));
  return withMaterials(document, { by: file.name, libraries }, { beside, warn });
}

/** Names of material files; one statement may list several. */
function librariesIn(obj: string): string[] {
  const statements = [...obj.matchAll(/^[ \t]*mtllib[ \t](.*)$/gm)].map(([, rest]) => rest!.trim());
  return [...new Set(statements.flatMap((rest) => rest.split(/(?<=\.mtl)[ \t]+/i)))].filter(Boolean);
}

async function withMaterials(
  document: Document,
  { by, libraries }: { readonly by: string; readonly libraries: readonly string[] },
  { beside, warn }: ReadContext,
): Promise<Document> {
  const materials = new Map<string, MtlMaterial>();
  const files = new Map<string, Uint8Array>();
  const missing = (from: string, named: string, what: string) =>
    warn({
      code: 'missing_file',
      message: `${from} names ${named}, which is not in its folder: ${what} left out`,
    });
  for (const library of libraries) {
    const bytes = await beside?.(library);
    if (!bytes) missing(by, library, 'its materials are');
    for (const [name, material] of parseMtl(new TextDecoder().decode(bytes))) {
      materials.set(name, material);
      for (const named of Object.values(material.maps)) {
        if (files.has(named)) continue;
        const file = await beside?.(named);
        const picture = file && (await gltfPicture(file, named));
        files.set(named, picture?.bytes ?? new Uint8Array(0));
        if (!file) missing(baseName(library), named, 'the picture is');
        else if (!picture) {
          const message = `${baseName(library)} names ${named}: it is damaged or of a kind that is not read, the picture is left out`;
          warn({ code: 'picture_not_read', message });
        }
      }
    }
  }
  const textures = new Map<string, Texture | null>();
  const pictureOf = (name: string | undefined): Texture | null => {
    if (name === undefined) return null;
    if (!textures.has(name)) textures.set(name, texture(document, baseName(name), files.get(name)));
    return textures.get(name) ?? null;
  };
  for (const material of document.getRoot().listMaterials()) {
    const values = materials.get(material.getName());
    if (values) await setMaterial(document, material, values, pictureOf, files);
  }
  dropUnusedTextures(document);
  return document;
}

async function setMaterial(
  document: Document,
  material: Material,
  { color, emission, opacity, roughness, metalness, maps, bump }: MtlMaterial,
  pictureOf: (name: string | undefined) => Texture | null,
  files: ReadonlyMap<string, Uint8Array>,
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
    .setNormalTexture(pictureOf(maps.norm))
    .setRoughnessFactor(roughness)
    .setMetallicFactor(metalness);
  if (opacity < 1) material.setAlphaMode('BLEND');
  const bytesOf = (name: string | undefined) => {
    const bytes = name === undefined ? undefined : files.get(name);
    return bytes && isPicture(bytes) ? bytes : undefined;
  };
  const heights = maps.norm === undefined ? bytesOf(maps.map_Bump) : undefined;
  if (heights) {
    const normals = await normalsOfHeights(heights, maps.map_Bump!, bump);
    if (normals) material.setNormalTexture(pngTexture(document, 'normal', normals));
    else material.setNormalTexture(pictureOf(maps.map_Bump));
  }
  const cutout = bytesOf(maps.map_d);
  const cut = cutout && (await withAlpha(bytesOf(maps.map_Kd), cutout));
  if (cut) {
    material.setBaseColorTexture(pngTexture(document, base?.getName() ?? 'opacity', cut.png));
    if (opacity === 1) material.setAlphaMode(cut.isHard ? 'MASK' : 'BLEND');
  }
  const [rough, metal] = [bytesOf(maps.map_Pr), bytesOf(maps.map_Pm)];
  if (!rough && !metal) return;
  const image = await surfacePicture(rough, metal);
  if (!image) return;
  material.setMetallicRoughnessTexture(pngTexture(document, 'surface', image));
  if (rough) material.setRoughnessFactor(1);
  if (metal) material.setMetallicFactor(1);
}

function pngTexture(document: Document, name: string, image: Uint8Array<ArrayBuffer>): Texture {
  return document.createTexture(name).setMimeType('image/png').setImage(image);
}

/**
 * Returns a picture with the opacity of another, which is its alpha, or its grey where it has none; null when one cannot be
 * decoded. `isHard` where nearly all is either clear or solid.
 */
async function withAlpha(
  colour: Uint8Array | undefined,
  opacity: Uint8Array,
): Promise<{ png: Uint8Array<ArrayBuffer>; isHard: boolean } | null> {
  try {
    const { hasAlpha } = await sharp(opacity).metadata();
    const isAlpha = hasAlpha && !(await sharp(opacity).stats()).isOpaque;
    const { width, height } = await sharp(colour ?? opacity).metadata();
    const from = isAlpha
      ? sharp(opacity).extractChannel('alpha')
      : sharp(opacity).removeAlpha().greyscale().extractChannel(0);
    const alpha = await from.resize(width, height, { fit: 'fill' }).raw().toBuffer();
    const colours = colour && (await sharp(colour).removeAlpha().toColourspace('srgb').raw().toBuffer());
    const pixels = new Uint8Array(width * height * 4).fill(255);
    for (let i = 0; i < width * height; i++) {
      if (colours) pixels.set(colours.subarray(i * 3, i * 3 + 3), i * 4);
      pixels[i * 4 + 3] = alpha[i]!;
    }
    const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    const between = alpha.reduce((count, value) => count + (value > 25 && value < 230 ? 1 : 0), 0);
    return { png: Uint8Array.from(png), isHard: between < alpha.length * 0.05 };
  } catch {
    return null;
  }
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
  if (!bytes || !isPicture(bytes)) return null;
  const mimeType = bytes[0] === 0xff ? 'image/jpeg' : 'image/png';
  return document
    .createTexture(name.replace(/\.\w+$/, ''))
    .setMimeType(mimeType)
    .setImage(Uint8Array.from(bytes));
}

function isPicture(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff || bytes[0] === 0x89;
}

/** Returns the base name, for Windows paths too. */
function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
