import { GltfError } from '../../gltf-error.ts';
import type { Matrix, Vector } from '../../matrix.ts';
import { identity, multiply } from '../../matrix.ts';
import { parentsOf } from '../../read/node-tree.ts';
import { type Channel, channelsOf, clipsOf, nodeName, samplersOf } from './clip-list.ts';
import type { ClipEdit } from './clip-session.ts';
import { readTrack } from './map-tracks.ts';
import type { Track } from './track.ts';

/** The track that moves a character through the scene, and the space of its keys. */
export interface RootTrack {
  node: number;
  bone: string;
  /** Index of the channel in the clip. */
  channel: number;
  track: Track;
  /** Transform from key space to the scene: the parent's world matrix at rest, armature scale included. */
  parentWorld: Matrix;
  parent: number | undefined;
}

/**
 * Finds the translation track highest in the skeleton, or in the whole scene without a skin. Returns null when a clip
 * has none. `bone` selects another one by name.
 */
export async function rootTrack(edit: RootEdit, index: number, bone?: string): Promise<RootTrack | null> {
  const clip = clipsOf(edit.json)[index]!;
  const parents = parentsOf(edit.model);
  const joints = new Set(edit.model.skins.flatMap((skin) => skin.joints));
  const channels = channelsOf(clip);
  let best: { place: number; channel: Channel & { node: number }; depth: number } | null = null;
  for (const [place, channel] of channels.entries()) {
    const { node, path } = channel;
    if (path !== 'translation' || node === undefined || node >= edit.model.nodes.length) continue;
    if (bone === undefined ? joints.size > 0 && !joints.has(node) : nodeName(edit.json, node) !== bone)
      continue;
    const depth = wayUp(parents, node).length;
    if (!best || depth < best.depth) best = { place, channel: { ...channel, node }, depth };
  }
  if (!best) return null;
  const { node, sampler, path } = best.channel;
  const at = `/animations/${index}/samplers/${sampler}`;
  const above = wayUp(parents, node).slice(1);
  return {
    node,
    bone: nodeName(edit.json, node),
    channel: best.place,
    track: await readTrack(edit, samplersOf(clip)[sampler]!, path, at),
    parentWorld: above.reduce((world, owner) => multiply(edit.model.nodes[owner]!.matrix, world), identity()),
    parent: parents.get(node),
  };
}

export type RootEdit = Pick<ClipEdit, 'json' | 'model' | 'numbers'>;

/** Applies a matrix without its translation to a direction. */
export function turn(m: Matrix, [x, y, z]: Vector): Vector {
  return [
    m[0]! * x + m[4]! * y + m[8]! * z,
    m[1]! * x + m[5]! * y + m[9]! * z,
    m[2]! * x + m[6]! * y + m[10]! * z,
  ];
}

/** The inverse of a matrix without its translation. */
export function inverseTurn(m: Matrix, bone: string): Matrix {
  const [a, b, c, d, e, f, g, h, i] = [m[0]!, m[4]!, m[8]!, m[1]!, m[5]!, m[9]!, m[2]!, m[6]!, m[10]!];
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (!(Math.abs(determinant) > 1e-30)) {
    throw new GltfError(
      'no_root_motion',
      `a parent of ${bone} has scale 0, so its motion in the scene cannot be computed`,
    );
  }
  const inverse = identity();
  const rows = [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ];
  for (const row of [0, 1, 2])
    for (const column of [0, 1, 2]) inverse[column * 4 + row] = rows[row]![column]! / determinant;
  return inverse;
}

/** The node and its ancestors, itself first. Stops at a cycle. */
function wayUp(parents: Map<number, number>, node: number): number[] {
  const way = new Set<number>();
  for (let at: number | undefined = node; at !== undefined && !way.has(at); at = parents.get(at)) way.add(at);
  return [...way];
}
