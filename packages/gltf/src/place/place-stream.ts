import { GltfError } from '../gltf-error.ts';
import { arrivingSource } from '../source/arriving-source.ts';
import type { Source } from '../source/source.ts';
import { type SegmentEmitter, segmentEmitter } from '../write/segment-emitter.ts';
import { type PlacementPlan, planPlacement } from './place-model.ts';
import { checkPlaceOptions, type PlaceOptions, type PlaceReport } from './placement.ts';

export interface PlaceStreamOptions extends PlaceOptions {
  /** What to call the model in errors; default `model`. */
  name?: string;
  /** Bytes after the JSON that may be held to measure the model; default 8 MiB. */
  bufferBytes?: number;
  /** The same file for reads beyond that, such as skin matrices at its end: usually a `urlSource`. */
  source?: Source;
  /** Gets what was done as soon as it is known, before the first byte leaves. */
  onReport?: (report: PlaceReport) => void;
}

/**
 * Places a GLB while it arrives, in constant memory: `response.body.pipeThrough(placeStream({ height: 1.8 }))`.
 * The new header and JSON leave as soon as the model is measured, the binary data passes through. Bounds come
 * from the JSON wherever that is exact; fails with `needs_bytes` where it takes more bytes than may be held.
 */
export function placeStream(options: PlaceStreamOptions = {}): TransformStream<Uint8Array, Uint8Array> {
  checkPlaceOptions(options);
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
  // With the first bytes and not before, so that a stream nobody uses does nothing.
  const measure = (): Promise<PlacementPlan> => {
    planning ??= make();
    // Whoever waits next gets the failure; until then it must not count as unhandled.
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
      // A copy, because whoever sent the chunk may fill it again.
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
