import { sourcesOf } from './recipe.ts';
import type { NodeData } from './recipe-data.ts';

/** Returns the names of the nodes in topological order, and the first reference cycle, if any. */
export function nodeOrder(nodes: Readonly<Record<string, NodeData>>): {
  readonly order: readonly string[];
  readonly circle: readonly string[] | undefined;
} {
  const order: string[] = [];
  const done = new Set<string>();
  let circle: string[] | undefined;
  const visit = (name: string, path: readonly string[]): void => {
    if (done.has(name) || circle) return;
    if (path.includes(name)) {
      circle = [...path.slice(path.indexOf(name)), name];
      return;
    }
    const node = Object.hasOwn(nodes, name) ? nodes[name] : undefined;
    if (!node) return;
    for (const source of sourcesOf(node)) visit(source, [...path, name]);
    if (circle) return;
    done.add(name);
    order.push(name);
  };
  for (const name of Object.keys(nodes)) visit(name, []);
  return { order, circle };
}
