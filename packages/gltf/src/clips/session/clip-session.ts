import { GltfError } from '../../gltf-error.ts';
import { clipSlugs } from '../../inspect/clip-report.ts';
import { elementShape } from '../../read/accessor-size.ts';
import { openContainer } from '../../read/container.ts';
import { isObject, type JsonObject } from '../../read/json.ts';
import type { Model } from '../../read/model.ts';
import type { JsonLimits } from '../../read/parse-json.ts';
import { type RawReader, rawReader } from '../../read/raw-reader.ts';
import type { Source } from '../../source/source.ts';
import type { Warning } from '../../warning.ts';
import { appendView, type BinPlan, extendView, planBin, type Segment } from '../../write/bin-plan.ts';
import { isPlainPath, type Track, trackOf } from './track.ts';

/**
 * The state that clip steps edit: the JSON itself, key data by accessor, and functions to add data. Reads no meshes.
 */
export interface ClipEdit {
  /** Steps change its `animations`, and add to `nodes` only at the end. */
  json: JsonObject;
  /** Structure before the first step. */
  model: Model;
  /** All numbers of an accessor of the file or of one added since. */
  numbers(accessor: number): Promise<Float64Array>;
  /** Adds key data as floats and returns the accessor. */
  addNumbers(values: ArrayLike<number>, type: 'SCALAR' | 'VEC3' | 'VEC4' | 'MAT4'): number;
  /** Adds accessors over bytes copied from other files; `byteOffset` counts from the first byte of `segments`. */
  addBytes(segments: Segment[], accessors: CopiedAccessor[]): number[];
  /** Keeps a source open until the result is written. */
  hold(source: Source): void;
  limits: JsonLimits | undefined;
  signal: AbortSignal | undefined;
  warnings: Warning[];
}

/** An accessor to add, and how to read its future content. */
export interface CopiedAccessor {
  json: JsonObject;
  numbers(): Promise<Float64Array>;
}

/** A clip by index, name or slug. */
export type ClipRef = number | string;

/** One change to the clips of a model. Steps run in order, each on the result of the one before. */
export interface ClipStep {
  readonly name: string;
  run(edit: ClipEdit): Promise<void>;
}

export interface RawClipEdit extends ClipEdit {
  container: Awaited<ReturnType<typeof openContainer>>;
  reader: RawReader;
  bin: BinPlan;
}

/** Opens a GLB or glTF for clip steps. */
export async function openClipEdit(
  source: Source,
  options: { limits?: JsonLimits; signal?: AbortSignal },
  hold: (source: Source) => void,
): Promise<RawClipEdit> {
  const { limits, signal } = options;
  const container = await openContainer(source, limits, signal);
  container.checkNumbers();
  const { json } = container;
  const reader = await rawReader(source, container, signal);
  const warnings = [...container.warnings, ...reader.model.warnings];
  const bin = await planBin(json, container, reader, source, warnings);
  fillClips(json);
  const added = new Map<number, () => Promise<Float64Array>>();
  /** The view that key data was last added to. */
  let keys: number | undefined;
  const accessors = () => {
    json.accessors ??= [];
    return json.accessors as JsonObject[];
  };
  return {
    json,
    model: reader.model,
    container,
    reader,
    bin,
    limits,
    signal,
    warnings,
    async numbers(accessor) {
      const known = added.get(accessor);
      if (known) return known();
      const layout = reader.model.accessors[accessor];
      if (layout) return reader.elements(accessor, 0, layout.count);
      throw new GltfError('bad_reference', `/accessors/${accessor}: this accessor does not exist`);
    },
    addNumbers(values, type) {
      const floats = Float32Array.from(values);
      const accessor = accessors().length;
      const count = floats.length / elementShape(type)!.size;
      const place = extendView(json, bin, keys, { bytes: new Uint8Array(floats.buffer) });
      keys = place.bufferView;
      // Key times must declare their range (glTF 2.0, 3.11).
      const range = type === 'SCALAR' && count > 0 ? rangeOf(floats) : {};
      accessors().push({ ...place, componentType: 5126, count, type, ...range });
      added.set(accessor, async () => Float64Array.from(floats));
      return accessor;
    },
    addBytes(segments, copies) {
      const bufferView = appendView(json, bin, ...segments);
      const first = accessors().length;
      for (const [index, { json: copy, numbers }] of copies.entries()) {
        accessors().push({ ...copy, bufferView });
        added.set(first + index, numbers);
      }
      return copies.map((_, index) => first + index);
    },
    hold,
  };
}

/** Adds the lists that malformed clips lack, so that steps need no checks. */
export function fillClips(json: JsonObject): void {
  for (const clip of clipsOf(json)) {
    clip.channels ??= [];
    clip.samplers ??= [];
  }
}

export function clipsOf(json: JsonObject): JsonObject[] {
  return Array.isArray(json.animations) ? (json.animations as JsonObject[]) : [];
}

export function clipName(clip: JsonObject): string {
  return typeof clip.name === 'string' ? clip.name : '';
}

