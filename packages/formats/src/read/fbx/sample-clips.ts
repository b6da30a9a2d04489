import type { Animation, AnimationChannel, Document, Node } from '@gltf-transform/core';
import { slerp } from '@meshwright/gltf/math';
import type { FormatWarning } from '../../format-warning.ts';
import { workLimits } from '../model-work.ts';
import type { Space } from './axes-and-unit.ts';
import type { Curve, Segment, Side } from './curves.ts';
import { type ModelNode, placements, scaleSources } from './models.ts';
import type { FbxObject, Vector } from './objects.ts';
import { type MorphTrack, restPercent } from './shapes.ts';
import { curvesOf, type FbxTake, mostTurns, valueAt } from './takes.ts';

/** Largest turn in radians that sampling moves a rotation away from its curves. */
const rotationTolerance = 0.001;
/** Largest part of its range that sampling moves another value away from its curves. */
const relativeTolerance = 1 / 2_000;
/** Largest change of an angle in degrees between two samples. */
const largestStep = 45;
const deepestSplit = 10;

/** What a channel of a clip follows. */
interface Motion {
  readonly node: Node;
  readonly path: 'translation' | 'rotation' | 'scale' | 'weights';
  readonly size: number;
  readonly curves: readonly Curve[];
  /** Whether straight curves give a straight channel, so that their keys suffice. */
  readonly direct: boolean;
  at(seconds: number, side: Side): readonly number[];
}

/**
 * Adds one clip per take, moved to begin at 0. Steps stay steps and straight keys are kept; eased keys and turns are
 * sampled until the straight way between two samples is within 0.001 radians, or within 1/2000 of the range of the
 * value.
 */
export function addClips(
  document: Document,
  takes: readonly FbxTake[],
  models: readonly ModelNode[],
  morphs: readonly MorphTrack[],
  space: Space,
  { warn }: { warn(warning: FormatWarning): void },
): void {
  let keys = 0;
  for (const name of unreadMotion(takes)) {
    warn({
      code: 'motion_left_out',
      message: `clips change "${name}", which is not read, and which stays as it is`,
    });
  }
  for (const take of takes) {
    let clip: Animation | undefined;
    for (const motion of motionsOf(take, models, morphs, space)) {
      const sampled = sample(motion, take);
      keys += sampled.times.length;
      if (keys > workLimits.keys) throw new Error(`its clips have more than ${workLimits.keys} keys`);
      if (!sampled.values.every(Number.isFinite)) continue;
      clip ??= document.createAnimation(take.name);
      addChannel(document, clip, motion, sampled);
    }
  }
}

/** Names of animated properties that no clip carries. */
function unreadMotion(takes: readonly FbxTake[]): Set<string> {
  const out = new Set<string>();
  for (const { tracks } of takes.flatMap(({ layers }) => layers)) {
    for (const [object, own] of tracks) {
      for (const [name, track] of own) {
        const carried = object.kind === 'Model' ? moved.has(name) : name === 'DeformPercent';
        if (!carried && curvesOf(track).some(({ travel }) => travel > 0)) out.add(name);
      }
    }
  }
  return out;
}

