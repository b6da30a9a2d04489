import { count } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding, Rule } from '../../finding.ts';
import { clustersOf } from '../../surface/clusters.ts';
import { forPrint } from '../severity.ts';
import { openBoundaries } from './open-boundaries.ts';
import { selfIntersecting } from './self-intersecting.ts';
import { selfTouching } from './self-touching.ts';
import { winding } from './winding.ts';

/** Surfaces: what generated meshes fail by first. */
export const surfaceRules: readonly Rule[] = [
  floatingDebris,
  winding,
  nonManifold,
  openBoundaries,
  selfTouching,
  selfIntersecting,
];

/** Edges with three triangles or more, where inside and outside are undefined. */
async function nonManifold(examination: Examination): Promise<Finding[]> {
  let [edges, wild] = [0, 0];
  let pointer = '';
  for (const { topology, pointer: at } of await examination.surfaces()) {
    const { faces, count: own } = topology.edges;
    edges += own;
    for (let edge = 0; edge < own; edge++) {
      if (faces[edge]! < 3) continue;
      wild++;
      pointer ||= at;
    }
  }
  const severity = forPrint(examination, 'note');
  if (wild === 0 || (severity === 'note' && wild <= edges * FEW)) return [];
  return [
    {
      code: 'non_manifold',
      severity,
      message: `${count(wild, 'edge has', 'edges have')} three triangles or more (non-manifold)`,
      consequence: 'it looks right, but physics, printing, LODs and boolean operations need a closed surface',
      fix: {
        does: 'for printing, repair it on the server',
        task: { family: 'repair-printability', request: {} },
      },
      pointer,
    },
  ];
}

/** Share of the edges: fins, blades and touching boxes of hand-made models have a few. */
const FEW = 0.01;

/** Specks beside the model that belong to the same mesh as a far larger part. */
async function floatingDebris(examination: Examination): Promise<Finding[]> {
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
