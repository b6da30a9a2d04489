import { type BoundsReport, boundsReport } from '../bounds/bounds-report.ts';
import { type BoundsMode, restBounds } from '../bounds/rest-bounds.ts';
import { GltfError } from '../gltf-error.ts';
import { type Container, openContainer } from '../read/container.ts';
import { type ImageFacts, imageFacts } from '../read/image-size.ts';
import type { Model, ModelImage, ModelReader } from '../read/model.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { rawReader } from '../read/raw-reader.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import { modelUnit, type Unit, type UnitOption } from '../unit.ts';
import type { Warning } from '../warning.ts';
import type { ClipReport } from './clip-report.ts';
import { type DrawnCounts, drawnCounts, triangleCount, trianglesOf } from './triangle-count.ts';

export interface InspectOptions {
  /**
   * How bounds are computed.
   * @default `auto`
   */
  bounds?: BoundsMode;
  /**
   * `bounds` also measures the box of each clip, which reads vertices and keys.
   * @default `facts`
   */
  clips?: 'facts' | 'bounds';
  /**
   * The unit of stored lengths.
   * @default `auto`: metres, unless the model is a known millimetre product
   */
  unit?: UnitOption;
  /**
   * Limits of the JSON part, against hostile files.
   * @default those of `JsonLimits`
   */
  limits?: JsonLimits;
  signal?: AbortSignal;
}

export interface MeshReport {
  name: string;
  primitives: number;
  triangles: number;
}

export interface TextureReport {
  name: string;
  mimeType: string | null;
  width: number | null;
  height: number | null;
  /** Stored bytes; null for a file beside the model. */
  bytes: number | null;
  /** Estimated bytes on the GPU with all mip levels. */
  gpuBytes: number | null;
}

export interface InspectReport {
  name: string;
  format: 'glb' | 'gltf';
  bytes: number | null;
  generator: string | null;
  unit: Unit;
  /** The default scene at rest; null when it shows no geometry. */
  bounds: BoundsReport | null;
  /** Stored triangles, each mesh counted once. */
  triangles: number;
  /** What a frame of the default scene draws, with every copy of a mesh; budgets count it. */
  drawn: DrawnCounts;
  /** Stored vertices, each shared pool counted once. */
  vertices: number;
  meshes: MeshReport[];
  materials: string[];
  textures: TextureReport[];
  joints: number;
  skins: number;
  nodes: number;
  scenes: number;
  clips: ClipReport[];
  extensionsUsed: string[];
  extensionsRequired: string[];
  warnings: Warning[];
}

/**
 * Reports true bounds at rest, clips, triangles, textures and warnings of a GLB or glTF. Reads the header, the JSON
 * and the few byte ranges it needs.
 * @throws GltfError for invalid files; `code` gives the reason, `pointer` the place
 * @example
 * import { inspectModel } from '@meshwright/gltf';
 *
 * const { bounds, triangles, warnings } = await inspectModel(source);
 */
export async function inspectModel(input: ModelInput, options: InspectOptions = {}): Promise<InspectReport> {
  options.signal?.throwIfAborted();
  const source = await sourceOf(input);
  try {
    const container = await openContainer(source, options.limits, options.signal);
    const reader = await rawReader(source, container, options.signal);
    return await inspectReader(reader, { name: source.name, ...fileFacts(container) }, options);
  } finally {
    await source.close?.();
  }
}

/** Facts of the file rather than of the model in it. */
export interface FileFacts {
  name: string;
  format: 'glb' | 'gltf';
  bytes: number | null;
  warnings: Warning[];
}

