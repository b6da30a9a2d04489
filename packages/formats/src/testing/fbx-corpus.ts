import type { Animation, Document, Node } from '@gltf-transform/core';
import { accessorFloats } from '../scene/accessor-floats.ts';
import { clipPose } from '../scene/clip-pose.ts';
import { sampleChannel } from '../scene/sample-channel.ts';
import { sceneParts } from '../scene/scene-parts.ts';

/** Corners of a box, in metres and the axes of glTF. */
type Box = readonly [readonly number[], readonly number[]];

/** What one program shows of a file. */
export interface Shown {
  /** A box for each object that has polygons, at rest. */
  readonly boxes: readonly Box[];
  /** The least and the greatest of normals, colours and each set of coordinates. */
  readonly corners: Readonly<Record<string, Box>>;
  readonly triangles: number;
  /** Names of the shape keys, sorted. */
  readonly morphs: readonly string[];
  readonly clips: readonly ShownClip[];
  /** Pictures that materials show. */
  readonly pictures: number | null;
  readonly cameras: number;
  readonly lights: number;
}

interface ShownClip {
  readonly name?: string;
  readonly seconds: number;
  /** Boxes at five times, both ends included. */
  readonly poses: readonly (readonly Box[])[];
}

/** Returns what a document shows. */
export function shownOf(document: Document): Shown {
  const root = document.getRoot();
  const parts = sceneParts(document, { normals: false });
  const morphs = root.listMeshes().flatMap((mesh) => {
    const names = mesh.getExtras().targetNames;
    return Array.isArray(names)
      ? names.map(String)
      : mesh
          .listPrimitives()[0]!
          .listTargets()
          .map(() => '');
  });
  return {
    boxes: boxesOf(document),
    corners: cornersOf(document),
    triangles: parts.reduce((sum, { indices }) => sum + indices.length / 3, 0),
    morphs: morphs.sort(),
    clips: root.listAnimations().map((clip) => posesOf(document, clip)),
    pictures: root.listTextures().length,
    cameras: root.listNodes().filter((node) => node.getCamera()).length,
    lights: root.listNodes().filter((node) => node.getExtension('KHR_lights_punctual')).length,
  };
}

function boxesOf(document: Document): Box[] {
  const boxes = new Ranges();
  for (const { object, positions, indices } of sceneParts(document, { normals: false })) {
    for (const vertex of indices) boxes.add(object, positions.subarray(vertex * 3, vertex * 3 + 3));
  }
  return Object.values(boxes.found);
}

function cornersOf(document: Document): Shown['corners'] {
  const ranges = new Ranges();
  for (const { normals, colors, indices, primitive } of sceneParts(document)) {
    for (const vertex of indices) {
      if (normals) ranges.add('normals', normals.subarray(vertex * 3, vertex * 3 + 3));
      if (colors) ranges.add('colors', colors.subarray(vertex * 4, vertex * 4 + 3));
    }
    for (let set = 0; primitive.getAttribute(`TEXCOORD_${set}`); set++) {
      const uvs = accessorFloats(primitive.getAttribute(`TEXCOORD_${set}`)!);
      for (const vertex of indices) ranges.add(`uv ${set}`, uvs.subarray(vertex * 2, vertex * 2 + 2));
    }
  }
  return ranges.found;
}

/** The least and the greatest of each component, by name. */
class Ranges {
  readonly found: Record<string, [number[], number[]]> = {};

  add(name: string, values: ArrayLike<number>): void {
    const all = Array.from(values);
    const range = this.found[name] ?? [[...all], [...all]];
    this.found[name] = range;
    all.forEach((value, k) => {
      range[0][k] = Math.min(range[0][k]!, value);
      range[1][k] = Math.max(range[1][k]!, value);
    });
  }
}

