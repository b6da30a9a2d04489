import type { Document, GLTF } from '@gltf-transform/core';
import { bytesSource, hasCode, inspectModel, type TextureReport } from '@meshwright/gltf';
import { FormatError } from '../format-error.ts';
import { dracoDecoder, gltfIo } from '../gltf-io.ts';
import type { InputFile } from '../input-file.ts';
import { jsonProblem, modelWork, workLimits, workProblem } from './model-work.ts';

/**
 * Reads a GLB or a .gltf with its buffers in data URIs, after the inspector of `@meshwright/gltf` has verified that all
 * declared data is present. A picture in a separate file is left out; the material keeps its colour.
 * @throws FormatError `unreadable_model`
 */
export async function readGltf({ name, bytes }: InputFile): Promise<Document> {
  checkWork({ name, bytes });
  await inspect(name, bytes);
  const { json, bin } = isGlb(bytes) ? unpackGlb(bytes) : { json: parseJson(bytes), bin: undefined };
  checkTree(name, json);
  nameMeshoptAsBefore(json);
  if (json.extensionsUsed?.includes(DRACO) && (await dracoDecoder()) === null)
    throw new FormatError(
      'unreadable_model',
      `read ${name}: its meshes are in Draco, which a page does not decode here; draw it in Node.`,
    );
  const resources: Record<string, Uint8Array<ArrayBuffer>> = bin ? { '@glb.bin': bin } : {};
  for (const image of json.images ?? []) {
    if (image.uri && !image.uri.startsWith('data:')) resources[image.uri] = new Uint8Array(0);
  }
  const document = await (await gltfIo()).readJSON({ json, resources });
  for (const texture of document.getRoot().listTextures()) {
    if ((texture.getImage()?.byteLength ?? 0) === 0) texture.dispose();
  }
  for (const extension of document.getRoot().listExtensionsUsed()) {
    if (codecs.has(extension.extensionName)) extension.dispose();
  }
  return document;
}

const DRACO = 'KHR_draco_mesh_compression';
const [KHR_MESHOPT, EXT_MESHOPT] = ['KHR_meshopt_compression', 'EXT_meshopt_compression'] as const;

/** Compression extensions that are decoded on reading and not written again. */
const codecs = new Set([DRACO, EXT_MESHOPT]);

/** The library knows the name of the vendor's extension alone. Both store the same, and its decoder reads the codecs of both. */
function nameMeshoptAsBefore(json: GLTF.IGLTF): void {
  for (const { extensions } of [...(json.buffers ?? []), ...(json.bufferViews ?? [])]) {
    const packed = extensions?.[KHR_MESHOPT];
    if (!extensions || packed === undefined) continue;
    extensions[EXT_MESHOPT] = packed;
    delete extensions[KHR_MESHOPT];
  }
  for (const list of ['extensionsUsed', 'extensionsRequired'] as const) {
    const names = json[list]?.map((name) => (name === KHR_MESHOPT ? EXT_MESHOPT : name));
    if (names) json[list] = [...new Set(names)];
  }
}

const deepest = 2_000;

/** Rejects a node graph that is not a tree; traversing it might never end. */
function checkTree(name: string, json: GLTF.IGLTF): void {
  const nodes = json.nodes ?? [];
  const parent = new Int32Array(nodes.length).fill(-1);
  nodes.forEach((node, i) => {
    for (const child of node.children ?? []) {
      if (!nodes[child]) throw damaged(name, `node ${i} has a child that does not exist`);
      if (parent[child] !== -1) throw damaged(name, `node ${child} has two parents`);
      parent[child] = i;
    }
  });
  nodes.forEach((_, i) => {
    let steps = 0;
    for (let at = i; at >= 0; at = parent[at]!) {
      if (++steps > deepest) throw damaged(name, `node ${i} is its own ancestor, or deeper than ${deepest}`);
    }
  });
}

/**
 * Refuses a GLB or glTF that needs more work or memory than one job has, by the counts in its JSON and before anything
 * is decoded. Invalid JSON is left to the reader.
 * @throws FormatError `too_much_work`
 */
function checkWork({ name, bytes }: InputFile): void {
  const binary = isGlb(bytes);
  const text = binary ? jsonChunk(bytes) : bytes;
  const problem = jsonProblem(text, binary ? 'glb' : 'gltf') ?? problemOf(text, bytes.byteLength);
  if (problem !== null) throw new FormatError('too_much_work', `read ${name}: ${problem}`);
}

function problemOf(text: Uint8Array, bytes: number): string | null {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    return null;
  }
  return typeof json === 'object' && json !== null ? workProblem(modelWork({ ...json }), bytes) : null;
}

async function inspect(name: string, bytes: Uint8Array): Promise<void> {
  try {
    const { textures } = await inspectModel(bytesSource(bytes, name), { bounds: 'declared' });
    checkPixels(name, textures);
  } catch (error) {
    if (error instanceof FormatError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const reason = message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message;
    throw new FormatError('unreadable_model', `read ${name}: ${reason}; ${wayOut(error)}.`, { cause: error });
  }
}

function wayOut(error: unknown): string {
  if (hasCode(error, 'too_large')) return 'export it again with fewer parts and with all of its data';
  if (hasCode(error, 'missing_resource')) return 'export it as GLB, which holds everything';
  return 'export it again';
}

function checkPixels(name: string, textures: readonly Pick<TextureReport, 'width' | 'height'>[]): void {
  const sizes = textures.map(({ width, height }) => (width ?? 0) * (height ?? 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const most = total > workLimits.pixels ? workLimits.pixels : workLimits.picturePixels;
  const pixels = total > workLimits.pixels ? total : Math.max(0, ...sizes);
  if (pixels <= most) return;
  const what = total > workLimits.pixels ? 'its pictures have' : 'one of its pictures has';
  throw new FormatError(
    'too_much_work',
    `read ${name}: ${what} ${pixels} pixels, but one job accepts at most ${most}; send smaller textures.`,
  );
}

function isGlb(bytes: Uint8Array): boolean {
  return bytes[0] === 0x67 && bytes[1] === 0x6c;
}

function unpackGlb(bytes: Uint8Array): { json: GLTF.IGLTF; bin: Uint8Array<ArrayBuffer> | undefined } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const jsonEnd = 20 + view.getUint32(12, true);
  const json = parseJson(jsonChunk(bytes));
  const binStart = Math.ceil(jsonEnd / 4) * 4 + 8;
  if (binStart >= bytes.byteLength || view.getUint32(binStart - 4, true) !== binChunk)
    return { json, bin: undefined };
  // The reader takes its own copy of every range. It does so with `slice`, which gives views of a Buffer and copies of this.
  const bin = new Uint8Array(
    bytes.buffer as ArrayBuffer,
    bytes.byteOffset + binStart,
    view.getUint32(binStart - 8, true),
  );
  return { json, bin };
}

/** Returns the JSON chunk, empty when the header is truncated. */
function jsonChunk(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength < 20) return bytes.subarray(0, 0);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.subarray(20, 20 + view.getUint32(12, true));
}

const binChunk = 0x004e4942;

function parseJson(bytes: Uint8Array): GLTF.IGLTF {
  return JSON.parse(new TextDecoder().decode(bytes).replace(/\0+$/, '')) as GLTF.IGLTF;
}

function damaged(name: string, found: string, cause?: unknown): FormatError {
  return new FormatError('unreadable_model', `read ${name}: ${found}; export it again.`, { cause });
}
