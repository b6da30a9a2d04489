import type { Document } from '@gltf-transform/core';
import { place as placeDocument, unplace as unplaceDocument } from '../place/place-document.ts';
import { planPlacement } from '../place/place-model.ts';
import { type PlaceOptions, placeOptions } from '../place/place-options.ts';
import type { PlaceReport } from '../place/placement.ts';
import { planUnplacement } from '../place/unplace-model.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { AssetStep, StepDescription } from './step.ts';

export const placeStep: StepDescription<(typeof placeOptions)['options']> = {
  ...placeOptions,
  version: 2,
  example: { height: 1.8 },
  help: 'Sets the size in metres and where the origin goes.',
  make: (given) => place(given),
};

export const unplaceStep: StepDescription<Record<never, never>> = {
  name: 'unplace',
  version: 1,
  help: 'Removes an earlier placement.',
  options: {},
  make: () => unplace(),
};

/**
 * Returns a step that sets size in metres and origin, as `placeModel` does; its report is the step's `result`.
 * @example
 * import { place, processAsset } from '@meshwright/gltf/recipe';
 *
 * const { glb } = await processAsset(source, [place({ height: 1.8 })]);
 */
export function place(options: PlaceOptions = {}): AssetStep {
  checkedOptions(placeOptions, options);
  return {
    name: 'place',
    async plan(source, { limits, signal, warn }) {
      const { segments, report } = await planPlacement(source, {
        ...options,
        ...(limits && { limits }),
        ...(signal && { signal }),
      });
      warn(...report.warnings);
      return { segments, result: report };
    },
    async edit(document: Document, { warn }) {
      let result: PlaceReport | undefined;
      await document.transform(
        placeDocument(options, (report) => {
          warn(...report.warnings);
          result = report;
        }),
      );
      return result;
    },
  };
}

/**
 * Returns a step that removes an earlier placement, as `unplaceModel` does; on a parsed document only a wrapper.
 * @example
 * import { place, processAsset, unplace } from '@meshwright/gltf/recipe';
 *
 * const { glb } = await processAsset(source, [place({ height: 1.8 }), unplace()]);
 */
export function unplace(): AssetStep {
  return {
    name: 'unplace',
    async plan(source, { limits, signal, warn }) {
      const { segments, report } = await planUnplacement(source, {
        ...(limits && { limits }),
        ...(signal && { signal }),
      });
      warn(...report.warnings);
      return { segments, result: report };
    },
    async edit(document: Document) {
      await document.transform(unplaceDocument());
    },
  };
}
