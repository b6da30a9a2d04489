import { type ClipMotion, clipMotion } from '../clips/analysis/clip-motion.ts';
import { GltfError } from '../gltf-error.ts';
import { inspectReader } from '../inspect/inspect-model.ts';
import type { Budget, Target, WeighedReport } from '../optimize/target-budgets.ts';
import { openContainer } from '../read/container.ts';
import type { JsonObject } from '../read/json.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { type RawReader, rawReader } from '../read/raw-reader.ts';
import type { Source } from '../source/source.ts';
import { type KhronosIssue, khronosIssues } from './khronos-issues.ts';
import type { BudgetName } from './platform-budgets.ts';
import { type Surface, surfacesOf } from './surface/surface.ts';
import { type UvMap, uvMapsOf } from './uv/uv-maps.ts';

/** The input of all rules, measured once. */
export interface Examination {
  report: WeighedReport;
  /** The JSON of the file; structure and indices are checked. */
  json: JsonObject;
  reader: RawReader;
  /** Empty when a clip could not be read. */
  motions: ClipMotion[];
  issues: KhronosIssue[];
  /** The preset that makes the model lighter. */
  target: Target;
  platform: BudgetName;
  budget: Budget;
  /** True when the caller named the budget, which makes exceeding it an error. */
  explicit: boolean;
  /** The triangles of the default scene; empty above a million, and where they cannot be read. */
  surfaces(): Promise<Surface[]>;
  /** The coordinates of its textures; empty where they cannot be read. */
  uvMaps(): Promise<UvMap[]>;
}

export interface ExamineOptions {
  /**
   * Limits of the JSON part, against hostile files.
   * @default those of `JsonLimits`
   */
  limits?: JsonLimits;
  signal?: AbortSignal;
}

export async function examine(
  source: Source,
  held: Pick<Examination, 'target' | 'platform' | 'budget' | 'explicit'>,
  options: ExamineOptions,
): Promise<Examination> {
  const { limits, signal } = options;
  const container = await openContainer(source, limits, signal);
  await container.checkNumbers();
  const reader = await rawReader(source, container, signal);
  const { format, bytes, warnings } = container;
  const file = { name: source.name, format, bytes, warnings };
  const report: WeighedReport = await inspectReader(reader, file, { ...(signal && { signal }) });
  const sets = reader.model.meshes.flatMap((mesh) => mesh.primitives.map(({ joints }) => joints.length));
  report.influences = 4 * sets.reduce((a, b) => Math.max(a, b), 0);
  let [known, maps]: [Promise<Surface[]>?, Promise<UvMap[]>?] = [];
  const surfaces = () => (known ??= readable(surfacesOf(reader, signal), []));
  const uvMaps = async () => readable(uvMapsOf(reader, container.json, await surfaces()), []);
  return {
    ...held,
    report,
    surfaces,
    uvMaps: () => (maps ??= uvMaps()),
    json: container.json,
    reader,
    motions: await motionsOf(source, options),
    issues: await khronosIssues(source, imagesOfExtensions(report, container.json), signal),
  };
}

/** Extensions of the standard whose pictures the Khronos validator takes for broken. */
const imageExtensions: Readonly<Record<string, string>> = {
  'image/ktx2': 'KHR_texture_basisu',
  'image/avif': 'EXT_texture_avif',
};

/** Returns the indices of pictures that an extension of the file allows and whose head was read. */
function imagesOfExtensions({ textures }: WeighedReport, { extensionsUsed }: JsonObject): Set<number> {
  const used = Array.isArray(extensionsUsed) ? extensionsUsed : [];
  return new Set(
    textures.flatMap(({ mimeType, width }, index) =>
      width !== null && used.includes(imageExtensions[mimeType ?? '']) ? [index] : [],
    ),
  );
}

function motionsOf(source: Source, options: ExamineOptions): Promise<ClipMotion[]> {
  return readable(clipMotion({ ...sourceOf(source), close: async () => {} }, options), []);
}

/** What cannot be read is left to the validator. */
async function readable<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof GltfError) return otherwise;
    throw error;
  }
}

/** The same source without `close`, so that closing the copy leaves the original open. */
function sourceOf(source: Source): Source {
  return {
    name: source.name,
    size: source.size,
    read: (offset, length, signal) => source.read(offset, length, signal),
    ...(source.sibling && { sibling: (uri: string) => source.sibling!(uri) }),
  };
}
