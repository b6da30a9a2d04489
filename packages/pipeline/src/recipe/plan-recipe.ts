import { mainFileName, rigClipName, rigClipNames } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import {
  type Details,
  detailsOf,
  holds,
  type Price,
  priceOf,
  validate,
  withDefaults,
} from '@meshwright/contract/schema';
import { drawingIssues, drawnFiles, namedDrawings, onlyEntry } from './draw-node.ts';
import { localSteps } from './local-steps.ts';
import { nodeOrder } from './node-order.ts';
import { sourcesOf } from './recipe.ts';
import {
  type DrawData,
  escapePointer,
  isDraw,
  isNodeRef,
  isTask,
  type NodeData,
  type NodeRef,
  type PathRef,
  type ProcessData,
  type RecipeData,
  refsIn,
  type TaskData,
  withRefs,
} from './recipe-data.ts';

/** Steps of a recipe and all of its mistakes, before any spending. */
export interface Plan {
  /** In topological order. */
  readonly nodes: readonly PlannedNode[];
  readonly price: { readonly known: number; readonly assumed: number };
  readonly issues: readonly PlanIssue[];
}

export interface PlannedNode {
  readonly name: string;
  /** Name of the family, or of the local steps in order. */
  readonly does: string;
  readonly after: readonly string[];
  /** Of a task. `credits` is 'unknown' if the specification states none; `local` is the assumed price in that case. */
  readonly price?: Price | undefined;
  /** Of local steps: clips that come with a rig, `walking`, and are used instead of bought ones. */
  readonly clips?: readonly string[] | undefined;
}

export interface PlanIssue {
  /** JSON pointer into the recipe. */
  readonly pointer: string;
  /** What is wrong, what is allowed, and the remedy. */
  readonly message: string;
}

export interface PlanOptions {
  /**
   * Time for retirement checks, in milliseconds since 1970.
   * @default announced dates are not reached
   */
  readonly at?: number | undefined;
}

/**
 * @example
 * import { planRecipe, recipe, task } from '@meshwright/pipeline';
 *
 * const preview = task(textTo3d, { mode: 'preview', prompt: 'a knight' });
 * const { issues } = planRecipe(recipe('preview', { preview }));
 */
export function planRecipe(recipe: RecipeData, options: PlanOptions = {}): Plan {
  const issues: PlanIssue[] = [];
  const report = (pointer: string, message: string): void => void issues.push({ pointer, message });
  const { order, circle } = nodeOrder(recipe.nodes);
  if (circle) report('/nodes', `The nodes need each other in a circle: ${circle.join(' needs ')}.`);
  if (!Object.hasOwn(recipe.nodes, recipe.output)) {
    report('/output', `"${recipe.output}" is no node; the nodes are ${listed(Object.keys(recipe.nodes))}.`);
  }
  if (filesDrawn(recipe, recipe.output)) {
    report('/output', `"${recipe.output}" is a drawing: the output is a node with a model.`);
  }
  const nodes: PlannedNode[] = [];
  for (const [name, node] of Object.entries(recipe.nodes)) {
    const at = `/nodes/${escapePointer(name)}`;
    for (const { pointer, ref } of refsIn(node)) {
      const drawn = isNodeRef(ref) && filesDrawn(recipe, ref.from);
      if (drawn && isNodeRef(ref) && !drawn.includes(ref.file ?? '')) {
        report(
          `${at}${pointer}`,
          `"${ref.from}" is a drawing: name one of its files with "file": ${listed(drawn)}.`,
        );
      }
      if (isNodeRef(ref) && !Object.hasOwn(recipe.nodes, ref.from)) {
        report(
          `${at}${pointer}`,
          `"${ref.from}" is no node; the nodes are ${listed(Object.keys(recipe.nodes))}.`,
        );
      }
    }
    if (isTask(node)) checkTask(recipe, node, at, report, options);
    else if (isDraw(node)) checkDraw(node, at, report);
    else checkProcess(node, at, report);
  }
  for (const name of order) nodes.push(planned(name, recipe.nodes[name]!));
  const prices = nodes.flatMap(({ price }) => price ?? []);
  const sum = (some: readonly Price[]) => some.reduce((total, { local }) => total + local, 0);
  return {
    nodes,
    price: {
      known: sum(prices.filter(({ credits }) => credits !== 'unknown')),
      assumed: sum(prices.filter(({ credits }) => credits === 'unknown')),
    },
    issues,
  };
}

