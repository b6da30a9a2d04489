import type { Document } from '@gltf-transform/core';
import { clips } from '../clips/clips-document.ts';
import { inspectDocument } from '../inspect/inspect-document.ts';
import type { InspectReport } from '../inspect/inspect-model.ts';
import { drawnCounts } from '../inspect/triangle-count.ts';
import { transformCore, transformFunctions } from '../optional-package.ts';
import { documentReader } from '../read/document-reader.ts';
import type { StepContext, StepDescription } from '../recipe/step.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { OptionsOf, OptionTable } from '../step/options.ts';
import { clean } from './clean.ts';
import { dropAttributes } from './drop-attributes.ts';
import { encodeGeometry } from './encode-geometry.ts';
import { joinMeshes } from './join-meshes.ts';
import { simplifyPrimitive } from './lods/simplify-primitive.ts';
import { type LightStep, lightStep } from './optimize-step.ts';
import { paletteColours } from './palette-colours.ts';
import { inventoryOf, type Removed, removedBetween } from './removed.ts';
import {
  type BudgetReport,
  budgets,
  checkBudget,
  type Preset,
  presets,
  settings,
  type Target,
  targets,
} from './target-budgets.ts';
import { encodePictures, type ImageEncoder } from './textures.ts';
import { thinClips } from './thin-clips.ts';

export const optimizeTable = {
  for: { kind: 'choice', values: targets, default: 'mobile', help: 'Where it runs.' },
  ...settings,
  unknownExtensions: {
    kind: 'choice',
    values: ['refuse', 'drop'],
    default: 'refuse',
    help: 'What happens to a model whose extensions would be lost, such as one with physics of its own.',
  },
} as const satisfies OptionTable;

/** A target, and settings that replace those of its preset. */
export interface OptimizeOptions extends OptionsOf<typeof optimizeTable> {
  /**
   * The `sharp` function, for textures that have to be encoded.
   * @default sharp, imported when it is needed (Node only)
   */
  imageEncoder?: ImageEncoder;
}

export interface OptimizeReport {
  target: Target;
  before: LightFigures;
  after: LightFigures;
  /** Movement of the bounds at rest, as a share of the longest side. */
  drift: number;
  budget: BudgetReport;
  /** Everything of the input that is not in the output, by kind; storage such as accessors is not listed. */
  removed: Removed[];
}

/** Sizes before or after a step. Bytes are those of textures on a GPU, with all mip levels. */
export interface LightFigures {
  /** Stored triangles, each mesh counted once. */
  triangles: number;
  /** Those that a frame draws, with every copy of a mesh. */
  drawnTriangles: number;
  vertices: number;
  /** Stored primitives. */
  primitives: number;
  /** Draw calls of a frame. */
  drawCalls: number;
  materials: number;
  gpuBytes: number;
  nodes: number;
  channels: number;
}

export const optimizeStep: StepDescription<typeof optimizeTable> = {
  name: 'optimize',
  version: 4,
  help: 'Makes a model light enough for where it runs: duplicates, geometry, textures, clips.',
  options: optimizeTable,
  make: (given) => optimize(given),
};

/**
 * Reduces the size of a document for a target: removes duplicates and unused data, encodes geometry and textures,
 * thins clips. Node and clip names, extras, sockets (empty nodes) and placement stay; bounds are measured before and
 * after over every vertex. Runs in a recipe, or as a glTF-Transform transform.
 * @throws GltfError `invalid_option` for options out of range, or textures to encode without an encoder;
 * `extension_lost` for a model whose point is an extension that it cannot carry; VRM and animated pointers are carried
 * @example
 * import { optimize } from '@meshwright/gltf/optimize';
 * import { processAsset } from '@meshwright/gltf/recipe';
 *
 * const { glb } = await processAsset(source, [optimize({ for: 'mobile' })]);
 */
export function optimize(
  given: OptimizeOptions = {},
  onReport?: (report: OptimizeReport) => void,
): LightStep {
  const { for: target, unknownExtensions, ...changes } = checkedOptions(optimizeStep, given);
  const set = Object.entries(changes).filter(([, value]) => value !== undefined);
  const preset: Preset = { ...presets[target], ...Object.fromEntries(set) };
  const step = lightStep(
    'optimize',
    (document, context) => {
      // A side that the user gave is kept.
      const gpuBytes = given.textureSide === undefined ? budgets[target].gpuBytes : undefined;
      return lighten(document, target, preset, { encoder: given.imageEncoder, gpuBytes }, context);
    },
    onReport,
  );
  return Object.assign(step, { dropsExtensions: unknownExtensions === 'drop' });
}

