import { bytesSource, GltfError } from '@meshwright/gltf';
import type { Step } from '@meshwright/gltf/recipe';
import { type FileForm, type OptionIssue, stepIssues } from '@meshwright/gltf/step-options';
import { type AnyStep, stepList } from '@meshwright/gltf/steps';
import { isNodeRef, isPathRef, type NodeRef, type PathRef, type StepData } from './recipe-data.ts';

/** A step of gltf as a recipe names it: files in its options are references. */
export interface LocalStep extends Omit<AnyStep, 'make'> {
  /** Returns everything that is wrong with the options. */
  issues(options: unknown): OptionIssue[];
  /**
   * @param read returns the file of a reference inside the options
   * @throws GltfError `invalid_option`
   */
  make(options: unknown, read: (ref: NodeRef | PathRef) => Promise<Uint8Array>): Promise<Step>;
}

/** Every step of gltf by its name in a recipe. */
export const localSteps: Readonly<Record<string, LocalStep>> = Object.fromEntries(
  stepList.map((step) => [step.name, localStep(step)]),
);

/**
 * Makes the steps that data names, in their order.
 * @param read returns the file of a reference in the options of a step
 * @throws GltfError `invalid_option`
 * @example
 * import { makeSteps } from '@meshwright/pipeline/node';
 *
 * const noFiles = () => Promise.reject(new Error('a file is named'));
 * const steps = await makeSteps([{ place: { height: 1.8 } }], noFiles);
 */
export function makeSteps(
  steps: readonly StepData[],
  read: (ref: NodeRef | PathRef, step: string) => Promise<Uint8Array>,
): Promise<Step[]> {
  const named = steps.flatMap((step) => Object.entries(step));
  return Promise.all(
    named.map(([name, options]) => localSteps[name]!.make(options, (ref) => read(ref, name))),
  );
}

function localStep(step: AnyStep): LocalStep {
  const issues = (options: unknown) => stepIssues(step, options, references);
  return {
    ...step,
    issues,
    async make(options, read) {
      const [issue] = issues(options);
      if (issue) throw new GltfError('invalid_option', `${step.name}: ${issue.message}`);
      return step.make((await withFiles(options, read)) as never);
    },
  };
}

const references: FileForm = {
  isFile: (value) => isNodeRef(value) || isPathRef(value),
  wanted: '{ "path": FILE }, or { "from": NODE } of the recipe',
};

/** Returns the options with the file of every reference. */
async function withFiles(
  value: unknown,
  read: (ref: NodeRef | PathRef) => Promise<Uint8Array>,
): Promise<unknown> {
  if (isNodeRef(value) || isPathRef(value)) return bytesSource(await read(value));
  if (Array.isArray(value)) return Promise.all(value.map((item) => withFiles(item, read)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    async ([name, inner]) => [name, await withFiles(inner, read)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
