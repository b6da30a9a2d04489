import { GltfError } from '../gltf-error.ts';
import { arrivingSource } from '../source/arriving-source.ts';
import type { Source } from '../source/source.ts';
import { checkedOptions } from '../step/checked-options.ts';
import { type SegmentEmitter, segmentEmitter } from '../write/segment-emitter.ts';
import { type PlacementPlan, planPlacement } from './place-model.ts';
import { type PlaceOptions, placeOptions } from './place-options.ts';
import type { PlaceReport } from './placement.ts';

export interface PlaceStreamOptions extends PlaceOptions {
  /**
   * Name of the model in errors.
   * @default `model`
   */
  name?: string;
  /**
   * Maximum bytes after the JSON to buffer for measuring the model.
   * @default 8 MiB
   */
  bufferBytes?: number;
  /**
   * The same file for reads beyond that, such as skin matrices at its end; usually a `urlSource`.
   * @default none
   */
  source?: Source;
  /** Receives the report as soon as it is known, before the first byte is emitted. */
  onReport?: (report: PlaceReport) => void;
}

/**
 * Places a GLB while it arrives, in constant memory: `response.body.pipeThrough(placeStream({ height: 1.8 }))`. Emits
 * the new header and JSON as soon as the model is measured, and passes the binary data through. Bounds come from the
 * JSON wherever that is exact; fails with `needs_bytes` where more bytes are needed than may be buffered.
 * @example
 * import { placeStream } from '@meshwright/gltf';
 *
 * const model = new Blob([await readFile('knight.glb')]).stream();
 * const placed = await new Response(model.pipeThrough(placeStream({ height: 1.8 }))).bytes();
 */
export function placeStream(options: PlaceStreamOptions = {}): TransformStream<Uint8Array, Uint8Array> {
  checkedOptions(placeOptions, options);
  const { name = 'model', bufferBytes = DEFAULT_BUFFER, source: random, onReport, signal } = options;
  if (!(bufferBytes >= 0)) {
    throw new GltfError('invalid_option', `place: bufferBytes is ${bufferBytes}, but it must be 0 or more`);
  }
  const arriving = arrivingSource(name, bufferBytes, random);
  let planning: Promise<PlacementPlan> | undefined;
  let plan: PlacementPlan | undefined;
  let emitter: SegmentEmitter | undefined;

  const make = async (): Promise<PlacementPlan> => {
    try {
      plan = await planPlacement(arriving, options);
      return plan;
    } finally {
      await random?.close?.();
    }
  };
  // Starts with the first bytes, so that an unused stream does nothing.
  const measure = (): Promise<PlacementPlan> => {
    planning ??= make();
    // The next await receives the failure; until then it must not count as unhandled.
    planning.catch(() => undefined);
    return planning;
  };
  const start = ({ segments, report }: PlacementPlan, emit: (bytes: Uint8Array) => void): SegmentEmitter => {
    onReport?.(report);
    const started = segmentEmitter(segments, emit);
    for (const piece of arriving.forget()) started.pass(piece);
    return started;
  };

  return new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      signal?.throwIfAborted();
      if (emitter) return emitter.pass(chunk);
      // A copy, because the sender may reuse the chunk.
      arriving.push(chunk.slice());
      await Promise.race([measure(), arriving.starving()]);
      if (plan) emitter = start(plan, (bytes) => controller.enqueue(bytes));
    },
    async flush(controller) {
      arriving.end();
      emitter ??= start(await measure(), (bytes) => controller.enqueue(bytes));
      signal?.throwIfAborted();
      emitter.finish();
    },
  });
}

const DEFAULT_BUFFER = 8_388_608;
