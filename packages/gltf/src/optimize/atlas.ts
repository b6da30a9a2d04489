import type { Document } from '@gltf-transform/core';
import { transformFunctions } from '../optional-package.ts';
import { type LightStep, lightStep } from './optimize-step.ts';
import { paletteColours } from './palette-colours.ts';

export interface AtlasReport {
  materials: { before: number; after: number };
  /** Primitives, each at least one draw call. */
  primitives: { before: number; after: number };
}

/**
 * Combines plain-colour materials into one with a palette texture of exact colours (8 bits per channel, unfiltered),
 * and joins the meshes that share it. Needs at least `least` plain materials, default 2. Named nodes stay separate
 * unless `join` is `all`.
 * @example
 * import { atlas } from '@meshwright/gltf/optimize';
 *
 * await document.transform(atlas({ least: 2 }));
 */
export function atlas(
  options: { least?: number; join?: 'unnamed' | 'all' } = {},
  onReport?: (report: AtlasReport) => void,
): LightStep {
  const { least = 2, join: which = 'unnamed' } = options;
  return lightStep(
    'atlas',
    async (document) => {
      const { dedup, flatten, join, prune } = await transformFunctions();
      const before = counts(document);
      await document.transform(dedup({ keepUniqueNames: false }));
      await paletteColours(document, least);
      if (which === 'all') await document.transform(flatten());
      await document.transform(
        join({ keepNamed: which === 'unnamed' }),
        prune({ keepLeaves: true, keepSolidTextures: true, keepExtras: true, keepAttributes: true }),
      );
      const after = counts(document);
      return {
        materials: { before: before.materials, after: after.materials },
        primitives: { before: before.primitives, after: after.primitives },
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
