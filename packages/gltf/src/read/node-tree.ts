import { identity, type Matrix, multiply } from '../matrix.ts';
import type { Model } from './model.ts';

/** The parent of each node that has one. */
export function parentsOf({ nodes }: Pick<Model, 'nodes'>): Map<number, number> {
  return new Map(nodes.flatMap(({ children }, parent) => children.map((child) => [child, parent] as const)));
}

/** Matrices of all nodes in the scene, without recursion. */
export function worldsOf(model: Model): Map<number, Matrix> {
  const worlds = new Map<number, Matrix>();
  const children = new Set(model.nodes.flatMap((node) => node.children));
  const open = [...model.nodes.keys()]
    .filter((node) => !children.has(node))
    .map((node) => ({ node, above: identity() }));
  while (open.length > 0) {
    const { node, above } = open.pop()!;
    if (worlds.has(node)) continue;
    const world = multiply(above, model.nodes[node]!.matrix);
    worlds.set(node, world);
    for (const child of model.nodes[node]!.children) open.push({ node: child, above: world });
  }
  return worlds;
}
