import { planClips } from '../clips/edit-clips.ts';
import { bakeScale } from '../rig/bake-scale.ts';
import type { AssetStep } from './step.ts';

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
