import type { Document, Transform } from '@gltf-transform/core';
import type { AssetStep, StepContext } from '../recipe/step.ts';

/** A step that is both: one of a recipe, and a transform of glTF-Transform. */
export type LightStep = Transform & AssetStep;

/** Makes a step of what it does to a document; `onReport` gets its result either way. */
export function lightStep<Result>(
  name: string,
  work: (document: Document, context: StepContext) => Promise<Result>,
  onReport?: (result: Result) => void,
): LightStep {
  const edit = async (document: Document, context: StepContext): Promise<Result> => {
    const result = await work(document, context);
    onReport?.(result);
    return result;
  };
  // The library awaits its transforms, though their type says void.
  const transform = (async (document: Document) => {
    await edit(document, alone);
  }) as Transform;
  Object.defineProperty(transform, 'name', { value: name });
  return Object.assign(transform, { edit });
}

/** What a step gets when it runs as a transform: nobody to tell, nothing to stop it. */
const alone: StepContext = { limits: undefined, signal: undefined, warn: () => {}, hold: () => {} };
