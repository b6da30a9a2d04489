import { type HumanoidOptions, humanoidOptions, metaOf, planHumanoid } from '../humanoid/humanoid-model.ts';
import type { AssetStep, StepDescription } from './step.ts';

export const humanoidStep: StepDescription<(typeof humanoidOptions)['options']> = {
  ...humanoidOptions,
  version: 1,
  example: { author: ['Ada'], licence: 'CC-BY-4.0' },
  help: 'Writes a humanoid as a VRM 1.0 avatar, at rest in a T-pose facing +z; the last of all steps.',
  make: (given) => humanoid(given),
};

/**
 * Returns a step that writes a humanoid as VRM 1.0, as `humanoidModel` does. It comes after all steps that parse
 * meshes, which do not keep `VRMC_vrm`.
 * @example
 * import { humanoid, place, processAsset } from '@meshwright/gltf/recipe';
 *
 * const steps = [place({ height: 1.8 }), humanoid({ author: 'Ada', licence: 'CC-BY-4.0' })];
 * const { glb } = await processAsset(source, steps);
 */
export function humanoid(options: HumanoidOptions): AssetStep {
  metaOf(options, '');
  return {
    name: 'humanoid',
    async plan(source, { limits, signal, warn }) {
      const { segments, report } = await planHumanoid(source, {
        ...options,
        ...(limits && { limits }),
        ...(signal && { signal }),
      });
      warn(...report.warnings);
      return { segments, result: report };
    },
  };
}
