import type { Family, RequestOf } from '@meshwright/contract';
import { PipelineError } from '../pipeline-error.ts';
import {
  isNodeRef,
  type NodeData,
  type PathRef,
  type RecipeData,
  refsIn,
  type StepData,
} from './recipe-data.ts';

/** A node under construction, without a name; refers to other nodes as objects. */
export interface Node {
  readonly kind: 'task' | 'process' | 'draw';
  readonly data: object;
}

/** One file of a node. */
export interface FileOf {
  readonly node: Node;
  readonly file: string;
}

/** A create body in which any string may be a node, a file of one, or a project file. */
export type BodyWithRefs<T> = T extends string
  ? T | Node | FileOf | PathRef
  : T extends readonly (infer Item)[]
    ? readonly BodyWithRefs<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: BodyWithRefs<T[K]> }
      : T;

/**
 * Creates a task: `task(rigging, { input_task_id: refine })`.
 * @example
 * import { rigging, textTo3d } from '@meshwright/contract';
 * import { recipe, task } from '@meshwright/pipeline';
 *
 * const preview = task(textTo3d, { mode: 'preview', prompt: 'a knight' });
 * const rig = task(rigging, { input_task_id: preview, height_meters: 1.8 });
 * const data = recipe('rig', { preview, rig });
 */
export function task<F extends Family>(
  family: F,
  body: BodyWithRefs<RequestOf<F>>,
  options: { readonly take?: number } = {},
): Node {
  return { kind: 'task', data: { task: family.name, body, ...options } };
}

/**
 * Creates local steps on the file of a node: `process(rig, [{ place: { height: 1.8 } }])`.
 * @example
 * import { process, recipe } from '@meshwright/pipeline';
 *
 * const chest = process({ path: 'chest.glb' }, [{ place: { height: 0.6 } }]);
 * const data = recipe('chest', { chest });
 */
export function process(from: Node | FileOf | PathRef, steps: readonly StepData[]): Node {
  return { kind: 'process', data: { process: steps, from } };
}

/**
 * Draws files of a node: `draw(chest, { icon: { sizes: [64] } }, 'chest')`. They are the `files` of its result.
 * @param name what the names of the files begin with
 * @example
 * import { draw, process, recipe } from '@meshwright/pipeline';
 *
 * const chest = process({ path: 'chest.glb' }, [{ place: { height: 0.6 } }]);
 * const icon = draw(chest, { icon: { sizes: [64] } }, 'chest');
 * const data = recipe('chest', { chest, icon });
 */
export function draw(from: Node | FileOf | PathRef, drawing: StepData, name: string): Node {
  return { kind: 'draw', data: { draw: drawing, from, name } };
}

/**
 * Refers to a file of a task other than its GLB: `fileOf(animation, 'result.animation_glb_url')`.
 * @example
 * import { animation } from '@meshwright/contract';
 * import { fileOf, process, task } from '@meshwright/pipeline';
 *
 * const walk = task(animation, { rig_task_id: ref.id, action_ids: [1] });
 * const placed = process(fileOf(walk, 'result.animation_glb_url'), [{ place: { height: 1.8 } }]);
 */
export function fileOf(node: Node, file: string): FileOf {
  return { node, file };
}

/**
 * Names the nodes and builds the data: `recipe('hero', { preview, rig, hero })`. Nodes that are only referred to are
 * named after their operation.
 * @throws PipelineError `bad_option` when the output is none of the nodes
 * @example
 * import { process, recipe, runRecipe } from '@meshwright/pipeline';
 *
 * const chest = process({ path: 'chest.glb' }, [{ place: { height: 0.6 } }]);
 * const outcome = await runRecipe(recipe('chest', { chest }), { buyer, store, readFile });
 */
export function recipe(output: string, named: Readonly<Record<string, Node>>): RecipeData {
  const names = new Map<Node, string>(Object.entries(named).map(([name, node]) => [node, name]));
  if (!Object.hasOwn(named, output)) {
    throw new PipelineError('bad_option', `recipe: "${output}" is none of ${Object.keys(named).join(', ')}.`);
  }
  const nodes: Record<string, NodeData> = {};
  const nameOf = (node: Node): string => {
    const known = names.get(node);
    if (known !== undefined) return known;
    const base = 'task' in node.data ? String(node.data.task) : node.kind;
    const taken = new Set(names.values());
    let name = base;
    for (let i = 2; taken.has(name); i++) name = `${base}-${i}`;
    names.set(node, name);
    return name;
  };
  const refOf = (value: unknown): unknown => {
    if (isNode(value)) return { from: add(value) };
    if (isFileOf(value)) return { from: add(value.node), file: value.file };
    if (Array.isArray(value)) return value.map(refOf);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, refOf(inner)]));
  };
  function add(node: Node): string {
    const name = nameOf(node);
    if (!Object.hasOwn(nodes, name)) {
      const data = refOf(node.data) as NodeData;
      nodes[name] = data;
    }
    return name;
  }
  for (const node of Object.values(named)) add(node);
  return { nodes, output };
}

/** Returns the names of the nodes that a node refers to. */
export function sourcesOf(node: NodeData): string[] {
  return refsIn(node).flatMap(({ ref }) => (isNodeRef(ref) ? [ref.from] : []));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'kind' in value && 'data' in value;
}

function isFileOf(value: unknown): value is FileOf {
  return typeof value === 'object' && value !== null && 'node' in value && 'file' in value;
}
