import type { Document } from '@gltf-transform/core';
import { transformCore, transformFunctions } from '../optional-package.ts';
import type { StepDescription } from '../recipe/step.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { OptionsOf, OptionTable } from '../step/options.ts';
import { clean } from './clean.ts';
import { joinMeshes } from './join-meshes.ts';
import { type LightStep, lightStep } from './optimize-step.ts';
import { paletteColours } from './palette-colours.ts';
import { inventoryOf, type Removed, removedBetween } from './removed.ts';

export interface AtlasReport {
  materials: { before: number; after: number };
  /** Primitives, each at least one draw call. */
  primitives: { before: number; after: number };
  /** Everything of the input that is not in the output, by kind. */
  removed: Removed[];
}

const options = {
  least: {
    kind: 'integer',
    unit: 'materials',
    min: 2,
    max: 1_000_000,
    default: 2,
    help: 'Fewest plain materials that are worth a palette.',
  },
  join: {
    kind: 'choice',
    values: ['unnamed', 'all'],
    default: 'unnamed',
    help: 'Which meshes of the palette become one; a game still finds nodes with a name unless all are joined.',
  },
} as const satisfies OptionTable;

export const atlasStep: StepDescription<typeof options> = {
  name: 'atlas',
  version: 3,
  help: 'Combines plain-colour materials into one with a palette texture, and joins their meshes.',
  options,
  make: (given) => atlas(given),
};

/**
 * Combines plain-colour materials into one with a palette texture of exact colours (8 bits per channel, unfiltered),
 * and joins the meshes that share it.
 * @example
 * import { atlas } from '@meshwright/gltf/optimize';
 *
 * await document.transform(atlas({ least: 2 }));
 */
export function atlas(
  given: OptionsOf<typeof options> = {},
  onReport?: (report: AtlasReport) => void,
): LightStep {
  const { least, join: which } = checkedOptions(atlasStep, given);
  return lightStep(
    'atlas',
    async (document) => {
      const [{ dedup }, { PropertyType }] = await Promise.all([transformFunctions(), transformCore()]);
      const before = counts(document);
      const inventory = inventoryOf(document);
      // Equal materials of different names are one draw call; other equal things keep their names.
      await document.transform(dedup({ keepUniqueNames: false, propertyTypes: [PropertyType.MATERIAL] }));
      await clean(document);
      await paletteColours(document, least);
      await joinMeshes(document, which);
      await clean(document);
      const after = counts(document);
      return {
        materials: { before: before.materials, after: after.materials },
        primitives: { before: before.primitives, after: after.primitives },
        removed: removedBetween(inventory, inventoryOf(document), []),
      };
    },
    onReport,
  );
}

function counts(document: Document): { materials: number; primitives: number } {
  const root = document.getRoot();
  return {
    materials: root.listMaterials().length,
    primitives: root.listMeshes().reduce((sum, mesh) => sum + mesh.listPrimitives().length, 0),
  };
}
