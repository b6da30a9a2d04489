import { JobError } from '../../job/job-error.ts';

/** A workflow exported in API format: nodes by id. */
export type Workflow = Readonly<
  Record<string, { readonly class_type: string; readonly inputs: Readonly<Record<string, unknown>> }>
>;

/** One input of one node. */
interface Slot {
  readonly node: string;
  readonly input: string;
}

/** The slots of a task's values in a workflow, and the node with the result. */
export interface WorkflowSlots {
  readonly prompt?: Slot | undefined;
  readonly seed?: Slot | undefined;
  /** One slot per picture, in order. With fewer pictures the last one is repeated. */
  readonly images?: readonly Slot[] | undefined;
  /** Id of the node whose files are the result. */
  readonly output: string;
}

/** Returns the errors of a slot map for this workflow, by field; empty when it fits. */
export function slotIssues(
  workflow: Workflow,
  { prompt, seed, images = [], output }: WorkflowSlots,
): { readonly field: string; readonly problem: string }[] {
  const slots: [string, Slot | undefined][] = [
    ['prompt', prompt],
    ['seed', seed],
    ...images.map((slot, i): [string, Slot] => [`images/${i}`, slot]),
  ];
  const issues = slots.flatMap(([field, slot]) => {
    if (!slot) return [];
    const node = Object.hasOwn(workflow, slot.node) ? workflow[slot.node] : undefined;
    if (!node) return [{ field, problem: `the workflow has no node ${slot.node}` }];
    if (Object.hasOwn(node.inputs, slot.input)) return [];
    const known = Object.keys(node.inputs).join(', ');
    return [{ field, problem: `node ${slot.node} has no input ${slot.input}; it has ${known}` }];
  });
  if (Object.hasOwn(workflow, output)) return issues;
  return [...issues, { field: 'output', problem: `the workflow has no node ${output}` }];
}

/** Returns the workflow with a task's values in its slots. Pictures have the names the server assigned. */
export function filledWorkflow(
  workflow: Workflow,
  slots: WorkflowSlots,
  values: { readonly prompt: string; readonly seed: number; readonly images: readonly string[] },
): Workflow {
  const filled = structuredClone(workflow) as Record<string, { inputs: Record<string, unknown> }>;
  const fill = (slot: Slot | undefined, value: unknown) => {
    if (slot) filled[slot.node]!.inputs[slot.input] = value;
  };
  fill(slots.prompt, values.prompt);
  fill(slots.seed, values.seed);
  for (const [i, slot] of (slots.images ?? []).entries()) {
    const name = values.images[i] ?? values.images.at(-1);
    if (name === undefined) {
      throw new JobError('missing_input', 'run the workflow: a picture is missing; add one.');
    }
    fill(slot, name);
  }
  return filled as Workflow;
}

/**
 * Returns what a server lacks for a workflow, a sentence each: node types, and files that a node chooses from a list.
 * @param known the server's answer to `GET /object_info`: inputs by node type
 */
export function workflowLacks(
  workflow: Workflow,
  known: Readonly<Record<string, unknown>>,
  server: string,
): string[] {
  const nodes = Object.entries(workflow);
  const absent = [
    ...new Set(nodes.map(([, { class_type: type }]) => type).filter((type) => !Object.hasOwn(known, type))),
  ];
  const lists = nodes.flatMap(([id, { class_type: type, inputs }]) =>
    Object.entries(inputs).flatMap(([name, value]) => {
      const choices = choicesOf(known[type], name);
      return typeof value === 'string' && choices && !choices.includes(value) && !isUploaded(type)
        ? [
            `${server} has no "${value}", which node ${id} (${type}) takes as ${name}; put the file there or export the workflow again.`,
          ]
        : [];
    }),
  );
  return [
    ...(absent.length > 0
      ? [
          `${server} has no nodes ${absent.join(', ')}, which the workflow uses; install them or export the workflow again.`,
        ]
      : []),
    ...lists,
  ];
}

/** Pictures are uploaded with each task. */
const isUploaded = (type: string): boolean => type.startsWith('LoadImage');

/** Returns the values that an input of a node can have; undefined where any is allowed. */
function choicesOf(node: unknown, input: string): readonly unknown[] | undefined {
  const { required, optional } =
    (node as { input?: Record<string, Record<string, unknown>> } | undefined)?.input ?? {};
  const spec = required?.[input] ?? optional?.[input];
  return Array.isArray(spec) && Array.isArray(spec[0]) ? spec[0] : undefined;
}
