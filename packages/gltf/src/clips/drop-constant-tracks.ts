import { isObject, type JsonObject } from '../read/json.ts';
import type { ModelNode } from '../read/model.ts';
import type { StepDescription } from '../recipe/step.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { OptionsOf, OptionTable } from '../step/options.ts';
import { type Channel, channelsOf, chosenClips, clipsOf, samplersOf } from './session/clip-list.ts';
import type { ClipEdit, ClipStep } from './session/clip-session.ts';
import { mapTracks, readTrack } from './session/map-tracks.ts';
import { isConstant, isPlainPath, isSameValue, keyValue, type Track } from './session/track.ts';

const options = {
  clip: { kind: 'clip', absent: 'every clip', help: 'The clip to change.' },
  tolerance: {
    kind: 'number',
    min: 0,
    max: 1000,
    default: 1e-6,
    help: 'Largest deviation, in units of the track; of a translation under a scale above 1, in those of the scene.',
  },
} as const satisfies OptionTable;

export const dropConstantTracksStep: StepDescription<typeof options> = {
  name: 'dropConstantTracks',
  version: 2,
  help: 'Removes tracks that move nothing.',
  options,
  make: (given) => dropConstantTracks(given),
};

/**
 * Removes tracks that hold a node at its rest transform; constant tracks with another value keep two keys. The pose
 * at every time and the clip's duration do not change. Some importers need every bone keyed, so no other step does
 * this by default.
 * @example
 * import { dropConstantTracks, editClips } from '@meshwright/gltf';
 *
 * const { glb } = await editClips(source, [dropConstantTracks({ tolerance: 1e-4 })]);
 */
export function dropConstantTracks(given: OptionsOf<typeof options> = {}): ClipStep {
  const { clip, tolerance } = checkedOptions(dropConstantTracksStep, given);
  return {
    name: 'dropConstantTracks',
    async run(edit) {
      const scales = scalesAbove(edit.model.nodes);
      const toleranceOf = ({ node, path }: Channel) =>
        node === undefined || path !== 'translation' ? tolerance : tolerance / Math.max(1, scales[node]!);
      for (const index of chosenClips(edit.json, clip)) await dropFrom(edit, index, toleranceOf);
    },
  };
}

/** How much longer a length becomes by the nodes above each node. */
function scalesAbove(nodes: readonly ModelNode[]): number[] {
  const scales = nodes.map(() => 1);
  const below = new Set(nodes.flatMap(({ children }) => children));
  const open = nodes.map((_, index) => index).filter((index) => !below.has(index));
  const met = new Set(open);
  for (const index of open) {
    const { matrix, children } = nodes[index]!;
    const axes = [0, 4, 8].map((at) => Math.hypot(matrix[at]!, matrix[at + 1]!, matrix[at + 2]!));
    // A damaged file may have a node below itself.
    for (const child of children.filter((each) => !met.has(each))) {
      met.add(child);
      scales[child] = scales[index]! * Math.max(...axes);
      open.push(child);
    }
  }
  return scales;
}

async function dropFrom(
  edit: ClipEdit,
  index: number,
  toleranceOf: (channel: Channel) => number,
): Promise<void> {
  const clip = clipsOf(edit.json)[index]!;
  const channels = channelsOf(clip);
  const kinds: Kind[] = [];
  for (const channel of channels) kinds.push(await kindOf(edit, index, clip, channel, toleranceOf(channel)));
  const end = Math.max(...kinds.map((kind) => kind.end));
  const start = Math.min(...kinds.map((kind) => kind.start));
  const keeps = (bound: 'start' | 'end', time: number) =>
    kinds.some((kind) => kind.does !== 'rests' && kind[bound] === time);
  // The clip must not become shorter or empty: one resting track stays where no other reaches its start or end.
  for (const [bound, time] of [
    ['end', end],
    ['start', start],
  ] as const) {
    if (keeps(bound, time)) continue;
    const last = kinds.find((kind) => kind[bound] === time);
    if (last) last.does = 'holds';
  }
  const kept = channels.flatMap((_, place) => (kinds[place]!.does === 'rests' ? [] : [place]));
  const list = clip.channels as JsonObject[];
  clipsOf(edit.json)[index] = { ...clip, channels: kept.map((place) => list[place]!) };
  let next = 0;
  clipsOf(edit.json)[index] = await mapTracks(edit, index, (track) =>
    kinds[kept[next++]!]!.does === 'holds' ? ends(track) : track,
  );
}

interface Kind {
  does: 'moves' | 'holds' | 'rests';
  start: number;
  end: number;
}

async function kindOf(
  edit: ClipEdit,
  index: number,
  clip: JsonObject,
  channel: Channel,
  tolerance: number,
): Promise<Kind> {
  const sampler = samplersOf(clip)[channel.sampler]!;
  const at = `/animations/${index}/samplers/${channel.sampler}`;
  const track = await readTrack(edit, sampler, channel.path, at);
  const [start, end] = [track.times[0]!, track.times[track.times.length - 1]!];
  if (!isPlainPath(channel.path) || !isConstant(track, tolerance)) return { does: 'moves', start, end };
  const rest = restValue(edit, channel);
  const rests = rest && isSameValue(keyValue(track, 0), rest, track.rotation, tolerance);
  return { does: rests ? 'rests' : 'holds', start, end };
}

/** The value of a node without the clip; null where it is unknown. */
function restValue({ json, model }: ClipEdit, { node, path }: Channel): number[] | null {
  const owner = node === undefined ? undefined : (json.nodes as unknown[])[node];
  if (!isObject(owner) || owner.matrix !== undefined) return null;
  if (path === 'translation') return (owner.translation as number[] | undefined) ?? [0, 0, 0];
  if (path === 'scale') return (owner.scale as number[] | undefined) ?? [1, 1, 1];
  if (path === 'rotation') return (owner.rotation as number[] | undefined) ?? [0, 0, 0, 1];
  const known = model.nodes[node!];
  const weights =
    known?.weights ?? (known?.mesh === undefined ? undefined : model.meshes[known.mesh]?.weights);
  return weights && weights.length > 0 ? weights : null;
}

/** Keeps only the first and the last key. */
function ends(track: Track): Track {
  const { times, values } = track;
  if (times.length <= 2) return track;
  const width = values.length / times.length;
  return {
    ...track,
    times: Float64Array.of(times[0]!, times[times.length - 1]!),
    values: Float64Array.of(...values.subarray(0, width), ...values.subarray(-width)),
  };
}