/** Sets nodes and weights as a clip has them at five times; the document is left as it was. */
function posesOf(document: Document, clip: Animation): ShownClip {
  const nodes = document.getRoot().listNodes();
  const rest = nodes.map((node) => ({ node, place: [...node.getMatrix()], weights: node.getWeights() }));
  const pose = clipPose(clip);
  const weights = clip.listChannels().flatMap((channel) => {
    const node = channel.getTargetNode();
    if (!node || channel.getTargetPath() !== 'weights') return [];
    const count = node.getMesh()?.listPrimitives()[0]?.listTargets().length ?? 0;
    const sampled = sampleChannel(channel.getSampler()!, count, false);
    return sampled ? [{ node, sampled }] : [];
  });
  const seconds = Math.max(pose.end, ...weights.map(({ sampled }) => sampled.times.at(-1)!));
  const poses = [0, 1, 2, 3, 4].map((quarter) => {
    const time = (seconds * quarter) / 4;
    for (const node of nodes) if (pose.moves(node)) setPlace(node, pose.localAt(node, time));
    for (const { node, sampled } of weights) node.setWeights(sampled.at(time));
    return boxesOf(document);
  });
  for (const { node, place, weights: own } of rest) node.setMatrix(place as never).setWeights(own);
  return { name: clip.getName(), seconds, poses };
}

function setPlace(node: Node, place: ReturnType<ReturnType<typeof clipPose>['localAt']>): void {
  node
    .setTranslation(Array.from(place.translation) as [number, number, number])
    .setRotation(Array.from(place.rotation) as [number, number, number, number])
    .setScale(Array.from(place.scale) as [number, number, number]);
}

/** What of a file differs between two programs; none where it shows the same. */
export type Difference =
  | 'bounds'
  | 'triangles'
  | 'clips'
  | 'poses'
  | 'morphs'
  | 'pictures'
  | 'cameras'
  | 'lights'
  | 'normals'
  | 'colors'
  | 'coordinates';

/**
 * Compares what two programs show of a file. Boxes are equal within a share of the whole scene.
 * @param size by which all places of `wanted` are multiplied first
 */
export function differencesOf(found: Shown, wanted: Shown, size = 1, share = 0.002): Difference[] {
  const differences: Difference[] = [];
  const reach = size * Math.max(1e-9, ...ends(wanted.boxes));
  const near = (a: readonly Box[], b: readonly Box[]) => boxesAreNear(a, b, size, reach * share);
  if (!near(found.boxes, wanted.boxes)) differences.push('bounds');
  if (found.triangles !== wanted.triangles) differences.push('triangles');
  if (wanted.clips) {
    if (found.clips.length !== wanted.clips.length) differences.push('clips');
    const left = [...wanted.clips];
    const isPosed = found.clips.every(({ name, seconds, poses }) => {
      const named = left.findIndex((clip) => clip.name !== undefined && clip.name === name);
      const [clip] = left.splice(Math.max(0, named), 1);
      if (!clip) return true;
      return Math.abs(clip.seconds - seconds) < 0.005 && poses.every((pose, k) => near(pose, clip.poses[k]!));
    });
    if (!isPosed) differences.push('poses');
  }
  for (const kind of ['normals', 'colors', 'uv'] as const) {
    const named = (corners: Shown['corners']) => Object.keys(corners).filter((name) => name.startsWith(kind));
    const names = named(wanted.corners);
    const isEqual =
      named(found.corners).length === names.length &&
      names.every((name) => boxesAreNear([found.corners[name]!], [wanted.corners[name]!], 1, cornerShare));
    // A file without normals or colours gets some.
    if (!isEqual && names.length > 0) differences.push(kind === 'uv' ? 'coordinates' : kind);
  }
  if (found.morphs.join() !== wanted.morphs.join()) differences.push('morphs');
  for (const kind of ['pictures', 'cameras', 'lights'] as const) {
    if (wanted[kind] !== null && found[kind] !== wanted[kind]) differences.push(kind);
  }
  return differences;
}

/** Most difference of normals, colours and coordinates: a byte of a colour is a 255th. */
const cornerShare = 0.006;

function ends(boxes: readonly Box[]): number[] {
  const [low, high] = [0, 1].map((side) =>
    [0, 1, 2].map((k) => (side ? Math.max : Math.min)(...boxes.map((box) => box[side]![k]!))),
  );
  return boxes.length === 0 ? [1] : [0, 1, 2].map((k) => high![k]! - low![k]!);
}

/** Whether each box of one list has one of the other, in any order: programs name copies differently. */
function boxesAreNear(a: readonly Box[], b: readonly Box[], size: number, most: number): boolean {
  if (a.length !== b.length) return false;
  const left = [...b];
  return a.every((box) => {
    const distances = left.map((other) =>
      Math.max(
        ...box.flatMap((corner, side) => corner.map((value, k) => Math.abs(value - other[side]![k]! * size))),
      ),
    );
    const best = Math.min(...distances);
    left.splice(distances.indexOf(best), 1);
    return best <= most;
  });
}