function motionsOf(
  take: FbxTake,
  models: readonly ModelNode[],
  morphs: readonly MorphTrack[],
  space: Space,
): Motion[] {
  const resting = new Map<FbxObject, Map<string, { readonly rest: Vector; readonly still: boolean }>>();
  const propertiesAt = (seconds: number, side: Side) => (object: FbxObject) => {
    const known =
      resting.get(object) ?? new Map<string, { readonly rest: Vector; readonly still: boolean }>();
    resting.set(object, known);
    return (name: string, missing: Vector): Vector => {
      let own = known.get(name);
      if (!own) {
        const still = !take.layers.some(({ tracks }) => tracks.get(object)?.has(name));
        own = { rest: object.props.vector(name, missing), still };
        known.set(name, own);
      }
      return own.still ? own.rest : valueAt(take, object, name, own.rest, seconds, side);
    };
  };
  const curvesFor = (object: FbxObject, names: readonly string[]): Curve[] =>
    take.layers.flatMap(({ tracks, weightTrack }) => {
      const own = tracks.get(object);
      const curves = own ? names.flatMap((name) => (own.has(name) ? curvesOf(own.get(name)!) : [])) : [];
      return curves.length > 0 && weightTrack ? [...curves, ...curvesOf(weightTrack)] : curves;
    });
  const single = (object: FbxObject): boolean =>
    take.layers.filter(({ tracks }) => tracks.has(object)).length <= 1;
  const out: Motion[] = [];
  for (const model of models) {
    const { object } = model;
    const animated = take.layers.some(({ tracks }) => tracks.has(object));
    const sources = scaleSources(model).concat(model.beside ? [model.parent!] : []);
    if (!animated && sources.length === 0) continue;
    const pose = memo((seconds, side) => placements(model, propertiesAt(seconds, side), space));
    const scaling = [object, ...sources.map((source) => source.object)].flatMap((from) =>
      curvesFor(from, ['Lcl Scaling']),
    );
    const turning = curvesFor(object, turns);
    const shifting = curvesFor(object, shifts);
    const alone = single(object) && !model.beside;
    const add = (
      node: Node,
      path: 'translation' | 'rotation' | 'scale',
      curves: readonly Curve[],
      direct: boolean,
      at: Motion['at'],
    ): void => {
      if (curves.length > 0) out.push({ node, path, size: path === 'rotation' ? 4 : 3, curves, direct, at });
    };
    const along = model.rule.pivots
      ? [...shifting, ...turning, ...scaling]
      : model.beside
        ? [...shifting, ...scaling]
        : shifting;
    add(
      model.outer,
      'translation',
      along,
      alone && !model.rule.pivots,
      (t, side) => pose(t, side).outer.translation,
    );
    add(model.outer, 'rotation', turning, false, (t, side) => pose(t, side).outer.rotation);
    if (model.split) add(model.inner, 'scale', scaling, alone, (t, side) => pose(t, side).inner!.scale);
    else add(model.outer, 'scale', scaling, alone, (t, side) => pose(t, side).outer.scale);
  }
  for (const { node, weightsAt, channels, direct } of morphs) {
    const curves = channels.flatMap((channel) => curvesFor(channel, ['DeformPercent']));
    if (curves.length === 0) continue;
    const percentAt = (seconds: number, side: Side) => (channel: FbxObject) =>
      valueAt(take, channel, 'DeformPercent', [restPercent(channel), 0, 0], seconds, side)[0];
    const at = (seconds: number, side: Side): number[] => weightsAt(percentAt(seconds, side));
    out.push({
      node,
      path: 'weights',
      size: at(take.start, 0).length,
      curves,
      direct: direct && take.layers.length === 1,
      at,
    });
  }
  return out;
}

const turns = ['Lcl Rotation', 'PreRotation', 'PostRotation', 'RotationOrder'];
const shifts = ['Lcl Translation', 'RotationOffset', 'RotationPivot', 'ScalingPivot', 'ScalingOffset'];

const moved = new Set([...turns, ...shifts, 'Lcl Scaling']);

/** Remembers results: the channels of a node ask for the same times. */
function memo<T>(of: (seconds: number, side: Side) => T): (seconds: number, side: Side) => T {
  const known = new Map<number, T>();
  return (seconds, side) => {
    if (side !== 0) return of(seconds, side);
    let value = known.get(seconds);
    if (value === undefined) {
      value = of(seconds, side);
      known.set(seconds, value);
    }
    return value;
  };
}

interface Sampled {
  readonly times: number[];
  readonly values: number[];
  readonly steps: boolean;
}

