import { clips } from '../clips/clips-document.ts';
import { planClips } from '../clips/edit-clips.ts';
import type { ClipStep } from '../clips/session/clip-session.ts';
import { GltfError } from '../gltf-error.ts';
import type { AssetStep, Step } from './step.ts';

/** Converts any kind of step to the kind that recipes run. */
export function runnableStep(step: Step): AssetStep {
  if (typeof step === 'function') {
    // Some transforms are asset steps as well, with a fuller report.
    if ('edit' in step) return { name: step.name, edit: step.edit as NonNullable<AssetStep['edit']> };
    return {
      name: step.name || 'transform',
      async edit(document) {
        await document.transform(step);
      },
    };
  }
  if ('run' in step) return clipStep(step);
  if (step.plan || step.edit) return step;
  throw new GltfError('invalid_option', `processAsset: the step "${step.name}" has neither plan nor edit`);
}

function clipStep(step: ClipStep): AssetStep {
  return {
    name: step.name,
    async plan(source, { limits, signal, hold, warn }) {
      const options = { ...(limits && { limits }), ...(signal && { signal }) };
      const { segments, check } = await planClips(source, [step], options, hold);
      const report = await check();
      warn(...report.warnings);
      return { segments, result: report.clips };
    },
    async edit(document) {
      await document.transform(clips(step));
    },
  };
}
