import type { Document, Node, Primitive } from '@gltf-transform/core';
import { GltfError } from '../../gltf-error.ts';
import { optionalPackage, transformFunctions } from '../../optional-package.ts';
import type { StepDescription } from '../../recipe/step.ts';
import { checkedOptions } from '../../step/checked-options.ts';
import type { OptionsOf, OptionTable } from '../../step/options.ts';
import { type LightStep, lightStep } from '../optimize-step.ts';
import { lightmapAtlas } from './lightmap-atlas.ts';

export const lightmapUvTable = {
  size: {
    kind: 'integer',
    unit: 'texels',
    min: 64,
    max: 8192,
    default: 1024,
    help: 'Side of the lightmap that the margin is for.',
  },
  margin: { kind: 'integer', unit: 'texels', min: 1, max: 32, default: 4, help: 'Space between two charts.' },
} as const satisfies OptionTable;

export type LightmapUvOptions = OptionsOf<typeof lightmapUvTable>;

export const lightmapUvStep: StepDescription<typeof lightmapUvTable> = {
  name: 'lightmapUv',
  version: 1,
  example: { size: 512 },
  help: 'Adds a second set of texture coordinates without overlaps, for baked light.',
  options: lightmapUvTable,
  make: (given) => lightmapUv(given),
};

export interface LightmapUvReport {
  /** Pieces that the surface was cut into. */
  charts: number;
  /** Share of the square that triangles cover, 0 to 1. */
  coverage: number;
  /** Texels that two triangles share and where light bakes wrong. Not 0 only where cutting the surface did not help. */
  overlap: number;
  size: number;
  margin: number;
}

/**
 * Gives every triangle its own place in a second set of texture coordinates (TEXCOORD_1), for baked light: one square for
 * the whole model, in proportion to size, with a margin between charts. The first set and its seams stay; vertices on
 * new seams are duplicated. It takes seconds for ten thousand triangles.
 * @throws GltfError `invalid_option`, `no_extent` without triangles, `no_room` where the charts do not fit, or
 * `missing_package` without `watlas`
 * @example
 * import { lightmapUv } from '@meshwright/gltf/optimize';
 *
 * await document.transform(lightmapUv({ size: 512, margin: 2 }));
 */
export function lightmapUv(
  given: LightmapUvOptions = {},
  onReport?: (report: LightmapUvReport) => void,
): LightStep {
  const { size, margin } = checkedOptions(lightmapUvStep, given);
  return lightStep('lightmapUv', (document) => unwrapped(document, size, margin), onReport);
}

async function unwrapped(document: Document, size: number, margin: number): Promise<LightmapUvReport> {
  const [{ unwrapPrimitives, convertPrimitiveToTriangles }, watlas] = await Promise.all([
    transformFunctions(),
    optionalPackage(() => import('watlas'), 'Unwrapping', 'watlas'),
  ]);
  await watlas.Initialize();
  const { primitives, weights } = surfaces(document, convertPrimitiveToTriangles);
  if (primitives.length === 0)
    throw new GltfError('no_extent', 'lightmapUv: the model has no triangles; nothing was unwrapped');
  const report: LightmapUvReport = { charts: 0, coverage: 0, overlap: 0, size, margin };
  const Atlas = lightmapAtlas(watlas.Atlas, size, margin, (packed) => Object.assign(report, packed));
  unwrapPrimitives(primitives, {
    watlas: { ...watlas, Atlas },
    texcoord: 1,
    overwrite: true,
    weights,
  });
  return report;
}

/** Triangles of every mesh, with the largest scale of the nodes that show it. */
function surfaces(
  document: Document,
  convert: (primitive: Primitive) => unknown,
): { primitives: Primitive[]; weights: number[] } {
  const primitives: Primitive[] = [];
  const weights: number[] = [];
  for (const mesh of document.getRoot().listMeshes()) {
    const nodes = mesh.listParents().filter((parent): parent is Node => parent.propertyType === 'Node');
    const scale = Math.max(1e-6, ...nodes.flatMap((node) => node.getWorldScale().map(Math.abs)));
    for (const primitive of mesh.listPrimitives()) {
      if (primitive.getMode() < 4 || !primitive.getAttribute('POSITION')) continue;
      if (primitive.getMode() > 4) convert(primitive);
      primitives.push(primitive);
      weights.push(scale);
    }
  }
  return { primitives, weights };
}
