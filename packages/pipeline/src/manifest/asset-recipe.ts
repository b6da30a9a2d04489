import { mainFileName, type RigClipName, rigClipName } from '@meshwright/client';
import { animation } from '@meshwright/contract';
import { PipelineError } from '../pipeline-error.ts';
import {
  isTask,
  type NodeData,
  type PathRef,
  type RecipeData,
  type StepData,
} from '../recipe/recipe-data.ts';
import type { LockedTake } from './lockfile.ts';
import type { AssetSpec } from './manifest.ts';

/** Node of the generation from a prompt or a picture. */
const modelNode = 'model';

/** Node of the asset before the steps for its targets. */
const assetNode = 'asset';

/**
 * Converts an asset of the manifest to a recipe: the model, its rig and animations, its placement and steps, and a node
 * for each target. Clips that come with the rig are not bought. `own` is the recipe file that the asset names, if any.
 * @throws PipelineError `bad_option` for a recipe with a node of those names
 */
export function assetRecipe(spec: AssetSpec, own?: RecipeData): RecipeData {
  const nodes: Record<string, NodeData> = {};
  let last: { readonly from: string; readonly file?: string };
  if (own) {
    const [clash] = clashingNodes(spec, own);
    if (clash !== undefined) throw new PipelineError('bad_option', clashText(clash));
    Object.assign(nodes, own.nodes);
    last = { from: own.output };
  } else {
    nodes[modelNode] = generation(spec);
    last = { from: modelNode };
  }
  if (spec.rig || spec.animations) {
    const height = typeof spec.rig === 'object' ? spec.rig.height : spec.place?.height;
    nodes.rig = {
      task: 'rigging',
      body: {
        input_task_id: { from: last.from },
        ...(height === undefined ? {} : { height_meters: height }),
      },
    };
    last = { from: 'rig' };
  }
  const { bought, free } = clipsOf(spec.animations ?? []);
  if (bought.length > 0) {
    nodes.clips = { task: 'animation', body: { rig_task_id: { from: 'rig' }, action_ids: bought } };
    last = { from: 'clips', file: mainFileName(animation) };
  }
  const place: StepData[] = spec.place || !own ? [{ place: spec.place ?? {} }] : [];
  nodes[assetNode] = { process: [...free, ...place, ...(spec.steps ?? [])], from: last };
  for (const target of spec.targets ?? []) {
    nodes[target] = { process: [{ optimize: { for: target } }], from: { from: assetNode } };
  }
  return { nodes, output: assetNode };
}

/** Parts animations: walking and running come with the rig and are merged in, only actions of the library are bought. */
export function clipsOf(animations: readonly (number | RigClipName)[]): {
  readonly bought: readonly number[];
  readonly free: StepData[];
} {
  const brought = animations.filter((each) => typeof each === 'string');
  const files = brought.map((clip) => ({
    file: { from: 'rig', file: rigClipName(clip) },
    name: clip.charAt(0).toUpperCase() + clip.slice(1),
  }));
  return {
    bought: animations.filter((each) => typeof each === 'number'),
    free: files.length > 0 ? [{ mergeClips: { files } }] : [],
  };
}

/**
 * Returns the recipe of another take: the same, with the generation bought once more. The tasks after it have another
 * input, and so are purchases of their own.
 */
export function recipeOfTake(recipe: RecipeData, take: number): RecipeData {
  const model = recipe.nodes[modelNode];
  if (take === 1 || !model || !isTask(model)) return recipe;
  return { ...recipe, nodes: { ...recipe.nodes, [modelNode]: { ...model, take } } };
}

/** Returns the generation of a take that was made: it stays when only local steps change. */
export function generationOf({ tasks }: Pick<LockedTake, 'tasks'>): string | undefined {
  return tasks[modelNode]?.ref;
}

/** Returns nodes of a recipe whose names collide with the nodes that the asset adds. */
export function clashingNodes({ rig, animations, targets = [] }: AssetSpec, own: RecipeData): string[] {
  const added = [
    ...(rig || animations ? ['rig'] : []),
    ...(animations ? ['clips'] : []),
    assetNode,
    ...targets,
  ];
  return added.filter((name) => Object.hasOwn(own.nodes, name));
}

export function clashText(node: string): string {
  return `"${node}" is the name of a node that the asset adds to its recipe: rename the node.`;
}

/**
 * Returns the nodes that produce the asset's files, by the distinguishing part of the file name: '' for the only one.
 */
export function assetOutputs({ targets }: AssetSpec): ReadonlyMap<string, string> {
  if (!targets) return new Map([['', assetNode]]);
  return new Map(targets.map((target) => [target, target]));
}

function generation({ prompt, image, options = {}, take }: AssetSpec): NodeData {
  const again = take === undefined ? {} : { take };
  if (prompt !== undefined) {
    return { task: 'text-to-3d', body: { should_texture: true, prompt, ...options }, ...again };
  }
  const picture: PathRef = { path: image! };
  return { task: 'image-to-3d', body: { image_url: picture, ...options }, ...again };
}
