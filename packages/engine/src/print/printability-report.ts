import type { JobInput } from '../job/job.ts';
import { analyzeMesh, type MeshAnalysis } from './mesh/analyze-mesh.ts';
import { boxOf } from './mesh/box.ts';
import type { PrintMesh } from './mesh/print-mesh.ts';
import { type ThinWalls, thinWalls } from './mesh/thin-walls.ts';
import { type Print, printOf } from './printer.ts';

/** What a task says about the printability of a mesh, and what it is taken from. */
export interface PrintabilityReport {
  readonly found: MeshAnalysis;
  readonly print: Print;
  /** Places on walls that are too thin; null where walls are not measured. */
  readonly walls: ThinWalls | null;
  /** The `printability` of a task, without the time at which it was made. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Square millimetres of the print below which a face is degenerate. */
const leastAreaMm2 = 1;

/**
 * The one definition of a printable model, by which Analyze reports and Repair ends. An error is a mesh that is not
 * watertight, has no volume above 0, or has an edge of more than two faces; a warning is degenerate faces, or holes.
 */
export function printabilityReport(
  mesh: PrintMesh,
  request: JobInput['request'],
  files: JobInput['files'],
): PrintabilityReport {
  const { low, high } = boxOf(mesh.points);
  const print = printOf(request, files, [high[0] - low[0], high[1] - low[1], high[2] - low[2]]);
  const found = analyzeMesh(mesh, leastAreaMm2 / print.mmPerMetre ** 2);
  const walls = print.stated ? thinWalls(mesh, print.thinnestMm / print.mmPerMetre) : null;
  return { found, print, walls, fields: fieldsOf(found, walls, print) };
}

/** Whether the analysis of a mesh has an error, so that the mesh cannot be printed as it is. */
export function hasErrors(found: MeshAnalysis): boolean {
  return errorsOf(found).some(Boolean);
}

function errorsOf({ watertight, volume, nonManifoldEdges }: MeshAnalysis): boolean[] {
  return [!watertight, !(volume > 0), nonManifoldEdges > 0];
}

function fieldsOf(found: MeshAnalysis, walls: ThinWalls | null, print: Print): Record<string, unknown> {
  const errors = errorsOf(found).filter(Boolean).length;
  const warnings = [found.degenerateFaces > 0, found.holes.length > 0].filter(Boolean).length;
  return {
    _version: 'v1',
    status: errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'healthy',
    issue_count: errors + warnings,
    error_count: errors,
    warning_count: warnings,
    metrics: {
      is_watertight: found.watertight,
      volume: Number(found.volume.toPrecision(9)),
      non_manifold_edges: found.nonManifoldEdges,
      degenerate_faces: found.degenerateFaces,
      holes: found.holes.length,
    },
    ...(walls && { thin_walls: wallsOf(walls, print) }),
  };
}

/** The key is public, its shape is not: this project chose it. */
function wallsOf(
  { thinnest, share, spots }: ThinWalls,
  { thinnestMm, mmPerMetre: mm }: Print,
): Record<string, unknown> {
  return {
    limit_mm: thinnestMm,
    thinnest_mm: Number.isFinite(thinnest) ? rounded(thinnest * mm) : null,
    surface_share: rounded(share),
    places_mm: [...spots]
      .sort((a, b) => a.thickness - b.thickness)
      .slice(0, mostListed)
      .map(({ point, thickness }) => ({
        position: point.map((value) => rounded(value * mm)),
        thickness: rounded(thickness * mm),
      })),
  };
}

/** Longest list in a report. */
const mostListed = 20;

/** Rounds to four decimals: a ten-thousandth of a millimetre. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
