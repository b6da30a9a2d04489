import type { Animation, AnimationChannel, Node } from '@gltf-transform/core';
import { type SampledChannel, sampleChannel } from '../../scene/sample-channel.ts';
import { UniqueNames } from '../unique-names.ts';
import { type EulerAngles, eulerAngles } from './euler-angles.ts';
import { type FbxNode, fbxNode, fbxSettings } from './fbx-node.ts';
import type { FbxObjects } from './fbx-objects.ts';

/** A clip of the file. */
export interface FbxClip {
  readonly name: string;
  /** In FBX ticks. */
  readonly start: bigint;
  readonly stop: bigint;
}

/** What clips move: the models of nodes, and the blend shape channels of each mesh that a node shows. */
export interface FbxTargets {
  readonly idOf: ReadonlyMap<Node, bigint>;
  readonly channels: ReadonlyMap<Node, readonly (readonly bigint[])[]>;
}

/**
 * Adds one animation stack with one layer per clip: translation, rotation and scale of nodes and weights of morph targets as linear keys. Key times
 * are kept unless `fps` sets an even rate; turns, splines and steps get the extra keys that linear interpolation
 * needs.
 */
export function addClips(
  objects: FbxObjects,
  animations: readonly Animation[],
  targets: FbxTargets,
  fps: number | undefined,
): FbxClip[] {
  const names = new UniqueNames();
  return animations.map((animation) => {
    const tracks = tracksOf(animation, targets, fps);
    const ends = tracks.flatMap(({ times }) => [times[0]!, times.at(-1)!]);
    const start = ticks(ends.length > 0 ? Math.min(...ends) : 0);
    const stop = ticks(ends.length > 0 ? Math.max(...ends) : 0);
    const name = names.take(animation.getName() || 'clip');
    // Both ends must be stated: without one of them a reader takes the clip for empty.
    const stack = objects.add('AnimationStack', { name, kind: 'AnimStack' }, [
      fbxSettings([
        ['LocalStart', 'KTime', 'Time', '', start],
        ['LocalStop', 'KTime', 'Time', '', stop],
        ['ReferenceStart', 'KTime', 'Time', '', start],
        ['ReferenceStop', 'KTime', 'Time', '', stop],
      ]),
    ]);
    const layer = objects.add('AnimationLayer', { name, kind: 'AnimLayer' }, []);
    objects.connect(layer, stack);
    for (const track of tracks) addTrack(objects, layer, track);
    return { name, start, stop };
  });
}

/** FBX ticks per second. */
const ticksPerSecond = 46_186_158_000;

function ticks(seconds: number): bigint {
  return BigInt(Math.round(seconds * ticksPerSecond));
}

interface Track {
  /** The object that moves, and its property. */
  readonly target: bigint;
  readonly property: string;
  readonly kind: 'T' | 'R' | 'S' | 'DeformPercent';
  readonly times: readonly number[];
  /** Values of the three axes, or of a percentage. */
  readonly axes: readonly Float32Array[];
}

const kinds: Readonly<Record<string, { kind: Track['kind']; property: string; size: number }>> = {
  translation: { kind: 'T', property: 'Lcl Translation', size: 3 },
  rotation: { kind: 'R', property: 'Lcl Rotation', size: 4 },
  scale: { kind: 'S', property: 'Lcl Scaling', size: 3 },
};

