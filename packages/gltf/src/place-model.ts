import { bakeRoots, isNoChange } from './baking.ts';
import { appendView, type BinPlan, lengthOf, planBin, type Segment } from './bin-plan.ts';
import { type Container, openContainer } from './container.ts';
import { GltfError } from './gltf-error.ts';
import { type JsonObject, listAt, objectAt } from './json.ts';
import { checkPlaceOptions, computePlacement, type PlaceOptions, type PlaceReport } from './placement.ts';
import { writeRecord } from './placement-record.ts';
import { rawReader } from './raw-reader.ts';
import { readExactly, type Source } from './source.ts';
import { unwrapScenes, wrapScenes } from './wrapper.ts';

export interface PlacedModel {
  glb: Uint8Array;
  report: PlaceReport;
}

/**
 * Gives a model its size in metres and its origin, and answers a GLB. In wrapper mode the binary data stays
 * byte for byte and unknown extensions stay in place; placing a placed model again starts from its original.
 * @throws GltfError when the options or the model do not allow a right answer; nothing is half done
 */
export async function placeModel(source: Source, options: PlaceOptions = {}): Promise<PlacedModel> {
  try {
    const { segments, report } = await planPlacement(source, options);
    const glb = new Uint8Array(segments.reduce((total, segment) => total + lengthOf(segment), 0));
    let at = 0;
    for (const segment of segments) {
      glb.set(await bytesOf(segment, options.signal), at);
      at += lengthOf(segment);
    }
    return { glb, report };
  } finally {
    await source.close?.();
  }
}

/** The placed GLB as pieces in order, most of them ranges of the input that need not pass through memory. */
export interface PlacementPlan {
  segments: Segment[];
  report: PlaceReport;
}

export async function planPlacement(source: Source, options: PlaceOptions): Promise<PlacementPlan> {
  checkPlaceOptions(options);
  options.signal?.throwIfAborted();
  const container = await openContainer(source, options.limits, options.signal);
  const { json } = container;
  container.checkNumbers();
  requireShape(json);
  const unwrapped = unwrapScenes(json);
  const reader = await rawReader(source, container, options.signal);
  const report = await computePlacement(reader, options, unwrapped);
  report.warnings.unshift(...container.warnings);
  const bin = await planBin(json, container, reader, source, report.warnings);
  if (report.mode === 'wrapper') wrapScenes(json, report);
  else if (!isNoChange(report))
    await bakeRoots(json, reader, report, (bytes) => appendView(json, bin, { bytes }));
  if (report.mode === 'wrapper' || !isNoChange(report))
    writeRecord(json.asset as JsonObject, totalOf(report, reader.model.placed?.scale));
  return { segments: glbSegments(json, bin, container, source), report };
}

/** A record counts from the original, also where an earlier placement was baked in. */
function totalOf(report: PlaceReport, applied = 1): PlaceReport {
  return { ...report, scale: Math.fround(report.scale * applied) };
}

/** What the wrapper code touches before the reader has checked everything. */
function requireShape(json: JsonObject): void {
  objectAt(json, 'asset', '');
  for (const key of ['nodes', 'scenes']) listAt(json, key, '');
}

function glbSegments(json: JsonObject, bin: BinPlan, container: Container, source: Source): Segment[] {
  for (const key of ['buffers', 'bufferViews', 'images']) {
    if (Array.isArray(json[key]) && json[key].length === 0) delete json[key];
  }
  const jsonChunk = jsonBytes(json);
  const binPadding = (4 - (bin.length % 4)) % 4;
  const body: Segment[] = [{ bytes: chunkHead(jsonChunk.length, 'JSON') }, { bytes: jsonChunk }];
  if (bin.segments.length > 0) {
    body.push({ bytes: chunkHead(bin.length + binPadding, 'BIN\0') }, ...bin.segments);
    if (binPadding > 0) body.push({ bytes: new Uint8Array(binPadding) });
  }
  if (container.tail) body.push({ source, ...container.tail });
  const total = body.reduce((sum, segment) => sum + lengthOf(segment), 12);
  if (total > 0xffffffff)
    throw new GltfError('too_large', `${source.name}: a GLB cannot be larger than 4 GiB`);
  const head = new DataView(new ArrayBuffer(12));
  head.setUint32(0, 0x46546c67, true);
  head.setUint32(4, 2, true);
  head.setUint32(8, total, true);
  return [{ bytes: new Uint8Array(head.buffer) }, ...body];
}

function jsonBytes(json: JsonObject): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20);
  padded.set(text);
  return padded;
}

function chunkHead(length: number, kind: string): Uint8Array {
  const head = new DataView(new ArrayBuffer(8));
  head.setUint32(0, length, true);
  for (let i = 0; i < 4; i++) head.setUint8(4 + i, kind.charCodeAt(i));
  return new Uint8Array(head.buffer);
}

async function bytesOf(segment: Segment, signal: AbortSignal | undefined): Promise<Uint8Array> {
  if ('bytes' in segment) return segment.bytes;
  return readExactly(segment.source, segment.offset, segment.length, signal);
}
