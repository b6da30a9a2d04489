import { type Matrix, multiply } from '../matrix.ts';
import type { Model } from '../read/model.ts';
import type { Warning } from '../warning.ts';

/** World matrices of the nodes under one scene. `tree` is false when the graph is not a tree, as glTF requires. */
export interface SceneWalk {
  world: Map<number, Matrix>;
  tree: boolean;
  warnings: Warning[];
}

/**
 * Visits every node under a scene once, without recursion. Cycles and second parents are reported and not
 * followed (glTF 2.0, 3.5.2).
 */
export function walkScene(model: Model, scene: number): SceneWalk {
  const walk: SceneWalk = { world: new Map(), tree: true, warnings: [] };
  const open = new Set<number>();
  const stack: { node: number; parent: Matrix | null; leaving: boolean }[] = [];
  const roots = model.scenes[scene]?.roots ?? [];
  for (const node of [...roots].reverse()) stack.push({ node, parent: null, leaving: false });
  while (stack.length > 0) {
    const { node, parent, leaving } = stack.pop()!;
    if (leaving) {
      open.delete(node);
      continue;
    }
    if (walk.world.has(node)) {
      report(walk, node, open.has(node));
      continue;
    }
    const { matrix, children } = model.nodes[node]!;
    const world = parent ? multiply(parent, matrix) : matrix;
    walk.world.set(node, world);
    open.add(node);
    stack.push({ node, parent, leaving: true });
    for (const child of [...children].reverse()) stack.push({ node: child, parent: world, leaving: false });
  }
  return walk;
}

function report(walk: SceneWalk, node: number, cycle: boolean): void {
  walk.tree = false;
  walk.warnings.push(
    cycle
      ? {
          code: 'node_cycle',
          message: `node ${node} is its own ancestor; the loop was not followed`,
          pointer: `/nodes/${node}`,
        }
      : {
          code: 'two_parents',
          message: `node ${node} has two parents; only the first one is used`,
          pointer: `/nodes/${node}`,
        },
  );
}