/** Samples a motion in the range of its take. */
function sample(motion: Motion, { start, stop }: FbxTake): Sampled {
  const { curves, at } = motion;
  const bends = new Set<number>([start, stop]);
  for (const curve of curves) for (const time of curve.bends(start, stop)) bends.add(time);
  const times = Float64Array.from(bends).sort();
  if (times.length === 1) return { times: [0], values: [...at(start, 0)], steps: false };
  const segments: Segment[] = [];
  for (let i = 0; i + 1 < times.length; i++) segments.push(kindOf(curves, (times[i]! + times[i + 1]!) / 2));
  const steps = segments.every((kind) => kind === 'hold' || kind === 'jump');
  const out = new Samples(motion, start);
  if (steps) {
    times.forEach((time, i) => {
      out.add(time, at(time, i + 1 < times.length ? 1 : 0));
    });
    return { ...out.trimmed(), steps: true };
  }
  const tolerance =
    motion.path === 'rotation' ? rotationTolerance : rangeOfValues(motion, times) * relativeTolerance;
  for (let i = 0; i + 1 < times.length; i++) {
    const [a, b] = [times[i]!, times[i + 1]!];
    const [from, to] = [at(a, 1), at(b, -1)];
    if (i === 0) out.add(a, from);
    else out.jump(a, from);
    const kind = segments[i]!;
    const parts =
      motion.path === 'rotation' && kind !== 'hold' && kind !== 'jump' ? partsOf(curves, a, b) : 1;
    let [left, leftValue] = [a, from];
    for (let part = 1; part <= parts; part++) {
      const right = part === parts ? b : a + ((b - a) * part) / parts;
      const rightValue = part === parts ? to : at(right, 0);
      if (!(motion.direct && kind !== 'eased'))
        split(motion, out, left, leftValue, right, rightValue, tolerance, deepestSplit);
      out.add(right, rightValue);
      [left, leftValue] = [right, rightValue];
    }
  }
  out.jump(stop, at(stop, 0));
  return { ...out.finished(), steps: false };
}

function kindOf(curves: readonly Curve[], seconds: number): Segment {
  let kind: Segment = 'hold';
  for (const curve of curves) {
    const own = curve.segmentAt(seconds);
    if (own === 'eased') return 'eased';
    if (own === 'straight') kind = 'straight';
  }
  return kind;
}

/** Number of parts of a turn, so that no part is more than the largest step. */
function partsOf(curves: readonly Curve[], a: number, b: number): number {
  let most = 0;
  for (const curve of curves) most = Math.max(most, Math.abs(curve.at(b, -1) - curve.at(a, 1)));
  return Math.min(mostTurns * 4, Math.max(1, Math.ceil(most / largestStep)));
}

function rangeOfValues({ at, size }: Motion, times: Float64Array): number {
  const [low, high] = [
    new Array<number>(size).fill(Number.POSITIVE_INFINITY),
    new Array<number>(size).fill(Number.NEGATIVE_INFINITY),
  ];
  for (const time of times) {
    at(time, 0).forEach((value, k) => {
      low[k] = Math.min(low[k]!, value);
      high[k] = Math.max(high[k]!, value);
    });
  }
  const range = Math.max(...low.map((value, k) => high[k]! - value));
  // A curve may leave and come back between two equal keys.
  return range > 0 ? range : Math.max(1e-3, ...high.map(Math.abs));
}

/** Adds samples between two, until the straight way between neighbours is close enough. */
function split(
  motion: Motion,
  out: Samples,
  a: number,
  from: readonly number[],
  b: number,
  to: readonly number[],
  tolerance: number,
  depth: number,
): void {
  if (depth === 0 || b - a < 1e-3) return;
  const middle = (a + b) / 2;
  const value = motion.at(middle, 0);
  const quarters = [0.25, 0.75].map((share) => {
    const time = a + (b - a) * share;
    return miss(motion, from, to, share, motion.at(time, 0));
  });
  if (Math.max(miss(motion, from, to, 0.5, value), ...quarters) <= tolerance) return;
  split(motion, out, a, from, middle, value, tolerance, depth - 1);
  out.add(middle, value);
  split(motion, out, middle, value, b, to, tolerance, depth - 1);
}

/** How far the straight way between two values is from a third. */
function miss(
  { path }: Motion,
  from: readonly number[],
  to: readonly number[],
  share: number,
  value: readonly number[],
): number {
  if (path === 'rotation') {
    const way = slerp(from, to, share);
    const dot = Math.abs(way.reduce((sum, x, k) => sum + x * value[k]!, 0));
    return 2 * Math.acos(Math.min(1, dot));
  }
  return Math.max(...value.map((x, k) => Math.abs(x - (from[k]! * (1 - share) + to[k]! * share))));
}

