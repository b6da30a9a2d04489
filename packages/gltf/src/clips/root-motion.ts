import { GltfError } from '../gltf-error.ts';
import type { Vector } from '../matrix.ts';
import type { JsonObject } from '../read/json.ts';
import type { StepDescription } from '../recipe/step.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { OptionsOf, OptionTable } from '../step/options.ts';
import { minus } from '../vectors.ts';
import { type ClipRef, chosenClips, clipName, clipsOf, findClip, samplersOf } from './session/clip-list.ts';
import type { ClipEdit, ClipStep } from './session/clip-session.ts';
import { storeTrack } from './session/map-tracks.ts';
import { inverseTurn, type RootTrack, rootTrack, turn } from './session/root-track.ts';
import { keyValue, type Track } from './session/track.ts';

const motion = {
  remove: {
    kind: 'choice',
    values: ['trend', 'all'],
    default: 'trend',
    help: 'The steady motion, which keeps sway, or all horizontal movement.',
  },
  bone: {
    kind: 'text',
    absent: 'the highest one with a translation track',
    help: 'The bone that carries the motion.',
  },
} as const satisfies OptionTable;
const inPlace = {
  clip: { kind: 'clip', absent: 'every clip', help: 'The clip to change.' },
  ...motion,
} as const satisfies OptionTable;
const extracted = {
  clip: { kind: 'clip', required: true, help: 'The clip to change.' },
  ...motion,
} as const satisfies OptionTable;

/** Which motion is meant. */
export type RootMotionOptions = OptionsOf<typeof motion>;

export const makeInPlaceStep: StepDescription<typeof inPlace> = {
  name: 'makeInPlace',
  version: 1,
  help: 'Keeps a clip from walking away.',
  options: inPlace,
  make: (given) => makeInPlace(given),
};

export const extractRootMotionStep: StepDescription<typeof extracted> = {
  name: 'extractRootMotion',
  version: 1,
  example: { clip: 'running' },
  help: 'Moves the walk of a clip to the parent node, where engines look for root motion.',
  options: extracted,
  make: ({ clip, ...options }) => extractRootMotion(clip, options),
};

/**
 * Removes the horizontal motion of the root bone from its track and keeps the vertical motion. Works in the bone's
 * own units and axes, so that armatures in centimetres or with rotated axes need no preparation.
 * @example
 * import { editClips, makeInPlace } from '@meshwright/gltf';
 *
 * const { glb } = await editClips(source, [makeInPlace({ clip: 'running' })]);
 */
export function makeInPlace(given: OptionsOf<typeof inPlace> = {}): ClipStep {
  const options = checkedOptions(makeInPlaceStep, given);
  return {
    name: 'makeInPlace',
    async run(edit) {
      for (const index of chosenClips(edit.json, options.clip)) {
        const root = await rootTrack(edit, index, options.bone);
        if (root) putTrack(edit, index, root, subtract(root.track, horizontalWay(root, options.remove)));
      }
    },
  };
}

/**
 * Moves the horizontal motion of the root bone to its parent node, where engines look for root motion. The scene pose
 * stays the same at every time; other children of that node move along.
 * @throws GltfError `no_root_motion` when there is no such bone, it has no parent, or the parent is already animated
 * @example
 * import { editClips, extractRootMotion } from '@meshwright/gltf';
 *
 * const { glb } = await editClips(source, [extractRootMotion('running')]);
 */
export function extractRootMotion(clip: ClipRef, given: RootMotionOptions = {}): ClipStep {
  const options = checkedOptions(extractRootMotionStep, { clip, ...given });
  return {
    name: 'extractRootMotion',
    async run(edit) {
      const index = findClip(edit.json, clip);
      const root = await rootTrack(edit, index, options.bone);
      const name = JSON.stringify(clipName(clipsOf(edit.json)[index]!));
      if (!root)
        throw new GltfError('no_root_motion', `extractRootMotion: clip ${name} has no such bone in motion`);
      const above = root.parent === undefined ? undefined : (edit.json.nodes as JsonObject[])[root.parent];
      const channels = clipsOf(edit.json)[index]!.channels as JsonObject[];
      const moves = channels.some(({ target }) => {
        const { node, path } = target as JsonObject;
        return node === root.parent && path === 'translation';
      });
      if (!above || above.matrix !== undefined || moves) {
        const why = !above ? 'has no parent node' : 'has a parent that cannot carry the motion';
        throw new GltfError('no_root_motion', `extractRootMotion: ${root.bone} ${why}; use makeInPlace`);
      }
      const way = horizontalWay(root, options.remove);
      putTrack(edit, index, root, subtract(root.track, way));
      addParentTrack(edit, index, root, way, above);
    },
  };
}