type Report = (pointer: string, message: string) => void;

function planned(name: string, node: NodeData): PlannedNode {
  const after = [...new Set(sourcesOf(node))];
  if (isDraw(node)) return { name, does: `draw ${Object.keys(node.draw).join(', ')}`, after };
  if (!isTask(node)) {
    const used = refsIn(node.process).flatMap(({ ref }) => (isNodeRef(ref) && ref.file) || []);
    const clips = rigClipNames.filter((clip) => used.includes(rigClipName(clip)));
    const does = node.process.flatMap(Object.keys).join(', ');
    return { name, does, after, ...(clips.length > 0 && { clips }) };
  }
  const details = detailsNamed(node.task);
  return {
    name,
    does: node.task,
    after,
    ...(details && { price: priceOf(details.cost, withDefaults(details, withStandIns(details, node.body))) }),
  };
}

function checkTask(
  recipe: RecipeData,
  node: TaskData,
  at: string,
  report: Report,
  options: PlanOptions,
): void {
  const details = detailsNamed(node.task);
  if (!details) {
    report(`${at}/task`, `"${node.task}" is no task family. See "meshwright tasks families".`);
    return;
  }
  const body = withStandIns(details, node.body);
  const judged = options.at === undefined ? {} : { at: options.at };
  for (const { path, message } of validate(details, body, judged)) {
    report(`${at}/body${fieldPointer(path)}`, message);
  }
  for (const [field, reference] of Object.entries(details.references ?? {})) {
    const ref = node.body[field];
    const source = isNodeRef(ref) ? recipe.nodes[ref.from] : undefined;
    if (!source || !isNodeRef(ref)) continue;
    const pointer = `${at}/body/${escapePointer(field)}`;
    if (!isTask(source)) {
      report(
        pointer,
        `${field} is the id of a task, and "${ref.from}" runs on this machine. Give its file as a model_url.`,
      );
    } else if (!reference.families.includes(source.task)) {
      report(
        pointer,
        `${field} takes a task of ${listed(reference.families)}; "${ref.from}" is one of ${source.task}.`,
      );
    } else if (reference.when && !holds(reference.when, filled(source))) {
      const { field: named, is } = reference.when;
      report(
        pointer,
        `${field} takes a task with ${named} ${listed(is.map(String))}; "${ref.from}" has ${String(filled(source)[named])}.`,
      );
    }
  }
  for (const { unit, max, message } of details.limits ?? []) {
    const faces = unit === 'faces' && max !== undefined ? facesInto(recipe, node) : undefined;
    if (faces && faces.count > max!) {
      report(at, `"${faces.node}" may have ${faces.count.toLocaleString('en')} faces. ${message}`);
    }
  }
}

/** Returns the largest face count of a task's input model, as far as the recipe determines it. */
function facesInto(
  recipe: RecipeData,
  node: TaskData,
): { readonly node: string; readonly count: number } | undefined {
  const seen = new Set<string>();
  let names = sourcesOf(node);
  while (names.length > 0) {
    const next: string[] = [];
    for (const name of names) {
      const source = recipe.nodes[name];
      if (!source || seen.has(name)) continue;
      seen.add(name);
      // A task on another model keeps its face count unless its body sets one.
      const settings = !isTask(source) ? {} : sourcesOf(source).length > 0 ? source.body : filled(source);
      const { target_polycount: count, topology, decimation_mode: mode, should_remesh: remesh } = settings;
      if (typeof count === 'number' && mode === undefined && remesh !== false) {
        return { node: name, count: topology === 'quad' ? 2 * count : count };
      }
      next.push(...sourcesOf(source));
    }
    names = next;
  }
  return undefined;
}