/** Makes the same report through any reader. */
export async function inspectReader(
  reader: ModelReader,
  file: FileFacts,
  options: InspectOptions = {},
): Promise<InspectReport> {
  const { model } = reader;
  const warnings = [...file.warnings, ...model.warnings, ...unknownExtensions(model)];
  const rest = await restBounds(reader, {
    ...(options.bounds && { mode: options.bounds }),
    ...(options.signal && { signal: options.signal }),
  });
  warnings.push(...rest.warnings);
  const unit = modelUnit(model, options.unit, warnings);
  return {
    name: file.name,
    format: file.format,
    bytes: file.bytes,
    generator: model.generator,
    unit,
    bounds: boundsReport(rest),
    triangles: triangleCount(model),
    drawn: drawnCounts(model),
    vertices: vertices(model),
    meshes: model.meshes.map(({ name, primitives }) => ({
      name,
      primitives: primitives.length,
      triangles: sum(primitives.map((primitive) => trianglesOf(primitive, model))),
    })),
    materials: model.materials,
    textures: await Promise.all(model.images.map((image, index) => textureReport(image, index, warnings))),
    joints: new Set(model.skins.flatMap((skin) => skin.joints)).size,
    skins: model.skins.length,
    nodes: model.nodes.length,
    scenes: model.scenes.length,
    clips: await clipsOf(reader, options, warnings),
    extensionsUsed: model.extensionsUsed,
    extensionsRequired: model.extensionsRequired,
    warnings,
  };
}

/** Chunks of their own: a model without clips does without them. */
async function clipsOf(
  reader: ModelReader,
  options: InspectOptions,
  warnings: Warning[],
): Promise<ClipReport[]> {
  if (reader.model.clips.length === 0) return [];
  if (options.clips === 'bounds') {
    const { boundedClips } = await import('../clips/analysis/bounded-clips.ts');
    return boundedClips(reader, options, warnings);
  }
  const { clipReports } = await import('./clip-report.ts');
  return clipReports(reader, options.signal);
}

function fileFacts({ format, bytes, warnings }: Container): Omit<FileFacts, 'name'> {
  return { format, bytes, warnings };
}

function vertices({ meshes, accessors }: Model): number {
  const pools = new Set(meshes.flatMap((mesh) => mesh.primitives.map((primitive) => primitive.position)));
  return sum([...pools].map((position) => (position === undefined ? 0 : accessors[position]!.count)));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

async function textureReport(image: ModelImage, index: number, warnings: Warning[]): Promise<TextureReport> {
  const pointer = `/images/${index}`;
  const facts = await readFacts(image, pointer, warnings);
  const { name, bytes } = image;
  if (!facts) return { name, mimeType: image.mimeType, width: null, height: null, bytes, gpuBytes: null };
  const { mimeType, width, height, gpuBytesPerPixel } = facts;
  const gpuBytes = Math.ceil((width * height * gpuBytesPerPixel * 4) / 3);
  return { name, mimeType, width, height, bytes, gpuBytes };
}

/** The head of most images has their size within 64 bytes; a JPEG with a long preamble needs more. */
async function readFacts(
  image: ModelImage,
  pointer: string,
  warnings: Warning[],
): Promise<ImageFacts | null> {
  try {
    for (const length of [1024, 262_144]) {
      const head = await image.head(length);
      const facts = head && imageFacts(head);
      if (facts) return facts;
      if (!head || head.length < length) break;
    }
    warnings.push({ code: 'image_unread', message: `${pointer}: the pixel size could not be read`, pointer });
  } catch (error) {
    if (!(error instanceof GltfError)) throw error;
    warnings.push({ code: 'missing_image', message: `${pointer}: ${error.message}`, pointer });
  }
  return null;
}

function unknownExtensions(model: Model): Warning[] {
  return model.extensionsRequired
    .filter((name) => !KNOWN_EXTENSIONS.some((known) => name === known || name.startsWith('KHR_materials_')))
    .map((name) => ({
      code: 'unknown_required_extension',
      message: `the file requires ${name}, which is unknown; bounds may not include its effect`,
      pointer: '/extensionsRequired',
    }));
}

/** Extensions that are supported or that cannot change shape and size. */
const KNOWN_EXTENSIONS = [
  'EXT_mesh_gpu_instancing',
  'EXT_meshopt_compression',
  'EXT_texture_avif',
  'EXT_texture_webp',
  'KHR_animation_pointer',
  'KHR_draco_mesh_compression',
  'KHR_lights_punctual',
  'KHR_mesh_quantization',
  'KHR_meshopt_compression',
  'KHR_texture_basisu',
  'KHR_texture_transform',
];
