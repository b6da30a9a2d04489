/** A graph of tasks and local steps as plain JSON, as in a manifest or from the builders. */
export interface RecipeData {
  readonly nodes: Readonly<Record<string, NodeData>>;
  /** The node whose file is the asset. */
  readonly output: string;
}

export type NodeData = TaskData | ProcessData | DrawData;

/** A task of the service. */
export interface TaskData {
  /** Name of the family. */
  readonly task: string;
  /** The create body; any string in it may be a reference instead. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The same body is bought once per take. From 1, the default. */
  readonly take?: number | undefined;
}

/** Local processing steps on one file; see `local-steps.ts`. */
export interface ProcessData {
  readonly process: readonly StepData[];
  readonly from: NodeRef | PathRef;
}

/** Files that are drawn of one model; see `drawings` of `@meshwright/look`. */
export interface DrawData {
  /** One drawing by its only key: `{ "icon": { "sizes": [64] } }`. */
  readonly draw: StepData;
  readonly from: NodeRef | PathRef;
  /** What the names of its files begin with: `hero` gives `hero.icon-64.png`. */
  readonly name: string;
}

/** One step by its only key: `{ "place": { "height": 1.8 } }`. */
export type StepData = Readonly<Record<string, unknown>>;

/**
 * Another node of the recipe. In a task id field it stands for that id; elsewhere for the node's file, named by its
 * path in the task object, the family's main model by default.
 */
export interface NodeRef {
  readonly from: string;
  readonly file?: string | undefined;
}

/** A project file, by its path from the manifest's folder. */
export interface PathRef {
  readonly path: string;
}

/**
 * Whether a value of a recipe names another node.
 *
 * @example
 * import { isNodeRef } from '@meshwright/pipeline';
 *
 * isNodeRef({ from: 'preview' }); // true
 */
export function isNodeRef(value: unknown): value is NodeRef {
  return isPlain(value) && typeof value.from === 'string';
}

export function isPathRef(value: unknown): value is PathRef {
  return isPlain(value) && typeof value.path === 'string';
}

/**
 * Whether a node is a task of the service, which costs credits; the others are steps on this machine.
 *
 * @example
 * import { isTask } from '@meshwright/pipeline';
 *
 * isTask({ task: 'text-to-3d', body: { mode: 'preview', prompt: 'a barrel' } }); // true
 */
export function isTask(node: NodeData): node is TaskData {
  return 'task' in node;
}

export function isDraw(node: NodeData): node is DrawData {
  return 'draw' in node;
}

/**
 * Returns every reference inside a value, with its JSON pointer below it.
 *
 * @example
 * import { refsIn } from '@meshwright/pipeline';
 *
 * refsIn({ input_task_id: { from: 'preview' } }); // [{ pointer: '/input_task_id', ref: { from: 'preview' } }]
 */
export function refsIn(
  value: unknown,
  pointer = '',
): { readonly pointer: string; readonly ref: NodeRef | PathRef }[] {
  if (isNodeRef(value) || isPathRef(value)) return [{ pointer, ref: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => refsIn(inner, `${pointer}/${escapePointer(key)}`));
}

/**
 * Returns the value with every reference replaced.
 *
 * @example
 * import { withRefs } from '@meshwright/pipeline';
 *
 * withRefs({ input_task_id: { from: 'preview' } }, () => 'a1b2'); // { input_task_id: 'a1b2' }
 */
export function withRefs(value: unknown, replace: (ref: NodeRef | PathRef) => unknown): unknown {
  if (isNodeRef(value) || isPathRef(value)) return replace(value);
  if (Array.isArray(value)) return value.map((inner) => withRefs(inner, replace));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withRefs(inner, replace)]));
}

export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
