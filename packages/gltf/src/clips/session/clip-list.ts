import { GltfError } from '../../gltf-error.ts';
import { clipSlugs } from '../../inspect/clip-report.ts';
import { isObject, type JsonObject } from '../../read/json.ts';

/** A clip by index, name or slug. */
export type ClipRef = number | string;

/** Adds the lists that malformed clips lack, so that steps need no checks. */
export function fillClips(json: JsonObject): void {
  for (const clip of clipsOf(json)) {
    clip.channels ??= [];
    clip.samplers ??= [];
  }
}

export function clipsOf(json: JsonObject): JsonObject[] {
  return Array.isArray(json.animations) ? (json.animations as JsonObject[]) : [];
}

export function clipName(clip: JsonObject): string {
  return typeof clip.name === 'string' ? clip.name : '';
}

/** Finds one clip; the error lists the existing names. */
export function findClip(json: JsonObject, clip: ClipRef): number {
  const names = clipsOf(json).map(clipName);
  const index =
    typeof clip === 'number'
      ? clip
      : names.includes(clip)
        ? names.indexOf(clip)
        : clipSlugs(names).indexOf(clip);
  if (Number.isInteger(index) && index >= 0 && index < names.length) return index;
  const known = clipSlugs(names).slice(0, 20).join(', ') || 'none';
  throw new GltfError('no_such_clip', `no clip ${JSON.stringify(clip)}; the model has: ${known}`);
}

/** The clips a step applies to: one, or all. */
export function chosenClips(json: JsonObject, clip: ClipRef | undefined): number[] {
  return clip === undefined ? [...clipsOf(json).keys()] : [findClip(json, clip)];
}

export interface Channel {
  sampler: number;
  node: number | undefined;
  path: string;
}

export function channelsOf(clip: JsonObject): Channel[] {
  return (clip.channels as JsonObject[]).map(({ sampler, target }) => {
    const { node, path } = target as JsonObject;
    return { sampler: sampler as number, node: node as number | undefined, path: String(path) };
  });
}

export function samplersOf(clip: JsonObject): JsonObject[] {
  return clip.samplers as JsonObject[];
}

export function nodeName(json: JsonObject, node: number | undefined): string {
  const entry = node === undefined ? undefined : (json.nodes as unknown[] | undefined)?.[node];
  const name = isObject(entry) && typeof entry.name === 'string' ? entry.name : '';
  return name || (node === undefined ? 'no node' : `node ${node}`);
}