/** Returns the files of a node that is a drawing without mistakes. */
function filesDrawn({ nodes }: RecipeData, name: string): string[] | undefined {
  const node = Object.hasOwn(nodes, name) ? nodes[name]! : undefined;
  if (!node || !isDraw(node)) return undefined;
  let isGood = true;
  checkDraw(node, '', () => (isGood = false));
  return isGood ? drawnFiles(node) : [];
}

function checkDraw({ draw, name: base }: DrawData, at: string, report: Report): void {
  const [name, options] = onlyEntry(draw) ?? [];
  if (name === undefined || !Object.hasOwn(namedDrawings, name)) {
    const all = listed(Object.keys(namedDrawings));
    report(
      `${at}/draw`,
      `A drawing is an object with one key, its name: ${all}; this one has ${listed(Object.keys(draw))}.`,
    );
    return;
  }
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(base)) {
    report(`${at}/name`, 'The name is what the files begin with: letters, digits, - and _.');
  }
  for (const { path, message } of drawingIssues(name, options)) {
    report(`${at}/draw/${name}${below(path)}`, `${name}: ${message}.`);
  }
}

function below(path: readonly (string | number)[]): string {
  return path.map((key) => `/${escapePointer(String(key))}`).join('');
}

function checkProcess(node: ProcessData, at: string, report: Report): void {
  for (const [i, data] of node.process.entries()) {
    const pointer = `${at}/process/${i}`;
    const [name, options] = onlyEntry(data) ?? [];
    if (name === undefined) {
      report(pointer, `A step is an object with one key, its name: { "place": { "height": 1.8 } }.`);
      continue;
    }
    const step = Object.hasOwn(localSteps, name) ? localSteps[name] : undefined;
    if (!step) {
      report(
        `${pointer}/${escapePointer(name)}`,
        `"${name}" is no step; the steps are ${listed(Object.keys(localSteps))}.`,
      );
      continue;
    }
    for (const { path, message } of step.issues(options)) {
      report(`${pointer}/${name}${below(path)}`, `${name}: ${message}.`);
    }
  }
}

function detailsNamed(name: string): Details | undefined {
  const family = familyNamed(name);
  return family && detailsOf(family);
}

function filled(node: TaskData): Readonly<Record<string, unknown>> {
  const details = detailsNamed(node.task);
  return details ? withDefaults(details, withStandIns(details, node.body)) : node.body;
}

/** Replaces each reference in the body by a valid placeholder: its value is only known later. */
function withStandIns(details: Details, body: TaskData['body']): Record<string, unknown> {
  const standIn = (ref: NodeRef | PathRef): string =>
    isNodeRef(ref)
      ? `https://files.invalid/${ref.file ?? mainFileName({})}`
      : `https://files.invalid/${ref.path}`;
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      details.references && Object.hasOwn(details.references, field) && isNodeRef(value)
        ? 'a-task'
        : withRefs(value, standIn),
    ]),
  );
}

function listed(names: readonly string[]): string {
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    : String(names[0] ?? 'none');
}

/**
 * Converts the path of an issue to a JSON pointer below a create body: of a field, `options.size`; of several,
 * `mode,should_texture`, their common parent.
 */
function fieldPointer(path: string): string {
  const [first = [], ...others] = path.split(',').map((each) => each.split('.').filter(Boolean));
  const shared =
    others.length === 0 ? first.length : Math.min(...others.map((other) => sharedKeys(first, other)));
  return first
    .slice(0, shared)
    .map((key) => `/${escapePointer(key)}`)
    .join('');
}

function sharedKeys(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((key, i) => key !== b[i]);
  return end < 0 ? a.length : end;
}
