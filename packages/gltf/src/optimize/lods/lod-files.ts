import type { Document, Mesh, Node, Texture } from '@gltf-transform/core';
import { multiply } from '../../matrix.ts';
import { transformCore, transformExtensions, transformFunctions } from '../../optional-package.ts';
import { openContainer } from '../../read/container.ts';
import { imageFacts } from '../../read/image-size.ts';
import { isObject, type JsonObject, objectsAt } from '../../read/json.ts';
import { bytesSource } from '../../source/source.ts';
import type { Warning } from '../../warning.ts';
import { readDocument, writeDocument } from '../document-file.ts';
import { type Compression, compressGeometry } from '../encode-geometry.ts';
import { EXT_MESHOPT, KHR_MESHOPT } from '../rename-extension.ts';
import { declareFormats, type ImageEncoder, installedSharp, isCard, READABLE } from '../textures.ts';
import type { Levels } from './levels-extension.ts';

export interface LodFilesOptions {
  /**
   * The `sharp` function, for the smaller pictures.
   * @default sharp, imported when it is needed (Node only)
   */
  imageEncoder?: ImageEncoder;
  signal?: AbortSignal;
}

export interface LodFiles {
  /** By path, with `/`: the model first, then its finer levels in a folder. */
  files: Record<string, Uint8Array>;
  /** Pictures that cannot be read, and meshes whose levels stand elsewhere; both stay whole in the model. */
  warnings: Warning[];
}

/**
 * Splits a GLB with levels of detail into one with the coarsest level and small pictures, and a file for each finer one, as the extension
 * NEEDLE_progressive describes them: its loader for three.js fetches a level when the screen shows it. Other loaders show the coarsest level.
 * @param glb a GLB that the step `lods` and then `optimize` wrote
 * @param stem name of the files, without an extension
 * @throws GltfError as readers do for invalid files; the reason of the signal
 * @example
 * import { lodFiles, lods, optimize } from '@meshwright/gltf/optimize';
 * import { processAsset } from '@meshwright/gltf/recipe';
 *
 * const { glb } = await processAsset(source, [lods({ ratios: [0.3, 0.1, 0.02] }), optimize()]);
 * const { files } = await lodFiles(glb, 'knight');
 * Object.keys(files); // ['knight.glb', 'knight.lods/mesh-0-0.glb', ...]
 */
export async function lodFiles(
  glb: Uint8Array,
  stem: string,
  options: LodFilesOptions = {},
): Promise<LodFiles> {
  const { signal } = options;
  const source = bytesSource(glb, `${stem}.glb`);
  const { document, warnings } = await readDocument(source, signal ? { signal } : {});
  const geometry = encodingOf((await openContainer(source)).json);
  const root = document.getRoot();
  const id = await digestOf(glb);
  const files: Record<string, Uint8Array> = {};
  const keep = async (name: string, bytes: Uint8Array): Promise<JsonObject> => {
    const path = `${stem}.lods/${name}.glb`;
    files[path] = bytes;
    return { path: path.split('/').map(encodeURIComponent).join('/'), hash: await digestOf(bytes) };
  };

  const meshes = new Map<Mesh, JsonObject>();
  for (const [at, levels] of takeLevels(document, warnings).entries()) {
    const guid = `${id}-mesh-${at}`;
    const lods: JsonObject[] = [];
    for (const [level, mesh] of levels.slice(0, -1).entries()) {
      signal?.throwIfAborted();
      const bytes = await fileOf(document, geometry, guid, 'meshes', (to) => copyMesh(document, to, mesh));
      lods.push({ ...(await keep(`mesh-${at}-${level}`, bytes)), ...sizeOf(mesh) });
    }
    meshes.set(levels.at(-1)!, { guid, lods });
  }
  const pictures = new Map<Texture, JsonObject>();
  for (const [at, texture] of root.listTextures().entries()) {
    const sides = sidesOf(texture, at, warnings);
    if (sides.length === 0) continue;
    const encoder = options.imageEncoder ?? (await installedSharp());
    const smaller: Uint8Array[] = [];
    try {
      for (const side of [...sides, MODEL_SIDE]) {
        signal?.throwIfAborted();
        smaller.push(await pictureWithin(texture, side, encoder));
      }
    } catch (error) {
      if (signal?.aborted) throw error;
      warnings.push(wholePicture(texture, at));
      continue;
    }
    const guid = `${id}-picture-${at}`;
    const mimeType = texture.getMimeType();
    const lods: JsonObject[] = [];
    for (const [level, side] of sides.entries()) {
      const image = smaller[level]!;
      const bytes = await fileOf(document, 'float', guid, 'textures', async (to) => {
        to.createMaterial().setBaseColorTexture(to.createTexture().setImage(image).setMimeType(mimeType));
      });
      const { width, height } = imageFacts(image)!;
      lods.push({ ...(await keep(`picture-${at}-${side}`, bytes)), width, height });
    }
    pictures.set(texture, { guid, lods });
    texture.setImage(smaller.at(-1)!);
  }
  await removeUnused(document);
  await compressGeometry(document, geometry);
  const model = await writeDocument(document, (json) => {
    for (const [at, mesh] of root.listMeshes().entries()) extend(json, 'meshes', at, meshes.get(mesh));
    for (const [at, definition] of objectsAt(json, 'textures', '').entries())
      extend(json, 'textures', at, pictures.get(root.listTextures()[imageOf(definition)]!));
  });
  return { files: { [`${stem}.glb`]: model, ...files }, warnings };
}

