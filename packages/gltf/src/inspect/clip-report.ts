import { GltfError } from '../gltf-error.ts';
import type { Vector } from '../matrix.ts';
import { type Model, type ModelClip, type ModelReader, READ_NUMBER, scan } from '../read/model.ts';
import { type WorkBudget, workBudget } from '../work-budget.ts';

/** One animation of the file. Times are seconds. */
export interface ClipReport {
  name: string;
  /** A stable name without spaces or path separators, unique in the file. */
  slug: string;
  start: number;
  end: number;
  seconds: number;
  channels: number;
  /** Number of keys of the channel with the most. */
  keys: number;
  /** Keys per second of that channel; null for a single pose. */
  fps: number | null;
  /** Names of the animated nodes, or JSON pointers where another property is animated. */
  targets: string[];
  /** The box over the whole clip, present on request; null when the scene shows no geometry. */
  bounds?: ClipBounds | null;
}

/** Bounds in stored units over every pose at a key time and at least 60 times a second. */
export interface ClipBounds {
  min: Vector;
  max: Vector;
  size: Vector;
  /** False when the box may be larger than the true one. */
  exact: boolean;
  /** Number of measured poses. */
  poses: number;
}

/** Reports every clip. Key times come from declared min and max, or from the data where those are missing. */
export async function clipReports(reader: ModelReader, signal?: AbortSignal): Promise<ClipReport[]> {
  const { model } = reader;
  const work = workBudget(MAX_WORK, signal);
  const slugs = clipSlugs(model.clips.map((clip) => clip.name));
  const ranges = new Map<number, Promise<Range>>();
  const range = (input: number) => {
    const known = ranges.get(input) ?? timeRange(reader, input, work);
    ranges.set(input, known);
    return known;
  };
  const reports: ClipReport[] = [];
  for (const [index, clip] of model.clips.entries()) {
    reports.push({
      name: clip.name,
      slug: slugs[index]!,
      ...(await timing(clip, range)),
      targets: targets(clip, model),
    });
  }
  return reports;
}

/**
 * Makes names fit for files and code: removes exporter wrapping such as `Armature|` and `|baselayer`, and numbers
 * duplicates.
 * @example
 * import { clipSlugs } from '@meshwright/gltf/recipe';
 *
 * clipSlugs(['Armature|walking_man|baselayer', 'Idle']); // ['walking-man', 'idle']
 */
export function clipSlugs(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const base = slugOf(name) || `clip-${index + 1}`;
    let slug = base;
    for (let copy = 2; taken.has(slug); copy++) slug = `${base}-${copy}`;
    taken.add(slug);
    return slug;
  });
}

function slugOf(name: string): string {
  const parts = name.split('|').filter((part) => !/^(armature|baselayer)$/i.test(part.trim()));
  return (parts.join(' ') || name)
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

interface Range {
  start: number;
  end: number;
  keys: number;
}

type Timing = Omit<ClipReport, 'name' | 'slug' | 'targets' | 'bounds'>;

async function timing(clip: ModelClip, range: (input: number) => Promise<Range>): Promise<Timing> {
  let start = Infinity;
  let end = -Infinity;
  let densest: Range | null = null;
  for (const input of new Set(clip.channels.map((channel) => channel.input))) {
    const times = await range(input);
    if (times.keys === 0) continue;
    start = Math.min(start, times.start);
    end = Math.max(end, times.end);
    if (!densest || times.keys > densest.keys) densest = times;
  }
  if (!densest) return { start: 0, end: 0, seconds: 0, channels: clip.channels.length, keys: 0, fps: null };
  const spread = densest.end - densest.start;
  const fps = spread > 0 ? Math.round(((densest.keys - 1) / spread) * 1000) / 1000 : null;
  return { start, end, seconds: end - start, channels: clip.channels.length, keys: densest.keys, fps };
}

async function timeRange(reader: ModelReader, input: number, work: WorkBudget): Promise<Range> {
  const { count, box, zeros } = reader.model.accessors[input]!;
  if (zeros) return { start: 0, end: 0, keys: count };
  if (box) return { start: box.min[0], end: box.max[0], keys: count };
  if (!work.afford(count * READ_NUMBER)) {
    const pointer = `/accessors/${input}`;
    throw new GltfError(
      'too_large',
      `${pointer}: too many clip keys without min and max to read all of them`,
      {
        pointer,
      },
    );
  }
  let start = Infinity;
  let end = -Infinity;
  await scan(reader, input, work, (values) => {
    for (const value of values) {
      if (!Number.isFinite(value)) continue;
      start = Math.min(start, value);
      end = Math.max(end, value);
    }
  });
  return start <= end ? { start, end, keys: count } : { start: 0, end: 0, keys: 0 };
}

function targets(clip: ModelClip, model: Model): string[] {
  const names = clip.channels.map(({ node, pointer }) =>
    node === undefined ? (pointer ?? '') : model.nodes[node]!.name || `node ${node}`,
  );
  return [...new Set(names)].filter((name) => name !== '');
}

/** A third of a second of reading key times. */
const MAX_WORK = 50_000_000;
