import { GltfError } from '../../gltf-error.ts';
import { elementShape } from '../../read/accessor-size.ts';
import { openContainer } from '../../read/container.ts';
import type { JsonObject } from '../../read/json.ts';
import type { Model } from '../../read/model.ts';
import type { JsonLimits } from '../../read/parse-json.ts';
import { type RawReader, rawReader } from '../../read/raw-reader.ts';
import type { Source } from '../../source/source.ts';
import type { Warning } from '../../warning.ts';
import type { BinPlan, Segment } from '../../write/bin-plan.ts';
import { appendView, extendView } from '../../write/grow-bin.ts';
import { planBin } from '../../write/plan-bin.ts';
import { fillClips } from './clip-list.ts';

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
  await container.checkNumbers();
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

function rangeOf(values: Float32Array): { min: number[]; max: number[] } {
  let [min, max] = [Infinity, -Infinity];
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return { min: [min], max: [max] };
}