/** Finds one clip; the error lists the existing names. */
export function findClip(json: JsonObject, clip: ClipRef): number {
  const names = clipsOf(json).map(clipName);
  const index =
    typeof clip === 'number'
      ? clip
      : names.includes(clip)
        ? names.indexOf(clip)
        : clipSlugs(names).indexOf(clip);
  if (Number.isInteger(index) && index >= 0 && index < names.length) return index;
  const known = clipSlugs(names).slice(0, 20).join(', ') || 'none';
  throw new GltfError('no_such_clip', `no clip ${JSON.stringify(clip)}; the model has: ${known}`);
}

/** The clips a step applies to: one, or all. */
export function chosenClips(json: JsonObject, clip: ClipRef | undefined): number[] {
  return clip === undefined ? [...clipsOf(json).keys()] : [findClip(json, clip)];
}

export interface Channel {
  sampler: number;
  node: number | undefined;
  path: string;
}

export function channelsOf(clip: JsonObject): Channel[] {
  return (clip.channels as JsonObject[]).map(({ sampler, target }) => {
    const { node, path } = target as JsonObject;
    return { sampler: sampler as number, node: node as number | undefined, path: String(path) };
  });
}

export function samplersOf(clip: JsonObject): JsonObject[] {
  return clip.samplers as JsonObject[];
}

/** Reads one sampler as a channel uses it; `at` is its JSON pointer. */
export async function readTrack(
  edit: Pick<ClipEdit, 'numbers'>,
  sampler: JsonObject,
  path: string,
  at: string,
): Promise<Track> {
  const times = await edit.numbers(sampler.input as number);
  const values = await edit.numbers(sampler.output as number);
  return trackOf(times, values, String(sampler.interpolation ?? 'LINEAR'), path, at);
}

/** The accessor type of key data for a path. */
function trackType(path: string, width: number): 'SCALAR' | 'VEC3' | 'VEC4' {
  if (path === 'rotation') return 'VEC4';
  if (path === 'translation' || path === 'scale') return 'VEC3';
  if (path === 'weights') return 'SCALAR';
  return width === 3 ? 'VEC3' : width === 4 ? 'VEC4' : 'SCALAR';
}

/** Replaces the tracks of a clip channel by channel; channels with the same result share it. */
export async function mapTracks(
  edit: ClipEdit,
  index: number,
  change: (track: Track, channel: Channel) => Track,
): Promise<JsonObject> {
  const clip = clipsOf(edit.json)[index]!;
  const samplers = samplersOf(clip);
  const made = new Map<string | Track, number>();
  const inputByTimes = new Map<string, number>();
  const next: JsonObject[] = [];
  const channels: JsonObject[] = [];
  for (const [place, channel] of channelsOf(clip).entries()) {
    edit.signal?.throwIfAborted();
    const at = `/animations/${index}/samplers/${channel.sampler}`;
    const old = samplers[channel.sampler]!;
    const track = await readTrack(edit, old, channel.path, at);
    const result = change(track, channel);
    const key = result === track ? `${channel.sampler} ${channel.path}` : result;
    let sampler = made.get(key);
    if (sampler === undefined) {
      sampler = next.length;
      made.set(key, sampler);
      next.push(result === track ? old : storeTrack(edit, old, track, result, channel.path, inputByTimes));
    }
    channels.push({ ...(clip.channels as JsonObject[])[place]!, sampler });
  }
  return { ...clip, channels, samplers: next };
}

/** Stores the changed parts of a track and keeps the accessors of the rest. */
export function storeTrack(
  edit: ClipEdit,
  old: JsonObject,
  before: Track,
  after: Track,
  path: string,
  inputByTimes: Map<string, number>,
): JsonObject {
  let input = old.input as number;
  let output = old.output as number;
  if (after.times !== before.times) {
    const text = after.times.join();
    input = inputByTimes.get(text) ?? edit.addNumbers(after.times, 'SCALAR');
    inputByTimes.set(text, input);
  }
  if (after.values !== before.values && !isPlainPath(path)) {
    throw new GltfError('invalid_option', `a clip animates a "${path}", whose values cannot be rewritten`);
  }
  if (after.values !== before.values) output = edit.addNumbers(after.values, trackType(path, after.width));
  const { interpolation: _, ...rest } = old;
  const linear = after.interpolation === 'LINEAR';
  return { ...rest, input, output, ...(!linear && { interpolation: after.interpolation }) };
}

/** The first and last key time of a clip. */
export async function clipRange(
  edit: Pick<ClipEdit, 'numbers'>,
  clip: JsonObject,
): Promise<{ start: number; end: number }> {
  const inputs = new Set(channelsOf(clip).map(({ sampler }) => samplersOf(clip)[sampler]!.input as number));
  let [start, end] = [Infinity, -Infinity];
  for (const input of inputs) {
    for (const time of await edit.numbers(input)) {
      start = Math.min(start, time);
      end = Math.max(end, time);
    }
  }
  return start <= end ? { start, end } : { start: 0, end: 0 };
}

export function nodeName(json: JsonObject, node: number | undefined): string {
  const found = node === undefined ? undefined : (json.nodes as unknown[] | undefined)?.[node];
  const name = isObject(found) && typeof found.name === 'string' ? found.name : '';
  return name || (node === undefined ? 'no node' : `node ${node}`);
}

function rangeOf(values: Float32Array): { min: number[]; max: number[] } {
  let [min, max] = [Infinity, -Infinity];
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return { min: [min], max: [max] };
}
