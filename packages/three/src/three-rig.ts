import type { RigClip, RigNode, RigTrack } from '@meshwright/runtime';
import {
  AnimationClip,
  type Interpolant,
  type KeyframeTrack,
  type Object3D,
  QuaternionKeyframeTrack,
  VectorKeyframeTrack,
} from 'three';

/** Marks the place of another model in `userData`. */
export const mounted = 'meshwright:mounted';
const properties = { translation: 'position', rotation: 'quaternion', scale: 'scale' } as const;

/** Track as the mixer reads it, including the file's interpolation between keys. */
type PlayedTrack = KeyframeTrack & { createInterpolant(): Interpolant };

/** Returns the nodes below a scene of a file, parents before children. */
export function rigNodes(scene: Object3D): RigNode[] {
  const nodes = nodesBelow(scene);
  return nodes.map((node) => {
    const { parent, userData, name, position, quaternion, scale } = node;
    return {
      // The loader strips characters that track paths reserve from names.
      name: typeof userData.name === 'string' ? userData.name : name,
      parent: parent === scene ? undefined : nodes.indexOf(parent!),
      joint: 'isBone' in node,
      translation: position.toArray(),
      rotation: quaternion.toArray(),
      scale: scale.toArray(),
    };
  });
}

export function rigTracks(scene: Object3D, { tracks }: AnimationClip): RigTrack[] {
  const places = new Map(nodesBelow(scene).map(({ name }, index) => [name, index]));
  return tracks.flatMap((track): RigTrack[] => {
    const dot = track.name.lastIndexOf('.');
    const node = places.get(track.name.slice(0, dot));
    const path = pathOf(track.name.slice(dot + 1));
    if (node === undefined || !path) return [];
    const values = (track as PlayedTrack).createInterpolant();
    return [{ node, path, seconds: [...track.times], at: (seconds) => values.evaluate(seconds) }];
  });
}

export function clipFor(root: Object3D, { name, tracks }: RigClip): AnimationClip {
  const nodes = nodesBelow(root);
  return new AnimationClip(
    name,
    -1,
    tracks.map(({ node, path, seconds, values }) => {
      const Track = path === 'rotation' ? QuaternionKeyframeTrack : VectorKeyframeTrack;
      return new Track(`${nodes[node]!.name}.${properties[path]}`, seconds, values);
    }),
  );
}

function pathOf(property: string): RigTrack['path'] | undefined {
  return (['translation', 'rotation', 'scale'] as const).find((path) => properties[path] === property);
}

/** Returns the nodes of a copy in the order of its rig; those of a model in its hand are none of it. */
export function nodesBelow(scene: Object3D): Object3D[] {
  const nodes: Object3D[] = [];
  const walk = (node: Object3D) => {
    if (node.userData[mounted]) return;
    if (node !== scene) nodes.push(node);
    for (const child of node.children) walk(child);
  };
  walk(scene);
  return nodes;
}
