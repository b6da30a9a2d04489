import { GltfError } from '../../gltf-error.ts';
import { isObject, type JsonObject } from '../../read/json.ts';
import { type BinPlan, lengthOf } from '../../write/bin-plan.ts';
import { EXTRAS_KEY } from '../placement-record.ts';

/** Content of `asset.extras.meshwright.unbake`: the values that baking replaced, and where its appended data begins. */
interface BakeUndo {
  /** Transforms of the roots before baking, by node index. */
  nodes: Record<string, JsonObject>;
  /** Clip, channel, and the previous sampler of the channel. */
  channels: [number, number, number][];
  /** Lengths of the file's lists before and after, so that a file edited since is not cut wrongly. */
  before: FileSizes;
  after: FileSizes;
}

interface FileSizes {
  accessors: number;
  bufferViews: number;
  samplers: number[];
  /** Bytes of the BIN chunk, and the declared length of the first buffer; null without a buffer. */
  bin: number;
  buffer: number | null;
}

/** Captures the state of a file before its roots are baked; the returned function writes the undo record afterwards. */
export function rememberBake(json: JsonObject, roots: Iterable<number>, bin: BinPlan): () => void {
  const before = sizesOf(json, bin);
  const nodes = listOf(json, 'nodes');
  const transforms: BakeUndo['nodes'] = {};
  for (const root of roots) {
    const { translation, scale, matrix } = nodes[root]!;
    transforms[root] = Object.fromEntries(
      Object.entries({ translation, scale, matrix }).filter(([, value]) => value !== undefined),
    );
  }
  const samplers = listOf(json, 'animations').map((clip) =>
    listOf(clip, 'channels').map((channel) => channel.sampler as number),
  );
  return () => {
    const earlier = readUndo(json);
    const channels = listOf(json, 'animations').flatMap((clip, index) =>
      listOf(clip, 'channels').flatMap((channel, place): [number, number, number][] =>
        channel.sampler === samplers[index]![place] ? [] : [[index, place, samplers[index]![place]!]],
      ),
    );
    const first = earlier ?? { nodes: transforms, channels, before };
    writeUndo(json, { ...first, after: sizesOf(json, bin) });
  };
}

/**
 * Undoes baking: restores the values of roots and channels and cuts appended data off. Returns false when nothing was
 * baked.
 * @throws GltfError `cannot_unplace` when the file was edited in between
 */
export function unbakeRoots(json: JsonObject, bin: BinPlan): boolean {
  const undo = readUndo(json);
  if (!undo) return false;
  const { before, after } = undo;
  const nodes = listOf(json, 'nodes');
  const clips = listOf(json, 'animations');
  const known = Object.keys(undo.nodes).every((root) => nodes[Number(root)]);
  const same = JSON.stringify(sizesOf(json, bin)) === JSON.stringify(after);
  const reachable = undo.channels.every(([clip, channel, sampler]) => {
    const channels = clips[clip] && listOf(clips[clip], 'channels');
    return channels?.[channel] !== undefined && sampler < (before.samplers[clip] ?? 0);
  });
  const shrinks =
    before.bin <= after.bin &&
    before.accessors <= after.accessors &&
    before.bufferViews <= after.bufferViews &&
    before.samplers.every((count, clip) => count <= (after.samplers[clip] ?? 0));
  if (!known || !same || !reachable || !shrinks) {
    throw new GltfError(
      'cannot_unplace',
      'unplace: the file was edited after its placement was baked in; start from the original file',
    );
  }
  for (const [root, transform] of Object.entries(undo.nodes)) {
    const { translation, scale, matrix, ...rest } = nodes[Number(root)]!;
    nodes[Number(root)] = { ...rest, ...transform };
  }
  for (const [clip, channel, sampler] of undo.channels)
    listOf(clips[clip]!, 'channels')[channel]!.sampler = sampler;
  for (const [clip, count] of before.samplers.entries()) cut(clips[clip]!, 'samplers', count);
  cut(json, 'accessors', before.accessors);
  cut(json, 'bufferViews', before.bufferViews);
  cutBin(bin, before.bin);
  if (before.buffer === null) delete json.buffers;
  else listOf(json, 'buffers')[0]!.byteLength = before.buffer;
  return true;
}

function sizesOf(json: JsonObject, bin: BinPlan): FileSizes {
  const buffer = listOf(json, 'buffers')[0]?.byteLength;
  return {
    accessors: listOf(json, 'accessors').length,
    bufferViews: listOf(json, 'bufferViews').length,
    samplers: listOf(json, 'animations').map((clip) => listOf(clip, 'samplers').length),
    // A chunk is padded when written, and read with its padding.
    bin: Math.ceil(bin.length / 4) * 4,
    buffer: typeof buffer === 'number' ? buffer : null,
  };
}

function cut(owner: JsonObject, key: string, length: number): void {
  const list = listOf(owner, key);
  list.length = Math.min(list.length, length);
  if (length === 0) delete owner[key];
}

function cutBin(bin: BinPlan, length: number): void {
  if (bin.length <= length) return;
  const kept: BinPlan = { segments: [], length: 0 };
  for (const segment of bin.segments) {
    const room = length - kept.length;
    if (room <= 0) break;
    const size = Math.min(lengthOf(segment), room);
    kept.segments.push(
      'bytes' in segment ? { bytes: segment.bytes.subarray(0, size) } : { ...segment, length: size },
    );
    kept.length += size;
  }
  Object.assign(bin, kept);
}

function writeUndo({ asset }: JsonObject, undo: BakeUndo): void {
  if (!isObject(asset)) return;
  const extras = asset.extras ?? {};
  if (!isObject(extras)) return;
  const ours = isObject(extras[EXTRAS_KEY]) ? extras[EXTRAS_KEY] : {};
  asset.extras = { ...extras, [EXTRAS_KEY]: { ...ours, unbake: undo } };
}

/** Null when there is no record, or it does not have the format of this package. */
function readUndo({ asset }: JsonObject): BakeUndo | null {
  const extras = isObject(asset) ? asset.extras : null;
  const ours = isObject(extras) ? extras[EXTRAS_KEY] : null;
  const undo = isObject(ours) ? ours.unbake : null;
  if (!isObject(undo) || !isObject(undo.nodes) || !Object.values(undo.nodes).every(isTransform)) return null;
  const channels = undo.channels;
  const triples = (list: unknown) =>
    Array.isArray(list) && list.every((row) => Array.isArray(row) && row.length === 3 && row.every(isCount));
  return triples(channels) && isSizes(undo.before) && isSizes(undo.after)
    ? (undo as unknown as BakeUndo)
    : null;
}

function isTransform(value: unknown): value is JsonObject {
  return (
    isObject(value) &&
    Object.entries(value).every(
      ([key, numbers]) =>
        ['translation', 'scale', 'matrix'].includes(key) &&
        Array.isArray(numbers) &&
        numbers.length === (key === 'matrix' ? 16 : 3) &&
        numbers.every(Number.isFinite),
    )
  );
}

function isSizes(value: unknown): value is FileSizes {
  if (!isObject(value)) return false;
  const { accessors, bufferViews, samplers, bin, buffer } = value;
  const counts = [accessors, bufferViews, bin, buffer ?? 0];
  return counts.every(isCount) && Array.isArray(samplers) && samplers.every(isCount);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function listOf(owner: JsonObject, key: string): JsonObject[] {
  return Array.isArray(owner[key]) ? (owner[key] as JsonObject[]) : [];
}
