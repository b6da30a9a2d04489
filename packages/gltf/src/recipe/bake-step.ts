import { planClips } from '../clips/edit-clips.ts';
import { bakeScale } from '../rig/bake-scale.ts';
import type { AssetStep, StepDescription } from './step.ts';

export const bakeArmatureScaleStep: StepDescription<Record<never, never>> = {
  name: 'bakeArmatureScale',
  version: 1,
  help: 'Moves the scale of an armature into its joints and keys, for engines that want armatures at scale 1.',
  options: {},
  make: () => bakeArmatureScale(),
};

/**
 * Returns a step that moves the scale of armatures into their joints, as `bakeArmature` does. Meshes stay unchanged.
 * @example
 * import { bakeArmatureScale, processAsset } from '@meshwright/gltf/recipe';
 *
 * const { glb } = await processAsset(source, [bakeArmatureScale()]);
 */
export function bakeArmatureScale(): AssetStep {
  return {
    name: 'bakeArmatureScale',
    async plan(source, { limits, signal, hold, warn }) {
      const options = { ...(limits && { limits }), ...(signal && { signal }) };
      const { segments, check } = await planClips(source, [bakeScale()], options, hold);
      const report = await check();
      warn(...report.warnings);
      return { segments, result: undefined };
    },
  };
}