function tracksOf(animation: Animation, { idOf, channels }: FbxTargets, fps: number | undefined): Track[] {
  return animation.listChannels().flatMap((channel): Track[] => {
    if (channel.getTargetPath() === 'weights') return weightTracks(channel, channels, fps);
    const known = kinds[channel.getTargetPath() ?? ''];
    const node = channel.getTargetNode();
    const model = node ? idOf.get(node) : undefined;
    const sampler = channel.getSampler();
    const sampled = known && sampler && model !== undefined ? sampleChannel(sampler, known.size) : null;
    if (!known || model === undefined || !sampled) return [];
    const times = fps ? evenTimes(sampled, fps) : straightTimes(sampled);
    const axes = [0, 1, 2].map(() => new Float32Array(times.length)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    let angles: EulerAngles = [0, 0, 0];
    times.forEach((time, i) => {
      const value = sampled.at(time);
      if (known.kind === 'R') angles = eulerAngles(value, angles);
      for (let k = 0; k < 3; k++) axes[k]![i] = known.kind === 'R' ? angles[k]! : value[k]!;
    });
    return [trimmed({ target: model, property: known.property, kind: known.kind, times, axes })];
  });
}

/** Returns a track for each morph target of each mesh that the node shows. */
function weightTracks(
  channel: AnimationChannel,
  channels: FbxTargets['channels'],
  fps: number | undefined,
): Track[] {
  const node = channel.getTargetNode();
  const sampler = channel.getSampler();
  const meshes = (node && channels.get(node)) ?? [];
  return meshes.flatMap((targets) => {
    const sampled = sampler && sampleChannel(sampler, targets.length, false);
    if (!sampled) return [];
    const times = fps ? evenTimes(sampled, fps) : straightTimes(sampled);
    return targets.map((target, i) => {
      const percent = Float32Array.from(times, (time) => sampled.at(time)[i]! * 100);
      return trimmed({ target, property: 'DeformPercent', kind: 'DeformPercent', times, axes: [percent] });
    });
  });
}

/** Reduces a constant track to its first and last key; most tracks of clip libraries are constant. */
function trimmed(track: Track): Track {
  const last = track.times.length - 1;
  if (last < 2 || track.axes.some((values) => values.some((value) => value !== values[0]))) return track;
  const ends = (values: Float32Array): Float32Array => Float32Array.of(values[0]!, values[last]!);
  return { ...track, times: [track.times[0]!, track.times[last]!], axes: track.axes.map(ends) };
}

function evenTimes({ times }: SampledChannel, fps: number): number[] {
  const [first, last] = [times[0]!, times.at(-1)!];
  const frames = Math.max(0, Math.round((last - first) * fps));
  return Array.from({ length: frames + 1 }, (_, i) => first + i / fps);
}

/** Largest turn between two keys, in radians; below it, linear angles are close to the rotation. */
const largestTurn = 0.1;
const splineFps = 30;
/** Length in seconds of the linear ramp that replaces a step: many readers support linear interpolation only. */
const stepSeconds = 1e-4;

function straightTimes(channel: SampledChannel): number[] {
  const out: number[] = [];
  channel.times.forEach((time, i) => {
    const previous = i > 0 ? channel.times[i - 1]! : time;
    if (i > 0 && time <= previous) return;
    if (i > 0 && channel.interpolation === 'STEP') {
      if (time - previous > stepSeconds * 2) out.push(time - stepSeconds);
    } else if (i > 0) {
      const parts = partsOf(channel, previous, time);
      for (let k = 1; k < parts; k++) out.push(previous + ((time - previous) * k) / parts);
    }
    out.push(time);
  });
  return out;
}

function partsOf(channel: SampledChannel, from: number, to: number): number {
  if (channel.interpolation === 'CUBICSPLINE') return Math.ceil((to - from) * splineFps);
  if (!channel.isTurn) return 1;
  const [a, b] = [channel.at(from), channel.at(to)];
  const dot = Math.min(1, Math.abs(a.reduce((sum, x, k) => sum + x * b[k]!, 0)));
  return Math.ceil((2 * Math.acos(dot)) / largestTurn);
}

function addTrack(objects: FbxObjects, layer: bigint, { target, property, kind, times, axes }: Track): void {
  const letters = kind === 'DeformPercent' ? ['d|DeformPercent'] : ['d|X', 'd|Y', 'd|Z'];
  const first = axes.map((values) => ({ double: values[0]! }));
  const group = objects.add('AnimationCurveNode', { name: kind, kind: 'AnimCurveNode' }, [
    fbxSettings(letters.map((letter, k) => [letter, 'Number', '', 'A', first[k]!])),
  ]);
  objects.connect(group, layer);
  objects.connect(group, target, property);
  const keyTimes = BigInt64Array.from(times, ticks);
  letters.forEach((letter, k) => {
    const curve = objects.add(
      'AnimationCurve',
      { name: '', kind: 'AnimCurve' },
      curveRecords(keyTimes, axes[k]!),
    );
    objects.connect(curve, group, letter);
  });
}

/** Interpolation of a key: 4 is linear. */
const linear = 4;

function curveRecords(times: BigInt64Array, values: Float32Array): FbxNode[] {
  return [
    fbxNode('Default', [{ double: values[0]! }]),
    fbxNode('KeyVer', [4008]),
    fbxNode('KeyTime', [times]),
    fbxNode('KeyValueFloat', [values]),
    fbxNode('KeyAttrFlags', [Int32Array.of(linear)]),
    fbxNode('KeyAttrDataFloat', [new Float32Array(4)]),
    fbxNode('KeyAttrRefCount', [Int32Array.of(times.length)]),
  ];
}
