import type { Document, NodeIO, WebIO } from '@gltf-transform/core';
import { GltfError } from '../gltf-error.ts';
import { transformCore, transformExtensions, transformFunctions } from '../optional-package.ts';
import { type Container, openContainer } from '../read/container.ts';
import { imageFacts } from '../read/image-size.ts';
import { isObject, type JsonObject, objectsAt } from '../read/json.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { rawReader } from '../read/raw-reader.ts';
import { bytesSource, type Source } from '../source/source.ts';
import type { Warning } from '../warning.ts';
import { glbSegments, joinSegments } from '../write/glb-segments.ts';
import { lostExtensions } from './carried-extensions.ts';
import { EXT_MESHOPT, KHR_MESHOPT, renamedExtension } from './rename-extension.ts';

/** A document read from a source, with warnings about data lost in reading. */
export interface ReadDocument {
  document: Document;
  bytes: number;
  warnings: Warning[];
}

/**
 * Reads a GLB or glTF into a glTF-Transform `Document`, decoding Draco and meshopt. Checks structure and sizes first;
 * files beside the model come through the source, which confines them to its folder.
 * @throws GltfError for invalid files; `extension_lost` for those whose point is an extension that would be lost
 */
export async function readDocument(
  source: Source,
  options: { limits?: JsonLimits; signal?: AbortSignal; dropExtensions?: boolean } = {},
): Promise<ReadDocument> {
  const { limits, signal, dropExtensions = false } = options;
  const container = await openContainer(source, limits, signal);
  const { model, buffers, bufferLayouts } = await rawReader(source, container, signal);
  const resources: Record<string, Uint8Array<ArrayBuffer>> = {};
  let bytes = container.bytes ?? 0;
  const keep = (key: string, data: Uint8Array) => {
    resources[key] = new Uint8Array(data);
  };
  const json: JsonObject = { ...container.json, extensionsUsed: usedExtensions(container.json) };
  json.buffers = await Promise.all(
    objectsAt(json, 'buffers', '').map(async (buffer, index) => {
      // A meshopt fallback buffer has no data of its own.
      if (!buffers[index]) return buffer;
      const uri = `${index}.bin`;
      keep(uri, await buffers[index].read(0, bufferLayouts[index]!.length));
      return { ...buffer, uri };
    }),
  );
  json.images = await Promise.all(
    objectsAt(json, 'images', '').map(async (image, index) => {
      if (image.bufferView !== undefined) return image;
      const data = await model.images[index]!.head(MAX_IMAGE_BYTES);
      const pointer = `/images/${index}`;
      if (!data)
        throw new GltfError('missing_resource', `${pointer}: the picture cannot be read`, { pointer });
      const uri = `${index}.image`;
      keep(uri, data);
      if (typeof image.uri === 'string' && !image.uri.startsWith('data:')) bytes += data.byteLength;
      const mimeType = image.mimeType ?? imageFacts(data)?.mimeType ?? 'image/png';
      return { ...image, uri, mimeType, name: image.name ?? nameOf(image.uri) };
    }),
  );
  const warnings = [
    ...container.warnings,
    ...model.warnings,
    ...extensionWarnings(json, source, dropExtensions),
  ];
  const [io, { AnimationPointers }] = await Promise.all([
    documentIo(),
    import('./references/animation-pointers.ts'),
  ]);
  try {
    const document = await io.readJSON({
      json: renamedExtension(json, KHR_MESHOPT, EXT_MESHOPT) as never,
      resources,
    });
    document.setLogger(await silence());
    for (const extension of document.getRoot().listExtensionsUsed())
      if (extension instanceof AnimationPointers) extension.link();
    // Draco data is decoded by now and not encoded again.
    for (const extension of document.getRoot().listExtensionsUsed())
      if (extension.extensionName === 'KHR_draco_mesh_compression') extension.dispose();
    return { document, bytes, warnings };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new GltfError('decode_failed', `${source.name}: it could not be decoded (${reason})`, {
      cause: error,
    });
  }
}

/** The extensions that a file lists, and those for the whole file, which some writers leave out of the list. */
function usedExtensions({ extensionsUsed, extensions }: JsonObject): unknown[] {
  const whole = isObject(extensions) ? Object.keys(extensions) : [];
  return [...new Set([...(Array.isArray(extensionsUsed) ? extensionsUsed : []), ...whole])];
}

/** Refuses or reports what a document cannot carry. */
function extensionWarnings(json: JsonObject, source: Source, drop: boolean): Warning[] {
  const { refused, dropped } = lostExtensions(json);
  const required = refused.filter((name) =>
    (json.extensionsRequired as unknown[] | undefined)?.includes(name),
  );
  const lost = drop ? required : refused;
  if (lost.length > 0) {
    const wayOut =
      required.length > 0
        ? 'export the model without it'
        : 'place and clips keep it; optimize drops it with unknownExtensions "drop"';
    throw new GltfError(
      'extension_lost',
      `${source.name}: editing its meshes would lose ${lost.join(', ')}; nothing was written: ${wayOut}`,
      { pointer: required.length > 0 ? '/extensionsRequired' : '/extensionsUsed' },
    );
  }
  return [...refused, ...dropped].map((name) => ({
    code: 'not_converted',
    message: `${name} cannot be carried through an edit of meshes: its data is left out of the result`,
    pointer: '/extensionsUsed',
  }));
}

