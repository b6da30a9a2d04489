import { GltfError } from '../gltf-error.ts';
import type { Vector } from '../matrix.ts';
import type { JsonObject } from '../read/json.ts';
import { shortFloat } from '../write/float-text.ts';
import type { PlaceReport } from './placement.ts';
import { EXTRAS_KEY, WRAPPER_NAME, WRAPPER_ROLE } from './placement-record.ts';

/** Puts a node with the placement above the roots of every scene. */
export function wrapScenes(json: JsonObject, { scale, translation }: PlaceReport): void {
  wrapRoots(json, () => wrapperNode(scale, translation));
}

/**
 * Puts a node above the roots of every scene, appended at the end of `nodes` so that no index shifts. Roots with the
 * same scenes get one wrapper, because a node may have only one parent.
 */
export function wrapRoots(json: JsonObject, make: () => JsonObject): void {
  const scenes = (json.scenes ?? []) as JsonObject[];
  const nodes = (json.nodes ?? []) as JsonObject[];
  const groups = rootGroups(scenes, nodes);
  const wrappers = new Map<string, number>();
  const above = new Map<number, number>();
  for (const [root, group] of groups) {
    const wrapper = wrappers.get(group) ?? nodes.length;
    if (!wrappers.has(group)) {
      wrappers.set(group, wrapper);
      nodes.push(make());
    }
    (nodes[wrapper]!.children as number[]).push(root);
    above.set(root, wrapper);
  }
  const lift = (list: number[]) => [...new Set(list.map((node) => above.get(node) ?? node))];
  for (const scene of scenes) if (Array.isArray(scene.nodes)) scene.nodes = lift(scene.nodes);
  for (const node of nodes.slice(0, nodes.length - wrappers.size)) {
    if (Array.isArray(node.children)) node.children = lift(node.children);
  }
}

function wrapperNode(scale: number, translation: Vector): JsonObject {
  const length = shortFloat(scale);
  return {
    name: WRAPPER_NAME,
    children: [],
    translation: translation.map(shortFloat),
    scale: [length, length, length],
    extras: { [EXTRAS_KEY]: { role: WRAPPER_ROLE } },
  };
}

/**
 * Groups roots that may share a wrapper: those of the same scenes. A root that is also the child of a node outside
 * every scene gets its own group, so that this parent refers to a wrapper of its child only.
 */
function rootGroups(scenes: JsonObject[], nodes: JsonObject[]): Map<number, string> {
  const groups = new Map<number, string>();
  for (const [index, scene] of scenes.entries()) {
    for (const root of new Set((scene.nodes ?? []) as number[])) {
      groups.set(root, `${groups.get(root) ?? ''} ${index}`);
    }
  }
  const shown = reachable([...groups.keys()], nodes);
  for (const [parent, node] of nodes.entries()) {
    for (const child of (node.children ?? []) as number[]) {
      const group = groups.get(child);
      if (group === undefined) continue;
      if (shown.has(parent)) {
        throw new GltfError(
          'node_cycle',
          `place: node ${child} is a scene root and a child; repair the node tree first`,
          {
            pointer: `/nodes/${parent}/children`,
          },
        );
      }
      groups.set(child, `${group} under ${parent}`);
    }
  }
  return groups;
}

function reachable(roots: number[], nodes: JsonObject[]): Set<number> {
  const reached = new Set<number>();
  const open = [...roots];
  while (open.length > 0) {
    const node = open.pop()!;
    if (reached.has(node)) continue;
    reached.add(node);
    for (const child of (nodes[node]!.children ?? []) as number[]) open.push(child);
  }
  return reached;
}
