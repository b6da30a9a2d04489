import type { Vector } from '../matrix.ts';
import { isObject, type JsonObject } from '../read/json.ts';
import type { Unwrapped } from './placement.ts';
import { isWrapperExtras } from './placement-record.ts';
import { takeRecord } from './remove-record.ts';

/**
 * Removes the wrappers of an earlier placement and returns their transform, so that placing again measures the
 * original. A wrapper with added content (a mesh, an animation) stays.
 */
export function unwrapScenes(json: JsonObject): Unwrapped | null {
  const nodes = Array.isArray(json.nodes) ? (json.nodes as unknown[]) : [];
  let last = nodes.length;
  while (last > 0 && isPlainWrapper(nodes[last - 1])) last--;
  if (last === nodes.length || isInUse(json, last)) return null;
  const removed = nodes.slice(last) as JsonObject[];
  const lower = (list: number[]) =>
    list.flatMap((node) => (node >= last ? (removed[node - last]!.children as number[]) : [node]));
  nodes.length = last;
  for (const scene of (json.scenes ?? []) as JsonObject[])
    if (scene.nodes) scene.nodes = lower(scene.nodes as number[]);
  for (const node of nodes as JsonObject[])
    if (node.children) node.children = lower(node.children as number[]);
  const { scale, translation } = removed[0] as { scale: number[]; translation: Vector };
  return { scale: scale[0]!, translation, unit: takeRecord(json.asset) };
}

function isPlainWrapper(node: unknown): boolean {
  if (!isObject(node) || !isWrapperExtras(node.extras)) return false;
  const { children, scale, translation } = node;
  return (
    Object.keys(node).every((key) => ['name', 'children', 'translation', 'scale', 'extras'].includes(key)) &&
    isIndices(children) &&
    isNumbers(translation, 3) &&
    isNumbers(scale, 3) &&
    scale[0]! > 0 &&
    scale.every((length) => length === scale[0])
  );
}

/** True when wrappers are joints or animated, or when the lists that refer to nodes are malformed. */
function isInUse(json: JsonObject, first: number): boolean {
  const nodes = json.nodes as unknown[];
  const parts = (owner: unknown, key: string): unknown[] =>
    isObject(owner) && Array.isArray(owner[key]) ? (owner[key] as unknown[]) : [];
  const targets = parts(json, 'animations')
    .flatMap((clip) => parts(clip, 'channels'))
    .map((channel) => (isObject(channel) && isObject(channel.target) ? channel.target.node : undefined));
  const joints = parts(json, 'skins').flatMap((skin) => parts(skin, 'joints'));
  const lists = [
    ...nodes.map((node) => isObject(node) && node.children),
    ...parts(json, 'scenes').map((scene) => isObject(scene) && scene.nodes),
  ];
  const isList = (list: unknown) =>
    list === undefined || (isIndices(list) && list.every((node) => node < nodes.length));
  return (
    [...targets, ...joints].some((node) => typeof node === 'number' && node >= first) || !lists.every(isList)
  );
}

function isIndices(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((index) => Number.isSafeInteger(index) && index >= 0);
}

function isNumbers(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.every(Number.isFinite) && value.length === length;
}
