import { bytesSource } from '@meshwright/gltf';
import { type ProcessReport, processAsset, type ResultCache, type Step } from '@meshwright/gltf/recipe';
import type { Content, ContentStore } from '@meshwright/purchase';
import { canonicalJson } from '@meshwright/purchase/identity';
import { PipelineError } from '../pipeline-error.ts';
import { runDraw } from './draw-node.ts';
import { localSteps } from './local-steps.ts';
import { bytesOf, contentOf } from './node-content.ts';
import { planRecipe } from './plan-recipe.ts';
import type { NodeResult, ProcessResult, RecipeContext, Run, RunOptions } from './recipe-context.ts';
import { isDraw, isTask, type ProcessData, type RecipeData, refsIn, type StepData } from './recipe-data.ts';
import { runTask } from './run-task.ts';

/** Outcome of a run. The results in `nodes` are kept: the next run continues from there. */
export type RunOutcome = { readonly nodes: Readonly<Record<string, NodeResult>> } & (
  | { readonly status: 'done'; readonly output: Content }
  | { readonly status: 'failed' | 'stopped'; readonly node: string; readonly error: unknown }
);

/**
 * Runs a recipe: tasks are bought once and followed, files fetched once, local steps run once for the same input;
 * results of an earlier run are reused. Independent nodes run in parallel. When a node fails, its dependents are
 * skipped and the others finish; a task that FAILED is not bought again by this run.
 * @throws PipelineError `bad_recipe` with every mistake, before anything is sent
 * @example
 * import { process, recipe, runRecipe, task } from '@meshwright/pipeline';
 *
 * const preview = task(textTo3d, { mode: 'preview', prompt: 'a wooden chest' });
 * const chest = process(preview, [{ place: { height: 0.6 } }]);
 * const outcome = await runRecipe(recipe('chest', { preview, chest }), { buyer, store, readFile });
 */
export async function runRecipe(
  recipe: RecipeData,
  context: RecipeContext,
  options: RunOptions = {},
): Promise<RunOutcome> {
  const { issues, nodes } = planRecipe(recipe, { at: context.buyer.now() });
  if (issues.length > 0) {
    const lines = issues.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n');
    throw new PipelineError('bad_recipe', `The recipe cannot run, and nothing was sent.\n${lines}`);
  }
  const signal = options.signal ?? new AbortController().signal;
  const run: Run = { recipe, context, options, signal, results: {} };
  const failures: { readonly node: string; readonly error: unknown }[] = [];
  const running = new Map<string, Promise<boolean>>();
  for (const { name, after } of nodes) {
    const sources = Promise.all(after.map((source) => running.get(source)));
    running.set(
      name,
      sources.then(async (done) => {
        if (!done.every(Boolean)) return false;
        try {
          signal.throwIfAborted();
          run.results[name] = await runNode(run, name);
          options.onEvent?.({ node: name, state: 'done' });
          return true;
        } catch (error) {
          failures.push({ node: name, error });
          options.onEvent?.({ node: name, state: 'failed' });
          return false;
        }
      }),
    );
  }
  await Promise.all(running.values());
  const { results } = run;
  const [failure] = failures;
  if (failure) return { status: signal.aborted ? 'stopped' : 'failed', ...failure, nodes: results };
  try {
    return { status: 'done', output: await contentOf(run, { from: recipe.output }), nodes: results };
  } catch (error) {
    return { status: signal.aborted ? 'stopped' : 'failed', node: recipe.output, error, nodes: results };
  }
}

function runNode(run: Run, name: string): Promise<NodeResult> {
  const node = run.recipe.nodes[name]!;
  if (isTask(node)) return runTask(run, name, node);
  return isDraw(node) ? runDraw(run, name, node) : runProcess(run, name, node);
}

/** Runs local steps once for the same input, options and versions, which form the key of the result in the store. */
async function runProcess(run: Run, nodeName: string, node: ProcessData): Promise<ProcessResult> {
  const { store } = run.context;
  const inputs = [node.from, ...refsIn(node.process).map(({ ref }) => ref)];
  const hashes: string[] = [];
  for (const ref of inputs) hashes.push((await contentOf(run, ref)).hash);
  const versions = node.process.map((data) => stepOf(data).step.version);
  const name = `process ${canonicalJson({ steps: node.process, versions, hashes })}`;

  const [content, kept] = await Promise.all([store.find(name), store.find(`${name} report`)]);
  const text = content && kept && (await store.read(kept.hash));
  if (content && text) {
    return { kind: 'process', content, report: JSON.parse(new TextDecoder().decode(text)) as ProcessReport };
  }
  const steps: Step[] = [];
  for (const data of node.process) {
    const { step, options } = stepOf(data);
    steps.push(await step.make(options, (ref) => bytesOf(run, ref)));
  }
  const { glb, report } = await processAsset(bytesSource(await bytesOf(run, node.from)), steps, {
    signal: run.signal,
    cache: cacheOf(store),
    onProgress: ({ done, total }) => {
      const progress = Math.floor((100 * done) / total);
      run.options.onEvent?.({ node: nodeName, state: 'working', progress });
    },
  });
  await store.keep(`${name} report`, new TextEncoder().encode(JSON.stringify(report)));
  return { kind: 'process', content: await store.keep(name, glb), report };
}

/** Slow parts of a step, such as KTX2 pictures, are kept beside its result: another option does not make them again. */
function cacheOf(store: ContentStore): ResultCache {
  return {
    async find(name) {
      const content = await store.find(name);
      return content && store.read(content.hash);
    },
    async keep(name, bytes) {
      await store.keep(name, bytes);
    },
  };
}

function stepOf(data: StepData) {
  const [[name, options] = ['', undefined]] = Object.entries(data);
  return { step: localSteps[name]!, options };
}
