import type { Document, Transform } from '@gltf-transform/core';
import type { AssetStep, StepContext } from '../recipe/step.ts';

/** A step of a recipe that is also a transform of glTF-Transform. */
export type LightStep = Transform & AssetStep;

/** Makes a step of an edit of a document; `onReport` gets its result in both cases. */
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
  // glTF-Transform awaits its transforms, though their type returns void.
  const transform = (async (document: Document) => {
    await edit(document, alone);
  }) as Transform;
  Object.defineProperty(transform, 'name', { value: name });
  return Object.assign(transform, { edit });
}

/** The context of a step that runs as a transform: no limits, no signal, no warnings. */
const alone: StepContext = { limits: undefined, signal: undefined, warn: () => {}, hold: () => {} };
