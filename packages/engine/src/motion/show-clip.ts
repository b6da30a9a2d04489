import type { Document, vec3, vec4 } from '@gltf-transform/core';
import { sampleChannel, sceneParts } from '@meshwright/formats/mesh';

/** Poses a rigged document at a time of one of its clips, in seconds: joints are moved, the clip stays. */
export function showClip(document: Document, name: string, seconds: number): void {
  const animation = document
    .getRoot()
    .listAnimations()
    .find((candidate) => candidate.getName() === name);
  for (const channel of animation?.listChannels() ?? []) {
    const [node, sampler, path] = [channel.getTargetNode(), channel.getSampler(), channel.getTargetPath()];
    if (!node || !sampler) continue;
    const at = (size: number) => sampleChannel(sampler, size)?.at(seconds);
    if (path === 'rotation') node.setRotation((at(4) as vec4 | undefined) ?? node.getRotation());
    else if (path === 'translation')
      node.setTranslation((at(3) as vec3 | undefined) ?? node.getTranslation());
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
  const parts = sceneParts(document, { normals: false });
  const positions = new Float32Array(parts.reduce((sum, part) => sum + part.positions.length, 0));
  const indices = new Uint32Array(parts.reduce((sum, part) => sum + part.indices.length, 0));
  let at = 0;
  let corner = 0;
  for (const part of parts) {
    positions.set(part.positions, at);
    for (let i = 0; i < part.indices.length; i++) indices[corner++] = part.indices[i]! + at / 3;
    at += part.positions.length;
  }
  return { positions, indices };
}