/** Samples in single precision, as glTF stores them: each later than the one before. */
class Samples {
  readonly #motion: Motion;
  readonly #start: number;
  readonly #times: number[] = [];
  readonly #values: number[] = [];

  constructor(motion: Motion, start: number) {
    this.#motion = motion;
    this.#start = start;
  }

  add(seconds: number, value: readonly number[]): void {
    const time = Math.fround(Math.max(0, seconds - this.#start));
    if (this.#times.length > 0 && time <= this.#times.at(-1)!) return;
    this.#times.push(time);
    this.#push(value);
  }

  /** Goes on with another value where the curve steps, one representable time after the value before. */
  jump(seconds: number, value: readonly number[]): void {
    const size = this.#motion.size;
    const before = this.#values.slice(-size);
    const near = value.every((x, k) => Math.abs(x - before[k]!) <= 1e-6 * Math.max(1, Math.abs(x)));
    const turned =
      size === 4 &&
      this.#motion.path === 'rotation' &&
      value.every((x, k) => Math.abs(x + before[k]!) <= 1e-6);
    if (near || turned) return;
    const time = Math.fround(Math.max(0, seconds - this.#start));
    const last = this.#times.length - 1;
    const earlier = precedingFloat(time);
    if (this.#times[last] === time && (last === 0 || earlier > this.#times[last - 1]!)) {
      if (last === 0) {
        this.#values.length = 0;
        this.#push(value);
        return;
      }
      this.#times[last] = earlier;
    } else if (this.#times[last] === time) return;
    this.#times.push(time);
    this.#push(value);
  }

  finished(): { times: number[]; values: number[] } {
    return { times: this.#times, values: this.#values };
  }

  /** Leaves out steps to the same value, but for the last. */
  trimmed(): { times: number[]; values: number[] } {
    const { size } = this.#motion;
    const times: number[] = [];
    const values: number[] = [];
    this.#times.forEach((time, i) => {
      const own = this.#values.slice(i * size, i * size + size);
      const same = i > 0 && own.every((value, k) => value === values[values.length - size + k]);
      if (same && i + 1 < this.#times.length) return;
      times.push(time);
      values.push(...own);
    });
    return { times, values };
  }

  /** Rotations take the sign that is nearer to the one before. */
  #push(value: readonly number[]): void {
    if (this.#motion.path === 'rotation' && this.#values.length > 0) {
      const before = this.#values.slice(-4);
      const dot = value.reduce((sum, x, k) => sum + x * before[k]!, 0);
      if (dot < 0) {
        this.#values.push(...value.map((x) => -x));
        return;
      }
    }
    this.#values.push(...value);
  }
}

const float = new Float32Array(1);
const bits = new Int32Array(float.buffer);

function precedingFloat(value: number): number {
  float[0] = value;
  bits[0] = bits[0]! - 1;
  return value > 0 ? float[0]! : value;
}

function addChannel(
  document: Document,
  clip: Animation,
  motion: Motion,
  { times, values, steps }: Sampled,
): AnimationChannel {
  const buffer = document.getRoot().listBuffers()[0]!;
  const type = motion.path === 'rotation' ? 'VEC4' : motion.path === 'weights' ? 'SCALAR' : 'VEC3';
  const sampler = document
    .createAnimationSampler()
    .setInterpolation(steps ? 'STEP' : 'LINEAR')
    .setInput(document.createAccessor().setArray(Float32Array.from(times)).setBuffer(buffer))
    .setOutput(document.createAccessor().setType(type).setArray(Float32Array.from(values)).setBuffer(buffer));
  const channel = document
    .createAnimationChannel()
    .setTargetNode(motion.node)
    .setTargetPath(motion.path)
    .setSampler(sampler);
  clip.addSampler(sampler).addChannel(channel);
  return channel;
}