function encodingOf({ extensionsUsed }: JsonObject): Compression {
  const used = (extensionsUsed ?? []) as unknown[];
  return used.includes(KHR_MESHOPT) ? 'khr-meshopt' : used.includes(EXT_MESHOPT) ? 'meshopt' : 'float';
}

/** Gives every node its coarsest level in place of its finest; returns the levels of each mesh, the finest first. */
function takeLevels(document: Document, warnings: Warning[]): Mesh[][] {
  const chains = new Map<Mesh, Mesh[]>();
  for (const node of document.getRoot().listNodes()) {
    const property = node.getExtension<Levels>('MSFT_lod');
    if (!property) continue;
    const levels = property.listLevels();
    const { MSFT_screencoverage: _, ...extras } = node.getExtras();
    node.setExtension('MSFT_lod', null).setExtras(extras);
    const holder = holderOf(node, levels);
    if (levels.length === 0) continue;
    if (holder) {
      const finest = holder.getMesh()!;
      const chain = chains.get(finest) ?? [finest, ...levels.map((level) => level.getMesh()!)];
      chains.set(finest, chain);
      holder.setMesh(chain.at(-1)!);
      // A coarse level of its own may have other materials.
      for (const [at, part] of chain.at(-1)!.listPrimitives().entries())
        part.setMaterial(finest.listPrimitives()[at]!.getMaterial());
    } else {
      const message = `${node.getName() || 'a node'}: its levels do not stand on the grid of its mesh, which stays whole; add them with the step lods, and optimize after it`;
      warnings.push({ code: 'not_converted', message });
    }
    for (const level of levels) level.dispose();
  }
  return [...chains.values()];
}

/** Returns the node that shows the finest level, at the place of the others: the node itself, or its child with the grid of positions. */
function holderOf(node: Node, levels: readonly Node[]): Node | undefined {
  const place = node.getMatrix();
  return [node, ...node.listChildren()].find((holder) => {
    const mesh = holder.getMesh();
    if (!mesh || (holder !== node && holder.getExtension('MSFT_lod'))) return false;
    const at = holder === node ? place : multiply(place, holder.getMatrix());
    const size = Math.max(...at.map(Math.abs));
    return levels.every((level) => {
      const other = level.getMatrix();
      const parts = level.getMesh()?.listPrimitives().length;
      return (
        parts === mesh.listPrimitives().length &&
        other.every((value, i) => Math.abs(value - at[i]!) <= size * ROUNDING)
      );
    });
  });
}

/** Removes the finer levels, which are in files of their own. */
async function removeUnused(document: Document): Promise<void> {
  const [{ prune }, { PropertyType }] = await Promise.all([transformFunctions(), transformCore()]);
  const propertyTypes = [PropertyType.MESH, PropertyType.PRIMITIVE, PropertyType.ACCESSOR];
  await document.transform(prune({ propertyTypes, keepAttributes: true, keepSolidTextures: true }));
}

/** Writes one mesh or picture, which the loader finds by its identifier. */
async function fileOf(
  from: Document,
  geometry: Compression,
  guid: string,
  kind: 'meshes' | 'textures',
  fill: (to: Document) => Promise<void>,
): Promise<Uint8Array> {
  const { Document } = await transformCore();
  const to = new Document().setLogger(from.getLogger());
  to.createBuffer();
  to.createScene();
  await fill(to);
  await compressGeometry(to, geometry);
  await declareFormats(to);
  return writeDocument(to, (json) => extend(json, kind, 0, { guid, lods: [] }));
}

