import { GltfError } from '../../gltf-error.ts';
import type { JsonObject } from '../../read/json.ts';
import { type Channel, channelsOf, clipsOf, samplersOf } from './clip-list.ts';
import type { ClipEdit } from './clip-session.ts';
import { isPlainPath, type Track, trackOf } from './track.ts';

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
  const samplerOf = new Map<string | Track, number>();
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
    let sampler = samplerOf.get(key);
    if (sampler === undefined) {
      sampler = next.length;
      samplerOf.set(key, sampler);
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