async function lighten(
  document: Document,
  target: Target,
  preset: Preset,
  { encoder, gpuBytes }: { encoder: ImageEncoder | undefined; gpuBytes: number | undefined },
  context: StepContext,
): Promise<OptimizeReport> {
  const library = await transformFunctions();
  const { PropertyType } = await transformCore();
  const before = await inspectDocument(document);
  const inventory = inventoryOf(document);
  // Runs first, since most accessors of a character are tracks that hold a bone at its rest transform.
  if (preset.clips === 'thin') await document.transform(clips(thinClips()));
  await clean(document);
  const attributes = preset.unusedAttributes === 'drop' ? dropAttributes(document) : [];
  context.signal?.throwIfAborted();
  if (preset.palette) await paletteColours(document, MIN_COLOURS);
  if (preset.join !== 'none') await joinMeshes(document, preset.join);
  const thins = preset.simplifyError > 0 || preset.triangles !== null;
  if (preset.geometry !== 'float' || thins) await document.transform(library.weld());
  if (thins) await simplifyMeshes(document, preset);
  context.signal?.throwIfAborted();
  const { textures: format, textureSide: longestSide, textureQuality, quality } = preset;
  const pictures = {
    format,
    longestSide,
    textureQuality,
    quality: quality ?? undefined,
    cache: context.cache,
    signal: context.signal,
    onProgress: context.progress,
    ...(encoder !== undefined && { encoder }),
    ...(gpuBytes !== undefined && { gpuBytes }),
  };
  await encodePictures(document, pictures, (warning) => context.warn(warning));
  context.signal?.throwIfAborted();
  await document.transform(
    library.dedup({ keepUniqueNames: true, propertyTypes: [PropertyType.ACCESSOR, PropertyType.TEXTURE] }),
  );
  await encodeGeometry(document, preset.geometry);
  dropLeftovers(document);
  await clean(document);
  const after = await inspectDocument(document);
  return {
    target,
    before: figures(before),
    after: figures(after),
    drift: driftOf(before, after),
    budget: checkBudget(after, budgets[target]),
    removed: removedBetween(inventory, inventoryOf(document), attributes),
  };
}

/** Quantising instances leaves the old ones behind: nothing refers to them, and pruning does not remove them. */
function dropLeftovers(document: Document): void {
  const users = document
    .getRoot()
    .listAccessors()
    .flatMap((accessor) => accessor.listParents());
  for (const user of new Set(users))
    if (user.propertyType === 'InstancedMesh' && user.listParents().length === 0) user.dispose();
}

/** First removes detail within `simplifyError`; then reduces every mesh by the same ratio to reach `triangles`. */
async function simplifyMeshes(document: Document, { simplifyError, triangles }: Preset): Promise<void> {
  const { MeshoptSimplifier } = await import('meshoptimizer');
  await MeshoptSimplifier.ready;
  const meshes = document.getRoot().listMeshes();
  const simplify = async (ratio: number, error: number) => {
    for (const mesh of meshes) {
      const primitives = mesh.listPrimitives();
      const goal = { ratio, error, lockBorder: primitives.length > 1 };
      for (const primitive of primitives) await simplifyPrimitive(primitive, MeshoptSimplifier, goal);
    }
  };
  if (simplifyError > 0) await simplify(0, simplifyError);
  if (triangles === null) return;
  const left = drawnCounts(documentReader(document).model).triangles;
  if (left > triangles) await simplify(triangles / left, 1);
}

function figures(report: InspectReport): LightFigures {
  const { triangles, drawn, vertices, meshes, materials, textures, nodes, clips } = report;
  return {
    triangles,
    drawnTriangles: drawn.triangles,
    vertices,
    primitives: meshes.reduce((sum, { primitives }) => sum + primitives, 0),
    drawCalls: drawn.calls,
    materials: materials.length,
    gpuBytes: textures.reduce((sum, { gpuBytes }) => sum + (gpuBytes ?? 0), 0),
    nodes,
    channels: clips.reduce((sum, { channels }) => sum + channels, 0),
  };
}

/** The largest movement of any side of the box, relative to its longest side; 0 without a box. */
function driftOf({ bounds: a }: InspectReport, { bounds: b }: InspectReport): number {
  if (!a || !b) return a === b ? 0 : 1;
  const ways = [0, 1, 2].flatMap((axis) => [
    Math.abs(a.min[axis]! - b.min[axis]!),
    Math.abs(a.max[axis]! - b.max[axis]!),
  ]);
  const longest = Math.max(...a.size);
  return longest > 0 ? Math.max(...ways) / longest : 0;
}

/** A palette of fewer colours saves less than its texture costs. */
const MIN_COLOURS = 4;
