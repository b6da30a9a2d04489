import type { Animation, mat4, Node } from '@gltf-transform/core';
import { multiplyMatrices, type Transform, transformMatrix } from '../mesh/matrix.ts';
import { type SampledChannel, sampleChannel } from './sample-channel.ts';

/** Node transforms during a clip. */
export interface ClipPose {
  /** First and last key, in seconds; both 0 for a clip without keys. */
  readonly start: number;
  readonly end: number;
  moves(node: Node): boolean;
  localAt(node: Node, seconds: number): Transform;
  /** Returns the scene matrices at one time; each is computed once. */
  worldsAt(seconds: number): (node: Node) => mat4;
}

/** Creates the pose of a clip; nodes it does not animate stay at rest. */
export function clipPose(animation: Animation): ClipPose {
  const tracks = new Map<Node, Partial<Record<'translation' | 'rotation' | 'scale', SampledChannel>>>();
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (const channel of animation.listChannels()) {
    const [node, path, sampler] = [channel.getTargetNode(), channel.getTargetPath(), channel.getSampler()];
    if (!node || !sampler || path === null || path === 'weights') continue;
    const sampled = sampleChannel(sampler, path === 'rotation' ? 4 : 3);
    if (!sampled) continue;
    tracks.set(node, { ...tracks.get(node), [path]: sampled });
    start = Math.min(start, sampled.times[0]!);
    end = Math.max(end, sampled.times.at(-1)!);
  }
  const localAt = (node: Node, seconds: number): Transform => {
    const track = tracks.get(node);
    return {
      translation: track?.translation?.at(seconds) ?? node.getTranslation(),
      rotation: track?.rotation?.at(seconds) ?? node.getRotation(),
      scale: track?.scale?.at(seconds) ?? node.getScale(),
    };
  };
  const worldsAt = (seconds: number): ((node: Node) => mat4) => {
    const worlds = new Map<Node, mat4>();
    return function worldOf(node): mat4 {
      let world = worlds.get(node);
      if (!world) {
        const local = transformMatrix(localAt(node, seconds));
        const parent = node.getParentNode();
        world = parent ? multiplyMatrices(worldOf(parent), local) : local;
        worlds.set(node, world);
      }
      return world;
    };
  };
  return {
    start: tracks.size > 0 ? start : 0,
    end: tracks.size > 0 ? end : 0,
    moves: (node) => tracks.has(node),
    localAt,
    worldsAt,
  };
}
