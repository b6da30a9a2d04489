import { count } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import { clustersOf } from '../../surface/clusters.ts';
import { forPrint } from '../severity.ts';

/** Specks beside the model that belong to the same mesh as a far larger part. */
export async function floatingDebris(examination: Examination): Promise<Finding[]> {
  const surfaces = await examination.surfaces();
  const clusters = clustersOf(surfaces);
  const total = clusters.reduce((sum, { area }) => sum + area, 0);
  const specks = clusters.filter(
    ({ area, width, surfaces: own }) =>
      area < total * SPECK_AREA &&
      width < SPECK_WIDTH &&
      // A mesh of its own is an object that is meant.
      [...own].every((surface) =>
        clusters.some((other) => other.area > area * 20 && other.surfaces.has(surface)),
      ),
  );
  if (specks.length === 0) return [];
  const triangles = specks.reduce((sum, speck) => sum + speck.triangles, 0);
  return [
    {
      code: 'floating_debris',
      severity: forPrint(examination, 'warning'),
      message: `${count(specks.length, 'speck floats', 'specks float')} beside the model (${count(triangles, 'triangle')})`,
      consequence: 'specks flicker in the distance, cast shadows, and enlarge bounds and colliders',
      fix: { does: 'delete loose parts in a modelling program, or generate it again' },
      pointer: surfaces[[...specks[0]!.surfaces][0]!]!.pointer,
    },
  ];
}

/** Share of the area of the model. */
const SPECK_AREA = 0.005;
/** Share of the longest side. */
const SPECK_WIDTH = 0.06;
