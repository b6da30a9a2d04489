import { combine, slerp } from '@meshwright/gltf/math';
import { type Curve, readCurve, type Side } from './curves.ts';
import type { FbxObject, FbxScene, Vector } from './objects.ts';
import { eulerQuaternion, quaternionEuler } from './transforms.ts';

/** An animated property of one layer. */
interface Track {
  readonly curves: readonly (Curve | null)[];
  /** Values of the components without a curve. */
  readonly fixed: Vector;
}

interface Layer {
  readonly tracks: ReadonlyMap<FbxObject, ReadonlyMap<string, Track>>;
  readonly mode: 'add' | 'override' | 'blend';
  readonly weight: number;
  readonly weightTrack: Track | undefined;
  readonly turnsAdd: boolean;
  readonly scalesMultiply: boolean;
}

/** An animation stack: layers that are applied one after another, the base first. */
export interface FbxTake {
  readonly name: string;
  /** Range in seconds of the file. */
  readonly start: number;
  readonly stop: number;
  readonly layers: readonly Layer[];
}

/** Most half turns of one curve; an hour-long clip that spins ten times a second stays below. */
export const mostTurns = 100_000;

/** Reads the animation stacks that move something. */
export function readTakes(scene: FbxScene): FbxTake[] {
  return scene.ofKind('AnimationStack').flatMap((stack): FbxTake[] => {
    const layers = scene
      .into(stack)
      .filter(({ object }) => object.kind === 'AnimationLayer')
      .map(({ object }) => layerOf(scene, object));
    const heard = audible(layers);
    const curves = heard.flatMap(({ tracks }) =>
      [...tracks.values()].flatMap((own) => [...own.values()].flatMap(curvesOf)),
    );
    if (curves.length === 0) return [];
    const range = rangeOf(scene, stack, curves);
    return [{ name: stack.name, ...range, layers: heard.map(({ layer }) => layer) }];
  });
}

export function curvesOf({ curves }: Track): Curve[] {
  return curves.filter((curve) => curve !== null);
}

interface ReadLayer {
  readonly tracks: Layer['tracks'];
  readonly layer: Layer;
  readonly muted: boolean;
  readonly solo: boolean;
}

function audible(layers: readonly ReadLayer[]): ReadLayer[] {
  const solo = layers.some((layer) => layer.solo);
  return layers.filter((layer) => (solo ? layer.solo : !layer.muted));
}

function layerOf(scene: FbxScene, object: FbxObject): ReadLayer {
  const tracks = new Map<FbxObject, Map<string, Track>>();
  for (const { object: node } of scene.into(object)) {
    if (node.kind !== 'AnimationCurveNode') continue;
    const track = trackOf(scene, node);
    for (const { object: target, property } of scene.outOf(node)) {
      if (property === undefined) continue;
      const own = tracks.get(target) ?? new Map<string, Track>();
      tracks.set(target, own);
      if (!own.has(property)) own.set(property, track);
    }
  }
  const { props } = object;
  const weight = props.number('Weight', 100) / 100;
  const mode = props.number('BlendMode', 0);
  const layer: Layer = {
    tracks,
    mode: mode === 0 ? 'add' : mode === 2 ? 'blend' : 'override',
    weight: fullWeight(weight),
    weightTrack: tracks.get(object)?.get('Weight'),
    turnsAdd: props.number('RotationAccumulationMode', 0) !== 0,
    scalesMultiply: props.number('ScaleAccumulationMode', 0) === 0,
  };
  tracks.delete(object);
  return {
    tracks,
    layer,
    muted: props.number('Mute', 0) !== 0,
    solo: props.number('Solo', 0) !== 0,
  };
}

function fullWeight(weight: number): number {
  return weight > 0.99999 ? 1 : Math.max(0, weight);
}

function trackOf(scene: FbxScene, node: FbxObject): Track {
  const curves: (Curve | null)[] = [null, null, null];
  const fixed: [number, number, number] = [0, 0, 0];
  const names = [...node.props.names()].filter((name) => name.startsWith('d|'));
  names.slice(0, 3).forEach((name, i) => {
    fixed[axisOf(name, i)] = node.props.number(name, 0);
  });
  scene.into(node).forEach(({ object, property }, i) => {
    if (object.kind !== 'AnimationCurve') return;
    const known = names.indexOf(property ?? '');
    const axis = axisOf(property ?? '', known >= 0 ? known : Math.min(i, 2));
    if (curves[axis]) return;
    curves[axis] = curveOf(scene, object);
  });
  return { curves, fixed };
}