/** Copies what a level draws, without its material, which the model has. */
async function copyMesh(from: Document, to: Document, mesh: Mesh): Promise<void> {
  const [{ copyToDocument }, { KHRMeshQuantization }] = await Promise.all([
    transformFunctions(),
    transformExtensions(),
  ]);
  const bare = from.createMesh(mesh.getName());
  for (const primitive of mesh.listPrimitives()) {
    const part = from.createPrimitive().setIndices(primitive.getIndices()).setMode(primitive.getMode());
    for (const name of primitive.listSemantics()) part.setAttribute(name, primitive.getAttribute(name));
    bare.addPrimitive(part);
  }
  copyToDocument(to, from, [bare]);
  for (const part of bare.listPrimitives()) part.dispose();
  bare.dispose();
  const used = from.getRoot().listExtensionsUsed();
  if (used.some((extension) => extension instanceof KHRMeshQuantization))
    to.createExtension(KHRMeshQuantization).setRequired(true);
}

/** Triangles decide which level the loader draws: a mesh as high as the screen may have 200,000 of them. */
function sizeOf(mesh: Mesh): JsonObject {
  const parts = mesh.listPrimitives();
  const indices = parts.map((part) => (part.getIndices() ?? part.getAttribute('POSITION')!).getCount());
  const vertices = parts.map((part) => part.getAttribute('POSITION')!.getCount());
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    indexCount: sum(indices),
    vertexCount: sum(vertices),
    densities: indices.map((count) => count / 3),
  };
}

/** Longest sides of the files of a picture, the largest first; none for one that stays in the model as it is. */
function sidesOf(texture: Texture, at: number, warnings: Warning[]): number[] {
  const image = texture.getImage();
  const facts = image && imageFacts(image);
  if (!facts || isCard(texture)) return [];
  const longest = Math.max(facts.width, facts.height);
  if (longest <= MODEL_SIDE) return [];
  if (!READABLE.test(texture.getMimeType())) {
    warnings.push(wholePicture(texture, at));
    return [];
  }
  const sides = [longest];
  while (sides.at(-1)! > 2 * MODEL_SIDE) sides.push(Math.ceil(sides.at(-1)! / 2));
  return sides;
}

function wholePicture(texture: Texture, at: number): Warning {
  const pointer = `/images/${at}`;
  const kind = texture.getMimeType() || 'its format';
  const wayOut = kind === 'image/ktx2' ? 'write the files without textures "ktx2"' : 'check the picture';
  const message = `${pointer}: it stays whole in the model, as this ${kind} cannot be read; ${wayOut}`;
  return { code: 'image_unread', message, pointer };
}

/** Returns a picture of at most this side, in the same format. */
async function pictureWithin(texture: Texture, side: number, encoder: ImageEncoder): Promise<Uint8Array> {
  const image = texture.getImage()!;
  const { width, height } = imageFacts(image)!;
  if (Math.max(width, height) <= side) return image;
  const { compressTexture } = await transformFunctions();
  const copy = texture.clone().setURI('');
  const targetFormat = READABLE.exec(texture.getMimeType())![1] as 'png' | 'jpeg' | 'webp' | 'avif';
  try {
    await compressTexture(copy, { encoder, resize: [side, side], targetFormat });
    return copy.getImage()!;
  } finally {
    copy.dispose();
  }
}

/** Returns the picture that a texture shows, whatever its format. */
function imageOf(texture: JsonObject): number {
  const parts = isObject(texture.extensions) ? Object.values(texture.extensions) : [];
  const sources = [...parts, texture].flatMap((part) => (isObject(part) ? [part.source] : []));
  return sources.find((source) => typeof source === 'number') ?? -1;
}

function extend(
  json: JsonObject,
  kind: 'meshes' | 'textures',
  at: number,
  data: JsonObject | undefined,
): void {
  const owner = data && objectsAt(json, kind, '')[at];
  if (!owner) return;
  owner.extensions = { ...(owner.extensions as JsonObject | undefined), [NAME]: data };
  json.extensionsUsed = [...new Set([...((json.extensionsUsed as string[] | undefined) ?? []), NAME])];
}

async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const NAME = 'NEEDLE_progressive';
/** Longest side of the pictures in the model, in pixels. */
const MODEL_SIDE = 128;
/** Numbers of a matrix are 32 bit in the file. */
const ROUNDING = 1e-5;