/** The horizontal part of a root track, as a track in the bone's own space. */
function horizontalWay(root: RootTrack, remove: 'trend' | 'all'): Track {
  const { track, parentWorld, bone } = root;
  const back = inverseTurn(parentWorld, bone);
  const flat = (vector: Vector): Vector => {
    const [x, , z] = turn(parentWorld, vector);
    return turn(back, [x, 0, z]);
  };
  const { times, values, interpolation } = track;
  const cubic = interpolation === 'CUBICSPLINE';
  const first = vectorOf(keyValue(track, 0));
  const last = vectorOf(keyValue(track, times.length - 1));
  const span = times[times.length - 1]! - times[0]!;
  const whole = flat(minus(last, first));
  const way = new Float64Array(values.length);
  for (let at = 0; at < values.length; at += 3) {
    const part = cubic ? (at / 3) % 3 : 1;
    const key = Math.floor(at / (cubic ? 9 : 3));
    const vector = vectorOf(values.subarray(at, at + 3));
    let moved: Vector;
    if (remove === 'all') moved = flat(part === 1 ? minus(vector, first) : vector);
    else {
      // A tangent is a speed; the speed of steady motion is constant.
      const share = span > 0 ? (part === 1 ? (times[key]! - times[0]!) / span : 1 / span) : 0;
      moved = whole.map((length) => length * share) as Vector;
    }
    way.set(moved, at);
  }
  return { ...track, values: way };
}

function subtract(track: Track, way: Track): Track {
  return { ...track, values: track.values.map((value, i) => value - way.values[i]!) };
}

/** Gives the root bone its own sampler, because other channels may share the old one. */
function putTrack(edit: ClipEdit, index: number, root: RootTrack, track: Track): void {
  const clip = clipsOf(edit.json)[index]!;
  const channels = [...(clip.channels as JsonObject[])];
  const channel = channels[root.channel]!;
  const old = samplersOf(clip)[channel.sampler as number]!;
  const sampler = storeTrack(edit, old, root.track, track, 'translation', new Map());
  channels[root.channel] = { ...channel, sampler: samplersOf(clip).length };
  clipsOf(edit.json)[index] = { ...clip, channels, samplers: [...samplersOf(clip), sampler] };
}

/** Adds the motion as the parent's translation: converts it from the bone's space one level up. */
function addParentTrack(edit: ClipEdit, index: number, root: RootTrack, way: Track, above: JsonObject): void {
  const local = edit.model.nodes[root.parent!]!.matrix;
  const rest = (above.translation as Vector | undefined) ?? [0, 0, 0];
  const cubic = way.interpolation === 'CUBICSPLINE';
  const values = new Float64Array(way.values.length);
  for (let at = 0; at < values.length; at += 3) {
    const isValue = !cubic || (at / 3) % 3 === 1;
    const moved = turn(local, vectorOf(way.values.subarray(at, at + 3)));
    values.set(
      moved.map((length, axis) => length + (isValue ? rest[axis]! : 0)),
      at,
    );
  }
  const clip = clipsOf(edit.json)[index]!;
  const [channels, samplers] = [clip.channels as JsonObject[], samplersOf(clip)];
  const old = samplers[channels[root.channel]!.sampler as number]!;
  const sampler = { ...old, output: edit.addNumbers(values, 'VEC3') };
  const target = { node: root.parent!, path: 'translation' };
  clipsOf(edit.json)[index] = {
    ...clip,
    channels: [...channels, { sampler: samplers.length, target }],
    samplers: [...samplers, sampler],
  };
}

function vectorOf(values: ArrayLike<number>): Vector {
  return [values[0]!, values[1]!, values[2]!];
}