function axisOf(name: string, other: number): number {
  const axis = ['X', 'Y', 'Z'].indexOf(name.replace(/^d\|/, ''));
  return axis >= 0 ? axis : other;
}

const read = new WeakMap<FbxObject, { readonly curve: Curve | null }>();

/** Each curve is read once, however many properties it moves. */
function curveOf(scene: FbxScene, object: FbxObject): Curve | null {
  const known = read.get(object);
  if (known) return known.curve;
  const curve = readCurve(object.node, scene.ticks, scene.version);
  read.set(object, { curve });
  if (curve && !(curve.travel / 180 <= mostTurns))
    throw new Error('an animation curve has values that are not finite');
  return curve;
}

/** Returns the range that a stack states, else that of its keys. */
function rangeOf(
  scene: FbxScene,
  { name, props }: FbxObject,
  curves: readonly Curve[],
): { readonly start: number; readonly stop: number } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { times } of curves) {
    first = Math.min(first, times[0]!);
    last = Math.max(last, times.at(-1)!);
  }
  const take = scene.takes.get(name);
  const ranges: (readonly [number, number] | undefined)[] = [
    props.get('LocalStop') ? [props.number('LocalStart', 0), props.number('LocalStop', 0)] : undefined,
    props.get('ReferenceStop')
      ? [props.number('ReferenceStart', 0), props.number('ReferenceStop', 0)]
      : undefined,
    take,
  ];
  for (const range of ranges) {
    if (!range) continue;
    const [start, stop] = range.map((time) => time / scene.ticks) as [number, number];
    // A range beside all keys is a default of the program.
    if (stop > start && stop - start < longest && first < stop && last >= start) return { start, stop };
  }
  return { start: first, stop: last };
}

/** Longest clip in seconds; a longer range was never set by anyone. */
const longest = 1_000_000;

/** Whether any take changes the scale of an object. */
export function scaledBy(takes: readonly FbxTake[]): (object: FbxObject) => boolean {
  return (object) =>
    takes.some(({ layers }) => layers.some(({ tracks }) => tracks.get(object)?.has('Lcl Scaling') ?? false));
}

/** Returns the value of a property at a time: the layers of the take over the value at rest. */
export function valueAt(
  take: FbxTake,
  object: FbxObject,
  name: string,
  rest: Vector,
  seconds: number,
  side: Side,
): Vector {
  let value = rest;
  take.layers.forEach((layer, i) => {
    const track = layer.tracks.get(object)?.get(name);
    if (!track) return;
    const own = track.curves.map(
      (curve, k) => curve?.at(seconds, side) ?? track.fixed[k]!,
    ) as unknown as Vector;
    // The base replaces the value at rest.
    if (i === 0 || layer.mode === 'override') {
      value = own;
      return;
    }
    const weight = layer.weightTrack
      ? fullWeight((layer.weightTrack.curves[0]?.at(seconds, side) ?? layer.weight * 100) / 100)
      : layer.weight;
    value = layered(layer, name, value, own, weight, object.props.number('RotationOrder', 0));
  });
  return value;
}

function layered(
  layer: Layer,
  name: string,
  under: Vector,
  own: Vector,
  weight: number,
  order: number,
): Vector {
  const each = (mix: (a: number, b: number) => number): Vector =>
    [mix(under[0], own[0]), mix(under[1], own[1]), mix(under[2], own[2])] as const;
  if (name === 'Lcl Scaling' && layer.scalesMultiply) {
    const rest = layer.mode === 'add' ? 1 : 1 - weight;
    return each((a, b) => power(a, rest) * power(b, weight));
  }
  if (name === 'Lcl Rotation' && !layer.turnsAdd) {
    const a = eulerQuaternion(under, order);
    const b = eulerQuaternion(own, order);
    if (layer.mode === 'add') return quaternionEuler(combine(a, slerp([0, 0, 0, 1], b, weight)), order);
    return quaternionEuler(slerp(a, b, weight), order);
  }
  return layer.mode === 'add'
    ? each((a, b) => a + b * weight)
    : each((a, b) => a * (1 - weight) + b * weight);
}

function power(value: number, exponent: number): number {
  if (exponent <= 0) return 1;
  return exponent >= 1 ? value : Math.sign(value) * Math.abs(value) ** exponent;
}