/**
 * Writes a document as one GLB; data of the coarsest level of detail comes first.
 * @param extend adds to the JSON what a document has no place for; meshes and images have the order of the document
 */
export async function writeDocument(
  document: Document,
  extend?: (json: JsonObject) => void,
): Promise<Uint8Array> {
  const [{ unpartition }, { coarseData, writeInOrder }, { KhrMeshopt }, io] = await Promise.all([
    transformFunctions(),
    import('./lods/coarse-first.ts'),
    import('./meshopt-extensions.ts'),
    documentIo(),
  ]);
  const root = document.getRoot();
  if (root.listBuffers().length > 1) await document.transform(unpartition());
  const early = coarseData(document);
  const { json: written, pieces } = await (early
    ? writeInOrder(document, io, early)
    : writeAtOnce(document, io));
  const isKhr = root.listExtensionsUsed().some((extension) => extension instanceof KhrMeshopt);
  const json = isKhr ? renamedExtension(written, EXT_MESHOPT, KHR_MESHOPT) : written;
  extend?.(json);
  compactJson(json);
  const segments = pieces.map((bytes) => ({ bytes }));
  const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return joinSegments(glbSegments(json, { segments, length }, NO_FILE, bytesSource(NOTHING, 'document')));
}

async function writeAtOnce(document: Document, io: Io): Promise<{ json: JsonObject; pieces: Uint8Array[] }> {
  const { Format, GLB_BUFFER } = await transformCore();
  for (const buffer of document.getRoot().listBuffers()) buffer.setURI('');
  const { json, resources } = await io.writeJSON(document, { format: Format.GLB });
  const bin = resources[GLB_BUFFER];
  return { json: json as unknown as JsonObject, pieces: bin && bin.byteLength > 0 ? [bin] : [] };
}

type Io = NodeIO | WebIO;

let opened: Promise<Io> | undefined;

/** glTF-Transform I/O with every codec, loaded once: the codecs keep no state between files. */
function documentIo(): Promise<Io> {
  opened ??= openIo();
  return opened;
}

async function openIo(): Promise<Io> {
  const [
    { WebIO },
    { ALL_EXTENSIONS },
    { MeshoptDecoder, MeshoptEncoder },
    draco,
    logger,
    { LevelsOfDetail },
    { AnimationPointers },
    { referringExtensions },
  ] = await Promise.all([
    transformCore(),
    transformExtensions(),
    import('meshoptimizer'),
    import('draco3dgltf'),
    silence(),
    import('./lods/levels-extension.ts'),
    import('./references/animation-pointers.ts'),
    import('./references/referring-data.ts'),
  ]);
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready]);
  return new WebIO()
    .setLogger(logger)
    .registerExtensions([...ALL_EXTENSIONS, LevelsOfDetail, AnimationPointers, ...referringExtensions()])
    .registerDependencies({
      'meshopt.decoder': MeshoptDecoder,
      'meshopt.encoder': MeshoptEncoder,
      // Browser bundles leave the Draco decoder out.
      ...('createDecoderModule' in draco && { 'draco3d.decoder': await draco.createDecoderModule() }),
    });
}

/** glTF-Transform logs to the console by default. */
async function silence(): Promise<import('@gltf-transform/core').Logger> {
  const { Logger } = await transformCore();
  return new Logger(Logger.Verbosity.SILENT);
}

function nameOf(uri: unknown): string {
  if (typeof uri !== 'string' || uri.startsWith('data:')) return '';
  return uri.slice(uri.lastIndexOf('/') + 1).replace(/\.[a-z0-9]+$/i, '');
}

/** A document has no file, so no data follows its binary chunk. */
const NO_FILE: Container = {
  format: 'glb',
  json: {},
  texts: new Map(),
  checkNumbers: async () => {},
  bin: null,
  tail: null,
  bytes: null,
  warnings: [],
};

const NOTHING = new Uint8Array(0);
const MAX_IMAGE_BYTES = 268_435_456;

/**
 * Removes what says nothing: empty lists, and properties that equal their glTF default (glTF 2.0, 5: defaults). Every clip repeats them for every bone;
 * in files of many clips they take more bytes than the keys.
 */
function compactJson(json: JsonObject): void {
  for (const accessor of objects(json.accessors)) {
    drop(accessor, 'normalized', false);
    if (accessor.bufferView !== undefined) drop(accessor, 'byteOffset', 0);
  }
  for (const view of objects(json.bufferViews)) drop(view, 'byteOffset', 0);
  // Lists and buffers without content are not allowed (glTF 2.0, 5.11 and 5.32).
  if (objects(json.bufferViews).length === 0) delete json.buffers;
  for (const scene of objects(json.scenes)) {
    if (Array.isArray(scene.nodes) && scene.nodes.length === 0) delete scene.nodes;
  }
  for (const animation of objects(json.animations)) {
    for (const sampler of objects(animation.samplers)) drop(sampler, 'interpolation', 'LINEAR');
  }
  for (const mesh of objects(json.meshes)) {
    for (const primitive of objects(mesh.primitives)) drop(primitive, 'mode', 4);
  }
}

function drop(owner: JsonObject, key: string, standard: unknown): void {
  if (owner[key] === standard) delete owner[key];
}

function objects(list: unknown): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}
