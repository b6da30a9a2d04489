import type { Document } from '@gltf-transform/core';
import { sceneParts } from '@meshwright/formats/mesh';
import { Quaternion } from 'three';

/** Poses a rigged document at a time of one of its clips, in seconds: joints are moved, the clip stays. */
export function showClip(document: Document, name: string, seconds: number): void {
  const animation = document
    .getRoot()
    .listAnimations()
    .find((candidate) => candidate.getName() === name);
  for (const channel of animation?.listChannels() ?? []) {
    const node = channel.getTargetNode();
    const times = channel.getSampler()?.getInput()?.getArray();
    const output = channel.getSampler()?.getOutput();
    if (!node || !times || !output) continue;
    const last = times.length - 1;
    let i = 0;
    while (i < last - 1 && times[i + 1]! <= seconds) i++;
    const next = Math.min(last, i + 1);
    const t = next === i ? 0 : Math.max(0, Math.min(1, (seconds - times[i]!) / (times[next]! - times[i]!)));
    const [a, b]: [number[], number[]] = [output.getElement(i, []), output.getElement(next, [])];
    if (channel.getTargetPath() === 'rotation') {
      const turn = new Quaternion().fromArray(a).slerp(new Quaternion().fromArray(b), t);
      node.setRotation([turn.x, turn.y, turn.z, turn.w]);
    } else if (channel.getTargetPath() === 'translation') {
      node.setTranslation([0, 1, 2].map((k) => a[k]! + t * (b[k]! - a[k]!)) as [number, number, number]);
    }
  }
}

/** The whole scene as it stands, skins and morphs applied. */
export interface Drawn {
  /** Metres, x, y, z of each corner. */
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** Returns the triangles of the scene in its present pose. */
export function drawn(document: Document): Drawn {
  const parts = sceneParts(document);
  const positions = new Float32Array(parts.reduce((sum, part) => sum + part.positions.length, 0));
  const indices: number[] = [];
  let at = 0;
  for (const part of parts) {
    positions.set(part.positions, at);
    for (const index of part.indices) indices.push(index + at / 3);
    at += part.positions.length;
  }
  return { positions, indices: Uint32Array.from(indices) };
}
